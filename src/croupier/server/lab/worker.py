"""A process beside the server for what takes long: one task at a time, a bounded queue, a time limit.

The process starts with the first task, ignores Ctrl-C (the server ends it), and ends by itself when the server
is gone. A task that takes too long is ended with its process, and the next one gets a new process.
"""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

import structlog

from croupier.round.commands import Refused

MOST_WAITING = 16
SECONDS = 30.0
_GOODBYE_SECONDS = 5.0

_T = TypeVar("_T")
_log = structlog.get_logger()


class TaskError(Exception):
    """A task ended in a fault of the program, or its process died."""


class Worker:
    """One process that carries out functions of modules. Use from one event loop."""

    def __init__(self, seconds: float = SECONDS, most_waiting: int = MOST_WAITING) -> None:
        """Nothing runs before the first task. ``seconds``: the longest that a task may take."""
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._waiting = 0
        self._stopped = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None

    async def run(self, task: Callable[..., _T], *arguments: object) -> _T:
        """What a task returns; what it raises is raised here.

        Refused as ``busy`` when too many wait, as ``too_long`` when it took longer than it may.
        """
        if self._waiting >= self._most_waiting:
            raise Refused("busy")
        self._waiting += 1
        # Cancelling the caller leaves the task to end: its place in the queue is taken until then.
        work = asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, task, arguments)
        work.add_done_callback(self._done)
        result: _T = await asyncio.shield(work)
        return result

    async def stop(self) -> None:
        """End the process, in the middle of a task if there is one."""
        self._stopped = True
        process = self._process
        if process is not None:
            process.kill()
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)
        self._end()

    def _done(self, work: "asyncio.Future[Any]") -> None:
        self._waiting -= 1
        if not work.cancelled():
            work.exception()  # whoever waited has it, or has gone

    def _carry_out(self, task: Callable[..., object], arguments: tuple[object, ...]) -> Any:  # noqa: ANN401 (the task's)
        if self._stopped:
            raise TaskError(f"no process any more for {task.__name__}")
        line = self._line or self._begin()
        try:
            line.send((task, arguments))
            if not line.poll(self._seconds):
                _log.warning("task took too long", task=task.__name__)
                self._end()
                raise Refused("too_long")
            good, result = line.recv()
        except (EOFError, OSError) as problem:
            self._end()
            raise TaskError(f"the process of {task.__name__} died") from problem
        if not good:
            raise result
        return result

    def _begin(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), name="croupier odds", daemon=True)
        self._process.start()
        theirs.close()  # so that the end of one process is the end of the line for the other
        return self._line

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(_GOODBYE_SECONDS)
            self._process.close()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None


def _serve(line: Connection) -> None:
    """In the process: carry out tasks until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task, arguments = line.recv()
        except EOFError:
            return
        try:
            answer = (True, task(*arguments))
        except Exception as problem:  # noqa: BLE001 (whatever it is, it belongs to who asked)
            answer = (False, _told(problem))
        line.send(answer)


def _told(problem: Exception) -> Exception:
    """A problem as it can travel: our own kinds as they are, others as what they say."""
    return problem if isinstance(problem, ValueError) else TaskError(f"{type(problem).__name__}: {problem}")
