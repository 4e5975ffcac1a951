"""Which real parts a house is made of: the embedded database, the random shoe, the system's clock."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from croupier.adapters.clock import SystemClock
from croupier.adapters.shoe import RandomShoe
from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.adapters.vault import Vault
from croupier.games.catalogue import TABLES
from croupier.server.house import Parts


@contextmanager
def embedded_parts(path: Path) -> Iterator[Parts]:
    """The parts of a house in one SQLite file; StoreUnusable or VaultError, saying why, where they cannot serve."""
    with SqliteDatabase(path) as database:
        yield Parts(
            store=database.store,
            archive=database.archive,
            sessions=database.sessions,
            shoe=RandomShoe(Vault.beside(path)),
            clock=SystemClock(),
            tables=TABLES,
        )
