"""The slow reference: every way the cards can fall, dealt and judged one by one as a table would.

Nothing clever, so that the fast routes have something to be wrong against.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from croupier.cards import DECK, Card
from croupier.rules.definition import Game, Pile
from croupier.rules.facts import judge

Classes = tuple[str, ...]
"""The class of each fact, in the order of the definition."""


def count(game: Game, known: Mapping[str, Sequence[Card]]) -> Counter[Classes]:
    """How often each combination of facts follows, over all ways to deal the piles that are not known yet.

    The order in which cards come to one owner does not matter, and is not counted.
    """
    return Counter(tuple(judge(fact, piles) for fact in game.facts) for piles in deals(game, known))


def deals(game: Game, known: Mapping[str, Sequence[Card]]) -> Iterator[dict[str, tuple[Card, ...]]]:
    """Every way to deal the piles that are not known yet."""
    waiting: dict[str, list[Pile]] = {}
    for pile in game.piles:
        if pile.name not in known:
            waiting.setdefault(pile.owner, []).append(pile)
    start = {name: tuple(cards) for name, cards in known.items()}
    yield from _deal(start, list(waiting.values()))


def _deal(dealt: dict[str, tuple[Card, ...]], waiting: list[list[Pile]]) -> Iterator[dict[str, tuple[Card, ...]]]:
    if not waiting:
        yield dealt
        return
    piles, *rest = waiting
    out = {card for cards in dealt.values() for card in cards}
    left = [card for card in DECK if card not in out]
    for cards in combinations(left, sum(pile.count for pile in piles)):
        more = dict(dealt)
        first = 0
        for pile in piles:
            more[pile.name] = cards[first : first + pile.count]
            first += pile.count
        yield from _deal(more, rest)
