"""Durable bets: the writer's group commit against one transaction a bet, on the same disk in the same run.

Whoever waits has one bet under way and sends the next when it is answered, as people do. "Alone" is the same writer
with one who waits: each bet is then a transaction of its own. "By hand" is the least that a durable bet can be in SQL
(key, two balances, event), a transaction each, without a rule checked. Wall time, since waiting for the disk is the
point.
"""

import asyncio
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import count as counting
from pathlib import Path

from benchmarks._measure import Case, count, on_disk, show, take_turns, times
from croupier.adapters.shoe import RandomShoe
from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.adapters.vault import Vault
from croupier.book.acts import Act, Bet, OpenAccount, OpenRound, Sit
from croupier.book.book import Book, Done
from croupier.book.writer import Writer
from croupier.games.catalogue import TABLES

NOW_MS = 1_795_000_000_000
TABLE = next(table for table in TABLES if not table.live)
BETS = {1: 40, 64: 1_024, 512: 2_048}
"""Who wait -> bets of one turn."""

_SCHEMA = """
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE keys (key TEXT PRIMARY KEY, answer TEXT) WITHOUT ROWID;
    CREATE TABLE balances (account TEXT PRIMARY KEY, balance INTEGER CHECK (balance >= 0)) WITHOUT ROWID;
    CREATE TABLE events (number INTEGER PRIMARY KEY, body TEXT);
    INSERT INTO balances VALUES ('wallet', 1000000000000), ('stakes', 0);
"""


def main() -> None:
    """Print the table."""
    with on_disk() as folder, ExitStack() as opened:
        cases = {"by hand": opened.enter_context(_by_hand(folder))}
        for waiting, bets in BETS.items():
            cases[_name(waiting)] = opened.enter_context(_through_writer(folder, waiting, bets))
        found = take_turns(cases)
    alone, by_hand = found[_name(1)], found["by hand"]
    rows = [(name, count(figure), times(figure / alone), times(figure / by_hand)) for name, figure in found.items()]
    show(
        "Durable bets (Writer, Book, SQLite in WAL with synchronous=FULL)",
        ("waiting", "bets/s", ": alone", ": by hand"),
        rows,
    )


def _name(waiting: int) -> str:
    return "alone" if waiting == 1 else str(waiting)


@contextmanager
def _through_writer(folder: Path, waiting: int, bets: int) -> Iterator[Case]:
    path = folder / f"{waiting}.sqlite3"
    players = [f"player-{number}" for number in range(waiting)]
    numbers = counting(1)
    with SqliteDatabase(path) as database, asyncio.Runner() as runner:
        book = Book(database.store, RandomShoe(Vault.beside(path)))
        rounds = _open(book, players)
        yield lambda: runner.run(_timed(book, rounds, bets // waiting, numbers))


def _open(book: Book, players: Sequence[str]) -> dict[str, str]:
    """Money, a seat and an open round for everyone: player -> round."""
    code, terms = TABLE.code, TABLE.terms
    acts: list[Act] = [
        OpenAccount(NOW_MS, player, player, guest=True, currency=terms.currency, opening=10**9) for player in players
    ]
    acts += [Sit(NOW_MS, _instance(player), player, player, terms.seats) for player in players]
    acts += [OpenRound(NOW_MS, _instance(player), code, terms) for player in players]
    assert all(isinstance(outcome, Done) for outcome in book.process(acts))
    rounds = {player: book.table(_instance(player)).round for player in players}
    return {player: round_.id for player, round_ in rounds.items() if round_ is not None}


def _instance(player: str) -> str:
    return f"{TABLE.id}/{player}"


async def _timed(book: Book, rounds: dict[str, str], bets: int, numbers: Iterator[int]) -> float:
    """Bets per second while everyone places so many, one after the other."""

    async def play(player: str, round_id: str) -> None:
        for _ in range(bets):
            number = next(numbers)
            stake = 100 + number % 100
            await writer.submit(
                Bet(NOW_MS, _instance(player), round_id, player, ({"ante": stake},), f"key-{number:08}")
            )

    writer = Writer(book, lambda _: None, lambda: None)
    writer.start()
    start = time.perf_counter()
    await asyncio.gather(*(play(player, round_id) for player, round_id in rounds.items()))
    seconds = time.perf_counter() - start
    await writer.stop()
    return bets * len(rounds) / seconds


@contextmanager
def _by_hand(folder: Path) -> Iterator[Case]:
    with closing(sqlite3.connect(folder / "by-hand.sqlite3", isolation_level=None)) as connection:
        connection.executescript(_SCHEMA)
        numbers = counting(1)

        def case() -> float:
            bets = BETS[1]
            start = time.perf_counter()
            for _ in range(bets):
                number = next(numbers)
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("INSERT INTO keys VALUES (?, ?)", (f"key-{number:08}", "{}"))
                connection.execute("UPDATE balances SET balance = balance - ? WHERE account = 'wallet'", (1_000,))
                connection.execute("UPDATE balances SET balance = balance + ? WHERE account = 'stakes'", (1_000,))
                connection.execute(
                    "INSERT INTO events VALUES (?, ?)", (number, '{"kind": "bets_placed", "ante": 1000}')
                )
                connection.execute("COMMIT")
            return bets / (time.perf_counter() - start)

        yield case
