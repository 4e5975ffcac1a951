"""Points of High Tequila against the rule sheet and counts made by hand."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import DECK, parse_cards
from croupier.hands.points import high_tequila, points_in_reach, points_so_far
from tests.hands.strategies import SUIT_ORDERS, hands, with_suits


@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("2c 3d 4h 5s 6c 7d", 25),  # face value, the two dropped
        ("Tc Jd Qh Ks 9c 2d", 49),  # figures and the ten are 10
        ("Ac 2d 3h 4s 5c 6d", 29),  # the ace is 11 and never the lowest
        ("Ac Ad Ah As Kc Qd", 54),
        ("2c 2d 2h 2s 3c 3d", 12),  # of equal lowest cards one is dropped
        ("Tc Td Th Ts Jc Jd", 50),
    ],
)
def test_B9_five_highest_cards_are_added(names: str, points: int) -> None:
    assert high_tequila(parse_cards(names)) == points


def test_B9_number_of_hands_worth_54() -> None:
    # Four aces and one card worth 10 at least: any two of the other 48 but two of the 32 that are worth less.
    aces = DECK[-4:]
    hands_with_aces = [(*aces, *others) for others in combinations(DECK[:-4], 2)]
    assert sum(high_tequila(hand) == 54 for hand in hands_with_aces) == 1_128 - 496


def test_B9_number_of_hands_worth_53() -> None:
    # Three aces and two cards worth 10: 4 x (C(16, 3) + C(16, 2) x 32).
    # Four aces and at best a nine: C(32, 2) - C(28, 2).
    aces, others = DECK[-4:], DECK[:-4]
    three_aces = ((*high, *low) for high in combinations(aces, 3) for low in combinations(others, 3))
    four_aces = ((*aces, *low) for low in combinations(others, 2))
    assert sum(high_tequila(hand) == 53 for hand in three_aces) == 4 * (560 + 120 * 32)
    assert sum(high_tequila(hand) == 53 for hand in four_aces) == 496 - 378


@given(hands(6, 6), SUIT_ORDERS, st.randoms(use_true_random=False))
def test_B9_suits_and_order_of_cards_do_not_matter(cards: list[int], order: list[int], rng: Random) -> None:
    other = with_suits(cards, order)
    rng.shuffle(other)
    assert high_tequila(other) == high_tequila(cards)


@pytest.mark.parametrize("cards", [[0, 1, 2, 3, 4], list(range(7)), [5, 5, 6, 7, 8, 9], [0, 1, 2, 3, 4, 52]])
def test_refuses_what_is_no_hand(cards: list[int]) -> None:
    with pytest.raises(ValueError, match="cards"):
        high_tequila(cards)


@pytest.mark.parametrize(
    ("names", "points"), [("Ac Ad Kh Qs", 42), ("Ac Ad Kh Qs Js", 52), ("Ac Ad Kh Qs Js Th", 52), ("2c 3d 4h 5s", 14)]
)
def test_B9_points_so_far_drop_nothing_before_the_sixth_card(names: str, points: int) -> None:
    assert points_so_far(parse_cards(names)) == points


@pytest.mark.parametrize(
    ("names", "lowest", "highest"),
    [
        ("Ac Ad Kh Qs", 44, 54),  # two twos, one dropped; the other aces, a figure dropped
        ("2c 3d 4h 5s", 16, 34),  # two more twos, one dropped; two aces, a two dropped
        ("Ac Ad Ah As", 46, 54),  # no ace is left
        ("Ac Ad Kh Qs Js", 52, 53),  # a figure dropped for an ace, or whatever is lower
        ("Ac Ad Kh Qs Js Th", 52, 52),
    ],
)
def test_B9_points_in_reach(names: str, lowest: int, highest: int) -> None:
    reach = points_in_reach(parse_cards(names))
    assert (reach[0], reach[-1]) == (lowest, highest)
    assert list(reach) == sorted(set(reach))


@pytest.mark.parametrize("names", ["", "Ac Ad Kh", "Ac Ad Kh Kh"])
def test_no_reach_without_four_cards(names: str) -> None:
    with pytest.raises(ValueError, match="card"):
        points_in_reach(parse_cards(names))


@given(hands(6, 6))
def test_every_six_cards_were_in_reach_of_their_first_four_and_five(cards: list[int]) -> None:
    assert high_tequila(cards) in points_in_reach(cards[:4])
    assert high_tequila(cards) in points_in_reach(cards[:5])
