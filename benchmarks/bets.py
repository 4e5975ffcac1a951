"""Durable bets: the writer's group commit against one transaction a bet, on the same disk in the same run.

Whoever waits has one bet under way and sends the next when it is answered, as people do, a few bets in each round.
The same house serves each case: "alone" with one who waits, "64, one by one" with a writer that takes one bet into a
transaction, "64" and "512" with the real one. "By hand" is the least that a durable bet can be in SQL (key, two
balances, event), a transaction each, without a rule checked; "a page" is a page written to a file and on the disk,
without a database.

Wall time, since waiting for the disk is the point; so the ratios depend on how fast it is, and batching gains the less
the faster. Processor time, beside them, does not. The last lines reckon what slower disks would do; to measure it, let
strace hold back what a flush returns: ``strace -f --seccomp-bpf -e trace=fdatasync,fsync -e
inject=fdatasync,fsync:delay_exit=4000 -o /dev/null python -m benchmarks bets`` is a disk that takes 4 ms longer.
"""

import asyncio
import os
import sqlite3
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import count as counting
from itertools import islice
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks._measure import Case, count, on_disk, show, take_turns, times
from croupier.adapters.shoe import RandomShoe
from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.adapters.vault import Vault
from croupier.book.acts import Act, Bet, Deal, Decide, OpenAccount, OpenRound, Sit
from croupier.book.book import Book, Done
from croupier.book.writer import LARGEST_BATCH, Writer
from croupier.games.catalogue import TABLES

NOW_MS = 1_795_000_000_000
TABLE = next(table for table in TABLES if not table.live)


class _Load(NamedTuple):
    """How many wait, bets of one turn, and how many of them may share a transaction."""

    waiting: int
    bets: int
    largest_batch: int = LARGEST_BATCH


LOADS = {
    "alone": _Load(1, 80),
    "64, one by one": _Load(64, 256, 1),
    "64": _Load(64, 2_048),
    "512": _Load(512, 4_096),
}
BY_HAND = 80
BETS_A_ROUND = 4
SLOWER_MS = (1, 2, 4)

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
    used: defaultdict[str, list[float]] = defaultdict(list)
    with on_disk() as folder, ExitStack() as opened:
        cases = {"a page": opened.enter_context(_page(folder)), "by hand": opened.enter_context(_by_hand(folder))}
        for name, load in LOADS.items():
            cases[name] = opened.enter_context(_through_writer(folder, name, load, used[name]))
        found = take_turns(cases)
    bases = found["alone"], found["64, one by one"], found["by hand"]
    rows = [
        (
            name,
            count(figure),
            count(median(used[name])) if name in used else "",
            *(times(figure / base) for base in bases),
        )
        for name, figure in found.items()
    ]
    show(
        "Durable bets (Writer, Book, SQLite in WAL with synchronous=FULL)",
        ("waiting", "bets/s", "CPU us/bet", ": alone", ": one by one", ": by hand"),
        rows,
        *_shares(found["alone"], found["64"]),
    )


def _shares(alone: float, together: float) -> Iterator[str]:
    """What a transaction costs by itself, and a bet in it; from that, what a disk would do that is slower to flush."""
    waiting = LOADS["64"].waiting
    bet = (waiting / together - 1 / alone) / (waiting - 1)
    transaction = 1 / alone - bet
    yield f"From alone and 64: a transaction takes {transaction * 1e3:.2f} ms, and each bet in it {bet * 1e6:.0f} us."
    for slower_ms in SLOWER_MS:
        longer = transaction + slower_ms / 1e3
        gain = waiting * (longer + bet) / (longer + waiting * bet)
        yield f"So 64 would be {times(gain)} alone if a flush took {slower_ms} ms more (reckoned, not measured)."


@contextmanager
def _through_writer(folder: Path, name: str, load: _Load, used: list[float]) -> Iterator[Case]:
    """Bets per second; what each took of the processor, in microseconds, goes to ``used``."""
    path = folder / f"{name}.sqlite3"
    players = [f"player-{number}" for number in range(load.waiting)]
    with SqliteDatabase(path) as database, asyncio.Runner() as runner:
        book = Book(database.store, RandomShoe(Vault.beside(path)))
        _seat(book, players)
        numbers = counting(1)

        def case() -> float:
            seconds, processor = runner.run(_timed(book, players, load, numbers))
            used.append(processor * 1e6 / load.bets)
            return load.bets / seconds

        yield case


def _seat(book: Book, players: Sequence[str]) -> None:
    """Money and a seat for everyone."""
    terms = TABLE.terms
    acts: list[Act] = [
        OpenAccount(NOW_MS, player, player, guest=True, currency=terms.currency, opening=10**9) for player in players
    ]
    acts += [Sit(NOW_MS, _instance(player), player, player, terms.seats) for player in players]
    _carry_out(book, acts)


def _open(book: Book, players: Sequence[str]) -> dict[str, str]:
    """A new round for everyone, after the one before is played: player -> round."""
    tables = {player: _instance(player) for player in players}
    stage = TABLE.terms.game.stages[0]
    fold = next(option.name for option in stage.options if option.folds)
    acts: list[Act] = []
    for player, table in tables.items():
        if round_ := book.table(table).running:
            acts.append(Deal(NOW_MS, table, round_.id, player, "luck"))
            acts.append(Decide(NOW_MS, table, round_.id, player, stage.name, fold))
        acts.append(OpenRound(NOW_MS, table, TABLE.code, TABLE.terms))
    _carry_out(book, acts)
    return {player: round_.id for player, table in tables.items() if (round_ := book.table(table).running)}


def _carry_out(book: Book, acts: Sequence[Act]) -> None:
    for outcome in book.process(acts):
        assert isinstance(outcome, Done), outcome


def _instance(player: str) -> str:
    return f"{TABLE.id}/{player}"


async def _timed(book: Book, players: Sequence[str], load: _Load, numbers: Iterator[int]) -> tuple[float, float]:
    """Seconds, and of them the processor's, until everyone has placed their bets; opening rounds is not counted."""

    async def play(player: str, round_id: str) -> None:
        for number in islice(numbers, BETS_A_ROUND):
            stake = 100 + number % 100
            await writer.submit(
                Bet(NOW_MS, _instance(player), round_id, player, ({"ante": stake},), f"key-{number:08}")
            )

    writer = Writer(book, lambda _: None, lambda: None, load.largest_batch)
    writer.start()
    seconds = processor = 0.0
    for _ in range(load.bets // (load.waiting * BETS_A_ROUND)):
        rounds = _open(book, players)  # the writer has nothing to do meanwhile
        start, start_of_processor = time.perf_counter(), time.process_time()
        await asyncio.gather(*(play(player, round_id) for player, round_id in rounds.items()))
        seconds += time.perf_counter() - start
        processor += time.process_time() - start_of_processor
    await writer.stop()
    return seconds, processor


@contextmanager
def _page(folder: Path) -> Iterator[Case]:
    descriptor = os.open(folder / "page", os.O_RDWR | os.O_CREAT)
    page = bytes(4096)

    def case() -> float:
        start = time.perf_counter()
        for _ in range(BY_HAND):
            os.lseek(descriptor, 0, os.SEEK_SET)
            os.write(descriptor, page)
            os.fsync(descriptor)
        return BY_HAND / (time.perf_counter() - start)

    try:
        yield case
    finally:
        os.close(descriptor)


@contextmanager
def _by_hand(folder: Path) -> Iterator[Case]:
    with closing(sqlite3.connect(folder / "by-hand.sqlite3", isolation_level=None)) as connection:
        connection.executescript(_SCHEMA)
        numbers = counting(1)

        def case() -> float:
            start = time.perf_counter()
            for _ in range(BY_HAND):
                number = next(numbers)
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("INSERT INTO keys VALUES (?, ?)", (f"key-{number:08}", "{}"))
                connection.execute("UPDATE balances SET balance = balance - ? WHERE account = 'wallet'", (1_000,))
                connection.execute("UPDATE balances SET balance = balance + ? WHERE account = 'stakes'", (1_000,))
                connection.execute(
                    "INSERT INTO events VALUES (?, ?)", (number, '{"kind": "bets_placed", "ante": 1000}')
                )
                connection.execute("COMMIT")
            return BY_HAND / (time.perf_counter() - start)

        yield case
