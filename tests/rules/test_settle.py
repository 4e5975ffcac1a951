"""Settlement of single lines: what each pay means in money."""

import pytest

from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.tequila_poker import TEQUILA_POKER
from croupier.games.three_card_poker import INSTANT, LIVE
from croupier.rules.definition import (
    Game,
    Line,
    Lose,
    Option,
    Pay,
    Pays,
    PaysByTable,
    PaysIfTable,
    Paytable,
    Push,
    Row,
    Versus,
)
from croupier.rules.settle import LineResult, forfeit, line_facts, row_pays, settle_line


def line_of(option: Option, name: str) -> Line:
    return next(line for line in option.lines if line.name == name)


PLAY, FOLD = LIVE.option("decision", "play"), LIVE.option("decision", "fold")
CALL = CASINO_HOLDEM.option("decision", "call")
HIGH, POKER = (TEQUILA_POKER.option("decision", name) for name in ("high_tequila", "tequila_poker"))


# What comes back of 10.00 on Play, as Ante Bonus and on Ante.
@pytest.mark.parametrize(
    ("result", "hand", "returned"),
    [
        ("not_qualified", "high_card", [1000, None, 2000]),
        ("not_qualified", "straight", [1000, 1000, 2000]),
        ("win", "pair", [2000, None, 2000]),
        ("win", "flush", [2000, None, 2000]),
        ("win", "straight", [2000, 1000, 2000]),
        ("win", "three_of_a_kind", [2000, 4000, 2000]),
        ("win", "straight_flush", [2000, 5000, 2000]),
        ("win", "mini_royal", [2000, 5000, 2000]),
        ("tie", "high_card", [1000, None, 1000]),
        ("tie", "straight", [1000, 1000, 1000]),
        ("lose", "high_card", [0, None, 0]),
        ("lose", "straight", [0, 1000, 0]),
        ("lose", "three_of_a_kind", [0, 4000, 0]),
    ],
)
@pytest.mark.parametrize("game", [LIVE, INSTANT], ids=lambda game: game.name)
def test_A5_A6_D7_against_the_dealer(game: Game, result: str, hand: str, returned: list[int | None]) -> None:
    facts = {"showdown": result, "hand": hand}
    settled = [settle_line(game, line, 1000, facts) for line in game.option("decision", "play").lines]
    assert [line and line.returned for line in settled] == returned


@pytest.mark.parametrize(
    ("result", "hand", "call", "ante"),
    [
        ("not_qualified", "high_card", 2000, 2000),
        ("not_qualified", "flush", 2000, 3000),
        ("not_qualified", "royal_flush", 2000, 101_000),
        ("win", "pair", 4000, 2000),
        ("win", "full_house", 4000, 4000),
        ("win", "straight_flush", 4000, 21_000),
        ("tie", "full_house", 2000, 1000),
        ("lose", "full_house", 0, 0),
        ("lose", "four_of_a_kind", 0, 0),
    ],
)
def test_C9_C10_against_the_dealer(result: str, hand: str, call: int, ante: int) -> None:
    facts = {"showdown": result, "hand": hand}
    for name, stake, returned in (("call", 2000, call), ("ante", 1000, ante)):
        settled = settle_line(CASINO_HOLDEM, line_of(CALL, name), stake, facts)
        assert settled is not None
        assert settled.returned == returned


@pytest.mark.parametrize(
    ("option", "fact", "hand", "ante", "bet"),
    [
        (HIGH, "points", "45", 0, 0),
        (HIGH, "points", "46", 2000, 2000),
        (HIGH, "points", "54", 2000, 201_000),
        (POKER, "hand", "pair", 0, 0),
        (POKER, "hand", "pair_of_aces", 2000, 2000),
        (POKER, "hand", "royal_flush", 2000, 201_000),
    ],
)
def test_B11_ante_at_even_money_on_a_win(option: Option, fact: str, hand: str, ante: int, bet: int) -> None:
    settled = [settle_line(TEQUILA_POKER, line, 1000, {fact: hand}) for line in option.lines]
    assert [line and line.returned for line in settled] == [ante, bet]


def test_E4_order_of_settlement() -> None:
    assert [line.name for line in PLAY.lines] == ["play", "ante_bonus", "ante"]
    assert [side_bet.bet for side_bet in LIVE.side_bets] == ["pair_plus", "six_card_bonus"]


def test_to_one_adds_the_stake() -> None:
    line = Line("side", "side", Pays(35))
    assert settle_line(LIVE, line, 100, {}) == LineResult("side", "side", 100, 3600, "win", None, None, 35)


@pytest.mark.parametrize(
    ("pay", "facts", "expected"),
    [
        (Pays(0), {}, LineResult("x", "x", 7, 7, "win", pays=0)),
        (Push(), {}, LineResult("x", "x", 7, 7, "push")),
        (Lose(), {}, LineResult("x", "x", 7, 0, "lose")),
        (PaysByTable("ante_bonus"), {"hand": "straight"}, LineResult("x", "x", 7, 14, "win", hand="straight", pays=1)),
        (PaysByTable("ante_bonus"), {"hand": "flush"}, LineResult("x", "x", 7, 0, "lose", hand="flush")),
        (
            PaysIfTable("ante_bonus", 3),
            {"hand": "straight_flush"},
            LineResult("x", "x", 7, 28, "win", hand="straight_flush", pays=3),
        ),
        (PaysIfTable("ante_bonus", 3), {"hand": "pair"}, LineResult("x", "x", 7, 0, "lose", hand="pair")),
    ],
)
def test_every_way_to_pay(pay: Pay, facts: dict[str, str], expected: LineResult) -> None:
    assert settle_line(LIVE, Line("x", "x", pay), 7, facts) == expected


@pytest.mark.parametrize(
    ("result", "returned", "outcome"),
    [("win", 300, "win"), ("tie", 100, "push"), ("lose", 0, "lose"), ("not_qualified", 200, "win")],
)
def test_a_showdown_decides_which_pay_applies(result: str, returned: int, outcome: str) -> None:
    line = Line("x", "x", Versus("showdown", win=Pays(2), tie=Push(), lose=Lose(), not_qualified=Pays(1)))
    settled = settle_line(LIVE, line, 100, {"showdown": result})
    assert settled is not None
    assert (settled.returned, settled.outcome, settled.result) == (returned, outcome, result)


def test_a_bonus_pays_beside_the_stake_or_not_at_all() -> None:
    bonus = line_of(PLAY, "ante_bonus")
    assert settle_line(LIVE, bonus, 1000, {"hand": "flush"}) is None
    assert settle_line(LIVE, bonus, 1000, {"hand": "straight_flush"}) == LineResult(
        "ante_bonus", "ante", 0, 5000, "bonus", hand="straight_flush", pays=5
    )


def test_a_fold_loses_the_stake() -> None:
    assert forfeit(FOLD.lines[0], 1000) == LineResult("ante", "ante", 1000, 0, "fold")


def test_a_finer_class_without_a_row_pays_as_the_plain_one() -> None:
    table = Paytable("t", "hand", (Row("straight_flush", 40), Row("pair", 1)))
    assert row_pays(table, "mini_royal") == 40
    assert row_pays(table, "royal_flush") == 40
    assert row_pays(table, "pair_of_aces") == 1
    assert row_pays(table, "three_of_a_kind") is None


def test_a_plain_class_never_pays_as_a_finer_one() -> None:
    table = Paytable("t", "hand", (Row("mini_royal", 100), Row("pair_of_aces", 7)))
    assert row_pays(table, "straight_flush") is None
    assert row_pays(table, "pair") is None


def test_a_row_of_its_own_goes_before_the_plain_one() -> None:
    assert row_pays(LIVE.paytable("pair_plus"), "mini_royal") == 100
    assert row_pays(INSTANT.paytable("pair_plus"), "mini_royal") == 40


def test_facts_that_a_line_needs() -> None:
    assert line_facts(LIVE, line_of(PLAY, "play")) == {"showdown"}
    assert line_facts(LIVE, line_of(PLAY, "ante_bonus")) == {"hand"}
    assert line_facts(LIVE, FOLD.lines[0]) == frozenset()
    assert line_facts(CASINO_HOLDEM, line_of(CALL, "ante")) == {"showdown", "hand"}
    assert line_facts(CASINO_HOLDEM, CASINO_HOLDEM.side_bet("aa_bonus").line) == {"aa"}


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(KeyError, match="showdown"):
        settle_line(LIVE, line_of(PLAY, "play"), 1000, {"hand": "pair"})
