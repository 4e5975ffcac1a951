"""Four cards and two more, without a dealer, counted in NumPy."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from croupier.cards import RANKS
from croupier.odds import levels
from croupier.odds.states import Cards, combinations_of

POINTS = np.array([{"T": 10, "J": 10, "Q": 10, "K": 10, "A": 11}.get(rank) or int(rank) for rank in RANKS], np.uint8)
"""uint8[13]: the points of each rank (B9)."""

_LEAST_POINTS, _MOST_POINTS = 12, 54
_CATEGORIES = 11
_COLUMNS = (_MOST_POINTS - _LEAST_POINTS + 1) * _CATEGORIES
_BATCH = 64

# Added to the counts of suits, it sets the top bit of a byte that counts five or more.
_UP_TO_FIVE = 0x7B7B7B7B
_FIVE_SUITED = 0x80808080


def count(hands: Cards) -> NDArray[np.int32]:
    """int32[states, points 12..54 * categories]: the best five of six, and five's points without the lowest."""
    return np.concatenate([_count(hands[first : first + _BATCH]) for first in range(0, len(hands), _BATCH)])


def _count(hands: Cards) -> NDArray[np.int32]:
    draws = combinations_of(2)
    free = _bits(hands)[:, None] & _bits(draws) == 0
    table = _categories()
    keys = levels.KEYS[hands].sum(axis=1)[:, None] + levels.KEYS[draws].sum(axis=1)
    category = table[np.minimum(keys, len(table) - 1)].astype(np.int64)
    suited = (_suits(hands)[:, None] + _suits(draws) + _UP_TO_FIVE) & _FIVE_SUITED
    state, draw = np.nonzero(free & (suited != 0))
    category[state, draw] = levels.category(levels.evaluate(np.concatenate([hands[state], draws[draw]], axis=1)))
    own, drawn = POINTS[hands >> 2].astype(np.int64), POINTS[draws >> 2].astype(np.int64)
    least = np.minimum(own.min(axis=1)[:, None], drawn.min(axis=1))
    total = own.sum(axis=1)[:, None] + drawn.sum(axis=1) - least - _LEAST_POINTS
    cells = np.arange(len(hands))[:, None] * _COLUMNS + total * _CATEGORIES + category
    return np.bincount(cells[free], minlength=len(hands) * _COLUMNS).reshape(len(hands), _COLUMNS).astype(np.int32)


@lru_cache(maxsize=1)
def _categories() -> NDArray[np.uint8]:
    """The category of six cards without a flush by the sum of their keys."""
    return levels.category(levels.mixed_table(6).astype(np.int64))


def _bits(cards: Cards) -> NDArray[np.int64]:
    """Hands as sets of cards."""
    sets: NDArray[np.int64] = (np.int64(1) << cards.astype(np.int64)).sum(axis=1)
    return sets


def _suits(cards: Cards) -> NDArray[np.int64]:
    """How many cards of each suit hands hold, a byte each."""
    counts: NDArray[np.int64] = (np.int64(1) << (cards.astype(np.int64) & 3) * 8).sum(axis=1)
    return counts
