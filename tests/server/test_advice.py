"""Advice on the player's own open decision, and on nothing else."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from croupier.games.catalogue import TABLES
from tests.support.client import Client, player
from tests.support.house import BY_ID, OpenHouse, open_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with open_house(tmp_path / "house.sqlite3", tables=(BY_ID["roma"], BY_ID["venezia"], BY_ID["tequila"])) as opened:
        yield opened


async def deciding(client: Client, table: str, **bets: int) -> str:
    await client.join(table)
    await client.bet(table, **bets)
    await client.deal(table)
    round_ = await client.phase(table, "deciding")
    return str(round_["id"])


async def advice(client: Client, round_id: str) -> dict[str, object]:
    answer = await client.http.get(f"/api/rounds/{round_id}/advice")
    found: dict[str, object] = answer.json()
    return found


async def test_each_option_is_worth_its_exact_expected_value(house: OpenHouse) -> None:
    async with player(house.address) as client:
        round_id = await deciding(client, "roma", ante=1_000, aa_bonus=500)
        found = msgspec.convert(await advice(client, round_id), dict)
        options = {one["name"]: one for one in found["options"]}
        assert options["fold"]["amount"] == -1_500  # C5: the side bet goes with the Ante
        assert found["counted"] == ["aa_bonus"]
        assert (found["chosen"], found["cost"]) == (None, None)
        for one in options.values():
            exact = Fraction(int(one["value"]["numerator"]), int(one["value"]["denominator"]))
            assert one["per_ante"] == float(exact)
            assert one["amount"] == float(1_000 * exact)
        assert found["best"] == max(options.values(), key=lambda one: one["per_ante"])["name"]


async def test_after_the_hand_it_tells_what_the_choice_gave_up(house: OpenHouse) -> None:
    async with player(house.address) as client:
        round_id = await deciding(client, "tequila", ante=1_000)
        before = msgspec.convert(await advice(client, round_id), dict)
        worth = {one["name"]: one["amount"] for one in before["options"]}
        worst = min(worth, key=lambda option: worth[option])
        await client.choose("tequila", worst)
        await client.phase("tequila", "ended")
        after = msgspec.convert(await advice(client, round_id), dict)
        assert after["options"] == before["options"]  # the cards that came later change nothing about it
        assert after["chosen"] == worst
        assert after["cost"] == pytest.approx(worth[before["best"]] - worth[worst])
        assert after["cost"] > 0


async def test_nobody_is_advised_on_anothers_hand(house: OpenHouse) -> None:
    async with player(house.address) as client, player(house.address) as other:
        round_id = await deciding(client, "roma", ante=1_000)
        assert (await advice(other, round_id))["code"] == "unknown_round"


async def test_there_is_none_before_the_cards(house: OpenHouse) -> None:
    async with player(house.address) as client:
        await client.join("roma")
        await client.bet("roma", ante=1_000)
        assert (await advice(client, client.round("roma")["id"]))["code"] == "no_advice"


async def test_live_tables_give_none_unless_the_house_says_so(tmp_path: Path) -> None:
    assert {table.id: table.advice for table in TABLES if table.live} == {"venezia": False, "zagreb": False}
    for offered in (False, True):
        table = msgspec.structs.replace(BY_ID["venezia"], advice=offered)
        with open_house(tmp_path / f"{offered}.sqlite3", tables=(table,)) as house:
            async with player(house.address) as client, player(house.address) as other:
                for one in (client, other):
                    await one.join("venezia")
                    await one.do("sit", table="venezia")
                await client.phase("venezia", "betting")
                await client.bet("venezia", ante=1_000, pair_plus=500)
                house.advance(60_000)
                round_id = str((await client.phase("venezia", "deciding"))["id"])
                found = msgspec.convert(await advice(client, round_id), dict)
                if not offered:
                    assert found["code"] == "no_advice_here"
                    continue
                assert {one["name"]: one["amount"] for one in found["options"]}["fold"] == -1_000
                assert found["counted"] == []  # Pair Plus outlasts a fold
                assert (await advice(other, round_id))["code"] == "unknown_round"
