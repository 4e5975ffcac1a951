"""The running desk: messages in, kept, and out to everyone who listens, never in the way of play.

A message waits in a queue of the desk's own and is kept by a connection of the desk's own; it is encoded once for
all strangers at a table, and brought to them in slices, so that a bet need not wait for a crowd to be told. Whoever
reads too slowly for it gets the latest messages later, all at once.
"""

import asyncio
from collections import OrderedDict, defaultdict, deque
from collections.abc import Container
from contextlib import suppress
from typing import Literal

import msgspec
import structlog

from croupier.book.book import Done
from croupier.desk import rate
from croupier.desk.hearing import HOUSE, PLAYER, SILENCE_MINUTES, hears
from croupier.desk.notices import house_words
from croupier.desk.text import clean
from croupier.ports.clock import Clock
from croupier.ports.desk import DeskStore, StoredMessage, StoredMute
from croupier.ports.store import Role, StoredPlayer, StoreError
from croupier.round.commands import Refused
from croupier.server.hub import Connection, Hub
from croupier.wire.commands import Say
from croupier.wire.desk import Chat, ChatHistory, ChatShown, ChatSilenced, DeskMessage, SupportCalled, SupportSaid

SUPPORT_ROLES: tuple[Role, ...] = ("support", "supervisor", "admin")
"""Who answers players and looks into what they report."""

LATEST = 50
"""Messages that a newcomer is shown."""

MOST_WAITING = 1_000
LARGEST_BATCH = 100
SLICE = 200
"""Listeners told before others' turn comes."""

KEYS_REMEMBERED = 5_000

_log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode

_Waiting = tuple[StoredMessage, "asyncio.Future[int] | None"]
_Words = tuple[str | None, ...]
_Said = tuple[_Words, "asyncio.Future[int]"]
"""What was said with a key, and where; its number, once it is kept."""


class Desk:
    """Everything said, at tables and to support."""

    def __init__(self, store: DeskStore, clock: Clock, hub: Hub) -> None:
        """Keep in ``store``; start() before the first message."""
        self.store = store
        self._clock = clock
        self._hub = hub
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None
        self._number = 0
        self._players = rate.Turns(rate.PLAYER)
        self._staff = rate.Turns(rate.STAFF)
        self._tables = rate.Turns(rate.TABLE)
        self._said: OrderedDict[tuple[str, str], _Said] = OrderedDict()
        self._silent_until_ms: dict[str, int] = {}
        self._muted: dict[str, frozenset[str]] = {}
        self._latest: dict[str, deque[StoredMessage]] = {}
        self._shown_to_strangers: dict[str, str] = {}
        self._listening: defaultdict[str, dict[Connection, bool]] = defaultdict(dict)  # True: has missed something
        self._attending: set[Connection] = set()

    async def start(self) -> None:
        """Go on where the store is."""
        longest_ms = SILENCE_MINUTES[1] * 60_000
        self._number = await asyncio.to_thread(self.store.last_message)
        silences = await asyncio.to_thread(self.store.silences, self._clock.wall_ms() - longest_ms)
        self._silent_until_ms = dict(silences)
        self._task = asyncio.create_task(self._run(), name="desk")

    async def stop(self) -> None:
        """Keep what waits, then end."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def listen(self, connection: Connection, table: str) -> None:
        """Let a client hear a table: the latest messages now, every new one from then on."""
        player = connection.player
        if player not in self._muted:
            await self.know_mutes(player)
        while table not in self._latest:
            before = self._number
            kept = await asyncio.to_thread(self.store.recent, "table", table, None, LATEST)
            if before == self._number:  # or something has been said meanwhile that may be missing here
                self._latest[table] = deque(kept, maxlen=LATEST)
        self._listening[table][connection] = False
        connection.post(self._history(table, player))
        if self.silent_ms(player):
            connection.post(_say(ChatSilenced(self.silent_ms(player))))

    def attend(self, connection: Connection) -> None:
        """Let a client of the house's people know of every message to support."""
        self._attending.add(connection)

    def deafen(self, connection: Connection, table: str) -> None:
        """A client listens no more."""
        self._listening[table].pop(connection, None)
        if not self._listening[table]:
            del self._listening[table]

    def forget(self, connection: Connection) -> None:
        """A client is gone."""
        for table in [table for table, listeners in self._listening.items() if connection in listeners]:
            self.deafen(connection, table)
        self._attending.discard(connection)
        if not self._hub.present(connection.player):
            self._muted.pop(connection.player, None)

    async def say(self, connection: Connection, speaker: StoredPlayer, round_: str | None, command: Say) -> int:
        """Say something at a table; the message's number, the same for the same key. Refused with the reason."""
        table = command.table
        words: _Words = ("table", table, command.text)
        if (kept := self._first(speaker, command.key, words)) is not None:
            return await asyncio.shield(kept)
        if connection not in self._listening.get(table, ()):
            raise Refused("not_listening")
        if silent_ms := self.silent_ms(speaker.player):
            raise Refused("silenced", minutes=-(-silent_ms // 60_000))
        text = clean(command.text)
        now_ms = self._clock.steady_ms()
        self._require_turn(speaker, now_ms)
        if speaker.role == PLAYER and self._tables.wait_ms(table, now_ms):
            raise Refused("chat_crowded")
        self._take_turn(speaker, now_ms)
        self._tables.take(table, now_ms)
        return await self._post(self._message("table", table, round_, speaker, text), command.key, words)

    async def tell(self, speaker: StoredPlayer, player: str, round_: str | None, key: str, raw: str) -> int:
        """Say something in a player's channel to support, by the player or by support; as ``say``."""
        words: _Words = ("support", player, raw, round_)
        if (kept := self._first(speaker, key, words)) is not None:
            return await asyncio.shield(kept)
        text = clean(raw)
        now_ms = self._clock.steady_ms()
        self._require_turn(speaker, now_ms)
        self._take_turn(speaker, now_ms)
        return await self._post(self._message("support", player, round_, speaker, text), key, words)

    def take_turn(self, speaker: StoredPlayer) -> None:
        """Something else that may not be done faster than one speaks; Refused where it is."""
        now_ms = self._clock.steady_ms()
        self._require_turn(speaker, now_ms)
        self._take_turn(speaker, now_ms)

    def observe(self, done: Done, live: Container[str]) -> None:
        """A39: what happened at live tables, in the house's words."""
        for numbered in done.events:
            words = house_words(numbered.event)
            state = numbered.state
            if words is None or state.table not in live:
                continue
            round_ = state.round.id if state.round is not None else None
            at_ms = self._clock.wall_ms()
            said = StoredMessage(0, "table", state.table, round_, at_ms, None, "", HOUSE, words.why, words.code)
            try:
                self._queue.put_nowait((said, None))
            except asyncio.QueueFull:
                _log.warning("the house's words are lost", table=state.table, code=words.code)

    def silent_ms(self, player: str) -> int:
        """For how long a player may not speak at tables."""
        return max(0, self._silent_until_ms.get(player, 0) - self._clock.wall_ms())

    def silenced_until(self, player: str) -> int:
        """When that ends; 0 for somebody who may speak."""
        return self._silent_until_ms.get(player, 0) if self.silent_ms(player) else 0

    def silence(self, player: str, until_ms: int) -> None:
        """A player may not speak before a moment, and is told so; it stands in the audit already."""
        self._silent_until_ms[player] = until_ms
        for connection in self._hub.of_player(player):
            connection.post(_say(ChatSilenced(self.silent_ms(player))))

    async def know_mutes(self, player: str) -> list[StoredMute]:
        """Read whom a player has muted, and go by it from now on."""
        kept = await asyncio.to_thread(self.store.mutes, player)
        if self._hub.present(player):
            self._muted[player] = frozenset(one.muted for one in kept)
        return list(kept)

    async def mutes_changed(self, player: str) -> list[StoredMute]:
        """The same after a change: every window of the player's is shown its tables anew."""
        kept = await self.know_mutes(player)
        for connection in self._hub.of_player(player):
            for table, listeners in self._listening.items():
                if connection in listeners:
                    connection.post(self._history(table, player))
        return kept

    def _require_turn(self, speaker: StoredPlayer, now_ms: int) -> None:
        if wait_ms := self._turns(speaker).wait_ms(speaker.player, now_ms):
            raise Refused("chat_too_fast", seconds=-(-wait_ms // 1000))

    def _take_turn(self, speaker: StoredPlayer, now_ms: int) -> None:
        self._turns(speaker).take(speaker.player, now_ms)

    def _turns(self, speaker: StoredPlayer) -> rate.Turns:
        return self._players if speaker.role == PLAYER else self._staff

    def _message(
        self, channel: Literal["table", "support"], subject: str, round_: str | None, speaker: StoredPlayer, text: str
    ) -> StoredMessage:
        at_ms = self._clock.wall_ms()
        return StoredMessage(0, channel, subject, round_, at_ms, speaker.player, speaker.name, speaker.role, text)

    def _first(self, speaker: StoredPlayer, key: str, words: _Words) -> "asyncio.Future[int] | None":
        """The number of what was said with a key before; Refused where that was something else."""
        if (first := self._said.get((speaker.player, key))) is None:
            return None
        said, kept = first
        if said != words:
            raise Refused("key_conflict")
        return kept

    async def _post(self, message: StoredMessage, key: str, words: _Words) -> int:
        kept: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        try:
            self._queue.put_nowait((message, kept))
        except asyncio.QueueFull:
            raise Refused("busy") from None
        said = (message.author or "", key)
        self._said[said] = (words, kept)
        if len(self._said) > KEYS_REMEMBERED:
            self._said.popitem(last=False)
        try:
            return await asyncio.shield(kept)  # what waits is said, though its speaker has left meanwhile
        except StoreError:
            self._said.pop(said, None)
            raise

    async def _run(self) -> None:
        while True:
            waiting = [await self._queue.get()]
            while len(waiting) < LARGEST_BATCH and not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            try:
                await self._keep(waiting)
            finally:
                for _ in waiting:
                    self._queue.task_done()

    async def _keep(self, waiting: list[_Waiting]) -> None:
        """Nothing is told to anyone before it is kept."""
        numbered = [
            msgspec.structs.replace(message, number=self._number + place)
            for place, (message, _) in enumerate(waiting, 1)
        ]
        try:
            await asyncio.to_thread(self.store.keep, numbered)
        except Exception as problem:  # noqa: BLE001  # whatever happened, those who wait must hear of it
            _log.exception("messages not kept", messages=len(numbered))
            for _, kept in waiting:
                if kept is not None and not kept.done():
                    kept.set_exception(StoreError(str(problem)))
            return
        self._number += len(numbered)
        for message, (_, kept) in zip(numbered, waiting, strict=True):
            if kept is not None and not kept.done():
                kept.set_result(message.number)
            try:
                await (self._spread(message) if message.channel == "table" else self._call(message))
            except Exception:  # noqa: BLE001  # it is kept, and the next one has to be told all the same
                _log.exception("message not told", number=message.number)

    async def _spread(self, message: StoredMessage) -> None:
        table = message.subject
        latest = self._latest.get(table)
        if latest is not None and (not latest or latest[-1].number < message.number):
            latest.append(message)
        self._shown_to_strangers.pop(table, None)
        plain = _say(Chat(table, shown(message, None)))
        listeners = list(self._listening.get(table, ()))
        for start in range(0, len(listeners), SLICE):
            for connection in listeners[start : start + SLICE]:
                self._tell(connection, message, plain)
            await asyncio.sleep(0)

    def _tell(self, connection: Connection, message: StoredMessage, plain: str) -> None:
        table, player = message.subject, connection.player
        listeners = self._listening.get(table, {})
        if connection not in listeners or not hears(message, player, self._muted.get(player, frozenset())):
            return
        if listeners[connection]:
            text = self._history(table, player)
        elif message.author == player:
            text = _say(Chat(table, shown(message, player)))
        else:
            text = plain
        listeners[connection] = not connection.aside(text)

    async def _call(self, message: StoredMessage) -> None:
        """Bring a message of a private channel to the player and to the house's people."""
        player = message.subject
        mine = tuple(self._hub.of_player(player))
        unread = 0
        name = message.name
        with suppress(StoreError):  # a figure and a name; the words are kept, and are what counts
            if mine:
                unread = await asyncio.to_thread(self.store.unread, player)
            if message.role != PLAYER:
                name = (await asyncio.to_thread(self.store.names, [player])).get(player, "")
        text = _say(SupportSaid(shown(message, player), unread))
        for connection in mine:
            connection.aside(text)
        for connection in tuple(self._attending):
            connection.aside(_say(SupportCalled(player, name, shown(message, connection.player))))

    def _history(self, table: str, player: str) -> str:
        """The latest messages as a player hears them; most have muted nobody and said nothing, and hear the same."""
        muted, latest = self._muted.get(player, frozenset()), self._latest[table]
        if muted or any(message.author == player for message in latest):
            heard = [message for message in latest if hears(message, player, muted)]
            return _say(ChatHistory(table, [shown(message, player) for message in heard]))
        if table not in self._shown_to_strangers:
            self._shown_to_strangers[table] = _say(ChatHistory(table, [shown(message, None) for message in latest]))
        return self._shown_to_strangers[table]


def shown(message: StoredMessage, viewer: str | None) -> ChatShown:
    """A message as it goes out."""
    return ChatShown(
        number=message.number,
        at_ms=message.at_ms,
        round=message.round,
        name=message.name,
        role=message.role,
        you=viewer is not None and message.author == viewer,
        text=message.text,
        code=message.code,
    )


def _say(message: DeskMessage) -> str:
    return _encode(message).decode()
