"""What a supervisor disables takes no new rounds, seats or antes; what runs is played to its end."""

from collections.abc import Callable

import pytest

from croupier.book.acts import CloseBets, CloseDecisions, Disable, Enable, OpenRound, Sit
from tests.book.conftest import CATALOGUE, OPENING, Desk
from tests.book.hand import SUPERVISOR

GAME = CATALOGUE["venezia"].terms.game.name
Closing = tuple[str, str]


@pytest.fixture
def desk(quick_desk: Desk) -> Desk:
    return quick_desk


def disable(desk: Desk, kind: str, subject: str) -> Disable:
    return Disable(desk.now_ms, *SUPERVISOR, "why not", kind=kind, subject=subject)  # type: ignore[arg-type]  # one of its words


def enable(desk: Desk, kind: str, subject: str) -> Enable:
    return Enable(desk.now_ms, *SUPERVISOR, kind=kind, subject=subject)  # type: ignore[arg-type]  # the same


@pytest.fixture(params=[("table", "venezia"), ("game", GAME), ("player", "ada"), ("everything", "")])
def closing(request: pytest.FixtureRequest) -> Closing:
    kind, subject = request.param
    return kind, subject


def test_a_running_round_is_played_to_its_end_and_no_other_begins(desk: Desk, closing: Closing) -> None:
    code = "player_disabled" if closing[0] == "player" else "table_closed"
    round_id = desk.seated("venezia", "ada")
    desk.do(desk.bet("venezia", "ada", [{"ante": 500}]))
    desk.do(disable(desk, *closing))

    assert desk.refusal(desk.bet("venezia", "ada", [{"ante": 900}])) == code
    desk.do(CloseBets(desk.now_ms, "venezia", round_id))
    desk.do(desk.decide("venezia", "ada", "play"))
    desk.do(CloseDecisions(desk.now_ms, "venezia", round_id, "decision"))
    round_ = desk.book.table("venezia").round
    assert round_ is not None
    assert round_.phase == "ended"
    if closing[0] != "player":
        assert desk.refusal(OpenRound(desk.now_ms, "venezia", "VEN", CATALOGUE["venezia"].terms)) == code
    desk.account("bea")
    if closing[0] != "player":
        assert desk.refusal(Sit(desk.now_ms, "venezia", "bea", "Bea", 7)) == code
    desk.reopen()
    assert desk.refusal(enable(desk, "table", "zagreb")) == "not_disabled"
    desk.do(enable(desk, *closing))
    desk.do(OpenRound(desk.now_ms, "venezia", "VEN", CATALOGUE["venezia"].terms))
    desk.do(desk.bet("venezia", "ada", [{"ante": 500}]))


def test_a_bet_can_be_taken_back_from_what_is_disabled(desk: Desk, closing: Closing) -> None:
    desk.seated("venezia", "ada")
    desk.do(desk.bet("venezia", "ada", [{"ante": 500}]))
    desk.do(disable(desk, *closing))

    desk.do(desk.bet("venezia", "ada", []))
    assert desk.money("ada") == (OPENING, 0)


@pytest.mark.parametrize("closing", [("table", "paris"), ("player", "ada"), ("everything", "")])
def test_an_instant_round_that_has_a_bet_is_dealt_and_no_other_opens(desk: Desk, closing: Closing) -> None:
    desk.seated("paris", "ada")
    desk.do(desk.bet("paris", "ada", [{"ante": 500}]))
    desk.do(disable(desk, *closing))

    desk.do(desk.deal("paris", "ada"))
    desk.do(desk.decide("paris", "ada", "play"))
    again = OpenRound(desk.now_ms, "paris/ada", "PAR", CATALOGUE["paris"].terms, "ada")
    assert desk.refusal(again) in ("table_closed", "player_disabled")


def test_other_tables_games_and_players_go_on(desk: Desk) -> None:
    desk.account("bea")
    desk.seated("paris", "bea")
    for kind, subject in (("table", "venezia"), ("game", GAME), ("player", "ada")):
        desk.do(disable(desk, kind, subject))
    desk.do(desk.bet("paris", "bea", [{"ante": 500}]))
    desk.seated("roma", "bea")


def test_disabling_twice_or_nothing_is_refused(desk: Desk) -> None:
    desk.do(disable(desk, "table", "venezia"))
    refused: list[tuple[Callable[[], str], str]] = [
        (lambda: desk.refusal(disable(desk, "table", "venezia")), "disabled_already"),
        (lambda: desk.refusal(disable(desk, "table", "")), "unknown_subject"),
        (lambda: desk.refusal(disable(desk, "everything", "venezia")), "unknown_subject"),
        (lambda: desk.refusal(enable(desk, "game", GAME)), "not_disabled"),
    ]
    assert [ask() for ask, _ in refused] == [code for _, code in refused]
    (closure,) = desk.database.archive.closures()
    assert (closure.kind, closure.subject, closure.by, closure.why) == ("table", "venezia", "olga", "why not")
    assert [row.act for row in desk.database.archive.audit(0, 9)] == ["Disable"]
