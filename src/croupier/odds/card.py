"""Strategy cards: the play of a game on half a page for a person, and exactly what following it gives up."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import groupby
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from croupier.cards import RANKS, card_name
from croupier.hands import five_card
from croupier.odds import levels, named
from croupier.odds.census import Route, checked_route, count
from croupier.odds.errors import OddsError
from croupier.odds.four_card import POINTS
from croupier.odds.outcomes import Pricing
from croupier.odds.printing import percent
from croupier.odds.states import Counts
from croupier.odds.strategy import Choices, Table, best
from croupier.rules.definition import Game

_RANKS = len(RANKS)


def strategy_card(
    game: Game, stakes: Mapping[str, Fraction] | None = None, route: Route | None = None, workers: int = 2
) -> str:
    """The best play of a game to read: a chart or a rule, and what simple rules cost against it.

    ``stakes``: side bets, in Antes, that the decisions count. OddsError as `report`.
    """
    pricing = Pricing(game)
    route = checked_route(route)
    counted = None if pricing.shape.kind == "holdem" else count(pricing.shape, route, workers)
    table = Table(pricing, counted, route, workers)
    card = _Card(table, dict(stakes or {}))
    lines = {"three_card": card.three_card, "four_card": card.four_card, "holdem": card.holdem}
    return "\n".join([*lines[pricing.shape.kind](), "", *card.simple_rules()]) + "\n"


def _made(cards: list[int]) -> tuple[str, str, str]:
    """What four cards make so far, and what flush and straight they may become."""
    most = max(sum(card & 3 == suit for card in cards) for suit in range(4))
    ranks = {card >> 2 for card in cards}
    with_low_ace = ranks | ({-1} if _RANKS - 1 in ranks else set())
    window = max(sum(low <= rank < low + 5 for rank in with_low_ace) for low in range(-1, _RANKS - 4))
    flush = {4: "four suited", 3: "three suited"}.get(most, "")
    return five_card.category_so_far(cards), flush, {4: "four in five", 3: "three in five"}.get(window, "")


class _Card:
    def __init__(self, table: Table, stakes: dict[str, Fraction]) -> None:
        self.table = table
        pricing = table.pricing
        joint = [pricing.joint_nets(option, stakes) for option in pricing.options]
        self.unit = joint[0][1]
        self.values = [table.values(nets) for nets, _ in joint]
        self.choices = best(table, stakes).choices
        self.names = [option.name for option in pricing.options]

    def cost(self, choices: Choices) -> Fraction:
        """What choices give up to the best ones, per Ante."""
        return Fraction(self._worth(self.choices) - self._worth(choices), self.table.pricing.shape.total * self.unit)

    def _worth(self, choices: Choices) -> int:
        weights = self.table.states.weights
        chosen = [choices == place for place in range(len(self.values))]
        return sum(int((value[here] * weights[here]).sum()) for value, here in zip(self.values, chosen, strict=True))

    def simple_rules(self) -> Iterator[str]:
        """What each simple strategy of the game costs."""
        yield "Simple rules, and what they give up of the Ante to the best play:"
        for name, rule in named.rules_for(self.table.pricing).items():
            yield f"  {name:<24}{percent(self.cost(rule(self.table)))}"

    def three_card(self) -> Iterator[str]:
        """The lowest hand to go on with, and hands out of line with it."""
        values = levels.evaluate_three(self.table.states.cards)
        order = np.argsort(values, kind="stable")
        fold = self.table.pricing.folds
        goes_on = self.choices[order] != fold
        if fold is None or goes_on.all() or not goes_on.any():
            yield f"Always {self.names[int(self.choices[0])]}."
            return
        least = int(np.argmax(goes_on))
        cards = self.table.states.cards[order[least]]
        stay = self.names[int(self.choices[order[least]])]
        ranks = "-".join(card_name(int(card))[0] for card in sorted(cards.tolist(), reverse=True))
        yield f"{stay.capitalize()} with {ranks} or better, fold everything below."
        below = int(self.table.states.weights[order[least:]][~goes_on[least:]].sum())
        if below:
            yield f"Yet {below} hands above it fold: the side bets counted make the difference."

    def four_card(self) -> Iterator[str]:
        """A chart by the points of four cards and what they make already."""
        cards = self.table.states.cards
        points = POINTS[cards >> 2].astype(np.int64).sum(axis=1)
        made = [_made(hand) for hand in cards.tolist()]
        classes = sorted(set(made), key=lambda made: (five_card.CATEGORIES.index(made[0]), made[1:]))
        column = np.array([classes.index(name) for name in made])
        choices, chart = self._by_cell(points * len(classes) + column)
        yield "By what the four cards make and may become, and by their points:"
        for place, name in enumerate(classes):
            met = [(int(row), chart[int(row) * len(classes) + place]) for row in np.unique(points[column == place])]
            runs = ", ".join(
                f"{self.names[option]} from {min(row for row, _ in run)}"
                for option, run in ((option, list(run)) for option, run in groupby(met, key=itemgetter(1)))
            )
            yield f"  {', '.join(part.replace('_', ' ') for part in name if part):<44}{runs}"
        yield f"Following this chart gives up {percent(self.cost(choices))} of the Ante."

    def _by_cell(self, cell: Counts) -> tuple[Choices, dict[int, int]]:
        """The one option for all states of a cell that is worth most there."""
        _, place = np.unique(cell, return_inverse=True)
        weights = self.table.states.weights
        worth = np.zeros((len(self.values), int(place.max()) + 1), np.int64)
        for row, value in zip(worth, self.values, strict=True):
            np.add.at(row, place, value * weights)
        chosen: NDArray[np.uint8] = worth.argmax(axis=0).astype(np.uint8)
        chart = dict(zip(np.unique(cell).tolist(), chosen.tolist(), strict=True))
        return chosen[place], chart

    def holdem(self) -> Iterator[str]:
        """How often each pair of hole cards goes on, over all flops."""
        fold = self.table.pricing.folds
        if fold is None:
            raise OddsError("a game without a fold has no card to write.")
        cards, weights = self.table.states.cards.astype(np.int64), self.table.states.weights
        high, low = np.maximum(cards[:, 0], cards[:, 1]) >> 2, np.minimum(cards[:, 0], cards[:, 1]) >> 2
        suited = (cards[:, 0] ^ cards[:, 1]) & 3 == 0
        cell = np.where(suited, high * _RANKS + low, low * _RANKS + high)
        every, going_on = np.zeros((2, _RANKS * _RANKS), np.int64)
        np.add.at(every, cell, weights)
        np.add.at(going_on, cell, np.where(self.choices != fold, weights, 0))
        yield "Percent of flops to go on with, suited right of the diagonal, * for all of them:"
        yield "    " + "".join(f"{rank:>4}" for rank in reversed(RANKS))
        for row in range(_RANKS - 1, -1, -1):
            places = [row * _RANKS + column for column in range(_RANKS - 1, -1, -1)]
            shown = [
                "*" if going_on[place] == every[place] else str(100 * going_on[place] // every[place])
                for place in places
            ]
            yield f"   {RANKS[row]}" + "".join(f"{text:>4}" for text in shown)
        yield "Rule of thumb (basic): go on with a pair of your own or anything better, with a jack or higher, with"
        yield "four to a flush and with four to a straight."
