"""The odds lab over the wire: what may be changed about a game, what is asked, and the exact answer.

Names are those of the definition, as for `croupier odds`. Exact numbers travel as text, decimals are for reading.
"""

from typing import Annotated, Literal

import msgspec

from croupier.odds.changes import row_classes
from croupier.rules.definition import Game

ChangeText = Annotated[str, msgspec.Meta(min_length=5, max_length=100)]
RatioText = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,6}(\.[0-9]{1,4}|/[0-9]{1,4})?$(?!\n)")]
BetName = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9_]+$(?!\n)")]
StrategyName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$(?!\n)")]


class OddsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with changes, as for ``croupier odds --set``, and how it is played.

    ``stakes``: side bets, in Antes, that the decisions count.
    """

    changes: Annotated[tuple[ChangeText, ...], msgspec.Meta(max_length=100)] = ()
    stakes: Annotated[dict[BetName, RatioText], msgspec.Meta(max_length=8)] = {}
    strategy: StrategyName = "optimal"
    objective: Literal["expected-value", "element-of-risk"] = "expected-value"


class _Shape(msgspec.Struct, frozen=True):
    """Base of everything answered."""


class Ratio(_Shape, frozen=True):
    """An exact ratio, as text because it may leave 53 bits."""

    numerator: str
    denominator: str


class WinFigures(_Shape, frozen=True):
    """A net win in units of the stake, and in how many deals of how many it comes."""

    net: float
    deals: str
    of: str
    one_in: float


class BetFigures(_Shape, frozen=True, omit_defaults=True):
    """What a bet is worth. Per Ante: per unit of its own stake, for a side bet."""

    expected_value: Ratio
    house_edge: float
    element_of_risk: float
    rtp_per_ante: float
    rtp_per_staked: float
    average_staked: float
    standard_deviation: float | None = None
    hit_frequency: float | None = None
    largest_win: WinFigures | None = None
    stakes: dict[str, str] | None = None


class OptionFigures(_Shape, frozen=True):
    """Hands, as the player sees them, that take an option."""

    hands: int
    share: float


class OutcomeFigures(_Shape, frozen=True, omit_defaults=True):
    """A way for a bet to end: net units of its stake, in so many deals of its own space."""

    bet: str
    net: int
    deals: str
    share: float
    option: str | None = None
    result: str | None = None
    hand: str | None = None


class StrategyFigures(_Shape, frozen=True):
    """How the game is played: ``ties`` are hands that two options are worth the same for."""

    name: str
    objective: str
    stakes: dict[str, str]
    ties: int
    cost_per_ante: float


class OddsFound(_Shape, frozen=True):
    """Everything about a game under a strategy; ``bets`` each alone, ``together`` all on one round."""

    game: str
    definition: str
    strategy: StrategyFigures
    bets: dict[str, BetFigures]
    options: dict[str, OptionFigures]
    together: BetFigures | None = None
    outcomes: list[OutcomeFigures] = []


class LabRow(_Shape, frozen=True):
    """A row of a paytable: what the catalogue's game pays for a class, null where it has no row."""

    hand: str
    pays: int | None


class LabLine(_Shape, frozen=True):
    """A paytable, best row first, with the rows that it may have besides."""

    line: str
    rows: list[LabRow]


class LabGame(_Shape, frozen=True):
    """A game of the catalogue as the lab offers it.

    ``tables``: who plays it, id -> name. ``raises``: options and the Antes they stake. ``survives_fold``: side bets,
    and whether they outlast a fold.
    """

    game: str
    tables: dict[str, str]
    definition: str
    lines: list[LabLine]
    raises: dict[str, int]
    survives_fold: dict[str, bool]
    strategies: list[str]


class OptionWorth(_Shape, frozen=True):
    """Expected net win of an option: exactly in Antes, and as an amount in minor units, which need not be whole."""

    name: str
    value: Ratio
    per_ante: float
    amount: float


class AdviceShown(_Shape, frozen=True):
    """What each option is, or was, worth for the player's own hand.

    ``counted``: side bets that it includes, because one option gives them up. Once the player has chosen: ``chosen``,
    and ``cost``, what that gave up to the best, as an amount in minor units.
    """

    round: str
    options: list[OptionWorth]
    best: str
    counted: list[str]
    chosen: str | None = None
    cost: float | None = None


def lab_game(game: Game, definition: str, strategies: tuple[str, ...], tables: dict[str, str]) -> LabGame:
    """What the lab may change about a game."""
    lines: list[LabLine] = []
    for paytable in game.paytables:
        pays = {row.hand: row.pays for row in paytable.rows}
        rows = [LabRow(hand, pays.get(hand)) for hand in reversed(row_classes(game, paytable))]
        lines.append(LabLine(paytable.name, rows))
    options = [option for stage in game.stages for option in stage.options]
    return LabGame(
        game=game.name,
        tables=tables,
        definition=definition,
        lines=lines,
        raises={option.name: option.raises for option in options if option.bet is not None},
        survives_fold={side_bet.bet: side_bet.survives_fold for side_bet in game.side_bets if side_bet.settles is None},
        strategies=list(strategies),
    )
