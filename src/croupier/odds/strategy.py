"""What a player chooses in every decision state: the best play, simple rules, and functions of one's own."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.cards import Card
from croupier.odds import census
from croupier.odds.census import Census, Groups, Route
from croupier.odds.errors import OddsError
from croupier.odds.outcomes import MAIN, Pricing, by_group
from croupier.odds.states import Counts, States

Objective = Literal["expected-value", "element-of-risk"]

Choices = NDArray[np.uint8]
"""For each state the place of the option taken, in the order of the definition."""


class Decision(msgspec.Struct, frozen=True):
    """A hand to decide on: the cards of each pile that the player sees, and the facts known, by name."""

    cards: Mapping[str, tuple[Card, ...]]
    facts: Mapping[str, str]


class Table:
    """A game with its decision states, and what each option is worth in each: what strategies choose from."""

    def __init__(self, pricing: Pricing, counted: Census | None, route: Route | None, workers: int) -> None:
        route = census.checked_route(route)
        self.pricing = pricing
        self.counted = counted
        self.states: States
        self.group: Groups
        self.states, self.group = (counted.states, counted.group) if counted else census.states_of(pricing.shape, route)
        self._route: Route = route
        self._workers = workers
        self._known: dict[bytes, Counts] = {}

    def values(self, nets: Counts) -> Counts:
        """int64[states]: what nets int64[groups, columns] add up to over all deals from each state."""
        deals = self.pricing.shape.deals
        known = by_group(nets, self.group)
        if known is not None:
            certain: Counts = known * deals
            return certain
        offset = nets[:, 0] - nets[0, 0]
        if (nets - offset[:, None] == nets[0]).all():
            shifted: Counts = self._dot(nets[0]) + offset[self.group] * deals
            return shifted
        values = np.empty(len(self.states), np.int64)
        for group in np.unique(self.group):
            here = self.group == group
            values[here] = self._dot(nets[group])[here]
        return values

    def _dot(self, pays: Counts) -> Counts:
        """Counts times pays; what was asked before, up to a factor and a constant, is remembered."""
        least = pays - pays[0]
        factor = int(np.gcd.reduce(least)) or 1
        least = np.ascontiguousarray(least // factor)
        key = least.tobytes()
        if key not in self._known:
            self._known[key] = (
                census.worths(self.pricing.shape, least, self._route, self._workers)
                if self.counted is None
                else self.counted.dot(least)
            )
        values: Counts = self._known[key] * factor + pays[0] * self.pricing.shape.deals
        return values

    def decisions(self) -> list[Decision]:
        """Every state, one hand for all that differ in suits' names alone."""
        shape = self.pricing.shape
        names = [shape.facts(classes) for classes in self.pricing.groups]
        decisions: list[Decision] = []
        for cards, group in zip(self.states.cards.tolist(), self.group.tolist(), strict=True):
            piles: dict[str, tuple[Card, ...]] = {}
            first = 0
            for pile in shape.piles:
                piles[pile.name] = tuple(cards[first : first + pile.count])
                first += pile.count
            decisions.append(Decision(piles, names[group]))
        return decisions


class Best(msgspec.Struct, frozen=True):
    """The best play: what it chooses, and how many hands (as the player sees them) have two options worth the same."""

    choices: Choices
    ties: int


def best(table: Table, stakes: Mapping[str, Fraction], objective: Objective = "expected-value") -> Best:
    """The choices with the highest expected value, or the lowest loss per unit staked.

    ``stakes``: side bets, in Antes, that the decision counts. Values are compared as integers; on an exact tie
    the player folds (then takes the option named first).
    """
    pricing = table.pricing
    joint = [pricing.joint_nets(option, dict(stakes)) for option in pricing.options]
    unit = joint[0][1]
    values = [table.values(nets) for nets, _ in joint]
    staked = [unit * (pricing.staked(option) + sum(stakes.values(), Fraction())) for option in pricing.options]
    found = _highest(table, values, [0] * len(values))
    if objective == "expected-value":
        return found
    while True:
        won, risked = _totals(table, values, staked, found.choices)
        # Among choices with a ratio of win to stake, those that beat it must win against a charge at that ratio.
        charges = [won / risked * stake * pricing.shape.deals for stake in staked]
        better = _highest(table, values, charges)
        if (better.choices == found.choices).all():
            return better
        found = better


def best_for(table: Table, bet: str) -> Choices:
    """The choices with the highest expected value of one bet; where none makes a difference, those of the game."""
    pricing = table.pricing
    values = [table.values(pricing.nets(bet, option)) for option in pricing.options]
    highest = np.max(values, axis=0)
    choices = best(table, {}).choices
    loses = np.choose(choices, values) < highest
    return np.where(loses, np.argmax(values, axis=0).astype(np.uint8), choices)


def _totals(table: Table, values: list[Counts], staked: list[Fraction], choices: Choices) -> tuple[Fraction, Fraction]:
    """What choices win and stake over all deals."""
    weights, deals = table.states.weights, table.pricing.shape.deals
    won = staked_in_all = Fraction()
    for place, value in enumerate(values):
        chosen = choices == place
        won += int(value @ np.where(chosen, weights, 0))
        staked_in_all += staked[place] * deals * int(weights[chosen].sum())
    return won, staked_in_all


def _highest(table: Table, values: list[Counts], charges: list[Fraction] | list[int]) -> Best:
    """The option with the most value after its charge, in every state; exact, as charges may be fractions."""
    first = table.pricing.folds or 0
    order = [first, *(place for place in range(len(values)) if place != first)]
    choices = np.full(len(values[0]), first, np.uint8)
    value = values[first].copy()
    tied = np.zeros(len(value), np.bool_)
    for place in order[1:]:
        # Beats the choice so far where the difference is above that of the charges.
        needed = [Fraction(charges[place]) - Fraction(charges[chosen]) for chosen in range(len(values))]
        least = np.array([need.numerator // need.denominator for need in needed], np.int64)[choices]
        whole = np.array([need.denominator == 1 for need in needed])[choices]
        gain = values[place] - value
        better = gain > least
        tied = np.where(better, False, tied | (whole & (gain == least)))  # noqa: FBT003 (an element's value)
        choices = np.where(better, np.uint8(place), choices)
        value = np.where(better, values[place], value)
    return Best(choices, int(table.states.weights[tied].sum()))


def custom(table: Table, function: Callable[[Decision], str]) -> Choices:
    """The choices of a function of one's own, which is shown every decision and names an option.

    OddsError where it names none.
    """
    places = {option.name: place for place, option in enumerate(table.pricing.options)}
    choices = np.empty(len(table.states), np.uint8)
    for state, decision in enumerate(table.decisions()):
        chosen = function(decision)
        if chosen not in places:
            raise OddsError(f"the strategy chose {chosen!r}, but the options are {', '.join(places)}.")
        choices[state] = places[chosen]
    return choices


def winners(table: Table) -> NDArray[np.bool_]:
    """The states whose cards have already won a side bet that a fold would give away."""
    pricing = table.pricing
    stay = next(option for option in pricing.options if not option.folds)
    won = np.zeros(len(table.states), np.bool_)
    for side_bet in pricing.game.side_bets:
        if side_bet.survives_fold:
            continue
        known = by_group(pricing.nets(side_bet.bet, stay), table.group)
        if known is not None:
            won |= known > 0
    return won


def main_value(table: Table) -> list[Counts]:
    """int64[states] for each option: what the main game alone is worth over all deals from a state, in Antes."""
    return [table.values(table.pricing.nets(MAIN, option)) for option in table.pricing.options]
