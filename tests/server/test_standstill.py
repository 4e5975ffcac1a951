"""A live table that stops, seen by those who sit there: faults, the watchdog, what is disabled, a deal by hand."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.book import playing
from croupier.book.acts import Act, Burn, Disable, Enable, OpenTable, Pause, Resume, Scan, Void
from croupier.book.book import Done
from croupier.table.watchdog import PATIENCE_MS, look_over
from tests.support.client import Client, asleep, player
from tests.support.house import OpenHouse, open_house, tables
from tests.support.inside import submitted
from tests.support.ledger import check_history, check_ledger, stakes_in

BETTING_MS, DECISION_MS, PAUSE_MS = 18_000, 15_000, 8_000
DECK = "Kh 9d 4s Qs Jd Th 5c 5d 2h"
TABLE = "venezia"
SUPERVISOR, DEALER = ("olga", "supervisor"), ("dana", "dealer")


@pytest.fixture
def house(database: Path) -> Iterator[OpenHouse]:
    with open_house(database, decks=[DECK] * 20, tables=tables("venezia", "zagreb", "paris")) as opened:
        yield opened
    check_ledger(database)
    check_history(database)


async def seated(client: Client) -> None:
    await client.join(TABLE)
    await client.do("sit", table=TABLE)
    await client.phase(TABLE, "betting")


async def paused(client: Client) -> dict[str, str]:
    """Wait for the table to stop; what its players are told."""
    await client.until(lambda: client.views[TABLE]["paused"] is not None)
    told: dict[str, str] = client.views[TABLE]["paused"]
    return told


def act(house: OpenHouse, kind: type[Any], who: tuple[str, str], **fields: object) -> Done:
    made: Act = kind(house.clock.wall_ms(), *who, table=TABLE, **fields)
    return submitted(house, made)


async def test_A39_A40_a_pause_freezes_what_players_see_and_the_round_goes_on(house: OpenHouse) -> None:
    async with player(house.address) as client, player(house.address) as watcher:
        await seated(client)
        await watcher.join(TABLE)
        await client.bet(TABLE, ante=500)
        house.clock.advance(5_000)
        act(house, Pause, SUPERVISOR, reason="check")
        for each in (client, watcher):
            assert await paused(each) == {"reason": "check", "by": "supervisor"}
            clock = each.views[TABLE]["clock"]
            assert (clock["window"], clock["remaining_ms"], clock["frozen"]) == ("betting", 13_000, True)
        house.advance(10 * 60_000)
        round_id = client.round(TABLE)["id"]
        answer = await client.refused("bet", table=TABLE, round=round_id, placements=[{"ante": 900}])
        assert (answer["code"], client.round(TABLE)["phase"]) == ("table_paused", "betting")
        act(house, Resume, SUPERVISOR)
        await client.until(lambda: client.views[TABLE]["paused"] is None)
        clock = client.views[TABLE]["clock"]
        assert (clock["remaining_ms"], clock["frozen"]) == (13_000, False)
        house.advance(13_000)
        await client.phase(TABLE, "deciding")


async def test_A39_A41_a_fault_pauses_the_table_and_the_round_can_be_voided(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with player(house.address) as client:
        await seated(client)
        await client.bet(TABLE, ante=500)

        def broken(*_: object) -> None:
            raise ZeroDivisionError("a wheel came off")

        monkeypatch.setattr(playing, "_go_on", broken)
        house.advance(BETTING_MS)
        assert await paused(client) == {"reason": "error", "by": "system"}
        monkeypatch.undo()
        round_id = client.round(TABLE)["id"]
        (incident,) = house.inside.parts.archive.incidents(open_only=True, limit=9)
        assert (incident.kind, incident.round) == ("error", round_id)
        assert "a wheel came off" in incident.detail
        assert client.money == (99_000, 1_000), "nothing was paid, nothing is lost"
        act(house, Void, SUPERVISOR, round=round_id, reason="malfunction")
        await client.until(lambda: client.money == (100_000, 0))
        assert stakes_in(house.database, round_id) == 0


async def test_A39_a_loop_that_fails_pauses_its_table_and_no_other(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with player(house.address) as client:
        await seated(client)
        await client.bet(TABLE, ante=500)
        await asleep(house, client, TABLE)
        live = house.inside.live[TABLE]

        def broken() -> None:
            raise KeyError("window")

        monkeypatch.setattr(live, "due", broken)
        house.advance(1_000)
        assert (await paused(client))["reason"] == "error"
        monkeypatch.undo()
        assert house.inside.live["zagreb"].state.paused is None
        act(house, Resume, SUPERVISOR)
        house.advance(BETTING_MS)
        await client.phase(TABLE, "deciding")


async def test_A39_the_watchdog_stops_a_table_whose_loop_is_gone_and_gives_it_another(house: OpenHouse) -> None:
    async with player(house.address) as client:
        await seated(client)
        await client.bet(TABLE, ante=500)
        await asleep(house, client, TABLE)
        assert house.loop is not None
        house.loop.call_soon_threadsafe(house.inside._loops[TABLE].cancel)
        await client.pinged()
        house.advance(BETTING_MS)  # the time is over, and nobody acts
        await client.pinged()
        assert client.round(TABLE)["phase"] == "betting"
        looked(house)
        looked(house)
        house.advance(PATIENCE_MS)
        looked(house)
        assert await paused(client) == {"reason": "stuck", "by": "system"}
        act(house, Resume, SUPERVISOR)
        await client.phase(TABLE, "deciding")


def looked(house: OpenHouse) -> None:
    """Let the watchdog look once more than it does by itself."""
    inside, loop = house.inside, house.loop
    assert loop is not None
    look = look_over(inside.watchdog, inside.live, inside.clock, inside._run_table)
    asyncio.run_coroutine_threadsafe(look, loop).result(20)


async def test_what_is_disabled_plays_on_to_its_end_and_says_so(house: OpenHouse) -> None:
    async with player(house.address) as client, player(house.address) as other:
        await seated(client)
        await client.bet(TABLE, ante=500)
        submitted(house, Disable(house.clock.wall_ms(), *SUPERVISOR, "no dealer", kind="table", subject=TABLE))
        cards = {card["id"]: card["closed"] for card in (await other.http.get("/api/tables")).json()}
        assert cards == {"venezia": "disabled", "zagreb": None, "paris": None}
        assert (await other.http.get(f"/api/tables/{TABLE}")).json()["closed"] == "disabled"
        answer = await client.refused("bet", table=TABLE, round=client.round(TABLE)["id"], placements=[{"ante": 900}])
        assert (answer["code"], answer["args"]) == ("table_closed", {"table": TABLE, "reason": "disabled"})
        await other.join(TABLE)  # a round that has begun may be watched to its end
        assert (await other.refused("sit", table=TABLE))["code"] == "table_closed"
        house.advance(BETTING_MS)
        await client.phase(TABLE, "deciding")
        await client.choose(TABLE, "play")
        house.advance(DECISION_MS)
        await client.phase(TABLE, "ended")
        house.advance(10 * PAUSE_MS)
        await client.pinged()
        assert client.kinds(TABLE).count("round_opened") == 1
        submitted(house, Enable(house.clock.wall_ms(), *SUPERVISOR, kind="table", subject=TABLE))
        await client.until(lambda: client.kinds(TABLE).count("round_opened") == 2)


async def test_A2_A39_players_see_a_deal_by_hand_card_by_card_and_its_stop(house: OpenHouse) -> None:
    async with player(house.address) as client:
        act(house, OpenTable, DEALER, dealing="hand", dealer="dana", dealer_name="Dana")
        await seated(client)
        assert (client.views[TABLE]["dealer"], client.views[TABLE]["dealing"]) == ("Dana", "hand")
        assert client.round(TABLE)["dealing"] == "hand"
        await client.bet(TABLE, ante=500)
        house.advance(BETTING_MS)
        await client.until(lambda: client.views[TABLE]["waits"] == waits("burn"))
        assert client.views[TABLE]["clock"] is None, "the dealer's time is nobody else's"
        round_id = client.round(TABLE)["id"]
        act(house, Scan, DEALER, round=round_id, card="Qs")  # instead of the burn
        assert await paused(client) == {"reason": "wrong_burn", "by": "system"}
        assert client.seat(TABLE)["piles"] == {}
        cards = (await client.http.get("/api/tables")).json()
        assert {card["dealer"] for card in cards if card["id"] == TABLE} == {"Dana"}


async def test_A40_a_restart_in_the_middle_of_a_deal_by_hand_finds_the_cards_and_needs_no_key(database: Path) -> None:
    with open_house(database) as house:
        async with player(house.address) as client:
            act(house, OpenTable, DEALER, dealing="hand", dealer="dana", dealer_name="Dana")
            await seated(client)
            await client.bet(TABLE, ante=500)
            house.advance(BETTING_MS)
            await client.until(lambda: client.views[TABLE]["waits"] == waits("burn"))
            round_id = client.round(TABLE)["id"]
            act(house, Burn, DEALER, round=round_id)
            act(house, Scan, DEALER, round=round_id, card="Qs")
            await client.until(lambda: client.seat(TABLE)["piles"] == {"hand": ["Qs"]})
            cookies = client.http.cookies
    with open_house(database) as house:
        async with player(house.address, cookies) as client:
            view = await client.join(TABLE)
            assert (view["dealer"], client.seat(TABLE)["piles"]) == ("Dana", {"hand": ["Qs"]})
            assert (view["waits"]["what"], view["waits"]["index"]) == ("card", 1)
            act(house, Void, SUPERVISOR, round=round_id, reason="malfunction")
            await client.until(lambda: client.money == (100_000, 0))
    check_ledger(database)


def waits(what: str) -> dict[str, object]:
    return {"what": what, "pile": None, "seat": None, "index": None, "side": None}
