"""Hands counted in points."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from croupier.cards import DECK, RANKS, Card, rank
from croupier.hands.ranks import check_cards

_CARDS: Final = 6
# B9: number cards at face value, figures 10, the ace always 11.
_POINTS: Final = tuple({"T": 10, "J": 10, "Q": 10, "K": 10, "A": 11}.get(r) or int(r) for r in RANKS)


def card_points(card: Card) -> int:
    """Return what one card counts, 2..11."""
    return _POINTS[rank(card)]


def high_tequila(cards: Sequence[Card]) -> int:
    """Return the points of six distinct cards, 12..54: the lowest is dropped, the other five are added (B9).

    Raises ValueError for any other number of cards, repeated cards or numbers that are no cards.
    """
    check_cards(cards, _CARDS, _CARDS)
    points = [card_points(card) for card in cards]
    return sum(points) - min(points)


def points_so_far(cards: Sequence[Card]) -> int:
    """Return the points of up to six distinct cards as they lie: all of them while one may still be the lowest.

    Raises ValueError for more cards, none, repeated cards or numbers that are no cards.
    """
    if len(cards) == _CARDS:
        return high_tequila(cards)
    check_cards(cards, 1, _CARDS)
    return sum(card_points(card) for card in cards)


def points_in_reach(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return, lowest first, the points that a hand can still come to with four, five or six of its cards out.

    Raises ValueError as ``high_tequila`` does, and for fewer than four cards.
    """
    check_cards(cards, _CARDS - 2, _CARDS)
    seen = [card_points(card) for card in cards]
    others = sorted(card_points(card) for card in DECK if card not in cards)
    drawn = set(combinations(others, _CARDS - len(cards)))
    return tuple(sorted({sum(seen) + sum(more) - min(*seen, *more) for more in drawn}))
