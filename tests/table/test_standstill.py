"""A table that stands still: frozen clocks, a scanner that says nothing, a house that owes an act, seats kept."""

from pathlib import Path

import pytest

from croupier.book.acts import Burn, ConfirmCards, Halt, OpenRound, OpenTable, Pause, Resume, Scan, ShutTable, Void
from croupier.book.seating import Chair, Paused, TableState
from croupier.table.pace import absences, in_time, remaining_ms
from croupier.table.watchdog import PATIENCE_MS, Watchdog
from tests.book.conftest import Desk
from tests.table.hall import WINDOWS, Hall, sit
from tests.world.disk import MemoryDisk

DEALER, SUPERVISOR = ("dana", "dealer"), ("olga", "supervisor")
TABLE = "venezia"


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(Desk(MemoryDisk(), tmp_path / "house.sqlite3"))


def pause(hall: Hall) -> None:
    hall.desk.do(Pause(hall.desk.now_ms, *SUPERVISOR, table=TABLE))
    hall.look()


def resume(hall: Hall) -> None:
    hall.desk.do(Resume(hall.desk.now_ms, *SUPERVISOR, table=TABLE))
    hall.look()


def betting(hall: Hall, player: str = "bea") -> None:
    sit(hall, player)
    hall.look()
    hall.desk.do(hall.desk.bet(TABLE, player, [{"ante": 500}]))


@pytest.mark.parametrize("phase", ["betting", "deciding", "over"])
def test_A39_A40_a_pause_freezes_the_clock_and_the_time_that_was_left_runs_again(hall: Hall, phase: str) -> None:
    betting(hall)
    steps = {"betting": 0, "deciding": WINDOWS.betting_ms, "over": WINDOWS.betting_ms + WINDOWS.decision_ms}
    total = {"betting": WINDOWS.betting_ms, "deciding": WINDOWS.decision_ms, "over": WINDOWS.pause_ms}[phase]
    hall.run_to(steps[phase])
    hall.now_ms = steps[phase] + 3_000
    assert remaining_ms(hall.look(), hall.now_ms) == total - 3_000

    pause(hall)
    for _ in range(5):
        hall.now_ms += 3_600_000
        assert (hall.due(), remaining_ms(hall.look(), hall.now_ms)) == (None, total - 3_000)
    resume(hall)

    assert remaining_ms(hall.look(), hall.now_ms) == total - 3_000
    hall.now_ms += total - 3_001
    assert hall.due() is None
    hall.now_ms += 1
    assert hall.due() is not None


def test_a_second_pause_keeps_what_the_first_one_left(hall: Hall) -> None:
    betting(hall)
    for passed in (3_000, 4_000, 5_000):
        hall.now_ms += passed
        pause(hall)
        hall.now_ms += 60_000
        resume(hall)
    assert remaining_ms(hall.look(), hall.now_ms) == WINDOWS.betting_ms - 12_000


def test_a_bet_at_a_paused_table_is_not_late(hall: Hall) -> None:
    """It is refused, but not for its time: there is none."""
    betting(hall)
    pause(hall)
    hall.now_ms += 3_600_000
    assert in_time(hall.window, hall.desk.bet(TABLE, "bea", [{"ante": 900}]), hall.now_ms)


def test_a_table_that_was_paused_before_a_restart_begins_its_window_anew(hall: Hall) -> None:
    betting(hall)
    hall.now_ms = 10_000
    pause(hall)
    hall.desk.reopen()
    hall.window = None

    assert remaining_ms(hall.look(), hall.now_ms) == WINDOWS.betting_ms
    hall.now_ms += 60_000
    resume(hall)
    assert remaining_ms(hall.look(), hall.now_ms) == WINDOWS.betting_ms


def test_a_void_at_a_paused_table_waits_for_the_supervisor(hall: Hall) -> None:
    betting(hall)
    pause(hall)
    round_ = hall.state.running
    assert round_ is not None
    hall.desk.do(Void(hall.desk.now_ms, *SUPERVISOR, table=TABLE, round=round_.id, reason="malfunction"))

    assert hall.run_to(hall.now_ms + 600_000) == []
    resume(hall)
    assert "OpenRound" in hall.run_to(hall.now_ms + WINDOWS.pause_ms + 500)


def test_a_closed_table_opens_no_round(hall: Hall) -> None:
    sit(hall, "bea")
    hall.desk.do(ShutTable(hall.desk.now_ms, *DEALER, table=TABLE))
    assert hall.run_to(600_000) == []


class Dealt:
    """A round that a person deals, up to where the first card is wanted."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        hall.desk.do(OpenTable(hall.desk.now_ms, *DEALER, table=TABLE, dealing="hand", dealer_name="Dana"))
        hall.desk.account("bea")
        hall.desk.seated(TABLE, "bea")
        hall.look()
        hall.desk.do(hall.desk.bet(TABLE, "bea", [{"ante": 500}]))
        assert hall.run_to(WINDOWS.betting_ms) == ["CloseBets"]
        hall.now_ms = WINDOWS.betting_ms
        hall.look()

    def scan(self, card: str | None) -> None:
        state = self.hall.state
        assert state.round is not None
        self.hall.desk.do(Scan(self.hall.desk.now_ms, *DEALER, table=TABLE, round=state.round.id, card=card))
        self.hall.look()


def test_a_silent_scanner_stops_the_table(hall: Hall) -> None:
    Dealt(hall)
    hall.now_ms += WINDOWS.scanner_ms - 1
    assert hall.due() is None
    hall.now_ms += 1
    halt = hall.due()

    assert halt == Halt(hall.desk.now_ms, TABLE, "scanner_silent")
    hall.desk.do(halt)
    assert hall.state.paused == Paused("scanner_silent", "system")
    assert hall.due() is None


def test_a_table_that_goes_on_after_a_silent_scanner_gives_the_whole_time_again(hall: Hall) -> None:
    Dealt(hall)
    hall.now_ms += WINDOWS.scanner_ms
    halt = hall.due()
    assert isinstance(halt, Halt)
    hall.desk.do(halt)
    hall.look()
    hall.now_ms += 600_000
    resume(hall)
    hall.now_ms += WINDOWS.scanner_ms - 1
    assert hall.due() is None
    hall.now_ms += 1
    assert isinstance(hall.due(), Halt)


def test_every_card_gives_the_dealer_the_whole_time_again(hall: Hall) -> None:
    dealt = Dealt(hall)
    for card in ("Qs", "Jd", "Th", None, None, None):
        hall.now_ms += WINDOWS.scanner_ms - 1
        assert hall.due() is None
        dealt.scan(card)
    window = hall.look()
    assert window is not None
    assert (window.name, remaining_ms(window, hall.now_ms)) == ("decision", WINDOWS.decision_ms)


def test_a_dealer_who_does_not_confirm_is_a_silent_scanner_too(hall: Hall) -> None:
    dealt = Dealt(hall)
    for card in ("Qs", "Jd", "Th", None, None, None):
        dealt.scan(card)
    hall.run_to(hall.now_ms + WINDOWS.decision_ms)
    for card in ("Kh", "9d", "4s"):
        dealt.scan(card)
    hall.now_ms += WINDOWS.scanner_ms
    assert isinstance(hall.due(), Halt)
    state = hall.state
    assert state.round is not None
    hall.desk.do(ConfirmCards(hall.desk.now_ms, *DEALER, table=TABLE, round=state.round.id))
    window = hall.look()
    assert window is not None
    assert window.name == "pause"


def test_a_burn_counts_as_a_sign_of_life(hall: Hall) -> None:
    sit(hall, "cleo")  # seated, the round is open: dealt by the automatic dealer
    hall.desk.do(OpenTable(hall.desk.now_ms, *DEALER, table=TABLE, dealing="hand", dealer_name="Dana"))
    hall.run_to(WINDOWS.betting_ms)
    hall.now_ms += WINDOWS.pause_ms
    opening = hall.due()
    assert isinstance(opening, OpenRound)
    assert opening.burns == 1, "of the catalogue"
    hall.desk.do(opening)
    hall.look()
    hall.desk.do(hall.desk.bet(TABLE, "cleo", [{"ante": 500}]))
    hall.now_ms += WINDOWS.betting_ms
    closing = hall.due()
    assert closing is not None
    hall.desk.do(closing)
    hall.look()
    hall.now_ms += WINDOWS.scanner_ms - 1
    state = hall.state
    assert state.round is not None
    hall.desk.do(Burn(hall.desk.now_ms, *DEALER, table=TABLE, round=state.round.id))
    assert remaining_ms(hall.look(), hall.now_ms) == WINDOWS.scanner_ms


def test_the_watchdog_barks_at_a_table_that_owes_the_same_act_for_too_long() -> None:
    dog = Watchdog()
    assert list(dog.look({"venezia": "close", "zagreb": None}, 0)) == []
    assert list(dog.look({"venezia": "close", "zagreb": "open"}, PATIENCE_MS - 1)) == []
    assert list(dog.look({"venezia": "close", "zagreb": "open"}, PATIENCE_MS)) == ["venezia"]
    assert list(dog.look({"venezia": "close", "zagreb": None}, PATIENCE_MS + 1)) == ["venezia"]
    assert list(dog.look({"venezia": None, "zagreb": "open"}, PATIENCE_MS + 2)) == []
    assert list(dog.look({"venezia": "close", "zagreb": "open"}, 2 * PATIENCE_MS)) == [], "both began anew"


def test_a_process_that_stood_still_gives_its_tables_time_to_catch_up() -> None:
    dog = Watchdog()
    assert list(dog.look({"venezia": "close"}, 0)) == []
    assert list(dog.look({"venezia": "close"}, 100 * PATIENCE_MS)) == []
    assert list(dog.look({"venezia": "close"}, 100 * PATIENCE_MS + 2_000)) == ["venezia"]


def test_a_table_that_moves_is_not_stuck() -> None:
    dog = Watchdog()
    barked = [list(dog.look({"venezia": ("CloseBets", number)}, number * 2_000)) for number in range(100)]
    assert barked == [[]] * 100


def test_who_is_away_is_timed_from_when_it_was_noticed_and_forgotten_on_return() -> None:
    state = TableState(TABLE, chairs={1: Chair("ada", "Ada"), 2: Chair("bea", "Bea")})
    away = absences({}, state, {"ada": True, "bea": False}, 1_000)
    assert away == {"bea": 1_000}
    away = absences(away, state, {"ada": False, "bea": False}, 5_000)
    assert away == {"bea": 1_000, "ada": 5_000}
    assert absences(away, state, {"ada": False, "bea": True}, 9_000) == {"ada": 5_000}
    assert absences(away, TableState(TABLE), {}, 9_000) == {}
