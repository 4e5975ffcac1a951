"""A live table from the socket's side: the house's clock, two seats against one dealer, and who comes and goes."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tests.support.client import Client, asleep, player
from tests.support.house import OpenHouse, open_house, tables
from tests.support.ledger import check_history, check_ledger, stakes_in, wallet_of

BETTING_MS, DECISION_MS, PAUSE_MS, GRACE_MS = 18_000, 15_000, 8_000, 60_000
DECK = "Kh 9d 4s Qs Jd Th 5c 5d 2h 7c 8c 9c"
"""The dealer qualifies with a king; seat 1 has a straight, seat 2 a pair, seat 3 a straight flush."""

TABLE = "venezia"


@pytest.fixture
def house(database: Path) -> Iterator[OpenHouse]:
    with open_house(database, decks=[DECK] * 20, tables=tables("venezia", "zagreb", "paris")) as opened:
        yield opened
    check_ledger(database)
    check_history(database)


@asynccontextmanager
async def at_the_table(house: OpenHouse, seated: int, watching: int = 0) -> AsyncIterator[list[Client]]:
    """So many players with a seat, 1, 2, ..., and so many who watch."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(player(house.address)) for _ in range(seated + watching)]
        for client in clients:
            await client.join(TABLE)
        for client in clients[:seated]:
            await client.do("sit", table=TABLE)
        for client in clients[:seated]:
            await client.phase(TABLE, "betting")
        yield clients


async def all_at(clients: list[Client], phase: str) -> None:
    for client in clients:
        await client.phase(TABLE, phase)


def won(client: Client) -> int:
    return sum(line["returned"] - line["staked"] for line in client.seat(TABLE)["slip"])


async def test_A5_seats_share_the_dealers_hand_and_each_has_its_own_slip(house: OpenHouse) -> None:
    async with at_the_table(house, 3, watching=1) as clients:
        for client in clients[:3]:
            await client.bet(TABLE, ante=500, pair_plus=100, six_card_bonus=100)
        house.advance(BETTING_MS)
        await all_at(clients, "deciding")
        assert clients[0].seat(TABLE)["bonus_waits"] == clients[2].seat(TABLE)["bonus_waits"] == ["ante_bonus"]  # A27
        await clients[0].choose(TABLE, "play")
        await clients[1].choose(TABLE, "fold")
        await clients[2].choose(TABLE, "play")
        house.advance(DECISION_MS)
        await all_at(clients, "ended")
        first = clients[3].round(TABLE)
        assert (first["piles"], first["dealer_hand"], first["dealer_qualifies"]) == (
            {"dealer": ["Kh", "9d", "4s"]},
            "high_card",
            True,
        )
        assert [won(client) for client in clients[:3]] == [3_000, -500, 7_400]
        for client in clients[:3]:
            assert client.money == wallet_of(house.database, client.player) == (100_000 + won(client), 0)
            assert [(s["seat"], s["slip"]) for s in client.round(TABLE)["seats"]] == [
                (s["seat"], s["slip"]) for s in first["seats"]
            ]
        assert clients[3].money == (100_000, 0)
        assert stakes_in(house.database, first["id"]) == 0


async def test_E4_bets_are_settled_in_the_order_of_the_sheet(house: OpenHouse) -> None:
    async with at_the_table(house, 1) as [client]:
        await client.bet(TABLE, ante=500, pair_plus=100, six_card_bonus=100)
        house.advance(BETTING_MS)
        await client.phase(TABLE, "deciding")
        await client.choose(TABLE, "play")
        house.advance(DECISION_MS)
        await client.phase(TABLE, "ended")
        lines = [line["line"] for line in client.seat(TABLE)["slip"]]
        assert lines == ["play", "ante_bonus", "ante", "pair_plus", "six_card_bonus"]


async def test_A18_the_clock_says_what_is_open_and_for_how_long(house: OpenHouse) -> None:
    async with at_the_table(house, 1) as [client]:
        await client.bet(TABLE, ante=500)
        clock = {"window": "betting", "remaining_ms": 18_000, "total_ms": 18_000, "warn_ms": 5_000, "frozen": False}
        assert client.views[TABLE]["clock"] == clock
        house.clock.advance(6_000)
        await client.bet(TABLE, ante=600)  # nothing that players send moves the deadline
        assert client.views[TABLE]["clock"] == {**clock, "remaining_ms": 12_000}
        house.advance(12_000)
        await client.phase(TABLE, "deciding")
        assert client.views[TABLE]["clock"] == {
            **clock,
            "window": "decision",
            "remaining_ms": 15_000,
            "total_ms": 15_000,
        }
        await client.choose(TABLE, "play")
        house.advance(DECISION_MS)
        await client.phase(TABLE, "ended")
        assert client.views[TABLE]["clock"] == {**clock, "window": "pause", "remaining_ms": 8_000, "total_ms": 8_000}
        before = client.round(TABLE)["id"]
        house.advance(PAUSE_MS)
        assert (await client.phase(TABLE, "betting"))["id"] != before


async def test_A23_a_bet_under_its_minimum_comes_back_when_betting_closes(house: OpenHouse) -> None:
    async with at_the_table(house, 2, watching=1) as clients:
        low, other, watcher = clients
        await low.bet(TABLE, ante=99, pair_plus=500)
        await other.bet(TABLE, ante=500, pair_plus=99)
        assert low.money == (100_000 - 99 * 2 - 500, 99 * 2 + 500)
        house.advance(BETTING_MS)
        await all_at(clients, "deciding")
        returned = [event for event in watcher.events(TABLE) if event["kind"] == "bets_returned"]
        assert returned == [
            {"kind": "bets_returned", "seat": 1, "reason": "under_minimum", "bets": {"ante": 99, "pair_plus": 500}},
            {"kind": "bets_returned", "seat": 2, "reason": "under_minimum", "bets": {"pair_plus": 99}},
        ]
        assert low.money == (100_000, 0)
        assert other.money == (99_000, 1_000)
        assert low.seat(TABLE)["returned_bets"] == {"ante": 99, "pair_plus": 500}
        assert low.seat(TABLE)["piles"] == {}
        await low.refused("choose", table=TABLE, round=low.round(TABLE)["id"], stage="decision", option="play")
        house.advance(DECISION_MS)
        await all_at(clients, "ended")
        assert low.money == (100_000, 0)


async def test_A28_A29_the_system_folds_and_the_dealer_waits_for_the_time(house: OpenHouse) -> None:
    async with at_the_table(house, 2) as clients:
        for client in clients:
            await client.bet(TABLE, ante=500)
        house.advance(BETTING_MS)
        await all_at(clients, "deciding")
        await clients[0].choose(TABLE, "play")
        house.advance(DECISION_MS - 1)
        await all_at(clients, "deciding")
        assert clients[0].round(TABLE)["piles"] == {"dealer": ["??"] * 3}
        house.advance(1)
        await all_at(clients, "ended")
        assert [seat["decided_by"] for seat in clients[0].round(TABLE)["seats"]] == [
            {"decision": "player"},
            {"decision": "system"},
        ]
        kinds = clients[0].kinds(TABLE)
        assert kinds.index("stage_closed") < kinds.index("card_turned")
        assert (clients[1].seat(TABLE)["choices"], won(clients[1])) == ({"decision": "fold"}, -500)


async def test_A29_the_dealer_waits_also_when_all_have_chosen(house: OpenHouse) -> None:
    async with at_the_table(house, 1) as [client]:
        await client.bet(TABLE, ante=500)
        house.advance(BETTING_MS)
        await client.phase(TABLE, "deciding")
        await client.choose(TABLE, "play")
        house.advance(DECISION_MS - 1)
        await client.pinged()
        assert client.round(TABLE)["phase"] == "deciding"


async def test_a_late_bet_is_refused_and_never_part_of_the_next_round(house: OpenHouse) -> None:
    async with at_the_table(house, 2) as [late, other]:
        await other.bet(TABLE, ante=500)
        await asleep(house, other, TABLE)
        round_id = late.round(TABLE)["id"]
        house.clock.advance(BETTING_MS)  # over, though the table has not looked at the clock yet
        answer = await late.refused("bet", table=TABLE, round=round_id, placements=[{"ante": 700}])
        assert (answer["code"], answer["args"], late.money) == ("too_late", {"receipt": 1}, (100_000, 0))
        house.advance(0)
        await all_at([late, other], "deciding")
        await asleep(house, other, TABLE)
        answer = await late.refused("bet", table=TABLE, round=round_id, placements=[{"ante": 700}])
        assert (answer["code"], answer["args"], late.money) == ("betting_closed", {"receipt": 1}, (100_000, 0))
        choice = {"table": TABLE, "round": round_id, "stage": "decision", "option": "play"}
        house.clock.advance(DECISION_MS)
        answer = await other.refused("choose", **choice)
        assert (answer["code"], answer["args"]) == ("too_late", {"receipt": 2})
        house.advance(0)
        await all_at([late, other], "ended")
        assert other.seat(TABLE)["decided_by"] == {"decision": "system"}
        house.advance(PAUSE_MS)
        await all_at([late, other], "betting")
        answer = await late.refused("bet", table=TABLE, round=round_id, placements=[{"ante": 700}])
        assert (answer["code"], answer["args"]) == ("wrong_round", {"round": late.round(TABLE)["id"], "receipt": 1})
        assert late.round(TABLE)["seats"] == []
        assert late.money == (100_000, 0)
        assert late.views[TABLE]["last_bets"] is None


async def test_A14_who_leaves_in_mid_round_is_played_out_and_then_gone(house: OpenHouse) -> None:
    async with at_the_table(house, 2) as [leaver, stayer]:
        for client in (leaver, stayer):
            await client.bet(TABLE, ante=500)
        await leaver.do("leave", table=TABLE)
        assert leaver.money == (99_000, 1_000)
        house.advance(BETTING_MS)
        await all_at([leaver, stayer], "deciding")
        assert [chair["leaving"] for chair in stayer.views[TABLE]["chairs"]] == [True, False]
        async with player(house.address) as third:
            await third.join(TABLE)
            answer = await third.refused("sit", table=TABLE, seat=1)
            assert answer["code"] == "seat_taken"
            await stayer.choose(TABLE, "play")
            house.advance(DECISION_MS)
            await all_at([leaver, stayer], "ended")
            await stayer.until(lambda: {"kind": "seat_left", "seat": 1} in stayer.events(TABLE))
            kinds = stayer.kinds(TABLE)
            assert kinds.index("round_ended") < kinds.index("seat_left")
            assert (won(leaver), leaver.money) == (-500, (99_500, 0))
            await third.do("sit", table=TABLE, seat=1)


async def test_A14_the_old_seat_is_left_only_for_a_new_one(house: OpenHouse) -> None:
    async with at_the_table(house, 2) as [mover, stayer]:
        await mover.bet(TABLE, ante=500)
        for table in ("zagreb", "paris"):
            await mover.join(table)  # looking around
        await mover.pinged()
        assert [chair["leaving"] for chair in stayer.views[TABLE]["chairs"]] == [False, False]
        key = "moves-to-zagreb"
        await mover.do("sit", key, table="zagreb")
        await stayer.until(lambda: {"kind": "seat_leaving", "seat": 1} in stayer.events(TABLE))
        house.advance(BETTING_MS)
        await stayer.phase(TABLE, "deciding")
        house.advance(DECISION_MS)
        await stayer.until(lambda: {"kind": "seat_left", "seat": 1} in stayer.events(TABLE))
        await mover.pinged()
        assert mover.money == (99_500, 0)  # the bet stood, the undecided hand was folded
        await mover.do("sit", table=TABLE)
        await mover.until(lambda: {"kind": "seat_left", "seat": 1} in mover.events("zagreb"))
        await mover.do("sit", key, table="zagreb")  # an old answer again: nothing moves
        await mover.pinged()
        assert mover.views[TABLE]["you"] == 1


async def test_who_leaves_without_a_bet_is_gone_at_once(house: OpenHouse) -> None:
    async with at_the_table(house, 2) as [leaver, stayer]:
        await leaver.bet(TABLE, ante=500)
        await leaver.bet(TABLE)
        await leaver.do("leave", table=TABLE)
        await stayer.until(lambda: {"kind": "seat_left", "seat": 1} in stayer.events(TABLE))


async def test_who_has_no_socket_left_is_played_out_and_loses_the_seat_after_a_grace_time(house: OpenHouse) -> None:
    async with at_the_table(house, 2) as [gone, stayer], player(house.address, gone.http.cookies) as window:
        for client in (gone, stayer):
            await client.bet(TABLE, ante=500)
        await gone.socket.close()
        house.advance(BETTING_MS)
        await stayer.phase(TABLE, "deciding")
        house.advance(DECISION_MS)
        await stayer.phase(TABLE, "ended")
        house.advance(PAUSE_MS)
        await stayer.until(lambda: stayer.kinds(TABLE).count("round_opened") == 2)
        assert "seat_left" not in stayer.kinds(TABLE)  # another window of the same player is open
        await window.socket.close()
        house.advance(BETTING_MS)
        await stayer.phase(TABLE, "ended")  # nobody bet: nothing was dealt
        house.advance(PAUSE_MS)
        await stayer.until(lambda: stayer.kinds(TABLE).count("round_opened") == 3)
        assert "seat_left" not in stayer.kinds(TABLE)  # whoever comes back in time finds the seat
        house.advance(GRACE_MS)
        await stayer.phase(TABLE, "ended")
        house.advance(PAUSE_MS)
        await stayer.until(lambda: {"kind": "seat_left", "seat": 1} in stayer.events(TABLE))
        assert wallet_of(house.database, gone.player) == (99_500, 0)


async def test_a_table_without_seats_taken_rests(house: OpenHouse) -> None:
    async with player(house.address) as watcher:
        view = await watcher.join(TABLE)
        assert (view["round"], view["clock"], view["chairs"]) == (None, None, [])
        house.advance(10 * 60_000)
        await watcher.pinged()
        assert watcher.events(TABLE) == []


async def test_two_tables_run_side_by_side(house: OpenHouse) -> None:
    async with player(house.address) as one, player(house.address) as two:
        for client, table in ((one, "venezia"), (two, "zagreb")):
            await client.join("venezia")
            await client.join("zagreb")
            await client.do("sit", table=table)
            await client.phase(table, "betting")
            await client.bet(table, ante=500)
        house.advance(BETTING_MS)
        for client in (one, two):
            await client.phase("venezia", "deciding")
            await client.phase("zagreb", "deciding")
        await one.choose("venezia", "play")
        house.advance(DECISION_MS)
        for client in (one, two):
            await client.phase("venezia", "ended")
            await client.phase("zagreb", "ended")
        assert one.round("venezia")["id"].startswith("VEN-20260101-1200")
        assert one.round("zagreb")["id"].startswith("ZAG-20260101-1200")
        assert not [seat for seat in one.round("zagreb")["seats"] if seat["you"]]


async def test_every_seat_is_for_one_player_and_no_more_than_seven(house: OpenHouse) -> None:
    async with at_the_table(house, 7, watching=1) as clients:
        assert sorted(client.views[TABLE]["you"] for client in clients[:7]) == [1, 2, 3, 4, 5, 6, 7]
        assert (await clients[7].refused("sit", table=TABLE))["code"] == "table_full"


async def test_who_looks_away_hears_nothing_and_coming_back_sees_it_all(house: OpenHouse) -> None:
    async with at_the_table(house, 1, watching=1) as [client, watcher]:
        await watcher.tell("part", table=TABLE)
        await watcher.pinged()
        before = watcher.numbers[TABLE]
        await client.bet(TABLE, ante=500)
        await watcher.pinged()
        assert watcher.numbers[TABLE] == before
        view = await watcher.join(TABLE)
        assert view["round"]["seats"][0]["bets"] == {"ante": 500}
        assert watcher.numbers[TABLE] == client.numbers[TABLE]
