"""The report on a game: what every bet is worth, exactly. All figures are integer ratios until they are printed."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

import msgspec
import numpy as np

from croupier.odds import named
from croupier.odds.census import Census, Route, checked_route, count
from croupier.odds.errors import OddsError
from croupier.odds.outcomes import MAIN, Cell, Pricing, cells_of
from croupier.odds.states import Counts
from croupier.odds.strategy import Best, Choices, Decision, Objective, Table, best, best_for, custom
from croupier.rules.definition import Game
from croupier.rules.fingerprint import fingerprint
from croupier.rules.settle import LineResult

TOGETHER = "together"


class Moments(msgspec.Struct, frozen=True):
    """Sums over equally likely deals, in units of ``1 / unit`` of a stake.

    ``won``: net wins. ``staked``. ``squares``: of the net wins; with ``hits``, the deals that win something, only
    in a full report.
    """

    deals: int
    won: int
    staked: int
    unit: int = 1
    squares: int | None = None
    hits: int | None = None


class Win(msgspec.Struct, frozen=True):
    """A net win, in units of the stake, and how many deals of how many bring it."""

    net: Fraction
    deals: int
    of: int


class Outcome(msgspec.Struct, frozen=True):
    """A way for a bet to end: in so many deals (of the bet's own space) it nets so many units of its stake.

    ``result`` is the showdown's, ``hand`` the class that a paytable looked up, where there was one.
    """

    bet: str
    option: str | None
    result: str | None
    hand: str | None
    net: int
    deals: int


class BetReport(msgspec.Struct, frozen=True):
    """What a bet is worth. ``numerator / denominator`` is the expected value, unreduced, per unit of its stake."""

    numerator: int
    denominator: int
    average_staked: Fraction
    variance: Fraction | None = None
    hit_frequency: Fraction | None = None
    largest_win: Win | None = None

    @property
    def expected_value(self) -> Fraction:
        """Expected net win per Ante (main game) or per unit of its own stake (side bets)."""
        return Fraction(self.numerator, self.denominator)

    @property
    def house_edge(self) -> Fraction:
        """Expected loss per Ante."""
        return -self.expected_value

    @property
    def element_of_risk(self) -> Fraction:
        """Expected loss per amount staked, the completing bet included."""
        return -self.expected_value / self.average_staked

    @property
    def rtp_per_ante(self) -> Fraction:
        """Return to player per Ante."""
        return 1 + self.expected_value

    @property
    def rtp_per_staked(self) -> Fraction:
        """Return to player per amount staked."""
        return 1 - self.element_of_risk


class OptionShare(msgspec.Struct, frozen=True):
    """How many of the hands a player may see take an option."""

    hands: int
    of: int

    @property
    def share(self) -> Fraction:
        """The part of all hands."""
        return Fraction(self.hands, self.of)


class Request(msgspec.Struct, frozen=True):
    """What to compute. ``stakes``: side bets, in Antes, that the decisions count, and that "together" holds.

    ``favour``: a bet that the play is to be best for, whatever becomes of the others.
    """

    stakes: Mapping[str, Fraction] = {}
    strategy: str = named.OPTIMAL
    objective: Objective = "expected-value"
    brief: bool = False
    route: Route | None = None
    workers: int = 2
    favour: str | None = None


class Report(msgspec.Struct, frozen=True):
    """Everything about a game under a strategy.

    ``bets``: each alone; ``together``: all on the same round, per Ante, at ``stakes``. ``ties``: hands that two
    options are worth the same for. ``cost``: what the strategy gives up to the best one, per Ante of all stakes.
    """

    game: Game
    definition: str
    route: Route
    strategy: str
    objective: Objective
    counted_stakes: Mapping[str, Fraction]
    stakes: Mapping[str, Fraction]
    ties: int
    cost: Fraction
    bets: Mapping[str, BetReport]
    together: BetReport | None
    options: Mapping[str, OptionShare]
    outcomes: tuple[Outcome, ...] = ()


def report(game: Game, request: Request | None = None, rule: Callable[[Decision], str] | None = None) -> Report:
    """The report on a game; ``rule`` is a strategy of one's own and takes the place of the named one.

    OddsError for what makes no sense or cannot be computed exactly.
    """
    request = request or Request()
    pricing = Pricing(game)
    _check_stakes(pricing, request)
    named.check(pricing, request.strategy)
    route = checked_route(request.route)
    for option in pricing.options:
        pricing.joint_nets(option, dict(request.stakes))  # refuses what would overflow before anything is counted
    light = request.brief and pricing.shape.kind == "holdem"
    counted = None if light else count(pricing.shape, route, request.workers)
    table = Table(pricing, counted, route, request.workers)
    values = _Values(table)
    optimal = best(table, request.stakes, request.objective)
    strategy, choices = _chosen(table, request, rule, optimal)
    stakes = request.stakes or {side_bet.bet: Fraction(1) for side_bet in game.side_bets}
    plain = request.objective == "expected-value"
    base = Report(
        game,
        fingerprint(game),
        route,
        strategy,
        request.objective,
        request.stakes,
        stakes,
        optimal.ties,
        Fraction() if choices is optimal.choices and plain else values.cost(request.stakes, choices),
        bets={},
        together=None,
        options=_options(table, choices),
    )
    if request.brief:
        bets = {bet: values.bet(bet, choices) for bet in pricing.bets}
        return msgspec.structs.replace(base, bets=bets, together=values.together(stakes, choices) if stakes else None)
    return _full(base, pricing, counted or count(pricing.shape, route, request.workers), choices)


def _full(base: Report, pricing: Pricing, counted: Census, choices: Choices) -> Report:
    cells = cells_of(pricing, counted.totals(choices, len(pricing.options)))
    outcomes: list[Outcome] = []
    bets: dict[str, BetReport] = {}
    for bet in pricing.bets:
        bets[bet], endings = _bet(pricing, bet, cells)
        outcomes += endings
    together = _together(pricing, base.stakes, cells) if base.stakes else None
    return msgspec.structs.replace(base, bets=bets, together=together, outcomes=tuple(outcomes))


def _check_stakes(pricing: Pricing, request: Request) -> None:
    for bet, ratio in request.stakes.items():
        if bet not in pricing.bets or bet == MAIN:
            known = ", ".join(pricing.bets[1:]) or "none"
            raise OddsError(f"{pricing.game.name} has no side bet {bet!r}; it has {known}.")
        if ratio <= 0:
            raise OddsError(f"the stake on {bet} must be above 0 Antes, not {ratio}.")


def _chosen(
    table: Table, request: Request, rule: Callable[[Decision], str] | None, optimal: Best
) -> tuple[str, Choices]:
    if rule is not None:
        return getattr(rule, "__name__", "custom"), custom(table, rule)
    if request.favour is not None:
        return f"best for {request.favour}", best_for(table, request.favour)
    if request.strategy == named.OPTIMAL:
        return named.OPTIMAL, optimal.choices
    return request.strategy, named.choose(table, request.strategy)


class _Values:
    """Expected values straight from the states, without the counts of outcomes."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def bet(self, bet: str, choices: Choices) -> BetReport:
        """A bet alone: its expected value and average stake."""
        pricing = self._table.pricing
        won = self._won([pricing.nets(bet, option) for option in pricing.options], choices)
        staked = self._staked(choices) if bet == MAIN else Fraction(1)
        total = pricing.shape.total
        space = pricing.space(bet, apart=self._apart(bet, choices))
        return BetReport(_scaled(won, space, total), space, staked)

    def together(self, stakes: Mapping[str, Fraction], choices: Choices) -> BetReport:
        """The main game and side bets at their stakes on one round, per Ante."""
        pricing = self._table.pricing
        joint = [pricing.joint_nets(option, dict(stakes)) for option in pricing.options]
        won = self._won([nets for nets, _ in joint], choices)
        staked = self._staked(choices) + sum(stakes.values(), Fraction())
        return BetReport(won, pricing.shape.total * joint[0][1], staked)

    def cost(self, stakes: Mapping[str, Fraction], choices: Choices) -> Fraction:
        """What choices give up to the best ones, per Ante."""
        pricing = self._table.pricing
        joint = [pricing.joint_nets(option, dict(stakes)) for option in pricing.options]
        values = [nets for nets, _ in joint]
        lost = self._won(values, best(self._table, stakes).choices) - self._won(values, choices)
        return Fraction(lost, pricing.shape.total * joint[0][1])

    def _won(self, nets: list[Counts], choices: Choices) -> int:
        weights = self._table.states.weights
        won = 0
        for place, option_nets in enumerate(nets):
            chosen = choices == place
            values = self._table.values(option_nets)
            won += int(values @ np.where(chosen, weights, 0))
        return won

    def _staked(self, choices: Choices) -> Fraction:
        pricing = self._table.pricing
        weights = self._table.states.weights
        antes = sum(
            pricing.staked(option) * int(weights[choices == place].sum())
            for place, option in enumerate(pricing.options)
        )
        return Fraction(antes, pricing.shape.states)

    def _apart(self, bet: str, choices: Choices) -> bool:
        """Whether the choices leave a side bet as it is, forfeiting nothing that would have won."""
        pricing = self._table.pricing
        fold = pricing.folds
        if bet == MAIN or fold is None or pricing.game.side_bet(bet).survives_fold:
            return bet != MAIN
        stay = next(option for option in pricing.options if not option.folds)
        kept, given_up = pricing.nets(bet, stay), pricing.nets(bet, pricing.options[fold])
        folded = choices == fold
        return not (kept != given_up)[self._table.group[folded]].any()


def _options(table: Table, choices: Choices) -> dict[str, OptionShare]:
    shape, weights = table.pricing.shape, table.states.weights
    return {
        option.name: OptionShare(int(weights[choices == place].sum()), shape.states)
        for place, option in enumerate(table.pricing.options)
    }


def _scaled(total: int, space: int, of: int) -> int:
    """A total over all deals as one over a smaller space of them."""
    scaled, rest = divmod(total * space, of)
    if rest:
        raise AssertionError("a bet was counted over a space of deals that does not carry it")
    return scaled


def _bet(pricing: Pricing, bet: str, cells: Iterable[Cell]) -> tuple[BetReport, list[Outcome]]:
    """A bet alone, and the ways it ends."""
    total = pricing.shape.total
    won = staked = squares = hits = 0
    apart = bet != MAIN
    endings: dict[tuple[str | None, str | None, str | None, int], int] = {}
    largest: dict[int, int] = {}
    for cell in cells:
        paid = pricing.paid(bet, cell.option, cell.classes)
        won += cell.deals * paid.net
        staked += cell.deals * paid.staked
        squares += cell.deals * paid.net**2
        hits += cell.deals * (paid.net > 0)
        largest[paid.net] = largest.get(paid.net, 0) + cell.deals
        if bet != MAIN:
            apart &= _unforfeited(pricing, bet, cell, paid.net)
        ending = _ending(bet, cell.option.name, paid.lines, paid.net)
        endings[ending] = endings.get(ending, 0) + cell.deals
    space = pricing.space(bet, apart=apart)
    found = BetReport(
        _scaled(won, space, total),
        space,
        Fraction(staked, total),
        Fraction(squares, total) - Fraction(won, total) ** 2,
        Fraction(hits, total),
        Win(Fraction(max(largest)), _scaled(largest[max(largest)], space, total), space),
    )
    return found, [Outcome(bet, *ending, _scaled(deals, space, total)) for ending, deals in endings.items()]


def _unforfeited(pricing: Pricing, bet: str, cell: Cell, net: int) -> bool:
    """Whether a side bet ends just as it would have, had the player gone on."""
    stay = next(option for option in pricing.options if not option.folds)
    return not cell.option.folds or pricing.paid(bet, stay, cell.classes).net == net


def _ending(
    bet: str, option: str, lines: tuple[LineResult, ...], net: int
) -> tuple[str | None, str | None, str | None, int]:
    """The option (of the main game), the showdown's result and the class paid for, where they made the difference."""
    result = next((line.result for line in lines if line.result), None)
    hands = [line.hand for line in lines if line.hand and line.pays is not None]
    return (option if bet == MAIN else None, result, hands[0] if hands else None, net)


def _together(pricing: Pricing, stakes: Mapping[str, Fraction], cells: Iterable[Cell]) -> BetReport:
    total = pricing.shape.total
    _, unit = pricing.joint_nets(pricing.options[0], dict(stakes))
    won = squares = hits = 0
    staked = Fraction()
    largest: dict[int, int] = {}
    for cell in cells:
        paid = pricing.paid(MAIN, cell.option, cell.classes)
        net, stake = unit * paid.net, Fraction(paid.staked)
        for bet, ratio in stakes.items():
            net += int(ratio * unit) * pricing.paid(bet, cell.option, cell.classes).net
            stake += ratio
        won += cell.deals * net
        staked += cell.deals * stake
        squares += cell.deals * net**2
        hits += cell.deals * (net > 0)
        largest[net] = largest.get(net, 0) + cell.deals
    mean = Fraction(won, total * unit)
    return BetReport(
        won,
        total * unit,
        staked / total,
        Fraction(squares, total * unit**2) - mean**2,
        Fraction(hits, total),
        Win(Fraction(max(largest), unit), largest[max(largest)], total),
    )
