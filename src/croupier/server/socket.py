"""The socket of play: commands in, answers and events out."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from croupier.book.acts import Act, Bet, Deal, Decide, Leave, OpenRound, Sit
from croupier.book.seating import TableState
from croupier.games.catalogue import Table
from croupier.ports.store import StoredPlayer, StoredSession, StoreError
from croupier.round.commands import Refused
from croupier.server.access import address_of, from_own_page
from croupier.server.desk.desk import SUPPORT_ROLES
from croupier.server.direct import direct_send, direct_write
from croupier.server.house import House, encode
from croupier.server.hub import Connection
from croupier.server.limits import TokenBucket
from croupier.server.session import token_of
from croupier.wire import commands as wire
from croupier.wire.decode import decode_command
from croupier.wire.messages import Accepted, Hello, Message, Pong
from croupier.wire.messages import Refused as RefusedMessage
from croupier.wire.wording import sentence

MESSAGES_PER_SECOND = 20
BURST = 60
POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013
GOODBYE_SECONDS = 5.0

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws")
async def play_socket(socket: AnySocket) -> None:
    """Serve one client until it leaves, or reads too slowly."""
    house: House = socket.app.state.house
    await socket.accept()
    if not from_own_page(socket):
        await socket.close(POLICY_VIOLATION, sentence("foreign_origin", {}))
        return
    session = await house.reception.session(token_of(socket))
    if session is None:
        await socket.close(POLICY_VIOLATION, sentence("not_signed_in", {}))
        return
    address = address_of(socket)
    if not house.reception.take_socket(address):
        await socket.close(TRY_AGAIN_LATER, sentence("too_many_sockets", {}))
        return
    send = direct_send(socket)
    player = session.person
    connection = Connection(
        player.player,
        lambda text: send({"type": "websocket.send", "text": text, "bytes": None}),
        direct_write(socket),
    )
    connection.session = session
    try:
        await _Client(house, connection, session, socket).serve()
    finally:
        house.reception.release_socket(address)
        house.hub.remove(connection)
        house.desk.forget(connection)
        house.floor.forget(connection)
    if connection.lost.is_set():
        code, why = (TRY_AGAIN_LATER, "This client reads too slowly.")
        if connection.dismissed is not None:
            code, why = (POLICY_VIOLATION, sentence(connection.dismissed, {}))
        with suppress(TimeoutError):  # it may be as deaf to a goodbye; the house has forgotten it already
            await asyncio.wait_for(socket.close(code, why), GOODBYE_SECONDS)


class _Client:
    """One open socket and what its messages lead to."""

    def __init__(self, house: House, connection: Connection, session: StoredSession, socket: AnySocket) -> None:
        self.house = house
        self.connection = connection
        self.session = session
        self.player: StoredPlayer = session.person
        self.socket = socket
        self.bucket = TokenBucket(house.clock, MESSAGES_PER_SECOND, BURST)
        self.speaking: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()

    async def serve(self) -> None:
        """Greet, then read and write side by side; when either ends, so does the client."""
        await self._greet()
        tasks = [
            asyncio.create_task(self._read()),
            asyncio.create_task(self.connection.run()),
            asyncio.create_task(self.connection.lost.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*tasks, *self.speaking):
                task.cancel()
            read, written, _ = await asyncio.gather(*tasks, return_exceptions=True)
        if isinstance(read, Exception) and not isinstance(read, WebSocketDisconnect):
            raise read
        if isinstance(written, Exception) and not isinstance(written, OSError):  # as ASGI says that nobody is there
            raise written

    async def _greet(self) -> None:
        unfinished = await asyncio.to_thread(self.house.parts.archive.unfinished, self.player.player)
        seats = [table for table, live in self.house.live.items() if live.state.seat_of(self.player.player) is not None]
        instances = [instance.partition("/")[0] for instance in unfinished]
        self._say(
            Hello(
                wire.VERSION,
                self.player.player,
                self.player.name,
                self.player.guest,
                self.player.role,
                seats,
                instances,
            )
        )
        self.house.hub.add(self.connection)  # nothing comes before the hello, and no change of money is missed after it
        if await self.house.reception.session(token_of(self.socket)) is None:  # it ended while nobody could tell us
            self.connection.dismiss("session_ended")
        if self.player.role != "player":
            self.house.floor.attend(self.connection)
        if self.player.role in SUPPORT_ROLES:
            self.house.desk.attend(self.connection)
        self._say(await self.house.wallet(self.player.player))

    def _say(self, message: Message) -> None:
        self.connection.post(encode(message))

    async def _read(self) -> None:
        while True:
            raw = await self.socket.receive_data(mode="text")
            key: str | None = None
            try:
                if not self.bucket.take():
                    raise Refused("rate_limited")  # noqa: TRY301  # one place answers refusals
                command = decode_command(raw)
                key = getattr(command, "key", None)
                self._notice(command)
                await self._obey(command)
            except Refused as refusal:
                self._refuse(key, refusal)
                await asyncio.sleep(0)  # what waits may all be refused without a pause: others' turn comes in between
            except StoreError:
                self._refuse(key, Refused("store_failed"))

    def _refuse(self, key: str | None, refusal: Refused) -> None:
        text = sentence(refusal.code, refusal.arguments)
        self._say(RefusedMessage(key, refusal.code, refusal.arguments, text))

    def _notice(self, command: wire.Command) -> None:
        """C16: a command is a sign of life; what pages say by themselves is none."""
        if self.house.reception.is_over(self.session):
            self.connection.dismiss("session_idle")
            raise Refused("session_idle")
        by_itself = isinstance(command, wire.Join | wire.Part | wire.Listen)
        if not by_itself and not (isinstance(command, wire.Ping) and not command.here):
            self.house.reception.moved(self.session)

    async def _obey(self, command: wire.Command) -> None:
        match command:
            case wire.Ping():
                self._say(Pong(command.number))
            case wire.Join():
                await self.house.join(self.connection, command.table, self.player.name)
            case wire.Part():
                self.house.hub.part(self.connection, self.house.instance(command.table, self.player.player))
                self.house.desk.deafen(self.connection, command.table)
            case wire.Listen() | wire.Say() | wire.TellSupport():
                self._speak(command)
            case _:
                await self._act(command)

    def _speak(self, command: wire.Speech) -> None:
        """Have the desk see to something, beside the commands that follow: talk never makes a bet wait."""
        task = asyncio.create_task(self._spoken(command))
        self.speaking.add(task)
        task.add_done_callback(self.speaking.discard)

    async def _spoken(self, command: wire.Speech) -> None:
        key = command.key if isinstance(command, wire.Say | wire.TellSupport) else None
        try:
            async with self.turn:  # what one client says is said in its order
                await self._talk(command)
        except Refused as refusal:
            self._refuse(key, refusal)
        except StoreError:
            self._refuse(key, Refused("store_failed"))

    async def _talk(self, command: wire.Speech) -> None:
        desk, player = self.house.desk, self.player
        match command:
            case wire.Listen():
                table = self._talking(command.table).id
                if table not in self.connection.tables:
                    raise Refused("not_listening")
                await desk.listen(self.connection, table)
                if table not in self.connection.tables:  # looked away meanwhile
                    desk.deafen(self.connection, table)
            case wire.Say():
                state = self.house.live[self._talking(command.table).id].state
                round_ = state.round.id if state.round is not None else None
                number = await desk.say(self.connection, player, round_, command)
                self._say(Accepted(command.key, command.table, number, {}))
            case wire.TellSupport():
                if player.role != "player":
                    raise Refused("not_allowed")
                number = await desk.tell(player, player.player, command.round, command.key, command.text)
                self._say(Accepted(command.key, "", number, {}))

    def _talking(self, table: str) -> Table:
        """A table where people sit together, and talk."""
        found = self.house.table(table)
        _require_live(found)
        return found

    async def _act(self, command: wire.Keyed) -> None:
        if self.player.role != "player":
            raise Refused("not_allowed")  # who works here does not play here
        table = self.house.table(command.table)
        if isinstance(command, wire.Sit | wire.NewRound | wire.Deal) or (
            isinstance(command, wire.Bet) and command.placements
        ):
            self.house.require_open(table, begun=isinstance(command, wire.Deal))
        act = self._as_act(command, table)
        if table.live:
            act = self.house.live[table.id].stamped(act)
        if isinstance(command, wire.Sit | wire.NewRound) or (isinstance(command, wire.Bet) and command.placements):
            await self.house.money.admit(self.player.player, table, self.house.instance(table.id, self.player.player))
        done = await self.house.writer.submit(act)
        if isinstance(act, Sit):
            await self._leave_others(table.id)
        self._say(Accepted(command.key, command.table, done.reply.number, dict(done.reply.adjusted)))

    async def _leave_others(self, table: str) -> None:
        """A14: who has taken a seat gives up the one at another table; what stands there is played out."""
        seated = {name for name, live in self.house.live.items() if self._keeps_seat(live.state)}
        if table not in seated:
            return  # said again, and the seat has been given up since
        for other in seated - {table}:
            with suppress(Refused):  # given up already, by another window
                await self.house.writer.submit(Leave(self.house.clock.wall_ms(), other, self.player.player))

    def _keeps_seat(self, state: TableState) -> bool:
        seat = state.seat_of(self.player.player)
        return seat is not None and not state.chairs[seat].leaving

    def _as_act(self, command: wire.Keyed, table: Table) -> Act:
        """A message as the house's act, in the name of the player whose socket it is."""
        now_ms, player = self.house.clock.wall_ms(), self.player.player
        instance = self.house.instance(table.id, player)
        match command:
            case wire.Bet():
                placements = tuple(dict(placement) for placement in command.placements)
                return Bet(now_ms, instance, command.round, player, placements, command.key)
            case wire.Choose():
                return Decide(now_ms, instance, command.round, player, command.stage, command.option, command.key)
            case wire.Deal():
                _require_instant(table)
                return Deal(now_ms, instance, command.round, player, command.client_seed, command.key)
            case wire.NewRound():
                _require_instant(table)
                return OpenRound(now_ms, instance, table.code, table.terms, player, command.key)
            case wire.Sit():
                _require_live(table)
                seats = table.terms.seats
                return Sit(now_ms, instance, player, self.player.name, seats, command.seat, command.key)
            case wire.Leave():
                _require_live(table)
                return Leave(now_ms, instance, player, command.key)


def _require_instant(table: Table) -> None:
    if table.live:
        raise Refused("not_instant")


def _require_live(table: Table) -> None:
    if not table.live:
        raise Refused("not_live")
