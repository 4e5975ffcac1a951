"""`croupier void-open`: the way out when rounds are open that nobody can finish, as after the loss of the key."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from croupier.adapters.clock import SystemClock
from croupier.adapters.migrate import StoreUnusable
from croupier.adapters.shoe import RandomShoe
from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.adapters.vault import Vault, VaultError
from croupier.book.acts import Void
from croupier.book.book import Book, Done
from croupier.cards import Card
from croupier.money import CURRENCIES, format_amount
from croupier.ports.shoe import Sealed, Shoe, ShoeError
from croupier.ports.store import StoreError

REASON = "operator"


class NoShoe:
    """Implements ``ports.shoe.Shoe`` where there is no key: it knows no seed and deals nothing."""

    def seal(self, round_id: str) -> Sealed:
        """ShoeError."""
        raise ShoeError(f"there is no key to seal {round_id} with")

    def deck(self, round_id: str, secret: bytes, client_seed: str) -> Sequence[Card]:
        """ShoeError."""
        del secret, client_seed
        raise ShoeError(f"there is no key to open {round_id} with")

    def seed(self, round_id: str, secret: bytes) -> str:
        """ShoeError."""
        del secret
        raise ShoeError(f"there is no key to open {round_id} with")


def void_open(path: Path) -> str:
    """Void every open round of a database, and say what that came to.

    StoreUnusable where the database cannot be opened, StoreError where a round could not be voided; those voided
    before it stay so. The seeds are published as far as the key is there.
    """
    if not path.is_file():
        raise StoreUnusable(f"there is no database {path}")
    with SqliteDatabase(path) as database:
        book = Book(database.store, _shoe(path))
        rounds = 0
        stakes: Counter[str] = Counter()
        for table in database.store.open_tables():
            running = book.table(table).running
            if running is None:
                continue
            void = Void(SystemClock().wall_ms(), "operator", "admin", table=table, round=running.id, reason=REASON)
            (outcome,) = book.process([void])
            if not isinstance(outcome, Done):
                raise StoreError(f"round {running.id} cannot be voided: {outcome.error}")
            rounds += 1
            stakes[running.terms.currency] += sum(sum(seat.bets.values()) for seat in running.seats.values())
    if not rounds:
        return "No round is open.\n"
    money = ", ".join(f"{format_amount(stakes[code], CURRENCIES[code])} {code}" for code in sorted(stakes))
    return f"Rounds voided: {rounds}. Stakes returned: {money}.\n"


def _shoe(path: Path) -> Shoe:
    """The shoe of the database's key, if there is one; looking for it makes none."""
    try:
        return RandomShoe(Vault.existing(path))
    except VaultError:
        return NoShoe()
