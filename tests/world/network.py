"""A client's socket as the server sees it, through the front door: the whole application, called by the ASGI rules."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any

from litestar import Litestar

from croupier.server.app import create_app
from croupier.server.house import House
from croupier.server.session import COOKIE
from croupier.server.socket import TRY_AGAIN_LATER
from tests.world.clockwork import VirtualLoop

Message = Any
"""An ASGI message; Litestar has a type for each."""


@cache
def _application() -> Litestar:
    """One is enough for all worlds of a process: it keeps nothing but which house it stands before."""
    return create_app()


class Line:
    """Both ends of a WebSocket.

    ``heard`` is called with everything that leaves the server, ``closed`` with the code and reason when the
    server hangs up: it may do so to drop a client that is deaf.
    """

    def __init__(self, player: str, heard: Callable[[str], None], closed: Callable[[int, str], None]) -> None:
        self.open = True
        self.said = 0
        self.scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/ws",
            "raw_path": b"/ws",
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"croupier"), (b"cookie", f"{COOKIE}={player}".encode())],
            "client": ("client", 1),
            "server": ("croupier", 80),
            "subprotocols": [],
            "extensions": {},
        }
        self._heard = heard
        self._closed = closed
        self._to_server: asyncio.Queue[Message] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._reads = asyncio.Event()
        self._reads.set()

    def answered_by(self, house: House, loop: VirtualLoop) -> None:
        """Let a house serve this line."""
        application = _application()
        application.state.house = house

        async def serve() -> None:
            try:
                await application(self.scope, self.receive, self.send)  # type: ignore[arg-type]  # a scope as it comes
            finally:
                self.open = False

        loop.create_task(serve(), name="client")

    # The client's end.

    @property
    def stalled(self) -> bool:
        return not self._reads.is_set()

    def say(self, raw: str) -> None:
        """Send to the server."""
        self.said += 1
        self._to_server.put_nowait({"type": "websocket.receive", "text": raw, "bytes": None})

    def stall(self) -> None:
        """Read nothing from now on."""
        self._reads.clear()

    def read_on(self) -> None:
        """Read again."""
        self._reads.set()

    def hang_up(self) -> None:
        """Be gone."""
        self.open = False
        self._reads.set()
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # The server's end.

    async def receive(self) -> Message:
        return await self._to_server.get()

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.close" and message["code"] == TRY_AGAIN_LATER:
            self._closed(message["code"], message["reason"])  # noted before the goodbye waits for a deaf client
        await self._reads.wait()
        if not self.open:
            raise OSError("the client is gone")
        if message["type"] == "websocket.send":
            self._heard(message["text"])
        elif message["type"] == "websocket.close":
            self.open = False
            if message["code"] != TRY_AGAIN_LATER:
                self._closed(message["code"], message["reason"])
