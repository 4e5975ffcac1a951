"""Hypothesis strategies for hands."""

from hypothesis import strategies as st

from croupier.cards import DECK, Card, rank, suit

SUIT_ORDERS = st.permutations(range(4))


def hands(fewest: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Draw hands of different cards; shrunk ones are low cards."""
    return st.lists(st.sampled_from(DECK), min_size=fewest, max_size=most, unique=True)


def with_suits(cards: list[Card], order: list[int]) -> list[Card]:
    """Return the cards with their suits exchanged."""
    return [rank(card) * 4 + order[suit(card)] for card in cards]
