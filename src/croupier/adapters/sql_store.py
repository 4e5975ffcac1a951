"""The writer's side of the store in SQL: a batch is one transaction, a kind of row one statement."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Executable, bindparam, func, insert, select, tuple_, update
from sqlalchemy.dialects import sqlite  # PostgreSQL's insert has the same on_conflict methods

from croupier.adapters import schema
from croupier.adapters.schema import columns_of
from croupier.adapters.sql_reader import SqlReader, store_errors
from croupier.ports.store import Batch, StoredAnswer, StoredAudit, StoredTable, StoredTransfer, StoreError

_T = TypeVar("_T")

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
_ANSWERS = select(*columns_of(schema.answers, StoredAnswer)).where(
    tuple_(schema.answers.c.player, schema.answers.c.key).in_(bindparam("asked", expanding=True))
)
_LAST_AUDIT = select(*columns_of(schema.audit, StoredAudit)).order_by(schema.audit.c.number.desc()).limit(1)
_LAST_SEQUENCE = select(func.coalesce(func.max(schema.rounds.c.sequence), 0))

_MOST_PARAMETERS = 500  # of one statement; databases have a limit, SQLite's was once 999


class SqlStore(SqlReader):
    """Implements ``ports.store.Store``. All methods for one caller, which may change its thread."""

    def commit(self, batch: Batch) -> None:
        """Make a batch durable; StoreError, and nothing of it kept, where the database refuses any row.

        A batch that ends a round which is not open is refused too. Terms that are there already are left alone.
        """
        with store_errors(), self._engine.begin() as connection:
            for statement, rows in _before_ends(batch):
                if rows:
                    connection.execute(statement, rows)
            if batch.ends:
                ends = [{"ended": end.round, "ended_ms": end.ended_ms, "outcome": end.outcome} for end in batch.ends]
                if connection.execute(_END_ROUND, ends).rowcount != len(ends):
                    raise StoreError("a round to be ended is not open")
            for statement, rows in _after_ends(batch):
                if rows:
                    connection.execute(statement, rows)

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
        for some in _parts([*asked], _MOST_PARAMETERS // 2):
            found += self._all(StoredAnswer, _ANSWERS, asked=some)
        return found

    def last_sequence(self) -> int:
        """The highest sequence number that a round has had; 0 before the first."""
        (row,) = self._rows(_LAST_SEQUENCE)
        return int(row[0])

    def last_audit(self) -> StoredAudit | None:
        """The latest row of the audit; None before the first."""
        return self._one(StoredAudit, _LAST_AUDIT)


_Write = tuple[Executable, list[dict[str, Any]]]


def _before_ends(batch: Batch) -> Sequence[_Write]:
    """What is written first, each after what it refers to."""
    kept_terms = [{"fingerprint": key, "body": msgspec.json.encode(terms)} for key, terms in batch.terms.items()]
    balances = [{"account": account, "balance": balance} for account, balance in batch.balances.items()]
    return (
        (insert(schema.players), _rows(batch.players)),
        (_ADD_TERMS, kept_terms),
        (insert(schema.rounds), _rows(batch.rounds)),
        (insert(schema.events), _rows(batch.events)),
        (insert(schema.transfers), [_flat(stored) for stored in batch.transfers]),
        (_SET_BALANCE, balances),
        (_SET_TABLE, _rows(batch.tables.values())),
    )


def _after_ends(batch: Batch) -> Sequence[_Write]:
    return (
        (_ADD_RESULT, [{"of": result.round, **asdict(result)} for result in batch.results]),
        (insert(schema.answers), _rows(batch.answers)),
        (insert(schema.audit), _rows(batch.audit)),
    )


def _parts(whole: list[_T], most: int) -> Iterator[list[_T]]:
    for start in range(0, len(whole), most):
        yield whole[start : start + most]


def _rows(structs: Iterable[msgspec.Struct]) -> list[dict[str, Any]]:
    return [asdict(struct) for struct in structs]


def _flat(stored: StoredTransfer) -> dict[str, Any]:
    return {"table": stored.table, "round": stored.round, "at_ms": stored.at_ms, **asdict(stored.transfer)}
