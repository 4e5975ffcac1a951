"""Three Card Poker: three cards against the dealer's three, live (sheets A, E) and instant (sheet D)."""

import msgspec

from croupier.games.common import COMPLETING, FOLD, SHOWDOWN
from croupier.rules.definition import (
    ANTE,
    Game,
    HandFact,
    Line,
    Option,
    Pays,
    PaysByTable,
    Paytable,
    Pile,
    Showdown,
    SideBet,
    Stage,
)

ANTE_BONUS = Paytable.of("ante_bonus", "hand", {"straight_flush": 5, "three_of_a_kind": 4, "straight": 1})

PLAY = Option(
    "play",
    (  # E4: settled in this order
        Line("play", "play", COMPLETING),
        Line("ante_bonus", ANTE, PaysByTable("ante_bonus"), bonus=True),  # A6, D7
        Line(ANTE, ANTE, msgspec.structs.replace(COMPLETING, not_qualified=Pays(1))),  # A5
    ),
    bet="play",
    raises=1,  # A3
)

PAIR_PLUS = Line("pair_plus", "pair_plus", PaysByTable("pair_plus"))
SIX_CARD_BONUS = Line("six_card_bonus", "six_card_bonus", PaysByTable("six_card_bonus"))

HAND = HandFact("hand", "three_card", ("hand",), as_dealt=True)  # A26
SIX_CARD = HandFact("six_card", "five_card", ("hand", "dealer"))  # A8: the best five of all six
DEALER = Showdown(SHOWDOWN, "three_card", ("hand",), ("dealer",), "queen_high")  # A4

INSTANT = Game(
    name="three-card-poker-instant",
    piles=(Pile("hand", "seat", 3), Pile("dealer", "dealer", 3, face_up=False)),  # A2, D3
    facts=(HAND, DEALER),
    paytables=(
        ANTE_BONUS,
        Paytable.of(
            "pair_plus",
            "hand",
            {"straight_flush": 40, "three_of_a_kind": 30, "straight": 6, "flush": 4, "pair": 1},  # D8
        ),
    ),
    stages=(Stage("decision", ("hand", "dealer"), (PLAY, FOLD)),),
    side_bets=(SideBet(PAIR_PLUS, needs_ante=False, settles="decision"),),  # D1: it may stand alone; D4
)

# A7: an ace-high straight flush has a row of its own, and a straight pays 5.
LIVE_PAIR_PLUS = {"mini_royal": 100, "straight_flush": 40, "three_of_a_kind": 30, "straight": 5, "flush": 4, "pair": 1}
LIVE_SIX_CARD_BONUS = {  # A8
    "royal_flush": 1000,
    "straight_flush": 200,
    "four_of_a_kind": 100,
    "full_house": 20,
    "flush": 15,
    "straight": 10,
    "three_of_a_kind": 7,
}

LIVE = Game(
    name="three-card-poker-live",
    piles=INSTANT.piles,
    facts=(HAND, SIX_CARD, DEALER),
    paytables=(
        ANTE_BONUS,
        Paytable.of("pair_plus", "hand", LIVE_PAIR_PLUS),
        Paytable.of("six_card_bonus", "six_card", LIVE_SIX_CARD_BONUS),
    ),
    stages=INSTANT.stages,
    side_bets=(SideBet(PAIR_PLUS), SideBet(SIX_CARD_BONUS)),  # A1, A9: open with the ante, paid after a fold too
)
