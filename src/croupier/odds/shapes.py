"""The shapes of games that can be counted whole: recognised from a definition's piles and facts, never by name.

A shape says what a player sees when deciding (a *state*: cards), which facts are then known (*seen*), and which
the cards to come decide (*hidden*). Counting runs on the shape; pays come in later.
"""

from collections.abc import Mapping

import msgspec

from croupier.hands import five_card, three_card
from croupier.odds.errors import OddsError
from croupier.rules.definition import Fact, Game, HandFact, Pile, Showdown
from croupier.rules.facts import THRESHOLDS

RESULTS = ("win", "tie", "lose", "not_qualified")
"""The results of a showdown, in the order of the census."""

POINTS = tuple(str(points) for points in range(12, 55))
"""The points that six cards can make (B9)."""


class Axis(msgspec.Struct, frozen=True):
    """A fact as the census counts it: its classes, in order."""

    name: str
    classes: tuple[str, ...]


class Shape(msgspec.Struct, frozen=True):
    """What has to be counted for a game.

    ``piles``: those a state shows, in order. ``deals``: how many ways the rest can fall, for every state alike.
    ``states``: how many different hands there are as the player sees them. ``axis_of``: each fact's name and its axis.
    ``qualifies``: the least value the dealer plays with, 0 where no dealer is.
    """

    kind: str
    piles: tuple[Pile, ...]
    states: int
    deals: int
    seen: tuple[Axis, ...]
    hidden: tuple[Axis, ...]
    axis_of: tuple[tuple[str, str], ...]
    qualifies: int = 0

    def facts(self, classes: Mapping[str, str]) -> dict[str, str]:
        """Fact name -> class, from axis name -> class, as far as these go."""
        return {fact: classes[axis] for fact, axis in self.axis_of if axis in classes}

    @property
    def total(self) -> int:
        """How many deals there are altogether."""
        return self.states * self.deals


def shape_of(game: Game) -> Shape:
    """The shape of a game; OddsError where no way of counting it whole is known."""
    for recognise in (_three_card, _holdem, _four_card):
        shape = recognise(game)
        if shape is not None:
            return shape
    raise OddsError(f"{game.name} is dealt or judged in a way that no exact count is known for.")


def _three_card(game: Game) -> Shape | None:
    """Three cards, then the dealer's three; perhaps the best five of all six."""
    if _deal(game) != ((("seat", 3),), (("dealer", 3),)):
        return None
    own, dealer = game.piles
    axes: dict[str, str] = {}
    for fact in game.facts:
        match fact:
            case HandFact(kind="three_card", piles=(pile,)) if pile == own.name:
                axes[fact.name] = "hand"
            case HandFact(kind="five_card") if set(fact.piles) == {own.name, dealer.name}:
                axes[fact.name] = "six_card"
            case Showdown(kind="three_card") if (fact.player, fact.dealer) == ((own.name,), (dealer.name,)):
                axes[fact.name] = "showdown"
            case _:
                return None
    hidden = [Axis("showdown", RESULTS)]
    if "six_card" in axes.values():
        hidden.append(Axis("six_card", five_card.CATEGORIES))
    seen = (Axis("hand", three_card.CATEGORIES),)
    return Shape("three_card", (own,), 22_100, 18_424, seen, tuple(hidden), _sorted(axes), _threshold(game))


def _holdem(game: Game) -> Shape | None:
    """Two cards and a flop, then turn, river and the dealer's two."""
    if _deal(game) != ((("seat", 2), ("board", 3)), (("dealer", 2), ("board", 2))):
        return None
    own, dealer, flop = (_first(game, owner) for owner in ("seat", "dealer", "board"))
    board = tuple(pile.name for pile in game.piles if pile.owner == "board")
    axes: dict[str, str] = {}
    for fact in game.facts:
        match fact:
            case HandFact(kind="five_card") if set(fact.piles) == {own.name, *board}:
                axes[fact.name] = "hand"
            case HandFact(kind="five_card") if set(fact.piles) == {own.name, flop.name}:
                axes[fact.name] = "flop_hand"
            case Showdown(kind="five_card") if (set(fact.player), set(fact.dealer)) == (
                {own.name, *board},
                {dealer.name, *board},
            ):
                axes[fact.name] = "showdown"
            case _:
                return None
    seen = (Axis("flop_hand", five_card.CATEGORIES),)
    hidden = (Axis("hand", five_card.CATEGORIES), Axis("showdown", RESULTS))
    return Shape("holdem", (own, flop), 25_989_600, 1_070_190, seen, hidden, _sorted(axes), _threshold(game))


def _four_card(game: Game) -> Shape | None:
    """Four cards and two more, without a dealer."""
    if _deal(game) != ((("seat", 4),), (("seat", 2),)):
        return None
    axes: dict[str, str] = {}
    for fact in game.facts:
        if not isinstance(fact, HandFact) or set(fact.piles) != {pile.name for pile in game.piles}:
            return None
        if fact.kind == "three_card":
            return None
        axes[fact.name] = "points" if fact.kind == "high_tequila" else "hand"
    hidden = (Axis("points", POINTS), Axis("hand", five_card.CATEGORIES))
    return Shape("four_card", (game.piles[0],), 270_725, 1_128, (), hidden, _sorted(axes))


def _sorted(axes: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(axes.items()))


_Dealt = tuple[tuple[str, int], ...]


def _deal(game: Game) -> tuple[_Dealt, _Dealt] | None:
    """Owner and number of the cards that a player sees when deciding, and of those that stay hidden until then.

    Piles of an owner that are hidden together are one. None unless there is exactly one decision.
    """
    if len(game.stages) != 1:
        return None
    shown = [pile for pile in game.piles if pile.name in game.stages[0].deals and pile.face_up]
    hidden: dict[str, int] = {}
    for pile in game.piles:
        if pile not in shown:
            hidden[pile.owner] = hidden.get(pile.owner, 0) + pile.count
    return tuple((pile.owner, pile.count) for pile in shown), tuple(hidden.items())


def _first(game: Game, owner: str) -> Pile:
    return next(pile for pile in game.piles if pile.owner == owner)


def _threshold(game: Game) -> int:
    """The least value that the dealer plays with; one for all showdowns of a game."""
    wanted = {THRESHOLDS[fact.qualifies] for fact in game.facts if isinstance(fact, Showdown)}
    if len(wanted) > 1:
        raise OddsError(f"{game.name} has dealers who qualify in different ways, which no exact count is known for.")
    return wanted.pop() if wanted else 0


def piles_judged(fact: Fact) -> frozenset[str]:
    """All the piles that a fact looks at."""
    return frozenset(fact.piles if isinstance(fact, HandFact) else (*fact.player, *fact.dealer))
