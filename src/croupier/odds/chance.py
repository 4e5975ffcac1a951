"""Rounds played by chance in NumPy: the same cards for the same seed as the C kernels deal.

A round's cards depend on the seed and the round's number alone. One 64-bit number gives them all without bias: it
is multiplied by 52, 51, ... in turn, the upper word of each product is the next choice, and a last word too low to
be fair is refused.
"""

import hashlib
from math import prod

import numpy as np
from numpy.typing import NDArray

from croupier.odds import levels
from croupier.odds.compiled import PlayPlan
from croupier.odds.four_card import POINTS
from croupier.odds.states import Cards, holdem_places

Words = NDArray[np.uint64]

_DECK = 52
_STEP, _AGAIN = 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_CATEGORIES = 11


def seed_word(seed: int) -> int:
    """The 64 bits that a seed, any whole number, stands for."""
    return int.from_bytes(hashlib.sha256(f"croupier rounds {seed}".encode()).digest()[:8])


def deal(seed: int, first: int, rounds: int, dealt: int) -> Cards:
    """uint8[rounds, dealt]: the cards of rounds from a number on, for the word of a seed."""
    numbers = np.arange(first + 1, first + rounds + 1, dtype=np.uint64)
    words = _mixed(np.uint64(seed) + numbers * np.uint64(_STEP))
    refused = np.uint64(pow(2, 64, prod(range(_DECK, _DECK - dealt, -1))))
    places, left = _choices(words, dealt)
    again = np.nonzero(left < refused)[0]
    while len(again):
        words[again] = _mixed(words[again] + np.uint64(_AGAIN))
        places[again], left[again] = _choices(words[again], dealt)
        again = again[left[again] < refused]
    deck = np.tile(np.arange(_DECK, dtype=np.uint8), (rounds, 1))
    rows = np.arange(rounds)
    cards = np.empty((rounds, dealt), np.uint8)
    for i in range(dealt):
        place = i + places[:, i]
        cards[:, i] = deck[rows, place]
        deck[rows, place] = deck[:, i]
    return cards


def _mixed(words: Words) -> Words:
    words = (words ^ words >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ words >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return words ^ words >> np.uint64(31)


def _choices(words: Words, dealt: int) -> tuple[NDArray[np.int64], Words]:
    """The place in the rest of the deck of each card, and the last word."""
    places = np.empty((len(words), dealt), np.int64)
    left = words
    for i in range(dealt):
        size = np.uint64(_DECK - i)
        low = (left & _LOW) * size
        high = (left >> _HALF) * size + (low >> _HALF)
        places[:, i] = high >> _HALF
        left = high << _HALF | low & _LOW
    return places, left


def cells(plan: PlayPlan, cards: Cards) -> NDArray[np.int64]:
    """The cell, among options, seen classes and columns, that each round comes to."""
    if plan.kind == "three_card":
        return _three_card(plan, cards)
    return _four_card(plan, cards) if plan.kind == "four_card" else _holdem(plan, cards)


def _three_card(plan: PlayPlan, cards: Cards) -> NDArray[np.int64]:
    mine, dealers = levels.evaluate_three(cards[:, :3]), levels.evaluate_three(cards[:, 3:])
    column = _result(mine, dealers, plan.qualifies)
    columns = 4
    if plan.six_card:
        column = column * _CATEGORIES + levels.category(levels.evaluate(cards))
        columns *= _CATEGORIES
    option = plan.choice[_place(cards[:, :3])].astype(np.int64)
    cell: NDArray[np.int64] = (option * 7 + levels.category(mine)) * columns + column
    return cell


def _four_card(plan: PlayPlan, cards: Cards) -> NDArray[np.int64]:
    points = POINTS[cards >> 2].astype(np.int64)
    column = (points.sum(axis=1) - points.min(axis=1) - 12) * _CATEGORIES + levels.category(levels.evaluate(cards))
    cell: NDArray[np.int64] = plan.choice[_place(cards[:, :4])].astype(np.int64) * (43 * _CATEGORIES) + column
    return cell


def _holdem(plan: PlayPlan, cards: Cards) -> NDArray[np.int64]:
    places = holdem_places()
    hand, dealer, flop, board = cards[:, :2], cards[:, 2:4], cards[:, 4:7], cards[:, 4:]
    flops = _place(flop)
    suits = np.take_along_axis(places.suit_of[flops], (hand & 3).astype(np.int64), axis=1)
    renamed = (hand & 252 | suits).astype(np.uint8)
    option = plan.choice[places.flop_of[flops], _place(renamed)].astype(np.int64)
    seen = levels.category(levels.evaluate(cards[:, [0, 1, 4, 5, 6]]))
    mine = levels.evaluate(np.concatenate([hand, board], axis=1))
    dealers = levels.evaluate(np.concatenate([dealer, board], axis=1))
    result = _result(mine, dealers, plan.qualifies)
    cell: NDArray[np.int64] = ((option * _CATEGORIES + seen) * _CATEGORIES + levels.category(mine)) * 4 + result
    return cell


def _result(mine: NDArray[np.int64], dealers: NDArray[np.int64], qualifies: int) -> NDArray[np.int64]:
    result = np.where(mine > dealers, 0, np.where(mine == dealers, 1, 2))
    return np.where(dealers < qualifies, 3, result)


def _place(cards: Cards) -> NDArray[np.int64]:
    """The place of hands among all of their size, in the order of `combinations_of`."""
    ordered = np.sort(cards, axis=1).astype(np.int64)
    place = ordered[:, 0].copy()
    divisor = 1
    for size in range(2, cards.shape[1] + 1):
        card = ordered[:, size - 1]
        product = np.prod([card - i for i in range(size)], axis=0)
        divisor *= size
        place += product // divisor
    return place
