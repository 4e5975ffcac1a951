"""What combinations of facts pay: the engine's own settlement, asked once for each."""

from fractions import Fraction
from math import comb, lcm

import msgspec
import numpy as np

from croupier.odds.census import Groups, classes_of
from croupier.odds.errors import OddsError
from croupier.odds.shapes import Shape, piles_judged, shape_of
from croupier.odds.states import Counts
from croupier.rules.definition import Game, Line, Option, SideBet
from croupier.rules.settle import LineResult, forfeit, line_facts, settle_line

MAIN = "main"
"""The name of the game proper, Ante and what a choice adds, among the bets."""

_LARGEST = 2**63 - 1


class Paid(msgspec.Struct, frozen=True):
    """One bet after a round, in units of its stake: what it staked and what came back, and the lines that say so."""

    staked: int
    returned: int
    lines: tuple[LineResult, ...]

    @property
    def net(self) -> int:
        """What is won, negative for a loss."""
        return self.returned - self.staked


class Pricing:
    """A game's definition, ready to turn facts into what each bet is paid."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.shape: Shape = shape_of(game)
        (stage,) = game.stages
        self.options: tuple[Option, ...] = stage.options
        self.groups = classes_of(self.shape.seen)
        self.columns = classes_of(self.shape.hidden)
        self._settled: dict[tuple[object, ...], LineResult | None] = {}
        self._nets: dict[tuple[str, str], Counts] = {}

    @property
    def bets(self) -> tuple[str, ...]:
        """The main game, then each side bet."""
        return (MAIN, *(side_bet.bet for side_bet in self.game.side_bets))

    @property
    def folds(self) -> int | None:
        """The place of the option that gives up, if there is one."""
        return next((place for place, option in enumerate(self.options) if option.folds), None)

    def paid(self, bet: str, option: Option, classes: dict[str, str]) -> Paid:
        """What a bet of one unit (an Ante, for the main game) comes to with an option and all facts."""
        facts = self.shape.facts(classes)
        if bet != MAIN:
            return self._side_bet(self.game.side_bet(bet), option, facts)
        results = [self._line(line, option, facts) for line in option.lines]
        lines = tuple(result for result in results if result is not None)
        return Paid(sum(line.staked for line in lines), sum(line.returned for line in lines), lines)

    def staked(self, option: Option) -> int:
        """Antes that the main game stakes with an option."""
        return self.paid(MAIN, option, {**self.groups[0], **self.columns[0]}).staked

    def nets(self, bet: str, option: Option) -> Counts:
        """int64[groups, columns]: what a bet of one unit wins."""
        key = bet, option.name
        if key not in self._nets:
            rows = [[self.paid(bet, option, seen | hidden).net for hidden in self.columns] for seen in self.groups]
            self._nets[key] = self._checked(rows)
        return self._nets[key]

    def joint_nets(self, option: Option, stakes: dict[str, Fraction]) -> tuple[Counts, int]:
        """What the main game and side bets at their stakes (in Antes) win together, and in what part of an Ante."""
        unit = lcm(*(ratio.denominator for ratio in stakes.values()))
        nets = unit * self.nets(MAIN, option).astype(object)
        for bet, ratio in stakes.items():
            nets = nets + int(ratio * unit) * self.nets(bet, option).astype(object)
        return self._checked(nets.tolist()), unit

    def space(self, bet: str, *, apart: bool) -> int:
        """The smallest number of equally likely deals that a bet's result can be counted over.

        ``apart``: its result does not depend on what the player chooses.
        """
        if bet == MAIN:
            return self.shape.total
        judged: set[str] = set()
        for fact in line_facts(self.game, self.game.side_bet(bet).line):
            judged |= piles_judged(self.game.fact(fact))
        if apart:
            return comb(52, sum(self.game.pile(pile).count for pile in judged))
        return self.shape.states if judged <= {pile.name for pile in self.shape.piles} else self.shape.total

    def _side_bet(self, side_bet: SideBet, option: Option, facts: dict[str, str]) -> Paid:
        if option.folds and not side_bet.survives_fold:
            result: LineResult | None = forfeit(side_bet.line, 1)
        else:
            result = self._settle(side_bet.line, 1, facts)
        if result is None:
            raise OddsError(f"the side bet {side_bet.bet} has a line that settles no stake.")
        return Paid(result.staked, result.returned, (result,))

    def _line(self, line: Line, option: Option, facts: dict[str, str]) -> LineResult | None:
        stake = option.raises if line.bet == option.bet else 1
        return forfeit(line, stake) if option.folds else self._settle(line, stake, facts)

    def _settle(self, line: Line, stake: int, facts: dict[str, str]) -> LineResult | None:
        needed = sorted(line_facts(self.game, line))
        key = (line, stake, *(facts[name] for name in needed))
        if key not in self._settled:
            self._settled[key] = settle_line(self.game, line, stake, facts)
        return self._settled[key]

    def _checked(self, nets: list[list[int]]) -> Counts:
        """As an array, refused where a total over all deals could leave 64 bits."""
        largest = max(abs(net) for row in nets for net in row)
        if largest * self.shape.total > _LARGEST:
            raise OddsError(
                f"a pay or stake is so large that totals over {self.shape.total:,} deals leave 64 bits: "
                f"for {self.game.name} a round may win or lose at most {_LARGEST // self.shape.total:,} units."
            )
        return np.array(nets, np.int64)


class Cell(msgspec.Struct, frozen=True):
    """A combination of facts after an option, and how many deals lead to it."""

    option: Option
    classes: dict[str, str]
    deals: int


def cells_of(pricing: Pricing, totals: Counts) -> tuple[Cell, ...]:
    """The cells that come at all, from totals int64[options, groups, columns]."""
    return tuple(
        Cell(
            pricing.options[option], pricing.groups[group] | pricing.columns[column], int(totals[option, group, column])
        )
        for option, group, column in zip(*np.nonzero(totals), strict=True)
    )


def by_group(nets: Counts, group: Groups) -> Counts | None:
    """int64[states]: nets that depend on no hidden fact; None where they do."""
    if (nets != nets[:, :1]).any():
        return None
    return nets[:, 0][group]
