"""The order of three-card hands (A10)."""

from collections.abc import Sequence
from typing import Final

from croupier.cards import RANKS, Card, parse_cards
from croupier.hands.ranks import (
    category_index,
    check_cards,
    pack,
    rank_counts,
    straight_top,
    suit_sets,
    top,
    tops,
)

# A10: a straight is rarer than a flush with three cards, and three of a kind rarer still.
CATEGORIES: Final = (
    "high_card",
    "pair",
    "flush",
    "straight",
    "three_of_a_kind",
    "straight_flush",
    "mini_royal",
)
"""The classes of a three-card hand, lowest first."""

_HIGH_CARD, _PAIR, _FLUSH, _STRAIGHT, _THREE_OF_A_KIND, _STRAIGHT_FLUSH, _MINI_ROYAL = range(len(CATEGORIES))
_HAND: Final = 3
_ACE: Final = RANKS.index("A")


def evaluate(cards: Sequence[Card]) -> int:
    """Return the value of exactly three distinct cards: larger is better, equal is a tie.

    Neither the order of the cards nor their suits matter beyond making a flush (A10: suits never break ties).
    Raises ValueError for any other number of cards, repeated cards or numbers that are no cards.
    """
    check_cards(cards, _HAND, _HAND)
    suits = suit_sets(cards)
    once, twice, thrice, _ = rank_counts(suits)
    if thrice:
        return pack(_THREE_OF_A_KIND, [top(thrice)])
    if twice:
        return pack(_PAIR, [top(twice), top(once ^ twice)])
    suited = once in suits
    # A10: the ace is high in A-K-Q and low only in 3-2-A.
    straight = straight_top(once, _HAND)
    if straight is None:
        return pack(_FLUSH if suited else _HIGH_CARD, tops(once, _HAND))
    if not suited:
        return pack(_STRAIGHT, [straight])
    return pack(_MINI_ROYAL if straight == _ACE else _STRAIGHT_FLUSH, [straight])


def category(value: int) -> str:
    """Return the class, one of CATEGORIES, of a value that `evaluate` gave."""
    return CATEGORIES[category_index(value)]


QUEEN_HIGH: Final = evaluate(parse_cards("Qc 3d 2h"))
"""The smallest value that qualifies as queen high or better (A4)."""
