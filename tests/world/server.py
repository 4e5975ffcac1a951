"""One life of the house, from its start to its sudden end: the real one, on a virtual loop."""

import sys
import traceback

from structlog.testing import capture_logs
from structlog.typing import EventDict

from croupier.adapters.shoe import RandomShoe
from croupier.games.catalogue import Table
from croupier.ports.shoe import ShoeError
from croupier.ports.store import StoreError
from croupier.server.house import House, Parts
from tests.support.quiet_desk import QuietDesk
from tests.world.clockwork import ServerClock, Time, VirtualLoop
from tests.world.disk import Disk
from tests.world.faults import UnreliableStore

HARMLESS = ("house act refused", "house act not stored", "table not read", "viewers not refreshed", "greeting not read")
"""What a log may tell on a bad day; an act that failed is looked at more closely."""


class Server:
    """A running house. Everything it logs is read: what is not the weather's fault is a fault of its own."""

    def __init__(
        self, time: Time, disk: Disk, store: UnreliableStore, shoe: RandomShoe, tables: tuple[Table, ...]
    ) -> None:
        self.loop = VirtualLoop(time)  # type: ignore[abstract]  # what needs sockets or signals is not there
        self.time = time
        self.store = store
        parts = Parts(store, disk.archive, disk.sessions, shoe, ServerClock(time), tables, QuietDesk())
        self.house = House(parts)
        self._capture = capture_logs(processors=[_with_exception])
        self._logs = self._capture.__enter__()
        self.loop.create_task(self.house.start(), name="start")

    @property
    def dead(self) -> bool:
        """Whether a crash has ended it."""
        return self.loop.killed

    def run(self, most: int | None = None) -> None:
        """Let it do what there is to do now."""
        self.loop.run(most)

    def run_until(self, then_ms: int) -> None:
        """Let time pass; every timer rings at its own moment."""
        self.loop.run()
        while not self.dead and (next_ms := self.loop.next_timer_ms()) is not None and next_ms <= then_ms:
            self.time.now_ms = max(self.time.now_ms, next_ms)
            self.loop.run()
        self.time.now_ms = max(self.time.now_ms, then_ms)
        if not self.dead:
            self.loop.run()

    def complaints(self) -> list[str]:
        """What went wrong in it that nobody did to it."""
        found, self.loop.problems = self.loop.problems, []
        for entry in self._logs:
            problem = entry.get("exc_info")
            weather = isinstance(problem, StoreError | ShoeError)
            if entry["event"] not in HARMLESS and not (entry["event"] == "act failed" and weather):
                trace = "".join(traceback.format_exception(problem)) if isinstance(problem, BaseException) else ""
                found.append(f"the server logs {entry}\n{trace}")
        self._logs.clear()
        return found

    def end(self) -> None:
        """Kill it, and clean up after it; nothing it does meanwhile reaches anything."""
        self.store.cut = True
        self.loop.tear_down()
        self._capture.__exit__(None, None, None)


def _with_exception(_logger: object, _method: str, entry: EventDict) -> EventDict:
    """Keep the exception that is being handled where a log only points at it."""
    if entry.get("exc_info") is True:
        entry["exc_info"] = sys.exc_info()[1]
    return entry
