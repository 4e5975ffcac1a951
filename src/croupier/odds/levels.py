"""Hand values of whole arrays of hands, in NumPy: the same numbers as the evaluators in `croupier.hands`.

Written apart from the C kernels, so that each can be checked by the other.
"""

from functools import lru_cache
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from croupier.hands import five_card, three_card
from croupier.odds.states import Cards, combinations_of, suit_masks

Values = NDArray[np.int64]

_RANKS = 13
_MASKS = 1 << _RANKS
_SLOTS = 5
_BITS = 4
_HAND = 5

# Sums of up to seven of these, none more than four times, are all different.
_WEIGHTS = np.array([0, 1, 5, 22, 98, 453, 2_031, 8_698, 22_854, 83_661, 262_349, 636_345, 1_479_181], np.int64)
KEYS = _WEIGHTS[np.arange(4 * _RANKS) >> 2]
"""int64[52]: a number for each card; the sum over a hand tells its ranks."""

_CATEGORY = {name: index for index, name in enumerate(five_card.CATEGORIES)}


def _high_bits() -> Values:
    highest = np.full(2 * _MASKS, -1, np.int64)
    for rank in range(_RANKS + 1):
        highest[1 << rank : 1 << rank + 1] = rank
    return highest


_TOP = _high_bits()


def _straight_tops(length: int) -> Values:
    """The top rank of the highest straight in each set of ranks, -1 for none; the ace also stands below the two."""
    masks = np.arange(_MASKS)
    with_low_ace = masks << 1 | masks >> _RANKS - 1
    starts = with_low_ace.copy()
    for step in range(1, length):
        starts &= with_low_ace >> step
    tops: Values = np.where(starts > 0, _TOP[starts] + length - 2, -1)
    return tops


_SIZE = (np.arange(_MASKS)[:, None] >> np.arange(_RANKS) & 1).sum(axis=1)
STRAIGHT = {length: _straight_tops(length) for length in (3, 5)}


def _tops(masks: Values, count: int) -> Values:
    """The highest ranks of sets, packed by falling weight into the topmost slots of a value."""
    packed = np.zeros_like(masks)
    left = masks.copy()
    for slot in range(count):
        top = np.maximum(_TOP[left], 0)
        packed |= top << _BITS * (_SLOTS - 1 - slot)
        left &= ~(np.int64(1) << top)
    return packed


def _pack(category: str, ranks: Values) -> Values:
    return _CATEGORY[category] << _BITS * _SLOTS | ranks


def _slot(rank: Values, slot: int) -> Values:
    return rank << _BITS * (_SLOTS - 1 - slot)


@lru_cache(maxsize=1)
def flush_values() -> Values:
    """int64[8192]: the value of five or more suited cards by their set of ranks."""
    masks = np.arange(_MASKS, dtype=np.int64)
    straight = STRAIGHT[_HAND]
    values = np.where(
        straight < 0,
        _pack("flush", _tops(masks, _HAND)),
        np.where(
            straight == _RANKS - 1,
            _pack("royal_flush", _slot(straight, 0)),
            _pack("straight_flush", _slot(np.maximum(straight, 0), 0)),
        ),
    )
    return np.where(_SIZE < _HAND, -1, values)


def mixed_values(counts: NDArray[np.int64]) -> Values:
    """int64[hands]: values of hands without a flush, from how often each rank is held, int64[hands, 13]."""
    bits = np.int64(1) << np.arange(_RANKS)
    once, twice, thrice, four = (((counts >= times) * bits).sum(axis=1) for times in range(1, 5))
    three = np.maximum(_TOP[thrice], 0)
    pairs = twice & ~(np.int64(1) << three)
    straight = np.maximum(STRAIGHT[_HAND][once], 0)
    pair = np.maximum(_TOP[twice], 0)
    two = _tops(twice, 2)
    kicker = once & ~(np.int64(1) << pair) & ~(np.int64(1) << np.maximum(_TOP[twice & ~(np.int64(1) << pair)], 0))
    one_pair = _slot(pair, 0) | _tops(once & ~twice, 3) >> _BITS
    cases = [
        (four > 0, _pack("four_of_a_kind", _slot(np.maximum(_TOP[four], 0), 0) | _tops(once & ~four, 1) >> _BITS)),
        (
            (thrice > 0) & (pairs > 0),
            _pack("full_house", _slot(three, 0) | _slot(np.maximum(_TOP[pairs], 0), 1)),
        ),
        (STRAIGHT[_HAND][once] >= 0, _pack("straight", _slot(straight, 0))),
        (thrice > 0, _pack("three_of_a_kind", _slot(three, 0) | _tops(once & ~thrice, 2) >> _BITS)),
        (_SIZE[twice] > 1, _pack("two_pair", two | _tops(kicker, 1) >> 2 * _BITS)),
        (pair == _RANKS - 1, _pack("pair_of_aces", one_pair)),
        (twice > 0, _pack("pair", one_pair)),
    ]
    conditions, values = zip(*cases, strict=True)
    found: Values = np.select(conditions, values, _pack("high_card", _tops(once, _HAND)))
    return found


@lru_cache(maxsize=3)
def mixed_table(cards: int) -> NDArray[np.int32]:
    """Values of so many cards without a flush, by the sum of their KEYS; -1 for sums of no hand."""
    held = np.array(list(combinations_with_replacement(range(_RANKS), cards)), np.int64)
    counts = (held[:, :, None] == np.arange(_RANKS)).sum(axis=1)
    possible = (counts <= 4).all(axis=1)  # noqa: PLR2004 (suits)
    held, counts = held[possible], counts[possible]
    keys = _WEIGHTS[held].sum(axis=1)
    table = np.full(int(keys.max()) + 1, -1, np.int32)
    table[keys] = mixed_values(counts)
    return table


def evaluate(cards: Cards) -> Values:
    """Values of hands of 5, 6 or 7 cards, uint8[hands, cards]."""
    values: Values = mixed_table(cards.shape[1])[KEYS[cards].sum(axis=1)].astype(np.int64)
    masks = suit_masks(cards)
    hand, suit = np.nonzero(_SIZE[masks] >= _HAND)
    values[hand] = flush_values()[masks[hand, suit]]
    return values


def category(values: Values) -> NDArray[np.uint8]:
    """The index of each value's category."""
    return (values >> _BITS * _SLOTS).astype(np.uint8)


@lru_cache(maxsize=1)
def three_card_values() -> Values:
    """int64[22100]: values of all three-card hands, in the order of `combinations_of(3)`."""
    return evaluate_three(combinations_of(3))


def evaluate_three(cards: Cards) -> Values:
    """Values of hands of three cards, uint8[hands, 3]."""
    index = {name: place for place, name in enumerate(three_card.CATEGORIES)}
    ranks = np.sort(cards >> 2, axis=1)[:, ::-1].astype(np.int64)
    suits = cards & 3
    high, middle, low = ranks.T
    once = (np.int64(1) << high) | (np.int64(1) << middle) | (np.int64(1) << low)
    suited = (suits == suits[:, :1]).all(axis=1)
    top = STRAIGHT[3][once]
    straight = _slot(np.maximum(top, 0), 0)
    base = _BITS * _SLOTS
    pair = _slot(middle, 0) | _slot(np.where(high == middle, low, high), 1)
    cases = [
        (high == low, index["three_of_a_kind"] << base | _slot(high, 0)),
        ((high == middle) | (middle == low), index["pair"] << base | pair),
        (suited & (top == _RANKS - 1), index["mini_royal"] << base | straight),
        (suited & (top >= 0), index["straight_flush"] << base | straight),
        (top >= 0, index["straight"] << base | straight),
        (suited, index["flush"] << base | _tops(once, 3)),
    ]
    conditions, values = zip(*cases, strict=True)
    found: Values = np.select(conditions, values, index["high_card"] << base | _tops(once, 3))
    return found
