"""What a seat is owed, worked out from the rule sheets with evaluators written by others.

Nothing here comes from the program's hands, rules, games or settlement. Cards are 0..51; ranks count 2 to 14.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

import msgspec
from phevaluator import evaluate_cards
from pokerkit import RhodeIslandHoldemHand

NAMES = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
"""Cards by number, as players see them."""

RESERVES = {  # antes kept for the decision: A15; B and C as the requirements' last table says; D5 keeps none
    "three-card-poker-live": 1,
    "tequila-poker": 1,
    "casino-holdem": 2,
    "three-card-poker-instant": 0,
}
LAYOUT: Mapping[str, tuple[Mapping[str, int], Mapping[str, int]]] = {
    # cards of the shared piles, then of each seat's: where each lies in the deck
    "three-card-poker-live": ({"dealer": 3}, {"hand": 3}),
    "three-card-poker-instant": ({"dealer": 3}, {"hand": 3}),
    "tequila-poker": ({}, {"hand": 4, "draw": 2}),
    "casino-holdem": ({"dealer": 2, "flop": 3, "turn": 1, "river": 1}, {"hand": 2}),
}

ANTE_BONUS = {"Straight": 1, "Three of a kind": 4, "Straight flush": 5}  # A6, D7
PAIR_PLUS = {  # A7; D8
    "three-card-poker-live": {
        "One pair": 1,
        "Flush": 4,
        "Straight": 5,
        "Three of a kind": 30,
        "Straight flush": 40,
        "Mini royal": 100,
    },
    "three-card-poker-instant": {
        "One pair": 1,
        "Flush": 4,
        "Straight": 6,
        "Three of a kind": 30,
        "Straight flush": 40,
        "Mini royal": 40,
    },
}
SIX_CARDS = {"trips": 7, "straight": 10, "flush": 15, "full": 20, "quads": 100, "straight flush": 200, "royal": 1000}
POINTS = {46: 1, 47: 1, 48: 1, 49: 2, 50: 3, 51: 4, 52: 7, 53: 15, 54: 200}  # B9
TEQUILA = {  # B10
    "aces": 1,
    "two pair": 2,
    "trips": 3,
    "straight": 5,
    "flush": 7,
    "full": 8,
    "quads": 15,
    "straight flush": 50,
    "royal": 200,
}
HOLDEM_ANTE = {"flush": 2, "full": 3, "quads": 10, "straight flush": 20, "royal": 100}  # C10; all others 1
AA = {  # C11
    **dict.fromkeys(("aces", "two pair", "trips", "straight"), 7),
    **dict.fromkeys(("flush", "full", "quads", "straight flush", "royal"), 25),
}

_LAST_OF = (  # phevaluator's levels, 1 the best: the last of each class
    (1, "royal"),
    (10, "straight flush"),
    (166, "quads"),
    (322, "full"),
    (1599, "flush"),
    (1609, "straight"),
    (2467, "trips"),
    (3325, "two pair"),
    (3545, "aces"),
    (5745, "fours to kings"),
    (6185, "twos and threes"),
    (7462, "high card"),
)
_DEALER_OPENS = 5745  # C9: a pair of fours or better


class Stakes(msgspec.Struct, frozen=True):
    """A seat's part in a round: every stake, what was chosen (None: nothing was asked), and all cards by pile."""

    bets: Mapping[str, int]
    option: str | None
    piles: Mapping[str, Sequence[int]]


Owed = dict[str, int]
"""Line -> what comes back, the stake included; in the order of settlement."""


def owed(game: str, seat: Stakes) -> Owed:
    """What each line of a seat returns in a round that ended by itself."""
    if game == "tequila-poker":
        return _tequila(seat)
    if game == "casino-holdem":
        return _holdem(seat)
    return _three_card(game, seat)


def _three_card(game: str, seat: Stakes) -> Owed:
    level, hand = _three(tuple(seat.piles["hand"]))
    ante, lines = seat.bets.get("ante", 0), Owed()
    if seat.option == "fold":
        lines["ante"] = 0  # A3
    elif seat.option == "play":
        dealer, named = _three(tuple(seat.piles["dealer"]))
        opens = named != "High card" or max(card // 4 for card in seat.piles["dealer"]) >= 10  # A4: queen high
        if not opens:
            play_back, ante_back = 1, 2  # A5
        else:
            play_back = ante_back = 2 if level > dealer else 1 if level == dealer else 0
        lines["play"] = seat.bets["play"] * play_back
        bonus = ANTE_BONUS.get("Straight flush" if hand == "Mini royal" else hand)
        if bonus is not None:
            lines["ante_bonus"] = ante * bonus
        lines["ante"] = ante * ante_back
    if "pair_plus" in seat.bets:  # A9
        lines["pair_plus"] = _by(PAIR_PLUS[game], hand, seat.bets["pair_plus"])
    if "six_card_bonus" in seat.bets:
        best = _five([*seat.piles["hand"], *seat.piles["dealer"]])
        lines["six_card_bonus"] = _by(SIX_CARDS, _name(best), seat.bets["six_card_bonus"])
    return lines


def _tequila(seat: Stakes) -> Owed:
    if seat.option == "fold":
        return {"ante": 0}
    six = [*seat.piles["hand"], *seat.piles["draw"]]
    ante, bet = seat.bets["ante"], seat.bets["bet"]
    if seat.option == "high_tequila":
        points = sorted(11 if card // 4 == 12 else min(card // 4 + 2, 10) for card in six)
        pays = POINTS.get(sum(points[1:]))
    else:
        pays = TEQUILA.get(_name(_five(six)))
    if pays is None:
        return {"ante": 0, str(seat.option): 0}
    return {"ante": 2 * ante, str(seat.option): bet * (1 + pays)}  # B11


def _holdem(seat: Stakes) -> Owed:
    ante = seat.bets["ante"]
    lines = Owed()
    if seat.option == "fold":  # C5: all bets are lost
        return {bet: 0 for bet in ("ante", "aa_bonus") if bet in seat.bets}
    board = [*seat.piles["flop"], *seat.piles["turn"], *seat.piles["river"]]
    mine, dealer = _five([*seat.piles["hand"], *board]), _five([*seat.piles["dealer"], *board])
    won = ante * (1 + HOLDEM_ANTE.get(_name(mine), 1))
    if dealer > _DEALER_OPENS:  # the last table of the requirements: whoever is ahead
        lines |= {"call": seat.bets["call"], "ante": won}
    elif mine < dealer:
        lines |= {"call": 2 * seat.bets["call"], "ante": won}
    elif mine == dealer:
        lines |= {"call": seat.bets["call"], "ante": ante}
    else:
        lines |= {"call": 0, "ante": 0}
    if "aa_bonus" in seat.bets:
        first_five = _five([*seat.piles["hand"], *seat.piles["flop"]])
        lines["aa_bonus"] = _by(AA, _name(first_five), seat.bets["aa_bonus"])
    return lines


def _by(table: Mapping[str, int], hand: str, stake: int) -> int:
    return stake * (1 + table[hand]) if hand in table else 0


@lru_cache(None)
def _three(cards: tuple[int, ...]) -> tuple[int, str]:
    """PokerKit's level of three cards, larger is better, and the class."""
    entry = RhodeIslandHoldemHand.from_game("".join(NAMES[card] for card in cards)).entry
    name = entry.label.value
    if name == "Straight flush" and {card // 4 for card in cards} == {10, 11, 12}:
        name = "Mini royal"  # A10
    return entry.index, name


def _five(cards: Sequence[int]) -> int:
    """phevaluator's level of the best five, 1 is the best."""
    return cast("int", evaluate_cards(*cards))


def _name(level: int) -> str:
    return next(name for last, name in _LAST_OF if level <= last)
