"""The order of five-card hands, of the best five among five, six or seven cards (C19)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from croupier.cards import RANKS, Card, parse_cards, rank
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

CATEGORIES: Final = (
    "high_card",
    "pair",
    "pair_of_aces",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
)
"""The classes of a five-card hand, lowest first. A pair of aces has its own, as paytables pay it alone."""

(
    _HIGH_CARD,
    _PAIR,
    _PAIR_OF_ACES,
    _TWO_PAIR,
    _THREE_OF_A_KIND,
    _STRAIGHT,
    _FLUSH,
    _FULL_HOUSE,
    _FOUR_OF_A_KIND,
    _STRAIGHT_FLUSH,
    _ROYAL_FLUSH,
) = range(len(CATEGORIES))

_HAND: Final = 5
_MOST_CARDS: Final = 7
_ACE: Final = RANKS.index("A")
_FIVE: Final = RANKS.index("5")

# How many of the best five, in the order of `best_five`, make what the class is named for.
_NAMED: Final = {
    "high_card": 1,
    "pair": 2,
    "pair_of_aces": 2,
    "two_pair": 4,
    "three_of_a_kind": 3,
    "four_of_a_kind": 4,
}


def evaluate(cards: Sequence[Card]) -> int:
    """Return the value of the best five of five to seven distinct cards: larger is better, equal is a tie.

    Values of hands found among different numbers of cards compare. Neither suits nor cards outside the best
    five break a tie. Raises ValueError for any other number of cards, repeated cards and numbers that are
    no cards.
    """
    check_cards(cards, _HAND, _MOST_CARDS)
    suits = suit_sets(cards)
    # Seven cards with five of a suit leave no room for a full house or four of a kind: suits may come first.
    for suited in suits:
        if suited.bit_count() >= _HAND:
            return _suited_value(suited)
    return _mixed_value(suits)


def _suited_value(ranks: int) -> int:
    """Return the value of five or more cards of one suit."""
    straight = straight_top(ranks, _HAND)
    if straight is None:
        return pack(_FLUSH, tops(ranks, _HAND))
    return pack(_ROYAL_FLUSH if straight == _ACE else _STRAIGHT_FLUSH, [straight])


def _mixed_value(suits: Sequence[int]) -> int:
    """Return the value of cards that hold no flush."""
    once, twice, thrice, four_times = rank_counts(suits)
    if four_times:
        return pack(_FOUR_OF_A_KIND, [top(four_times), top(once ^ four_times)])
    three = top(thrice)
    if thrice:
        pairs = twice ^ 1 << three  # a second three of a kind serves as the pair
        if pairs:
            return pack(_FULL_HOUSE, [three, top(pairs)])
    # A10: A-2-3-4-5 is the lowest straight.
    straight = straight_top(once, _HAND)
    if straight is not None:
        return pack(_STRAIGHT, [straight])
    if thrice:
        return pack(_THREE_OF_A_KIND, [three, *tops(once ^ thrice, 2)])
    return _paired_value(once, twice)


def _paired_value(once: int, twice: int) -> int:
    """Return the value of ranks held once or twice that make no straight."""
    if not twice:
        return pack(_HIGH_CARD, tops(once, _HAND))
    pair = top(twice)
    if twice == 1 << pair:
        return pack(_PAIR_OF_ACES if pair == _ACE else _PAIR, [pair, *tops(once ^ twice, 3)])
    high, low = tops(twice, 2)
    # A third pair can still be the kicker.
    return pack(_TWO_PAIR, [high, low, top(once ^ 1 << high ^ 1 << low)])


def category(value: int) -> str:
    """Return the class, one of CATEGORIES, of a value that `evaluate` gave."""
    return CATEGORIES[category_index(value)]


def category_so_far(cards: Sequence[Card]) -> str:
    """Return the class of one to seven distinct cards, of which fewer than five make no straight or flush (B7).

    Raises ValueError for any other number of cards, repeated cards and numbers that are no cards.
    """
    if len(cards) >= _HAND:
        return category(evaluate(cards))
    check_cards(cards, 1, _HAND)
    _, twice, thrice, four_times = rank_counts(suit_sets(cards))
    if four_times:
        return CATEGORIES[_FOUR_OF_A_KIND]
    if thrice:
        return CATEGORIES[_THREE_OF_A_KIND]
    if twice.bit_count() > 1:
        return CATEGORIES[_TWO_PAIR]
    if twice:
        return CATEGORIES[_PAIR_OF_ACES if top(twice) == _ACE else _PAIR]
    return CATEGORIES[_HIGH_CARD]


def best_five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the five of five to seven cards that make the best hand, heaviest first.

    Cards of a kind come before kickers, the higher before the lower, the low ace of a straight last. Among
    fives that are worth the same, the choice does not depend on the order of the cards. Errors as `evaluate`.
    """
    value = evaluate(cards)
    ordered = sorted(cards, reverse=True)
    best = next(five for five in combinations(ordered, _HAND) if evaluate(five) == value)
    ranks = [rank(card) for card in best]
    ace_is_low = category(value) in {"straight", "straight_flush"} and _FIVE in ranks and _ACE in ranks

    def weight(card: Card) -> tuple[int, int]:
        of_a_kind = ranks.count(rank(card))
        return of_a_kind, -1 if ace_is_low and rank(card) == _ACE else card

    return tuple(sorted(best, key=weight, reverse=True))


def named_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return those of the best five that the class is named for: the two of a pair, all five of a straight.

    They are what a table highlights, heaviest first; a high card hand is named for its highest card.
    Errors as `evaluate`.
    """
    return best_five(cards)[: _NAMED.get(category(evaluate(cards)), _HAND)]


PAIR_OF_FOURS: Final = evaluate(parse_cards("4c 4d 5h 3s 2c"))
"""The smallest value of a pair of fours or better (C9)."""
