"""Who watches which table, and an outbox for each that never makes anyone else wait."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable

MOST_UNSENT = 512
"""Messages that may wait for one client before it is dropped."""


class Connection:
    """One client's socket: messages go into its outbox and out in order; one that does not read is closed."""

    def __init__(self, player: str, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Write through ``send`` once run() is awaited."""
        self.player = player
        self.tables: dict[str, str] = {}
        self.lost = asyncio.Event()
        self._send = send
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_UNSENT)

    def post(self, message: bytes) -> None:
        """Queue a message; a full outbox means that the client is gone for us."""
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.lost.set()

    async def run(self) -> None:
        """Send what is posted until the client is lost."""
        while not self.lost.is_set():
            message = await self._outbox.get()
            await self._send(message)


class Hub:
    """Connections by player and by watched table (an instance: an instant table is one a player)."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._by_player: defaultdict[str, set[Connection]] = defaultdict(set)
        self._by_table: defaultdict[str, set[Connection]] = defaultdict(set)

    def add(self, connection: Connection) -> None:
        """A client is here."""
        self._by_player[connection.player].add(connection)

    def remove(self, connection: Connection) -> None:
        """A client is gone."""
        for instance in list(connection.tables):
            self.part(connection, instance)
        _discard(self._by_player, connection.player, connection)

    def join(self, connection: Connection, instance: str, table: str) -> None:
        """A client watches a table; ``table`` is how the client calls it."""
        connection.tables[instance] = table
        self._by_table[instance].add(connection)

    def part(self, connection: Connection, instance: str) -> None:
        """A client looks away."""
        connection.tables.pop(instance, None)
        _discard(self._by_table, instance, connection)

    def watching(self, instance: str) -> Iterable[Connection]:
        """Who watches a table now."""
        return tuple(self._by_table.get(instance, ()))

    def watched(self) -> Iterable[str]:
        """Tables that someone watches."""
        return tuple(self._by_table)

    def of_player(self, player: str) -> Iterable[Connection]:
        """A player's clients."""
        return tuple(self._by_player.get(player, ()))

    def players(self) -> Iterable[str]:
        """Everyone who has a client open."""
        return tuple(self._by_player)

    def present(self, player: str) -> bool:
        """Whether a player has a client open."""
        return player in self._by_player


def _discard(index: defaultdict[str, set[Connection]], name: str, connection: Connection) -> None:
    index[name].discard(connection)
    if not index[name]:
        del index[name]
