"""One live table's events to a thousand and to five thousand spectators, against a picows server that sends the same.

The servers are processes of their own on loopback; the spectators, all in this one, only count. A bet is placed every
half second, whether or not everyone has heard of the last one. Processor time is that of the server's process, the
bet's way through the book and the ledger included; latency is of each message to each spectator, from the command of
which it tells. In turn there is one more client, which never reads: what the house holds for it is full or nearly
so when such a turn begins, and it is dropped before the end. The two servers take turns too.
"""

import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count as counting
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple, Protocol

import uvloop

from benchmarks._crowd import SECONDS, Arrivals, Listener, deaf, listen
from benchmarks._measure import count, show, times
from benchmarks._servers import MOST_UNSENT, TABLE
from croupier.server.session import COOKIE

CROWDS = (1_000, 5_000)
TURNS = 3
MESSAGES = 10
"""Of each server in each turn, with a deaf client and as many without."""

MESSAGES_UNTIL_DEAF = 30
"""What a deaf client is sent, and the system and the server hold for it, before it is felt."""

MESSAGES_PER_SECOND = 2
WARM_UP = 4
COMING_AT_ONCE = 16
SEATS = 7
_ROOT = Path(__file__).parents[1]


class Figures(NamedTuple):
    """What a server tells of itself: processor seconds so far, memory, and how many clients it sends to."""

    cpu_s: float
    memory_kb: float
    watching: float


class Server(Protocol):
    """What is measured: something that lets all of a crowd know of something."""

    name: str
    arrivals: Arrivals

    async def open(self) -> None:
        """Make it ready for spectators."""

    async def spectator(self) -> None:
        """Bring one more."""

    def cause(self) -> None:
        """Have everyone told something."""

    def bring_deaf(self) -> "Closes":
        """Add a client that never reads, gone when closed."""

    def figures(self) -> Figures:
        """How it is now."""

    def drops_deaf(self) -> bool:
        """Whether it has to be rid of a deaf client by the end of a turn."""


class Closes(Protocol):
    """Something that can be closed."""

    def close(self) -> None:
        """Close it."""


@dataclass
class _Process:
    """A server of ``_servers`` and its ports."""

    process: "subprocess.Popen[str]"
    port: int
    narrow_port: int
    arrivals: Arrivals = field(default_factory=Arrivals)

    def figures(self) -> Figures:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return Figures(*_line(self.process))


class _House(_Process):
    """The house: a full table that bets, and everyone else watches it."""

    name = "croupier"

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

    async def spectator(self) -> None:
        watcher = await listen(self.port, "/ws", self._watcher, self.arrivals)
        await _ask(watcher, {"type": "join", "table": TABLE}, "snapshot")

    def cause(self) -> None:
        self._bettors[0].say(self._bet())

    def bring_deaf(self) -> Closes:
        return deaf(self.narrow_port, "/ws", self._watcher, json.dumps({"type": "join", "table": TABLE}).encode())

    def drops_deaf(self) -> bool:
        return True

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

    name = "picows"
    sample = b""

    async def open(self) -> None:
        self._speaker = await listen(self.port, "/", {})

    async def spectator(self) -> None:
        await listen(self.port, "/", {}, self.arrivals)

    def cause(self) -> None:
        self._speaker.say(self.sample)

    def bring_deaf(self) -> Closes:
        return deaf(self.narrow_port, "/", {}, b"")

    def drops_deaf(self) -> bool:
        return False


@dataclass
class _Found:
    """What a server's turns came to."""

    cpu_us: list[float] = field(default_factory=list)
    latencies_ms: list[float] = field(default_factory=list)


def main() -> None:
    """Print a table for each crowd."""
    _allow_files(2 * max(CROWDS) + 200)  # both servers' sockets are open at once
    with ExitStack() as running:
        house = _House(*running.enter_context(_started("house")))
        picows = _Picows(*running.enter_context(_started("picows")))
        uvloop.run(_measure(house, picows))


async def _measure(house: _House, picows: _Picows) -> None:
    servers: tuple[Server, ...] = (house, picows)
    for server in servers:
        await server.open()
    for crowd in CROWDS:
        memory_kb = {server.name: await _fill(server, crowd) for server in servers}
        await _send(house, 1, _Found())  # something for the other to send
        picows.sample = house.arrivals.sample
        for server in servers:
            await _send(server, WARM_UP, _Found())
        found = await _turns(servers)
        size = len(picows.sample)
        show(
            f"One table and {crowd:,} spectators, {MESSAGES_PER_SECOND} messages a second of {size:,} bytes",
            ("server", "delivered", "CPU us/msg", ": picows", "p50 ms", "p99 ms", "KB a socket"),
            [*_rows(found, "all read", memory_kb), *_rows(found, "one deaf", memory_kb)],
            "Every spectator got every message. The house dropped the deaf one in each of its turns, its outbox being",
            f"full ({MOST_UNSENT} messages here, so as to see it in a short run).",
        )


async def _fill(server: Server, crowd: int) -> float:
    """Bring spectators until they are so many; what each takes of the server's memory."""
    more = crowd - len(server.arrivals.listeners)
    before = server.figures().memory_kb
    await _some_at_once(server.spectator, more)
    return (server.figures().memory_kb - before) / more


async def _some_at_once(work: Callable[[], Awaitable[None]], number: int) -> None:
    left = iter(range(number))

    async def take_turns() -> None:
        for _ in left:
            await work()

    await asyncio.gather(*(take_turns() for _ in range(COMING_AT_ONCE)))


async def _turns(servers: tuple[Server, ...]) -> dict[tuple[str, str], _Found]:
    found = {(server.name, crowd): _Found() for crowd in ("all read", "one deaf") for server in servers}
    for turn in range(TURNS):
        for server in servers[:: 1 if turn % 2 == 0 else -1]:
            await _send(server, MESSAGES, found[server.name, "all read"])
            before = server.figures().watching
            deaf_one = server.bring_deaf()
            for _ in range(MESSAGES_UNTIL_DEAF):
                await _send(server, 1, _Found())
            assert server.figures().watching == before + 1, f"{server.name} has not kept the deaf client for its turn"
            await _send(server, MESSAGES, found[server.name, "one deaf"])
            if server.drops_deaf():
                assert server.figures().watching == before, f"{server.name} keeps the deaf client"
            deaf_one.close()
    return found


async def _send(server: Server, messages: int, found: _Found) -> None:
    """So many messages at their rate, until everyone has all; one that does not come ends the benchmark."""
    arrivals, before = server.arrivals, server.figures()
    arrivals.expect(messages)
    start = time.monotonic()
    for number in range(messages):
        await asyncio.sleep(start + number / MESSAGES_PER_SECOND - time.monotonic())
        arrivals.sending()
        server.cause()
    try:
        await asyncio.wait_for(arrivals.complete.wait(), SECONDS)
    except TimeoutError:
        sys.exit(f"{server.name}: only {len(arrivals.latencies_ms)} of {arrivals.expected} messages came")
    assert {listener.heard for listener in arrivals.listeners} == {messages}
    found.cpu_us.append((server.figures().cpu_s - before.cpu_s) * 1e6 / arrivals.expected)
    found.latencies_ms += arrivals.latencies_ms


def _rows(found: dict[tuple[str, str], _Found], crowd: str, memory_kb: dict[str, float]) -> Iterator[tuple[str, ...]]:
    picows_us = median(found["picows", crowd].cpu_us)
    for name, per_socket in memory_kb.items():
        each = found[name, crowd]
        cpu_us, cuts = median(each.cpu_us), quantiles(each.latencies_ms, n=100)
        yield (
            f"{name}, {crowd}",
            count(len(each.latencies_ms)),
            f"{cpu_us:.1f}",
            times(cpu_us / picows_us),
            f"{cuts[49]:.0f}",
            f"{cuts[98]:.0f}",
            f"{per_socket:.0f}",
        )


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


def _line(process: "subprocess.Popen[str]") -> list[float]:
    assert process.stdout is not None
    figures: list[float] = json.loads(process.stdout.readline())
    return figures


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
