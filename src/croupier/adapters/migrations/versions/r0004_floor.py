"""The floor: incidents, closures, receipts, adjustments."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables with nothing in them yet; what was received and what was decided stays as it was."""
    _create_incidents()
    _create_closures()
    _create_receipts()
    _create_adjustments()
    if op.get_bind().dialect.name == "sqlite":
        _create_triggers()


def _create_incidents() -> None:
    op.create_table(
        "incidents",
        sa.Column("incident", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("round_id", sa.String),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("detail", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("closed_ms", sa.BigInteger),
        sa.Column("closed_by", sa.String),
        sa.Column("word", sa.String),
        sa.CheckConstraint("(closed_ms IS NULL) = (closed_by IS NULL)", "incidents_closed_whole"),
    )


def _create_closures() -> None:
    op.create_table(
        "closures",
        sa.Column("kind", sa.String),
        sa.Column("subject", sa.String),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("kind", "subject"),
    )


def _create_receipts() -> None:
    op.create_table(
        "receipts",
        sa.Column("receipt", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("round_id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("said", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("receipts_player", "receipts", ["player", "receipt"])


def _create_adjustments() -> None:
    op.create_table(
        "adjustments",
        sa.Column("adjustment", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("round_id", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.Column("currency", sa.String, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("decided_ms", sa.BigInteger),
        sa.Column("decided_by", sa.String),
        sa.CheckConstraint("amount <> 0", "adjustments_move_something"),
        sa.CheckConstraint("state <> 'approved' OR decided_by <> who", "adjustments_need_two"),
    )
    op.create_index("adjustments_round", "adjustments", ["round_id", "adjustment"])


def _create_triggers() -> None:
    _refuse("receipts_never_edited", "UPDATE ON receipts", "receipts are never edited")
    _refuse("receipts_never_deleted", "DELETE ON receipts", "receipts are never deleted")
    _refuse("incidents_close_once", "UPDATE ON incidents WHEN OLD.closed_ms IS NOT NULL", "an incident is closed once")
    _refuse("incidents_never_deleted", "DELETE ON incidents", "incidents are never deleted")
    _refuse(
        "adjustments_decided_once",
        "UPDATE ON adjustments WHEN OLD.state <> 'proposed'",
        "an adjustment is decided once",
    )
    _refuse("adjustments_never_deleted", "DELETE ON adjustments", "adjustments are never deleted")


def _refuse(trigger: str, when: str, message: str) -> None:
    op.execute(f"CREATE TRIGGER {trigger} BEFORE {when} BEGIN SELECT RAISE(ABORT, '{message}'); END")
