"""What nobody may know yet is in no message: two decks that differ in hidden cards alone look alike to everyone.

Two houses play the same round with the same clock. What is meant to differ between them (a commitment to the
deck, keys of commands, the names of guests) is blotted out, and then the messages have to be the same byte for byte.
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.support.client import Client, player
from tests.support.house import OpenHouse, open_house, tables

BLOTTED = re.compile(r'(?<="commitment":")[0-9a-f]{64}|(?<="key":")[0-9a-f]{16}|Guest \d+')

INSTANT = {
    "paris": ("2c 3c 4c Qs Jd 9h", "As Ad Ah Qs Jd 9h", {"ante": 500}, "play"),
    "roma": ("2c 3d Kh 7s 7c 5c 6c Ah Ad", "As Ac Kh 7s 7c Qd Qc Ah Ad", {"ante": 500, "aa_bonus": 100}, "call"),
    "tequila": ("Ah Kh 7s 2c 9d 9s", "Ah Kh 7s 2c Qh Jh", {"ante": 500}, "tequila_poker"),
}
TWO_SEATS = "Qs Jd 9h 5c 5d 5h"


def told(client: Client) -> list[str]:
    """Everything that the server has said about tables, as it came."""
    return [BLOTTED.sub("", raw) for raw in client.raw if '"table"' in raw]


def check_no_id(client: Client, *others: Client) -> None:
    """A client never learns the ids of other players."""
    for other in others:
        assert other.player not in "".join(client.raw)


async def up_to_the_choice(house: OpenHouse, table: str, bets: dict[str, int], option: str) -> tuple[list[str], str]:
    """What the player is told until the choice; and a card that then shows that the decks did differ."""
    async with player(house.address) as client:
        await client.join(table)
        await client.bet(table, **bets)
        await client.deal(table)
        await client.phase(table, "deciding")
        record = await client.http.get(f"/api/rounds/{client.round(table)['id']}")
        before = [*told(client), BLOTTED.sub("", record.text)]
        await client.choose(table, option)
        round_ = await client.phase(table, "ended")
        return before, str(round_["piles"]) + str(round_["seats"])


@pytest.mark.parametrize("table", INSTANT)
async def test_an_instant_table_hides_what_is_to_come(tmp_path: Path, table: str) -> None:
    *decks, bets, option = INSTANT[table]
    told_by = []
    for number, deck in enumerate(decks):
        with open_house(tmp_path / f"{number}.sqlite3", decks=[deck], tables=tables(table)) as house:
            told_by.append(await up_to_the_choice(house, table, bets, option))
    (first, first_end), (second, second_end) = told_by
    assert first == second
    assert len(first) > 3
    assert first_end != second_end


@asynccontextmanager
async def a_live_table(database: Path, deck: str) -> AsyncIterator[tuple[OpenHouse, list[Client]]]:
    """Two seats with bets and a spectator, at the decision."""
    with open_house(database, decks=[deck], tables=tables("venezia")) as house:
        async with player(house.address) as one, player(house.address) as two, player(house.address) as watcher:
            for client in (one, two, watcher):
                await client.join("venezia")
            for client in (one, two):
                await client.do("sit", table="venezia")
                await client.phase("venezia", "betting")
                await client.bet("venezia", ante=500, pair_plus=100, six_card_bonus=100)
            house.advance(18_000)
            for client in (one, two, watcher):
                await client.phase("venezia", "deciding")
            await one.choose("venezia", "play")
            await two.choose("venezia", "fold")
            await watcher.until(lambda: watcher.kinds("venezia").count("option_chosen") == 2)
            await one.until(lambda: one.numbers == watcher.numbers)
            yield house, [one, two, watcher]


@pytest.mark.parametrize("deck", ["2c 3c 4c", "As Ad Ah", "Ks Qd 2h"])
async def test_A29_a_live_table_hides_the_dealers_cards_from_everyone(tmp_path: Path, deck: str) -> None:
    async with a_live_table(tmp_path / "one.sqlite3", f"2d 3s 4d {TWO_SEATS}") as (_, clients):
        expected = [told(client) for client in clients]
    async with a_live_table(tmp_path / "two.sqlite3", f"{deck} {TWO_SEATS}") as (house, clients):
        assert [told(client) for client in clients] == expected
        for client in clients:
            assert client.round("venezia")["piles"] == {"dealer": ["??"] * 3}
            assert client.round("venezia")["dealer_hand"] is client.round("venezia")["dealer_qualifies"] is None
        house.advance(15_000)
        for client in clients:
            round_ = await client.phase("venezia", "ended")
            assert round_["piles"] == {"dealer": deck.split()}
            check_no_id(client, *(other for other in clients if other is not client))


async def test_E6_all_seats_cards_are_seen_by_all_and_their_placements_by_nobody_else(tmp_path: Path) -> None:
    async with a_live_table(tmp_path / "one.sqlite3", f"2d 3s 4d {TWO_SEATS}") as (_, clients):
        for client in clients:
            seats = client.round("venezia")["seats"]
            assert [seat["piles"]["hand"] for seat in seats] == [["Qs", "Jd", "9h"], ["5c", "5d", "5h"]]
            assert [seat["hands"]["hand"] for seat in seats] == ["high_card", "three_of_a_kind"]
            assert [bool(seat["placements"]) for seat in seats] == [seat["you"] for seat in seats]
            assert all(seat["reserved"] == 0 for seat in seats if not seat["you"])


@pytest.mark.parametrize("table", INSTANT)
async def test_another_players_instant_table_is_never_seen(house: OpenHouse, guest: Client, table: str) -> None:
    async with player(house.address) as other:
        await other.join(table)
        await guest.join(table)
        await guest.bet(table, ante=500)
        await guest.deal(table)
        await other.pinged()
        assert other.events(table) == []
        assert other.round(table)["id"] != guest.round(table)["id"]
        check_no_id(other, guest)
        check_no_id(guest, other)
        lobby = (await other.http.get("/api/tables")).text
        assert guest.player not in lobby


async def test_the_seed_is_told_when_the_round_is_over_and_not_before(house: OpenHouse, guest: Client) -> None:
    await guest.join("paris")
    await guest.bet("paris", ante=500)
    await guest.deal("paris")
    await guest.phase("paris", "deciding")
    assert guest.round("paris")["seed"] is None
    before = "".join(guest.raw)
    await guest.choose("paris", "play")
    seed = (await guest.phase("paris", "ended"))["seed"]
    assert len(seed) == 64
    assert seed not in before
    assert house.inside.parts.archive.unfinished(guest.player) == []
