"""The first schema: people, terms, rounds, events and money."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_NEVER_EDITED = ("terms", "events", "transfers", "results", "answers")


def upgrade() -> None:
    """Create everything. There is no way back: a ledger is not taken down again."""
    _create_people()
    _create_rounds()
    _create_journal()
    _create_standings()
    if op.get_bind().dialect.name == "sqlite":
        _create_triggers()


def _create_people() -> None:
    op.create_table(
        "players",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.player"), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )


def _create_rounds() -> None:
    op.create_table(
        "terms",
        sa.Column("fingerprint", sa.String, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "rounds",
        sa.Column("round_id", sa.String, primary_key=True),
        sa.Column("sequence", sa.BigInteger, nullable=False, unique=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("terms", sa.String, sa.ForeignKey("terms.fingerprint"), nullable=False),
        sa.Column("opened_ms", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("ended_ms", sa.BigInteger),
        sa.Column("outcome", sa.String),
        sa.CheckConstraint("(ended_ms IS NULL) = (outcome IS NULL)", "rounds_end_whole"),
    )
    still_open = sa.text("ended_ms IS NULL")
    op.create_index("rounds_open", "rounds", ["sequence"], sqlite_where=still_open, postgresql_where=still_open)


def _create_journal() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.String),
        sa.Column("number", sa.BigInteger),
        sa.Column("round_id", sa.String, sa.ForeignKey("rounds.round_id"), index=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "transfers",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String),
        sa.Column("round_id", sa.String, sa.ForeignKey("rounds.round_id"), index=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("source", sa.String, nullable=False),
        sa.Column("target", sa.String, nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.CheckConstraint("amount > 0", "transfers_move_something"),
        sa.CheckConstraint("source <> target", "transfers_move_somewhere"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "answers",
        sa.Column("player", sa.String),
        sa.Column("key", sa.String),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("reply", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("player", "key"),
    )


def _create_standings() -> None:
    op.create_table(
        "balances",
        sa.Column("account", sa.String, primary_key=True),
        sa.Column("balance", sa.BigInteger, nullable=False),
        sa.CheckConstraint(
            "balance >= 0 OR account LIKE '%/cashier' AND account NOT LIKE '%/%/cashier'",
            "balances_only_cashier_below_zero",
        ),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("round_id", sa.String, sa.ForeignKey("rounds.round_id")),
        sa.Column("people", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("round_id", sa.String, sa.ForeignKey("rounds.round_id")),
        sa.Column("seat", sa.Integer),
        sa.Column("player", sa.String, sa.ForeignKey("players.player"), nullable=False),
        sa.Column("staked", sa.BigInteger, nullable=False),
        sa.Column("returned", sa.BigInteger, nullable=False),
        sa.Column("sequence", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("round_id", "seat"),
        sa.CheckConstraint("staked >= 0 AND returned >= 0", "results_not_negative"),
    )
    op.create_index("results_history", "results", ["player", "sequence"])


def _create_triggers() -> None:
    for table in _NEVER_EDITED:
        _refuse(f"{table}_never_edited", f"UPDATE ON {table}", f"{table} are never edited")
        _refuse(f"{table}_never_deleted", f"DELETE ON {table}", f"{table} are never deleted")
    _refuse(
        "rounds_never_edited",
        "UPDATE OF round_id, sequence, table_id, terms, opened_ms, secret ON rounds",
        "rounds are never edited",
    )
    _refuse("rounds_end_once", "UPDATE ON rounds WHEN OLD.ended_ms IS NOT NULL", "a round ends once")
    _refuse("rounds_never_deleted", "DELETE ON rounds", "rounds are never deleted")


def _refuse(trigger: str, when: str, message: str) -> None:
    op.execute(f"CREATE TRIGGER {trigger} BEFORE {when} BEGIN SELECT RAISE(ABORT, '{message}'); END")
