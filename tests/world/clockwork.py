"""Time that moves when it is told to, and an event loop on it that has no sockets, no threads and no waiting."""

import asyncio
import heapq
import math
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context
from typing import Any, TypeVar

NOON_MS = 1_767_268_800_000
"""2026-01-01 12:00:00 GMT, when a world begins."""

_T = TypeVar("_T")


class Killed(BaseException):
    """The server's process is gone, in this very moment."""


class Time:
    """The world's time in milliseconds; ``wall_jump_ms`` is how far the clocks on the wall are off."""

    def __init__(self) -> None:
        self.now_ms = 0
        self.wall_jump_ms = 0


class ServerClock:
    """Implements ``ports.clock.Clock`` for one life of the server: its steady time says nothing about another's."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._began_ms = time.now_ms

    def wall_ms(self) -> int:
        return NOON_MS + self._time.now_ms + self._time.wall_jump_ms

    def steady_ms(self) -> int:
        return self._time.now_ms - self._began_ms


class VirtualLoop(asyncio.AbstractEventLoop):
    """Callbacks in the order they came, timers in the order they are due; what others do in threads is done in turn.

    A callback is the smallest step: between any two of them the process can be stopped for good.
    """

    def __init__(self, time: Time) -> None:
        self._time = time
        self._ready: deque[asyncio.Handle] = deque()
        self._timers: list[tuple[int, int, asyncio.TimerHandle]] = []
        self._timer_count = 0
        self.killed = False
        self.problems: list[str] = []

    # What the world does with it.

    def run(self, most: int | None = None) -> None:
        """Run what is ready, and what that makes ready, until nothing is, or ``most`` callbacks."""
        asyncio._set_running_loop(self)
        try:
            while not self.killed and (most is None or most > 0):
                self._wake_timers()
                if not self._ready:
                    return
                handle = self._ready.popleft()
                if not handle.cancelled():
                    handle._run()
                    most = most - 1 if most is not None else None
        finally:
            asyncio._set_running_loop(None)

    def next_timer_ms(self) -> int | None:
        """When the next timer is due; None without any."""
        while self._timers and self._timers[0][2].cancelled():
            heapq.heappop(self._timers)
        return self._timers[0][0] if self._timers else None

    def tear_down(self) -> None:
        """Cancel all that still runs, as the end of a process would, only tidily."""
        self.killed = False
        for task in sorted(asyncio.all_tasks(self), key=lambda task: task.get_name()):
            task.cancel()
        self.run()

    def _wake_timers(self) -> None:
        while (due_ms := self.next_timer_ms()) is not None and due_ms <= self._time.now_ms:
            self._ready.append(heapq.heappop(self._timers)[2])

    # What asyncio asks of a loop.

    def time(self) -> float:
        return self._time.now_ms / 1000

    def call_soon(
        self, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._timer_count += 1
        heapq.heappush(self._timers, (math.ceil(when * 1000 - 1e-6), self._timer_count, handle))
        return handle

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Coroutine[Any, Any, _T] | Generator[Any, None, _T],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> "asyncio.Task[_T]":
        return asyncio.Task(coro, loop=self, name=name, context=context)

    def run_in_executor(self, executor: object, func: Callable[..., _T], *args: object) -> "asyncio.Future[_T]":
        """What would run in a thread runs as a callback of its own."""
        del executor
        future: asyncio.Future[_T] = self.create_future()
        self.call_soon(self._work, future, func, args)
        return future

    def _work(self, future: "asyncio.Future[_T]", func: Callable[..., _T], args: tuple[object, ...]) -> None:
        try:
            result = func(*args)
        except Killed:
            self.killed = True
        except Exception as problem:  # noqa: BLE001  # whoever waits gets it, as from a thread
            if not future.done():
                future.set_exception(problem)
        else:
            if not future.done():
                future.set_result(result)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if "handle" in context:  # a callback failed; unlike a lost future, not a matter of when garbage is collected
            self.problems.append(f"{context['message']}: {context.get('exception')!r}")

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Nothing: cancelled timers are passed over."""
