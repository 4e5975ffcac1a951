"""Group commit: acts wait in a queue; a single thread decides and stores all that wait as one batch.

Whoever submits an act is answered after its batch is durable, and what happened is published in the same
order, never before.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import structlog

from croupier.book.acts import Act
from croupier.book.book import Book, Done, Wallet
from croupier.book.seating import TableState
from croupier.ports.shoe import ShoeError
from croupier.ports.store import StoreError
from croupier.responsible.state import PlayState
from croupier.round.commands import Refused

MOST_WAITING = 10_000
LARGEST_BATCH = 512

_log = structlog.get_logger()
_T = TypeVar("_T")


class ActError(StoreError):
    """A fault of the program stopped an act, which changed nothing; it would meet the same fault again."""


class Writer:
    """The one that writes in the book. ``published`` is called on the event loop for every act that is durable.

    ``reloaded`` is called when the state had to be read again: what is in the store may be ahead of what was
    published, so viewers need snapshots.
    """

    def __init__(
        self,
        book: Book,
        published: Callable[[Done], None],
        reloaded: Callable[[], None],
        largest_batch: int = LARGEST_BATCH,
    ) -> None:
        """Write through ``book``, at most ``largest_batch`` acts in a transaction; start() before the first act."""
        self._book = book
        self._published = published
        self._reloaded = reloaded
        self._largest_batch = largest_batch
        self._queue: asyncio.Queue[tuple[Act, asyncio.Future[Done]]] = asyncio.Queue(MOST_WAITING)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to take acts."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Let the acts that wait be written, then end."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()

    async def submit(self, act: Act) -> Done:
        """Have an act decided; returns when it is durable. Raises Refused, or StoreError where it was not stored."""
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        try:
            self._queue.put_nowait((act, answer))
        except asyncio.QueueFull:
            raise Refused("busy") from None
        return await answer

    async def table(self, table: str) -> TableState:
        """A table as it is in the book, everything durable."""
        return await self._in_thread(lambda: self._book.table(table))

    async def wallet(self, player: str, currency: str) -> Wallet:
        """A player's money, everything durable."""
        return await self._in_thread(lambda: self._book.wallet(player, currency))

    async def play(self, player: str) -> PlayState:
        """How a player plays, everything durable."""
        return await self._in_thread(lambda: self._book.plays.of(player))

    async def balance(self, account: str) -> int:
        """What is on an account, everything durable."""
        return await self._in_thread(lambda: self._book.balances[account])

    async def _in_thread(self, read: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, read)

    async def _run(self) -> None:
        while True:
            waiting = [await self._queue.get()]
            while len(waiting) < self._largest_batch and not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            try:
                await self._write(waiting)
            finally:
                for _ in waiting:
                    self._queue.task_done()

    async def _write(self, waiting: list[tuple[Act, asyncio.Future[Done]]]) -> None:
        reloads = self._book.reloads
        acts = [act for act, _ in waiting]
        try:
            outcomes = await self._in_thread(lambda: self._book.process(acts))
        except Exception as error:  # noqa: BLE001  # whatever happened, those who wait must hear of it
            _log.exception("batch failed", acts=len(acts))
            for _, answer in waiting:
                _fail(answer, StoreError(str(error)))
            return
        for (_, answer), outcome in zip(waiting, outcomes, strict=True):
            if isinstance(outcome, Done):
                self._published(outcome)
                if not answer.done():
                    answer.set_result(outcome)
                continue
            problem = outcome.error
            if not isinstance(problem, Refused):
                _log.error("act failed", act=type(outcome.act).__name__, exc_info=problem)
            if isinstance(problem, ShoeError):  # no deck, no deal; the log above says why
                problem = Refused("no_deck")
            if not isinstance(problem, Refused | StoreError):  # a fault of the program: no reason for others to stop
                problem = ActError(f"{type(problem).__name__}: {problem}")
            _fail(answer, problem)
        if self._book.reloads != reloads:
            self._reloaded()


def _fail(answer: asyncio.Future[Done], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
