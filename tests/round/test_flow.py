"""The course of a round: what it waits for, what follows by itself, in which order cards come and lines settle."""

import pytest

from croupier.cards import parse_cards
from croupier.games.catalogue import TABLES
from croupier.round.commands import Choose, CloseBetting, CloseStage, Command, PlaceBets, PutCard, RevealSeed, VoidRound
from croupier.round.events import (
    CardDealt,
    Event,
    LinesSettled,
    OptionChosen,
    RoundEnded,
    RoundOpened,
    StageClosed,
    StageOpened,
)
from croupier.round.model import apply
from croupier.round.wants import Slot, Want, WantsBets, WantsCard, WantsChoices, playing, wants
from tests.games.rounds import Desk

TERMS = {table.id: table.terms for table in TABLES}
CLOSE, TIME = CloseBetting(), CloseStage("decision")
DOWN = PutCard(None)


def bet(seat: int = 1, **amounts: int) -> PlaceBets:
    return PlaceBets(seat, f"seat {seat}", (amounts,), 10**6)


def cards(names: str) -> list[Command]:
    return [PutCard(card) for card in parse_cards(names)]


def at(table: str, *commands: Command) -> Desk:
    desk = Desk(TERMS[table])
    for command in commands:
        desk.do(command)
    return desk


def slots(desk: Desk, *commands: Command) -> list[str]:
    """Return where each card goes, while the commands deal them."""
    places = []
    for command in commands:
        want = wants(desk.round)
        assert isinstance(want, WantsCard)
        slot = want.slot
        places.append(f"{slot.act} {slot.pile} {slot.index}" + (f" seat {slot.seat}" if slot.seat else ""))
        desk.do(command)
    return places


DEALT = (bet(ante=1000), CLOSE, *cards("Qs Qd 7h"), DOWN, DOWN, DOWN)
SIX_DEALT = (bet(ante=1000), CLOSE, *cards("As 7d"), DOWN, DOWN, *cards("Ah 9c 4s"))


@pytest.mark.parametrize(
    ("table", "commands", "expected"),
    [
        ("venezia", (), WantsBets()),
        ("venezia", (bet(ante=1000),), WantsBets()),
        ("venezia", (bet(ante=1000), CLOSE), WantsCard(Slot("hand", 1, 0, "deal_up"))),
        ("venezia", DEALT, WantsChoices("decision", (1,))),
        ("venezia", (*DEALT, Choose(1, "decision", "play")), WantsChoices("decision", ())),
        ("venezia", (*DEALT, TIME), WantsCard(Slot("dealer", None, 0, "turn"))),
        ("venezia", (*DEALT, TIME, *cards("Jc 9d 4h")), None),
        ("venezia", (*DEALT, VoidRound("x")), None),
        ("venezia", (CLOSE,), None),
        ("paris", (*DEALT, Choose(1, "decision", "play")), WantsCard(Slot("dealer", None, 0, "turn"))),
        ("paris", (*DEALT, Choose(1, "decision", "fold")), None),
        ("roma", (*SIX_DEALT, Choose(1, "decision", "call")), WantsCard(Slot("turn", None, 0, "deal_up"))),
    ],
)
def test_what_a_round_waits_for(table: str, commands: tuple[Command, ...], expected: Want | None) -> None:
    assert wants(at(table, *commands).round) == expected


def test_A2_E6_cards_go_round_the_seats_up_and_to_the_dealer_down() -> None:
    desk = at("venezia", bet(2, ante=1000), bet(5, ante=1000), CLOSE)
    assert slots(desk, *cards("2c 3c 4c 5c 6c 7c"), DOWN, DOWN, DOWN) == [
        "deal_up hand 0 seat 2",
        "deal_up hand 0 seat 5",
        "deal_up hand 1 seat 2",
        "deal_up hand 1 seat 5",
        "deal_up hand 2 seat 2",
        "deal_up hand 2 seat 5",
        "deal_down dealer 0",
        "deal_down dealer 1",
        "deal_down dealer 2",
    ]
    desk.do(TIME)
    assert slots(desk, *cards("8c 9c Tc")) == ["turn dealer 0", "turn dealer 1", "turn dealer 2"]


def test_C4_C7_two_up_two_down_flop_then_turn_and_river_then_the_dealer() -> None:
    desk = at("roma", bet(ante=1000), CLOSE)
    assert slots(desk, *cards("As 7d"), DOWN, DOWN, *cards("Ah 9c 4s")) == [
        "deal_up hand 0 seat 1",
        "deal_up hand 1 seat 1",
        "deal_down dealer 0",
        "deal_down dealer 1",
        "deal_up flop 0",
        "deal_up flop 1",
        "deal_up flop 2",
    ]
    desk.do(Choose(1, "decision", "call"))
    assert slots(desk, *cards("2d Jc Ks Kd")) == ["deal_up turn 0", "deal_up river 0", "turn dealer 0", "turn dealer 1"]
    assert desk.round.phase == "ended"


def test_B6_B8_four_cards_then_two() -> None:
    desk = at("tequila", bet(ante=1000), CLOSE)
    assert slots(desk, *cards("As 7d Ah 9c")) == [f"deal_up hand {index} seat 1" for index in range(4)]
    desk.do(Choose(1, "decision", "tequila_poker"))
    assert slots(desk, *cards("4s 2d")) == ["deal_up draw 0 seat 1", "deal_up draw 1 seat 1"]
    assert desk.round.phase == "ended"


def test_a_card_dealt_face_down_is_not_known_to_the_round() -> None:
    desk = at("venezia", *DEALT)
    down = [event.card for event in desk.events if isinstance(event, CardDealt) and event.pile == "dealer"]
    assert down == [None, None, None]
    assert desk.round.piles == {"dealer": (None, None, None)}


def test_the_window_is_the_window() -> None:
    desk = at("venezia", bet(1, ante=1000), bet(2, ante=1000))
    assert desk.round.phase == "betting"  # all Antes stand, and side bets still have their time
    desk.do(bet(1, ante=1000, pair_plus=500))
    assert desk.round.seats[1].bets == {"ante": 1000, "pair_plus": 500}


def test_A29_all_decisions_do_not_end_the_time() -> None:
    desk = at("venezia", *DEALT, Choose(1, "decision", "play"))
    assert isinstance(wants(desk.round), WantsChoices)
    desk.do(TIME)
    assert isinstance(wants(desk.round), WantsCard)


def test_at_the_players_pace_the_decision_ends_the_stage() -> None:
    desk = at("paris", *DEALT, Choose(1, "decision", "play"))
    assert desk.events[-1] == StageClosed("decision")


def test_A28_the_automatic_fold_is_the_systems() -> None:
    desk = at("venezia", *DEALT, TIME)
    assert desk.events[-2:] == [
        OptionChosen(1, "decision", "fold", "system", None, 0),
        StageClosed("decision"),
    ]
    assert desk.round.seats[1].folded
    assert desk.round.seats[1].decided_by == {"decision": "system"}


def test_A27_play_places_its_bet_by_itself() -> None:
    desk = at("venezia", *DEALT, Choose(1, "decision", "play"))
    assert desk.events[-1] == OptionChosen(1, "decision", "play", "player", "play", 1000)
    assert desk.round.seats[1].bets == {"ante": 1000, "play": 1000}


def test_C5_call_costs_twice_the_ante() -> None:
    desk = at("roma", *SIX_DEALT, Choose(1, "decision", "call"))
    assert desk.round.seats[1].bets == {"ante": 1000, "call": 2000}


def settlements(events: list[Event]) -> list[str]:
    """Return the settled lines and the stage's opening, as they came."""
    came = []
    for event in events:
        if isinstance(event, LinesSettled):
            came += [result.line for result in event.results]
        elif isinstance(event, StageOpened):
            came.append("stage opened")
    return came


def test_E4_order_of_settlement() -> None:
    side_bets = bet(ante=1000, six_card_bonus=500, pair_plus=500)
    desk = at("zagreb", side_bets, CLOSE, *cards("9s 8d 7h"), DOWN, DOWN, DOWN, Choose(1, "decision", "play"), TIME)
    for card in cards("Qc 5d 2h"):
        desk.do(card)
    assert settlements(desk.events) == ["stage opened", "play", "ante_bonus", "ante", "pair_plus", "six_card_bonus"]


def test_D4_pair_plus_is_settled_before_the_decision() -> None:
    desk = at("paris", bet(ante=1000, pair_plus=500), *DEALT[1:])
    assert settlements(desk.events) == ["pair_plus", "stage opened"]
    assert desk.gains[1] == -1000 + 500


def test_D4_pair_plus_alone_ends_the_round() -> None:
    desk = at("paris", bet(pair_plus=500), *DEALT[1:])
    assert settlements(desk.events) == ["pair_plus"]
    assert desk.events[-1] == RoundEnded()


def test_C8_aa_bonus_is_not_paid_before_the_end() -> None:
    desk = at("roma", bet(ante=1000, aa_bonus=500), *SIX_DEALT[1:], Choose(1, "decision", "call"))
    assert not desk.round.seats[1].settled
    for card in cards("2d Jc Ks Kd"):
        desk.do(card)
    assert [result.line for result in desk.round.seats[1].settled] == ["call", "ante", "aa_bonus"]


def test_E4_a_table_that_shows_after_all_have_folded() -> None:
    desk = at("zagreb", *DEALT, Choose(1, "decision", "fold"), TIME)
    assert isinstance(wants(desk.round), WantsCard)


def test_seats_take_part_by_their_stakes() -> None:
    desk = at("venezia", bet(3, ante=99), bet(1, ante=1000), bet(2, ante=1000), bet(2), CLOSE)
    assert playing(desk.round) == (1,)


def test_the_seed_comes_after_the_end_of_void_rounds_too() -> None:
    for commands in ((CLOSE,), (bet(ante=1000), VoidRound("x"))):
        desk = at("venezia", *commands, RevealSeed("c0ffee"))
        assert desk.round.seed == "c0ffee"


def test_the_client_seed_is_kept() -> None:
    desk = at("paris", bet(ante=1000), CloseBetting("lucky"))
    assert desk.round.client_seed == "lucky"


def test_a_round_is_opened_once() -> None:
    with pytest.raises(ValueError, match="opened once"):
        apply(at("venezia").round, RoundOpened("R2", "", "", "", 0))
