"""Four cards and two more, without a dealer, counted in NumPy."""

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


def count(hands: Cards) -> NDArray[np.int32]:
    """int32[states, points 12..54 * categories]: the best five of six, and five's points without the lowest."""
    return np.concatenate([_count(hands[first : first + _BATCH]) for first in range(0, len(hands), _BATCH)])


def _count(hands: Cards) -> NDArray[np.int32]:
    draws = combinations_of(2)
    bits = np.int64(1) << np.arange(52, dtype=np.int64)
    free = bits[hands].sum(axis=1)[:, None] & bits[draws].sum(axis=1) == 0
    state, draw = np.nonzero(free)
    six = np.concatenate([hands[state], draws[draw]], axis=1)
    points = POINTS[six >> 2].astype(np.int64)
    total = points.sum(axis=1) - points.min(axis=1) - _LEAST_POINTS
    category = levels.category(levels.evaluate(six))
    cells = (state * _COLUMNS) + total * _CATEGORIES + category
    return np.bincount(cells, minlength=len(hands) * _COLUMNS).reshape(len(hands), _COLUMNS).astype(np.int32)
