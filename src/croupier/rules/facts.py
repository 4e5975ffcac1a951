"""Cards become facts: the class of a hand, points, the result of a showdown."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from croupier.cards import Card
from croupier.hands import five_card, points, three_card
from croupier.rules.definition import Fact, Game, HandFact, HandKind, Showdown

VERSION = 1
"""Part of every fingerprint: raised when the meaning of a fact changes."""


class Ranking(msgspec.Struct, frozen=True):
    """A way to value cards: ``value`` orders hands (more is better), ``classify`` names a value's class.

    ``so_far`` names the class of the first few cards of a hand. ``count`` is what the first few cards of a hand
    come to where hands are counted, ``reach`` what they can still come to, lowest first.
    """

    value: Callable[[Sequence[Card]], int]
    classify: Callable[[int], str]
    so_far: Callable[[Sequence[Card]], str] | None = None
    count: Callable[[Sequence[Card]], int] | None = None
    reach: Callable[[Sequence[Card]], tuple[int, ...]] | None = None


RANKINGS: Mapping[HandKind, Ranking] = {
    "three_card": Ranking(three_card.evaluate, three_card.category),
    "five_card": Ranking(five_card.evaluate, five_card.category, five_card.category_so_far),
    "high_tequila": Ranking(points.high_tequila, str, count=points.points_so_far, reach=points.points_in_reach),
}

THRESHOLDS: Mapping[str, int] = {
    "queen_high": three_card.QUEEN_HIGH,  # A4
    "pair_of_fours": five_card.PAIR_OF_FOURS,  # C9
}

Piles = Mapping[str, Sequence[Card]]
"""The cards of one seat's round by pile name, shared piles included."""


def piles_of(fact: Fact) -> tuple[str, ...]:
    """The piles a fact looks at."""
    return fact.piles if isinstance(fact, HandFact) else fact.player + fact.dealer


def judge(fact: Fact, piles: Piles) -> str:
    """The class of a fact for complete piles; KeyError when a pile it needs is not there."""
    if isinstance(fact, HandFact):
        return classify(fact.kind, fact.piles, piles)
    value = RANKINGS[fact.kind].value
    dealer = value(_gather(fact.dealer, piles))
    if dealer < THRESHOLDS[fact.qualifies]:
        return "not_qualified"
    player = value(_gather(fact.player, piles))
    return "tie" if player == dealer else "win" if player > dealer else "lose"


def classify(kind: HandKind, names: Sequence[str], piles: Piles) -> str:
    """The class of all cards of some piles, taken as one hand."""
    ranking = RANKINGS[kind]
    return ranking.classify(ranking.value(_gather(names, piles)))


def judge_so_far(fact: HandFact, piles: Piles) -> str | None:
    """The class of the cards of a fact that are out; None before the first, or where parts have no class."""
    seen = [card for name in fact.piles for card in piles.get(name, ())]
    so_far = RANKINGS[fact.kind].so_far
    return so_far(seen) if seen and so_far is not None else None


def count_so_far(fact: HandFact, piles: Piles) -> tuple[int, tuple[str, ...]] | None:
    """What the cards of a fact that are out count, and the classes they can still come to, lowest first.

    None for hands that are not counted. The first pile of the fact is complete.
    """
    ranking = RANKINGS[fact.kind]
    if ranking.count is None or ranking.reach is None:
        return None
    seen = [card for name in fact.piles for card in piles.get(name, ())]
    return ranking.count(seen), tuple(map(ranking.classify, ranking.reach(seen)))


def dealer_qualifies(game: Game, piles: Piles) -> bool | None:
    """Whether the dealer plays; None for a game without a dealer's hand or with cards still missing."""
    for fact in game.facts:
        if isinstance(fact, Showdown):
            if any(len(piles.get(pile, ())) < game.pile(pile).count for pile in fact.dealer):
                return None
            return RANKINGS[fact.kind].value(_gather(fact.dealer, piles)) >= THRESHOLDS[fact.qualifies]
    return None


def _gather(names: Sequence[str], piles: Piles) -> list[Card]:
    return [card for name in names for card in piles[name]]
