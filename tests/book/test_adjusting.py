"""A settled round is put right by money that two supervisors agree on, once."""

import pytest

from croupier.book.acts import ApproveAdjustment, CloseBets, CloseDecisions, DeclineAdjustment, ProposeAdjustment, TopUp
from croupier.book.book import Done
from tests.book.conftest import OPENING, Desk

OLGA, OTTO = ("olga", "supervisor"), ("otto", "supervisor")


def ended(desk: Desk) -> str:
    """A round that ada has lost by folding: 5.00."""
    round_id = desk.seated("venezia", "ada")
    desk.do(desk.bet("venezia", "ada", [{"ante": 500}]))
    desk.do(CloseBets(desk.now_ms, "venezia", round_id))
    desk.do(CloseDecisions(desk.now_ms, "venezia", round_id, "decision"))
    return round_id


def propose(desk: Desk, round_id: str, amount: int, player: str = "ada") -> ProposeAdjustment:
    return ProposeAdjustment(desk.now_ms, *OLGA, "the bonus was due", round=round_id, player=player, amount=amount)


def approve(desk: Desk, number: int, who: tuple[str, str] = OTTO) -> ApproveAdjustment:
    return ApproveAdjustment(desk.now_ms, *who, "right", adjustment=number)


@pytest.mark.parametrize("amount", [700, -700])
def test_money_moves_once_when_a_second_supervisor_agrees(desk: Desk, amount: int) -> None:
    round_id = ended(desk)
    house = desk.stored("PLAY/house")
    number = desk.do(propose(desk, round_id, amount)).reply.made
    assert number == 1
    assert desk.money("ada") == (OPENING - 500, 0), "a proposal moves nothing"

    assert desk.refusal(approve(desk, number, OLGA)) == "same_person"
    outcomes = desk.ask(approve(desk, number), approve(desk, number))
    assert [isinstance(outcome, Done) for outcome in outcomes] == [True, False]
    desk.reopen()
    assert desk.refusal(approve(desk, number)) == "decided_already"
    assert desk.refusal(DeclineAdjustment(desk.now_ms, *OTTO, adjustment=number)) == "decided_already"

    assert desk.money("ada") == (OPENING - 500 + amount, 0)
    assert desk.stored("PLAY/house") == house - amount
    (kept,) = desk.database.archive.adjustments(9)
    assert (kept.state, kept.by, kept.decided_by, kept.amount, kept.round) == (
        "approved",
        "olga",
        "otto",
        amount,
        round_id,
    )
    assert desk.refusal(propose(desk, round_id, 100)) == "adjusted_already"
    assert [row.act for row in desk.database.archive.audit(0, 9)] == ["ProposeAdjustment", "ApproveAdjustment"]


def test_a_declined_adjustment_moves_nothing_and_another_may_be_proposed(desk: Desk) -> None:
    round_id = ended(desk)
    number = desk.do(propose(desk, round_id, 700)).reply.made or 0
    assert desk.refusal(propose(desk, round_id, 800)) == "adjusted_already"
    desk.do(DeclineAdjustment(desk.now_ms, *OLGA, "a mistake", adjustment=number))

    assert desk.refusal(approve(desk, number)) == "decided_already"
    assert desk.do(propose(desk, round_id, 800)).reply.made == number + 1
    assert desk.money("ada") == (OPENING - 500, 0)
    assert [each.state for each in desk.database.archive.adjustments(9, round_id)] == ["proposed", "declined"]


def test_only_a_round_that_is_over_is_adjusted_and_only_for_who_had_a_stake(desk: Desk) -> None:
    desk.account("bea")
    running = desk.seated("zagreb", "bea")
    desk.do(desk.bet("zagreb", "bea", [{"ante": 500}]))
    round_id = ended(desk)

    assert desk.refusal(propose(desk, running, 100, "bea")) == "not_settled"
    assert desk.refusal(propose(desk, round_id, 100, "bea")) == "not_settled"
    assert desk.refusal(propose(desk, "VEN-1", 100)) == "not_settled"
    assert desk.refusal(propose(desk, round_id, 0)) == "no_amount"
    assert desk.refusal(approve(desk, 5)) == "unknown_adjustment"


def test_nothing_is_taken_that_is_not_there(desk: Desk) -> None:
    round_id = ended(desk)
    number = desk.do(propose(desk, round_id, -OPENING)).reply.made or 0
    assert desk.refusal(approve(desk, number)) == "funds"
    assert desk.money("ada") == (OPENING - 500, 0)
    desk.do(TopUp(desk.now_ms, "ada", "key-00000001", "PLAY", OPENING))
    desk.do(approve(desk, number))
    assert desk.money("ada") == (0, 0)
