"""What the evaluators are checked against: counts kept as text, and evaluators written by others."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import cast

from phevaluator import evaluate_cards
from pokerkit import RhodeIslandHoldemHand, StandardHighHand

from croupier.cards import DECK, Card, format_cards
from croupier.hands import five_card

_COUNTS = Path(__file__).parent / "counts"


def known_counts(name: str) -> dict[str, int]:
    """Return how many hands each class has, from the lines `name integer` of a text file in counts/."""
    lines = (_COUNTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return {category: int(count) for category, count in (line.split() for line in lines)}


def phevaluator_strength(cards: Sequence[Card]) -> int:
    """Return phevaluator's level of the best five cards, -7462 to -1, larger is better."""
    # Its cards are numbered as ours. It counts levels down from the royal flush.
    return -cast("int", evaluate_cards(*cards))


def pokerkit_three_card(cards: Sequence[Card]) -> tuple[int, str]:
    """Return PokerKit's level of a Rhode Island hand, 0 to 740, larger is better, and its class's name."""
    entry = RhodeIslandHoldemHand.from_game(format_cards(cards)).entry
    return entry.index, entry.label.value


def pokerkit_five_card(cards: Sequence[Card]) -> tuple[int, str]:
    """Return PokerKit's level of the best five cards, 0 to 7461, larger is better, and its class's name."""
    entry = StandardHighHand.from_game(format_cards(cards)).entry
    return entry.index, entry.label.value


def five_card_levels(lowest_card: Card) -> Counter[tuple[int, int]]:
    """Count the five-card hands with this lowest card by our value and phevaluator's level."""
    return Counter(
        (five_card.evaluate(hand), phevaluator_strength(hand))
        for others in combinations(DECK[lowest_card + 1 :], 4)
        for hand in [(lowest_card, *others)]
    )
