"""A key stands for one command: said a hundred times on several sockets at once, it is carried out once."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.client import Client, Message, asleep, player
from tests.support.house import OpenHouse, open_house, tables
from tests.support.ledger import check_ledger, everything, rows, unchanged

SOCKETS = 5
TIMES = 20
KEY = "said-again"


@asynccontextmanager
async def windows_of(guest: Client) -> AsyncIterator[list[Client]]:
    """Further sockets of one player."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(player(guest.address, guest.http.cookies)) for _ in range(SOCKETS)]


async def answers(client: Client, times: int) -> list[Message]:
    """So many answers to the key."""
    return [await client.next(lambda said: said.get("key") == KEY) for _ in range(times)]


async def said_by_all(windows: list[Client], kind: str, **fields: object) -> Message:
    """The one answer that all get who say the same thing, all at once, each many times over."""
    raw = json.dumps({"type": kind, "key": KEY, **fields})
    await asyncio.gather(*(client.say(raw) for client in windows for _ in range(TIMES)))
    got = [answer for client in windows for answer in await answers(client, TIMES)]
    assert len(got) == SOCKETS * TIMES
    assert all(answer == got[0] for answer in got), got
    return got[0]


def kept(house: OpenHouse, guest: Client) -> int:
    """How often the house remembers the key: once, if all went well."""
    return len(rows(house.database, "SELECT * FROM answers WHERE player = ? AND key = ?", guest.player, KEY))


async def test_a_bet_said_a_hundred_times_stands_once(house: OpenHouse, guest: Client) -> None:
    await guest.join("roma")
    where = {"table": "roma", "round": guest.round("roma")["id"]}
    async with windows_of(guest) as windows:
        answer = await said_by_all(windows, "bet", **where, placements=[{"ante": 500, "aa_bonus": 9_000}])
        assert (answer["type"], answer["adjusted"]) == ("accepted", {"aa_bonus": 5_000})
        assert guest.events("roma") == []
        await guest.until(lambda: guest.kinds("roma") == ["bets_placed"])
        await guest.pinged()
        assert guest.kinds("roma") == ["bets_placed"]
        assert guest.money == (93_500, 6_500)
        assert kept(house, guest) == 1
        for changed in ({"ante": 501}, {"ante": 500}):
            async with unchanged(house.database, windows[0]):
                answer = await windows[0].refused("bet", KEY, **where, placements=[changed])
                assert answer["code"] == "key_conflict"
    check_ledger(house.database)


async def test_deal_and_choice_said_a_hundred_times_happen_once(house: OpenHouse, guest: Client) -> None:
    await guest.join("tequila")
    where: dict[str, Any] = {"table": "tequila", "round": guest.round("tequila")["id"]}
    await guest.bet("tequila", ante=1_000)
    async with windows_of(guest) as windows:
        assert (await said_by_all(windows, "deal", **where, client_seed="abc"))["type"] == "accepted"
    await guest.phase("tequila", "deciding")
    async with unchanged(house.database, guest):
        choice = {**where, "stage": "decision"}
        assert (await guest.refused("choose", KEY, **choice, option="fold"))["code"] == "key_conflict"
        assert (await guest.refused("deal", KEY, **where, client_seed="abcd"))["code"] == "key_conflict"
    async with windows_of(guest) as windows:
        raw = json.dumps({"type": "choose", "key": "said-again-2", **choice, "option": "high_tequila"})
        await asyncio.gather(*(client.say(raw) for client in windows for _ in range(TIMES)))
        for client in windows:
            got = [await client.next(lambda said: said.get("key") == "said-again-2") for _ in range(TIMES)]
            assert {answer["type"] for answer in got} == {"accepted"}
    round_ = await guest.phase("tequila", "ended")
    assert guest.kinds("tequila").count("option_chosen") == 1
    assert guest.seat("tequila")["bets"] == {"ante": 1_000, "bet": 1_000}
    returned = sum(line["returned"] for line in guest.seat("tequila")["slip"])
    assert guest.money == (100_000 - 2_000 + returned, 0)
    assert guest.kinds("tequila").count("card_dealt") == len(round_["seats"][0]["piles"]["hand"]) + 2
    check_ledger(house.database)


async def test_a_new_round_said_a_hundred_times_is_one_round(house: OpenHouse, guest: Client) -> None:
    await guest.join("paris")
    await guest.bet("paris", pair_plus=100)
    await guest.deal("paris")
    await guest.phase("paris", "ended")
    async with windows_of(guest) as windows:
        assert (await said_by_all(windows, "new_round", table="paris"))["type"] == "accepted"
    opened = rows(house.database, "SELECT * FROM rounds WHERE table_id = ?", f"paris/{guest.player}")
    assert len(opened) == 2


async def test_a_seat_asked_for_a_hundred_times_is_one_seat(guest: Client) -> None:
    await guest.join("zagreb")
    async with windows_of(guest) as windows:
        assert (await said_by_all(windows, "sit", table="zagreb"))["type"] == "accepted"
    await guest.until(lambda: guest.views["zagreb"]["you"] == 1)
    assert len(guest.views["zagreb"]["chairs"]) == 1
    await guest.do("leave", table="zagreb")


async def test_a_top_up_asked_for_a_hundred_times_is_paid_once(house: OpenHouse, guest: Client) -> None:
    await guest.join("paris")
    await guest.bet("paris", ante=500)
    got = await asyncio.gather(*(guest.http.post("/api/cashier/top-up", json={"key": KEY}) for _ in range(100)))
    assert {answer.status_code for answer in got} == {200}
    assert {answer.json()["available"] for answer in got} == {100_000}
    paid = rows(
        house.database, "SELECT amount FROM transfers WHERE reason = 'top_up' AND target LIKE ?", f"%{guest.player}"
    )
    assert paid == [(500,)]
    assert kept(house, guest) == 1
    check_ledger(house.database)


async def test_a_hundred_different_bets_at_once_never_overdraw(house: OpenHouse, guest: Client) -> None:
    for table in ("paris", "roma", "tequila"):
        await guest.join(table)
    async with windows_of(guest) as windows:
        for client in windows:
            for number in range(TIMES):
                table = ("paris", "roma", "tequila")[number % 3]
                where = {"table": table, "round": guest.round(table)["id"]}
                await client.tell(
                    "bet", key=f"bet-{number:04}-{id(client)}", **where, placements=[{"ante": 20_000 - number}]
                )
        for client in windows:
            await client.pinged()
    await guest.pinged()
    available, held = guest.money
    assert available >= 0
    assert available + held == 100_000
    check_ledger(house.database)


async def test_another_players_key_is_another_key(house: OpenHouse, guest: Client) -> None:
    await guest.join("paris")
    await guest.do("bet", KEY, table="paris", round=guest.round("paris")["id"], placements=[{"ante": 500}])
    async with player(house.address) as other:
        await other.join("paris")
        await other.do("bet", KEY, table="paris", round=other.round("paris")["id"], placements=[{"ante": 700}])
        assert other.seat("paris")["bets"] == {"ante": 700}


async def test_a_refused_key_may_be_used_again(house: OpenHouse, guest: Client) -> None:
    await guest.join("paris")
    before = everything(house.database)
    where = {"table": "paris", "round": guest.round("paris")["id"]}
    await guest.refused("bet", KEY, **where, placements=[{"ante": 20_001}])
    assert everything(house.database) == before
    await guest.do("bet", KEY, **where, placements=[{"ante": 20_000}])


@pytest.mark.parametrize("kind", ["bet", "choose"])
async def test_a_command_said_again_after_its_deadline_gets_its_first_answer(database: Path, kind: str) -> None:
    with open_house(database, tables=tables("venezia")) as house:
        async with player(house.address) as guest:
            await guest.join("venezia")
            await guest.do("sit", table="venezia")
            await guest.phase("venezia", "betting")
            where: dict[str, Any] = {"table": "venezia", "round": guest.round("venezia")["id"]}
            fields: dict[str, Any] = {**where, "placements": [{"ante": 500}]}
            first = await guest.do("bet", KEY + "bet", **fields)
            if kind == "choose":
                house.advance(18_000)
                await guest.phase("venezia", "deciding")
                fields = {**where, "stage": "decision", "option": "play"}
                first = await guest.do("choose", KEY + "choose", **fields)
            await asleep(house, guest, "venezia")
            house.clock.advance(18_000)  # the deadline is over, but the table has not looked at the clock yet
            assert await guest.ask(kind, KEY + kind, **fields) == first
            assert (await guest.refused(kind, **fields))["code"] == "too_late"
            house.advance(15_000)
            await guest.phase("venezia", "deciding" if kind == "bet" else "ended")
            assert guest.seat("venezia")["bets"]["ante"] == 500
            assert await guest.ask(kind, KEY + kind, **fields) == first
