"""What is written together lies together: events in the order they came, found by round; answers by key first.

By table or by player, every row of a batch had a page of its own to write.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Write the events and the answers anew in their new order; nothing else may read them meanwhile."""
    on_sqlite = op.get_bind().dialect.name == "sqlite"
    op.rename_table("events", "events_before")
    _create_events()
    columns = "table_id, number, round_id, at_ms, body"
    _move("events", columns, "at_ms, table_id, number")
    op.create_index("events_of_round", "events", ["round_id", "number"], unique=True)
    op.rename_table("answers", "answers_before")
    _create_answers()
    _move("answers", "player, key, digest, reply", "key, player")
    if on_sqlite:
        for table in ("events", "answers"):
            _refuse(f"{table}_never_edited", f"UPDATE ON {table}", f"{table} are never edited")
            _refuse(f"{table}_never_deleted", f"DELETE ON {table}", f"{table} are never deleted")
        stale = "NEW.number <= (SELECT number FROM tables WHERE table_id = NEW.table_id)"
        _refuse("events_go_on", f"INSERT ON events WHEN {stale}", "numbers of a table only grow")


def _create_events() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("round_id", sa.String, sa.ForeignKey("rounds.round_id")),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def _create_answers() -> None:
    op.create_table(
        "answers",
        sa.Column("player", sa.String),
        sa.Column("key", sa.String),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("reply", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("key", "player"),
    )


def _move(table: str, columns: str, order: str) -> None:
    op.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM {table}_before ORDER BY {order}")  # noqa: S608
    op.drop_table(f"{table}_before")  # its triggers and indexes go with it


def _refuse(trigger: str, when: str, message: str) -> None:
    op.execute(f"CREATE TRIGGER {trigger} BEFORE {when} BEGIN SELECT RAISE(ABORT, '{message}'); END")
