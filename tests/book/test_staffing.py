"""What dealers and supervisors do with tables: open, shut, pause, resume, announce, void; and the audit of it."""

import pytest

from croupier.book.acts import (
    Announce,
    Bet,
    CloseBets,
    CloseDecisions,
    CloseIncident,
    Deal,
    Decide,
    Halt,
    Leave,
    OpenRound,
    OpenTable,
    Pause,
    RaiseIncident,
    Resume,
    ShutTable,
    Sit,
    Void,
)
from croupier.book.audit import first_broken
from croupier.book.codec import decode_people
from croupier.book.seating import ANNOUNCEMENTS, STAFF_REASONS, Announced, Chair, Paused, SeatLeft, TableState
from croupier.round.events import RoundEnded
from croupier.wire.encode import table_shown
from croupier.wire.views import PausedShown
from tests.book.conftest import CATALOGUE, OPENING, Desk
from tests.book.hand import DEALER, SUPERVISOR, TABLE, HandTable

VENEZIA = CATALOGUE[TABLE]


@pytest.fixture
def desk(quick_desk: Desk) -> Desk:
    return quick_desk


def pause(desk: Desk, reason: str = "check", who: tuple[str, str] = SUPERVISOR) -> Pause:
    return Pause(desk.now_ms, *who, "look at this", table=TABLE, reason=reason)


def resume(desk: Desk) -> Resume:
    return Resume(desk.now_ms, *SUPERVISOR, table=TABLE)


def void(desk: Desk, round_id: str) -> Void:
    return Void(desk.now_ms, *SUPERVISOR, "cards fell", table=TABLE, round=round_id, reason="malfunction")


def shut(desk: Desk) -> ShutTable:
    return ShutTable(desk.now_ms, *DEALER, table=TABLE)


def test_A39_nothing_can_be_bet_chosen_or_closed_while_a_table_is_paused(desk: Desk) -> None:
    round_id = desk.seated(TABLE, "ada")
    desk.do(desk.bet(TABLE, "ada", [{"ante": 500}]))
    desk.do(pause(desk))
    before = desk.book.table(TABLE)

    for act in (
        desk.bet(TABLE, "ada", [{"ante": 900}]),
        desk.bet(TABLE, "ada", []),
        Bet(desk.now_ms, TABLE, round_id, "ada", ({"ante": 900},), late=True),
        Decide(desk.now_ms, TABLE, round_id, "ada", "decision", "play"),
        Deal(desk.now_ms, TABLE, round_id, "ada", ""),
        CloseBets(desk.now_ms, TABLE, round_id),
        CloseDecisions(desk.now_ms, TABLE, round_id, "decision"),
        pause(desk),
    ):
        assert desk.refusal(act) == "table_paused"
    assert desk.book.table(TABLE) == before
    assert desk.money("ada") == (OPENING - 1_000, 1_000)
    shown = table_shown(before, TABLE, "ada", None)
    assert shown.paused == PausedShown("check", "supervisor")


def test_A40_a_paused_round_goes_on_where_it_was(desk: Desk) -> None:
    round_id = desk.seated(TABLE, "ada")
    desk.do(desk.bet(TABLE, "ada", [{"ante": 500}]))
    before = desk.book.table(TABLE).round
    desk.do(pause(desk))
    desk.reopen()
    assert desk.book.table(TABLE).paused == Paused("check", "supervisor")
    assert desk.book.table(TABLE).round == before
    desk.do(resume(desk))

    assert desk.book.table(TABLE).paused is None
    assert desk.refusal(resume(desk)) == "not_paused"
    desk.do(CloseBets(desk.now_ms, TABLE, round_id))
    desk.do(desk.decide(TABLE, "ada", "play"))
    desk.do(CloseDecisions(desk.now_ms, TABLE, round_id, "decision"))
    round_ = desk.book.table(TABLE).round
    assert round_ is not None
    assert round_.phase == "ended"


def test_no_round_opens_at_a_paused_table(desk: Desk) -> None:
    round_id = desk.seated(TABLE, "ada")
    desk.do(CloseBets(desk.now_ms, TABLE, round_id))
    desk.do(pause(desk))
    assert desk.refusal(OpenRound(desk.now_ms, TABLE, "VEN", VENEZIA.terms)) == "table_paused"
    desk.do(Leave(desk.now_ms, TABLE, "ada"))  # whoever wants to go may


@pytest.mark.parametrize("phase", ["betting", "deciding"])
def test_A40_a_supervisor_voids_a_paused_round_and_every_stake_goes_back_once(desk: Desk, phase: str) -> None:
    desk.account("bea")
    round_id = desk.seated(TABLE, "ada")
    desk.seated(TABLE, "bea")
    desk.do(desk.bet(TABLE, "ada", [{"ante": 500, "pair_plus": 200}]))
    desk.do(desk.bet(TABLE, "bea", [{"ante": 900, "six_card_bonus": 300}]))
    if phase == "deciding":
        desk.do(CloseBets(desk.now_ms, TABLE, round_id))
        desk.do(desk.decide(TABLE, "ada", "play"))
    desk.do(pause(desk))

    done = desk.do(void(desk, round_id))

    assert (desk.money("ada"), desk.money("bea")) == ((OPENING, 0), (OPENING, 0))
    assert {wallet.player for wallet in done.wallets} == {"ada", "bea"}
    assert desk.refusal(void(desk, round_id)) == "round_over"
    assert (desk.money("ada"), desk.money("bea")) == ((OPENING, 0), (OPENING, 0))
    assert desk.book.table(TABLE).paused is not None, "the table stands still until the supervisor lets it go on"


def test_a_void_after_settlement_is_refused_and_says_why(desk: Desk) -> None:
    round_id = desk.seated(TABLE, "ada")
    desk.do(desk.bet(TABLE, "ada", [{"ante": 500}]))
    desk.do(CloseBets(desk.now_ms, TABLE, round_id))
    desk.do(CloseDecisions(desk.now_ms, TABLE, round_id, "decision"))
    settled = desk.money("ada")

    assert desk.refusal(void(desk, round_id)) == "round_over"
    assert desk.money("ada") == settled


def test_A41_a_void_in_the_middle_of_a_deal_by_hand_refunds_everyone(desk: Desk) -> None:
    table = HandTable(desk)
    table.bet(ada={"ante": 500}, bea={"ante": 700, "pair_plus": 100})
    table.burn()
    table.scan("Qs 5c Jd")
    desk.do(table.scanned("Qs"))  # it stops the table

    desk.do(table.void())

    assert (desk.money("ada"), desk.money("bea")) == ((OPENING, 0), (OPENING, 0))
    table.resume()
    table.next_round()
    assert table.round.phase == "betting"


def test_a_dealer_does_not_close_a_table_with_open_stakes(desk: Desk) -> None:
    desk.seated(TABLE, "ada")
    desk.do(desk.bet(TABLE, "ada", [{"ante": 500}]))

    assert desk.refusal(shut(desk)) == "open_stakes"
    assert not desk.book.table(TABLE).shut


def test_a_table_without_stakes_is_closed_and_its_seats_are_free(desk: Desk) -> None:
    desk.seated(TABLE, "ada")
    done = desk.do(shut(desk))

    state = desk.book.table(TABLE)
    assert [type(numbered.event) for numbered in done.events][1:3] == [RoundEnded, type(done.events[2].event)]
    assert SeatLeft(1) in [numbered.event for numbered in done.events]
    assert (state.shut, state.chairs, state.running, state.dealer) == (True, {}, None, None)
    assert desk.refusal(Sit(desk.now_ms, TABLE, "ada", "Ada", 7)) == "table_shut"
    assert desk.refusal(OpenRound(desk.now_ms, TABLE, "VEN", VENEZIA.terms)) == "table_shut"
    assert desk.refusal(shut(desk)) == "table_shut"
    desk.reopen()
    assert desk.book.table(TABLE) == state
    desk.do(OpenTable(desk.now_ms, *DEALER, table=TABLE, dealing="automatic", dealer="dana", dealer_name="Dana"))
    desk.do(Sit(desk.now_ms, TABLE, "ada", "Ada", 7))
    assert desk.book.table(TABLE).dealer == "Dana"


def test_a_table_is_dealt_by_hand_only_by_somebody(desk: Desk) -> None:
    assert desk.refusal(OpenTable(desk.now_ms, *DEALER, table=TABLE, dealing="hand")) == "no_dealer"


@pytest.mark.parametrize("code", ANNOUNCEMENTS)
def test_E2_what_the_dealer_announces_reaches_the_table_as_a_code(desk: Desk, code: str) -> None:
    done = desk.do(Announce(desk.now_ms, *DEALER, table=TABLE, code=code))
    assert [numbered.event for numbered in done.events] == [Announced(code)]


def test_words_that_are_not_prepared_are_not_announced(desk: Desk) -> None:
    hello = Announce(desk.now_ms, *DEALER, table=TABLE, code="<b>hello</b>")
    assert desk.refusal(hello) == "unknown_announcement"
    assert desk.refusal(pause(desk, "because")) == "unknown_reason"


def test_A39_the_system_stops_a_table_and_calls_the_supervisor(desk: Desk) -> None:
    round_id = desk.seated(TABLE, "ada")
    made = desk.do(Halt(desk.now_ms, TABLE, "error", "KeyError: 'x'")).reply.made
    again = desk.do(Halt(desk.now_ms, TABLE, "stuck")).reply.made

    assert desk.book.table(TABLE).paused == Paused("error", "system")
    latest, first = desk.database.archive.incidents(open_only=True, limit=9)
    assert (first.incident, first.kind, first.detail, first.round) == (made, "error", "KeyError: 'x'", round_id)
    assert (latest.incident, latest.kind) == (again, "stuck"), "a second fault is kept too, though the table stands"
    close = CloseIncident(desk.now_ms, *SUPERVISOR, "a loose cable", incidents=(first.incident,))
    desk.do(close)
    assert desk.refusal(close) == "closed_already"
    assert desk.refusal(CloseIncident(desk.now_ms, *SUPERVISOR, incidents=(77,))) == "unknown_incident"
    (still_open,) = desk.database.archive.incidents(open_only=True, limit=9)
    assert still_open == latest
    closed = desk.database.store.incident(first.incident)
    assert closed is not None
    assert (closed.closed_by, closed.word) == ("olga", "a loose cable")


def test_a_dealer_who_pauses_calls_the_supervisor(desk: Desk) -> None:
    desk.do(pause(desk, "dealer_calls", DEALER))
    assert desk.book.table(TABLE).paused == Paused("dealer_calls", "dealer")
    (incident,) = desk.database.archive.incidents(open_only=True, limit=9)
    assert (incident.kind, incident.by, incident.detail) == ("dealer_calls", "dana", "look at this")


def test_a_player_reports_a_round_and_nothing_stops_for_it(desk: Desk) -> None:
    round_id = desk.seated(TABLE, "ada")
    report = RaiseIncident(desk.now_ms, "report", "ada", TABLE, round_id, "my pair was not paid", "ada", "key-00000001")
    first, again = desk.do(report), desk.do(report)
    assert (first.reply.made, again.reply.made, again.again) == (1, 1, True)
    assert desk.book.table(TABLE).paused is None


def test_every_deed_of_the_staff_stands_in_the_audit_with_what_it_changed(desk: Desk) -> None:
    round_id = desk.seated(TABLE, "ada")
    desk.do(desk.bet(TABLE, "ada", [{"ante": 500}]))
    for act in (pause(desk), resume(desk), Announce(desk.now_ms, *DEALER, table=TABLE, code="good_luck")):
        desk.do(act)
    desk.do(void(desk, round_id))
    desk.do(shut(desk))
    desk.do(OpenTable(desk.now_ms, *DEALER, table=TABLE))

    audit = desk.database.archive.audit(0, 99)
    assert [row.act for row in audit] == ["Pause", "Resume", "Announce", "Void", "ShutTable", "OpenTable"]
    assert first_broken(audit) is None
    assert [(row.by, row.role) for row in audit][:3] == [SUPERVISOR, SUPERVISOR, DEALER]
    paused, voided = audit[0], audit[3]
    assert (paused.why, '"paused":null' in paused.before, '"paused":"check"' in paused.after) == (
        "look at this",
        True,
        True,
    )
    assert (voided.subject, '"ante":500' in voided.before, "malfunction" in voided.after) == (round_id, True, True)


def test_a_refused_deed_leaves_no_row(desk: Desk) -> None:
    assert desk.refusal(resume(desk)) == "not_paused"
    assert desk.database.archive.audit(0, 99) == []


def test_a_deed_said_twice_with_one_key_is_done_once(desk: Desk) -> None:
    act = Pause(desk.now_ms, *SUPERVISOR, table=TABLE, key="pause-000001")
    assert [desk.do(act).again, desk.do(act).again] == [False, True]
    assert len(desk.database.archive.audit(0, 99)) == 1


def test_a_table_that_was_stored_before_there_were_pauses_is_read() -> None:
    people = decode_people(b'{"chairs":{"1":{"player":"ada","name":"Ada","leaving":false}},"last_bets":{}}')
    assert people.chairs == {1: Chair("ada", "Ada")}
    assert (people.paused, people.shut, people.dealing) == (None, False, "automatic")
    state = TableState(TABLE)
    assert (state.paused, state.shut, state.dealer, state.dealing) == (None, False, None, "automatic")


def test_the_reasons_of_people_are_not_the_systems() -> None:
    assert len(STAFF_REASONS) == len(set(STAFF_REASONS))
