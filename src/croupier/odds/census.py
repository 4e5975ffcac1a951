"""The census of a game: for every hand a player may have to decide on, how often each combination of facts follows.

It holds no pays. Whatever the paytables say is a product with it, so it is made once and kept.
"""

from functools import lru_cache
from itertools import product
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from croupier.odds import compiled, four_card, holdem, levels, three_card
from croupier.odds.errors import OddsError
from croupier.odds.shapes import Axis, Shape
from croupier.odds.states import Counts, States, four_card_states, holdem_states, three_card_states

Route = Literal["c", "numpy"]

Groups = NDArray[np.uint8]
"""For each state the index of its class of seen facts."""


class Census:
    """Counts of a shape.

    ``counts[state, column]``: of the ``shape.deals`` ways the cards can go on from a state, those with the facts
    of a column. ``columns`` names them, axis -> class; ``groups`` the facts that a state shows, ``group`` which.
    """

    def __init__(self, shape: Shape, route: Route, states: States, group: Groups, counts: NDArray[np.int32]) -> None:
        self.shape = shape
        self.route = route
        self.states = states
        self.group = group
        self.counts = counts

    @property
    def groups(self) -> tuple[dict[str, str], ...]:
        """The facts a player may see, axis name -> class."""
        return classes_of(self.shape.seen)

    @property
    def columns(self) -> tuple[dict[str, str], ...]:
        """The facts that may follow, axis name -> class."""
        return classes_of(self.shape.hidden)

    def dot(self, pays: Counts) -> Counts:
        """int64[states]: the sum of counts * pays[columns] of each state."""
        if self.route == "c":
            return compiled.dot(self.counts, pays, workers=1)
        # In slices: the product needs eight bytes where a count has four.
        size = 1 << 16
        return np.concatenate([self.counts[first : first + size] @ pays for first in range(0, len(self.counts), size)])

    def totals(self, choice: Groups, options: int) -> Counts:
        """int64[options, groups, columns]: deals, where each state takes the option of its choice."""
        groups = len(self.groups)
        key = choice.astype(np.int64) * groups + self.group
        if self.route == "c":
            sums = compiled.totals(self.counts, self.states.weights, key.astype(np.uint8), options * groups)
        else:
            sums = np.zeros((options * groups, self.counts.shape[1]), np.int64)
            for present in np.unique(key):
                chosen = key == present
                sums[present] = self.states.weights[chosen] @ self.counts[chosen]
        return sums.reshape(options, groups, -1)


def classes_of(axes: tuple[Axis, ...]) -> tuple[dict[str, str], ...]:
    """Every combination of the classes of some axes, axis name -> class, the last axis running fastest."""
    names = [axis.name for axis in axes]
    return tuple(dict(zip(names, classes, strict=True)) for classes in product(*(axis.classes for axis in axes)))


def default_route() -> Route:
    """The C kernels where they were built, else NumPy."""
    return "c" if compiled.available else "numpy"


def checked_route(route: Route | None) -> Route:
    """The route to take; OddsError for the C kernels where they were not built."""
    if route == "c" and not compiled.available:
        raise OddsError("the C kernels were not built when Croupier was installed: no compiler was found then.")
    return route or default_route()


def states_of(shape: Shape, route: Route) -> tuple[States, Groups]:
    """The decision states of a shape, and for each the index of the facts it shows."""
    match shape.kind:
        case "three_card":
            states = three_card_states()
            return states, levels.category(levels.evaluate_three(states.cards))
        case "four_card":
            states = four_card_states()
            return states, np.zeros(len(states), np.uint8)
        case _:
            states = holdem_states()
            values = compiled.evaluate(states.cards) if route == "c" else levels.evaluate(states.cards)
            return states, levels.category(values.astype(np.int64))


@lru_cache(maxsize=8)
def count(shape: Shape, route: Route | None = None, workers: int = 2) -> Census:
    """The census of a shape by one of the two independent routes; kept for the next paytable."""
    route = checked_route(route)
    states, group = states_of(shape, route)
    return Census(shape, route, states, group, _counted(shape, route, states, workers))


def _counted(shape: Shape, route: Route, states: States, workers: int) -> NDArray[np.int32]:
    match shape.kind:
        case "three_card":
            six_card = len(shape.hidden) > 1
            if route == "c":
                return compiled.three_card(states.cards, shape.qualifies, six_card=six_card, workers=workers)
            return three_card.count(states.cards, shape.qualifies, six_card=six_card)
        case "four_card":
            if route == "c":
                return compiled.four_card(states.cards, four_card.POINTS, workers=workers)
            return four_card.count(states.cards)
        case _:
            dealt = holdem_states()
            if route == "c":
                classes = compiled.HoldemClasses(shape.qualifies, workers=workers)
                return compiled.holdem_counts(dealt, classes, workers=workers)
            return holdem.count(dealt, shape.qualifies)


def worths(shape: Shape, pays: Counts, route: Route | None = None, workers: int = 2) -> Counts:
    """int64[states]: what `Census.dot` gives for pays int64[columns], without making the census where that is slow.

    The last few answers are kept; they are not to be written to.
    """
    return _worths(shape, np.ascontiguousarray(pays, np.int64).tobytes(), checked_route(route), workers)


@lru_cache(maxsize=4)
def _worths(shape: Shape, pays_bytes: bytes, route: Route, workers: int) -> Counts:
    pays = np.frombuffer(pays_bytes, np.int64)
    if shape.kind != "holdem":
        return count(shape, route, workers).dot(pays)
    if route == "numpy":
        return holdem.worths(holdem_states(), shape.qualifies, pays)
    if np.abs(pays).max() > compiled.MOST_WORTH:
        return count(shape, route, workers).dot(pays)
    classes = compiled.HoldemClasses(shape.qualifies, workers=workers)
    return compiled.holdem_worths(holdem_states(), classes, pays, workers=workers)
