"""Trying a game for fun (C3): the same instant table with money of its own, apart from the wallet.

What is tried leaves no trace in the player's history, counts for no limit and needs no id of the regulator's. A live
table cannot be tried (A16).
"""

from collections.abc import Iterable, Mapping

import msgspec

from croupier.games.catalogue import Table
from croupier.money import TRIAL

PREFIX = "try-"


def fun_tables(tables: Iterable[Table]) -> Mapping[str, Table]:
    """The tables for trying those that allow it, by their own ids."""
    found = (_for_fun(table) for table in tables if not table.live and table.terms.policy.for_fun)
    return {table.id: table for table in found}


def real_id(table: str) -> str:
    """The table that one for fun tries out; any other is itself."""
    return table.removeprefix(PREFIX)


def _for_fun(table: Table) -> Table:
    terms = msgspec.structs.replace(table.terms, currency=TRIAL.code)
    return msgspec.structs.replace(table, id=f"{PREFIX}{table.id}", code=f"{table.code}T", terms=terms)
