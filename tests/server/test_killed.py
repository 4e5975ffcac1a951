"""kill -9 in the middle of a round: the same round goes on with the same cards, and no money is lost or made."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.support.client import Client, Message, player
from tests.support.ledger import check_history, check_ledger, stakes_in, wallet_of
from tests.support.process import SERVE, SERVE_STILL, HouseProcess, house_process

BETS = {"tequila": {"ante": 500}, "roma": {"ante": 500, "aa_bonus": 200}, "paris": {"ante": 500, "pair_plus": 200}}
HELD = {"tequila": 1_000, "roma": 1_700, "paris": 500}
"""What the bets above and their reserves hold at the decision; Pair Plus is settled by then (D4)."""

ON = {"tequila": "tequila_poker", "roma": "call", "paris": "play"}
OFF = dict.fromkeys(ON, "fold")


def slip_of(seat: Message) -> int:
    """What the slip says that a seat has won or lost."""
    lines: list[Message] = seat["slip"]
    assert sum(line["staked"] for line in lines) == sum(seat["bets"].values())
    return sum(int(line["returned"]) - int(line["staked"]) for line in lines)


def check_books(database: Path, *clients: Client) -> None:
    """The file is whole, the ledger holds, and each client has been told what it says."""
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
    check_ledger(database)
    check_history(database)
    for client in clients:
        assert wallet_of(database, client.player) == client.money


@asynccontextmanager
async def again(
    database: Path, *cookies: httpx.Cookies, program: tuple[str, ...] = SERVE
) -> AsyncIterator[tuple[HouseProcess, list[Client]]]:
    """The house opened anew on the same file, and the same players back in it."""
    with house_process(database, program) as house:
        async with AsyncExitStack() as stack:
            yield house, [await stack.enter_async_context(player(house.address, jar)) for jar in cookies]


@pytest.mark.parametrize("options", [ON, OFF], ids=["on", "off"])
async def test_instant_rounds_go_on_after_the_deal(database: Path, options: dict[str, str]) -> None:
    async with again(database, httpx.Cookies()) as (house, [client]):
        for table, bets in BETS.items():
            await client.join(table)
            await client.bet(table, **bets)
            await client.deal(table)
            await client.phase(table, "deciding")
        views, money = client.views, client.money
        house.kill()
    check_books(database, client)
    async with again(database, client.http.cookies) as (_, [back]):
        assert (back.me, back.money) == (client.me, money)
        assert back.heard[0]["unfinished"] == list(BETS)
        assert back.money[1] == sum(HELD.values())
        for table, view in views.items():
            assert await back.join(table) == view
            await back.choose(table, options[table])
            round_ = await back.phase(table, "ended")
            assert round_["id"] == view["round"]["id"]
            assert back.seat(table)["piles"]["hand"] == view["round"]["seats"][0]["piles"]["hand"]
            assert stakes_in(database, round_["id"]) == 0
        assert back.money == (100_000 + sum(slip_of(back.seat(table)) for table in views), 0)
        check_books(database, back)


async def test_a_bet_that_stands_still_stands(database: Path) -> None:
    async with again(database, httpx.Cookies()) as (house, [client]):
        for table, bets in BETS.items():
            await client.join(table)
            await client.bet(table, **bets)
        views, money = client.views, client.money
        house.kill()
    check_books(database, client)
    async with again(database, client.http.cookies) as (_, [back]):
        assert back.money == money
        for table, bets in BETS.items():
            assert await back.join(table) == views[table]
            await back.bet(table)
            await back.bet(table, **bets)
        assert back.money == money
        check_books(database, back)


async def test_an_answer_lost_in_the_crash_is_given_again(database: Path) -> None:
    async with again(database, httpx.Cookies()) as (house, [client]):
        await client.join("paris")
        where = {"table": "paris", "round": client.round("paris")["id"]}
        bet = await client.do("bet", "the-bet-key", **where, placements=[{"ante": 500}])
        deal = await client.do("deal", "the-deal-key", **where, client_seed="seed")
        house.kill()
    async with again(database, client.http.cookies) as (_, [back]):
        await back.join("paris")
        assert await back.ask("bet", "the-bet-key", **where, placements=[{"ante": 500}]) == bet
        assert await back.ask("deal", "the-deal-key", **where, client_seed="seed") == deal
        assert back.events("paris") == []
        check_books(database, back)


async def test_a_command_in_flight_is_carried_out_whole_or_not_at_all(database: Path) -> None:
    async with again(database, httpx.Cookies()) as (house, [client]):
        await client.join("roma")
        where = {"table": "roma", "round": client.round("roma")["id"]}
        for number in range(40):
            await client.tell("bet", key=f"flight-{number}", **where, placements=[{"ante": 1_000 + number}])
        await client.next(lambda said: said.get("key") == "flight-7")
        house.kill()
    check_ledger(database)
    async with again(database, client.http.cookies) as (_, [back]):
        await back.join("roma")
        ante = back.seat("roma")["bets"]["ante"]
        assert ante >= 1_007
        assert back.money == (100_000 - 3 * ante, 3 * ante)
        check_books(database, back)


async def at_the_table(house: HouseProcess, clients: list[Client]) -> None:
    """All sit down and bet at the live table."""
    for client in clients:
        await client.join("venezia")
    for client in clients:
        await client.do("sit", table="venezia")
    for client in clients:
        await client.phase("venezia", "betting")
        await client.bet("venezia", ante=500, pair_plus=100, six_card_bonus=100)
    assert house.process.poll() is None


async def test_a_live_round_goes_on_in_the_decision(database: Path) -> None:
    async with again(database, httpx.Cookies(), httpx.Cookies(), program=SERVE_STILL) as (house, clients):
        await at_the_table(house, clients)
        house.advance(18_000)
        for client in clients:
            await client.phase("venezia", "deciding")
        await clients[0].choose("venezia", "play")
        await clients[1].until(lambda: "option_chosen" in clients[1].kinds("venezia"))
        views, money = [client.views["venezia"] for client in clients], [client.money for client in clients]
        house.kill()
    check_books(database, *clients)
    jars = [client.http.cookies for client in clients]
    async with again(database, *jars, program=SERVE_STILL) as (house, back):
        for client, view, had in zip(back, views, money, strict=True):
            assert (await client.join("venezia"))["round"] == view["round"]
            assert client.views["venezia"]["clock"] == {
                "window": "decision",
                "remaining_ms": 15_000,
                "total_ms": 15_000,
                "warn_ms": 5_000,
                "frozen": False,
            }
            assert client.money == had
            assert client.heard[0]["seats"] == client.heard[0]["unfinished"] == ["venezia"]
        answer = await back[0].refused(
            "choose", table="venezia", round=views[0]["round"]["id"], stage="decision", option="fold"
        )
        assert answer["code"] == "already_chosen"
        house.advance(15_000)
        for client, view in zip(back, views, strict=True):
            round_ = await client.phase("venezia", "ended")
            assert round_["id"] == view["round"]["id"]
            assert [seat["piles"] for seat in round_["seats"]] == [seat["piles"] for seat in view["round"]["seats"]]
            assert client.money == (100_000 + slip_of(client.seat("venezia")), 0)
        assert [seat["decided_by"]["decision"] for seat in back[0].round("venezia")["seats"]] == ["player", "system"]
        check_books(database, *back)


async def test_a_live_round_goes_on_in_the_betting(database: Path) -> None:
    async with again(database, httpx.Cookies(), httpx.Cookies(), program=SERVE_STILL) as (house, clients):
        await at_the_table(house, clients)
        house.advance(9_000)
        views, money = [client.views["venezia"] for client in clients], [client.money for client in clients]
        house.kill()
    check_books(database, *clients)
    jars = [client.http.cookies for client in clients]
    async with again(database, *jars, program=SERVE_STILL) as (house, back):
        for client, view, had in zip(back, views, money, strict=True):
            round_ = (await client.join("venezia"))["round"]
            assert (round_["id"], round_["phase"]) == (view["round"]["id"], "betting")
            assert client.money == had
            assert client.seat("venezia")["placements"] == [{"ante": 500, "pair_plus": 100, "six_card_bonus": 100}]
        await back[1].bet("venezia")
        assert back[1].money == (100_000, 0)
        house.advance(18_000)
        await back[0].phase("venezia", "deciding")
        house.advance(15_000)
        round_ = await back[0].phase("venezia", "ended")
        assert [seat["seat"] for seat in round_["seats"]] == [1]
        check_books(database, back[0])


async def test_a_house_killed_again_and_again_loses_nothing(database: Path) -> None:
    cookies = httpx.Cookies()
    bets = 0
    for turn in range(3):
        async with again(database, cookies) as (house, [client]):
            cookies = client.http.cookies
            await client.join("paris")
            if turn == 0:
                await client.bet("paris", ante=500)
            bets = bets or client.seat("paris")["bets"]["ante"]
            assert client.seat("paris")["bets"] == {"ante": bets}
            assert client.money == (99_500, 500)
            house.kill()
        check_books(database, client)
