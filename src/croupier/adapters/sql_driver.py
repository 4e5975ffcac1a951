"""Statements for many rows at once: compiled once by SQLAlchemy, then given to the driver as they are.

For each row the driver gets a tuple of values, which is all that it needs; SQLAlchemy itself would make a dict of it,
copy and check that, and take several times as long as the database. The values must be what the driver stores as it
is: integers, text, bytes or None.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, bindparam
from sqlalchemy.sql.expression import ClauseElement

Row = tuple[Any, ...]

TOGETHER = 16
"""Rows in one run of a statement that replaces what is there: half the work of as many runs. To add rows, single runs
are quicker, since SQLite keeps a copy of every page that a run for several changes."""


class ManyRows:
    """An INSERT in the words of one database, and where it finds the values in what is to be inserted."""

    def __init__(self, statement: Insert, paths: Mapping[str, str], dialect: Dialect, together: int = 1) -> None:
        """Compile ``statement``; ``paths``: column -> where its value stands in a struct, as "transfer.amount".

        ``together``: rows in one run, where there are as many.
        """
        self._sql, order = compiled(statement, dialect, [*paths])
        self._values = attrgetter(*(paths[column] for column in order))
        self._together = together
        names = [{column: f"{column}_{row}" for column in order} for row in range(together)]
        several = statement.values([{column: bindparam(name) for column, name in row.items()} for row in names])
        self._sql_together, order_together = compiled(several, dialect)
        assert [*order_together] == [name for row in names for name in row.values()]  # noqa: S101

    def write(self, connection: Connection, structs: Iterable[object]) -> None:
        """Write all of them."""
        self.write_rows(connection, [*map(self._values, structs)])

    def write_rows(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Write rows whose values are in the order of the table's columns."""
        single = len(rows) if self._together == 1 else len(rows) % self._together
        if single:
            connection.exec_driver_sql(self._sql, rows[:single])
        if single < len(rows):
            groups = range(single, len(rows), self._together)
            several = [(*chain(*rows[start : start + self._together]),) for start in groups]
            connection.exec_driver_sql(self._sql_together, several)


def compiled(
    statement: ClauseElement, dialect: Dialect, columns: Sequence[str] | None = None
) -> tuple[str, Sequence[str]]:
    """A statement's text, and the names of its parameters in their order."""
    found = statement.compile(dialect=dialect, column_keys=columns)
    order = getattr(found, "positiontup", None)
    if order is None:
        raise ValueError(f"parameters must go by their position, not as {dialect.paramstyle}")
    return str(found), order
