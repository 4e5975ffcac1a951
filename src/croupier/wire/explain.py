"""What a rules page draws beyond the felt: what every bet gets for every outcome, how hands rank, how points count.

Data alone: the client has the words. Examples are cards to be drawn; a test holds each against the evaluators.
"""

from collections.abc import Mapping

import msgspec

from croupier.cards import RANKS, card_name, parse_card, parse_cards
from croupier.hands import five_card
from croupier.hands.classes import IS_A
from croupier.hands.points import card_points, high_tequila
from croupier.rules.definition import (
    Game,
    HandFact,
    Line,
    Pay,
    Pays,
    PaysByTable,
    PaysIfTable,
    Push,
    Versus,
)
from croupier.rules.facts import piles_of

ALWAYS = "always"
"""Key of the one pay of a line that no showdown decides."""


class _Shape(msgspec.Struct, frozen=True):
    """Base of everything explained."""


class PayShown(_Shape, frozen=True):
    """How a stake is paid.

    ``kind``: pays (flat, ``to_one``), by_table, if_table (flat, for whatever the paytable pays), push or lose.
    """

    kind: str
    to_one: int | None
    paytable: str | None


class LinePays(_Shape, frozen=True):
    """Something settled: ``pays`` by the showdown's result (win, tie, lose, not_qualified), or by ``always``.

    A ``bonus`` line stakes nothing and never loses.
    """

    name: str
    bet: str
    bonus: bool
    pays: dict[str, PayShown]


class FactShown(_Shape, frozen=True):
    """What is judged: ``kind`` three_card, five_card or high_tequila; ``piles`` the cards looked at.

    For a showdown ``piles`` are the player's and ``dealer`` the dealer's; ``least`` is an example of the weakest
    hand that qualifies, ``short`` of the best that does not. ``as_dealt``: named to the player before it is complete.
    """

    name: str
    kind: str
    piles: list[str]
    as_dealt: bool
    dealer: list[str]
    qualifies: str | None
    least: list[str]
    short: list[str]


class HandShown(_Shape, frozen=True):
    """A class of hand and an example, whose first ``named`` cards are what the class is named for.

    ``is_a``: the wider class that pays it where a paytable has no row for it.
    """

    name: str
    is_a: str | None
    example: list[str]
    named: int


class OrderShown(_Shape, frozen=True):
    """The order of hands of one kind, best first, and the lowest straight."""

    kind: str
    hands: list[HandShown]
    lowest_straight: list[str]


class PointsShown(_Shape, frozen=True):
    """What each rank counts, and a hand counted out: the ``dropped`` card is left out of the ``total``."""

    values: dict[str, int]
    example: list[str]
    dropped: str
    total: int


THREE_CARD_EXAMPLES: Mapping[str, str] = {
    "mini_royal": "As Ks Qs",
    "straight_flush": "9h 8h 7h",
    "three_of_a_kind": "8c 8d 8s",
    "straight": "Jd Tc 9s",
    "flush": "Kd 9d 4d",
    "pair": "Qh Qs 6c",
    "high_card": "Ac 9d 5h",
}
FIVE_CARD_EXAMPLES: Mapping[str, str] = {
    "royal_flush": "Ah Kh Qh Jh Th",
    "straight_flush": "8c 7c 6c 5c 4c",
    "four_of_a_kind": "Jc Jd Jh Js 5d",
    "full_house": "Tc Td Ts 4h 4s",
    "flush": "Ad Jd 9d 6d 3d",
    "straight": "9s 8d 7c 6h 5s",
    "three_of_a_kind": "7c 7h 7s Kd 2h",
    "two_pair": "Qd Qs 5c 5h 9s",
    "pair_of_aces": "Ac Ah Td 7s 4c",
    "pair": "6d 6s Kh 8c 3d",
    "high_card": "Kc Jh 8d 5s 2c",
}
LOWEST_STRAIGHTS: Mapping[str, str] = {"three_card": "3c 2d As", "five_card": "5d 4s 3c 2h Ah"}  # A10

QUALIFYING: Mapping[str, tuple[str, str]] = {  # A4, C9
    "queen_high": ("Qc 3d 2h", "Js Td 8h"),
    "pair_of_fours": ("4c 4d 5h 3s 2c", "3c 3d Ah Ks Qc"),
}
"""Threshold -> the weakest hand that qualifies and the best that does not."""

POINTS_EXAMPLE = "Ac Kd Ts 9h 9c 4d"

_THREE_CARD_NAMED: Mapping[str, int] = {"high_card": 1, "pair": 2}


def line_pays(line: Line) -> LinePays:
    """A line and what it pays for each outcome."""
    pay = line.pay
    if isinstance(pay, Versus):
        results = {"not_qualified": pay.not_qualified, "win": pay.win, "tie": pay.tie, "lose": pay.lose}
    else:
        results = {ALWAYS: pay}
    return LinePays(line.name, line.bet, line.bonus, {result: _pay(one) for result, one in results.items()})


def facts_shown(game: Game) -> list[FactShown]:
    """What is judged in a game."""
    shown: list[FactShown] = []
    for fact in game.facts:
        if isinstance(fact, HandFact):
            shown.append(FactShown(fact.name, fact.kind, list(piles_of(fact)), fact.as_dealt, [], None, [], []))
        else:
            least, short = (text.split() for text in QUALIFYING[fact.qualifies])
            player, dealer = list(fact.player), list(fact.dealer)
            shown.append(
                FactShown(fact.name, fact.kind, player, as_dealt=False, dealer=dealer, qualifies=fact.qualifies,
                          least=least, short=short)
            )  # fmt: skip
    return shown


def orders_shown(game: Game) -> list[OrderShown]:
    """The orders of hands that a game is judged by, in the order of its facts."""
    kinds = dict.fromkeys(fact.kind for fact in game.facts)
    examples = {"three_card": THREE_CARD_EXAMPLES, "five_card": FIVE_CARD_EXAMPLES}
    return [_order(game, kind, examples[kind]) for kind in kinds if kind in examples]


def points_shown(game: Game) -> PointsShown | None:
    """How points are counted, in a game that counts any."""
    if all(fact.kind != "high_tequila" for fact in game.facts):
        return None
    cards = parse_cards(POINTS_EXAMPLE)
    values = {rank: card_points(parse_card(f"{rank}c")) for rank in reversed(RANKS)}
    dropped = min(cards, key=card_points)
    return PointsShown(values, POINTS_EXAMPLE.split(), card_name(dropped), high_tequila(cards))


def _pay(pay: Pay) -> PayShown:
    if isinstance(pay, Pays):
        return PayShown("pays", pay.to_one, None)
    if isinstance(pay, PaysByTable):
        return PayShown("by_table", None, pay.paytable)
    if isinstance(pay, PaysIfTable):
        return PayShown("if_table", pay.to_one, pay.paytable)
    return PayShown("push" if isinstance(pay, Push) else "lose", None, None)


def _order(game: Game, kind: str, examples: Mapping[str, str]) -> OrderShown:
    """Best first. A finer class is left out where no paytable names it and no player is told it."""
    facts = {fact.name: fact for fact in game.facts if isinstance(fact, HandFact) and fact.kind == kind}
    told = any(fact.as_dealt for fact in facts.values())
    paid = {row.hand for paytable in game.paytables if paytable.fact in facts for row in paytable.rows}
    hands = [
        HandShown(name, IS_A.get(name), example.split(), _named(kind, name, example))
        for name, example in examples.items()
        if name not in IS_A or told or name in paid
    ]
    return OrderShown(kind, hands, LOWEST_STRAIGHTS[kind].split())


def _named(kind: str, name: str, example: str) -> int:
    if kind == "three_card":
        return _THREE_CARD_NAMED.get(name, len(example.split()))
    return len(five_card.named_cards(parse_cards(example)))
