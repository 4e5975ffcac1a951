"""The floor over REST: dealers and supervisors, what they may do, and what they may not."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from croupier.book.audit import first_broken
from tests.support.client import Client, player
from tests.support.house import OpenHouse, open_house, tables
from tests.support.ledger import check_history, check_ledger, stakes_in, wallet_of
from tests.support.staff import Staff, staff

BETTING_MS, DECISION_MS, PAUSE_MS = 18_000, 15_000, 8_000
TABLE = "venezia"
AT = f"tables/{TABLE}"
OPENING = 100_000
STRAIGHT = ["Qs", "Jd", "Th"]
NO_QUEEN = ["Jc", "9d", "4s"]
KING = ["Kh", "9d", "4s"]


@pytest.fixture
def house(database: Path) -> Iterator[OpenHouse]:
    with open_house(database, decks=["Kh 9d 4s Qs Jd Th"] * 20, tables=tables("venezia", "zagreb", "paris")) as opened:
        yield opened
        rows = opened.inside.parts.archive.audit(0, 10_000)
        assert first_broken(rows) is None
    check_ledger(database)
    check_history(database)


@dataclass
class Evening:
    """A table with one player, its dealer, and a supervisor."""

    house: OpenHouse
    player: Client
    dealer: Staff
    supervisor: Staff

    @property
    def round(self) -> str:
        """The running round's id."""
        return str(self.player.round(TABLE)["id"])

    async def bet(self, **bets: int) -> None:
        """The player bets, and betting closes."""
        await self.player.bet(TABLE, **bets)
        self.house.advance(BETTING_MS)
        await self.phase("dealing")

    async def phase(self, phase: str) -> None:
        """Everybody has heard of it."""
        for client in (self.player, self.dealer.client, self.supervisor.client):
            await client.phase(TABLE, phase)

    async def decide(self, *cards: str, option: str = "play") -> None:
        """Deal a hand, have the player decide and the time end."""
        await self.dealer.deal(TABLE, cards)
        await self.phase("deciding")
        await self.player.choose(TABLE, option)
        self.house.advance(DECISION_MS)
        await self.phase("finishing")

    async def confirm(self) -> None:
        """The dealer looks over the cards, and the round is settled."""
        await self.dealer.do(f"{AT}/confirm", round=self.round)
        await self.phase("ended")

    async def resume(self) -> None:
        """The supervisor lets the table go on."""
        await self.supervisor.do(f"{AT}/resume")
        for client in (self.player, self.dealer.client):
            await client.until(partial(_goes_on, client))

    async def ask_void(self, who: Staff | None = None, **more: str) -> dict[str, Any]:
        """The first step of a void; the answer, whatever it is."""
        body = {"round": self.round, "reason": "malfunction", "why": "a test", **more}
        said = await (who or self.supervisor).post(f"{AT}/void/ask", None, **body)
        answer: dict[str, Any] = said.json()
        return answer

    async def void(self, key: str | None = None) -> dict[str, Any]:
        """Both steps of a void."""
        token = (await self.ask_void())["token"]
        return await self.supervisor.do(f"{AT}/void", key, round=self.round, token=token)


@asynccontextmanager
async def evening(house: OpenHouse) -> AsyncIterator[Evening]:
    """A table that is dealt by hand, its first round open for bets."""
    async with AsyncExitStack() as stack:
        dealer = await stack.enter_async_context(staff(house, "dealer", "Giulia Neri"))
        supervisor = await stack.enter_async_context(staff(house, "supervisor"))
        guest = await stack.enter_async_context(player(house.address))
        for client in (dealer.client, supervisor.client, guest):
            await client.join(TABLE)
        await dealer.do(f"{AT}/open", dealing="hand")
        await guest.do("sit", table=TABLE)
        opened = Evening(house, guest, dealer, supervisor)
        for client in (guest, dealer.client, supervisor.client):
            await client.phase(TABLE, "betting")
        yield opened


def _goes_on(client: Client) -> bool:
    return client.views[TABLE]["paused"] is None


async def test_E2_a_dealer_deals_by_scanner_and_the_round_waits_for_the_cards_to_be_confirmed(house: OpenHouse) -> None:
    async with evening(house) as table:
        assert table.player.views[TABLE]["dealer"] == "Giulia Neri"
        await table.dealer.do(f"{AT}/announce", code="good_luck")
        await table.bet(ante=500, pair_plus=100)
        assert table.player.views[TABLE]["waits"] == {
            "what": "burn",
            "pile": None,
            "seat": None,
            "index": None,
            "side": None,
        }
        await table.decide(*STRAIGHT)
        assert {"kind": "announced", "code": "good_luck"} in table.player.events(TABLE)
        waits = table.dealer.client.views[TABLE]["waits"]
        assert waits == {"what": "card", "pile": "dealer", "seat": None, "index": 0, "side": "turn"}
        await table.dealer.deal(TABLE, NO_QUEEN)
        await table.player.until(lambda: table.player.views[TABLE]["waits"]["what"] == "confirm")
        await table.player.pinged()
        assert table.player.money == (OPENING - 1_100, 1_100)  # nothing is paid before somebody has looked
        await table.confirm()
        await table.player.pinged()
        assert table.player.money == (OPENING + 500 + 500 + 500, 0)  # the straight's bonus, the ante, Pair Plus
        assert table.player.round(TABLE)["commitment"] == ""


IMPOSSIBLE = {
    "card_twice": (STRAIGHT[:1], "Qs"),
    "unknown_card": ([], "Xj"),
    "wrong_side_up": ([], None),
}


@pytest.mark.parametrize("code", IMPOSSIBLE)
async def test_A39_an_impossible_card_stops_the_table_before_anything_is_paid(house: OpenHouse, code: str) -> None:
    dealt, card = IMPOSSIBLE[code]
    async with evening(house) as table:
        await table.bet(ante=500)
        await table.dealer.burn(TABLE)
        for good in dealt:
            await table.dealer.scan(TABLE, good)
        assert (await table.dealer.scan(TABLE, card))["stopped"] == code
        await table.player.until(lambda: table.player.views[TABLE]["paused"] is not None)
        assert table.player.views[TABLE]["paused"] == {"reason": code, "by": "system"}
        assert await table.dealer.refused(f"{AT}/scan", round=table.round, card="2c") == "table_paused"
        shown = await table.supervisor.floor()
        assert [(one["kind"], one["table"], one["round"]) for one in shown["incidents"]] == [(code, TABLE, table.round)]
        assert (await table.supervisor.table(TABLE))["state"] == "paused"
        await table.player.pinged()
        assert table.player.money == (OPENING - 1_000, 1_000)
        await table.resume()
        await table.decide(*STRAIGHT[len(dealt) :])  # the round goes on where it stood (A40)


async def test_A39_cards_and_burns_out_of_turn_stop_the_table(house: OpenHouse) -> None:
    async with evening(house) as table:
        assert (await table.dealer.scan(TABLE, "Qs"))["stopped"] == "no_card_wanted"
        await table.resume()
        await table.bet(ante=500)
        assert (await table.dealer.scan(TABLE, "Qs"))["stopped"] == "wrong_burn"  # a card where one is to be burnt
        await table.resume()
        await table.dealer.burn(TABLE)
        assert (await table.dealer.burn(TABLE))["stopped"] == "wrong_burn"
        assert table.player.round(TABLE)["seats"][0]["piles"] == {}


async def test_what_is_no_card_code_at_all_never_reaches_the_table(house: OpenHouse) -> None:
    async with evening(house) as table:
        await table.bet(ante=500)
        for noise in ("", "Q" * 9, 7, ["Qs"], {"card": "Qs"}, True):
            assert await table.dealer.refused(f"{AT}/scan", round=table.round, card=noise) == "bad_request"
        assert await table.dealer.refused(f"{AT}/scan", round=table.round, cards="Qs", card="Qs") == "bad_request"
        assert await table.dealer.refused(f"{AT}/scan", "short", round=table.round, card="Qs") == "bad_request"
        assert (await table.supervisor.table(TABLE))["state"] == "open"


async def test_a_dealer_deals_only_where_they_opened_the_table(house: OpenHouse) -> None:
    async with evening(house) as table, staff(house, "dealer") as other:
        for act, body in {"scan": {"card": "Qs"}, "burn": {}, "confirm": {}}.items():
            assert await other.refused(f"{AT}/{act}", round=table.round, **body) == "not_your_table"
        assert await other.refused(f"{AT}/announce", code="good_luck") == "not_your_table"
        assert await other.refused(f"{AT}/pause", reason="technical") == "not_your_table"
        assert await other.refused(f"{AT}/shut") == "not_your_table"
        assert await other.refused(f"{AT}/open", dealing="automatic") == "not_allowed"
        assert await table.supervisor.refused(f"{AT}/open", dealing="hand") == "not_allowed"
        assert await table.dealer.refused("tables/nowhere/open", dealing="hand") == "unknown_table"
        assert await table.dealer.refused("tables/paris/open", dealing="hand") == "not_live"
        assert await table.dealer.refused(f"{AT}/announce", code="buy_more_chips") == "unknown_announcement"
        await other.do(f"{AT}/open", dealing="hand")  # taken over
        assert await table.dealer.refused(f"{AT}/announce", code="good_luck") == "not_your_table"


async def test_a_table_with_open_stakes_cannot_be_closed(house: OpenHouse) -> None:
    async with evening(house) as table:
        await table.player.bet(TABLE, ante=500)
        assert await table.dealer.refused(f"{AT}/shut") == "open_stakes"
        assert await table.supervisor.refused(f"{AT}/shut") == "open_stakes"
        await table.player.bet(TABLE)
        await table.dealer.do(f"{AT}/shut")
        await table.player.until(lambda: table.player.views[TABLE]["shut"])
        assert table.player.views[TABLE]["chairs"] == []
        assert (await table.player.refused("sit", table=TABLE))["code"] == "table_shut"
        assert (await table.supervisor.table(TABLE))["state"] == "shut"
        assert await table.supervisor.refused(f"{AT}/shut") == "table_shut"
        await table.supervisor.do(f"{AT}/open", dealing="automatic")
        await table.player.do("sit", table=TABLE)


async def test_A40_a_supervisor_stops_the_clock_and_lets_it_go_on(house: OpenHouse) -> None:
    async with evening(house) as table:
        await table.player.bet(TABLE, ante=500)
        house.clock.advance(6_000)
        assert await table.supervisor.refused(f"{AT}/resume") == "not_paused"
        assert await table.supervisor.refused(f"{AT}/pause", reason="because") == "unknown_reason"
        await table.supervisor.do(f"{AT}/pause", reason="check", why="<b>a smudge</b>")
        await table.player.until(lambda: table.player.views[TABLE]["paused"] is not None)
        assert table.player.views[TABLE]["paused"] == {"reason": "check", "by": "supervisor"}
        shown = await table.supervisor.table(TABLE)
        assert (shown["stopped_by"], shown["stopped_why"]) == (table.supervisor.client.me["name"], "<b>a smudge</b>")
        assert await table.supervisor.refused(f"{AT}/pause", reason="technical") == "table_paused"
        house.advance(60_000)
        await table.player.pinged()
        clock = (await table.supervisor.table(TABLE))["clock"]
        assert (clock["window"], clock["remaining_ms"], clock["frozen"]) == ("betting", 12_000, True)
        answer = await table.player.refused("bet", table=TABLE, round=table.round, placements=[{"ante": 700}])
        assert answer["code"] == "table_paused"
        await table.supervisor.do(f"{AT}/resume")
        await table.player.until(lambda: table.player.views[TABLE]["paused"] is None)
        clock = table.player.views[TABLE]["clock"]
        assert (clock["remaining_ms"], clock["frozen"]) == (12_000, False)
        house.advance(12_000)
        await table.phase("dealing")


async def test_A41_a_void_takes_two_steps_and_gives_everything_back_once(house: OpenHouse) -> None:
    async with evening(house) as table, staff(house, "supervisor") as other:
        await table.bet(ante=500, pair_plus=100)
        await table.decide(*STRAIGHT)
        asked = await table.ask_void(reason="wrong_card")
        assert (asked["round"], asked["seats"], asked["held"]) == (table.round, 1, 1_100)
        wrong: list[tuple[Staff, dict[str, Any]]] = [
            (table.supervisor, {"round": table.round, "token": "made-up"}),
            (table.supervisor, {"round": "VEN-20260101-120000-000099", "token": asked["token"]}),
            (other, {"round": table.round, "token": asked["token"]}),
        ]
        for who, body in wrong:
            assert await who.refused(f"{AT}/void", **body) == "not_confirmed"
        house.clock.advance(120_000)
        assert await table.supervisor.refused(f"{AT}/void", round=table.round, token=asked["token"]) == "not_confirmed"
        await table.player.pinged()
        assert table.player.money == (OPENING - 1_100, 1_100)
        key = "void-of-the-evening"
        done = await table.void(key)
        await table.phase("voided")
        await table.player.pinged()
        assert table.player.money == wallet_of(house.database, table.player.player) == (OPENING, 0)
        assert stakes_in(house.database, table.round) == 0
        assert (await table.ask_void())["code"] == "round_over"
        assert done["number"] > 0
        await table.player.pinged()
        assert table.player.money == (OPENING, 0)


async def test_A41_a_void_said_twice_is_one_and_two_supervisors_void_once(house: OpenHouse) -> None:
    async with evening(house) as table, staff(house, "supervisor") as other:
        await table.bet(ante=500)
        tokens = [(await table.ask_void(who))["token"] for who in (table.supervisor, other)]
        body: dict[str, Any] = {"round": table.round, "token": tokens[0]}
        first = await table.supervisor.do(f"{AT}/void", "one-and-the-same", **body)
        assert await table.supervisor.do(f"{AT}/void", "one-and-the-same", **body) == first
        assert await table.supervisor.refused(f"{AT}/void", "another-key", **body) == "round_over"
        assert await other.refused(f"{AT}/void", round=table.round, token=tokens[1]) == "round_over"
        await table.phase("voided")
        await table.player.pinged()
        assert table.player.money == (OPENING, 0)


async def test_A41_after_settlement_a_round_cannot_be_voided(house: OpenHouse) -> None:
    async with evening(house) as table:
        await table.bet(ante=500)
        token = (await table.ask_void())["token"]
        await table.decide(*STRAIGHT)
        await table.dealer.deal(TABLE, KING)
        await table.confirm()
        assert await table.supervisor.refused(f"{AT}/void", round=table.round, token=token) == "round_over"
        await table.player.pinged()
        assert table.player.money == (OPENING + 1_500, 0)


async def test_a_misread_card_is_corrected_only_until_somebody_decided_on_it(house: OpenHouse) -> None:
    async with evening(house) as table:
        await table.bet(ante=500)
        await table.dealer.deal(TABLE, ["Qs", "Jd", "2h"])
        await table.phase("deciding")
        place: dict[str, Any] = {"round": table.round, "pile": "hand", "seat": 1, "index": 2, "why": "misread"}
        assert await table.supervisor.refused(f"{AT}/correct", **place, card="Qs") == "card_twice"
        assert await table.supervisor.refused(f"{AT}/correct", **{**place, "index": 7}, card="Th") == "no_such_card"
        assert await table.supervisor.refused(f"{AT}/correct", **{**place, "why": " "}, card="Th") == "bad_request"
        await table.supervisor.do(f"{AT}/correct", **place, card="Th")
        await table.player.until(lambda: table.player.seat(TABLE)["piles"] == {"hand": STRAIGHT})
        await table.player.choose(TABLE, "play")
        assert await table.supervisor.refused(f"{AT}/correct", **place, card="9h") == "choice_made"
        house.advance(DECISION_MS)
        await table.phase("finishing")
        await table.dealer.deal(TABLE, ["Kh", "9d", "5s"])
        shared: dict[str, Any] = {"round": table.round, "pile": "dealer", "seat": None, "index": 2, "why": "misread"}
        await table.supervisor.do(f"{AT}/correct", **shared, card="4s")
        await table.player.until(lambda: table.player.round(TABLE)["piles"]["dealer"] == KING)
        await table.confirm()
        await table.player.pinged()
        assert table.player.money == (OPENING + 1_500, 0)


async def test_forged_and_old_round_ids_change_nothing(house: OpenHouse) -> None:
    async with evening(house) as table:
        await table.bet(ante=500)
        for forged in ("VEN-20260101-120000-000099", "ZAG-20260101-120000-000001", "../../etc", "x" * 64):
            assert await table.dealer.refused(f"{AT}/scan", round=forged, card="Qs") == "wrong_round"
            assert await table.dealer.refused(f"{AT}/burn", round=forged) == "wrong_round"
            assert await table.dealer.refused(f"{AT}/confirm", round=forged) == "wrong_round"
            place: dict[str, Any] = {"pile": "hand", "seat": 1, "index": 0, "card": "Qs", "why": "forged"}
            assert await table.supervisor.refused(f"{AT}/correct", round=forged, **place) == "wrong_round"
            assert (await table.ask_void(round=forged))["code"] == "wrong_round"
        assert table.player.views[TABLE]["paused"] is None
        found = await table.supervisor.client.http.get("/api/staff/rounds/VEN-20260101-120000-000099/seats")
        assert found.json()["code"] == "unknown_round"


async def test_a_key_stands_for_one_wish_of_one_person(house: OpenHouse) -> None:
    async with evening(house) as table, staff(house, "supervisor") as other:
        await table.bet(ante=500)
        await table.dealer.burn(TABLE)
        body: dict[str, Any] = {"round": table.round, "card": "Qs"}
        first = await table.dealer.do(f"{AT}/scan", "the-first-card", **body)
        assert await table.dealer.do(f"{AT}/scan", "the-first-card", **body) == first  # an answer that got lost
        conflict = await table.dealer.refused(f"{AT}/scan", "the-first-card", round=table.round, card="Jd")
        assert conflict == "key_conflict"
        await table.dealer.scan(TABLE, "Jd")
        assert table.dealer.client.round(TABLE)["seats"][0]["piles"] == {"hand": ["Qs", "Jd"]}
        key = "a-common-key"
        await table.supervisor.do(f"{AT}/pause", key, reason="technical")
        await table.supervisor.do(f"{AT}/resume")
        await other.do(f"{AT}/pause", key, reason="technical")  # another person's keys are their own


async def test_what_is_disabled_plays_its_round_to_the_end_and_opens_no_other(house: OpenHouse) -> None:
    async with evening(house) as table:
        await table.bet(ante=500)
        who = table.supervisor
        assert await who.refused("disable", kind="table", subject="nowhere", why="x") == "unknown_table"
        assert await who.refused("disable", kind="game", subject="whist", why="x") == "unknown_game"
        assert await who.refused("disable", kind="player", subject="p0", why="x") == "unknown_player"
        assert await who.refused("disable", kind="everything", subject="x", why="x") == "unknown_subject"
        assert await who.refused("disable", kind="table", subject=TABLE, why="") == "bad_request"
        assert await who.refused("enable", kind="table", subject=TABLE, why="x") == "not_disabled"
        await who.do("disable", kind="table", subject=TABLE, why="a wobbly leg")
        assert await who.refused("disable", kind="table", subject=TABLE, why="twice") == "disabled_already"
        shown = await who.floor()
        assert shown["disabled"] == [{"kind": "table", "subject": TABLE}]
        assert (await who.table(TABLE))["state"] == "disabled"
        assert (await who.table("zagreb"))["state"] == "open"
        await table.decide(*STRAIGHT)
        await table.dealer.deal(TABLE, KING)
        await table.confirm()
        house.advance(PAUSE_MS)
        await table.player.pinged()
        assert table.player.kinds(TABLE).count("round_opened") <= 1
        assert table.player.round(TABLE)["phase"] == "ended"
        await who.do("enable", kind="table", subject=TABLE, why="mended")
        await table.phase("betting")


async def test_a_disabled_player_finishes_the_round_and_bets_no_more(house: OpenHouse) -> None:
    async with evening(house) as table:
        await table.bet(ante=500)
        await table.supervisor.do("disable", kind="player", subject=table.player.player, why="asked for it")
        await table.decide(*STRAIGHT)
        await table.dealer.deal(TABLE, KING)
        await table.confirm()
        await table.player.pinged()
        assert table.player.money == (OPENING + 1_500, 0)
        house.advance(PAUSE_MS)
        await table.phase("betting")
        answer = await table.player.refused("bet", table=TABLE, round=table.round, placements=[{"ante": 500}])
        assert answer["code"] == "player_disabled"


async def test_an_adjustment_takes_two_supervisors_and_moves_money_once(house: OpenHouse) -> None:
    async with evening(house) as table, staff(house, "supervisor") as other:
        await table.bet(ante=500)
        first: dict[str, Any] = {"round": table.round, "player": table.player.player, "amount": 250, "why": "kindness"}
        assert await other.refused("adjustments", **first) == "not_settled"
        await table.decide(*STRAIGHT)
        await table.dealer.deal(TABLE, KING)
        await table.confirm()
        found = await other.get(f"rounds/{table.round}/seats")
        assert found["outcome"] == "ended"
        assert [(seat["seat"], seat["staked"], seat["returned"]) for seat in found["seats"]] == [(1, 1_000, 2_500)]
        assert await other.refused("adjustments", **{**first, "amount": 0}) == "no_amount"
        assert await other.refused("adjustments", **{**first, "amount": 1.5}) == "bad_request"
        assert await other.refused("adjustments", **{**first, "player": "p0"}) == "not_settled"
        made = (await other.do("adjustments", **first))["made"]
        await table.player.pinged()
        assert table.player.money == (OPENING + 1_500, 0)
        assert await other.refused(f"adjustments/{made}/approve") == "same_person"
        assert (await other.floor())["proposals"] == 1
        assert [one["yours"] for one in await other.get("adjustments")] == [True]
        assert [one["yours"] for one in await table.supervisor.get("adjustments")] == [False]
        await table.supervisor.do(f"adjustments/{made}/approve", "the-approval")
        await table.supervisor.do(f"adjustments/{made}/approve", "the-approval")
        assert await table.supervisor.refused(f"adjustments/{made}/approve") == "decided_already"
        assert await other.refused(f"adjustments/{made}/decline") == "decided_already"
        assert await other.refused("adjustments/99/approve") == "unknown_adjustment"
        await table.player.until(lambda: table.player.money == (OPENING + 1_750, 0))
        assert [one["state"] for one in await other.get("adjustments")] == ["approved"]
        assert (await other.floor())["proposals"] == 0
        (row,) = (await table.player.http.get("/api/history")).json()
        assert (row["staked"], row["returned"], row["adjusted"]) == (1_000, 2_500, 250)


async def test_A39_incidents_are_noted_and_closed_with_a_word(house: OpenHouse) -> None:
    async with evening(house) as table:
        await table.dealer.do(f"{AT}/pause", reason="check", why="a torn card")
        shown = (await table.supervisor.floor())["incidents"]
        assert [(one["kind"], one["detail"], one["by"]) for one in shown] == [("check", "a torn card", "Giulia Neri")]
        made = (await table.supervisor.do("incidents", table=None, detail="<i>lights flicker</i>"))["made"]
        assert await table.supervisor.refused("incidents", table="nowhere", detail="x") == "unknown_table"
        assert await table.supervisor.refused("incidents", table=TABLE, detail="   ") == "bad_request"
        await table.supervisor.do(f"incidents/{made}/close", word="a new bulb")
        assert await table.supervisor.refused(f"incidents/{made}/close", word="again") == "closed_already"
        assert await table.supervisor.refused("incidents/99/close", word="x") == "unknown_incident"
        assert len((await table.supervisor.floor())["incidents"]) == 1
        latest = (await table.supervisor.get("incidents"))[0]
        assert (latest["detail"], latest["word"]) == ("<i>lights flicker</i>", "a new bulb")


async def test_several_incidents_are_closed_in_one_word_or_none_of_them(house: OpenHouse) -> None:
    async with evening(house) as table:
        boss = table.supervisor
        noted = [(await boss.do("incidents", table=None, detail=f"light {number}"))["made"] for number in range(4)]
        first, *others = noted
        await boss.do(f"incidents/{first}/close", word="a new bulb")
        for wrong, code in (([first, *others], "closed_already"), ([*others, 99], "unknown_incident")):
            assert await boss.refused("incidents/close", incidents=wrong, word="all new") == code
        for unfit in ([], [0], ["x"], [1.5], [2**63], None, others[0], others * 40):
            assert await boss.refused("incidents/close", incidents=unfit, word="all new") == "bad_request"
        assert await boss.refused("incidents/close", incidents=others, word=" ") == "bad_request"
        assert len((await boss.floor())["incidents"]) == 3
        await boss.do("incidents/close", "one-wish", incidents=[*others, others[0]], word="all new")
        await boss.do("incidents/close", "one-wish", incidents=[*others, others[0]], word="all new")
        assert (await boss.floor())["incidents"] == []
        closed = [row for row in house.inside.parts.archive.audit(0, 100) if row.act == "CloseIncident"]
        assert [(row.subject, row.why) for row in closed] == [
            (f"incident {first}", "a new bulb"),
            *((f"incident {number}", "all new") for number in others),
        ]


def _change_often(house: OpenHouse) -> None:
    for _ in range(1_000):
        house.inside.floor.changed()


async def test_the_floor_is_told_to_the_staff_alone_and_many_changes_as_one(house: OpenHouse) -> None:
    async with evening(house) as table:
        supervisor = table.supervisor.client
        await table.player.bet(TABLE, ante=500)

        def told() -> list[dict[str, Any]]:
            return [said for said in supervisor.heard if said["type"] == "floor"]

        await supervisor.until(lambda: bool(told()) and told()[-1]["tables"][0]["held"] == 1_000)
        venezia = told()[-1]["tables"][0]
        assert (venezia["table"], venezia["state"], venezia["phase"], venezia["dealer"]) == (
            TABLE,
            "open",
            "betting",
            "Giulia Neri",
        )
        assert [(chair["player"], chair["held"]) for chair in venezia["chairs"]] == [(table.player.player, 1_000)]
        before = len(told())
        assert house.loop is not None
        house.loop.call_soon_threadsafe(_change_often, house)
        await supervisor.until(lambda: len(told()) > before)
        await supervisor.pinged()
        assert len(told()) <= before + 2  # these changes, and perhaps one before them
        raw = [text for text, said in zip(supervisor.raw, supervisor.heard, strict=True) if said["type"] == "floor"]
        await table.dealer.client.until(lambda: raw[-1] in table.dealer.client.raw)  # one message for all of them
        await table.player.pinged()
        assert not [said for said in table.player.heard if said["type"] == "floor"]


async def test_every_deed_of_the_staff_is_in_the_audit(house: OpenHouse) -> None:
    async with evening(house) as table:
        await table.bet(ante=500)
        await table.dealer.burn(TABLE)
        await table.dealer.scan(TABLE, "Qs")
        await table.supervisor.do(f"{AT}/pause", reason="technical", why="a cable")
        await table.void()
        rows = house.inside.parts.archive.audit(0, 100)
        assert [row.act for row in rows] == ["OpenTable", "Burn", "Scan", "Pause", "Void"]
        assert {row.role for row in rows} == {"dealer", "supervisor"}
        assert (rows[3].why, rows[3].by) == ("a cable", table.supervisor.client.player)
        assert [row.act for row in rows if row.before == row.after] == []
