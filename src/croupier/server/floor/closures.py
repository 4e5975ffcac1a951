"""What supervisors have disabled, as the house knows it: read when it opens, then followed act by act."""

import asyncio

from croupier.book.acts import Act, Disable, Enable
from croupier.games.catalogue import Table
from croupier.ports.floor import FloorArchive


class Closures:
    """Kinds and subjects that take no new rounds, seats or antes. The book has the last word on every act."""

    def __init__(self, archive: FloorArchive) -> None:
        """Nothing is known before read()."""
        self._archive = archive
        self._off: set[tuple[str, str]] = set()

    async def read(self) -> None:
        """Take over what is stored; StoreError where it cannot be read."""
        stored = await asyncio.to_thread(self._archive.closures)
        self._off = {(closure.kind, closure.subject) for closure in stored}

    def observe(self, act: Act) -> bool:
        """Follow a durable act; whether it changed anything."""
        match act:
            case Disable():
                self._off.add((act.kind, act.subject))
            case Enable():
                self._off.discard((act.kind, act.subject))
            case _:
                return False
        return True

    def cover(self, table: Table) -> bool:
        """Whether a table is disabled, by itself, with its game or with everything."""
        return bool(self._off & {("everything", ""), ("table", table.id), ("game", table.terms.game.name)})
