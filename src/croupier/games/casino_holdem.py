"""Casino Hold'em (sheet C): best five of seven against the dealer, who opens with a pair of fours or better."""

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

BOARD = ("flop", "turn", "river")

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
        HandFact("aa", "five_card", ("hand", "flop")),  # C8: the player's two and the flop
        Showdown("showdown", "five_card", ("hand", *BOARD), ("dealer", *BOARD), "pair_of_fours"),
    ),
    paytables=(
        Paytable(  # C10: a straight or lower pays even money
            "ante",
            "hand",
            (
                Row("royal_flush", 100),
                Row("straight_flush", 20),
                Row("four_of_a_kind", 10),
                Row("full_house", 3),
                Row("flush", 2),
                Row("straight", 1),
                Row("three_of_a_kind", 1),
                Row("two_pair", 1),
                Row("pair", 1),
                Row("high_card", 1),
            ),
        ),
        Paytable(  # C11
            "aa_bonus",
            "aa",
            (
                Row("royal_flush", 25),
                Row("straight_flush", 25),
                Row("four_of_a_kind", 25),
                Row("full_house", 25),
                Row("flush", 25),
                Row("straight", 7),
                Row("three_of_a_kind", 7),
                Row("two_pair", 7),
                Row("pair_of_aces", 7),
            ),
        ),
    ),
    stages=(
        Stage(
            "decision",
            deals=("hand", "dealer", "flop"),  # C4
            options=(
                Option(  # C5, C9
                    "call",
                    (
                        Line(
                            "call",
                            "call",
                            Versus("showdown", win=Pays(1), tie=Push(), lose=Lose(), not_qualified=Push()),
                        ),
                        Line(
                            "ante",
                            "ante",
                            Versus(
                                "showdown",
                                win=PaysByTable("ante"),
                                tie=Push(),
                                lose=Lose(),
                                not_qualified=PaysByTable("ante"),
                            ),
                        ),
                    ),
                    bet="call",
                    raises=2,
                ),
                Option("fold", (Line("ante", "ante", Lose()),), folds=True),
            ),
        ),
    ),
    finish=("turn", "river"),  # C7
    # C5: a fold loses the AA Bonus too; C8: so it is paid at the end.
    side_bets=(SideBet(Line("aa_bonus", "aa_bonus", PaysByTable("aa_bonus")), survives_fold=False),),
)
