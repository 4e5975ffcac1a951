"""Hands counted in points."""

from collections.abc import Sequence
from typing import Final

from croupier.cards import RANKS, Card, rank
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
