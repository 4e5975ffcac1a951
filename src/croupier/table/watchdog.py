"""A look at the tables from outside: one that should have acted and did not is stopped, and the supervisor called."""

import asyncio
from collections.abc import Callable, Iterable, Mapping

import msgspec
import structlog

from croupier.book.acts import Act
from croupier.ports.clock import Clock
from croupier.table.live import LiveTable

PATIENCE_MS = 10_000
"""How long an act of the house may be overdue."""
LEAST_LOOKS = 3
"""How often it must have been seen: where the whole process stood still, every table needs a moment to catch up."""
LOOK_SECONDS = 2.0
ANSWER_SECONDS = 5.0
"""How long the stop of a table may take before it is tried again."""

_log = structlog.get_logger()


class Watchdog:
    """Since when each table owes an act. A table that is stuck stays so until it moves."""

    def __init__(self) -> None:
        """Begin with no suspicion."""
        self._seen: dict[str, _Suspicion] = {}

    def look(self, owed: Mapping[str, object | None], now_ms: int) -> Iterable[str]:
        """Tables that have owed the same thing for too long; ``owed`` says what each owes now, None for nothing."""
        stuck: list[str] = []
        for table, debt in owed.items():
            known = self._seen.pop(table, None)
            if debt is None:
                continue
            if known is None or known.debt != debt:
                known = _Suspicion(debt, now_ms, 0)
            self._seen[table] = known = msgspec.structs.replace(known, looks=known.looks + 1)
            if now_ms - known.since_ms >= PATIENCE_MS and known.looks >= LEAST_LOOKS:
                stuck.append(table)
        return stuck


class _Suspicion(msgspec.Struct, frozen=True):
    """What a table owes, since when, and how often it was seen to."""

    debt: object
    since_ms: int
    looks: int


def debt(act: Act | None, live: LiveTable) -> object | None:
    """What an act that is due is about: the same until the table has moved."""
    return None if act is None else (type(act).__name__, live.state.number)


Restart = Callable[[str], None]
"""Gives a table a new loop in the place of the one it has."""


async def watch(dog: Watchdog, tables: Mapping[str, LiveTable], clock: Clock, restart: Restart) -> None:
    """Look at the tables until cancelled."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        await look_over(dog, tables, clock, restart)


async def look_over(dog: Watchdog, tables: Mapping[str, LiveTable], clock: Clock, restart: Restart) -> None:
    """Look once: stop the tables that are stuck, and start their loops anew."""
    owed = {table: debt(live.due(), live) for table, live in tables.items()}
    for table in dog.look(owed, clock.steady_ms()):
        _log.error("table stands still", table=table, owes=owed[table])
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await tables[table].stop("stuck", str(owed[table]))
        except TimeoutError:
            continue  # nothing can be stored at present: the next look tries again
        restart(table)
