"""What each option is worth for one hand: the census of a single state, so that it is told while a player decides.

Only the player's own cards and the shared ones that lie face up go in; every other card is as likely as any.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.cards import DECK, Card
from croupier.odds import compiled, four_card, levels, three_card
from croupier.odds.census import Route, checked_route
from croupier.odds.errors import OddsError
from croupier.odds.outcomes import Pricing
from croupier.odds.shapes import Shape
from croupier.odds.states import Cards, Counts, HoldemStates, combinations_of
from croupier.rules.definition import Game

_WIN, _TIE, _LOSE, _NOT_QUALIFIED = range(4)
_OWN, _FLOP = 2, 3
_CATEGORIES = 11


class Advice(msgspec.Struct, frozen=True):
    """Expected net win of each option, in Antes, over all that the choice changes.

    That is the main game, and of the side bets only ``counted``: those that one option gives up and another keeps.
    """

    values: Mapping[str, Fraction]
    counted: tuple[str, ...]

    @property
    def best(self) -> str:
        """The option with the highest value; on an exact tie the fold, then the one named first."""
        return max(self.values, key=lambda option: self.values[option])


def advise(
    game: Game, piles: Mapping[str, tuple[Card, ...]], stakes: Mapping[str, Fraction], route: Route | None = None
) -> Advice:
    """What each option is worth for the cards in ``piles`` with side bets of ``stakes`` Antes.

    OddsError for a game without one decision, for cards that are not those a player sees then, and for a stake on
    no side bet.
    """
    pricing = _pricing(game)
    hand = _hand(pricing.shape, piles)
    counted = {bet: stakes[bet] for bet in stakes if not _side_bet(game, bet)}
    counts = _counts(pricing.shape, hand, checked_route(route))
    group = _group(pricing.shape, hand)
    fold_first = sorted(pricing.options, key=lambda option: not option.folds)
    values: dict[str, Fraction] = {}
    for option in fold_first:
        nets, unit = pricing.joint_nets(option, counted)
        won = int((counts * nets[group]).sum())
        values[option.name] = Fraction(won, pricing.shape.deals * unit)
    return Advice(values, tuple(counted))


def seen_piles(game: Game) -> tuple[str, ...]:
    """The piles that a player sees when deciding; OddsError for a game that is not decided once."""
    return tuple(pile.name for pile in _pricing(game).shape.piles)


@lru_cache(maxsize=16)
def _pricing(game: Game) -> Pricing:
    return Pricing(game)


def _side_bet(game: Game, bet: str) -> bool:
    """Whether a side bet goes its own way whatever is chosen."""
    try:
        return game.side_bet(bet).survives_fold
    except KeyError:
        raise OddsError(f"{game.name} has no side bet {bet!r}.") from None


def _hand(shape: Shape, piles: Mapping[str, tuple[Card, ...]]) -> Cards:
    """uint8[1, cards seen]: the cards in the order of the shape."""
    wanted = {pile.name: pile.count for pile in shape.piles}
    if {name: len(cards) for name, cards in piles.items()} != wanted:
        raise OddsError(f"a decision is made on these piles: {wanted}.")
    cards = [card for pile in shape.piles for card in piles[pile.name]]
    if len(set(cards)) != len(cards) or not set(cards) <= set(DECK):
        raise OddsError("a hand holds different cards of one deck.")
    return np.array([cards], np.uint8)


def _group(shape: Shape, hand: Cards) -> int:
    match shape.kind:
        case "three_card":
            return int(levels.category(levels.evaluate_three(hand))[0])
        case "four_card":
            return 0
        case _:
            return int(levels.category(levels.evaluate(hand))[0])


def _counts(shape: Shape, hand: Cards, route: Route) -> Counts:
    """int64[columns]: of the ways the cards can go on, those with each combination of facts."""
    in_c = route == "c"
    match shape.kind:
        case "three_card":
            six_card = len(shape.hidden) > 1
            if in_c:
                counts = compiled.three_card(hand, shape.qualifies, six_card=six_card, workers=1)
            else:
                counts = three_card.count(hand, shape.qualifies, six_card=six_card)
        case "four_card":
            counts = compiled.four_card(hand, four_card.POINTS, workers=1) if in_c else four_card.count(hand)
        case _:
            return _holdem_in_c(hand, shape.qualifies) if in_c else _holdem_in_numpy(hand, shape.qualifies)
    found: Counts = counts[0].astype(np.int64)
    return found


def _holdem_in_c(hand: Cards, qualifies: int) -> Counts:
    cards = np.concatenate([np.sort(hand[:, :_OWN]), np.sort(hand[:, _OWN:])], axis=1)
    states = HoldemStates(cards[:, _OWN:], np.array([0, 1], np.int64), cards, np.ones(1, np.int64))
    found: Counts = compiled.holdem_counts(states, _classes(qualifies), workers=1)[0].astype(np.int64)
    return found


@lru_cache(maxsize=1)
def _classes(qualifies: int) -> compiled.HoldemClasses:
    return compiled.HoldemClasses(qualifies, workers=1)


def _holdem_in_numpy(hand: Cards, qualifies: int) -> Counts:
    """Every turn and river against every dealer's hand, one after the other."""
    left = np.setdiff1d(np.arange(len(DECK), dtype=np.uint8), hand[0])
    counts = np.zeros((_CATEGORIES, 4), np.int64)
    pairs = left[combinations_of(2)[: len(left) * (len(left) - 1) // 2]]
    for turn, river in combinations(left.tolist(), 2):
        board = np.array([*hand[0, _OWN:], turn, river], np.uint8)
        (own,) = levels.evaluate(np.concatenate([hand[:, :_OWN], board[None]], axis=1))
        free = pairs[~np.isin(pairs, [turn, river]).any(axis=1)]
        dealer = levels.evaluate(np.concatenate([free, np.broadcast_to(board, (len(free), len(board)))], axis=1))
        category = int(levels.category(np.array([own]))[0])
        counts[category] += np.bincount(_results(int(own), dealer, qualifies), minlength=4)
    return counts.reshape(-1)


def _results(own: int, dealer: levels.Values, qualifies: int) -> NDArray[np.int64]:
    result = np.where(dealer < own, _WIN, np.where(dealer == own, _TIE, _LOSE))
    return np.where(dealer < qualifies, _NOT_QUALIFIED, result)
