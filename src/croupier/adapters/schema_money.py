"""The money desk's tables; ``schema`` says how tables are written here."""

from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Index, Integer, LargeBinary, String, Table
from sqlalchemy import PrimaryKeyConstraint as PrimaryKey

from croupier.adapters.schema import forbid, metadata, rounds

movements = Table(
    "movements",
    metadata,
    Column("movement", String, primary_key=True),
    Column("player", String, ForeignKey("players.player"), nullable=False),
    Column("kind", String, nullable=False),
    Column("currency", String, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("state", String, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
    Column("reference", String, nullable=False),
    Column("reason", String, nullable=False),
    CheckConstraint("amount > 0", "movements_move_something"),
    CheckConstraint("state IN ('waiting', 'done', 'declined')", "movements_known_state"),
)

movements_of_player = Index("movements_of_player", movements.c.player, movements.c.created_ms)

movements_waiting = Index(
    "movements_waiting",
    movements.c.created_ms,
    sqlite_where=movements.c.state == "waiting",
    postgresql_where=movements.c.state == "waiting",
)

plays = Table(
    "plays",
    metadata,
    Column("player", String, ForeignKey("players.player"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

play_changes = Table(
    "play_changes",
    metadata,
    Column("id", BigInteger().with_variant(Integer(), "sqlite"), primary_key=True, autoincrement=True),
    Column("player", String, ForeignKey("players.player"), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("body", String, nullable=False),
    sqlite_autoincrement=True,
)

tickets = Table(
    "tickets",
    metadata,
    Column("round_id", String, ForeignKey(rounds.c.round), key="round"),
    Column("player", String, ForeignKey("players.player")),
    Column("session", String, nullable=False),
    Column("participation", String, nullable=False),
    Column("currency", String, nullable=False),
    Column("staked", BigInteger, nullable=False),
    Column("returned", BigInteger, nullable=False),
    PrimaryKey("round", "player"),
)

for _table in (play_changes, tickets):
    forbid(_table, "never_edited", f"UPDATE ON {_table.name}", f"{_table.name} are never edited")
for _table in (movements, play_changes, tickets):
    forbid(_table, "never_deleted", f"DELETE ON {_table.name}", f"{_table.name} are never deleted")
forbid(
    movements,
    "never_edited",
    "UPDATE OF movement, player, kind, currency, amount, created_ms ON movements",
    "movements are never edited",
)
forbid(movements, "settle_once", "UPDATE ON movements WHEN OLD.state <> 'waiting'", "a movement is settled once")
