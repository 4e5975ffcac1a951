"""Which real parts a house is made of: the embedded database, the random shoe, the system's clock."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

from croupier.adapters.clock import SystemClock
from croupier.adapters.payments_sandbox import SandboxPayments
from croupier.adapters.regulator_sandbox import SandboxRegulator
from croupier.adapters.shoe import RandomShoe
from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.adapters.vault import KEY_VARIABLE, Vault, VaultError, key_file
from croupier.games.catalogue import TABLES
from croupier.jurisdictions import DEMO, Jurisdiction
from croupier.ports.store import Store
from croupier.server.house import Parts
from croupier.server.streams import with_streams

ROUNDS_TRIED = 100
"""Open rounds whose decks are tried with the key before the house opens; one key has sealed them all."""

_LAST_RESORT = "or, if it is lost for good, end these rounds with `croupier void-open`: all stakes go back"


@contextmanager
def embedded_parts(
    path: Path, jurisdiction: Jurisdiction = DEMO, streams: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Parts]:
    """The parts of a house in one SQLite file; StoreUnusable or VaultError, saying why, where they cannot serve.

    ``streams``: table -> address of its picture.
    """
    with SqliteDatabase(path) as database:
        yield Parts(
            store=database.store,
            archive=database.archive,
            sessions=database.sessions,
            shoe=RandomShoe(_vault(path, database.store)),
            clock=SystemClock(),
            tables=with_streams(TABLES, streams),
            desk=database.desk,
            jurisdiction=jurisdiction,
            payments=SandboxPayments(),
            regulator=SandboxRegulator(),
        )


def _vault(path: Path, store: Store) -> Vault:
    """The vault of the database's key. A new key is made only where no round is open: it would open none of them."""
    tables = store.open_tables()
    if tables and KEY_VARIABLE not in os.environ and not key_file(path).exists():
        raise VaultError(
            f"the key file {key_file(path)} is missing, and the decks of {len(tables)} open rounds are sealed "
            f"with it. Bring it back; {_LAST_RESORT}"
        )
    vault = Vault.beside(path)
    for table in tables[:ROUNDS_TRIED]:
        stored = store.table(table)
        entry = store.round(stored.round) if stored is not None and stored.round is not None else None
        if entry is not None and entry.secret:  # a round that is dealt by hand has no deck
            try:
                vault.open(entry.round, entry.secret)
            except VaultError as problem:
                raise VaultError(f"{problem}; {_LAST_RESORT}") from problem
    return vault
