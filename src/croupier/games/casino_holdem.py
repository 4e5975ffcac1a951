"""Casino Hold'em (sheet C): best five of seven against a dealer who opens with a pair of fours or better."""

from croupier.games.common import COMPLETING, FOLD, SHOWDOWN
from croupier.rules.definition import (
    ANTE,
    Game,
    HandFact,
    Line,
    Lose,
    Option,
    PaysByTable,
    Paytable,
    Pile,
    Push,
    Showdown,
    SideBet,
    Stage,
    Versus,
)

BOARD = ("flop", "turn", "river")

ANTE_PAYS = {  # C10: a straight or lower pays even money
    "royal_flush": 100,
    "straight_flush": 20,
    "four_of_a_kind": 10,
    "full_house": 3,
    "flush": 2,
    "straight": 1,
    "three_of_a_kind": 1,
    "two_pair": 1,
    "pair": 1,
    "high_card": 1,
}
AA_PAYS = {  # C11
    "royal_flush": 25,
    "straight_flush": 25,
    "four_of_a_kind": 25,
    "full_house": 25,
    "flush": 25,
    "straight": 7,
    "three_of_a_kind": 7,
    "two_pair": 7,
    "pair_of_aces": 7,
}

# C9: a dealer who does not open pays the ante by its table too, whoever is ahead.
ANTE_BY_TABLE = PaysByTable("ante")
ANTE_AGAINST_DEALER = Versus(SHOWDOWN, win=ANTE_BY_TABLE, tie=Push(), lose=Lose(), not_qualified=ANTE_BY_TABLE)

CALL = Option(
    "call",
    (Line("call", "call", COMPLETING), Line(ANTE, ANTE, ANTE_AGAINST_DEALER)),
    bet="call",
    raises=2,  # C5
)

CASINO_HOLDEM = Game(
    name="casino-holdem",
    piles=(
        Pile("hand", "seat", 2),
        Pile("dealer", "dealer", 2, face_up=False),
        Pile("flop", "board", 3),
        Pile("turn", "board", 1),
        Pile("river", "board", 1),
    ),
    facts=(
        HandFact("hand", "five_card", ("hand", *BOARD), as_dealt=True),
        HandFact("aa", "five_card", ("hand", "flop")),  # C8
        Showdown(SHOWDOWN, "five_card", ("hand", *BOARD), ("dealer", *BOARD), "pair_of_fours"),  # C9
    ),
    paytables=(Paytable.of("ante", "hand", ANTE_PAYS), Paytable.of("aa_bonus", "aa", AA_PAYS)),
    stages=(Stage("decision", ("hand", "dealer", "flop"), (CALL, FOLD)),),  # C4
    finish=("turn", "river"),  # C7
    # C5: a fold loses the AA Bonus with the ante; C8: so it is paid at the end.
    side_bets=(SideBet(Line("aa_bonus", "aa_bonus", PaysByTable("aa_bonus")), survives_fold=False),),
)
