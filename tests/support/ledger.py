"""The house's database file read as it lies there, past all of the program."""

import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from tests.support.client import Client

TABLES = ("players", "rounds", "events", "transfers", "balances", "tables", "results", "answers")
Rows = list[tuple[Any, ...]]


def rows(database: Path, query: str, *parameters: object) -> Rows:
    """The answer to a query."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        return connection.execute(query, parameters).fetchall()


def everything(database: Path) -> dict[str, Rows]:
    """All that is kept about rounds and money: equal before and after means that nothing changed."""
    return {table: rows(database, f"SELECT * FROM {table} ORDER BY 1, 2") for table in TABLES}  # noqa: S608 (our own)


@asynccontextmanager
async def unchanged(database: Path, client: Client) -> AsyncIterator[None]:
    """Nothing that is kept changes meanwhile, the client's money stays, and its socket works afterwards."""
    before, money = everything(database), client.money
    yield
    await client.pinged()
    assert (everything(database), client.money) == (before, money)


def balances(database: Path) -> dict[str, int]:
    """The cached balances."""
    return dict(rows(database, "SELECT account, balance FROM balances"))


def wallet_of(database: Path, player: str) -> tuple[int, int]:
    """A player's money as the ledger has it: available and held."""
    cached = balances(database)
    held = cached.get(f"PLAY/stakes/{player}", 0) + cached.get(f"PLAY/reserve/{player}", 0)
    return cached[f"PLAY/wallet/{player}"], held


def check_ledger(database: Path) -> None:
    """Accounts sum to zero in each currency, cached balances are the journal's, and none but the cashier owes."""
    journal: defaultdict[str, int] = defaultdict(int)
    for source, target, amount in rows(database, "SELECT source, target, amount FROM transfers"):
        journal[source] -= amount
        journal[target] += amount
    cached = balances(database)
    assert cached == dict(journal)
    sums: defaultdict[str, int] = defaultdict(int)
    for account, balance in cached.items():
        sums[account.partition("/")[0]] += balance
        assert balance >= 0 or account.endswith("/cashier"), account
    assert set(sums.values()) == {0}


def check_history(database: Path) -> None:
    """What each round's record says a player staked and got back is what the journal moved for that round."""
    query = """
        SELECT results.round_id, results.player, results.staked, results.returned,
          (SELECT SUM(CASE WHEN target = wallet THEN amount ELSE -amount END) FROM transfers
           WHERE transfers.round_id = results.round_id AND wallet IN (source, target))
        FROM (SELECT *, 'PLAY/wallet/' || player AS wallet FROM results) AS results"""
    for round_id, who, staked, returned, moved in rows(database, query):
        assert returned - staked == moved, (round_id, who)


def stakes_in(database: Path, round_id: str) -> int:
    """What a round still holds of all players' stakes."""
    query = """
        SELECT SUM(CASE WHEN target LIKE '%/stakes/%' THEN amount ELSE 0 END)
             - SUM(CASE WHEN source LIKE '%/stakes/%' THEN amount ELSE 0 END) FROM transfers WHERE round_id = ?"""
    ((left,),) = rows(database, query, round_id)
    return int(left or 0)


def placed_in(database: Path, round_id: str, player: str) -> int:
    """What a player's stakes in a round that is not settled come to."""
    query = """
        SELECT SUM(CASE WHEN target LIKE :stakes THEN amount ELSE 0 END)
             - SUM(CASE WHEN source LIKE :stakes THEN amount ELSE 0 END) FROM transfers WHERE round_id = :round"""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        ((left,),) = connection.execute(query, {"stakes": f"%/stakes/{player}", "round": round_id}).fetchall()
    return int(left or 0)
