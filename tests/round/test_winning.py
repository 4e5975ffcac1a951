"""The cards that a table marks at the end: those that won, whosever they are."""

import pytest

from croupier.cards import card_name
from croupier.round.commands import Choose, CloseStage
from croupier.round.winning import winning_cards
from tests.games.rounds import Desk
from tests.round.test_queries import dealt, put


def won(desk: Desk) -> set[str]:
    return {card_name(card) for card in winning_cards(desk.round, desk.round.seats[1])}


def played(table: str, first: str, option: str, rest: str) -> Desk:
    """A round to its end: the cards before the choice, the choice, the cards after it."""
    desk = dealt(table, first)
    assert won(desk) == set()
    desk.do(Choose(1, "decision", option))
    if desk.round.terms.policy.pace == "house":
        desk.do(CloseStage("decision"))
    assert won(desk) == set()
    put(desk, rest)
    assert desk.round.over
    return desk


@pytest.mark.parametrize(
    ("option", "dealer", "winning"),
    [
        ("play", "Qc Jd 4h", "Qs Qd 7h"),
        ("play", "Kc Kd 4h", "Kc Kd 4h"),  # the dealer's
        ("play", "Tc 8d 4h", "Qs Qd 7h"),  # who does not play
        ("fold", "Qc Jd 4h", ""),
    ],
)
def test_three_cards_win_whole(option: str, dealer: str, winning: str) -> None:
    assert won(played("venezia", "Qs Qd 7h - - -", option, dealer)) == set(winning.split())


def test_equal_hands_mark_nothing() -> None:
    assert won(played("venezia", "Qs Jd 7h - - -", "play", "Qc Jh 7d")) == set()


@pytest.mark.parametrize(
    ("hands", "rest", "winning"),
    [
        ("As 4h - - Ah 7h Kh", "9s 2c 9c 9d", "9s 9c 9d Ah Kh"),
        ("As 4h - - Ah 7h Kh", "4s 2c 9c 9d", "As Ah 4h 4s Kh"),
    ],
)
def test_of_seven_cards_the_best_five(hands: str, rest: str, winning: str) -> None:
    assert won(played("roma", hands, "call", rest)) == set(winning.split())


@pytest.mark.parametrize(
    ("option", "winning"),
    [("high_tequila", "Ac Ah Td Ts Kd"), ("tequila_poker", "Ac Ah Td Ts Kd")],
)
def test_without_a_dealer_the_hand_that_was_paid(option: str, winning: str) -> None:
    assert won(played("tequila", "Ac Ah Td Ts", option, "Kd 5c")) == set(winning.split())


def test_without_a_dealer_a_hand_that_is_not_paid_marks_nothing() -> None:
    assert won(played("tequila", "2c 4h 7d 9s", "tequila_poker", "Jd Qc")) == set()
