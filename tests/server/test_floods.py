"""One client that shouts and one that does not listen: neither costs the others anything."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.games.catalogue import Windows
from croupier.server import hub
from tests.support.client import Client, deaf, player
from tests.support.house import OpenHouse, open_house, tables
from tests.support.ledger import check_ledger, everything

FLOOD = 10_000
UNSENT = 16
BUFFER = 4096
BURST = 60
BETTING_MS = 600_000
BETS = 150


async def test_ten_thousand_messages_at_once_are_refused_and_nobody_else_waits(house: OpenHouse, guest: Client) -> None:
    async with player(house.address) as flooder:
        before = everything(house.database)
        raw = json.dumps({"type": "sit", "table": "nowhere", "key": "flood-of-mine"})
        shouting = asyncio.create_task(shout(flooder, raw))
        for _ in range(BURST // 2):
            await guest.pinged()
        await shouting
        house.advance(60_000)
        await flooder.pinged()
        codes = [said["code"] for said in flooder.heard if said["type"] == "refused"]
        assert codes == ["unknown_table"] * BURST + ["rate_limited"] * (FLOOD - BURST)
        assert everything(house.database) == before


async def shout(client: Client, raw: str) -> None:
    """Send without a pause, and listen to all the refusals."""

    async def send() -> None:
        for _ in range(FLOOD):
            await client.say(raw)

    sending = asyncio.create_task(send())
    refusals = 0
    while refusals < FLOOD:
        refusals += (await client.next(lambda said: said["type"] == "refused"))["code"] != ""
    await sending


async def test_the_rate_is_limited_and_comes_back_with_time(house: OpenHouse, guest: Client) -> None:
    for _ in range(BURST):
        await guest.pinged()
    await guest.tell("ping", number=1)
    said = await guest.next(lambda said: said["type"] in ("pong", "refused"))
    assert (said["code"], said["message"]) == ("rate_limited", "Too many messages; slow down.")
    house.advance(1_000)
    for _ in range(20):
        await guest.pinged()
    await guest.tell("ping", number=1)
    assert (await guest.next(lambda said: said["type"] in ("pong", "refused")))["type"] == "refused"


async def test_a_client_that_never_reads_is_dropped_and_loses_its_seat(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "MOST_UNSENT", UNSENT)
    patient = msgspec.structs.replace(*tables("venezia"), windows=Windows(BETTING_MS, 15_000, 8_000, 5_000))
    with open_house(database, send_buffer=BUFFER, tables=(patient,)) as house:
        async with player(house.address) as bettor, player(house.address) as watcher:
            await bettor.join("venezia")
            await bettor.do("sit", table="venezia")
            await watcher.join("venezia")
            await seated_and_deaf(house, bettor, watcher)
            check_ledger(house.database)


async def seated_and_deaf(house: OpenHouse, bettor: Client, watcher: Client) -> None:
    """A third player sits down and then leaves only a socket that never reads."""
    async with player(house.address) as silent:
        await silent.join("venezia")
        await silent.do("sit", table="venezia", seat=5)
        async with deaf(silent, "venezia") as stalled:
            await silent.socket.close()
            assert house.inside.hub.present(silent.player)
            await asyncio.gather(
                many_events(house, bettor),
                watcher.until(lambda: watcher.kinds("venezia").count("bets_placed") == BETS),
            )
            assert not house.inside.hub.present(silent.player)
            house.advance(BETTING_MS)
            await watcher.until(lambda: "betting_closed" in watcher.kinds("venezia"))
            house.advance(15_000)
            await watcher.phase("venezia", "ended")
            house.advance(8_000)
            await watcher.until(lambda: {"kind": "seat_left", "seat": 5} in watcher.events("venezia"))
            stalled.transport.abort()


async def many_events(house: OpenHouse, bettor: Client) -> None:
    """Many bets, and as many events of some kilobytes."""
    await bettor.phase("venezia", "betting")
    where: dict[str, Any] = {"table": "venezia", "round": bettor.round("venezia")["id"]}
    for number in range(BETS):
        if number % 40 == 0:
            house.clock.advance(3_000)  # for the rate
        await bettor.do("bet", **where, placements=[{"ante": 100 + number}] * 3)
