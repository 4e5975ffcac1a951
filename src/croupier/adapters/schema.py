"""The tables, as SQLAlchemy Core sees them. The migrations make them; a test holds the two together.

A column's ``key`` is the field of the port's struct that it holds, its name is one that SQL needs no quotes for.
Money is in minor units, times in milliseconds since 1970 in GMT.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    DDL,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    event,
)

metadata = MetaData()


def _table_id(**options: Any) -> Column[Any]:  # noqa: ANN401  # SQLAlchemy's own options
    return Column("table_id", String, key="table", **options)


def _round_id(*rest: ForeignKey, **options: Any) -> Column[Any]:  # noqa: ANN401  # the same
    return Column("round_id", String, *rest, key="round", **options)


players = Table(
    "players",
    metadata,
    Column("player", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("guest", Boolean, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("role", String, nullable=False, server_default="player"),
    Column("barred", Boolean, nullable=False, server_default="0"),
)

credentials = Table(
    "credentials",
    metadata,
    Column("player", String, ForeignKey("players.player"), primary_key=True),
    Column("likeness", String, nullable=False, unique=True),
    Column("password", String, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", String, ForeignKey("players.player"), nullable=False, index=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("seen_ms", BigInteger, nullable=False, server_default="0"),
)

terms = Table(
    "terms",
    metadata,
    Column("fingerprint", String, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

rounds = Table(
    "rounds",
    metadata,
    _round_id(primary_key=True),
    Column("sequence", BigInteger, nullable=False, unique=True),
    _table_id(nullable=False),
    Column("terms", String, ForeignKey("terms.fingerprint"), nullable=False),
    Column("opened_ms", BigInteger, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("ended_ms", BigInteger),
    Column("outcome", String),
    CheckConstraint("(ended_ms IS NULL) = (outcome IS NULL)", "rounds_end_whole"),
)

rounds_open = Index(
    "rounds_open",
    rounds.c.sequence,
    sqlite_where=rounds.c.ended_ms.is_(None),
    postgresql_where=rounds.c.ended_ms.is_(None),
)

events = Table(
    "events",
    metadata,
    Column("id", BigInteger().with_variant(Integer(), "sqlite"), primary_key=True, autoincrement=True),
    _table_id(nullable=False),
    Column("number", BigInteger, nullable=False),
    _round_id(ForeignKey("rounds.round")),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# a batch has events of many tables: by round they lie together, by table each would have a page of its own to write
events_of_round = Index("events_of_round", events.c.round, events.c.number, unique=True)

transfers = Table(
    "transfers",
    metadata,
    Column("id", BigInteger().with_variant(Integer(), "sqlite"), primary_key=True, autoincrement=True),
    _table_id(),
    _round_id(ForeignKey("rounds.round"), index=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("source", String, nullable=False),
    Column("target", String, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("reason", String, nullable=False),
    Column("subject", String, nullable=False),
    CheckConstraint("amount > 0", "transfers_move_something"),
    CheckConstraint("source <> target", "transfers_move_somewhere"),
    sqlite_autoincrement=True,
)

balances = Table(
    "balances",
    metadata,
    Column("account", String, primary_key=True),
    Column("balance", BigInteger, nullable=False),
    # the cashier of a currency is "PLAY/cashier"; a player of that name has "PLAY/wallet/cashier"
    CheckConstraint(
        "balance >= 0 OR account LIKE '%/cashier' AND account NOT LIKE '%/%/cashier'",
        "balances_only_cashier_below_zero",
    ),
)

tables = Table(
    "tables",
    metadata,
    _table_id(primary_key=True),
    Column("number", BigInteger, nullable=False),
    _round_id(ForeignKey("rounds.round")),
    Column("people", LargeBinary, nullable=False),
)

results = Table(
    "results",
    metadata,
    _round_id(ForeignKey("rounds.round")),
    Column("seat", Integer),
    Column("player", String, ForeignKey("players.player"), nullable=False),
    Column("staked", BigInteger, nullable=False),
    Column("returned", BigInteger, nullable=False),
    Column("sequence", BigInteger, nullable=False),  # the round's, so that a page of history is one walk of an index
    PrimaryKeyConstraint("round", "seat"),
    CheckConstraint("staked >= 0 AND returned >= 0", "results_not_negative"),
)

results_history = Index("results_history", results.c.player, results.c.sequence)

answers = Table(
    "answers",
    metadata,
    Column("player", String),
    Column("key", String),
    Column("digest", String, nullable=False),
    Column("reply", LargeBinary, nullable=False),
    PrimaryKeyConstraint("key", "player"),  # keys are ordered by time, so that new ones lie together
)

audit = Table(
    "audit",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("who", String, key="by", nullable=False),
    Column("role", String, nullable=False),
    Column("act", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("why", String, nullable=False),
    Column("state_before", String, key="before", nullable=False),
    Column("state_after", String, key="after", nullable=False),
    Column("previous", String, nullable=False),
    Column("hash", String, nullable=False),
)


def columns_of(table: Table, kind: type[msgspec.Struct]) -> Sequence[Column[Any]]:
    """The columns that hold the fields of a struct, in the struct's order: a row of them makes the struct."""
    return [table.c[field] for field in kind.__struct_fields__]


def forbid(table: Table, name: str, when: str, message: str) -> None:
    """Have SQLite itself refuse a change, whichever program asks for it."""
    trigger = f"CREATE TRIGGER {table.name}_{name} BEFORE {when} BEGIN SELECT RAISE(ABORT, '{message}'); END"
    ddl = DDL(trigger)  # type: ignore[no-untyped-call]  # SQLAlchemy left this one out
    event.listen(table, "after_create", ddl.execute_if(dialect="sqlite"))


for _table in (terms, events, transfers, results, answers, audit):
    forbid(_table, "never_edited", f"UPDATE ON {_table.name}", f"{_table.name} are never edited")
    forbid(_table, "never_deleted", f"DELETE ON {_table.name}", f"{_table.name} are never deleted")
forbid(
    rounds,
    "never_edited",
    "UPDATE OF round_id, sequence, table_id, terms, opened_ms, secret ON rounds",
    "rounds are never edited",
)
forbid(rounds, "end_once", "UPDATE ON rounds WHEN OLD.ended_ms IS NOT NULL", "a round ends once")
forbid(rounds, "never_deleted", "DELETE ON rounds", "rounds are never deleted")
forbid(
    events,
    "go_on",
    "INSERT ON events WHEN NEW.number <= (SELECT number FROM tables WHERE table_id = NEW.table_id)",
    "numbers of a table only grow",
)
