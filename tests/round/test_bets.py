"""A seat's whole bet: what placements come to, and what the table makes of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.catalogue import TABLES
from croupier.round.bets import place, total
from croupier.round.commands import CloseBetting, PlaceBets, Refused
from croupier.round.events import Bets, BetsPlaced, BetsReturned
from tests.games.rounds import Desk, opened

TERMS = {table.id: table.terms for table in TABLES}
PLENTY = 10**7


def placed(table: str, *placements: Bets, at_most: int = PLENTY) -> BetsPlaced:
    return place(opened(TERMS[table]), PlaceBets(1, "anna", placements, at_most))


def test_A20_chips_make_up_an_amount() -> None:
    event = placed("venezia", {"ante": 500}, {"ante": 100}, {"pair_plus": 100}, {"ante": 100})
    assert event.bets == {"ante": 700, "pair_plus": 100}


def test_A25_placements_are_kept_in_their_order() -> None:
    placements: tuple[Bets, ...] = ({"ante": 500}, {"pair_plus": 100}, {"ante": 1000, "pair_plus": 100})
    assert placed("venezia", *placements).placements == placements


def test_A24_a_repeat_of_all_bets_is_one_placement() -> None:
    repeated: Bets = {"ante": 1000, "pair_plus": 500, "six_card_bonus": 200}
    assert placed("venezia", repeated, repeated).bets == {"ante": 2000, "pair_plus": 1000, "six_card_bonus": 400}


def test_A1_the_ante_may_come_in_a_later_placement_of_the_same_bet() -> None:
    assert placed("venezia", {"pair_plus": 500}, {"ante": 100}).bets == {"pair_plus": 500, "ante": 100}


def test_D1_pair_plus_may_stand_alone() -> None:
    assert placed("paris", {"pair_plus": 500}).bets == {"pair_plus": 500}


@pytest.mark.parametrize(("table", "maximum"), [("venezia", 50_000), ("tequila", 20_000), ("paris", 20_000)])
def test_A23_the_maximum_itself_is_taken(table: str, maximum: int) -> None:
    assert placed(table, {"ante": maximum}).bets == {"ante": maximum}


def test_A23_the_maximum_counts_for_all_placements_together() -> None:
    with pytest.raises(Refused, match="over_maximum"):
        placed("venezia", {"ante": 30_000}, {"ante": 20_001})


def test_A15_the_last_cent_may_be_bet() -> None:
    assert placed("venezia", {"ante": 1000}, at_most=2000).bets == {"ante": 1000}


@pytest.mark.parametrize(
    ("placements", "at_most", "left"),
    [
        # over the maximum: the latest chips of that spot go
        ([{"ante": 30_000}], PLENTY, [{"ante": 20_000}]),
        ([{"ante": 15_000}, {"ante": 10_000}], PLENTY, [{"ante": 15_000}, {"ante": 5_000}]),
        ([{"ante": 20_000}, {"ante": 10_000}], PLENTY, [{"ante": 20_000}]),
        ([{"ante": 20_000}, {"aa_bonus": 100}, {"ante": 100}], PLENTY, [{"ante": 20_000}, {"aa_bonus": 100}]),
        (
            [{"ante": 15_000, "aa_bonus": 3_000}] * 2,
            PLENTY,
            [{"ante": 15_000, "aa_bonus": 3_000}, {"ante": 5_000, "aa_bonus": 2_000}],
        ),
        # more than the money: an Ante takes three times its amount with it, an AA Bonus its own
        ([{"ante": 1_000}], 2_999, [{"ante": 999}]),
        ([{"ante": 1_000}], 3_000, [{"ante": 1_000}]),
        ([{"ante": 1_000}, {"aa_bonus": 500}], 3_200, [{"ante": 1_000}, {"aa_bonus": 200}]),
        ([{"ante": 1_000}, {"aa_bonus": 500}], 2_700, [{"ante": 900}]),
        ([{"ante": 1_000, "aa_bonus": 500}], 3_200, [{"ante": 1_000, "aa_bonus": 200}]),
        ([{"ante": 500}, {"ante": 500}], 1_800, [{"ante": 500}, {"ante": 100}]),
        # both
        ([{"ante": 90_000}], 30_000, [{"ante": 10_000}]),
    ],
)
def test_C6_a_bet_is_cut_to_the_lower_of_maximum_and_balance(
    placements: list[Bets], at_most: int, left: list[Bets]
) -> None:
    event = placed("roma", *placements, at_most=at_most)
    assert list(event.placements) == left
    assert event.bets == total(left)


@pytest.mark.parametrize("at_most", [0, 2])
def test_C6_a_bet_that_the_money_cuts_to_nothing_is_refused(at_most: int) -> None:
    with pytest.raises(Refused) as refusal:
        placed("roma", {"ante": 1_000}, at_most=at_most)
    assert (refusal.value.code, refusal.value.arguments) == ("funds", {"needed": 3_000, "available": at_most})


@given(
    st.lists(st.dictionaries(st.sampled_from(["ante", "aa_bonus"]), st.integers(1, 30_000), min_size=1), max_size=5),
    st.integers(0, 100_000),
)
def test_C6_what_stands_is_affordable_within_limits_and_never_more_than_asked(
    placements: list[Bets], at_most: int
) -> None:
    try:
        event = placed("roma", {"ante": 100}, *placements, at_most=at_most)
    except Refused as refusal:
        assert refusal.code in {"needs_ante", "funds"}  # noqa: PT017  # the money took the whole Ante
        return
    asked = total([{"ante": 100}, *placements])
    assert 3 * event.bets.get("ante", 0) + event.bets.get("aa_bonus", 0) <= at_most
    assert event.bets.get("ante", 0) <= min(20_000, asked["ante"])
    assert event.bets.get("aa_bonus", 0) <= min(5_000, asked.get("aa_bonus", 0))
    assert all(amount > 0 for amount in event.bets.values())
    assert event.bets == total(event.placements)


@pytest.mark.parametrize(
    ("bets", "returned"),
    [
        ({"ante": 99}, {"ante": 99}),
        ({"ante": 99, "pair_plus": 500, "six_card_bonus": 500}, {"ante": 99, "pair_plus": 500, "six_card_bonus": 500}),
        ({"ante": 100, "pair_plus": 99, "six_card_bonus": 500}, {"pair_plus": 99}),
        ({"ante": 100, "pair_plus": 99, "six_card_bonus": 99}, {"pair_plus": 99, "six_card_bonus": 99}),
        ({"ante": 100, "pair_plus": 100}, None),
    ],
)
def test_A23_bets_under_their_minimum_come_back_at_the_close(bets: Bets, returned: Bets | None) -> None:
    desk = Desk(TERMS["venezia"])
    desk.do(PlaceBets(1, "seat 1", (bets,), PLENTY))
    desk.do(CloseBetting())
    came_back = [event.bets for event in desk.events if isinstance(event, BetsReturned)]
    assert came_back == ([] if returned is None else [returned])
    assert desk.round.seats[1].returned_bets == (returned or {})


def test_A23_one_seat_under_the_minimum_does_not_stop_the_others() -> None:
    desk = Desk(TERMS["venezia"])
    desk.do(PlaceBets(1, "seat 1", ({"ante": 99},), PLENTY))
    desk.do(PlaceBets(2, "seat 2", ({"ante": 100},), PLENTY))
    desk.do(CloseBetting())
    assert desk.round.phase == "dealing"
    assert desk.gains[1] == 0
    assert desk.gains[2] == -200
