"""Tequila Poker (sheet B): no dealer's hand; four cards, a choice of two games, two more cards."""

from croupier.rules.definition import (
    Game,
    HandFact,
    Line,
    Lose,
    Option,
    PaysByTable,
    PaysIfTable,
    Paytable,
    Pile,
    Row,
    Stage,
)

SIX = ("hand", "draw")


def _game_of(paytable: str) -> Option:
    """One of the two games: a second bet like the Ante by its table, the Ante at even money on a win (B11)."""
    return Option(
        paytable,
        (Line("ante", "ante", PaysIfTable(paytable, 1)), Line(paytable, "bet", PaysByTable(paytable))),
        bet="bet",
        raises=1,
    )


TEQUILA_POKER = Game(
    name="tequila-poker",
    piles=(Pile("hand", "seat", 4), Pile("draw", "seat", 2)),  # B6, B8
    facts=(
        HandFact("hand", "five_card", SIX, as_dealt=True),  # B7
        HandFact("points", "high_tequila", SIX),
    ),
    paytables=(
        Paytable(  # B9
            "high_tequila",
            "points",
            (
                Row("54", 200),
                Row("53", 15),
                Row("52", 7),
                Row("51", 4),
                Row("50", 3),
                Row("49", 2),
                Row("48", 1),
                Row("47", 1),
                Row("46", 1),
            ),
        ),
        Paytable(  # B10
            "tequila_poker",
            "hand",
            (
                Row("royal_flush", 200),
                Row("straight_flush", 50),
                Row("four_of_a_kind", 15),
                Row("full_house", 8),
                Row("flush", 7),
                Row("straight", 5),
                Row("three_of_a_kind", 3),
                Row("two_pair", 2),
                Row("pair_of_aces", 1),
            ),
        ),
    ),
    stages=(
        Stage(
            "decision",
            deals=("hand",),
            options=(
                _game_of("high_tequila"),
                _game_of("tequila_poker"),
                Option("fold", (Line("ante", "ante", Lose()),), folds=True),
            ),
        ),
    ),
    finish=("draw",),
)
