"""Who watches which table, and an outbox for each that never makes anyone else wait."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Generator, Iterable
from types import coroutine
from typing import Any

from croupier.ports.store import StoredSession

MOST_UNSENT = 512
"""Messages that may wait for one client before it is dropped."""


MOST_UNSENT_ASIDE = 64
"""Messages that may wait for one client before it gets no more of what it can do without."""

Send = Callable[[str], Awaitable[None]]
Write = Callable[[str], bool]
"""Sends a message at once; False, and nothing sent, where that cannot be."""


class Connection:
    """One client's socket. A message goes out at once unless one before it still waits for the client to read.

    Behind that one it queues in an outbox, which run() empties in order; a client whose outbox is full is lost.
    Sending at once saves a task switch for every message to everyone, which is most of what a fan-out costs.
    """

    def __init__(self, player: str, send: Send, write: Write | None = None) -> None:
        """Send through ``send``, or if that can be done at once through ``write``; run() has to be awaited beside."""
        self.player = player
        self.tables: dict[str, str] = {}
        self.session: StoredSession | None = None
        self.lost = asyncio.Event()
        self.dismissed: str | None = None
        self._send = send
        self._write = write
        self._outbox: deque[str] = deque()
        self._waiting: Awaitable[None] | None = None
        self._behind = asyncio.Event()

    def post(self, message: str) -> None:
        """Send a message, never waiting; a full outbox means that the client is gone for us."""
        if self._waiting is None:
            if self._write is not None and self._write(message):
                return
            self._waiting = _begin(self._send(message))
            if self._waiting is not None:
                self._behind.set()
        elif len(self._outbox) < MOST_UNSENT:
            self._outbox.append(message)
        else:
            self.lost.set()

    def aside(self, message: str) -> bool:
        """Send what is no part of play; False, and nothing sent, while much waits that is."""
        if len(self._outbox) >= MOST_UNSENT_ASIDE:
            return False
        self.post(message)
        return True

    def dismiss(self, why: str) -> None:
        """See a client out; ``why``: the code of what it is told."""
        self.dismissed = self.dismissed or why
        self.lost.set()

    async def run(self) -> None:
        """Send what could not go out at once; raises what sending raised. Does not end by itself."""
        while True:
            await self._behind.wait()
            if self._waiting is not None:
                await self._waiting
            while self._outbox:
                await self._send(self._outbox.popleft())
            self._waiting = None
            self._behind.clear()


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

    def everyone(self) -> Iterable[Connection]:
        """All clients."""
        return [connection for connections in self._by_player.values() for connection in connections]

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


def _begin(work: Awaitable[None]) -> Awaitable[None] | None:
    """Run something up to where it first waits, without a task; what is left of it, None if nothing is."""
    steps = work.__await__()
    try:
        waits_for = next(steps)
    except StopIteration:
        return None
    except Exception as problem:  # noqa: BLE001  # for whoever awaits the rest, not for whoever had something to tell
        return _failed(problem)
    return _rest(steps, waits_for)


@coroutine
def _rest(steps: Generator[Any, Any, None], waits_for: object) -> Generator[object, Any, None]:
    """What is left of something that has begun: wait for what it waits for, then let it go on."""
    yield waits_for
    yield from steps


@coroutine
def _failed(problem: Exception) -> Generator[object, Any, None]:
    yield from ()
    raise problem
