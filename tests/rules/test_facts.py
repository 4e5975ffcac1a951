"""From cards to classes: hands, points and showdowns over piles."""

import pytest

from croupier.cards import parse_cards
from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.tequila_poker import TEQUILA_POKER
from croupier.games.three_card_poker import LIVE
from croupier.rules.definition import Game, HandFact
from croupier.rules.facts import Piles, dealer_qualifies, judge, judge_so_far, piles_of


def piles(**names: str) -> Piles:
    return {pile: parse_cards(cards) for pile, cards in names.items()}


def hand_fact(game: Game, name: str) -> HandFact:
    fact = game.fact(name)
    assert isinstance(fact, HandFact)
    return fact


@pytest.mark.parametrize(
    ("hand", "dealer", "result"),
    [
        ("Ts 6d 2h", "Jc Td 8h", "not_qualified"),
        ("As Ad Ah", "Jc Td 8h", "not_qualified"),
        ("As 6d 2h", "Qc 3d 2s", "win"),
        ("Js 9d 2h", "Qc 3d 2s", "lose"),
        ("Jd 9d 2d", "2c 2s 3h", "win"),
        ("Kd 9d 3c", "Kc 9s 3h", "tie"),
        ("Kd 9d 4c", "Kc 9s 3h", "win"),
        ("Ks Qd Jh", "Ac Kd Qs", "lose"),
    ],
)
def test_A4_A5_showdown_of_three_cards(hand: str, dealer: str, result: str) -> None:
    assert judge(LIVE.fact("showdown"), piles(hand=hand, dealer=dealer)) == result


@pytest.mark.parametrize(
    ("hand", "dealer", "board", "result"),
    [
        ("As Kd", "3s 3d", "Qh 9c 8s 5d 2c", "not_qualified"),
        ("As Kd", "4s 4d", "Qh 9c 8s 5d 2c", "lose"),
        ("Qs Kd", "4s 4d", "Qh 9c 8s 5d 2c", "win"),
        ("2s 3d", "4h 4c", "As Kd Qh Jc Ts", "tie"),
        ("As 2d", "Ah 3c", "Ad Ks Kh 9c 9d", "tie"),  # aces and kings, nine: the hole card does not count
        ("6s 2d", "5s 3d", "4h 4c 9s Jd Kh", "tie"),  # the board's pair opens, its kickers are both's
    ],
)
def test_C7_C9_showdown_of_seven_cards(hand: str, dealer: str, board: str, result: str) -> None:
    flop, turn, river = board[:8], board[9:11], board[12:]
    cards = piles(hand=hand, dealer=dealer, flop=flop, turn=turn, river=river)
    assert judge(CASINO_HOLDEM.fact("showdown"), cards) == result


def test_A8_best_five_of_both_hands() -> None:
    assert judge(LIVE.fact("six_card"), piles(hand="As 3d 5h", dealer="4c 2d Qs")) == "straight"


def test_C8_aa_bonus_looks_at_five_cards() -> None:
    cards = piles(hand="Ah 3h", flop="9h 5h Kc", turn="2h", river="7d")
    assert judge(CASINO_HOLDEM.fact("aa"), cards) == "high_card"
    assert judge(CASINO_HOLDEM.fact("hand"), cards) == "flush"


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("As Ah Ad Ac Ks Qd", "54"),
        ("As 2d 3h 4c 5s 6d", "29"),  # the ace is 11, the two goes
        ("Ts Th Td Jc Js Jd", "50"),
        ("2s 2h 2d 2c 3s 3d", "12"),
    ],
)
def test_B9_points(cards: str, points: str) -> None:
    assert judge(TEQUILA_POKER.fact("points"), piles(hand=cards[:11], draw=cards[12:])) == points


@pytest.mark.parametrize(
    ("dealer", "qualifies"),
    [("Qc 3d 2h", True), ("Jc Td 8h", False), ("2c 2d 3h", True), ("5c 4d 3h", True), ("Jc 9c 2c", True)],
)
def test_E2_whether_the_dealer_plays(dealer: str, qualifies: bool) -> None:
    assert dealer_qualifies(LIVE, piles(dealer=dealer)) is qualifies


def test_E2_unknown_before_all_cards_are_shown() -> None:
    assert dealer_qualifies(LIVE, piles(dealer="Qc 3d")) is None
    assert dealer_qualifies(CASINO_HOLDEM, piles(dealer="4c 4d", flop="As Kd 9h", turn="2c")) is None


def test_B1_no_dealer_hand() -> None:
    assert dealer_qualifies(TEQUILA_POKER, piles(hand="As Ah Ad Ac", draw="Ks Qd")) is None


@pytest.mark.parametrize(
    ("cards", "named"),
    [("9s 9d 5c 5h", "two_pair"), ("7s 7d 7h Kc", "three_of_a_kind"), ("As Kd 5c 2h", "high_card")],
)
def test_B7_named_from_the_first_cards(cards: str, named: str) -> None:
    assert judge_so_far(hand_fact(TEQUILA_POKER, "hand"), piles(hand=cards)) == named


def test_nothing_is_named_without_cards_or_by_parts_without_a_class() -> None:
    assert judge_so_far(hand_fact(TEQUILA_POKER, "hand"), {}) is None
    assert judge_so_far(hand_fact(TEQUILA_POKER, "points"), piles(hand="As Ah Ad Ac")) is None


def test_a_missing_pile_is_an_error() -> None:
    with pytest.raises(KeyError, match="dealer"):
        judge(LIVE.fact("showdown"), piles(hand="As Kd Qh"))


def test_piles_of_a_fact() -> None:
    assert piles_of(LIVE.fact("hand")) == ("hand",)
    assert piles_of(CASINO_HOLDEM.fact("showdown")) == (
        "hand",
        "flop",
        "turn",
        "river",
        "dealer",
        "flop",
        "turn",
        "river",
    )
