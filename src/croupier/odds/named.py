"""Simple strategies that have a name, each for the shapes of game it makes sense in."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from croupier.cards import parse_cards
from croupier.hands import five_card, three_card
from croupier.odds import levels
from croupier.odds.errors import OddsError
from croupier.odds.outcomes import Pricing
from croupier.odds.states import suit_masks
from croupier.odds.strategy import Choices, Table, best, winners

Rule = Callable[[Table], Choices]

OPTIMAL = "optimal"

_QUEEN_SIX_FOUR = three_card.evaluate(parse_cards("Qc 6d 4h"))
_JACK = 9
_DRAW = 4


def names(pricing: Pricing) -> tuple[str, ...]:
    """The strategies that a game knows by name, the optimal one first."""
    return (OPTIMAL, *rules_for(pricing))


def rules_for(pricing: Pricing) -> Mapping[str, Rule]:
    """The simple strategies of a game."""
    always = {f"always-{o.name}": _always(place) for place, o in enumerate(pricing.options) if not o.folds}
    return MappingProxyType({**_BY_SHAPE.get(pricing.shape.kind, {}), **always})


def check(pricing: Pricing, name: str) -> None:
    """OddsError for a name that the game does not know."""
    if name not in names(pricing):
        known = ", ".join(names(pricing))
        raise OddsError(f"{pricing.game.name} has no strategy {name!r}; it has {known}.")


def choose(table: Table, name: str) -> Choices:
    """The choices of a simple strategy; OddsError for a name that the game does not know."""
    check(table.pricing, name)
    return rules_for(table.pricing)[name](table)


def _always(place: int) -> Rule:
    return lambda table: np.full(len(table.states), place, np.uint8)


def _going_on(table: Table, goes_on: NDArray[np.bool_]) -> Choices:
    """The one option that does not fold where the rule says so, else the fold."""
    options = table.pricing.options
    stays = [place for place, option in enumerate(options) if not option.folds]
    fold = table.pricing.folds
    if fold is None or len(stays) != 1:
        raise OddsError(f"{table.pricing.game.name} offers more than going on or folding: the rule does not fit it.")
    return np.where(goes_on, np.uint8(stays[0]), np.uint8(fold))


def _at_least(least: int) -> Rule:
    return lambda table: _going_on(table, levels.evaluate_three(table.states.cards) >= least)


def _mimic_dealer(table: Table) -> Choices:
    return _at_least(table.pricing.shape.qualifies)(table)


def _basic(table: Table) -> Choices:
    return _going_on(table, basic_calls(table))


def basic_calls(table: Table) -> NDArray[np.bool_]:
    """C15: an own pair or better, a jack or higher in the hand, four to a flush, four to a straight."""
    cards = table.states.cards
    own, flop = cards[:, :2] >> 2, cards[:, 2:] >> 2
    own_pair = (own[:, 0] == own[:, 1]) | (own[:, :, None] == flop[:, None, :]).any(axis=(1, 2))
    made = table.group >= five_card.CATEGORIES.index("two_pair")
    high = (own >= _JACK).any(axis=1)
    masks = suit_masks(cards).astype(np.int64)
    size = np.array([mask.bit_count() for mask in range(1 << 13)])
    flush_draw = (size[masks] >= _DRAW).any(axis=1)
    ranks = np.bitwise_or.reduce(masks, axis=1)
    with_low_ace = ranks << 1 | ranks >> 12
    straight_draw = np.zeros(len(cards), np.bool_)
    for low in range(10):
        straight_draw |= size[with_low_ace >> low & 0b11111] >= _DRAW
    calls: NDArray[np.bool_] = own_pair | made | high | flush_draw | straight_draw
    return calls


def _basic_and_winners(table: Table) -> Choices:
    return _going_on(table, basic_calls(table) | winners(table))


def _optimal_and_winners(table: Table) -> Choices:
    goes_on = best(table, {}).choices != table.pricing.folds
    return _going_on(table, goes_on | winners(table))


_BY_SHAPE: Mapping[str, Mapping[str, Rule]] = MappingProxyType(
    {
        "three_card": {"q-6-4": _at_least(_QUEEN_SIX_FOUR), "mimic-dealer": _mimic_dealer},
        "holdem": {"basic": _basic, "basic-aa": _basic_and_winners, "optimal-aa": _optimal_and_winners},
    }
)
