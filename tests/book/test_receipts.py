"""What comes too late at a live table changes nothing, and whoever said it has a receipt for it."""

from typing import Any

import msgspec
import pytest

from croupier.book.acts import Act, Bet, CloseBets, CloseDecisions, Decide, OpenRound, Sit
from croupier.book.book import Failed
from croupier.book.receipts import MOST_A_ROUND
from croupier.round.commands import Refused
from tests.book.conftest import CATALOGUE, OPENING, Desk

TABLE = "venezia"


def refused(desk: Desk, act: Act) -> tuple[str, Any]:
    """The code of a refusal, and the number of the receipt."""
    (outcome,) = desk.ask(act)
    assert isinstance(outcome, Failed)
    assert isinstance(outcome.error, Refused)
    return outcome.error.code, outcome.error.arguments.get("receipt")


def late(act: Bet | Decide) -> Bet | Decide:
    return msgspec.structs.replace(act, late=True)


def test_a_late_bet_has_a_receipt_its_chips_and_no_part_in_the_next_round(desk: Desk) -> None:
    round_id = desk.seated(TABLE, "ada")
    bet = desk.bet(TABLE, "ada", [{"ante": 500}, {"pair_plus": 100}])

    assert refused(desk, late(bet)) == ("too_late", 1)
    desk.do(CloseBets(desk.now_ms, TABLE, round_id))
    assert refused(desk, bet) == ("betting_closed", 1), "the same words have the same receipt"
    desk.do(OpenRound(desk.now_ms, TABLE, "VEN", CATALOGUE[TABLE].terms))
    assert refused(desk, bet) == ("wrong_round", 1)
    desk.reopen()
    assert refused(desk, bet) == ("wrong_round", 2), "what was said before a restart is not known any more"

    assert desk.money("ada") == (OPENING, 0)
    running = desk.book.table(TABLE).running
    assert running is not None
    assert running.seats == {}
    receipt = desk.database.archive.receipt(1)
    assert receipt is not None
    assert (receipt.player, receipt.round, receipt.said) == ("ada", round_id, "bet")
    assert receipt.body == b'{"placements":[{"ante":500},{"pair_plus":100}]}'
    assert [kept.receipt for kept in desk.database.archive.receipts("ada", 9)] == [2, 1]


def test_a_late_choice_has_a_receipt_and_the_hand_stays_folded(desk: Desk) -> None:
    round_id = desk.seated(TABLE, "ada")
    desk.do(desk.bet(TABLE, "ada", [{"ante": 500}]))
    desk.do(CloseBets(desk.now_ms, TABLE, round_id))
    choice = desk.decide(TABLE, "ada", "play")
    assert isinstance(choice, Decide)

    assert refused(desk, late(choice)) == ("too_late", 1)
    desk.do(CloseDecisions(desk.now_ms, TABLE, round_id, "decision"))
    assert refused(desk, choice) == ("not_deciding", 1)
    receipt = desk.database.archive.receipt(1)
    assert receipt is not None
    assert (receipt.said, receipt.body) == ("choice", b'{"stage":"decision","option":"play"}')
    assert desk.money("ada") == (OPENING - 500, 0)


def test_what_is_wrong_for_another_reason_has_no_receipt(desk: Desk) -> None:
    desk.account("bea")
    desk.account("eva")
    round_id = desk.seated(TABLE, "ada")
    desk.do(Sit(desk.now_ms, TABLE, "eva", "Eva", 7))
    too_soon = Decide(desk.now_ms, TABLE, round_id, "ada", "decision", "play")
    assert refused(desk, too_soon) == ("not_deciding", None)
    assert refused(desk, desk.bet(TABLE, "ada", [{"ante": 60_000}])) == ("over_maximum", None)
    assert refused(desk, desk.bet(TABLE, "ada", [{"ante": 500}], round_id="VEN-1")) == ("wrong_round", None)
    stranger = late(desk.bet(TABLE, "bea", [{"ante": 500}]))
    assert refused(desk, stranger) == ("too_late", None), "who does not sit here fills nothing"
    desk.seated("paris", "ada")
    desk.do(desk.bet("paris", "ada", [{"ante": 500}]))
    desk.do(desk.deal("paris", "ada"))
    assert refused(desk, desk.bet("paris", "ada", [{"ante": 900}])) == ("betting_closed", None)
    assert desk.database.archive.receipt(1) is None


def test_nobody_fills_the_disk_with_late_bets(desk: Desk) -> None:
    desk.seated(TABLE, "ada")
    acts = [late(desk.bet(TABLE, "ada", [{"ante": 100 + number}])) for number in range(200)]

    numbers = {refused(desk, act)[1] for act in acts}

    assert numbers == set(range(1, MOST_A_ROUND + 1))
    assert len(desk.database.archive.receipts("ada", 999)) == MOST_A_ROUND


@pytest.mark.parametrize("others", [1, 3])
def test_a_receipt_is_stored_with_what_others_did_meanwhile(desk: Desk, others: int) -> None:
    desk.account("bea")
    desk.seated(TABLE, "ada")
    desk.seated(TABLE, "bea")
    bets = [desk.bet(TABLE, "bea", [{"ante": 100 * (number + 1)}]) for number in range(others)]
    outcomes = desk.ask(late(desk.bet(TABLE, "ada", [{"ante": 500}])), *bets)

    assert [isinstance(outcome, Failed) for outcome in outcomes] == [True, *[False] * others]
    desk.reopen()
    assert desk.database.archive.receipt(1) is not None
    assert desk.money("bea") == (OPENING - 200 * others, 200 * others)
