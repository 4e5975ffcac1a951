"""A player's client: a session, a socket, and what the server has said so far.

What arrives is folded into ``wallet`` and ``views`` as a page would do it, and every event is held against the
promise that a table's numbers have no gaps.
"""

import asyncio
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from croupier.server.session import COOKIE
from tests.support.house import OpenHouse

SECONDS = 20
"""How long a test waits for a message that has to come."""

Message = dict[str, Any]


@dataclass
class Client:
    """One player. ``heard`` is everything the server has said on the socket, in order."""

    address: str
    http: httpx.AsyncClient
    me: Message
    socket: ClientConnection
    heard: list[Message] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    wallet: Message = field(default_factory=dict)
    views: dict[str, Message] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    scripts: dict[str, list[Message]] = field(default_factory=dict)
    pings: int = 0

    @property
    def player(self) -> str:
        """The player's own id."""
        return str(self.me["player"])

    @property
    def money(self) -> tuple[int, int]:
        """What the wallet shows: available and held."""
        return self.wallet["available"], self.wallet["held"]

    def round(self, table: str) -> Message:
        """The latest round at a table as last shown."""
        round_: Message = self.views[table]["round"]
        return round_

    def seat(self, table: str) -> Message:
        """The player's own seat in it."""
        return next(seat for seat in self.round(table)["seats"] if seat["you"])

    def events(self, table: str) -> list[Message]:
        """The events of a table since the first snapshot, numbers left out."""
        return self.scripts.get(table, [])

    def kinds(self, table: str) -> list[str]:
        """The kinds of these events."""
        return [event["kind"] for event in self.events(table)]

    async def say(self, raw: str | bytes) -> None:
        """Send something as it is."""
        await self.socket.send(raw)

    async def tell(self, kind: str, **fields: object) -> None:
        """Send a message."""
        await self.say(json.dumps({"type": kind, **fields}))

    async def ask(self, kind: str, key: str | None = None, **fields: object) -> Message:
        """Send a command with a key, a new one unless given, and return the answer to it."""
        key = key or secrets.token_hex(8)
        await self.tell(kind, key=key, **fields)
        return await self.next(lambda said: said["type"] in ("accepted", "refused") and said["key"] == key)

    async def do(self, kind: str, key: str | None = None, **fields: object) -> Message:
        """As ``ask``, for a command that has to be accepted."""
        answer = await self.ask(kind, key, **fields)
        assert answer["type"] == "accepted", answer
        return answer

    async def refused(self, kind: str, key: str | None = None, **fields: object) -> Message:
        """As ``ask``, for a command that has to be refused; its code, and a sentence that goes with it."""
        answer = await self.ask(kind, key, **fields)
        assert answer["type"] == "refused", answer
        assert answer["message"][0].isupper(), answer
        assert answer["message"].endswith("."), answer
        return answer

    async def join(self, table: str) -> Message:
        """Watch a table; its snapshot's view."""
        await self.tell("join", table=table)
        said = await self.next(lambda said: said["type"] == "snapshot" and said["table"] == table)
        view: Message = said["view"]
        return view

    async def bet(self, table: str, **bets: int) -> Message:
        """Place a whole bet of one placement on the table's current round."""
        return await self.do("bet", table=table, round=self.round(table)["id"], placements=[bets] if bets else [])

    async def deal(self, table: str) -> Message:
        """Have an instant round dealt."""
        return await self.do("deal", table=table, round=self.round(table)["id"], client_seed="seed")

    async def choose(self, table: str, option: str) -> Message:
        """Take an option of the current stage."""
        return await self.do("choose", table=table, round=self.round(table)["id"], stage="decision", option=option)

    async def pinged(self) -> None:
        """Return when everything sent so far is answered; the socket still works then."""
        self.pings += 1
        number = self.pings
        await self.tell("ping", number=number)
        await self.next(lambda said: said["type"] == "pong" and said["number"] == number)

    async def next(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted; those before it are taken note of."""
        async with asyncio.timeout(SECONDS):
            while not wanted(said := await self._hear()):
                pass
        return said

    async def until(self, condition: Callable[[], bool]) -> None:
        """Listen until something holds, if it does not already."""
        async with asyncio.timeout(SECONDS):
            while not condition():
                await self._hear()

    async def phase(self, table: str, phase: str) -> Message:
        """Listen until the table's round is in a phase, ended with its seed, and the wallet up to date; the round."""

        def reached() -> bool:
            round_ = self.views[table]["round"]
            if not round_ or round_["phase"] != phase:
                return False
            return phase != "ended" or round_["seed"] is not None or not round_["commitment"]  # by hand: no seed

        await self.until(reached)
        await self.pinged()
        return self.round(table)

    async def closed(self) -> int:
        """Listen until the server hangs up; the code it gives."""
        async with asyncio.timeout(SECONDS):
            with suppress(ConnectionClosed):
                while True:
                    await self._hear()
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def _hear(self) -> Message:
        return self._take(await self.socket.recv())

    def _take(self, raw: str | bytes) -> Message:
        assert isinstance(raw, str)
        said: Message = json.loads(raw)
        self.raw.append(raw)
        self.heard.append(said)
        match said["type"]:
            case "wallet":
                self.wallet = said
            case "snapshot":
                self.views[said["table"]], self.numbers[said["table"]] = said["view"], said["number"]
            case "event" if said["number"] > self.numbers.get(said["table"], 1 << 60):
                assert said["number"] == self.numbers[said["table"]] + 1, "a hole in the numbers of a table"
                self.views[said["table"]], self.numbers[said["table"]] = said["view"], said["number"]
                self.scripts.setdefault(said["table"], []).append(said["event"])
        return said


@asynccontextmanager
async def visitor(address: str, cookies: httpx.Cookies | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with a browser's ways of asking, and no session unless cookies bring one."""
    async with httpx.AsyncClient(base_url=address, cookies=cookies, trust_env=False, timeout=SECONDS) as http:
        yield http


@asynccontextmanager
async def socket_of(
    http: httpx.AsyncClient,
    origin: str | None = None,
    max_queue: int | None = None,
    additional: Mapping[str, str] = MappingProxyType({}),
    **options: Any,  # noqa: ANN401  # of websockets
) -> AsyncIterator[ClientConnection]:
    """A socket with a visitor's session, if there is one; it takes in all that comes, though nobody may listen."""
    address = str(http.base_url).rstrip("/").replace("http://", "ws://")
    headers = {"Cookie": f"{COOKIE}={token}"} if (token := http.cookies.get(COOKIE)) else {}
    headers.update(additional)
    if origin is not None:
        headers["Origin"] = origin
    async with connect(
        f"{address}/ws",
        additional_headers=headers,
        proxy=None,
        compression=None,
        max_size=None,
        max_queue=max_queue,
        **options,
    ) as open_socket:
        yield open_socket


@asynccontextmanager
async def player(address: str, cookies: httpx.Cookies | None = None, **options: Any) -> AsyncIterator[Client]:  # noqa: ANN401
    """A guest with a socket that has been greeted; with the cookies of another client, the same guest again."""
    async with visitor(address, cookies) as http:
        me = (await http.post("/api/session")).raise_for_status().json()
        async with socket_of(http, **options) as open_socket:
            client = Client(address, http, me, open_socket)
            await client.next(lambda said: said["type"] == "wallet")
            yield client


async def asleep(house: OpenHouse, client: Client, table: str) -> None:
    """Return when a live table has seen to all that happened, and will not look at the clock before the next event."""
    while house.inside.live[table]._changed.is_set():
        await client.pinged()
    await client.pinged()


@asynccontextmanager
async def deaf(client: Client, table: str) -> AsyncIterator[ClientConnection]:
    """A further socket of a client that watches a table and does not read after the snapshot."""
    host, port = client.http.base_url.host, client.http.base_url.port
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await asyncio.get_running_loop().run_in_executor(None, narrow.connect, (host, port))
    async with socket_of(client.http, sock=narrow, max_queue=1, ping_interval=None, close_timeout=0) as open_socket:
        await open_socket.send(json.dumps({"type": "join", "table": table}))
        while json.loads(await open_socket.recv())["type"] != "snapshot":
            pass
        yield open_socket
