"""The real house on a real socket of this machine, with a clock that stands still until the test moves it on."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar

from croupier.adapters.argon2 import Argon2
from croupier.games.catalogue import TABLES, Table
from croupier.server.app import Settings, create_app
from croupier.server.assembly import embedded_parts
from croupier.server.house import House, Parts
from croupier.server.serving import AnnouncingServer, server_config
from tests.support.fixed_shoe import FixedShoe

START_SECONDS = 30
NOON_MS = 1_767_268_800_000
"""2026-01-01 12:00:00 GMT, when a still clock starts."""

QUICK = Argon2(passes=1, memory_kib=8, lanes=1)
"""Passwords hashed in earnest, but not slowly: a test has nothing to protect."""

BY_ID = {table.id: table for table in TABLES}


def tables(*names: str) -> tuple[Table, ...]:
    """Tables of the catalogue."""
    return tuple(BY_ID[name] for name in names)


@dataclass
class StillClock:
    """Implements ``ports.clock.Clock``; time passes when ``advance`` says so."""

    passed_ms: int = 0

    def wall_ms(self) -> int:
        return NOON_MS + self.passed_ms

    def steady_ms(self) -> int:
        return self.passed_ms

    def advance(self, by_ms: int) -> None:
        self.passed_ms += by_ms


@dataclass
class OpenHouse:
    """A house that runs in a thread of its own, and what a test needs to know of it."""

    database: Path
    clock: StillClock
    address: str = ""
    loop: asyncio.AbstractEventLoop | None = None
    app: Litestar | None = None
    parts: dict[str, Any] = field(default_factory=dict)

    @property
    def inside(self) -> House:
        """The running house itself."""
        assert self.app is not None
        house: House = self.app.state.house
        return house

    def advance(self, by_ms: int) -> None:
        """Let time pass; the live tables look at the clock at once and need not wait for it in earnest."""
        self.clock.advance(by_ms)
        assert self.loop is not None
        self.loop.call_soon_threadsafe(self._look_at_the_clock)

    def _look_at_the_clock(self) -> None:
        for live in self.inside.live.values():
            live.observe(live.state)

    @contextmanager
    def open_parts(self) -> Iterator[Parts]:
        """The parts of a real house, those replaced that the test names."""
        self.loop = asyncio.get_running_loop()
        with embedded_parts(self.database) as parts:
            yield msgspec.structs.replace(parts, **{"clock": self.clock, "hasher": QUICK, **self.parts})


@contextmanager
def open_house(
    database: Path, *, decks: list[str] | None = None, send_buffer: int | None = None, **parts: object
) -> Iterator[OpenHouse]:
    """A house with a still clock, and with the decks or other ``parts`` (see ``Parts``) that a test names."""
    if decks is not None:
        parts["shoe"] = FixedShoe(decks)
    house = OpenHouse(database, StillClock(), parts=parts)
    house.app = create_app(Settings(database=database), house.open_parts)
    with serving(house.app, send_buffer) as house.address:
        yield house


@contextmanager
def serving(app: Litestar, send_buffer: int | None = None) -> Iterator[str]:
    """The address, without a slash at the end, of an application that is served while the context lasts.

    ``send_buffer``: bytes that the system takes for a client that does not read.
    """
    open_now = threading.Event()
    server = AnnouncingServer(server_config(app), announce=lambda _: open_now.set())
    with socket.create_server(("127.0.0.1", 0)) as listener:
        if send_buffer is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, name="house")
        thread.start()
        try:
            assert open_now.wait(START_SECONDS), "the house did not open"
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(START_SECONDS)
    assert not thread.is_alive(), "the house did not close"
