"""Two cards and a flop, turn and river, against the dealer's two, counted in NumPy.

The same idea as the C kernel, which tells it in full: boards fall into 6,175 classes without three of a suit and
36,608 with; turn and river are summed by inclusion and exclusion over the two cards held. Only the way differs:
here hands are ranked by sorting, and sums are taken over whole arrays.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from croupier.odds import levels
from croupier.odds.states import Counts, HoldemStates

Array = NDArray[np.int64]
Narrow = NDArray[np.int32]

_RANKS, _TYPES, _SUITS, _DECK = 13, 26, 4, 52
_RESULTS, _CATEGORIES, _DEALERS = 4, 11, 990
_WIN, _TIE, _LOSE, _NOT_QUALIFIED = range(_RESULTS)
_FIELD = 21  # bits: a count of deals from one state needs as many, and three fit into 63
_FLUSH, _THREE_SUITED = 5, 3
_BATCH = 1_024
_SLICE = 1 << 18


@lru_cache(maxsize=2)
def _pairs(types: int) -> tuple[Array, Array, Array]:
    """The two types of each pair of card types, and the pair of any two types."""
    second, first = np.tril_indices(types)
    place = np.zeros((types, types), np.int64)
    place[first, second] = place[second, first] = np.arange(len(first))
    return first.astype(np.int64), second.astype(np.int64), place


@lru_cache(maxsize=1)
def _values() -> Array:
    """All values that hands can have, in order; a level is a place in it."""
    suited = levels.flush_values()
    return np.unique(np.concatenate([levels.mixed_table(5), suited, levels.mixed_table(7)]).clip(0))


@lru_cache(maxsize=1)
def _levels() -> tuple[Narrow, Narrow]:
    """The level of seven cards in mixed suits by the sum of their keys, and of suited ranks by their set."""
    table = levels.mixed_table(7)
    mixed = np.zeros(len(table), np.int32)
    (hands,) = np.nonzero(table >= 0)
    mixed[hands] = np.searchsorted(_values(), table[hands])
    return mixed, np.searchsorted(_values(), levels.flush_values().clip(0)).astype(np.int32)


class _Boards:
    """Classes of boards: the types of card left, the keys and the suited ranks of each."""

    def __init__(self, types: int, left: Array, keys: Array, suited: Array | None = None) -> None:
        self.first, self.second, self.place = _pairs(types)
        self.left = left.astype(np.int32)
        self.keys = keys
        self.suited = suited

    def __len__(self) -> int:
        return len(self.keys)

    def levels(self, rows: slice) -> Narrow:
        """The level of the best five with each pair of card types in the hand."""
        per_rank = levels.KEYS[::_SUITS]
        flagged = self.suited is not None
        first, second = (self.first // 2, self.second // 2) if flagged else (self.first, self.second)
        table, flushes = _levels()
        sums = self.keys[rows, None] + (per_rank[first] + per_rank[second])[None]
        found: Narrow = table[np.minimum(sums, len(table) - 1)]
        if self.suited is not None:
            bits = (np.int64(1) << first) * (self.first & 1) | (np.int64(1) << second) * (self.second & 1)
            found = np.maximum(found, flushes[self.suited[rows, None] | bits[None]])
        return found


@lru_cache(maxsize=1)
def _mixed_boards() -> tuple[_Boards, NDArray[np.int16]]:
    """Boards by their ranks alone, and the class of each sum of keys."""
    ranks = np.array(list(combinations_with_replacement(range(_RANKS), 5)), np.int64)
    counts = (ranks[:, :, None] == np.arange(_RANKS)).sum(axis=1)
    possible = (counts <= _SUITS).all(axis=1)
    ranks, counts = ranks[possible], counts[possible]
    keys = levels.KEYS[::_SUITS][ranks].sum(axis=1)
    class_of = np.full(int(keys.max()) + 1, -1, np.int16)
    class_of[keys] = np.arange(len(keys))
    return _Boards(_RANKS, _SUITS - counts, keys), class_of


@lru_cache(maxsize=1)
def _suited_boards() -> tuple[_Boards, Array]:
    """Boards with three or more of a suit, and the first class of each set of ranks in that suit."""
    start = np.full(1 << _RANKS, -1, np.int64)
    suited: list[int] = []
    off: list[tuple[int, ...]] = []
    others: dict[int, list[tuple[int, ...]]] = {
        3: [(b, a) for b in range(_RANKS) for a in range(b + 1)],
        4: [(b,) for b in range(_RANKS)],
        5: [()],
    }
    for size, rest in others.items():
        for ranks in combinations(range(_RANKS), size):
            mask = sum(1 << rank for rank in ranks)
            start[mask] = len(suited)
            suited += [mask] * len(rest)
            off += rest
    masks = np.array(suited, np.int64)
    held = masks[:, None] >> np.arange(_RANKS) & 1
    counts = np.zeros_like(held)
    for board, cards in enumerate(off):
        for rank in cards:
            counts[board, rank] += 1
    left = np.empty((len(masks), _TYPES), np.int64)
    left[:, 0::2], left[:, 1::2] = _SUITS - 1 - counts, 1 - held
    keys = (held + counts) @ levels.KEYS[::_SUITS]
    return _Boards(_TYPES, left, keys, masks), start


def _below_and_not_above(found: Narrow, weights: Narrow) -> tuple[Narrow, Narrow]:
    """Along the last axis: the weight of what has a lower level than each, and of what has no higher one."""
    size = found.shape[-1]
    bits = size.bit_length()
    places = np.arange(size, dtype=np.int32)
    packed = np.sort(found << bits | places, axis=-1)
    order, ranked = packed & (1 << bits) - 1, packed >> bits
    summed = np.take_along_axis(weights, order, -1).cumsum(axis=-1, dtype=np.int32)
    new = np.ones(found.shape, np.bool_)
    np.not_equal(ranked[..., 1:], ranked[..., :-1], out=new[..., 1:])
    # Sums only grow: among equals the first tells what is below, the last what is not above.
    before = np.zeros_like(summed)
    before[..., 1:] = summed[..., :-1]
    below_sorted = np.maximum.accumulate(np.where(new, before, 0), axis=-1)
    last = np.ones(found.shape, np.bool_)
    last[..., :-1] = new[..., 1:]
    most = np.iinfo(np.int32).max
    upto_sorted = np.minimum.accumulate(np.where(last, summed, most)[..., ::-1], axis=-1)[..., ::-1]
    below, upto = np.empty_like(summed), np.empty_like(summed)
    np.put_along_axis(below, order, below_sorted, -1)
    np.put_along_axis(upto, order, upto_sorted, -1)
    return below, upto


class _Solved:
    """For each class and pair of card types the results against all dealer's hands, and the category."""

    def __init__(self, boards: _Boards, qualifies: int) -> None:
        shape = len(boards), len(boards.first)
        self.results = np.empty((3, *shape), np.int16)
        self.category = np.empty(shape, np.uint8)
        category_of = levels.category(_values())
        opens = int(np.searchsorted(_values(), qualifies))
        for first in range(0, len(boards), _BATCH):
            rows = slice(first, first + _BATCH)
            found = boards.levels(rows)
            self.results[:, rows] = _solve(boards, rows, found, opens)
            self.category[rows] = category_of[found]


def _solve(boards: _Boards, rows: slice, found: Narrow, opens: int) -> tuple[Narrow, Narrow, Narrow]:
    """Of the dealer's hands that each pair leaves: how many it beats, ties, and finds not qualified."""
    left = boards.left[rows]
    p, q = boards.first, boards.second
    hands = np.where(p == q, left[:, p] * (left[:, p] - 1) // 2, left[:, p] * left[:, q])
    possible = hands > 0
    below, not_above = _below_and_not_above(found, hands)
    types = left.shape[1]
    # Of each type of card, the hands that hold one such card, by the type of the other.
    beside = np.where(left[:, :, None] > 0, left[:, None, :] - np.eye(types, dtype=np.int32), 0).clip(0)
    found_beside = found[:, boards.place]
    below_beside, not_above_beside = _below_and_not_above(found_beside, beside)
    below -= below_beside[:, p, q] + below_beside[:, q, p]
    not_above -= not_above_beside[:, p, q] + not_above_beside[:, q, p]
    closed = (hands * (found < opens)).sum(axis=1, dtype=np.int32)
    closed_beside = (beside * (found_beside < opens)).sum(axis=2, dtype=np.int32)
    plays = found >= opens
    unqualified = closed[:, None] - closed_beside[:, p] - closed_beside[:, q] + ~plays
    plays &= possible
    # The hand itself went twice: once it has to come back among its equals.
    return (
        np.where(plays, below - unqualified, 0),
        np.where(plays, not_above + 1 - below, 0),
        np.where(possible, unqualified, 0),
    )


class _Ledger:
    """What is summed over boards: by category the packed results and the boards; or, given pays, one worth alone."""

    def __init__(self, solved: _Solved, pays: Counts | None) -> None:
        self.pairs = solved.category.shape[1]
        self.width = _CATEGORIES if pays is None else 1
        size = solved.category.size
        amount = np.empty(size, np.int64)
        results, category = solved.results.reshape(3, -1), solved.category.ravel()
        for first in range(0, size, _SLICE):
            part = slice(first, first + _SLICE)
            win, tie, not_qualified = results[:, part].astype(np.int64)
            if pays is None:
                amount[part] = win | tie << _FIELD | not_qualified << 2 * _FIELD
                continue
            pay = pays.reshape(_CATEGORIES, _RESULTS)[category[part]].T
            lose = _DEALERS - win - tie - not_qualified
            amount[part] = win * pay[_WIN] + tie * pay[_TIE] + lose * pay[_LOSE] + not_qualified * pay[_NOT_QUALIFIED]
        self.cell = category if pays is None else None
        self.amounts: tuple[Array | None, ...] = (amount, None) if pays is None else (amount,)

    def empty(self, places: int) -> list[Array]:
        """Sums for so many places, all zero."""
        return [np.zeros(places * self.width, np.int64) for _ in self.amounts]

    def add(self, sums: list[Array], places: Array, at: Array, times: Array) -> None:
        """Add classes and pairs, by their flat index, to places."""
        index = places if self.cell is None else places * self.width + self.cell[at]
        for total, amount in zip(sums, self.amounts, strict=True):
            np.add.at(total, index, times if amount is None else amount[at] * times)

    def add_rows(self, sums: list[Array], rows: Array, times: Array) -> None:
        """Add all pairs of classes to the places of the pairs."""
        if self.cell is None and self.amounts[0] is not None:
            sums[0] += times @ self.amounts[0].reshape(-1, self.pairs)[rows]
            return
        pairs = np.arange(self.pairs)
        at = rows[:, None] * self.pairs + pairs
        self.add(sums, np.broadcast_to(pairs, at.shape), at, np.broadcast_to(times[:, None], at.shape))

    def put_back(self, sums: list[Array], here: NDArray[np.bool_], at: Array) -> None:
        """Add the board of both cards of a hand again: it went with the one and with the other."""
        (hands,) = np.nonzero(here)
        cell = 0 if self.cell is None else self.cell[at[hands]]
        for total, amount in zip(sums, self.amounts, strict=True):
            total[hands, cell] += 1 if amount is None else amount[at[hands]]


class _SuitView:
    """A flop as one of its suits sees it: the sums over turn and river of boards with three of that suit."""

    def __init__(self, flop: Array, suit: int, ledger: _Ledger) -> None:
        self.suit = suit
        _, start = _suited_boards()
        first, second, place = _pairs(_TYPES)
        left = np.empty(_TYPES, np.int64)
        left[0::2], left[1::2] = _SUITS - 1, 1
        np.subtract.at(left, self.types(flop), 1)
        self.classes = self._classes(flop, start)
        # How many second cards of a type there are beside a first.
        again = np.where(left[:, None] > 0, left[None, :] - np.eye(_TYPES, dtype=np.int64), 0)
        again[self.classes < 0] = 0
        times = np.where(first == second, left[first] * again[first, second] // 2, left[first] * again[first, second])
        (boards,) = np.nonzero(times > 0)
        self.sum = ledger.empty(len(first))
        ledger.add_rows(self.sum, self.classes[first[boards], second[boards]], times[boards])
        self.with_card = ledger.empty(_TYPES * _TYPES)
        one, other = np.nonzero(again > 0)
        at = self.classes[one, other][:, None] * len(first) + place[one]
        places = one[:, None] * _TYPES + np.arange(_TYPES)
        ledger.add(self.with_card, places, at, np.broadcast_to(again[one, other][:, None], at.shape))

    def types(self, cards: Array) -> Array:
        """The type of each card: twice its rank, one more if it is of the suit."""
        types: Array = (cards >> 2) * 2 + ((cards & 3) == self.suit)
        return types

    def _classes(self, flop: Array, start: Array) -> Array:
        """int64[26, 26]: the class of the board with two more types of card, -1 with fewer than three suited."""
        types = np.arange(_TYPES)
        rank, flagged = types // 2, types & 1
        suited = (flop & 3) == self.suit
        bit = np.where(flagged, np.int64(1) << rank, 0)
        ranks = np.bitwise_or.reduce(np.int64(1) << (flop[suited] >> 2)) | bit[:, None] | bit[None, :]
        off = flop[~suited] >> 2
        off_rank = np.where(flagged, 0, rank)
        off_top = np.where(flagged, -1, rank)
        total = off.sum() + off_rank[:, None] + off_rank[None, :]
        top = np.maximum(np.maximum(off_top[:, None], off_top[None, :]), off.max(initial=-1))
        count = len(off) + (1 - flagged)[:, None] + (1 - flagged)[None, :]
        two = top * (top + 1) // 2 + total - top
        place = np.where(count == 2, two, np.where(count == 1, total, 0))  # noqa: PLR2004 (of five, three suited)
        return np.where(count <= _FLUSH - _THREE_SUITED, start[ranks] + place, -1)


def _mixed_board_suit(flop: Array, c: Array, d: Array) -> Array:
    """The suit that a flop with two more cards has three of, -1 for none."""
    suit = np.full(np.broadcast(c, d).shape, -1)
    for candidate in range(_SUITS):
        held = (flop & 3 == candidate).sum() + (c & 3 == candidate) + (d & 3 == candidate)
        suit = np.where(held >= _THREE_SUITED, candidate, suit)
    return suit


class _Flop:
    """The sums over turn and river of one flop."""

    def __init__(self, flop: Array, mixed: _Ledger, suited: _Ledger) -> None:
        self.flop = flop
        self.mixed, self.suited = mixed, suited
        self.views = [_SuitView(flop, suit, suited) for suit in range(_SUITS) if (flop & 3 == suit).any()]
        self.key = levels.KEYS[flop].sum()
        _, _, place = _pairs(_RANKS)
        cards = np.setdiff1d(np.arange(_DECK), flop)
        no_suit = (_mixed_board_suit(flop, cards[:, None], cards[None, :]) < 0) & ~np.eye(len(cards), dtype=np.bool_)
        one_hot = (cards[:, None] >> 2 == np.arange(_RANKS)).astype(np.int64)
        others = no_suit @ one_hot  # by card and the rank of the other
        self.with_card = mixed.empty(_DECK * _RANKS)
        one, other = np.nonzero(others)
        at = self._rows(cards[one] >> 2, other)[:, None] * mixed.pairs + place[cards[one] >> 2]
        places = cards[one][:, None] * _RANKS + np.arange(_RANKS)
        mixed.add(self.with_card, places, at, np.broadcast_to(others[one, other][:, None], at.shape))
        boards = one_hot.T @ others
        low, high = np.nonzero(np.triu(boards))
        times = np.where(low == high, boards[low, high] // 2, boards[low, high])
        self.sum = mixed.empty(mixed.pairs)
        mixed.add_rows(self.sum, self._rows(low, high), times)

    def _rows(self, rank: Array, other: Array) -> Array:
        """The mixed class of the board with two more ranks."""
        _, class_of = _mixed_boards()
        per_rank = levels.KEYS[::_SUITS]
        classes: Array = class_of[self.key + per_rank[rank] + per_rank[other]].astype(np.int64)
        return classes

    def gather(self, c: Array, d: Array) -> list[Array]:
        """int64[hands, cells] of each amount: all boards with neither card of each hand."""
        _, _, place = _pairs(_RANKS)
        c_rank, d_rank = c >> 2, d >> 2
        sums = _excluded(
            self.mixed, self.sum, self.with_card, place[c_rank, d_rank], c * _RANKS + d_rank, d * _RANKS + c_rank
        )
        suit = _mixed_board_suit(self.flop, c, d)
        _, _, place_of_types = _pairs(_TYPES)
        rows = self._rows(c_rank, d_rank)
        self.mixed.put_back(sums, suit < 0, rows * self.mixed.pairs + place[c_rank, d_rank])
        for view in self.views:
            p, q = view.types(c), view.types(d)
            pair = place_of_types[p, q]
            more = _excluded(self.suited, view.sum, view.with_card, pair, p * _TYPES + q, q * _TYPES + p)
            sums = [total + some for total, some in zip(sums, more, strict=True)]
            self.suited.put_back(sums, suit == view.suit, view.classes[p, q] * self.suited.pairs + pair)
        return sums


def _excluded(  # noqa: PLR0913, PLR0917 (three places in two tables)
    ledger: _Ledger, every: list[Array], with_card: list[Array], pair: Array, c_then_d: Array, d_then_c: Array
) -> list[Array]:
    """All boards, less those with the one card, less those with the other."""
    return [
        total.reshape(-1, ledger.width)[pair]
        - some.reshape(-1, ledger.width)[c_then_d]
        - some.reshape(-1, ledger.width)[d_then_c]
        for total, some in zip(every, with_card, strict=True)
    ]


def _over_flops(states: HoldemStates, qualifies: int, pays: Counts | None) -> Iterator[tuple[slice, list[Array]]]:
    """For each flop its states, and what is summed for them."""
    mixed, suited = (_Ledger(_Solved(boards, qualifies), pays) for boards in (_mixed_boards()[0], _suited_boards()[0]))
    for flop, first, last in zip(states.flops.astype(np.int64), states.start[:-1], states.start[1:], strict=True):
        here = slice(int(first), int(last))
        hands = states.cards[here, :2].astype(np.int64)
        yield here, _Flop(flop, mixed, suited).gather(hands[:, 0], hands[:, 1])


def count(states: HoldemStates, qualifies: int) -> NDArray[np.int32]:
    """int32[states, categories * results]."""
    cells = np.empty((len(states), _CATEGORIES, _RESULTS), np.int32)
    mask = (1 << _FIELD) - 1
    for here, (packed, boards) in _over_flops(states, qualifies, None):
        win, tie, not_qualified = packed & mask, packed >> _FIELD & mask, packed >> 2 * _FIELD
        lose = boards * _DEALERS - win - tie - not_qualified
        cells[here] = np.stack([win, tie, lose, not_qualified], axis=2)
    return cells.reshape(len(states), _CATEGORIES * _RESULTS)


def worths(states: HoldemStates, qualifies: int, pays: Counts) -> Counts:
    """int64[states]: the counts of `count` times pays int64[columns], without making the counts."""
    values = np.empty(len(states), np.int64)
    for here, (worth,) in _over_flops(states, qualifies, pays):
        values[here] = worth[:, 0]
    return values
