"""Which cards won: those that make the hand that was paid, or that beat it. For the eye, at the end of a round."""

from collections.abc import Callable, Mapping, Sequence

from croupier.cards import Card
from croupier.hands import five_card
from croupier.hands.points import card_points
from croupier.round.model import Round, SeatState
from croupier.round.queries import is_complete
from croupier.round.settlement import known_piles
from croupier.rules.definition import HandFact, HandKind, PaysByTable, Showdown
from croupier.rules.facts import judge


def _all_but_the_lowest(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=card_points, reverse=True)[:-1])  # B9


_PLAYED: Mapping[HandKind, Callable[[Sequence[Card]], Sequence[Card]]] = {
    "three_card": tuple,
    "five_card": five_card.best_five,
    "high_tequila": _all_but_the_lowest,
}
"""Of the cards that a hand is made from, those that count in it."""


def winning_cards(round_: Round, seat: SeatState) -> tuple[Card, ...]:
    """The cards that decided for or against a seat, once they did: the better hand's, or those that a paytable paid.

    None before, none of a hand given up, and none of hands that are equal.
    """
    if not seat.settled or seat.folded:
        return ()
    piles = known_piles(round_, seat)
    for fact in round_.game.facts:
        if isinstance(fact, Showdown):
            if not is_complete(round_, fact.player + fact.dealer, piles):
                return ()
            result = judge(fact, piles)
            names = fact.dealer if result == "lose" else fact.player
            return () if result == "tie" else _played(fact.kind, names, piles)
    paid = _paid_facts(round_, seat)
    return next((_played(fact.kind, fact.piles, piles) for fact in paid if is_complete(round_, fact.piles, piles)), ())


def _paid_facts(round_: Round, seat: SeatState) -> list[HandFact]:
    """The hands by which the seat's options paid more than nothing."""
    paid = {result.line for result in seat.settled if result.returned}
    stages = [(stage, seat.choices.get(stage.name)) for stage in round_.game.stages]
    lines = [
        line
        for stage, chosen in stages
        for option in stage.options
        if option.name == chosen
        for line in option.lines
        if line.name in paid
    ]
    tables = [round_.game.paytable(line.pay.paytable) for line in lines if isinstance(line.pay, PaysByTable)]
    facts = [round_.game.fact(table.fact) for table in tables]
    return [fact for fact in facts if isinstance(fact, HandFact)]


def _played(kind: HandKind, names: Sequence[str], piles: Mapping[str, Sequence[Card]]) -> tuple[Card, ...]:
    return tuple(_PLAYED[kind]([card for name in names for card in piles[name]]))
