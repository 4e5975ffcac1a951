"""`python -m benchmarks._servers house|picows`: a server in a process of its own, to be measured from outside.

It writes the two ports that it listens on, the second with a tiny send buffer, so that a client which does not read
is felt after a few messages. To every line on its input it answers with the processor time that it has used, its
memory, and how many clients it sends to. It ends with its input.
"""

import asyncio
import json
import logging
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

from benchmarks._measure import on_disk
from croupier.games.catalogue import TABLES, Windows
from croupier.server import hub
from croupier.server.app import create_app
from croupier.server.assembly import embedded_parts
from croupier.server.serving import AnnouncingServer, server_config

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.server.house import Parts

TABLE = "venezia"
MOST_UNSENT = 8
"""In this process an outbox holds so few that a deaf client is dropped within the run."""

_TINY_BUFFER = 4096
_HOUR_MS = 3_600_000


def house() -> None:
    """The real house with one live table, whose betting lasts as long as the benchmark."""
    hub.MOST_UNSENT = MOST_UNSENT
    table = next(table for table in TABLES if table.id == TABLE)
    patient = msgspec.structs.replace(table, windows=Windows(_HOUR_MS, _HOUR_MS, _HOUR_MS, 0))

    with on_disk() as folder, _listeners() as listeners:

        @contextmanager
        def parts() -> "Iterator[Parts]":
            with embedded_parts(folder / "house.sqlite3") as real:
                yield msgspec.structs.replace(real, tables=(patient,))

        app = create_app(open_parts=parts)
        server = AnnouncingServer(server_config(app), announce=lambda _: None)

        def stop() -> None:
            server.should_exit = True

        _answer(lambda: len(tuple(app.state.house.hub.watching(TABLE))), stop)
        server.run(sockets=listeners)


def picows() -> None:
    """A server that sends what one client says to all the others."""
    logging.disable()  # that a deaf client is slow is no news here
    uvloop.run(_broadcast())


class _Everyone(WSListener):
    def __init__(self, clients: set[WSTransport]) -> None:
        super().__init__()
        self._clients = clients

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._clients.add(transport)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._clients.discard(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        message = frame.get_payload_as_bytes()
        for client in self._clients:
            if client is not transport:
                client.send(WSMsgType.TEXT, message)


async def _broadcast() -> None:
    clients: set[WSTransport] = set()

    def listener(_: WSUpgradeRequest) -> WSListener:
        return _Everyone(clients)

    with _listeners() as listeners:
        servers = [await ws_create_server(listener, sock=each) for each in listeners]
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        _answer(lambda: len(clients), lambda: loop.call_soon_threadsafe(ended.set))
        await ended.wait()
        for server in servers:
            server.close()


@contextmanager
def _listeners() -> "Iterator[list[socket.socket]]":
    with socket.create_server(("127.0.0.1", 0), backlog=1024) as wide, socket.create_server(("127.0.0.1", 0)) as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _TINY_BUFFER)
        _write([wide.getsockname()[1], narrow.getsockname()[1]])
        yield [wide, narrow]


def _answer(watching: Callable[[], int], stop: Callable[[], object]) -> None:
    def answer() -> None:
        for _ in sys.stdin:
            _write([time.process_time(), _memory_kb(), watching()])
        stop()

    threading.Thread(target=answer, daemon=True).start()


def _memory_kb() -> float:
    """What this process keeps in memory now; 0 where the system does not tell."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return 0
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def _write(figures: list[float]) -> None:
    sys.stdout.write(f"{json.dumps(figures)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    {"house": house, "picows": picows}[sys.argv[1]]()
