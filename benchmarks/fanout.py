"""One live table's events to a thousand sockets, against a picows server that sends the same bytes to as many.

The servers are processes of their own on loopback, the clients are all in this one. A bet is placed, and the next one
when everyone has heard of it. Processor time is that of the server's process, the bet's way through the book and the
ledger included; latency is from the command to each arrival. The second half has one more client, which never reads.
"""

import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count as counting
from pathlib import Path
from statistics import median, quantiles
from typing import Protocol

import uvloop

from benchmarks._crowd import SECONDS, Arrivals, Listener, deaf, listen
from benchmarks._measure import count, show, times
from benchmarks._servers import MOST_UNSENT, TABLE
from croupier.server.session import COOKIE

SOCKETS = 1_000
TURNS = 5
BROADCASTS = 12
"""Of each server in each turn, of which there are so many with and so many without a deaf client."""

SEATS = 7
_ROOT = Path(__file__).parents[1]
_FILES_PER_SOCKET = 2  # both servers' sockets are open at once


class Server(Protocol):
    """What is measured: something that lets all of a crowd know of something."""

    arrivals: Arrivals

    async def open(self) -> None:
        """Fill it with its crowd."""

    def cause(self) -> None:
        """Have everyone told something."""

    def bring_deaf(self) -> object:
        """Add a client that never reads; keep what comes back."""

    def figures(self) -> tuple[float, int]:
        """Processor seconds used so far, and how many clients it sends to."""


@dataclass
class _Process:
    """A server of ``_servers`` and its ports."""

    process: "subprocess.Popen[str]"
    port: int
    narrow_port: int
    arrivals: Arrivals = field(default_factory=Arrivals)

    def figures(self) -> tuple[float, int]:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        seconds, watching = _line(self.process)
        return seconds, int(watching)


class _House(_Process):
    """The house: a full table that bets, and everyone else watches it."""

    async def open(self) -> None:
        self._bets = counting(1)
        self._bettors = [await listen(self.port, "/ws", await self._guest()) for _ in range(SEATS)]
        for bettor in self._bettors:
            await _ask(bettor, {"type": "join", "table": TABLE}, "snapshot")
            await _ask(bettor, {"type": "sit", "table": TABLE, "key": "key-of-seat"}, "accepted")
        view = await _ask(self._bettors[0], {"type": "join", "table": TABLE}, "snapshot")
        self._round = view["view"]["round"]["id"]
        for bettor in self._bettors:
            bettor.say(self._bet())
            await _hear(bettor, "accepted")
        self._watcher = await self._guest()
        for _ in range(SOCKETS):
            watcher = await listen(self.port, "/ws", self._watcher, self.arrivals)
            await _ask(watcher, {"type": "join", "table": TABLE}, "snapshot")

    def cause(self) -> None:
        self._bettors[0].say(self._bet())

    def bring_deaf(self) -> object:
        return deaf(self.narrow_port, "/ws", self._watcher, json.dumps({"type": "join", "table": TABLE}).encode())

    def _bet(self) -> bytes:
        number = next(self._bets)
        bets = {"ante": 1_000 + number, "pair_plus": 500, "six_card_bonus": 200}
        message = {"type": "bet", "table": TABLE, "round": self._round, "key": f"key-{number:06}", "placements": [bets]}
        return json.dumps(message).encode()

    async def _guest(self) -> dict[str, str]:
        def ask() -> str:
            request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/session", method="POST")
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request) as answer:
                return str(answer.headers["set-cookie"]).partition(";")[0]

        cookie = await asyncio.to_thread(ask)
        assert cookie.startswith(COOKIE)
        return {"Cookie": cookie}


class _Picows(_Process):
    """A bare broadcast of the bytes that the house sent last."""

    sample = b""

    async def open(self) -> None:
        self._speaker = await listen(self.port, "/", {})
        for _ in range(SOCKETS):
            await listen(self.port, "/", {}, self.arrivals)

    def cause(self) -> None:
        self._speaker.say(self.sample)

    def bring_deaf(self) -> object:
        return deaf(self.narrow_port, "/", {}, b"")


@dataclass
class _Found:
    """What a server's turns came to."""

    cpu_us: list[float] = field(default_factory=list)
    latencies_ms: list[float] = field(default_factory=list)


def main() -> None:
    """Print the table."""
    _allow_files(_FILES_PER_SOCKET * SOCKETS + 200)
    with ExitStack() as running:
        house = _House(*running.enter_context(_started("house")))
        picows = _Picows(*running.enter_context(_started("picows")))
        uvloop.run(_measure(house, picows))


async def _measure(house: _House, picows: _Picows) -> None:
    await house.open()
    await picows.open()
    await _broadcast(house, _Found())  # warm up, and something to send
    picows.sample = house.arrivals.sample
    await _broadcast(picows, _Found())
    all_read = await _turns(house, picows)
    deaf_ones = [house.bring_deaf(), picows.bring_deaf()]
    one_deaf = await _turns(house, picows)
    assert len(deaf_ones) == len(one_deaf)
    rows = [row for found, crowd in ((all_read, "all read"), (one_deaf, "one deaf")) for row in _rows(found, crowd)]
    _, watching = house.figures()
    show(
        f"Fan-out of one table to {SOCKETS:,} sockets, {len(picows.sample):,} bytes a message",
        ("server", "messages", "CPU us/msg", ": picows", "p50 ms", "p99 ms"),
        rows,
        f"Everyone who reads got every message. The house sends to {watching:,} sockets at the end: the deaf one is",
        f"dropped, its outbox ({MOST_UNSENT} here, so as to see it in a short run) being full.",
    )
    assert watching == SOCKETS + SEATS


async def _turns(house: _House, picows: _Picows) -> dict[str, _Found]:
    found = {"croupier": _Found(), "picows": _Found()}
    servers: dict[str, Server] = {"croupier": house, "picows": picows}
    for _ in range(TURNS):
        for name, server in servers.items():
            before, _ = server.figures()
            for _ in range(BROADCASTS):
                await _broadcast(server, found[name])
            after, _ = server.figures()
            found[name].cpu_us.append((after - before) * 1e6 / (BROADCASTS * SOCKETS))
    return found


async def _broadcast(server: Server, found: _Found) -> None:
    """One event until everyone has it; a message that does not come ends the benchmark."""
    server.arrivals.expect(SOCKETS)
    start = time.monotonic_ns()
    server.cause()
    try:
        await asyncio.wait_for(server.arrivals.complete.wait(), SECONDS)
    except TimeoutError:
        sys.exit(f"only {len(server.arrivals.times_ns)} of {SOCKETS} sockets got a message")
    found.latencies_ms += [(arrived - start) / 1e6 for arrived in server.arrivals.times_ns]


def _rows(found: dict[str, _Found], crowd: str) -> Iterator[tuple[str, ...]]:
    picows_us = median(found["picows"].cpu_us)
    for name, each in found.items():
        cpu_us, cuts = median(each.cpu_us), quantiles(each.latencies_ms, n=100)
        delivered = count(TURNS * BROADCASTS * SOCKETS)
        ratio = times(cpu_us / picows_us)
        yield f"{name}, {crowd}", delivered, f"{cpu_us:.1f}", ratio, f"{cuts[49]:.0f}", f"{cuts[98]:.0f}"


async def _ask(client: Listener, message: dict[str, object], answer: str) -> dict[str, dict[str, dict[str, str]]]:
    client.say(json.dumps(message).encode())
    return await _hear(client, answer)


async def _hear(client: Listener, kind: str) -> dict[str, dict[str, dict[str, str]]]:
    """The next message of a kind, those before it dropped."""
    while True:
        said = json.loads(await asyncio.wait_for(client.others.get(), SECONDS))
        if said["type"] == kind:
            return dict(said)


@contextmanager
def _started(name: str) -> "Iterator[tuple[subprocess.Popen[str], int, int]]":
    command = [sys.executable, "-m", "benchmarks._servers", name]
    with subprocess.Popen(command, cwd=_ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        wide, narrow = _line(process)
        yield process, int(wide), int(narrow)
        assert process.stdin is not None
        process.stdin.close()


def _line(process: "subprocess.Popen[str]") -> tuple[float, float]:
    assert process.stdout is not None
    first, second = json.loads(process.stdout.readline())
    return first, second


def _allow_files(needed: int) -> None:
    """Let this process and its children open so many files; where the system knows no such limit there is none."""
    if os.name != "posix":
        return
    import resource  # noqa: PLC0415  # there is no such module elsewhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if needed > hard != resource.RLIM_INFINITY:
        sys.exit(f"{needed} open files are needed, and the system allows {hard}")
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
