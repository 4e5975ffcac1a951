"""Tequila Poker (sheet B): no dealer's hand; four cards, a choice of two games, two more cards."""

from croupier.games.common import FOLD
from croupier.rules.definition import (
    ANTE,
    Game,
    HandFact,
    Line,
    Option,
    PaysByTable,
    PaysIfTable,
    Paytable,
    Pile,
    Stage,
)

SIX = ("hand", "draw")

POINTS_PAY = {"54": 200, "53": 15, "52": 7, "51": 4, "50": 3, "49": 2, "48": 1, "47": 1, "46": 1}  # B9
HANDS_PAY = {  # B10
    "royal_flush": 200,
    "straight_flush": 50,
    "four_of_a_kind": 15,
    "full_house": 8,
    "flush": 7,
    "straight": 5,
    "three_of_a_kind": 3,
    "two_pair": 2,
    "pair_of_aces": 1,
}


def _game_of(paytable: str) -> Option:
    """One of the two games: a second bet like the ante by its table, the ante at even money on a win (B11)."""
    lines = (Line(ANTE, ANTE, PaysIfTable(paytable, 1)), Line(paytable, "bet", PaysByTable(paytable)))
    return Option(paytable, lines, bet="bet", raises=1)  # B6


TEQUILA_POKER = Game(
    name="tequila-poker",
    piles=(Pile("hand", "seat", 4), Pile("draw", "seat", 2)),  # B6, B8
    facts=(
        HandFact("hand", "five_card", SIX, as_dealt=True),  # B7
        HandFact("points", "high_tequila", SIX),
    ),
    paytables=(
        Paytable.of("high_tequila", "points", POINTS_PAY),
        Paytable.of("tequila_poker", "hand", HANDS_PAY),
    ),
    stages=(Stage("decision", ("hand",), (_game_of("high_tequila"), _game_of("tequila_poker"), FOLD)),),
    finish=("draw",),
)
