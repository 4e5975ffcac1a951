"""Three-card hands against the known counts, PokerKit's order, and the rule sheets."""

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import DECK, RANKS, parse_cards, rank
from croupier.hands.classes import IS_A
from croupier.hands.three_card import CATEGORIES, QUEEN_HIGH, category, evaluate
from tests.hands.oracles import known_counts, pokerkit_three_card
from tests.hands.strategies import SUIT_ORDERS, hands, with_suits

ALL_HANDS = tuple(combinations(DECK, 3))


def value(names: str) -> int:
    """Return the value of the hand written so."""
    return evaluate(parse_cards(names))


def test_A10_every_hand_has_its_class() -> None:
    assert Counter(category(evaluate(hand)) for hand in ALL_HANDS) == known_counts("three_card")


def test_A10_classes_lowest_first() -> None:
    weakest = {
        "high_card": "5c 3d 2h",
        "pair": "3c 2d 2h",
        "flush": "5c 3c 2c",
        "straight": "3c 2d Ah",
        "three_of_a_kind": "2c 2d 2h",
        "straight_flush": "3c 2c Ac",
        "mini_royal": "Ac Kc Qc",
    }
    assert tuple(weakest) == CATEGORIES
    assert [category(value(names)) for names in weakest.values()] == list(CATEGORIES)
    for low, high in pairwise(weakest.values()):
        assert value(low) < value(high)


def test_A10_every_hand_ranks_as_in_pokerkit() -> None:
    values = {hand: evaluate(hand) for hand in ALL_HANDS}
    levels = {value: level for level, value in enumerate(sorted(set(values.values())))}
    for hand, hand_value in values.items():
        level, label = pokerkit_three_card(hand)
        assert levels[hand_value] == level, hand
        name = category(hand_value)
        assert IS_A.get(name, name) == label.lower().replace(" ", "_").removeprefix("one_"), hand


def test_A10_straights_in_order() -> None:
    straights = [
        "3c 2d Ah",
        *(" ".join(map("".join, zip(RANKS[i : i + 3], "cdh", strict=True))) for i in range(11)),
    ]
    values = [value(names) for names in straights]
    assert {category(v) for v in values} == {"straight"}
    assert values == sorted(set(values))
    assert straights[-1] == "Qc Kd Ah"


@pytest.mark.parametrize("names", ["2c Ad Kh", "2c Ac Kc"])
def test_A10_no_straight_around_the_corner(names: str) -> None:
    assert category(value(names)) in {"high_card", "flush"}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Ac Kd 9h", "As Kh 8d"),
        ("Ac 9d 2h", "As 8d 7h"),
        ("7c 5d 3h", "7d 5h 2s"),
        ("9c 9d 3h", "9h 9s 2d"),
        ("3c 3d 2h", "2c 2d Ah"),
        ("Ac 9c 3c", "Ad 9d 2d"),
    ],
)
def test_A10_all_kickers_count(better: str, worse: str) -> None:
    assert value(better) > value(worse)


@given(hands(3, 3), SUIT_ORDERS, st.randoms(use_true_random=False))
def test_A10_suits_and_order_of_cards_never_break_ties(cards: list[int], order: list[int], rng: Random) -> None:
    other = with_suits(cards, order)
    rng.shuffle(other)
    assert evaluate(other) == evaluate(cards)


def test_A4_queen_high_qualifies() -> None:
    assert value("Qc 3d 2h") == QUEEN_HIGH
    assert value("Jc Td 8h") < QUEEN_HIGH
    queen = RANKS.index("Q")
    for hand in ALL_HANDS:
        hand_value = evaluate(hand)
        plays = category(hand_value) != "high_card" or max(map(rank, hand)) >= queen
        assert (hand_value >= QUEEN_HIGH) == plays, hand


def test_A4_number_of_hands_that_do_not_qualify() -> None:
    # Of the 120 sets of three ranks up to the jack 8 are straights; of 64 suits 4 make a flush.
    assert sum(evaluate(hand) < QUEEN_HIGH for hand in ALL_HANDS) == (120 - 8) * (64 - 4)


def test_D9_trips_never_tie() -> None:
    trips = [hand for hand in ALL_HANDS if category(evaluate(hand)) == "three_of_a_kind"]
    for one, other in combinations(trips, 2):
        if not set(one) & set(other):
            assert evaluate(one) != evaluate(other)


@pytest.mark.parametrize("cards", [[], [0, 1], [0, 1, 2, 3], [5, 5, 6], [0, 1, 52], [-1, 0, 1]])
def test_refuses_what_is_no_hand(cards: list[int]) -> None:
    with pytest.raises(ValueError, match="cards"):
        evaluate(cards)
