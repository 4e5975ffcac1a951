"""The hands a player may have to decide on, those that differ only in the names of suits taken as one."""

from functools import lru_cache
from itertools import permutations
from math import comb

import numpy as np
from numpy.typing import NDArray

Cards = NDArray[np.uint8]
"""Cards 0..51, one hand a row."""

Counts = NDArray[np.int64]

_DECK = 52
_SUITS = 4
_RANKS = 13


class States:
    """Decision states: ``cards`` uint8[states, cards seen], ``weights`` int64[states], the hands each stands for."""

    def __init__(self, cards: Cards, weights: Counts) -> None:
        self.cards = cards
        self.weights = weights

    def __len__(self) -> int:
        return len(self.weights)


class HoldemStates(States):
    """States of two cards and a flop, sorted by flop: those of flop ``f`` are ``start[f]`` to ``start[f + 1]``."""

    def __init__(self, flops: Cards, start: Counts, cards: Cards, weights: Counts) -> None:
        super().__init__(cards, weights)
        self.flops = flops
        self.start = start


class HoldemPlaces:
    """Where any hand and flop are among the states.

    ``flop_of`` uint16[22100]: the flop that each stands for, in the order of `combinations_of`; ``suit_of``
    uint8[22100, 4]: what each suit is renamed to with it. ``state_of`` int64[1755, 1326]: the state of each such
    flop and renamed pair, -1 where they share a card.
    """

    def __init__(self, flop_of: NDArray[np.uint16], suit_of: Cards, state_of: Counts) -> None:
        self.flop_of = flop_of
        self.suit_of = suit_of
        self.state_of = state_of


def combinations_of(count: int) -> Cards:
    """All hands of so many cards, uint8[hands, count], each in ascending order, sorted by the last card first."""
    hands = np.arange(_DECK, dtype=np.uint8)[:, None]
    for size in range(2, count + 1):
        # The hands of cards below a given one come first.
        hands = np.concatenate(
            [
                np.column_stack([hands[: comb(last, size - 1)], np.full(comb(last, size - 1), last, np.uint8)])
                for last in range(size - 1, _DECK)
            ]
        )
    return hands


def suit_masks(cards: Cards) -> NDArray[np.uint16]:
    """The ranks that a hand holds in each suit, uint16[hands, 4]."""
    bits = np.left_shift(np.uint16(1), (cards >> 2).astype(np.uint16))
    suits = cards & 3
    return np.stack([np.where(suits == suit, bits, 0).sum(axis=1, dtype=np.uint16) for suit in range(_SUITS)], axis=1)


def alike_but_for_suits(cards: Cards) -> States:
    """One hand for each class of hands that differ in the names of suits alone, and how many it stands for."""
    masks, keys = _unnamed(cards)
    _, first, weights = np.unique(keys, return_index=True, return_counts=True)
    return States(_named(masks[first], cards.shape[1]), weights.astype(np.int64))


@lru_cache(maxsize=2)
def places_of_all(count: int) -> Counts:
    """For all hands of so many cards, in the order of `combinations_of`, the state that stands for each."""
    _, keys = _unnamed(combinations_of(count))
    return np.unique(keys, return_inverse=True)[1].astype(np.int64)


def _unnamed(cards: Cards) -> tuple[Counts, Counts]:
    """The ranks of each suit, the largest set first, and a number that is the same for hands alike but for suits."""
    masks = np.sort(suit_masks(cards), axis=1)[:, ::-1].astype(np.int64)
    keys = masks[:, 0] << 3 * _RANKS | masks[:, 1] << 2 * _RANKS | masks[:, 2] << _RANKS | masks[:, 3]
    return masks, keys


def _named(masks: Counts, count: int) -> Cards:
    """Hands from the ranks of each suit, in ascending order of cards."""
    held = masks[:, None, :] >> np.arange(_RANKS)[None, :, None] & 1
    return np.nonzero(held.reshape(len(masks), _DECK))[1].reshape(-1, count).astype(np.uint8)


@lru_cache(maxsize=1)
def three_card_states() -> States:
    """The 1,755 different hands of three cards."""
    return alike_but_for_suits(combinations_of(3))


@lru_cache(maxsize=1)
def four_card_states() -> States:
    """The 16,432 different hands of four cards."""
    return alike_but_for_suits(combinations_of(4))


@lru_cache(maxsize=1)
def holdem_states() -> HoldemStates:
    """The 1,286,792 different hands of two cards and a flop; a row holds the two, then the three."""
    flops = three_card_states()
    pairs = combinations_of(2)
    patterns, pattern_of = _exchangeable(flops.cards)
    orbits = [_orbits(pattern) for pattern in patterns]
    named = np.stack([least == np.arange(len(pairs)) for least, _ in orbits])[pattern_of]
    named &= _apart(flops.cards, pairs)
    flop, pair = np.nonzero(named)
    weights = np.stack([orbit for _, orbit in orbits])[pattern_of[flop], pair] * flops.weights[flop]
    start = np.searchsorted(flop, np.arange(len(flops) + 1)).astype(np.int64)
    cards = np.concatenate([pairs[pair], flops.cards[flop]], axis=1)
    return HoldemStates(flops.cards, start, cards, weights)


@lru_cache(maxsize=1)
def holdem_places() -> HoldemPlaces:
    """Where any hand and flop are among `holdem_states`."""
    states = holdem_states()
    pairs = combinations_of(2)
    hands = states.cards[:, :2].astype(np.int64)
    flop = np.repeat(np.arange(len(states.flops)), np.diff(states.start))
    own = np.full((len(states.flops), len(pairs)), -1, np.int64)
    own[flop, hands[:, 1] * (hands[:, 1] - 1) // 2 + hands[:, 0]] = np.arange(len(states))
    patterns, pattern_of = _exchangeable(states.flops)
    least = np.stack([_orbits(pattern)[0] for pattern in patterns])[pattern_of]
    state_of = np.take_along_axis(own, least, axis=1)
    state_of[~_apart(states.flops, pairs)] = -1
    # The suit with the largest set of ranks becomes the first, and so on.
    order = np.argsort(-suit_masks(combinations_of(3)).astype(np.int64), axis=1, kind="stable")
    suit_of = np.argsort(order, axis=1).astype(np.uint8)
    return HoldemPlaces(places_of_all(3).astype(np.uint16), suit_of, state_of)


def _exchangeable(flops: Cards) -> tuple[NDArray[np.bool_], Counts]:
    """The patterns of suits that may be exchanged, and which one each flop has.

    A pair may be renamed only by exchanging suits in which the flop holds the same ranks.
    """
    masks = suit_masks(flops)
    patterns, pattern_of = np.unique(masks[:, :-1] == masks[:, 1:], axis=0, return_inverse=True)
    return patterns, pattern_of.reshape(-1).astype(np.int64)


def _apart(flops: Cards, pairs: Cards) -> NDArray[np.bool_]:
    """bool[flops, pairs]: whether they share no card."""
    holding = (pairs[:, :, None] == np.arange(_DECK)).any(axis=1).T
    apart = np.ones((len(flops), len(pairs)), np.bool_)
    for card in flops.T:
        apart &= ~holding[card]
    return apart


def _orbits(alike: NDArray[np.bool_]) -> tuple[NDArray[np.int64], Counts]:
    """For each pair of cards the least it can be renamed to, and how many pairs that one stands for.

    ``alike[s]``: suits s and s + 1 may be exchanged.
    """
    block = np.concatenate([[0], np.cumsum(~alike)])
    pairs = combinations_of(2).astype(np.int64)
    place = np.zeros((_DECK, _DECK), np.int64)
    place[pairs[:, 0], pairs[:, 1]] = place[pairs[:, 1], pairs[:, 0]] = np.arange(len(pairs))
    least = np.arange(len(pairs))
    for renaming in permutations(range(_SUITS)):
        if (block[list(renaming)] != block).any():
            continue
        renamed = pairs & ~3 | np.asarray(renaming)[pairs & 3]
        least = np.minimum(least, place[renamed[:, 0], renamed[:, 1]])
    return least, np.bincount(least, minlength=len(pairs)).astype(np.int64)
