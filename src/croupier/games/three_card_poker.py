"""Three Card Poker: three cards against the dealer's three, live (sheets A, E) and instant (sheet D)."""

from croupier.rules.definition import (
    Game,
    HandFact,
    Line,
    Lose,
    Option,
    Pays,
    PaysByTable,
    Paytable,
    Pile,
    Push,
    Row,
    Showdown,
    SideBet,
    Stage,
    Versus,
)

PILES = (Pile("hand", "seat", 3), Pile("dealer", "dealer", 3, face_up=False))  # A2, D3
HAND = HandFact("hand", "three_card", ("hand",), as_dealt=True)  # A26
SIX_CARD = HandFact("six_card", "five_card", ("hand", "dealer"))  # A8: best five of both hands' six
SHOWDOWN = Showdown("showdown", "three_card", ("hand",), ("dealer",), "queen_high")  # A4

ANTE_BONUS = Paytable("ante_bonus", "hand", (Row("straight_flush", 5), Row("three_of_a_kind", 4), Row("straight", 1)))
# A5: without a qualified dealer Ante pays and Play comes back; equal hands return both.
PLAY_LINE = Line("play", "play", Versus("showdown", win=Pays(1), tie=Push(), lose=Lose(), not_qualified=Push()))
ANTE_LINE = Line("ante", "ante", Versus("showdown", win=Pays(1), tie=Push(), lose=Lose(), not_qualified=Pays(1)))
BONUS_LINE = Line("ante_bonus", "ante", PaysByTable("ante_bonus"), bonus=True)  # A6, D7

DECISION = Stage(
    "decision",
    deals=("hand", "dealer"),
    options=(
        Option("play", (PLAY_LINE, BONUS_LINE, ANTE_LINE), bet="play", raises=1),  # A3; E4: in this order
        Option("fold", (Line("ante", "ante", Lose()),), folds=True),
    ),
)


def _pair_plus(*rows: Row) -> Paytable:
    return Paytable("pair_plus", "hand", (*rows, Row("flush", 4), Row("pair", 1)))


LIVE = Game(
    name="three-card-poker-live",
    piles=PILES,
    facts=(HAND, SIX_CARD, SHOWDOWN),
    paytables=(
        ANTE_BONUS,
        _pair_plus(Row("mini_royal", 100), Row("straight_flush", 40), Row("three_of_a_kind", 30), Row("straight", 5)),
        Paytable(  # A8
            "six_card_bonus",
            "six_card",
            (
                Row("royal_flush", 1000),
                Row("straight_flush", 200),
                Row("four_of_a_kind", 100),
                Row("full_house", 20),
                Row("flush", 15),
                Row("straight", 10),
                Row("three_of_a_kind", 7),
            ),
        ),
    ),
    stages=(DECISION,),
    side_bets=(  # A9: both stand on their own, folded or not
        SideBet(Line("pair_plus", "pair_plus", PaysByTable("pair_plus"))),
        SideBet(Line("six_card_bonus", "six_card_bonus", PaysByTable("six_card_bonus"))),
    ),
)

INSTANT = Game(
    name="three-card-poker-instant",
    piles=PILES,
    facts=(HAND, SHOWDOWN),
    paytables=(
        ANTE_BONUS,
        _pair_plus(Row("straight_flush", 40), Row("three_of_a_kind", 30), Row("straight", 6)),
    ),
    stages=(DECISION,),
    # D1: Pair+ may stand alone. D4: it is settled before the decision.
    side_bets=(
        SideBet(Line("pair_plus", "pair_plus", PaysByTable("pair_plus")), needs_ante=False, settles="decision"),
    ),
)
