"""The desk by itself: talk is left out for whoever reads too slowly, and play never is."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from structlog.testing import capture_logs

from croupier.ports.desk import Channel, StoredMessage
from croupier.ports.store import StoredPlayer
from croupier.server import hub
from croupier.server.desk.desk import SLICE, Desk
from croupier.server.hub import Connection, Hub
from croupier.wire.commands import Say
from tests.server.test_hub import Wire, running
from tests.support.house import StillClock
from tests.support.quiet_desk import QuietDesk

ANN = StoredPlayer("ann", "Ann", guest=False, created_ms=0)
EVERY_MS = 2_000


@asynccontextmanager
async def desk_of(clock: StillClock) -> AsyncIterator[Desk]:
    desk = Desk(QuietDesk(), clock, Hub())
    await desk.start()
    try:
        yield desk
    finally:
        await desk.stop()


def told(wire: Wire) -> list[str]:
    """The words that a client has been sent, those of a history joined."""
    said = [json.loads(text) for text in wire.taken if text.startswith("{")]
    return [
        one["message"]["text"] if one["type"] == "chat" else " ".join(line["text"] for line in one["messages"])
        for one in said
    ]


async def say(desk: Desk, clock: StillClock, speaker: Connection, text: str) -> None:
    clock.advance(EVERY_MS)
    await desk.say(speaker, ANN, None, Say("venezia", f"key-{text}", text))


async def test_who_reads_too_slowly_misses_talk_and_gets_it_all_at_once_later() -> None:
    clock, quick, slow = StillClock(), Wire(), Wire()
    speaker, listener = Connection("ann", quick.send), Connection("bob", slow.send)
    async with desk_of(clock) as desk, running(speaker), running(listener):
        await desk.listen(speaker, "venezia")
        await desk.listen(listener, "venezia")
        slow.shut()
        for number in range(hub.MOST_UNSENT_ASIDE + 1):
            listener.post(str(number))
        await say(desk, clock, speaker, "one")
        await say(desk, clock, speaker, "two")
        await desk.stop()
        assert told(quick) == ["", "one", "two"]
        for number in range(hub.MOST_UNSENT - hub.MOST_UNSENT_ASIDE):
            listener.post(str(number))
        assert not listener.lost.is_set(), "talk has taken room that play may need"
        slow.open()
        await slow.until(lambda: len(slow.taken) == 2 + hub.MOST_UNSENT)
        assert told(slow) == [""]
        await desk.start()
        await say(desk, clock, speaker, "three")
        await desk.stop()
        assert told(slow) == ["", "one two three"]
        await desk.start()


async def test_a_crowd_is_told_in_slices_and_what_waits_goes_between_them() -> None:
    clock = StillClock()
    crowd = [Wire() for _ in range(3 * SLICE)]
    listeners = [Connection(f"p{number}", wire.send) for number, wire in enumerate(crowd)]
    speaker = Connection("ann", Wire().send)
    reached: list[int] = []
    async with desk_of(clock) as desk:
        for one in (speaker, *listeners):
            await desk.listen(one, "venezia")
        saying = asyncio.create_task(say(desk, clock, speaker, "hello"))
        while not saying.done() or reached[-1:] != [len(crowd)]:
            await asyncio.sleep(0)
            reached.append(sum(len(wire.taken) - 1 for wire in crowd))
    assert [count for count in dict.fromkeys(reached) if count] == [SLICE - 1, 2 * SLICE - 1, 3 * SLICE - 1, 3 * SLICE]


async def test_a_message_is_encoded_alike_for_all_strangers() -> None:
    clock, wires = StillClock(), [Wire(), Wire(), Wire()]
    speaker, *others = [Connection(name, wire.send) for name, wire in zip(("ann", "bob", "carl"), wires, strict=True)]
    async with desk_of(clock) as desk:
        for one in (speaker, *others):
            await desk.listen(one, "venezia")
        await say(desk, clock, speaker, "hello")
        await desk.stop()
        assert wires[1].taken[-1] is wires[2].taken[-1]
        assert json.loads(wires[0].taken[-1])["message"]["you"] is True
        assert "ann" not in wires[1].taken[-1]
        await desk.start()


class SlowDesk(QuietDesk):
    """Reads what was said, and only then lets somebody speak."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = threading.Event()
        self.read = threading.Event()

    def recent(self, channel: Channel, subject: str, before: int | None, limit: int) -> Sequence[StoredMessage]:
        found = super().recent(channel, subject, before, limit)
        if not self.read.is_set():
            self.reading.set()
            assert self.read.wait(20)
        return found


async def test_what_is_said_while_somebody_begins_to_listen_is_neither_missed_nor_shown_twice() -> None:
    clock, store, wire = StillClock(), SlowDesk(), Wire()
    desk = Desk(store, clock, Hub())
    await desk.start()
    listening = asyncio.create_task(desk.listen(Connection("bob", wire.send), "venezia"))
    assert await asyncio.to_thread(store.reading.wait, 20)
    clock.advance(EVERY_MS)
    await desk.tell(ANN, "ann", None, "key-of-ann", "to support")
    said = StoredMessage(0, "table", "venezia", None, 0, None, "", "house", "", "table_paused")
    desk._queue.put_nowait((said, None))
    await desk._queue.join()
    store.read.set()
    await listening
    await desk.stop()
    (history,) = [json.loads(text) for text in wire.taken]
    assert [one["number"] for one in history["messages"]] == [2]


async def test_a_fault_in_telling_one_message_silences_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, wire = StillClock(), Wire()
    speaker = Connection("ann", wire.send)

    def broken(_: str) -> bool:
        raise ZeroDivisionError

    async with desk_of(clock) as desk:
        await desk.listen(speaker, "venezia")
        with monkeypatch.context() as fault, capture_logs() as logs:
            fault.setattr(speaker, "aside", broken)
            await say(desk, clock, speaker, "one")
            await desk._queue.join()
        assert [entry["event"] for entry in logs] == ["message not told"]
        await say(desk, clock, speaker, "two")
        await desk._queue.join()
        assert told(wire) == ["", "two"]
