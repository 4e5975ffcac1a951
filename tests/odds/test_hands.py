"""Evaluators of whole arrays: the order of `croupier.hands`, and the counts that everybody publishes."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import DECK
from croupier.hands import five_card, points, three_card
from croupier.odds import compiled, levels
from croupier.odds.four_card import POINTS
from croupier.odds.states import combinations_of, four_card_states, holdem_states, three_card_states
from tests.hands.oracles import known_counts
from tests.hands.strategies import hands
from tests.odds.conftest import needs_kernels

# Best five of six and of seven cards; a pair of aces is among the pairs, as published.
PUBLISHED = {
    6: "188 1656 14664 165984 205792 361620 732160 2532816 9730740 6612900",
    7: "4324 37260 224848 3473184 4047644 6180020 6461620 31433400 58627800 23294460",
}


@needs_kernels
@pytest.mark.parametrize("cards", PUBLISHED)
def test_all_hands_of_six_and_seven_cards_are_in_their_published_classes(cards: int) -> None:
    counts = dict(zip(five_card.CATEGORIES, compiled.count_hands(cards), strict=True))
    counts["pair"] += counts.pop("pair_of_aces")
    assert list(counts.values())[::-1] == [int(count) for count in PUBLISHED[cards].split()]


@needs_kernels
def test_all_hands_of_five_cards_are_in_their_published_classes() -> None:
    counts = dict(zip(five_card.CATEGORIES, compiled.count_hands(5), strict=True))
    assert counts == known_counts("five_card")


def test_every_hand_of_three_cards_has_the_value_of_the_evaluator() -> None:
    expected = [three_card.evaluate(hand) for hand in combinations_of(3).tolist()]
    assert levels.three_card_values().tolist() == expected
    if compiled.available:
        assert compiled.evaluate(combinations_of(3)).tolist() == expected


EVALUATORS = [
    pytest.param(levels.evaluate, id="numpy"),
    pytest.param(compiled.evaluate, id="c", marks=needs_kernels),
]


@pytest.mark.parametrize("evaluate", EVALUATORS)
@settings(deadline=None)
@given(hand=hands(5, 7))
def test_a_hand_has_the_value_of_the_evaluator(evaluate: Callable[..., np.ndarray], hand: list[int]) -> None:
    assert evaluate(np.array([hand], np.uint8)).tolist() == [five_card.evaluate(hand)]


@pytest.mark.parametrize("evaluate", EVALUATORS)
@pytest.mark.parametrize("size", [5, 6, 7])
def test_suited_hands_have_the_value_of_the_evaluator(evaluate: Callable[..., np.ndarray], size: int) -> None:
    # Chance seldom deals flushes: here is every set of clubs, with the two lowest diamonds to fill up.
    for clubs in (5, 6, 7):
        fill = size - clubs
        if fill < 0:
            continue
        rows = [[4 * rank for rank in ranks] + [1, 5][:fill] for ranks in combinations(range(13), clubs)]
        assert evaluate(np.array(rows, np.uint8)).tolist() == [five_card.evaluate(row) for row in rows]


@needs_kernels
@settings(deadline=None, max_examples=20)
@given(seed=st.integers(0, 2**32 - 1), size=st.integers(5, 7))
def test_both_evaluators_agree(seed: int, size: int) -> None:
    drawn = np.random.default_rng(seed).random((5_000, 52)).argsort(axis=1)[:, :size].astype(np.uint8)
    assert (levels.evaluate(drawn) == compiled.evaluate(drawn)).all()


def test_B9_points_of_ranks_are_those_of_the_evaluator() -> None:
    for rank in range(3, 13):  # a single high card counts beside five low ones, of which one two is dropped
        low = [0, 1, 2, 4, 5]
        assert points.high_tequila([*low, 4 * rank]) == 2 + 2 + 3 + 3 + int(POINTS[rank])
    assert POINTS[:3].tolist() == [2, 3, 4]


@pytest.mark.parametrize(
    ("size", "classes", "hands_in_all"), [(3, 1_755, 22_100), (4, 16_432, 270_725)], ids=["three", "four"]
)
def test_states_stand_for_every_hand_once(size: int, classes: int, hands_in_all: int) -> None:
    states = three_card_states() if size == 3 else four_card_states()
    assert (len(states), int(states.weights.sum())) == (classes, hands_in_all)
    # Hands alike but for suits have the same multiset of suits' ranks.
    names = Counter(_shape(hand) for hand in combinations(DECK, size))
    assert {
        _shape(hand): weight for hand, weight in zip(states.cards.tolist(), states.weights.tolist(), strict=True)
    } == (names)


def _shape(cards: tuple[int, ...] | list[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(sorted(tuple(sorted(card >> 2 for card in cards if card & 3 == suit)) for suit in range(4)))


def test_states_of_a_flop_stand_for_every_hand_once() -> None:
    states = holdem_states()
    assert (len(states), int(states.weights.sum())) == (1_286_792, 25_989_600)
    assert (np.sort(states.cards, axis=1)[:, 1:] > np.sort(states.cards, axis=1)[:, :-1]).all()
    for flop in (0, 500, 1_000, 1_754):
        here = slice(states.start[flop], states.start[flop + 1])
        assert (states.cards[here, 2:] == states.flops[flop]).all()
        its_flops = three_card_states().weights[flop]
        assert states.weights[here].sum() == its_flops * 49 * 48 // 2
