"""Best five of up to seven cards against the known counts, two other evaluators, and the rule sheets."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import DECK, RANKS, format_cards, parse_cards
from croupier.hands.classes import IS_A
from croupier.hands.five_card import CATEGORIES, PAIR_OF_FOURS, best_five, category, evaluate, named_cards
from tests.hands.oracles import five_card_levels, known_counts, phevaluator_strength, pokerkit_five_card
from tests.hands.strategies import SUIT_ORDERS, hands, with_suits

Levels = Counter[tuple[int, int]]


def value(names: str) -> int:
    """Return the value of the hand written so."""
    return evaluate(parse_cards(names))


def sample(size: int, count: int) -> Iterator[list[int]]:
    """Draw hands of `size` cards, the same at every run."""
    rng = Random(f"{size} cards")  # noqa: S311 -- a sample, not a shoe
    return (rng.sample(DECK, size) for _ in range(count))


@pytest.fixture(scope="module")
def all_hands() -> Levels:
    """Count all 2,598,960 hands by our value and phevaluator's level; once, as it takes a while."""
    with ProcessPoolExecutor() as pool:
        return sum(pool.map(five_card_levels, DECK[:-4]), start=Counter())


@pytest.fixture(scope="module")
def values(all_hands: Levels) -> list[int]:
    """Return the 7,462 values there are, lowest first."""
    return sorted({value for value, _ in all_hands})


def test_C19_every_hand_has_its_class(all_hands: Levels) -> None:
    counts: Counter[str] = Counter()
    for (hand_value, _), count in all_hands.items():
        counts[category(hand_value)] += count
    assert counts == known_counts("five_card")


def test_C19_every_hand_ranks_as_in_phevaluator(all_hands: Levels, values: list[int]) -> None:
    assert sorted(all_hands) == list(zip(values, range(-7462, 0), strict=True))


@pytest.mark.parametrize("size", [6, 7])
def test_C7_best_five_rank_as_in_phevaluator(size: int, values: list[int]) -> None:
    # Its levels count from -1, the best, just as Python counts a list from its end.
    for hand in sample(size, 20_000):
        assert evaluate(hand) == values[phevaluator_strength(hand)], hand


@pytest.mark.parametrize("size", [5, 6, 7])
def test_C7_best_five_rank_as_in_pokerkit(size: int, values: list[int]) -> None:
    for hand in sample(size, 1_500):
        level, label = pokerkit_five_card(hand)
        assert evaluate(hand) == values[level], hand
        name = category(values[level])
        assert IS_A.get(name, name) == label.lower().replace(" ", "_").removeprefix("one_"), hand


@pytest.mark.parametrize("size", [6, 7])
def test_C7_value_is_that_of_the_best_five(size: int) -> None:
    for hand in sample(size, 1_000):
        assert evaluate(hand) == max(map(evaluate, combinations(hand, 5))), hand


def test_C9_pair_of_fours_opens(all_hands: Levels) -> None:
    assert value("4c 4d 5h 3s 2c") == PAIR_OF_FOURS
    assert value("3c 3d Ah Ks Qc") < PAIR_OF_FOURS
    assert category(PAIR_OF_FOURS) == "pair"
    # All hands without a pair stay below, and a pair of twos or threes: 84,480 hands each.
    assert sum(n for (v, _), n in all_hands.items() if v < PAIR_OF_FOURS) == 1_302_540 + 2 * 84_480


def test_C19_classes_lowest_first() -> None:
    weakest = {
        "high_card": "7c 5d 4h 3s 2c",
        "pair": "2c 2d 5h 4s 3c",
        "pair_of_aces": "Ac Ad 4h 3s 2c",
        "two_pair": "3c 3d 2h 2s 4c",
        "three_of_a_kind": "2c 2d 2h 4s 3c",
        "straight": "5c 4d 3h 2s Ac",
        "flush": "7c 5c 4c 3c 2c",
        "full_house": "2c 2d 2h 3s 3c",
        "four_of_a_kind": "2c 2d 2h 2s 3c",
        "straight_flush": "5c 4c 3c 2c Ac",
        "royal_flush": "Ac Kc Qc Jc Tc",
    }
    assert tuple(weakest) == CATEGORIES
    assert [category(value(names)) for names in weakest.values()] == list(CATEGORIES)
    for low, high in pairwise(weakest.values()):
        assert value(low) < value(high)


def test_finer_classes_fold_into_plain_ones() -> None:
    assert IS_A == {"mini_royal": "straight_flush", "royal_flush": "straight_flush", "pair_of_aces": "pair"}


def test_A10_five_high_is_the_lowest_straight() -> None:
    runs = ["A2345", *(RANKS[i : i + 5] for i in range(9))]
    values = [value(" ".join(map("".join, zip(run, "cdhsc", strict=True)))) for run in runs]
    assert {category(v) for v in values} == {"straight"}
    assert values == sorted(set(values))
    assert category(value("2c Ad Kh Qs Jc")) == "high_card"


@pytest.mark.parametrize(
    ("names", "best"),
    [
        ("Ac 2d 3h 4s 5c Kd Qh", "5c 4s 3h 2d Ac"),
        ("Ac 2d 3h 4s 5c 6d 9h", "6d 5c 4s 3h 2d"),
        ("Ac 2c 3c 4c 5c 6d 7h", "5c 4c 3c 2c Ac"),
        ("Ac Ad Kh Ks Qc Qd 2h", "Ad Ac Ks Kh Qd"),
        ("2c 2d 3h 3s 4c 4d Ah", "4d 4c 3s 3h Ah"),
        ("9c 9d 9h 5s 5c 5d Ah", "9h 9d 9c 5s 5d"),
        ("9c 9d 9h 5s 5c Ad Ah", "9h 9d 9c Ah Ad"),
        ("7c 7d 7h 7s Ac Ad Ah", "7s 7h 7d 7c Ah"),
        ("Kc Jc 9c 7c 5c 3c 2d", "Kc Jc 9c 7c 5c"),
        ("Ac Qd Th 8s 6c 4d 2h", "Ac Qd Th 8s 6c"),
        ("Ac Kd Qh Js Tc 9d 8h", "Ac Kd Qh Js Tc"),
    ],
)
def test_C7_best_five_are_shown_heaviest_first(names: str, best: str) -> None:
    assert format_cards(best_five(parse_cards(names))) == best


@pytest.mark.parametrize(
    ("names", "named"),
    [
        ("Ac Qd Th 8s 6c 4d 2h", "Ac"),
        ("9c 9d Ah Ks 2c 3d 4h", "9d 9c"),
        ("Ac Ad Kh Qs 2c", "Ad Ac"),
        ("2c 2d 3h 3s 4c 4d Ah", "4d 4c 3s 3h"),
        ("7c 7d 7h As 2c 3d", "7h 7d 7c"),
        ("7c 7d 7h 7s Ac", "7s 7h 7d 7c"),
        ("9c 9d 9h 5s 5c", "9h 9d 9c 5s 5c"),
        ("5c 4d 3h 2s Ac", "5c 4d 3h 2s Ac"),
    ],
)
def test_cards_that_the_class_is_named_for(names: str, named: str) -> None:
    assert format_cards(named_cards(parse_cards(names))) == named


def test_C7_cards_outside_the_best_five_never_break_a_tie() -> None:
    board = "Ac Kd Qh Js 9c"
    assert value(f"{board} 8d 7h") == value(f"{board} 3d 2h")
    assert value("Ac Ad Kh Ks Qc 2d 3h") == value("Ac Ad Kh Ks Qc Jd 9h")


@given(hands(5, 7), SUIT_ORDERS, st.randoms(use_true_random=False))
def test_A10_suits_and_order_of_cards_never_break_ties(cards: list[int], order: list[int], rng: Random) -> None:
    other = with_suits(cards, order)
    rng.shuffle(other)
    assert evaluate(other) == evaluate(cards)


@given(hands(5, 7), st.randoms(use_true_random=False))
def test_best_five_are_worth_the_hand(cards: list[int], rng: Random) -> None:
    best = best_five(cards)
    assert len(best) == 5
    assert set(best) <= set(cards)
    assert evaluate(best) == evaluate(cards)
    rng.shuffle(cards)
    assert best_five(cards) == best


@pytest.mark.parametrize(
    "cards", [[], [0, 1, 2, 3], list(range(8)), [5, 5, 6, 7, 8], [0, 1, 2, 3, 52], [-1, 0, 1, 2, 3]]
)
def test_refuses_what_is_no_hand(cards: list[int]) -> None:
    with pytest.raises(ValueError, match="cards"):
        evaluate(cards)
