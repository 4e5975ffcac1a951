import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.jurisdictions import DEMO, HOUR_MS, JURISDICTIONS, FirstMaxima
from croupier.responsible.limits import (
    BREAK_DAYS,
    DAY_MS,
    KINDS,
    first_maxima,
    in_force,
    missing_before_play,
    reality_check_minutes,
    with_break,
    with_confirmed,
    with_limit,
)
from croupier.responsible.state import PlayState
from croupier.round.commands import Refused

ITALY, BRITAIN, MALTA, PLAY = (JURISDICTIONS[code].play for code in ("it", "uk", "mt", "demo"))
NOW_MS = 1_800_000_000_000
NOBODY = PlayState()


def code_of(call: object, *arguments: object) -> str:
    """The code that a call is refused with."""
    assert callable(call)
    with pytest.raises(Refused) as refused:
        call(*arguments)
    return refused.value.code


@pytest.mark.parametrize("code", JURISDICTIONS)
def test_A37_lowering_a_limit_acts_at_once_everywhere(code: str) -> None:
    rules = JURISDICTIONS[code].play
    state = with_limit(NOBODY, rules, "stake_day", 10_000, NOW_MS)
    assert in_force(state, rules, "stake_day", NOW_MS) == 10_000
    state = with_limit(state, rules, "stake_day", 500, NOW_MS)
    assert in_force(state, rules, "stake_day", NOW_MS) == 500


@pytest.mark.parametrize(
    ("code", "hours", "confirmed"), [("it", 7 * 24, True), ("uk", 24, True), ("mt", 24, False), ("default", 24, False)]
)
@pytest.mark.parametrize("value", [900, None])
def test_A37_raising_a_limit_waits_as_the_jurisdiction_says(
    code: str, hours: int, confirmed: bool, value: int | None
) -> None:
    rules = JURISDICTIONS[code].play
    state = with_limit(NOBODY, rules, "loss_week", 500, NOW_MS)
    state = with_limit(state, rules, "loss_week", value, NOW_MS)
    then_ms = NOW_MS + hours * HOUR_MS
    assert in_force(state, rules, "loss_week", then_ms - 1) == 500
    if not confirmed:
        assert in_force(state, rules, "loss_week", then_ms) == value
        return
    assert in_force(state, rules, "loss_week", then_ms + 365 * DAY_MS) == 500, "nobody has said that they still want it"
    assert code_of(with_confirmed, state, rules, "loss_week", then_ms - 1) == "too_early"
    state = with_confirmed(state, rules, "loss_week", then_ms)
    assert in_force(state, rules, "loss_week", then_ms) == value
    assert code_of(with_confirmed, state, rules, "loss_week", then_ms) == "no_change_waits"


def test_A37_in_the_demo_a_limit_is_raised_at_once() -> None:
    state = with_limit(with_limit(NOBODY, PLAY, "loss_day", 5, NOW_MS), PLAY, "loss_day", None, NOW_MS)
    assert in_force(state, PLAY, "loss_day", NOW_MS) is None


def test_A37_lowering_again_takes_back_the_raise_that_waits() -> None:
    state = with_limit(NOBODY, MALTA, "loss_day", 500, NOW_MS)
    state = with_limit(state, MALTA, "loss_day", 9_000, NOW_MS)
    state = with_limit(state, MALTA, "loss_day", 500, NOW_MS + 1)
    assert in_force(state, MALTA, "loss_day", NOW_MS + 90 * DAY_MS) == 500


def test_A37_asking_for_a_raise_again_begins_its_delay_again() -> None:
    state = with_limit(NOBODY, MALTA, "loss_day", 500, NOW_MS)
    state = with_limit(state, MALTA, "loss_day", 600, NOW_MS)
    state = with_limit(state, MALTA, "loss_day", 90_000, NOW_MS + 23 * HOUR_MS)
    assert in_force(state, MALTA, "loss_day", NOW_MS + 24 * HOUR_MS) == 500
    assert in_force(state, MALTA, "loss_day", NOW_MS + 47 * HOUR_MS) == 90_000


@given(st.lists(st.tuples(st.none() | st.integers(0, 1_000), st.integers(0, 3 * DAY_MS)), max_size=12))
def test_A37_no_order_of_wishes_lifts_a_limit_without_a_word(
    wishes: list[tuple[int | None, int]],
) -> None:
    """Where a raise needs the player's word, no setting of limits alone ever lifts one."""
    state, at_ms = NOBODY, NOW_MS
    for value, pause_ms in wishes:
        at_ms += pause_ms
        before = in_force(state, BRITAIN, "stake_day", at_ms)
        state = with_limit(state, BRITAIN, "stake_day", value, at_ms)
        now = in_force(state, BRITAIN, "stake_day", at_ms)
        assert before is None or (now is not None and now <= before), "raised without waiting and without a word"
        assert now in (before, value)


def test_A37_italy_wants_limits_before_play_and_caps_the_first_ones() -> None:
    assert missing_before_play(NOBODY, ITALY, NOW_MS) == ("time_day", "loss_day", "deposit_day")
    maxima = first_maxima(ITALY, None)
    assert maxima == first_maxima(ITALY, 18) == first_maxima(ITALY, 24) == FirstMaxima(120, 5_000, 5_000)
    assert first_maxima(ITALY, 25) == FirstMaxima(180, 10_000, 20_000)
    assert code_of(with_limit, NOBODY, ITALY, "loss_day", 5_001, NOW_MS) == "first_limit"
    assert code_of(with_limit, NOBODY, ITALY, "deposit_day", None, NOW_MS) == "first_limit"
    assert code_of(with_limit, NOBODY, ITALY, "time_day", 121, NOW_MS) == "first_time_limit"
    state = NOBODY
    for kind, value in (("loss_day", 5_000), ("deposit_day", 5_000), ("time_day", 120)):
        state = with_limit(state, ITALY, kind, value, NOW_MS)
    assert missing_before_play(state, ITALY, NOW_MS) == ()
    later_ms = NOW_MS + 7 * DAY_MS
    state = with_confirmed(with_limit(state, ITALY, "loss_day", 80_000, NOW_MS), ITALY, "loss_day", later_ms)
    assert in_force(state, ITALY, "loss_day", later_ms) == 80_000


@pytest.mark.parametrize("code", [code for code in JURISDICTIONS if code != "it"])
def test_A37_elsewhere_limits_are_offered_and_nobody_has_to_set_one(code: str) -> None:
    assert missing_before_play(NOBODY, JURISDICTIONS[code].play, NOW_MS) == ()


@pytest.mark.parametrize(
    ("kind", "value"), [("nonsense", 5), ("time_day", 0), ("time_day", 1_441), ("stake_day", -1), ("stake_day", 10**16)]
)
def test_what_is_no_limit_is_refused(kind: str, value: int) -> None:
    assert code_of(with_limit, NOBODY, PLAY, kind, value, NOW_MS) == "bad_limit"


@pytest.mark.parametrize("kind", KINDS)
def test_every_limit_can_be_set(kind: str) -> None:
    assert in_force(with_limit(NOBODY, PLAY, kind, 7, NOW_MS), PLAY, kind, NOW_MS) == 7


def test_A37_a_break_holds_at_once_and_to_its_end_and_can_only_be_made_longer() -> None:
    state = with_break(NOBODY, "cool_off", 7, NOW_MS)
    until_ms = NOW_MS + 7 * DAY_MS
    assert state.excluded(NOW_MS)
    assert state.excluded(until_ms - 1)
    assert not state.excluded(until_ms)
    assert code_of(with_break, state, "cool_off", 1, NOW_MS + 1) == "exclusion_stands"
    state = with_break(state, "exclusion", 180, NOW_MS + DAY_MS)
    assert state.away is not None
    assert (state.away.kind, state.away.until_ms) == ("exclusion", NOW_MS + 181 * DAY_MS)
    assert code_of(with_break, state, "cool_off", 30, NOW_MS + 2 * DAY_MS) == "exclusion_stands"
    after_ms = NOW_MS + 200 * DAY_MS
    again = with_break(state, "cool_off", 1, after_ms)
    assert again.away is not None
    assert again.away.until_ms == after_ms + DAY_MS


@pytest.mark.parametrize("kind", BREAK_DAYS)
def test_breaks_have_the_lengths_that_are_offered(kind: str) -> None:
    assert code_of(with_break, NOBODY, kind, 8, NOW_MS) == "bad_limit"


def test_A37_a_reality_check_comes_as_the_player_chose_or_as_the_jurisdiction_says() -> None:
    assert reality_check_minutes(NOBODY, PLAY, NOW_MS) == 60
    assert reality_check_minutes(NOBODY, ITALY, NOW_MS) is None
    state = with_limit(NOBODY, ITALY, "reality_check", 15, NOW_MS)
    assert reality_check_minutes(state, ITALY, NOW_MS) == 15


def test_every_number_of_law_says_where_it_is_from() -> None:
    for jurisdiction in JURISDICTIONS.values():
        for rule in msgspec.structs.astuple(jurisdiction.play):
            assert rule.source
            assert rule.certainty in ("primary", "secondary", "press", "unverified")
    assert DEMO.play.raise_delay_ms.value == 0
    for code in ("fr", "hr"):
        rules = msgspec.structs.astuple(JURISDICTIONS[code].play)
        assert {rule.certainty for rule in rules} == {"unverified"}, "nobody has read their texts"
