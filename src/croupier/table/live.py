"""The loop of a live table: waits for deadlines and submits what the house does then."""

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from croupier.book.acts import Act, Bet, Decide, Halt, Leave, OpenRound
from croupier.book.seating import TableState
from croupier.book.writer import ActError, Writer
from croupier.games.catalogue import Table, Windows
from croupier.ports.clock import Clock
from croupier.ports.store import StoreError
from croupier.round.commands import Refused
from croupier.table.pace import Window, absences, due, in_time, remaining_ms, window_after

RETRY_SECONDS = 1.0

_log = structlog.get_logger()


class LiveTable:
    """A table at the house's pace. ``present`` says whether a player is still connected."""

    def __init__(
        self,
        table: Table,
        writer: Writer,
        clock: Clock,
        present: Callable[[str], bool],
        closed: Callable[[], bool] = lambda: False,
    ) -> None:
        """Keep the clock of ``table``; nothing happens before run(). While it is ``closed`` it opens no round."""
        if table.windows is None:
            raise ValueError(f"{table.id} has no windows: it is not a live table")
        self.table = table
        self.state = TableState(table.id)
        self.window: Window | None = None
        self._windows: Windows = table.windows
        self._writer = writer
        self._clock = clock
        self._present = present
        self._closed = closed
        self._away: dict[str, int] = {}
        self._changed = asyncio.Event()

    def observe(self, state: TableState) -> None:
        """Take note of the table's durable state; one that is older than what is known already says nothing."""
        if state.number < self.state.number:
            return
        self.state = state
        self.window = window_after(self.window, state, self._windows, self._clock.steady_ms())
        self._look_who_is_away()
        self._changed.set()

    def remaining_ms(self) -> int:
        """What is left of the window, 0 when it is over or there is none."""
        return remaining_ms(self.window, self._clock.steady_ms())

    def stamped(self, act: Act) -> Act:
        """An act, marked if it comes after its deadline: the book refuses it, unless it knows its key already."""
        if isinstance(act, Bet | Decide) and not in_time(self.window, act, self._clock.steady_ms()):
            return msgspec.structs.replace(act, late=True)
        return act

    def due(self) -> Act | None:
        """What the house has to do at this table now."""
        act = due(self.window, self.state, self.table, self._clock.steady_ms(), self._clock.wall_ms())
        return None if isinstance(act, OpenRound) and self._closed() else act

    async def run(self) -> None:
        """Keep the table going until cancelled. What fails in it stops the table and calls the supervisor (A39)."""
        known = False
        while True:
            try:
                if not known:
                    await self._read()
                    known = True
                await self._step()
            except Exception as problem:  # noqa: BLE001  # no table may go silent with stakes on it
                _log.exception("table failed", table=self.table.id)
                await self.stop("error", f"{type(problem).__name__}: {problem}")

    async def stop(self, reason: str, detail: str) -> None:
        """Stop the table, as soon as that can be stored."""
        while True:
            try:
                await self._writer.submit(Halt(self._clock.wall_ms(), self.table.id, reason, detail))
            except Refused as refusal:  # the house is too busy for it
                _log.warning("house act refused", table=self.table.id, act="Halt", code=refusal.code)
            except StoreError:
                _log.exception("house act not stored", table=self.table.id, act="Halt")
            else:
                return
            await asyncio.sleep(RETRY_SECONDS)

    async def _step(self) -> None:
        self._changed.clear()
        self._look_who_is_away()
        act = self.due()
        if act is None:
            await self._wait(self._seconds_left())
        elif not await self._submit(act):
            await asyncio.sleep(RETRY_SECONDS)  # and not until something changes: the failure itself changes things

    async def _submit(self, act: Act) -> bool:
        """Have the house's act written; who has gone and has nothing at stake leaves first."""
        try:
            if self.state.running is None and await self._clear_chairs():
                return True
            await self._writer.submit(act)
        except Refused as refusal:
            _log.warning("house act refused", table=self.table.id, act=type(act).__name__, code=refusal.code)
            await self._read()
            return False
        except StoreError as fault:
            if isinstance(fault, ActError) and self.state.running is not None:  # with stakes on it, and no way on (A39)
                await self.stop("error", f"{type(act).__name__}: {fault}")
                return True
            _log.exception("house act not stored", table=self.table.id, act=type(act).__name__)
            return False
        return True

    async def _read(self) -> None:
        """Take note of the table as it is in the book, as soon as that can be read: without it nothing goes on."""
        while True:
            try:
                self.observe(await self._writer.table(self.table.id))
            except StoreError:
                _log.exception("table not read", table=self.table.id)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    def _look_who_is_away(self) -> None:
        present = {chair.player: self._present(chair.player) for chair in self.state.chairs.values()}
        self._away = absences(self._away, self.state, present, self._clock.steady_ms())

    async def _clear_chairs(self) -> bool:
        """Free the seats of those who have been away for longer than the grace time."""
        now_ms = self._clock.steady_ms()
        gone = [player for player, since_ms in self._away.items() if now_ms - since_ms >= self._windows.grace_ms]
        for player in gone:
            await self._writer.submit(Leave(self._clock.wall_ms(), self.table.id, player))
        return bool(gone)

    def _seconds_left(self) -> float | None:
        """Time to the deadline; None when only a change can bring work."""
        waits_for_people = not self.state.chairs or self.state.shut or self._closed()
        if self.window is None or self.state.paused is not None or (self.window.name == "pause" and waits_for_people):
            return None
        return self.remaining_ms() / 1000

    async def _wait(self, seconds: float | None) -> None:
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return
