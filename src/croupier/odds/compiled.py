"""The C kernels, where they were built: one function a kernel, on arrays.

Without them `available` is False and nothing else here may be called; the NumPy routes then serve.
"""

import importlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.odds.four_card import POINTS
from croupier.odds.states import Cards, Counts, HoldemStates, combinations_of, holdem_places

Cells: TypeAlias = NDArray[np.int32]

try:
    _binding: Any = importlib.import_module("croupier.odds._kernels")
except ImportError:
    _binding = None
else:
    _binding.lib.co_prepare()

available: bool = _binding is not None
"""Whether the kernels were built when the package was installed."""

_MIXED, _MIXED_PAIRS, _SUITED, _SUITED_PAIRS = 6175, 91, 36608, 351
_CELL = 44
_TYPES = {
    "uint8": "uint8_t[]",
    "uint32": "uint32_t[]",
    "int32": "int32_t[]",
    "int64": "int64_t[]",
    "uint64": "uint64_t[]",
    "uint16": "uint16_t[]",
}


def _pointer(array: NDArray[Any]) -> Any:  # noqa: ANN401 (cffi's pointers have no type)
    """A pointer to an array's data, which must lie in one piece."""
    if not array.flags.c_contiguous:
        raise ValueError("the kernels read arrays that lie in one piece")
    return _binding.ffi.from_buffer(_TYPES[array.dtype.name], array)


def _check(status: int) -> None:
    if status != 0:
        raise MemoryError("the odds kernels got no memory to work in")


def in_ranges(work: Callable[[int, int], None], size: int, workers: int, pieces: int = 8) -> None:
    """Do work over 0..size in ranges, several at once: the kernels let go of the interpreter's lock."""
    bounds = [size * piece // pieces for piece in range(pieces + 1)]
    if workers == 1:
        work(0, size)
        return
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(work, bounds[:-1], bounds[1:]))


def evaluate(cards: Cards) -> NDArray[np.uint32]:
    """Values of hands of 3, 5, 6 or 7 cards, uint8[hands, cards], as the evaluators in `croupier.hands` pack them."""
    hands = np.ascontiguousarray(cards)
    values = np.empty(len(hands), np.uint32)
    if hands.shape[1] == 3:  # noqa: PLR2004 (cards)
        _binding.lib.co_evaluate_three(_pointer(hands), len(hands), _pointer(values))
    else:
        _binding.lib.co_evaluate(_pointer(hands), len(hands), hands.shape[1], _pointer(values))
    return values


def count_hands(cards: int) -> list[int]:
    """How many of all hands of 5, 6 or 7 cards are in each category of `five_card`."""
    counts = np.zeros(11, np.uint64)
    _binding.lib.co_count_hands(cards, 0, 52, _pointer(counts))
    return [int(count) for count in counts]


def three_card(hands: Cards, qualifies: int, *, six_card: bool, workers: int) -> Cells:
    """int32[states, results] or, with the best five of six, int32[states, results * categories]."""
    hands = np.ascontiguousarray(hands)
    counts = np.empty((len(hands), _CELL if six_card else 4), np.int32)

    def work(first: int, last: int) -> None:
        rows, cells = hands[first:last], counts[first:last]
        _check(_binding.lib.co_three_card(_pointer(rows), len(rows), qualifies, six_card, _pointer(cells)))

    in_ranges(work, len(hands), workers)
    return counts


def four_card(hands: Cards, points: Cards, *, workers: int) -> Cells:
    """int32[states, points 12..54 * categories]."""
    hands = np.ascontiguousarray(hands)
    counts = np.empty((len(hands), 43 * 11), np.int32)

    def work(first: int, last: int) -> None:
        rows, cells = hands[first:last], counts[first:last]
        _binding.lib.co_four_card(_pointer(rows), len(rows), _pointer(points), _pointer(cells))

    in_ranges(work, len(hands), workers)
    return counts


class HoldemClasses:
    """The classes of boards, solved: of the dealer's hands, packed counts of wins, ties and not qualified."""

    def __init__(self, qualifies: int, *, workers: int) -> None:
        self.mixed = np.empty((_MIXED, _MIXED_PAIRS), np.uint32)
        self.mixed_category = np.empty((_MIXED, _MIXED_PAIRS), np.uint8)
        self.suited = np.empty((_SUITED, _SUITED_PAIRS), np.uint32)
        self.suited_category = np.empty((_SUITED, _SUITED_PAIRS), np.uint8)
        lib = _binding.lib
        mixed = (_pointer(self.mixed), _pointer(self.mixed_category))
        suited = (_pointer(self.suited), _pointer(self.suited_category))
        in_ranges(lambda first, last: lib.co_holdem_mixed(first, last, qualifies, *mixed), _MIXED, workers)
        in_ranges(lambda first, last: lib.co_holdem_suited(first, last, qualifies, *suited), _SUITED, workers)


MOST_WORTH = 1_844
"""The largest pay, in either direction, that `holdem_worths` can take: its sums have 32 bits."""


def holdem_counts(states: HoldemStates, classes: HoldemClasses, *, workers: int) -> Cells:
    """int32[states, categories * results]."""
    counts = np.empty((len(states), _CELL), np.int32)
    layout = _layout(states)
    solved = (classes.mixed, classes.mixed_category, classes.suited, classes.suited_category)
    arguments = [_pointer(array) for array in (*layout, *solved, counts)]

    def work(first: int, last: int) -> None:
        _check(_binding.lib.co_holdem_counts(first, last, *arguments))

    in_ranges(work, len(states.flops), workers, pieces=24)
    return counts


def holdem_worths(states: HoldemStates, classes: HoldemClasses, pays: Counts, *, workers: int) -> Counts:
    """int64[states]: the counts of `holdem_counts` times pays int64[columns], without the counts.

    ValueError for pays beyond MOST_WORTH.
    """
    if np.abs(pays).max() > MOST_WORTH:
        raise ValueError("these pays need more than the 32 bits of a sum")
    narrow = pays.astype(np.int32)
    mixed, suited = np.empty(classes.mixed.shape, np.int32), np.empty(classes.suited.shape, np.int32)

    def pay(first: int, last: int) -> None:
        _pay(classes.suited[first:last], classes.suited_category[first:last], narrow, suited[first:last])

    _pay(classes.mixed, classes.mixed_category, narrow, mixed)
    in_ranges(pay, _SUITED, workers)
    values = np.empty(len(states), np.int64)
    layout = _layout(states)
    arguments = [_pointer(array) for array in (*layout, mixed, suited, values)]

    def work(first: int, last: int) -> None:
        _check(_binding.lib.co_holdem_worths(first, last, *arguments))

    in_ranges(work, len(states.flops), workers, pieces=24)
    return values


def _layout(states: HoldemStates) -> tuple[NDArray[Any], ...]:
    return np.ascontiguousarray(states.flops), states.start, np.ascontiguousarray(states.cards[:, :2])


def _pay(packed: NDArray[np.uint32], category: Cards, pays: Cells, worths: Cells) -> None:
    _binding.lib.co_holdem_pay(_pointer(packed), _pointer(category), packed.size, _pointer(pays), _pointer(worths))


def dot(counts: Cells, pays: Counts, *, workers: int) -> Counts:
    """int64[states]: counts int32[states, columns] times pays int64[columns]."""
    values = np.empty(len(counts), np.int64)

    def work(first: int, last: int) -> None:
        rows, out = counts[first:last], values[first:last]
        _binding.lib.co_dot(_pointer(rows), len(rows), counts.shape[1], _pointer(pays), _pointer(out))

    in_ranges(work, len(counts), workers)
    return values


def totals(counts: Cells, weights: Counts, group: NDArray[np.uint8], groups: int) -> Counts:
    """int64[groups, columns]: weighted counts, added up by the group of each state."""
    sums = np.zeros((groups, counts.shape[1]), np.int64)
    _binding.lib.co_totals(
        _pointer(counts), len(counts), counts.shape[1], _pointer(weights), _pointer(group), _pointer(sums)
    )
    return sums


class PlayPlan:
    """A shape and a strategy as the kernels take them.

    ``choice`` uint8: the option for every hand of three or four cards in the order of `combinations_of`, or for
    every flop and pair of `holdem_places`.
    """

    def __init__(self, kind: str, choice: NDArray[np.uint8], qualifies: int, *, six_card: bool) -> None:
        self.kind = kind
        self.choice = np.ascontiguousarray(choice)
        self.qualifies = qualifies
        self.six_card = six_card


class Noted:
    """What `play` is to write down of each round, beside counting it: its cell, and perhaps its cards."""

    def __init__(self, rounds: int, dealt: int, *, cards: bool = False) -> None:
        self.cells = np.empty(rounds, np.uint16)
        self.cards = np.empty((rounds, dealt), np.uint8) if cards else None

    def pointers(self) -> tuple[Any, Any]:
        """Where the kernels write to."""
        return _pointer(self.cells), _binding.ffi.NULL if self.cards is None else _pointer(self.cards)


def play(  # noqa: PLR0913, PLR0917 (a range of rounds, and what to do with it)
    plan: PlayPlan, seed: int, first: int, rounds: int, counts: NDArray[np.uint64], noted: Noted | None = None
) -> None:
    """Play rounds by chance and add them to counts uint64[options, seen classes, columns]."""
    cells, cards = noted.pointers() if noted else (_binding.ffi.NULL, _binding.ffi.NULL)
    start = (seed, first, rounds)
    end = (_pointer(counts.reshape(-1)), cells, cards)
    lib = _binding.lib
    if plan.kind == "three_card":
        values = evaluate(combinations_of(3))
        lib.co_play_three_card(*start, _pointer(values), _pointer(plan.choice), plan.qualifies, plan.six_card, *end)
    elif plan.kind == "four_card":
        lib.co_play_four_card(*start, _pointer(POINTS), _pointer(plan.choice), *end)
    else:
        places = holdem_places()
        lib.co_play_holdem(
            *start, _pointer(places.flop_of), _pointer(places.suit_of), _pointer(plan.choice), plan.qualifies, *end
        )
