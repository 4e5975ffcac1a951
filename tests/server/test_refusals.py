"""What a player may not do: refused by name, with a sentence, and nothing has changed; then play goes on."""

from typing import Any

import pytest

from tests.support.client import Client, player
from tests.support.house import OpenHouse
from tests.support.ledger import check_ledger, unchanged

INSTANT = ["tequila", "roma", "paris"]
LIVE = ["venezia", "zagreb"]
SIDE_BETS = {"tequila": [], "roma": ["aa_bonus"], "paris": ["pair_plus"], "venezia": ["pair_plus", "six_card_bonus"]}
ALL_SPOTS = ["play", "call", "bet", "pair_plus", "six_card_bonus", "aa_bonus", "ante_bonus", "high_tequila"]
NO_SPOTS = ["__proto__", "__class__", "constructor", "tostring", "antes", "0", "_"]


async def at(client: Client, table: str) -> str:
    """Take part at a table; the id of its round."""
    await client.join(table)
    if table in LIVE:
        await client.do("sit", table=table)
        await client.until(lambda: client.views[table]["round"] is not None and client.views[table]["you"] is not None)
        await client.phase(table, "betting")
    return str(client.round(table)["id"])


async def refused(
    house: OpenHouse,
    client: Client,
    kind: str,
    **fields: Any,  # noqa: ANN401  # of any command
) -> tuple[str, dict[str, object]]:
    """The code and the arguments of a refusal that has left everything as it was."""
    async with unchanged(house.database, client):
        answer = await client.refused(kind, **fields)
    return answer["code"], answer["args"]


@pytest.mark.parametrize("table", ["tequila", "roma", "paris", "venezia"])
async def test_chips_go_on_the_spots_for_chips_alone(house: OpenHouse, guest: Client, table: str) -> None:
    round_id = await at(guest, table)
    for spot in (*ALL_SPOTS, *NO_SPOTS):
        if spot in SIDE_BETS[table]:
            continue
        placements = [{"ante": 500}, {spot: 500}]
        answer = await refused(house, guest, "bet", table=table, round=round_id, placements=placements)
        assert answer == ("unknown_spot", {"bet": spot})
    await guest.bet(table, ante=500, **dict.fromkeys(SIDE_BETS[table], 500))
    await guest.bet(table)
    assert guest.money == (100_000, 0)
    if table in LIVE:
        await guest.do("leave", table=table)


@pytest.mark.parametrize(
    ("table", "maximum"), [("venezia", 50_000), ("zagreb", 50_000), ("tequila", 20_000), ("paris", 20_000)]
)
async def test_A23_a_bet_over_its_maximum_is_refused(house: OpenHouse, guest: Client, table: str, maximum: int) -> None:
    round_id = await at(guest, table)
    for over in ([{"ante": maximum + 1}], [{"ante": maximum}, {"ante": 1}], [{"ante": 10**15}] * 200):
        answer = await refused(house, guest, "bet", table=table, round=round_id, placements=over)
        assert answer == ("over_maximum", {"bet": "ante", "maximum": maximum})
    await guest.bet(table, ante=maximum)
    await guest.bet(table)
    if table in LIVE:
        await guest.do("leave", table=table)


async def test_C6_a_bet_over_its_limit_is_cut_to_the_highest_amount_possible(house: OpenHouse, guest: Client) -> None:
    for table in ("paris", "tequila", "roma"):
        await guest.join(table)
    assert (await guest.bet("roma", ante=20_000))["adjusted"] == {}
    assert (await guest.bet("roma", ante=20_001, aa_bonus=10**15))["adjusted"] == {"ante": 20_000, "aa_bonus": 5_000}
    assert guest.money == (35_000, 65_000)
    await guest.bet("roma")
    await guest.bet("paris", ante=20_000)
    await guest.bet("tequila", ante=20_000)
    assert (await guest.bet("roma", ante=20_000))["adjusted"] == {"ante": 13_333}  # two more are kept for the call
    assert guest.money == (1, 99_999)
    check_ledger(house.database)


async def test_A15_a_bet_over_the_balance_is_refused(house: OpenHouse, guest: Client) -> None:
    round_id = await at(guest, "venezia")
    placements = [{"ante": 50_000, "pair_plus": 100}]
    answer = await refused(house, guest, "bet", table="venezia", round=round_id, placements=placements)
    assert answer == ("funds", {"needed": 100_100, "available": 100_000})
    await guest.bet("venezia", ante=50_000)
    assert guest.money == (0, 100_000)
    round_id = await at(guest, "paris")
    answer = await refused(house, guest, "bet", table="paris", round=round_id, placements=[{"ante": 100}])
    assert answer == ("funds", {"needed": 100, "available": 0})
    await guest.bet("venezia")
    await guest.do("leave", table="venezia")


async def test_A1_a_side_bet_needs_an_ante(house: OpenHouse, guest: Client) -> None:
    round_id = await at(guest, "venezia")
    answer = await refused(house, guest, "bet", table="venezia", round=round_id, placements=[{"pair_plus": 500}])
    assert answer == ("needs_ante", {"bet": "pair_plus"})
    await guest.do("leave", table="venezia")


@pytest.mark.parametrize("table", INSTANT)
async def test_B5_a_bet_under_its_minimum_is_not_dealt(house: OpenHouse, guest: Client, table: str) -> None:
    round_id = await at(guest, table)
    assert await refused(house, guest, "deal", table=table, round=round_id) == ("no_bet", {})
    await guest.bet(table, ante=99)
    answer = await refused(house, guest, "deal", table=table, round=round_id)
    assert answer == ("under_minimum", {"bet": "ante", "minimum": 100})
    await guest.bet(table, ante=100)
    await guest.deal(table)


@pytest.mark.parametrize(("table", "option"), [("tequila", "tequila_poker"), ("roma", "call"), ("paris", "play")])
async def test_a_choice_counts_once_and_in_its_turn(house: OpenHouse, guest: Client, table: str, option: str) -> None:
    where = {"table": table, "round": await at(guest, table)}
    choice = {**where, "stage": "decision", "option": option}
    await guest.bet(table, ante=500)
    assert await refused(house, guest, "choose", **choice) == ("not_deciding", {})
    await guest.deal(table)
    assert await refused(house, guest, "deal", **where) == ("betting_closed", {})
    assert await refused(house, guest, "bet", **where, placements=[{"ante": 900}]) == ("betting_closed", {})
    assert await refused(house, guest, "bet", **where, placements=[]) == ("betting_closed", {})
    assert await refused(house, guest, "new_round", table=table) == ("round_running", {})
    assert await refused(house, guest, "choose", **{**choice, "stage": "river"}) == (
        "wrong_stage",
        {"stage": "decision"},
    )
    for unknown in ("raise", "double", "__proto__", "ante"):
        answer = await refused(house, guest, "choose", **{**choice, "option": unknown})
        assert answer == ("unknown_option", {"option": unknown})
    await guest.do("choose", **choice)
    await guest.phase(table, "ended")
    assert await refused(house, guest, "choose", **choice) == ("not_deciding", {})
    assert await refused(house, guest, "choose", **{**choice, "option": "fold"}) == ("not_deciding", {})
    assert await refused(house, guest, "deal", **where) == ("betting_closed", {})
    await guest.do("new_round", table=table)
    answer = await refused(house, guest, "choose", **choice)
    assert answer == ("wrong_round", {"round": guest.round(table)["id"]})


@pytest.mark.parametrize("table", INSTANT)
async def test_a_bet_for_another_round_is_none_for_this_one(house: OpenHouse, guest: Client, table: str) -> None:
    current = await at(guest, table)
    for wrong in ("none", current + "0", current[:-1], "__proto__", "'/**/OR/**/1=1--"):
        for kind, fields in (("bet", {"placements": [{"ante": 500}]}), ("deal", {})):
            answer = await refused(house, guest, kind, table=table, round=wrong, **fields)
            assert answer == ("wrong_round", {"round": current})


async def test_another_players_round_is_out_of_reach(house: OpenHouse, guest: Client) -> None:
    round_id = await at(guest, "paris")
    await guest.bet("paris", ante=500)
    await guest.deal("paris")
    async with player(house.address) as thief:
        own = await at(thief, "paris")
        choice = {"round": round_id, "stage": "decision", "option": "fold"}
        assert await refused(house, thief, "choose", table="paris", **choice) == ("wrong_round", {"round": own})
        for table in (f"paris/{guest.player}", guest.player, "paris/", "/paris", "PARIS", "paris ", "../paris", "\0"):
            answer = await refused(house, thief, "choose", table=table, **choice)
            assert answer == ("unknown_table", {"table": table})
            async with unchanged(house.database, thief):
                await thief.tell("join", table=table)
                said = await thief.next(lambda said: said["type"] == "refused")
                assert (said["key"], said["code"]) == (None, "unknown_table")
        record = await thief.http.get(f"/api/rounds/{round_id}")
        assert (record.status_code, record.json()["code"]) == (404, "unknown_round")
        shown = [said for said in thief.heard if said["type"] in ("snapshot", "event")]
        assert guest.player not in str(shown)
    assert (await guest.http.get(f"/api/rounds/{round_id}")).json()["phase"] == "deciding"


async def test_seats_are_taken_once_and_given_back_once(house: OpenHouse, guest: Client) -> None:
    for table in INSTANT:
        await guest.join(table)
        assert await refused(house, guest, "sit", table=table) == ("not_live", {})
        assert await refused(house, guest, "leave", table=table) == ("not_live", {})
    for table in LIVE:
        await guest.join(table)
        assert await refused(house, guest, "leave", table=table) == ("not_seated", {})
        assert await refused(house, guest, "new_round", table=table) == ("not_instant", {})
        assert await refused(house, guest, "sit", table=table, seat=12) == ("seat_taken", {"seat": 12})
        await guest.do("sit", table=table, seat=7)
        await guest.until(lambda table=table: guest.views[table]["round"] is not None)  # type: ignore[misc]
        where = {"table": table, "round": guest.round(table)["id"]}
        assert await refused(house, guest, "sit", table=table, seat=1) == ("already_seated", {})
        assert await refused(house, guest, "deal", **where) == ("not_instant", {})
        async with player(house.address) as other:
            await other.join(table)
            assert await refused(house, other, "sit", table=table, seat=7) == ("seat_taken", {"seat": 7})
            assert await refused(house, other, "bet", **where, placements=[{"ante": 500}]) == ("not_seated", {})
        await guest.bet(table, ante=500)
        await guest.do("leave", table=table)
        assert await refused(house, guest, "leave", table=table) == ("leaving_already", {})
        assert await refused(house, guest, "bet", **where, placements=[]) == ("not_seated", {})
