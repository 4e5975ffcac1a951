"""Money from and to the world outside, the limits that players set, and the regulator's ids."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the money desk's tables; nobody has moved money or set a limit yet."""
    _create_movements()
    _create_play()
    if op.get_bind().dialect.name == "sqlite":
        _create_triggers()


def _create_movements() -> None:
    op.create_table(
        "movements",
        sa.Column("movement", sa.String, primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.player"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("currency", sa.String, nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
        sa.Column("reference", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.CheckConstraint("amount > 0", "movements_move_something"),
        sa.CheckConstraint("state IN ('waiting', 'done', 'declined')", "movements_known_state"),
    )
    op.create_index("movements_of_player", "movements", ["player", "created_ms"])
    waiting = sa.text("state = 'waiting'")
    op.create_index("movements_waiting", "movements", ["created_ms"], sqlite_where=waiting, postgresql_where=waiting)


def _create_play() -> None:
    op.create_table(
        "plays",
        sa.Column("player", sa.String, sa.ForeignKey("players.player"), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "play_changes",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.player"), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("body", sa.String, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "tickets",
        sa.Column("round_id", sa.String, sa.ForeignKey("rounds.round_id")),
        sa.Column("player", sa.String, sa.ForeignKey("players.player")),
        sa.Column("session", sa.String, nullable=False),
        sa.Column("participation", sa.String, nullable=False),
        sa.Column("currency", sa.String, nullable=False),
        sa.Column("staked", sa.BigInteger, nullable=False),
        sa.Column("returned", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("round_id", "player"),
    )


def _create_triggers() -> None:
    for table in ("play_changes", "tickets"):
        _refuse(f"{table}_never_edited", f"UPDATE ON {table}", f"{table} are never edited")
    for table in ("movements", "play_changes", "tickets"):
        _refuse(f"{table}_never_deleted", f"DELETE ON {table}", f"{table} are never deleted")
    _refuse(
        "movements_never_edited",
        "UPDATE OF movement, player, kind, currency, amount, created_ms ON movements",
        "movements are never edited",
    )
    _refuse("movements_settle_once", "UPDATE ON movements WHEN OLD.state <> 'waiting'", "a movement is settled once")


def _refuse(trigger: str, when: str, message: str) -> None:
    op.execute(f"CREATE TRIGGER {trigger} BEFORE {when} BEGIN SELECT RAISE(ABORT, '{message}'); END")
