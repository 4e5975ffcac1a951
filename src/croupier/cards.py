"""Cards as small integers, and their two-letter names.

A card is ``rank * 4 + suit``: 0 is the two of clubs, 51 the ace of spades.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

Card: TypeAlias = int
"""A card, 0..51: ``rank * 4 + suit``."""

RANKS: Final = "23456789TJQKA"
"""Rank letters; a letter's index is the rank, 0..12."""

SUITS: Final = "cdhs"
"""Suit letters (clubs, diamonds, hearts, spades); a letter's index is the suit, 0..3."""

DECK: Final[tuple[Card, ...]] = tuple(range(len(RANKS) * len(SUITS)))
"""All 52 cards, no jokers, in ascending order."""

_NAMES: Final = tuple(rank_letter + suit_letter for rank_letter in RANKS for suit_letter in SUITS)
_BY_NAME: Final = {name: card for card, name in enumerate(_NAMES)}


def rank(card: Card) -> int:
    """Return the rank of a card: 0 for a two up to 12 for an ace."""
    return card >> 2


def suit(card: Card) -> int:
    """Return the suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def parse_card(name: str) -> Card:
    """Return the card written as rank letter and suit letter, such as ``"Qs"``.

    Raises ValueError when the text is not exactly one such name.
    """
    card = _BY_NAME.get(name)
    if card is None:
        raise ValueError(f"{name!r} is not a card: write one of {RANKS} and one of {SUITS}, such as Qs or Td.")
    return card


def card_name(card: Card) -> str:
    """Return the name of a card, such as ``"Qs"``; ValueError unless it is 0..51."""
    if card not in DECK:
        raise ValueError(f"{card} is not a card: cards are the numbers 0 to {DECK[-1]}.")
    return _NAMES[card]


def parse_cards(names: str) -> tuple[Card, ...]:
    """Return the cards of a text such as ``"Qs Jd Th"``, in its order.

    Raises ValueError for anything that is not a card and for a card that stands twice: there is one deck.
    """
    cards: list[Card] = []
    for name in names.split():
        card = parse_card(name)
        if card in cards:
            raise ValueError(f"{name} stands twice in {names!r}: a deck has each card once.")
        cards.append(card)
    return tuple(cards)


def format_cards(cards: Iterable[Card]) -> str:
    """Return the names of the cards in their order, such as ``"Qs Jd Th"``; ValueError as `card_name`."""
    return " ".join(map(card_name, cards))
