"""The shared tools of the evaluators: sets of ranks as bit masks, and hand values packed into integers.

A set of ranks has bit ``r`` for rank ``r`` (0 two .. 12 ace). A hand value is the index of its category, then
up to five ranks in their order of weight, four bits each: comparing values compares category, then ranks.
"""

from collections.abc import Sequence
from typing import Final

from croupier.cards import DECK, RANKS, SUITS, Card

_DECK_SET: Final = frozenset(DECK)
_ACE: Final = RANKS.index("A")
_RANK_BITS: Final = 4
_RANK_SLOTS: Final = 5


def check_cards(cards: Sequence[Card], fewest: int, most: int) -> None:
    """Raise ValueError unless the cards are `fewest` to `most` different cards of the deck."""
    if not fewest <= len(cards) <= most:
        wanted = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise ValueError(f"this hand is judged on {wanted} cards, not {len(cards)}.")
    if len(_DECK_SET.intersection(cards)) != len(cards):
        raise ValueError(f"{list(cards)} are not different cards of one deck, 0 to {DECK[-1]}.")


def suit_sets(cards: Sequence[Card]) -> list[int]:
    """Return the set of ranks held in each of the four suits."""
    sets = [0] * len(SUITS)
    for card in cards:
        sets[card & 3] |= 1 << (card >> 2)
    return sets


def rank_counts(suits: Sequence[int]) -> tuple[int, int, int, int]:
    """Return the ranks held at least once, twice, three times and four times, from the ranks of each suit."""
    once = twice = thrice = four_times = 0
    for ranks in suits:
        four_times |= thrice & ranks
        thrice |= twice & ranks
        twice |= once & ranks
        once |= ranks
    return once, twice, thrice, four_times


def top(ranks: int) -> int:
    """Return the highest rank of a set, -1 of an empty one."""
    return ranks.bit_length() - 1


def tops(ranks: int, count: int) -> list[int]:
    """Return the highest `count` ranks of a set (which holds as many), highest first."""
    found: list[int] = []
    for _ in range(count):
        found.append(top(ranks))
        ranks ^= 1 << found[-1]
    return found


def straight_top(ranks: int, length: int) -> int | None:
    """Return the top rank of the highest straight of `length` ranks in a set, or None.

    A10: the ace also stands below the two, but a straight never runs around the corner; its top is then the
    three of 3-2-A or the five of 5-4-3-2-A.
    """
    starts = with_low_ace = ranks << 1 | ranks >> _ACE
    for step in range(1, length):
        starts &= with_low_ace >> step
    # A set bit marks the lowest rank of a straight, one place too high for the low ace's sake.
    return top(starts) + length - 2 if starts else None


def pack(category: int, ranks: Sequence[int]) -> int:
    """Return the value of a hand: its category's index, then at most five ranks by falling weight."""
    value = category
    for rank in ranks:
        value = value << _RANK_BITS | rank
    return value << _RANK_BITS * (_RANK_SLOTS - len(ranks))


def category_index(value: int) -> int:
    """Return the category's index that was packed into a hand value."""
    return value >> _RANK_BITS * _RANK_SLOTS
