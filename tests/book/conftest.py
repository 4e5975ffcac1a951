from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import pytest

from croupier.adapters.shoe import RandomShoe
from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.adapters.vault import Vault
from croupier.book.acts import Act, Bet, Deal, Decide, OpenAccount, OpenRound, Sit
from croupier.book.book import Book, Done, Outcome
from croupier.games.catalogue import TABLES, Table
from croupier.jurisdictions import DEMO, JURISDICTIONS
from croupier.ledger.accounts import Purse
from croupier.round.commands import Refused
from tests.world.disk import MemoryDisk

CATALOGUE: Mapping[str, Table] = {table.id: table for table in TABLES}
OPENING = 100_000


class Desk:
    """A book on a real database or on one in memory, and short ways to say what people do."""

    def __init__(self, database: SqliteDatabase | MemoryDisk, path: Path) -> None:
        self.database = database
        self.path = path
        self.shoe = RandomShoe(Vault.beside(path))
        self.rules = DEMO.play
        self.book = Book(database.store, self.shoe)
        self.now_ms = 1_795_000_000_000

    def reopen(self) -> None:
        """What a restart finds: the same file, an empty memory."""
        self.book = Book(self.database.store, self.shoe, self.rules)

    def under(self, jurisdiction: str) -> None:
        """The same house under other rules."""
        self.rules = JURISDICTIONS[jurisdiction].play
        self.reopen()

    @classmethod
    @contextmanager
    def opened(cls, folder: Path) -> Iterator[Self]:
        """A house in a folder of its own, with ada in it."""
        path = folder / "house.sqlite3"
        with SqliteDatabase(path) as database:
            desk = cls(database, path)
            desk.account("ada")
            yield desk

    def ask(self, *acts: Act) -> list[Outcome]:
        return self.book.process(acts)

    def do(self, act: Act) -> Done:
        (outcome,) = self.ask(act)
        assert isinstance(outcome, Done), outcome
        return outcome

    def refusal(self, act: Act) -> str:
        (outcome,) = self.ask(act)
        assert not isinstance(outcome, Done), outcome
        assert isinstance(outcome.error, Refused), outcome
        return outcome.error.code

    def account(self, player: str, opening: int = OPENING) -> None:
        self.do(OpenAccount(self.now_ms, player, player.title(), guest=True, currency="PLAY", opening=opening))

    def seated(self, table: str, player: str) -> str:
        """The player's round at a table, opened; the table's instance is shared by those of a live one."""
        entry = CATALOGUE[table]
        instance = self.instance(table, player)
        self.do(Sit(self.now_ms, instance, player, player.title(), entry.terms.seats))
        if self.book.table(instance).running is None:
            self.do(OpenRound(self.now_ms, instance, entry.code, entry.terms))
        round_ = self.book.table(instance).round
        assert round_ is not None
        return round_.id

    def instance(self, table: str, player: str) -> str:
        return table if CATALOGUE[table].live else f"{table}/{player}"

    def bet(
        self, table: str, player: str, placements: Sequence[dict[str, int]], key: str | None = None, round_id: str = ""
    ) -> Bet:
        instance = self.instance(table, player)
        running = self.book.table(instance).round
        round_id = round_id or (running.id if running is not None else "")
        return Bet(self.now_ms, instance, round_id, player, tuple(placements), key)

    def deal(self, table: str, player: str, key: str | None = None) -> Deal:
        return Deal(self.now_ms, self.instance(table, player), self.bet(table, player, []).round, player, "", key)

    def decide(self, table: str, player: str, option: str, key: str | None = None) -> Decide:
        round_id = self.bet(table, player, []).round
        return Decide(self.now_ms, self.instance(table, player), round_id, player, "decision", option, key)

    def money(self, player: str) -> tuple[int, int]:
        wallet = self.book.wallet(player, "PLAY")
        return wallet.available, wallet.held

    def stored(self, account: str) -> int:
        return self.database.store.balances([account]).get(account, 0)

    def wallet_account(self, player: str) -> str:
        return Purse("PLAY", player).wallet


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    path = tmp_path / "house.sqlite3"
    with SqliteDatabase(path) as database:
        desk = Desk(database, path)
        desk.account("ada")
        yield desk


@pytest.fixture
def quick_desk(tmp_path: Path) -> Desk:
    """A desk that keeps everything in memory: the rules are the same, and there are many of them to test."""
    desk = Desk(MemoryDisk(), tmp_path / "house.sqlite3")
    desk.account("ada")
    return desk
