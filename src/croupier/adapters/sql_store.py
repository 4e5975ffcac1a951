"""The writer's side of the store in SQL: a batch is one transaction, a kind of row one statement."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Dialect, Engine, Executable, and_, bindparam, func, insert, or_, select, update
from sqlalchemy.dialects import sqlite  # PostgreSQL's insert has the same on_conflict methods

from croupier.adapters import schema
from croupier.adapters.schema import columns_of
from croupier.adapters.sql_driver import TOGETHER, ManyRows, compiled
from croupier.adapters.sql_floor import SqlFloor, floor_writes
from croupier.adapters.sql_money import SET_PLAY, SqlMoneyStore, money_writes
from croupier.adapters.sql_reader import store_errors
from croupier.ledger.accounts import Transfer
from croupier.ports.money import StoredPlay
from croupier.ports.store import (
    Batch,
    StoredAnswer,
    StoredAudit,
    StoredEvent,
    StoredTable,
    StoredTransfer,
    StoreError,
)

_T = TypeVar("_T")

_ADD_PLAYER = insert(schema.players)
_ADD_ROUND = insert(schema.rounds)
_ADD_AUDIT = insert(schema.audit)
_ADD_TERMS = sqlite.insert(schema.terms).on_conflict_do_nothing()

_balance = sqlite.insert(schema.balances)
_SET_BALANCE = _balance.on_conflict_do_update(
    index_elements=[schema.balances.c.account], set_={"balance": _balance.excluded.balance}
)

_table = sqlite.insert(schema.tables)
_SET_TABLE = _table.on_conflict_do_update(
    index_elements=[schema.tables.c.table],
    set_={column: _table.excluded[column.key] for column in schema.tables.c if not column.primary_key},
)

_credential = sqlite.insert(schema.credentials)
_SET_CREDENTIAL = _credential.on_conflict_do_update(
    index_elements=[schema.credentials.c.player],
    set_={column: _credential.excluded[column.key] for column in schema.credentials.c if not column.primary_key},
)

_SET_PERSON = (
    update(schema.players)
    .where(schema.players.c.player == bindparam("who"))
    .values({column.key: bindparam(column.key) for column in schema.players.c if not column.primary_key})
)

_END_ROUND = (
    update(schema.rounds)
    .where(schema.rounds.c.round == bindparam("ended"), schema.rounds.c.ended_ms.is_(None))
    .values(ended_ms=bindparam("ended_ms"), outcome=bindparam("outcome"))
)

_ADD_RESULT = insert(schema.results).values(
    sequence=select(schema.rounds.c.sequence).where(schema.rounds.c.round == bindparam("of")).scalar_subquery()
)

_BALANCES = select(schema.balances).where(schema.balances.c.account.in_(bindparam("accounts", expanding=True)))
_TABLE = select(*columns_of(schema.tables, StoredTable)).where(schema.tables.c.table == bindparam("table"))
_OPEN_TABLES = (
    select(schema.rounds.c.table).where(schema.rounds.c.ended_ms.is_(None)).distinct().order_by(schema.rounds.c.table)
)
_LAST_AUDIT = select(*columns_of(schema.audit, StoredAudit)).order_by(schema.audit.c.number.desc()).limit(1)
_LAST_SEQUENCE = select(func.coalesce(func.max(schema.rounds.c.sequence), 0))

MOST_KEYS = 128
"""Keys in one question; more take several."""

_MOST_PARAMETERS = 500  # of one statement; databases have a limit, SQLite's was once 999


class SqlStore(SqlFloor, SqlMoneyStore):
    """Implements ``ports.store.Store``. All methods for one caller, which may change its thread."""

    def __init__(self, engine: Engine) -> None:
        """Take an engine and own it from now on."""
        super().__init__(engine)
        dialect = engine.dialect
        self._events = ManyRows(insert(schema.events), _fields(StoredEvent), dialect)
        self._transfers = ManyRows(insert(schema.transfers), _TRANSFER_FIELDS, dialect)
        self._balances = ManyRows(_SET_BALANCE, {"account": "account", "balance": "balance"}, dialect, TOGETHER)
        self._tables = ManyRows(_SET_TABLE, _fields(StoredTable), dialect, TOGETHER)
        self._plays = ManyRows(SET_PLAY, _fields(StoredPlay), dialect, TOGETHER)
        self._answers = ManyRows(insert(schema.answers), _fields(StoredAnswer), dialect)

    def commit(self, batch: Batch) -> None:
        """Make a batch durable; StoreError, and nothing of it kept, where the database refuses any row.

        A batch that ends a round which is not open is refused too. Terms that are there already are left alone.
        """
        with store_errors(), self._engine.begin() as connection:
            for statement, rows in _before_events(batch):
                if rows:
                    connection.execute(statement, rows)
            self._events.write(connection, batch.events)
            self._transfers.write(connection, batch.transfers)
            self._balances.write_rows(connection, [*batch.balances.items()])
            self._tables.write(connection, batch.tables.values())
            self._plays.write(connection, batch.plays.values())
            if batch.ends:
                ends = [{"ended": end.round, "ended_ms": end.ended_ms, "outcome": end.outcome} for end in batch.ends]
                if connection.execute(_END_ROUND, ends).rowcount != len(ends):
                    raise StoreError("a round to be ended is not open")
            for statement, rows in _after_ends(batch):
                if rows:
                    connection.execute(statement, rows)
            self._answers.write(connection, batch.answers)

    def balances(self, accounts: Iterable[str]) -> Mapping[str, int]:
        """Balances, in minor units, of those accounts that exist."""
        found: dict[str, int] = {}
        for some in _parts([*accounts], _MOST_PARAMETERS):
            found.update((row.account, row.balance) for row in self._rows(_BALANCES, accounts=some))
        return found

    def table(self, table: str) -> StoredTable | None:
        """Where a table stands; None for one that never had an event."""
        return self._one(StoredTable, _TABLE, table=table)

    def open_tables(self) -> Sequence[str]:
        """Tables with a round that is not over, in alphabetical order."""
        return [row.table for row in self._rows(_OPEN_TABLES)]

    def answers(self, asked: Iterable[tuple[str, str]]) -> Sequence[StoredAnswer]:
        """The first answers to keys, each named with its player; nothing for a key that is new."""
        found: list[StoredAnswer] = []
        for some in _parts([*asked], MOST_KEYS):
            number = 1 << (len(some) - 1).bit_length()  # a few different questions, which the driver remembers
            keys = [*some, *some[:1] * (number - len(some))]
            with store_errors(), self._reading.connect() as connection:
                rows = connection.exec_driver_sql(answers_to(number, self._engine.dialect), tuple(chain(*keys)))
                found += [StoredAnswer(*row) for row in rows.all()]
        return found

    def last_sequence(self) -> int:
        """The highest sequence number that a round has had; 0 before the first."""
        (row,) = self._rows(_LAST_SEQUENCE)
        return int(row[0])

    def last_audit(self) -> StoredAudit | None:
        """The latest row of the audit; None before the first."""
        return self._one(StoredAudit, _LAST_AUDIT)


_Write = tuple[Executable, list[dict[str, Any]]]


def _before_events(batch: Batch) -> Sequence[_Write]:
    """What is written first, each after what it refers to."""
    kept_terms = [{"fingerprint": key, "body": msgspec.json.encode(terms)} for key, terms in batch.terms.items()]
    people = [{"who": person.player, **asdict(person)} for person in batch.people.values()]
    return (
        (_ADD_PLAYER, _rows(batch.players)),
        (_SET_PERSON, people),
        (_SET_CREDENTIAL, _rows(batch.credentials.values())),
        (_ADD_TERMS, kept_terms),
        (_ADD_ROUND, _rows(batch.rounds)),
    )


def _after_ends(batch: Batch) -> Sequence[_Write]:
    return (
        (_ADD_RESULT, [{"of": result.round, **asdict(result)} for result in batch.results]),
        (_ADD_AUDIT, _rows(batch.audit)),
        *money_writes(batch),
        *floor_writes(batch),
    )


def _parts(whole: list[_T], most: int) -> Iterator[list[_T]]:
    for start in range(0, len(whole), most):
        yield whole[start : start + most]


def _rows(structs: Iterable[msgspec.Struct]) -> list[dict[str, Any]]:
    return [asdict(struct) for struct in structs]


def _fields(kind: type[msgspec.Struct]) -> Mapping[str, str]:
    """Columns called as a struct's fields are."""
    return {field: field for field in kind.__struct_fields__}


_TRANSFER_FIELDS = {
    **{field: field for field in StoredTransfer.__struct_fields__ if field != "transfer"},
    **{field: f"transfer.{field}" for field in Transfer.__struct_fields__},
}


@lru_cache
def answers_to(number: int, dialect: Dialect) -> str:
    """The question for so many keys. One condition a key: for rows IN a list, SQLite reads all answers there are."""
    player, key = schema.answers.c.player, schema.answers.c.key
    asked = (and_(player == bindparam(f"player_{index}"), key == bindparam(f"key_{index}")) for index in range(number))
    sql, order = compiled(select(*columns_of(schema.answers, StoredAnswer)).where(or_(*asked)), dialect)
    assert [*order] == [f"{name}_{index}" for index in range(number) for name in ("player", "key")]  # noqa: S101
    return sql
