"""The process beside the server: what it answers, what it raises, and what happens when it dies or takes too long."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from croupier.odds.changes import game_named
from croupier.odds.errors import OddsError
from croupier.round.commands import Refused
from croupier.server.lab.worker import TaskError, Worker


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    worker = Worker(most_waiting=2)
    yield worker
    await worker.stop()


async def test_a_task_is_carried_out_in_another_process(worker: Worker) -> None:
    assert await worker.run(divmod, 7, 2) == (3, 1)
    assert await worker.run(os.getpid) != os.getpid()


async def test_our_own_errors_travel_and_others_are_told(worker: Worker) -> None:
    with pytest.raises(OddsError, match="no game 'x'"):
        await worker.run(game_named, "x")
    with pytest.raises(TaskError, match="ZeroDivisionError"):
        await worker.run(divmod, 1, 0)
    assert await worker.run(divmod, 7, 2) == (3, 1)


async def test_after_its_death_there_is_a_new_one(worker: Worker) -> None:
    process = await worker.run(os.getpid)
    with pytest.raises(TaskError, match="died"):
        await worker.run(os._exit, 1)
    assert await worker.run(os.getpid) != process


async def test_ctrl_c_is_for_the_server_alone(worker: Worker) -> None:
    process = await worker.run(os.getpid)
    os.kill(process, signal.SIGINT)
    assert await worker.run(os.getpid) == process


async def test_a_task_that_takes_too_long_is_ended() -> None:
    worker = Worker(seconds=0.05)
    with pytest.raises(Refused) as refused:
        await worker.run(signal.pause)
    assert refused.value.code == "too_long"
    assert worker._process is None
    await worker.stop()


async def test_no_more_wait_than_may(worker: Worker) -> None:
    waiting = [asyncio.ensure_future(worker.run(divmod, number, 2)) for number in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await worker.run(divmod, 9, 2)
    assert refused.value.code == "busy"
    assert await asyncio.gather(*waiting) == [(0, 0), (0, 1)]
    assert await worker.run(divmod, 9, 2) == (4, 1)


async def test_stopping_ends_a_task_in_its_middle() -> None:
    worker = Worker()
    await worker.run(os.getpid)
    task = asyncio.ensure_future(worker.run(signal.pause))
    await asyncio.sleep(0)
    await worker.stop()
    assert isinstance((await asyncio.gather(task, return_exceptions=True))[0], TaskError | asyncio.CancelledError)
    with pytest.raises(RuntimeError):
        await worker.run(os.getpid)
