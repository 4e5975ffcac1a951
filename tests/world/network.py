"""A client's socket as the server sees it, with both ends in the hand of the world."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from types import SimpleNamespace
from typing import Any

import structlog
from litestar.exceptions import WebSocketDisconnect

from croupier.ports.store import StoreError
from croupier.server.house import House
from croupier.server.session import COOKIE
from croupier.server.socket import TRY_AGAIN_LATER, play_socket
from tests.world.clockwork import VirtualLoop

_log = structlog.get_logger()
_serve: Callable[[Any], Awaitable[Any]] = play_socket.fn


class Line:
    """What ``play_socket`` asks of a WebSocket.

    ``heard`` is called with everything that leaves the server, ``dropped`` when it gives up a client that is deaf.
    """

    def __init__(self, house: House, player: str, heard: Callable[[str], None], dropped: Callable[[], object]) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(house=house))
        self.headers: dict[str, str] = {}
        self.cookies = {COOKIE: player}
        self.open = True
        self.said = 0
        self._heard = heard
        self._dropped = dropped
        self._to_server: asyncio.Queue[str | None] = asyncio.Queue()
        self._reads = asyncio.Event()
        self._reads.set()

    # The client's end.

    @property
    def stalled(self) -> bool:
        return not self._reads.is_set()

    def say(self, raw: str) -> None:
        """Send to the server."""
        self.said += 1
        self._to_server.put_nowait(raw)

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
        self._to_server.put_nowait(None)

    # The server's end.

    async def accept(self) -> None:
        """Both are here."""

    async def receive_data(self, mode: str) -> str:
        assert mode == "text"
        raw = await self._to_server.get() if self.open else None
        if raw is None:
            raise WebSocketDisconnect(detail="gone")
        return raw

    async def send(self, message: Mapping[str, Any]) -> None:
        """An ASGI message with a text in it."""
        await self._reads.wait()
        if not self.open:
            raise WebSocketDisconnect(detail="gone")
        self._heard(message["text"])

    async def send_data(self, data: bytes, mode: str) -> None:
        """The same, in the words of the framework."""
        await self.send({"text": data.decode(), "mode": mode})

    async def close(self, code: int, reason: str) -> None:
        assert (code, bool(reason)) == (TRY_AGAIN_LATER, True)
        self._dropped()
        await self._reads.wait()
        self.open = False


def connect(loop: VirtualLoop, line: Line) -> None:
    """Let the server serve a line; whatever ends the serving closes it."""

    async def serve() -> None:
        try:
            await _serve(line)
        except StoreError:
            _log.info("greeting not read")  # a real server says so to the client and closes
        except Exception as problem:  # noqa: BLE001  # the world reads logs, not tracebacks
            _log.error("socket failed", exc_info=problem)
        finally:
            line.open = False

    loop.create_task(serve(), name="client")
