"""An outbox by itself: its client reads when the test says so."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from croupier.server import hub
from croupier.server.hub import Connection, Hub

SECONDS = 20


class Wire:
    """Stands for a socket: takes messages while it is open, lets the sender wait while it is shut."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.begun = 0
        self.fault: Exception | None = None
        self._open = asyncio.Event()
        self._open.set()
        self._awaited: tuple[Callable[[], bool], asyncio.Future[None]] | None = None

    async def send(self, message: str) -> None:
        self.begun += 1
        await self._open.wait()
        if self.fault is not None:
            raise self.fault
        self.taken.append(message)
        if self._awaited is not None and self._awaited[0]():
            self._awaited[1].set_result(None)
            self._awaited = None

    def write(self, message: str) -> bool:
        """The short way."""
        if self._open.is_set():
            self.taken.append(message)
        return self._open.is_set()

    def shut(self) -> None:
        self._open.clear()

    def open(self) -> None:
        self._open.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for messages that make it true."""
        assert not condition()
        self._awaited = (condition, asyncio.get_running_loop().create_future())
        await asyncio.wait_for(self._awaited[1], SECONDS)


def post_all(connection: Connection, *messages: str) -> None:
    for message in messages:
        connection.post(message)


@asynccontextmanager
async def running(connection: Connection) -> AsyncIterator["asyncio.Task[None]"]:
    task = asyncio.create_task(connection.run())
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_while_the_client_reads_a_message_is_out_before_post_returns() -> None:
    wire = Wire()
    connection = Connection("ada", wire.send)
    for number in range(3 * hub.MOST_UNSENT):
        connection.post(str(number))
        assert wire.taken[-1] == str(number)
    assert len(wire.taken) == 3 * hub.MOST_UNSENT
    assert not connection.lost.is_set()


async def test_nothing_overtakes_a_message_that_waits() -> None:
    wire = Wire()
    connection = Connection("ada", wire.send)
    async with running(connection):
        connection.post("first")
        wire.shut()
        post_all(connection, "second", "third")
        assert (wire.taken, wire.begun) == (["first"], 2)
        wire.open()
        connection.post("fourth")  # the way is free, but those before it have not gone yet
        assert wire.taken == ["first"]
        await wire.until(lambda: len(wire.taken) == 4)
        assert wire.taken == ["first", "second", "third", "fourth"]


async def test_the_short_way_is_taken_while_the_client_reads_and_overtakes_nothing() -> None:
    wire = Wire()
    connection = Connection("ada", wire.send, wire.write)
    async with running(connection):
        post_all(connection, "1", "2")
        assert (wire.taken, wire.begun) == (["1", "2"], 0)
        wire.shut()
        post_all(connection, "3", "4")
        wire.open()
        connection.post("5")  # the way is free, but not for this one yet
        assert (wire.taken, wire.begun) == (["1", "2"], 1)
        await wire.until(lambda: len(wire.taken) == 5)
        connection.post("6")
        assert (wire.taken, wire.begun) == (["1", "2", "3", "4", "5", "6"], 3)


async def test_after_a_pause_messages_go_out_at_once_again() -> None:
    wire = Wire()
    connection = Connection("ada", wire.send)
    async with running(connection):
        for pause in range(3):
            wire.shut()
            post_all(connection, f"{pause} waits", f"{pause} behind")
            wire.open()
            await wire.until(lambda: wire.taken[-1:] == [f"{pause} behind"])  # noqa: B023  # awaited at once
            connection.post(f"{pause} at once")
            assert wire.taken[-1] == f"{pause} at once"
    assert len(wire.taken) == 9


async def test_what_comes_before_run_is_awaited_is_not_lost() -> None:
    wire = Wire()
    connection = Connection("ada", wire.send)
    wire.shut()
    post_all(connection, "first", "second")
    wire.open()
    async with running(connection):
        await wire.until(lambda: wire.taken == ["first", "second"])


async def test_a_client_that_stops_again_while_the_outbox_is_emptied_keeps_the_order() -> None:
    wire = Wire()
    connection = Connection("ada", wire.send)
    async with running(connection):
        wire.shut()
        post_all(connection, "1", "2", "3")
        wire.open()
        await wire.until(lambda: wire.taken != [])
        wire.shut()
        post_all(connection, "4", "5")
        wire.open()
        await wire.until(lambda: len(wire.taken) == 5)
        assert wire.taken == ["1", "2", "3", "4", "5"]


async def test_a_full_outbox_loses_the_client_and_not_before() -> None:
    wire = Wire()
    connection = Connection("ada", wire.send)
    wire.shut()
    async with running(connection):
        connection.post("waits")
        post_all(connection, *map(str, range(hub.MOST_UNSENT)))
        assert not connection.lost.is_set()
        connection.post("one too many")
        assert connection.lost.is_set()
        assert (wire.taken, wire.begun) == ([], 1)
        wire.open()
        await wire.until(lambda: len(wire.taken) == 1 + hub.MOST_UNSENT)
        assert wire.taken == ["waits", *map(str, range(hub.MOST_UNSENT))]  # no hole before the end


async def test_one_that_never_reads_holds_up_nobody_at_the_table() -> None:
    wires = [Wire() for _ in range(5)]
    wires[2].shut()
    house = Hub()
    for number, wire in enumerate(wires):
        connection = Connection(f"player-{number}", wire.send)
        house.add(connection)
        house.join(connection, "venezia", "venezia")
    for number in range(2 * hub.MOST_UNSENT):
        for connection in house.watching("venezia"):
            connection.post(str(number))
    assert [len(wire.taken) for wire in wires] == [1024, 1024, 0, 1024, 1024]
    lost = [connection.player for connection in house.watching("venezia") if connection.lost.is_set()]
    assert lost == ["player-2"]


@pytest.mark.parametrize("when", ["at once", "later", "behind another"])
async def test_a_fault_in_sending_ends_run_and_not_who_posts(when: str) -> None:
    wire = Wire()
    connection = Connection("ada", wire.send)
    async with running(connection) as task:
        if when != "at once":
            wire.shut()
        if when == "behind another":
            connection.post("another")
        wire.fault = ConnectionError("gone")
        post_all(connection, "told to nobody", "nor this")
        wire.open()
        await asyncio.wait([task], timeout=SECONDS)
        assert task.exception() is wire.fault
        assert wire.taken == []


async def test_run_can_be_cancelled_while_the_client_does_not_read() -> None:
    wire = Wire()
    connection = Connection("ada", wire.send)
    wire.shut()
    connection.post("waits")
    async with running(connection) as task:
        pass
    assert task.cancelled()
    assert wire.taken == []
