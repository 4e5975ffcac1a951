"""The floor's tables: incidents, closures, receipts, adjustments. Conventions as in ``schema``."""

from sqlalchemy import BigInteger, CheckConstraint, Column, Index, LargeBinary, PrimaryKeyConstraint, String, Table

from croupier.adapters.schema import forbid, metadata


def _key(name: str) -> Column[int]:
    return Column(name, BigInteger, primary_key=True, autoincrement=False)


incidents = Table(
    "incidents",
    metadata,
    _key("incident"),
    Column("at_ms", BigInteger, nullable=False),
    Column("table_id", String, key="table"),
    Column("round_id", String, key="round"),
    Column("kind", String, nullable=False),
    Column("detail", String, nullable=False),
    Column("who", String, key="by", nullable=False),
    Column("closed_ms", BigInteger),
    Column("closed_by", String),
    Column("word", String),
    CheckConstraint("(closed_ms IS NULL) = (closed_by IS NULL)", "incidents_closed_whole"),
)

closures = Table(
    "closures",
    metadata,
    Column("kind", String),
    Column("subject", String),
    Column("at_ms", BigInteger, nullable=False),
    Column("who", String, key="by", nullable=False),
    Column("why", String, nullable=False),
    PrimaryKeyConstraint("kind", "subject"),
)

receipts = Table(
    "receipts",
    metadata,
    _key("receipt"),
    Column("at_ms", BigInteger, nullable=False),
    Column("table_id", String, key="table", nullable=False),
    Column("round_id", String, key="round", nullable=False),
    Column("player", String, nullable=False),
    Column("said", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

receipts_player = Index("receipts_player", receipts.c.player, receipts.c.receipt)

adjustments = Table(
    "adjustments",
    metadata,
    _key("adjustment"),
    Column("round_id", String, key="round", nullable=False),
    Column("table_id", String, key="table", nullable=False),
    Column("player", String, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("currency", String, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("who", String, key="by", nullable=False),
    Column("why", String, nullable=False),
    Column("state", String, nullable=False),
    Column("decided_ms", BigInteger),
    Column("decided_by", String),
    CheckConstraint("amount <> 0", "adjustments_move_something"),
    CheckConstraint("state <> 'approved' OR decided_by <> who", "adjustments_need_two"),
)

adjustments_round = Index("adjustments_round", adjustments.c.round, adjustments.c.adjustment)

forbid(receipts, "never_edited", "UPDATE ON receipts", "receipts are never edited")
forbid(receipts, "never_deleted", "DELETE ON receipts", "receipts are never deleted")
forbid(incidents, "close_once", "UPDATE ON incidents WHEN OLD.closed_ms IS NOT NULL", "an incident is closed once")
forbid(incidents, "never_deleted", "DELETE ON incidents", "incidents are never deleted")
forbid(
    adjustments,
    "decided_once",
    "UPDATE ON adjustments WHEN OLD.state <> 'proposed'",
    "an adjustment is decided once",
)
forbid(adjustments, "never_deleted", "DELETE ON adjustments", "adjustments are never deleted")
