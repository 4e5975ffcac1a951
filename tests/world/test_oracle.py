"""The oracle itself: outcomes written by hand from the rule sheets, one a line."""

import pytest

from croupier.cards import parse_cards
from tests.world.oracle import Owed, Stakes, owed

LIVE, INSTANT = "three-card-poker-live", "three-card-poker-instant"
HOLDEM, TEQUILA = "casino-holdem", "tequila-poker"


def three(hand: str, dealer: str, option: str | None, **bets: int) -> Stakes:
    play = {"play": bets["ante"]} if option == "play" else {}
    return Stakes(bets | play, option, {"hand": parse_cards(hand), "dealer": parse_cards(dealer)})


def holdem(hand: str, dealer: str, board: str, option: str, **bets: int) -> Stakes:
    cards = parse_cards(board)
    piles = {
        "hand": parse_cards(hand),
        "dealer": parse_cards(dealer),
        "flop": cards[:3],
        "turn": cards[3:4],
        "river": cards[4:],
    }
    call = {"call": 2 * bets["ante"]} if option == "call" else {}
    return Stakes(bets | call, option, piles)


def tequila(cards: str, option: str) -> Stakes:
    six = parse_cards(cards)
    return Stakes({"ante": 100, "bet": 100}, option, {"hand": six[:4], "draw": six[4:]})


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (three("Kc 9d 4h", "Js 8c 3d", "play", ante=100), {"play": 100, "ante": 200}),  # A5: no queen
        (three("Kc 9d 4h", "Qs 8c 3d", "play", ante=100), {"play": 200, "ante": 200}),
        (three("Kc 9d 4h", "Ks 9c 5d", "play", ante=100), {"play": 0, "ante": 0}),  # A10: the last card
        (three("Kc 9d 4h", "Ks 9c 4d", "play", ante=100), {"play": 100, "ante": 100}),
        (three("Ac 2d 3h", "Kc Kd 4s", "play", ante=100), {"play": 200, "ante_bonus": 100, "ante": 200}),
        (three("4c 5c 6c", "7s 8s 9s", "play", ante=100), {"play": 0, "ante_bonus": 500, "ante": 0}),  # A6
        (three("Ac Kc Qc", "2s 3d 7h", "fold", ante=100, pair_plus=100), {"ante": 0, "pair_plus": 10_100}),  # A7, A9
        (
            three("Tc Jc Qc", "Kc Ac 2d", "fold", ante=100, pair_plus=100, six_card_bonus=100),
            {"ante": 0, "pair_plus": 4_100, "six_card_bonus": 100_100},  # A8: a royal flush pays 1000
        ),
        (
            three("7c 7d 2h", "7s 3d 9h", "fold", ante=100, pair_plus=200, six_card_bonus=100),
            {"ante": 0, "pair_plus": 400, "six_card_bonus": 800},
        ),
    ],
)
def test_three_card_poker_live(seat: Stakes, expected: Owed) -> None:
    assert owed(LIVE, seat) == expected


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (three("4c 5d 6h", "Js 8c 3d", None, pair_plus=100), {"pair_plus": 700}),  # D8: a straight pays 6; D4
        (three("Ac Kc Qc", "Js 8c 3d", None, pair_plus=100), {"pair_plus": 4_100}),  # no row for the mini royal
        (three("Kc 9d 4h", "Js 8c 3d", "fold", ante=100, pair_plus=100), {"ante": 0, "pair_plus": 0}),
    ],
)
def test_three_card_poker_instant(seat: Stakes, expected: Owed) -> None:
    assert owed(INSTANT, seat) == expected


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (holdem("Ah Ad", "3c 3d", "2c 7d 9h Jc Ks", "fold", ante=100, aa_bonus=100), {"ante": 0, "aa_bonus": 0}),  # C5
        (
            holdem("Ah Ad", "3c 3d", "2c 7d 9h Jc Ks", "call", ante=100, aa_bonus=100),
            {"call": 200, "ante": 200, "aa_bonus": 800},  # C9: a pair of threes does not open
        ),
        (holdem("2h 5d", "3c 3d", "Qc 7d 9h Jc Ks", "call", ante=100), {"call": 200, "ante": 200}),  # nor who is ahead
        (holdem("Ah Ad", "4c 4d", "2c 7d 9h Jc Ks", "call", ante=100), {"call": 400, "ante": 200}),
        (holdem("2h 5d", "4c 4d", "Qc 7d 9h Jc Ks", "call", ante=100), {"call": 0, "ante": 0}),
        (holdem("2h 3d", "2c 3s", "Ac Kd Qh Jc Ts", "call", ante=100), {"call": 200, "ante": 100}),  # equal
        (
            holdem("Ah Kh", "4c 4d", "Qh Jh Th 2c 3s", "call", ante=100, aa_bonus=100),
            {"call": 400, "ante": 10_100, "aa_bonus": 2_600},  # C10, C11
        ),
    ],
)
def test_casino_holdem(seat: Stakes, expected: Owed) -> None:
    assert owed(HOLDEM, seat) == expected


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (tequila("2c Ad Kh Qs Jc Td", "high_tequila"), {"ante": 200, "high_tequila": 500}),  # 51 pays 4
        (tequila("9c 9d 9h 9s 8c 2d", "high_tequila"), {"ante": 0, "high_tequila": 0}),  # 44
        (tequila("2c Ad As Qs Jc 9d", "tequila_poker"), {"ante": 200, "tequila_poker": 200}),
        (tequila("2c Kd Ks Qs Jc 9d", "tequila_poker"), {"ante": 0, "tequila_poker": 0}),  # kings are not enough
        (tequila("Ac Kc Qc Jc Tc 9d", "tequila_poker"), {"ante": 200, "tequila_poker": 20_100}),
        (Stakes({"ante": 100}, "fold", {"hand": parse_cards("2c 3d 4h 5s")}), {"ante": 0}),
    ],
)
def test_tequila_poker(seat: Stakes, expected: Owed) -> None:
    assert owed(TEQUILA, seat) == expected
