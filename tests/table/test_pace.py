"""The house's clock, driven by hand: a book on a real database, and time as a number."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.book.acts import Act, Bet, CloseBets, CloseDecisions, Decide, OpenRound
from croupier.table.pace import in_time
from tests.book.conftest import Desk
from tests.table.hall import WINDOWS, Hall, sit
from tests.world.disk import MemoryDisk


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with SqliteDatabase(tmp_path / "house.sqlite3") as database:
        yield Hall(Desk(database, tmp_path / "house.sqlite3"))


def test_an_empty_table_opens_no_rounds(hall: Hall) -> None:
    assert hall.run_to(600_000) == []


def test_a_round_goes_through_its_windows_by_the_clock_alone(hall: Hall) -> None:
    sit(hall, "ada")
    hall.look()
    hall.desk.do(hall.desk.bet("venezia", "ada", [{"ante": 500}]))

    assert hall.run_to(WINDOWS.betting_ms - 500) == []
    assert hall.run_to(WINDOWS.betting_ms) == ["CloseBets"]
    assert hall.run_to(WINDOWS.betting_ms + WINDOWS.decision_ms) == ["CloseDecisions"]
    hall.now_ms = WINDOWS.betting_ms + WINDOWS.decision_ms  # the moment the round ended
    assert hall.run_to(hall.now_ms + WINDOWS.pause_ms + 500) == ["OpenRound"]


def test_A28_who_does_not_decide_folds_by_the_system(hall: Hall) -> None:
    sit(hall, "ada")
    hall.desk.do(hall.desk.bet("venezia", "ada", [{"ante": 500}]))
    hall.run_to(WINDOWS.betting_ms + WINDOWS.decision_ms)

    round_ = hall.state.round
    assert round_ is not None
    assert (round_.seats[1].choices, round_.seats[1].decided_by) == ({"decision": "fold"}, {"decision": "system"})
    assert hall.desk.money("ada") == (99_500, 0)


def test_A29_the_dealer_shows_only_when_the_decision_time_has_ended(hall: Hall) -> None:
    """Though everyone has decided, the window is the window."""
    sit(hall, "ada")
    hall.desk.do(hall.desk.bet("venezia", "ada", [{"ante": 500}]))
    hall.run_to(WINDOWS.betting_ms)
    hall.desk.do(hall.desk.decide("venezia", "ada", "play"))

    hall.run_to(WINDOWS.betting_ms + WINDOWS.decision_ms - 1_000)
    round_ = hall.state.round
    assert round_ is not None
    assert (round_.phase, round_.piles["dealer"]) == ("deciding", (None, None, None))
    hall.run_to(WINDOWS.betting_ms + WINDOWS.decision_ms)
    round_ = hall.state.round
    assert round_ is not None
    assert None not in round_.piles["dealer"]


def test_nothing_that_players_do_moves_a_deadline(hall: Hall) -> None:
    sit(hall, "ada")
    window = hall.look()
    for step in range(1, 18):
        hall.now_ms = step * 1_000
        hall.desk.do(hall.desk.bet("venezia", "ada", [{"ante": 100 * step}]))
        assert hall.look() == window


def test_the_betting_window_is_not_cut_short_when_every_ante_stands(hall: Hall) -> None:
    sit(hall, "ada")
    hall.look()
    hall.desk.do(hall.desk.bet("venezia", "ada", [{"ante": 500}]))
    hall.now_ms = WINDOWS.betting_ms - 1

    assert hall.due() is None
    hall.desk.do(hall.desk.bet("venezia", "ada", [{"ante": 500, "pair_plus": 500}]))


@pytest.mark.parametrize(("early_ms", "expected"), [(1, True), (0, False), (-1, False)])
def test_a_bet_is_in_time_before_the_deadline_and_late_at_it(hall: Hall, early_ms: int, expected: bool) -> None:
    sit(hall, "ada")
    window = hall.look()
    bet = hall.desk.bet("venezia", "ada", [{"ante": 500}])
    assert window is not None

    assert in_time(window, bet, window.deadline_ms - early_ms) is expected


def test_a_choice_is_measured_by_the_decision_window_alone(hall: Hall) -> None:
    sit(hall, "ada")
    hall.desk.do(hall.desk.bet("venezia", "ada", [{"ante": 500}]))
    hall.run_to(WINDOWS.betting_ms)
    window = hall.look()
    assert window is not None
    assert window.name == "decision"
    choice = hall.desk.decide("venezia", "ada", "play")

    assert isinstance(choice, Decide)
    assert in_time(window, choice, window.deadline_ms - 1)
    assert not in_time(window, choice, window.deadline_ms)
    assert in_time(window, hall.desk.bet("venezia", "ada", []), window.deadline_ms), "the round refuses it, not time"


def test_a_restart_gives_a_running_window_anew(hall: Hall) -> None:
    """What was left of it is not known any more; nobody loses time they had."""
    sit(hall, "ada")
    hall.desk.do(hall.desk.bet("venezia", "ada", [{"ante": 500}]))
    hall.run_to(WINDOWS.betting_ms - 2_000)
    hall.desk.reopen()
    hall.window = None

    window = hall.look()
    assert window is not None
    assert window.deadline_ms == hall.now_ms + WINDOWS.betting_ms


def test_a_round_without_bets_ends_without_cards(hall: Hall) -> None:
    sit(hall, "ada")
    hall.run_to(WINDOWS.betting_ms)

    round_ = hall.state.round
    assert round_ is not None
    assert (round_.phase, round_.piles, hall.desk.money("ada")) == ("ended", {}, (100_000, 0))


def test_a_thousand_rounds_of_seven_seats_pass_by_the_clock(tmp_path: Path) -> None:
    """The core alone: what is stored is kept in memory."""
    _play_many(Hall(Desk(MemoryDisk(), tmp_path / "house.sqlite3")), 1_000)


def test_fifty_rounds_of_seven_seats_pass_on_the_real_database(hall: Hall) -> None:
    _play_many(hall, 50)


def _play_many(hall: Hall, rounds: int) -> None:
    players = [f"player{number}" for number in range(7)]
    for player in players:
        hall.desk.account(player, opening=10_000_000)
        hall.desk.seated("venezia", player)
    for number in range(rounds):
        _play_one(hall, players, number)

    held = [hall.desk.money(player)[1] for player in players]
    assert held == [0] * 7
    accounts = ["PLAY/house", "PLAY/cashier", *(hall.desk.wallet_account(player) for player in players)]
    assert sum(hall.desk.stored(account) for account in accounts) == 0


def _play_one(hall: Hall, players: list[str], number: int) -> None:
    """One round; each player bets and decides in a way of their own, some not at all."""
    hall.look()
    bets: list[Act] = [
        hall.desk.bet("venezia", player, [{"ante": 100 * (index + 1), "pair_plus": 100, "six_card_bonus": 100}])
        for index, player in enumerate(players)
        if (number + index) % 5
    ]
    hall.desk.ask(*bets)
    for name in ("CloseBets", "CloseDecisions", "OpenRound"):
        assert hall.window is not None
        hall.now_ms = hall.window.deadline_ms
        act = hall.due()
        assert isinstance(act, CloseBets | CloseDecisions | OpenRound)
        assert type(act).__name__ == name
        hall.desk.do(act)
        hall.look()
        if name == "CloseBets":
            choosing = [bet.player for bet in bets if isinstance(bet, Bet)]
            options = ["play" if (number + index) % 3 else "fold" for index in range(len(choosing))]
            hall.desk.ask(
                *(hall.desk.decide("venezia", player, option) for player, option in zip(choosing, options, strict=True))
            )
