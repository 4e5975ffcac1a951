"""Rounds that a person deals with a card scanner: what is waited for, what cannot be, and what happens then."""

import pytest

from croupier.book.acts import Burn, ConfirmCards, OpenTable, Scan
from croupier.book.book import Failed
from croupier.book.codec import decode_event
from croupier.book.seating import Paused
from croupier.cards import card_name
from croupier.fairness import verify
from croupier.round.commands import Refused
from croupier.round.events import CardCorrected, SeedRevealed
from croupier.wire.encode import table_shown, waits_shown
from croupier.wire.record import decode_record, encode_record, record_of
from croupier.wire.views import WaitsShown
from tests.book.conftest import OPENING, Desk
from tests.book.hand import DEALER, TABLE, HandTable

DEALT = "Qs 5c Jd 5d Th 2h ?? ?? ??"
"""Round the seats, then to the dealer: seat 1 has a straight, seat 2 a pair."""
SHOWN = "Kh 9d 4s"


@pytest.fixture
def desk(quick_desk: Desk) -> Desk:
    return quick_desk


@pytest.fixture
def table(desk: Desk) -> HandTable:
    return HandTable(desk)


def waits(table: HandTable) -> WaitsShown | None:
    return waits_shown(table.round)


def test_a_round_dealt_by_hand_goes_from_burn_to_confirmation(table: HandTable) -> None:
    table.bet(ada={"ante": 500}, bea={"ante": 500, "pair_plus": 500})
    assert waits(table) == WaitsShown("burn")
    table.burn()
    assert waits(table) == WaitsShown("card", "hand", 1, 0, "up")
    table.scan("Qs 5c Jd 5d Th 2h")
    assert waits(table) == WaitsShown("card", "dealer", None, 0, "down")
    table.scan("?? ?? ??")
    assert waits(table) == WaitsShown("choices")
    table.decide(ada="play", bea="fold")
    assert waits(table) == WaitsShown("card", "dealer", None, 0, "turn")
    table.scan(SHOWN)

    assert waits(table) == WaitsShown("confirm")
    assert table.desk.money("ada") == (OPENING - 1_000, 1_000), "nothing is paid before the dealer has looked over it"
    table.confirm()
    assert table.round.phase == "ended"
    assert table.desk.money("ada") == (OPENING + 500 + 500 + 500, 0)  # A5, and A6: a straight
    assert table.desk.money("bea") == (OPENING, 0)  # A3, and A9: a pair


def test_a_round_dealt_by_hand_commits_to_nothing_and_says_so(table: HandTable) -> None:
    table.bet(ada={"ante": 500})
    table.burn()
    table.scan("Qs Jd Th ?? ?? ??")
    table.decide(ada="play")
    table.scan(SHOWN)
    table.confirm()

    assert (table.round.dealing, table.round.commitment, table.round.seed) == ("hand", "", None)
    bodies = [record.body for record in table.desk.database.archive.round_events(table.round.id)]
    assert not any(isinstance(decode_event(body), SeedRevealed) for body in bodies)
    entry = table.desk.book.round_entry(table.round.id)
    record = decode_record(encode_record(record_of(table.round, entry.terms)))
    verdict = verify(record)
    assert (record.version, record.dealing, verdict.fair) == (2, "hand", True)
    assert verdict.checks[0].name == "dealing"
    assert "by hand" in verdict.checks[0].detail


def test_a_restart_in_mid_deal_finds_the_cards_where_they_lie(table: HandTable) -> None:
    table.bet(ada={"ante": 500}, bea={"ante": 500})
    table.burn()
    table.scan("Qs 5c Jd")
    before = table.state
    table.desk.reopen()

    assert table.state == before
    assert (table.state.dealer, table.state.dealing) == ("Dana", "hand")
    table.scan("5d Th 2h ?? ?? ??")
    assert table.round.phase == "deciding"


@pytest.mark.parametrize(
    ("dealt", "burnt", "card", "reason"),
    [
        ("Qs 5c", True, "Qs", "card_twice"),
        ("Qs", True, "Q s", "unknown_card"),
        ("Qs", True, "<script>", "unknown_card"),
        ("Qs 5c Jd 5d Th 2h", True, "9d", "wrong_side_up"),
        ("Qs", True, "??", "wrong_side_up"),
        (DEALT, True, "8h", "no_card_wanted"),
        ("", False, "8h", "wrong_burn"),
    ],
)
def test_A39_a_card_that_cannot_be_stops_the_table_before_anything_is_paid(
    table: HandTable, dealt: str, burnt: bool, card: str, reason: str
) -> None:
    table.bet(ada={"ante": 500}, bea={"ante": 500})
    if burnt:
        table.burn()
    table.scan(dealt)
    before = table.round

    done = table.desk.do(table.scanned(card))

    assert done.reply.stopped == reason
    assert table.state.paused == Paused(reason, "system")
    assert table.round == before, "the card itself is not taken"
    (incident,) = table.desk.database.archive.incidents(open_only=True, limit=9)
    assert (incident.kind, incident.table, incident.round, incident.by) == (reason, TABLE, table.round.id, "system")
    assert card == "??" or card in incident.detail
    assert table.desk.money("ada") == (OPENING - 1_000, 1_000)
    assert table.desk.refusal(table.scanned("9h")) == "table_paused"


def test_A39_one_card_too_many_at_the_end_stops_the_table_before_it_pays(table: HandTable) -> None:
    table.bet(ada={"ante": 500}, bea={"ante": 500})
    table.burn()
    table.scan(DEALT)
    table.decide(ada="play", bea="play")
    table.scan(SHOWN)

    assert table.desk.do(table.scanned("2c")).reply.stopped == "no_card_wanted"
    assert table.desk.refusal(table.dealers(ConfirmCards)) == "table_paused"
    assert table.desk.money("ada") == (OPENING - 1_000, 1_000)
    table.resume()
    table.confirm()
    assert table.round.phase == "ended"


@pytest.mark.parametrize("dealt", ["", "Qs"])
def test_a_burn_out_of_turn_stops_the_table(desk: Desk, dealt: str) -> None:
    table = HandTable(desk, burns=0 if dealt else 1)
    table.bet(ada={"ante": 500}, bea={"ante": 500})
    table.scan(dealt)
    if not dealt:
        assert table.burn().reply.stopped is None

    assert table.burn().reply.stopped == "wrong_burn"
    assert table.state.paused == Paused("wrong_burn", "system")


def test_a_card_in_the_betting_time_is_out_of_turn(table: HandTable) -> None:
    assert table.desk.do(table.scanned("Qs")).reply.stopped == "no_card_wanted"


def test_a_card_for_another_round_is_refused_and_stops_nothing(table: HandTable) -> None:
    old = table.scanned("Qs")
    table.bet()  # nobody: the round is over
    table.next_round()

    assert table.desk.refusal(old) == "wrong_round"
    assert table.state.paused is None


def test_A40_a_misread_card_is_put_right_and_the_round_goes_on(table: HandTable) -> None:
    """The five of clubs was read as that of diamonds; the true one then comes twice."""
    table.bet(ada={"ante": 500}, bea={"ante": 500, "pair_plus": 500})
    table.burn()
    table.scan("Qs 5d Jd")
    assert table.desk.do(table.scanned("5d")).reply.stopped == "card_twice"

    done = table.desk.do(table.correct("hand", 2, 0, "5c"))

    assert [type(numbered.event) for numbered in done.events] == [CardCorrected]
    table.resume()
    table.scan("5d Th 2h ?? ?? ??")
    assert [card_name(card) for card in table.round.seats[2].piles["hand"] if card is not None] == ["5c", "5d", "2h"]
    table.decide(ada="play", bea="fold")
    table.scan(SHOWN)
    table.confirm()
    assert table.desk.money("bea") == (OPENING, 0)
    audit = table.desk.database.archive.audit(0, 99)
    (row,) = [row for row in audit if row.act == "Correct"]
    assert ('"5d"' in row.before, '"5c"' in row.after, row.by, row.why) == (True, True, "olga", "the scanner misread")


def test_a_card_that_somebody_has_chosen_on_is_not_corrected(table: HandTable) -> None:
    table.bet(ada={"ante": 500}, bea={"ante": 500})
    table.burn()
    table.scan(DEALT)
    table.desk.do(table.correct("hand", 2, 0, "6c"))  # nobody has chosen yet
    table.desk.do(table.desk.decide(TABLE, "ada", "play"))

    assert table.desk.refusal(table.correct("hand", 2, 1, "6d")) == "choice_made", "ada saw it too: E6"
    assert table.desk.refusal(table.correct("hand", 1, 0, "6d")) == "choice_made"
    table.decide()
    table.scan(SHOWN)
    assert table.desk.refusal(table.correct("hand", 1, 0, "6d")) == "choice_made"
    table.desk.do(table.correct("dealer", None, 2, "4c"))  # nobody knew it when choosing
    assert waits(table) == WaitsShown("confirm")
    table.confirm()
    assert table.desk.refusal(table.correct("dealer", None, 2, "4s")) == "round_over"


@pytest.mark.parametrize(
    ("place", "card", "code"),
    [
        (("hand", 1, 0), "5c", "card_twice"),
        (("hand", 1, 0), "1x", "unknown_card"),
        (("hand", 1, 3), "9c", "no_such_card"),
        (("hand", 3, 0), "9c", "no_such_card"),
        (("hand", 1, -1), "9c", "no_such_card"),
        (("dealer", None, 0), "9c", "no_such_card"),
        (("turn", None, 0), "9c", "no_such_card"),
    ],
)
def test_a_correction_that_cannot_be_is_refused(
    table: HandTable, place: tuple[str, int | None, int], card: str, code: str
) -> None:
    table.bet(ada={"ante": 500}, bea={"ante": 500})
    table.burn()
    table.scan("Qs 5c Jd 5d Th 2h ??")

    assert table.desk.refusal(table.correct(*place, card)) == code
    assert table.state.paused is None


def test_nobody_deals_into_a_round_of_the_automatic_dealer(desk: Desk) -> None:
    round_id = desk.seated(TABLE, "ada")
    desk.do(desk.bet(TABLE, "ada", [{"ante": 500}]))
    for act in (
        Scan(desk.now_ms, *DEALER, table=TABLE, round=round_id, card="Qs"),
        Burn(desk.now_ms, *DEALER, table=TABLE, round=round_id),
        ConfirmCards(desk.now_ms, *DEALER, table=TABLE, round=round_id),
    ):
        assert desk.refusal(act) == "not_by_hand"
    assert desk.book.table(TABLE).paused is None


def test_the_way_of_dealing_changes_with_the_next_round(desk: Desk) -> None:
    desk.seated(TABLE, "ada")
    desk.do(OpenTable(desk.now_ms, *DEALER, table=TABLE, dealing="hand", dealer="dana", dealer_name="Dana"))
    state = desk.book.table(TABLE)
    assert state.round is not None
    assert (state.dealing, state.round.dealing) == ("hand", "automatic")
    shown = table_shown(state, TABLE, None, None)
    assert (shown.dealer, shown.dealing) == ("Dana", "hand")


def test_a_scan_said_twice_with_one_key_is_one_card(table: HandTable) -> None:
    table.bet(ada={"ante": 500}, bea={"ante": 500})
    table.burn()
    scan = table.dealers(Scan, card="Qs", key="scan-0000001")

    first, again = table.desk.do(scan), table.desk.do(scan)

    assert (first.again, again.again, again.reply) == (False, True, first.reply)
    assert table.state.paused is None


def test_scanner_noise_stops_the_table_once_and_fills_nothing(table: HandTable) -> None:
    table.bet(ada={"ante": 500}, bea={"ante": 500})
    table.burn()
    outcomes = table.desk.ask(*(table.scanned(f"\x00{number}") for number in range(500)))

    refused = [outcome for outcome in outcomes if isinstance(outcome, Failed)]
    assert len(refused) == 499
    assert all(isinstance(outcome.error, Refused) and outcome.error.code == "table_paused" for outcome in refused)
    assert len(table.desk.database.archive.incidents(open_only=True, limit=99)) == 1
