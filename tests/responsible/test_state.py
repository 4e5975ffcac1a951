from datetime import UTC, date, datetime

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.ledger.accounts import Purse, Transfer, cashier, house
from croupier.responsible.state import (
    DAY_MS,
    DAYS_KEPT,
    Period,
    PlayState,
    Sums,
    Ticket,
    counted,
    day_of,
    first_day,
    moved,
    played,
    sums_of,
    ticketed,
    time_text,
)

ADA, BOB = Purse("PLAY", "ada"), Purse("PLAY", "bob")
HOUSE = house("PLAY")
IDLE_MS = 30 * 60_000
MINUTE_MS = 60_000


def ms(text: str) -> int:
    """A time in GMT."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 1000


@pytest.mark.parametrize(
    ("day", "period", "first"),
    [
        ("2026-12-02", "day", "2026-12-02"),
        ("2026-12-02", "week", "2026-11-30"),
        ("2026-11-30", "week", "2026-11-30"),
        ("2026-11-29", "week", "2026-11-23"),
        ("2026-12-02", "month", "2026-12-01"),
        ("2028-02-29", "month", "2028-02-01"),
    ],
)
def test_weeks_begin_on_monday_and_months_on_the_first(day: str, period: Period, first: str) -> None:
    assert first_day(day_of(ms(day)), period) == day_of(ms(first))


@given(st.dates(date(1970, 1, 8), date(2200, 1, 1)))
def test_a_day_is_never_before_its_own_period(day: date) -> None:
    number = day.toordinal() - date(1970, 1, 1).toordinal()
    assert first_day(number, "month") <= number < first_day(number, "month") + 31
    assert first_day(number, "week") <= number < first_day(number, "week") + 7


def test_transfers_tell_what_was_staked_and_what_came_back() -> None:
    transfers = [
        Transfer(ADA.wallet, ADA.stakes, 500, "stake", "ante"),
        Transfer(ADA.wallet, ADA.reserve, 500, "reserve"),
        Transfer(ADA.stakes, ADA.wallet, 200, "unstake", "ante"),
        Transfer(BOB.wallet, BOB.stakes, 100, "stake", "ante"),
        Transfer(ADA.stakes, ADA.wallet, 300, "return", "ante"),
        Transfer(HOUSE, ADA.wallet, 900, "win", "ante"),
        Transfer(HOUSE, ADA.wallet, 50, "bonus", "ante_bonus"),
        Transfer(ADA.wallet, HOUSE, 40, "take_back", "ante"),
        Transfer(BOB.stakes, HOUSE, 100, "lose", "ante"),
        Transfer(cashier("PLAY"), BOB.wallet, 7, "top_up"),
        Transfer(cashier("FUN"), Purse("FUN", "bob").wallet, 9, "top_up"),
    ]
    assert moved(transfers, "PLAY") == {
        "ada": Sums(staked=300, returned=1_210),
        "bob": Sums(staked=100, deposited=7),
    }
    assert moved(transfers, "FUN") == {"bob": Sums(deposited=9)}


def test_a_void_round_counts_as_if_it_had_not_been() -> None:
    """Whether a line was lost, won or not settled yet: stakes and wins cancel out."""
    transfers = [
        Transfer(ADA.wallet, ADA.stakes, 500, "stake", "ante"),
        Transfer(ADA.wallet, ADA.stakes, 100, "stake", "pair_plus"),
        Transfer(ADA.stakes, ADA.wallet, 100, "return", "pair_plus"),
        Transfer(HOUSE, ADA.wallet, 400, "win", "pair_plus"),
        Transfer(ADA.stakes, ADA.wallet, 500, "refund", "ante"),
        Transfer(ADA.wallet, HOUSE, 400, "take_back", "pair_plus"),
    ]
    sums = moved(transfers, "PLAY")["ada"]
    assert (sums.lost, sums.unsettled) == (0, 0)


def test_what_is_not_settled_yet_is_neither_staked_nor_lost_and_counts_on_the_day_it_is_settled() -> None:
    bet = moved([Transfer(ADA.wallet, ADA.stakes, 400, "stake", "ante")], "PLAY")["ada"]
    assert (bet.staked, bet.unsettled, bet.settled) == (400, 400, 0)
    monday, tuesday = ms("2026-11-30T23:59"), ms("2026-12-01T00:01")
    state = counted(PlayState(), bet, day_of(monday))
    assert sums_of(state, monday, "day").settled == 0
    lost = moved([Transfer(ADA.stakes, HOUSE, 400, "lose", "ante")], "PLAY")["ada"]
    assert (lost.staked, lost.unsettled, lost.settled) == (0, -400, 400)
    state = counted(state, lost, day_of(tuesday))
    assert (sums_of(state, tuesday, "day").settled, sums_of(state, tuesday, "week").settled) == (400, 400)


def test_a_lost_line_of_a_void_round_is_neither_staked_nor_open() -> None:
    transfers = [
        Transfer(ADA.wallet, ADA.stakes, 100, "stake", "pair_plus"),
        Transfer(ADA.stakes, HOUSE, 100, "lose", "pair_plus"),
        Transfer(HOUSE, ADA.wallet, 100, "refund", "pair_plus"),
    ]
    assert moved(transfers, "PLAY")["ada"] == Sums()


def test_time_is_counted_while_something_happens_and_a_long_silence_ends_the_session() -> None:
    start = ms("2026-12-02T10:00")
    state = played(PlayState(), Sums(staked=100), start, IDLE_MS)
    state = played(state, Sums(returned=200), start + 10 * MINUTE_MS, IDLE_MS)
    assert state.session is not None
    assert (state.session.started_ms, state.session.sums) == (start, Sums(100, 200, 0, 10 * MINUTE_MS))
    later = start + 10 * MINUTE_MS + IDLE_MS + 1
    assert state.sitting(later - 1, IDLE_MS) is state.session
    assert state.sitting(later, IDLE_MS) is None
    state = played(state, Sums(staked=5), later, IDLE_MS)
    assert state.session is not None
    assert (state.session.started_ms, state.session.sums) == (later, Sums(staked=5))
    assert sums_of(state, later, "day") == Sums(105, 200, 0, 10 * MINUTE_MS)


def test_days_are_added_up_to_weeks_and_months_and_forgotten_when_they_no_longer_matter() -> None:
    state = PlayState()
    for text, amount in (("2026-11-28", 1), ("2026-11-30", 20), ("2026-12-01", 300), ("2026-12-02", 4_000)):
        state = counted(state, Sums(staked=amount), day_of(ms(text)))
    wednesday = ms("2026-12-02T23:59")
    assert sums_of(state, wednesday, "day").staked == 4_000
    assert sums_of(state, wednesday, "week").staked == 4_320
    assert sums_of(state, wednesday, "month").staked == 4_300
    long_after = day_of(wednesday) + DAYS_KEPT + 5
    assert [*counted(state, Sums(), long_after).days] == [long_after]
    assert sums_of(state, wednesday + DAY_MS, "day") == Sums()


def test_ids_belong_to_a_session_and_another_session_id_begins_a_new_one() -> None:
    start = ms("2026-12-02T10:00")
    state = ticketed(PlayState(), Ticket("S1", "N1"), "venezia", start, IDLE_MS)
    state = ticketed(state, Ticket("S1", "N2"), "roma/ada", start + 1, IDLE_MS)
    assert state.session is not None
    assert (state.session.id, state.session.tickets) == ("S1", {"venezia": "N1", "roma/ada": "N2"})
    state = played(state, Sums(staked=100), start + 2, IDLE_MS)
    assert state.session is not None
    assert state.session.id == "S1"
    state = ticketed(state, Ticket("S2", "N3"), "venezia", start + 3, IDLE_MS)
    assert state.session is not None
    assert (state.session.id, state.session.tickets, state.session.sums) == ("S2", {"venezia": "N3"}, Sums())


def test_a_state_is_the_same_after_it_was_kept() -> None:
    state = ticketed(counted(PlayState(), Sums(1, 2, 3, 4), 20_000), Ticket("S", "N"), "venezia", 5, IDLE_MS)
    assert msgspec.json.decode(msgspec.json.encode(state), type=PlayState) == state


def test_times_for_people_are_gmt() -> None:
    assert time_text(ms("2026-12-02T09:05")) == "2026-12-02 09:05 GMT"
