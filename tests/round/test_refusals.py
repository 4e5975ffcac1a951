"""Every refusal: its code, its arguments, and that nothing has changed."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import croupier.round
from croupier.cards import parse_card, parse_cards
from croupier.games.catalogue import TABLES
from croupier.round.commands import (
    BurnCard,
    Choose,
    CloseBetting,
    CloseStage,
    Command,
    ConfirmCards,
    CorrectCard,
    PlaceBets,
    PutCard,
    Refused,
    RevealSeed,
    VoidRound,
)
from croupier.round.events import Bets, Dealing
from tests.games.rounds import Desk

TERMS = {table.id: table.terms for table in TABLES}


def bet(seat: int = 1, at_most: int = 10**6, **amounts: int) -> PlaceBets:
    return PlaceBets(seat, f"seat {seat}", (amounts,), at_most)


CLOSE = CloseBetting()
CARDS = [PutCard(card) for card in parse_cards("Qs Qd 7h")]
DOWN = PutCard(None)
DEALT: list[Command] = [bet(ante=1000), CLOSE, *CARDS, DOWN, DOWN, DOWN]
PLAY, FOLD, TIME = Choose(1, "decision", "play"), Choose(1, "decision", "fold"), CloseStage("decision")
SHOWN = [PutCard(card) for card in parse_cards("Jc 9d 4h")]
PLAYED: list[Command] = [*DEALT, PLAY, TIME, *SHOWN]
VOID, SEED = VoidRound("x"), RevealSeed("00")

Arguments = dict[str, str | int]
CASES: dict[str, tuple[str, list[Command], Command, str, Arguments]] = {
    "bet on a spot that is not there": (
        "venezia",
        [],
        bet(ante=100, aa_bonus=100),
        "unknown_spot",
        {"bet": "aa_bonus"},
    ),
    "bet on Play itself": ("venezia", [], bet(ante=100, play=100), "unknown_spot", {"bet": "play"}),
    "bet of nothing": ("venezia", [], bet(ante=0), "bad_amount", {"bet": "ante"}),
    "negative bet": ("venezia", [], bet(ante=500, pair_plus=-100), "bad_amount", {"bet": "pair_plus"}),
    "no such seat": ("venezia", [], bet(seat=8, ante=500), "unknown_seat", {"seat": 8}),
    "seat zero": ("paris", [], bet(seat=0, ante=500), "unknown_seat", {"seat": 0}),
    "second seat of an instant table": ("paris", [], bet(seat=2, ante=500), "unknown_seat", {"seat": 2}),
    "A1": ("venezia", [], bet(pair_plus=500), "needs_ante", {"bet": "pair_plus"}),
    "A15": ("venezia", [], bet(at_most=1999, ante=1000), "funds", {"needed": 2000, "available": 1999}),
    "A15 with side bets": (
        "venezia",
        [],
        bet(at_most=2999, ante=1000, pair_plus=1000),
        "funds",
        {"needed": 3000, "available": 2999},
    ),
    "B: second bet": ("tequila", [], bet(at_most=1999, ante=1000), "funds", {"needed": 2000, "available": 1999}),
    "D5": ("paris", [], bet(at_most=999, ante=1000), "funds", {"needed": 1000, "available": 999}),
    "A23": ("venezia", [], bet(ante=50_001), "over_maximum", {"bet": "ante", "maximum": 50_000}),
    "A23 side bet": (
        "zagreb",
        [],
        bet(ante=100, six_card_bonus=5_001),
        "over_maximum",
        {"bet": "six_card_bonus", "maximum": 5_000},
    ),
    "B: over the maximum": ("tequila", [], bet(ante=20_001), "over_maximum", {"bet": "ante", "maximum": 20_000}),
    "B5": ("tequila", [bet(ante=99)], CLOSE, "under_minimum", {"bet": "ante", "minimum": 100}),
    "C2": ("roma", [bet(ante=100, aa_bonus=99)], CLOSE, "under_minimum", {"bet": "aa_bonus", "minimum": 100}),
    "D1": ("paris", [], CLOSE, "no_bet", {}),
    "D1 taken back": ("paris", [bet(ante=100), bet()], CLOSE, "no_bet", {}),
    "bet after the close": ("venezia", [bet(ante=500), CLOSE], bet(ante=600), "betting_closed", {}),
    "A25: UNDO after the close": ("venezia", [bet(ante=500), CLOSE], bet(), "betting_closed", {}),
    "close twice": ("venezia", [bet(ante=500), CLOSE], CLOSE, "betting_closed", {}),
    "card before the close": ("venezia", [bet(ante=500)], CARDS[0], "no_card_wanted", {}),
    "card while deciding": ("venezia", DEALT, CARDS[0], "no_card_wanted", {}),
    "card after the end": ("venezia", PLAYED, CARDS[0], "no_card_wanted", {}),
    "player's card face down": ("venezia", [bet(ante=500), CLOSE], DOWN, "wrong_side_up", {}),
    "A2: dealer's card face up": ("venezia", DEALT[:5], PutCard(0), "wrong_side_up", {}),
    "card not turned": ("venezia", [*DEALT, PLAY, TIME], DOWN, "wrong_side_up", {}),
    "card twice": ("venezia", DEALT[:3], CARDS[0], "card_twice", {"card": parse_card("Qs")}),
    "dealer shows a player's card": (
        "venezia",
        [*DEALT, PLAY, TIME],
        CARDS[2],
        "card_twice",
        {"card": parse_card("7h")},
    ),
    "A11: a joker": ("venezia", DEALT[:2], PutCard(52), "unknown_card", {"card": 52}),
    "A11: a negative card": ("venezia", DEALT[:2], PutCard(-1), "unknown_card", {"card": -1}),
    "choice while betting": ("venezia", [bet(ante=500)], PLAY, "not_deciding", {}),
    "choice before the cards": ("venezia", DEALT[:5], PLAY, "not_deciding", {}),
    "choice of a seat without a bet": ("venezia", DEALT, Choose(2, "decision", "play"), "not_deciding", {}),
    "A28: choice after the time": ("venezia", [*DEALT, TIME], PLAY, "not_deciding", {}),
    "second choice": ("venezia", [*DEALT, PLAY], FOLD, "already_chosen", {}),
    "the same choice again": ("venezia", [*DEALT, PLAY], PLAY, "already_chosen", {}),
    "choice of another game": ("venezia", DEALT, Choose(1, "decision", "call"), "unknown_option", {"option": "call"}),
    "choice of another stage": ("venezia", DEALT, Choose(1, "river", "play"), "wrong_stage", {"stage": "decision"}),
    "end of another stage": ("venezia", DEALT, CloseStage("river"), "wrong_stage", {"stage": "decision"}),
    "end of the time while betting": ("venezia", [bet(ante=500)], TIME, "not_deciding", {}),
    "end of the time twice": ("venezia", [*DEALT, TIME], TIME, "not_deciding", {}),
    "void after the end": ("venezia", PLAYED, VOID, "round_over", {}),
    "void twice": ("venezia", [*DEALT, VOID], VOID, "round_over", {}),
    "bet on a void round": ("venezia", [VOID], bet(ante=500), "betting_closed", {}),
    "seed while betting": ("venezia", [], SEED, "round_running", {}),
    "seed before the end": ("venezia", DEALT, SEED, "round_running", {}),
    "correction of a sealed deck": (
        "venezia",
        DEALT,
        CorrectCard("hand", 1, 0, parse_card("2c")),
        "not_by_hand",
        {},
    ),
    "seed twice": ("venezia", [*PLAYED, SEED], SEED, "round_running", {}),
}


BURN, CONFIRM = BurnCard(), ConfirmCards()
BY_HAND: list[Command] = [bet(ante=1000), CLOSE, BURN, *CARDS, DOWN, DOWN, DOWN]
RIGHT = CorrectCard("hand", 1, 0, parse_card("2c"))
CASES_BY_HAND: dict[str, tuple[str, list[Command], Command, str, Arguments]] = {
    "card in the place of the burn": ("venezia", BY_HAND[:2], CARDS[0], "wrong_burn", {}),
    "second burn": ("venezia", BY_HAND[:3], BURN, "wrong_burn", {}),
    "burn while betting": ("venezia", [], BURN, "wrong_burn", {}),
    "one card too many": ("venezia", [*BY_HAND, PLAY, TIME, *SHOWN], PutCard(0), "no_card_wanted", {}),
    "confirmation before the last card": ("venezia", [*BY_HAND, PLAY, TIME, *SHOWN[:2]], CONFIRM, "not_confirming", {}),
    "confirmation in the decision": ("venezia", BY_HAND, CONFIRM, "not_confirming", {}),
    "correction of a card that is not there": (
        "venezia",
        BY_HAND,
        CorrectCard("hand", 1, 3, parse_card("2c")),
        "no_such_card",
        {},
    ),
    "correction of a card on its face": (
        "venezia",
        BY_HAND,
        CorrectCard("dealer", None, 0, parse_card("2c")),
        "no_such_card",
        {},
    ),
    "correction to a card that lies there": (
        "venezia",
        BY_HAND,
        CorrectCard("hand", 1, 0, parse_card("Qd")),
        "card_twice",
        {"card": parse_card("Qd")},
    ),
    "correction after a choice": ("venezia", [*BY_HAND, PLAY], RIGHT, "choice_made", {}),
    "correction after the end": ("venezia", [*BY_HAND, PLAY, TIME, *SHOWN, CONFIRM], RIGHT, "round_over", {}),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_refused_and_nothing_has_changed(case: tuple[str, list[Command], Command, str, Arguments]) -> None:
    _check_refused(case, "automatic")


@pytest.mark.parametrize("case", CASES_BY_HAND.values(), ids=CASES_BY_HAND)
def test_refused_to_a_dealer_and_nothing_has_changed(
    case: tuple[str, list[Command], Command, str, Arguments],
) -> None:
    _check_refused(case, "hand")


def _check_refused(case: tuple[str, list[Command], Command, str, Arguments], dealing: Dealing) -> None:
    table, before, command, code, arguments = case
    desk = Desk(TERMS[table], dealing=dealing)
    for earlier in before:
        desk.do(earlier)
    round_, balances, events = desk.round, dict(desk.balances), list(desk.events)
    with pytest.raises(Refused) as refusal:
        desk.do(command)
    assert (refusal.value.code, refusal.value.arguments) == (code, arguments)
    assert (desk.round, desk.events) == (round_, events)
    assert all(desk.balances[account] == balance for account, balance in balances.items())


def codes_in(source: str) -> Iterator[str]:
    """Yield the codes that a module refuses with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            arguments = {"Refused": node.args[:1], "_require": node.args[1:]}.get(node.func.id, [])
            yield from (str(each.value) for each in arguments if isinstance(each, ast.Constant))


def test_every_refusal_has_its_case() -> None:
    modules = Path(croupier.round.__path__[0]).glob("*.py")
    codes = {code for module in modules for code in codes_in(module.read_text("utf-8"))}
    assert codes == {code for _, _, _, code, _ in (*CASES.values(), *CASES_BY_HAND.values())}


def test_a_command_leaves_what_it_was_given_as_it_was() -> None:
    placements: tuple[Bets, ...] = ({"ante": 30_000}, {"aa_bonus": 6_000})
    Desk(TERMS["roma"]).do(PlaceBets(1, "seat 1", placements, 10**6))
    assert placements == ({"ante": 30_000}, {"aa_bonus": 6_000})
