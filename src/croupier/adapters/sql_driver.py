"""Statements for many rows at once: compiled once by SQLAlchemy, then given to the driver as they are.

For each row the driver gets a tuple of values, which is all that it needs; SQLAlchemy itself would make a dict of it,
copy and check that, and take several times as long as the database. The values must be what the driver stores as it
is: integers, text, bytes or None.
"""

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.expression import ClauseElement

Row = tuple[Any, ...]


class ManyRows:
    """A statement that writes structs, in the words of one database, and the order in which it takes their fields."""

    def __init__(self, statement: ClauseElement, paths: Mapping[str, str], dialect: Dialect) -> None:
        """Compile ``statement``; ``paths``: column -> where its value stands in a struct, as "transfer.amount"."""
        self._sql, order = compiled(statement, dialect, [*paths])
        self._row = attrgetter(*(paths[column] for column in order))

    def write(self, connection: Connection, structs: Iterable[msgspec.Struct]) -> None:
        """Write all of them at once."""
        rows: list[Row] = [*map(self._row, structs)]
        if rows:
            connection.exec_driver_sql(self._sql, rows)


def compiled(statement: ClauseElement, dialect: Dialect, columns: Sequence[str] | None) -> tuple[str, Sequence[str]]:
    """A statement's text, and the names of its parameters in their order."""
    found = statement.compile(dialect=dialect, column_keys=columns)
    order = getattr(found, "positiontup", None)
    if order is None:
        raise ValueError(f"parameters must go by their position, not as {dialect.paramstyle}")
    return str(found), order
