"""Players' limits, breaks and the regulator's ids where bets are decided (A37, A38)."""

import msgspec
import pytest

from croupier.book.acts import (
    Act,
    AskDeposit,
    Bet,
    CloseBets,
    CloseDecisions,
    ConfirmLimit,
    OpenRound,
    Participate,
    SetLimit,
    SettleMovement,
    Sit,
    TakeBreak,
    TopUp,
)
from croupier.responsible.limits import DAY_MS
from croupier.responsible.state import PlayState
from tests.book.conftest import CATALOGUE, OPENING, Desk
from tests.support.fixed_shoe import FixedShoe

MINUTE_MS = 60_000
ANTE = 500


def limit(desk: Desk, kind: str, value: int | None) -> None:
    desk.do(SetLimit(desk.now_ms, "ada", f"key-{kind}-{value}-{desk.now_ms}", kind, value))


def away(desk: Desk, days: int = 1) -> None:
    desk.do(TakeBreak(desk.now_ms, "ada", f"break-{desk.now_ms}", "cool_off", days))


def play(desk: Desk) -> PlayState:
    """How ada plays, as it is kept."""
    body = desk.database.store.play("ada")
    assert body is not None
    return msgspec.json.decode(body, type=PlayState)


def again(desk: Desk, table: str) -> None:
    """The next round at an instant table of ada's."""
    entry = CATALOGUE[table]
    desk.do(OpenRound(desk.now_ms, desk.instance(table, "ada"), entry.code, entry.terms))


def lose(desk: Desk, table: str, ante: int) -> None:
    """A round that ada gives up: the ante is lost, whatever the cards."""
    desk.do(desk.bet(table, "ada", [{"ante": ante}]))
    desk.do(desk.deal(table, "ada"))
    desk.do(desk.decide(table, "ada", "fold"))
    again(desk, table)


def ticket(desk: Desk, table: str, session: str = "S1", participation: str = "N1") -> None:
    desk.do(Participate(desk.now_ms, "ada", desk.instance(table, "ada"), session, participation))


def test_A37_the_largest_stake_of_a_round_counts_with_its_decision(desk: Desk) -> None:
    """Casino Hold'em: an ante of 500 and a call of 1,000 that may follow."""
    desk.seated("roma", "ada")
    limit(desk, "stake_round", 3 * ANTE)
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": ANTE}, {"aa_bonus": 100}])) == "limit_stake_round"
    desk.do(desk.bet("roma", "ada", [{"ante": ANTE}]))
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": ANTE}, {"ante": 100}])) == "limit_stake_round"


def test_A37_the_decision_counts_too_where_its_stake_is_not_set_aside(desk: Desk) -> None:
    """D5: at this table nothing is reserved, the largest possible stake is twice the ante all the same."""
    desk.seated("paris", "ada")
    limit(desk, "stake_day", 2 * ANTE - 1)
    assert desk.refusal(desk.bet("paris", "ada", [{"ante": ANTE}])) == "limit_stake"
    limit(desk, "stake_day", None)
    limit(desk, "stake_day", 2 * ANTE)
    desk.do(desk.bet("paris", "ada", [{"ante": ANTE}]))


def test_A37_stakes_of_a_day_are_counted_over_all_tables_and_days_begin_at_midnight_gmt(desk: Desk) -> None:
    desk.seated("roma", "ada")
    desk.seated("tequila", "ada")
    limit(desk, "stake_day", 2_000)
    lose(desk, "roma", ANTE)
    desk.do(desk.bet("tequila", "ada", [{"ante": 700}]))
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": 100}])) == "limit_stake", "500 + 1,400 + 300 are too much"
    desk.do(desk.bet("tequila", "ada", [{"ante": 600}]))
    desk.do(desk.bet("roma", "ada", [{"ante": 100}]))
    desk.do(desk.bet("roma", "ada", []))
    desk.now_ms += DAY_MS - desk.now_ms % DAY_MS
    desk.do(desk.bet("roma", "ada", [{"ante": 200}]))


@pytest.mark.parametrize(("kind", "code"), [("stake_day", "limit_stake"), ("loss_day", "limit_loss")])
@pytest.mark.parametrize("reopened", [False, True])
def test_A37_what_a_decision_at_one_table_may_cost_leaves_no_room_at_another(
    desk: Desk, kind: str, code: str, *, reopened: bool
) -> None:
    """D5: nothing is set aside at paris; the decision is never refused for a limit, so others have to leave it room."""
    desk.seated("paris", "ada")
    desk.seated("roma", "ada")
    limit(desk, kind, 2 * ANTE)
    desk.do(desk.bet("paris", "ada", [{"ante": ANTE}]))
    desk.do(desk.deal("paris", "ada"))
    if reopened:
        desk.reopen()
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": 100}])) == code, "500 + 500 to come + 300 are too much"
    desk.do(desk.decide("paris", "ada", "fold"))
    desk.do(desk.bet("roma", "ada", [{"ante": 100}]))


@pytest.mark.parametrize(("period", "days"), [("day", 1), ("week", 7), ("month", 31)])
def test_A37_losses_are_held_within_their_period_and_winnings_make_room(desk: Desk, period: str, days: int) -> None:
    desk.seated("roma", "ada")
    limit(desk, f"loss_{period}", 3 * ANTE)
    lose(desk, "roma", ANTE)
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": ANTE}])) == "limit_loss"
    desk.do(desk.bet("roma", "ada", [{"ante": ANTE * 2 // 3}]))
    desk.do(desk.bet("roma", "ada", []))
    desk.now_ms += days * DAY_MS
    desk.do(desk.bet("roma", "ada", [{"ante": ANTE}]))


def test_A37_what_comes_back_is_not_lost(desk: Desk) -> None:
    desk.shoe = FixedShoe(["Kh Qc 2d Ah Ac 2s", "Kh Qc 2d 7h 4c 2s", ""])  # type: ignore[assignment]  # decks by name
    desk.reopen()
    desk.seated("paris", "ada")
    limit(desk, "loss_day", 1_000)
    for stake, too_much in ((1_000, 1_001), (2_000, 2_001)):
        assert desk.refusal(desk.bet("paris", "ada", [{"pair_plus": too_much}])) == "limit_loss"
        desk.do(desk.bet("paris", "ada", [{"pair_plus": stake}]))
        desk.do(desk.deal("paris", "ada"))
        again(desk, "paris")
    assert desk.refusal(desk.bet("paris", "ada", [{"pair_plus": 100}])) == "limit_loss"


def test_A37_a_limit_that_comes_in_mid_round_stops_new_antes_and_no_decision_or_settlement(desk: Desk) -> None:
    desk.seated("roma", "ada")
    desk.do(desk.bet("roma", "ada", [{"ante": ANTE}]))
    desk.do(desk.deal("roma", "ada"))
    limit(desk, "stake_round", 0)
    limit(desk, "loss_day", 0)
    limit(desk, "stake_day", 0)
    desk.do(desk.decide("roma", "ada", "call"))
    round_ = desk.book.table("roma/ada").round
    assert round_ is not None
    assert round_.phase == "ended"
    again(desk, "roma")
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": 100}])) == "limit_stake_round"


def test_A37_a_break_that_comes_in_mid_round_stops_new_antes_and_no_decision_or_settlement(desk: Desk) -> None:
    desk.seated("venezia", "ada")
    round_id = desk.seated("roma", "ada")
    desk.do(desk.bet("venezia", "ada", [{"ante": ANTE}]))
    desk.do(desk.bet("roma", "ada", [{"ante": ANTE}]))
    desk.do(desk.deal("roma", "ada"))
    away(desk)
    assert desk.refusal(desk.bet("venezia", "ada", [{"ante": ANTE}, {"pair_plus": 100}])) == "excluded"
    desk.do(desk.decide("roma", "ada", "call"))
    live = desk.bet("venezia", "ada", []).round
    desk.do(CloseBets(desk.now_ms, "venezia", live))
    desk.do(desk.decide("venezia", "ada", "play"))
    desk.do(CloseDecisions(desk.now_ms, "venezia", live, "decision"))
    for table in ("venezia", "roma/ada"):
        round_ = desk.book.table(table).round
        assert round_ is not None
        assert round_.phase == "ended", round_id
    assert desk.money("ada")[1] == 0


def test_A37_a_break_is_refused_everywhere_it_could_be_played_round(desk: Desk) -> None:
    desk.seated("roma", "ada")
    desk.do(desk.bet("roma", "ada", [{"ante": ANTE}]))
    away(desk, 7)
    entry = CATALOGUE["tequila"]
    attempts: list[Act] = [
        Sit(desk.now_ms, "venezia", "ada", "Ada", 7),
        Sit(desk.now_ms, "tequila/ada", "ada", "Ada", 1),
        OpenRound(desk.now_ms, "tequila/ada", entry.code, entry.terms, "ada"),
        desk.deal("roma", "ada"),
        desk.bet("roma", "ada", [{"ante": ANTE + 100}]),
        TopUp(desk.now_ms, "ada", "top-up-key", "PLAY", OPENING),
        AskDeposit(desk.now_ms, "ada", "deposit-key", "M1", "PLAY", 1_000),
    ]
    for at_ms in (desk.now_ms, desk.now_ms + 7 * DAY_MS - 1):
        for act in attempts[:1] + attempts[3:]:
            assert desk.refusal(msgspec.structs.replace(act, at_ms=at_ms)) == "excluded", act
    assert desk.refusal(attempts[1]) == "excluded"
    desk.reopen()
    assert desk.refusal(attempts[0]) == "excluded", "a restart forgets no break"
    desk.do(desk.bet("roma", "ada", []))  # chips that were not dealt on may be taken back
    assert desk.money("ada") == (OPENING, 0)
    desk.now_ms += 7 * DAY_MS
    desk.do(Sit(desk.now_ms, "venezia", "ada", "Ada", 7))


def test_A37_chips_may_come_off_whatever_the_limit(desk: Desk) -> None:
    desk.seated("venezia", "ada")
    desk.do(desk.bet("venezia", "ada", [{"ante": ANTE}, {"pair_plus": 200}]))
    limit(desk, "stake_day", 0)
    away(desk)
    desk.do(desk.bet("venezia", "ada", [{"ante": ANTE}]))
    desk.do(desk.bet("venezia", "ada", []))
    assert desk.money("ada") == (OPENING, 0)


def test_A37_playing_time_is_counted_and_ends_new_bets(desk: Desk) -> None:
    desk.seated("roma", "ada")
    limit(desk, "time_day", 60)
    for _ in range(3):
        lose(desk, "roma", 100)
        desk.now_ms += 20 * MINUTE_MS
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": 100}])) == "limit_time_day"
    desk.now_ms += DAY_MS
    desk.do(desk.bet("roma", "ada", [{"ante": 100}]))


def test_A37_time_away_from_the_tables_is_no_playing_time(desk: Desk) -> None:
    desk.seated("roma", "ada")
    limit(desk, "time_day", 60)
    for _ in range(5):
        lose(desk, "roma", 100)
        desk.now_ms += 31 * MINUTE_MS
    desk.do(desk.bet("roma", "ada", [{"ante": 100}]))


def test_A37_a_session_that_is_long_enough_wants_a_rest(desk: Desk) -> None:
    desk.seated("roma", "ada")
    limit(desk, "time_session", 30)
    lose(desk, "roma", 100)
    desk.now_ms += 29 * MINUTE_MS
    lose(desk, "roma", 100)
    desk.now_ms += MINUTE_MS
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": 100}])) == "limit_time_session"
    desk.now_ms += 30 * MINUTE_MS + 1
    desk.do(desk.bet("roma", "ada", [{"ante": 100}]))


@pytest.mark.parametrize("period", ["day", "week", "month"])
def test_A37_deposits_on_their_way_count_and_declined_ones_do_not(desk: Desk, period: str) -> None:
    limit(desk, f"deposit_{period}", 3_000)
    desk.do(AskDeposit(desk.now_ms, "ada", "deposit-1", "M1", "PLAY", 2_000))
    again_ = AskDeposit(desk.now_ms, "ada", "deposit-2", "M2", "PLAY", 2_000)
    assert desk.refusal(again_) == "limit_deposit"
    assert desk.refusal(TopUp(desk.now_ms, "ada", "top-up-key", "PLAY", OPENING + 1_001)) == "limit_deposit"
    desk.do(TopUp(desk.now_ms, "ada", "top-up-key", "PLAY", OPENING + 1_000))


def test_A37_the_figures_of_today_are_those_of_the_ledger(desk: Desk) -> None:
    desk.seated("roma", "ada")
    for _ in range(4):
        desk.do(desk.bet("roma", "ada", [{"ante": ANTE}, {"aa_bonus": 100}]))
        desk.do(desk.deal("roma", "ada"))
        desk.do(desk.decide("roma", "ada", "call"))
        again(desk, "roma")
    today = play(desk).days[desk.now_ms // DAY_MS]
    assert today.staked == 4 * (3 * ANTE + 100)
    assert today.returned - today.staked == desk.money("ada")[0] - OPENING


def test_A37_italy_takes_no_bet_before_limits_are_set(desk: Desk) -> None:
    desk.under("it")
    desk.seated("roma", "ada")
    ticket(desk, "roma")
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": 100}])) == "limits_first"
    for kind, value in (("time_day", 120), ("loss_day", 5_000), ("deposit_day", 5_000)):
        limit(desk, kind, value)
    desk.do(desk.bet("roma", "ada", [{"ante": 100}]))


def italian(desk: Desk) -> None:
    """Ada in Italy with limits set, wide ones a week later, so that they are not what stops her."""
    desk.under("it")
    desk.seated("roma", "ada")
    for kind, value in (("time_day", 120), ("loss_day", 5_000), ("deposit_day", 5_000)):
        limit(desk, kind, value)
    limit(desk, "loss_day", None)
    desk.now_ms += 7 * DAY_MS
    desk.do(ConfirmLimit(desk.now_ms, "ada", "confirm-key", "loss_day"))
    limit(desk, "loss_day", 10**9)


def test_A38_italy_takes_no_bet_before_a_participation_id(desk: Desk) -> None:
    italian(desk)
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": 100}])) == "no_ticket"
    ticket(desk, "tequila")
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": 100}])) == "no_ticket", "each table has its own"
    ticket(desk, "roma", participation="N2")
    desk.do(desk.bet("roma", "ada", [{"ante": 100}]))
    desk.now_ms += 20 * MINUTE_MS + 1
    assert desk.refusal(desk.bet("roma", "ada", [{"ante": 200}])) == "no_ticket", "the session has ended"


def test_A38_ids_and_amounts_are_recorded_with_the_round(desk: Desk) -> None:
    italian(desk)
    ticket(desk, "roma")
    round_id = desk.bet("roma", "ada", []).round
    desk.do(desk.bet("roma", "ada", [{"ante": ANTE}]))
    desk.do(desk.deal("roma", "ada"))
    desk.now_ms += DAY_MS  # the session is over by the time of the decision; the round was bet on under its ids
    desk.do(desk.decide("roma", "ada", "fold"))
    found = desk.database.archive.ticket(round_id, "ada")
    assert found is not None
    assert (found.session, found.participation, found.currency) == ("S1", "N1", "PLAY")
    assert (found.staked, found.returned) == (ANTE, 0)
    assert play(desk).rounds == {}


def test_A38_a_bet_taken_back_leaves_no_ids_behind(desk: Desk) -> None:
    italian(desk)
    ticket(desk, "roma")
    desk.do(desk.bet("roma", "ada", [{"ante": ANTE}]))
    assert [*play(desk).rounds] == [desk.bet("roma", "ada", []).round]
    desk.do(desk.bet("roma", "ada", []))
    assert play(desk).rounds == {}


def test_A38_the_cap_of_a_session_counts_the_rounds_largest_stake(desk: Desk) -> None:
    desk.do(AskDeposit(desk.now_ms, "ada", "deposit-1", "M1", "PLAY", 500_000))
    desk.do(SettleMovement(desk.now_ms, "M1", "done", "P-1"))
    italian(desk)
    ticket(desk, "roma")
    for ante in (20_000, 20_000, 5_000):
        lose(desk, "roma", ante)
    too_much = desk.bet("roma", "ada", [{"ante": 20_000}])
    assert desk.refusal(too_much) == "session_cap", "45,000 are lost, and 60,000 might be"
    desk.do(desk.bet("roma", "ada", [{"ante": 18_000}]))
    ticket(desk, "roma", session="S2")
    desk.do(too_much)


def test_A37_a_bet_under_a_limit_is_refused_and_a_hundred_tries_change_nothing(desk: Desk) -> None:
    desk.seated("roma", "ada")
    limit(desk, "stake_day", 0)
    before = desk.database.store.play("ada")
    acts: list[Bet] = [desk.bet("roma", "ada", [{"ante": 100}], key=f"key-{number:04d}") for number in range(100)]
    assert {type(outcome).__name__ for outcome in desk.ask(*acts)} == {"Failed"}
    assert desk.database.store.play("ada") == before
    assert desk.money("ada") == (OPENING, 0)
