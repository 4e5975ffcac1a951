"""Three cards against the dealer's three, counted in NumPy."""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from croupier.odds import levels
from croupier.odds.states import Cards, combinations_of

_DECK = 52
_RESULTS = 4
_CATEGORIES = 11
_WIN, _TIE, _LOSE, _NOT_QUALIFIED = range(_RESULTS)
_DEALERS = 18_424


def count(hands: Cards, qualifies: int, *, six_card: bool) -> NDArray[np.int32]:
    """int32[states, results] or, with the best five of six, int32[states, results * categories]."""
    return _one_by_one(hands, qualifies) if six_card else _by_sums(hands, qualifies)


def _by_sums(hands: Cards, qualifies: int) -> NDArray[np.int32]:
    """All dealer's hands below a value, less those with one of the player's cards, and so on with two and three."""
    values = levels.evaluate_three(hands)
    at = np.unique(levels.three_card_values(), return_inverse=True)
    order, place = at
    dealers = combinations_of(3)
    below = _Below(dealers, place, len(order))
    own = np.searchsorted(order, values)
    opens = np.full(len(hands), np.searchsorted(order, qualifies))
    unqualified = below.count(hands, opens, own)
    worse = below.count(hands, np.maximum(own, opens), own)
    not_better = below.count(hands, np.maximum(own + 1, opens), own)
    counts = np.empty((len(hands), _RESULTS), np.int32)
    counts[:, _NOT_QUALIFIED] = unqualified
    counts[:, _WIN] = worse - unqualified
    counts[:, _TIE] = not_better - worse
    counts[:, _LOSE] = _DEALERS - not_better
    return counts


class _Below:
    """How many of the dealer's hands are below a level: all, with a card, with two cards."""

    def __init__(self, dealers: Cards, place: NDArray[np.int64], size: int) -> None:
        def cumulated(key: NDArray[np.int64], keys: int) -> NDArray[np.int64]:
            counts = np.bincount(key * size + place, minlength=keys * size).reshape(keys, size)
            return np.concatenate([np.zeros((keys, 1), np.int64), counts.cumsum(axis=1)], axis=1)

        cards = dealers.astype(np.int64)
        self._all = cumulated(np.zeros(len(cards), np.int64), 1)[0]
        self._with_card = np.sum([cumulated(cards[:, i], _DECK) for i in range(3)], axis=0)
        self._with_pair = np.sum(
            [cumulated(cards[:, i] * _DECK + cards[:, j], _DECK * _DECK) for i, j in combinations(range(3), 2)], axis=0
        )

    def count(self, hands: Cards, level: NDArray[np.int64], own: NDArray[np.int64]) -> NDArray[np.int64]:
        """Dealer's hands below a level that hold none of the player's cards."""
        cards = np.sort(hands, axis=1).astype(np.int64)
        total: NDArray[np.int64] = self._all[level] - (own < level)
        for i in range(3):
            total = total - self._with_card[cards[:, i], level]
        for i, j in combinations(range(3), 2):
            total = total + self._with_pair[cards[:, i] * _DECK + cards[:, j], level]
        return total


def _one_by_one(hands: Cards, qualifies: int) -> NDArray[np.int32]:
    """Every dealer's hand against every player's, with the category of all six cards."""
    dealers = combinations_of(3)
    dealer_values = levels.three_card_values()
    dealer_keys = levels.KEYS[dealers].sum(axis=1)
    dealer_cards = (np.int64(1) << dealers.astype(np.int64)).sum(axis=1)
    dealer_suits = _suit_counts(dealers)
    table, flushes = levels.category(levels.mixed_table(6).astype(np.int64)), levels.flush_values()
    counts = np.empty((len(hands), _RESULTS * _CATEGORIES), np.int32)
    own_values, own_keys, own_suits = levels.evaluate_three(hands), levels.KEYS[hands].sum(axis=1), _suit_counts(hands)
    for state, hand in enumerate(hands):
        free = np.nonzero(dealer_cards & (np.int64(1) << hand.astype(np.int64)).sum() == 0)[0]
        values = dealer_values[free]
        result = np.where(values == own_values[state], _TIE, np.where(values < own_values[state], _WIN, _LOSE))
        result[values < qualifies] = _NOT_QUALIFIED
        category = table[own_keys[state] + dealer_keys[free]].astype(np.int64)
        for suit, held in enumerate(own_suits[state]):
            (flush,) = np.nonzero(dealer_suits[free, suit] + held >= 5)  # noqa: PLR2004 (a flush)
            if len(flush):
                six = np.concatenate([np.broadcast_to(hand, (len(flush), 3)), dealers[free[flush]]], axis=1)
                ranks = np.where(six & 3 == suit, 1 << (six >> 2).astype(np.int64), 0)
                category[flush] = levels.category(flushes[np.bitwise_or.reduce(ranks, axis=1)])
        counts[state] = np.bincount(result * _CATEGORIES + category, minlength=_RESULTS * _CATEGORIES)
    return counts


def _suit_counts(cards: Cards) -> NDArray[np.int64]:
    """How many cards of each suit hands hold, int64[hands, 4]."""
    counts: NDArray[np.int64] = (cards[:, :, None] & 3 == np.arange(4)).sum(axis=1)
    return counts
