"""Many rounds played by chance through the same paytables, and set beside the exact figures.

The cards of a round follow from the seed and its number, so the result is the same on any number of cores.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.odds import chance, compiled, named
from croupier.odds.census import Route, checked_route, count
from croupier.odds.compiled import PlayPlan
from croupier.odds.errors import OddsError
from croupier.odds.outcomes import MAIN, Cell, Pricing, cells_of
from croupier.odds.report import BetReport, Request, report
from croupier.odds.states import Cards, Counts, holdem_places, places_of_all
from croupier.odds.strategy import Choices, Objective, Table, best
from croupier.rules.definition import Game
from croupier.rules.fingerprint import fingerprint

MOST_ROUNDS = 10**12
_BLOCK = 1 << 20
_PERCENTILES = (1, 5, 25, 50, 75, 95, 99)
_DEALT = {"three_card": 6, "four_card": 6, "holdem": 9}


class Sessions(msgspec.Struct, frozen=True):
    """What sessions of so many rounds with a bankroll (in Antes) came to.

    A session ends early, ruined, when the bankroll no longer covers the Ante, the dearest choice and the side
    bets. ``results``: bankroll at the end less that of the start, in Antes, by percentile.
    """

    sessions: int
    rounds: int
    bankroll: int
    ruined: int
    won: int
    rounds_played: int
    results: dict[int, float]


class Played(msgspec.Struct, frozen=True):
    """Rounds played: how often each cell of the census came, int64[options, groups, columns], and how they paid."""

    game: Game
    definition: str
    strategy: str
    seed: int
    rounds: int
    counts: Any
    cells: tuple[Cell, ...]
    bets: dict[str, BetReport]
    exact: dict[str, BetReport]
    sessions: Sessions | None


class Play(msgspec.Struct, frozen=True):
    """What to play. ``bankroll`` and ``session``: Antes and rounds of each session, None for no sessions."""

    rounds: int
    seed: int
    strategy: str = named.OPTIMAL
    objective: Objective = "expected-value"
    stakes: dict[str, Fraction] = {}
    bankroll: int | None = None
    session: int = 100
    route: Route | None = None
    workers: int = 2


def simulate(game: Game, play: Play, progress: Callable[[int], None] | None = None) -> Played:
    """Play rounds; ``progress`` is told how many more are done, as they are.

    OddsError for numbers of rounds, strategies or stakes that make no sense.
    """
    _check(play)
    route = checked_route(play.route)
    table, choices = _chosen(game, play, route)
    pricing = table.pricing
    plan = plan_of(pricing, choices)
    sessions = _Sessions(pricing, play) if play.bankroll is not None else None
    shape = (len(pricing.options), len(pricing.groups), len(pricing.columns))
    counts = np.zeros(shape, np.uint64)
    size = _BLOCK if sessions is None else max(play.session, _BLOCK // play.session * play.session)

    def block(first: int) -> tuple[NDArray[np.uint64], NDArray[np.uint16] | None]:
        return _block(plan, shape, play.seed, first, min(size, play.rounds - first), route, sessions is not None)

    with ThreadPoolExecutor(play.workers) as pool:
        for first, (played, cells) in _in_order(pool, block, range(0, play.rounds, size), play.workers):
            counts += played
            if sessions is not None and cells is not None:
                sessions.add(cells)
            if progress:
                progress(min(size, play.rounds - first))
    wholes = counts.astype(np.int64)
    cells_met = cells_of(pricing, wholes)
    exact = report(
        game, Request(play.stakes, play.strategy, play.objective, brief=True, route=route, workers=play.workers)
    )
    return Played(
        game,
        fingerprint(game),
        play.strategy,
        play.seed,
        play.rounds,
        wholes,
        cells_met,
        {bet: _met(pricing, bet, cells_met, play.rounds) for bet in pricing.bets},
        dict(exact.bets),
        sessions.summary() if sessions else None,
    )


def _check(play: Play) -> None:
    if not 0 < play.rounds <= MOST_ROUNDS:
        raise OddsError(f"a simulation plays 1 to {MOST_ROUNDS:,} rounds, not {play.rounds:,}.")
    if play.bankroll is not None and play.bankroll < 1:
        raise OddsError("a bankroll is at least one Ante.")
    if play.session < 1 or play.session > _BLOCK:
        raise OddsError(f"a session has 1 to {_BLOCK:,} rounds, not {play.session:,}.")
    if play.bankroll is not None and play.rounds < play.session:
        raise OddsError(f"{play.rounds:,} rounds are less than one session of {play.session:,}.")


def _chosen(game: Game, play: Play, route: Route) -> tuple[Table, Choices]:
    pricing = Pricing(game)
    named.check(pricing, play.strategy)
    counted = None if pricing.shape.kind == "holdem" else count(pricing.shape, route, play.workers)
    table = Table(pricing, counted, route, play.workers)
    if play.strategy == named.OPTIMAL:
        return table, best(table, play.stakes, play.objective).choices
    return table, named.choose(table, play.strategy)


def _in_order(
    pool: ThreadPoolExecutor, work: Callable[[int], Any], firsts: range, workers: int
) -> Iterator[tuple[int, Any]]:
    """The results of blocks in their order, never more than a few of them waiting."""
    waiting = []
    for first in firsts:
        waiting.append((first, pool.submit(work, first)))
        if len(waiting) > 2 * workers:
            done, future = waiting.pop(0)
            yield done, future.result()
    for first, future in waiting:
        yield first, future.result()


def plan_of(pricing: Pricing, choices: Choices) -> PlayPlan:
    """A strategy laid out for every hand rather than for those that differ in more than suits."""
    shape = pricing.shape
    if shape.kind == "holdem":
        choice = choices[holdem_places().state_of]
    else:
        choice = choices[places_of_all(shape.piles[0].count)]
    return PlayPlan(shape.kind, choice, shape.qualifies, six_card=len(shape.hidden) > 1)


def _block(  # noqa: PLR0913, PLR0917 (a block and how to play it)
    plan: PlayPlan,
    shape: tuple[int, ...],
    seed: int,
    first: int,
    rounds: int,
    route: Route,
    noted: bool,  # noqa: FBT001 (a switch of a private function)
) -> tuple[NDArray[np.uint64], NDArray[np.uint16] | None]:
    word = chance.seed_word(seed)
    if route == "c":
        counts = np.zeros(shape, np.uint64)
        notes = compiled.Noted(rounds, _DEALT[plan.kind]) if noted else None
        compiled.play(plan, word, first, rounds, counts, notes)
        return counts, notes.cells if notes else None
    cells = chance.cells(plan, chance.deal(word, first, rounds, _DEALT[plan.kind]))
    counts = np.bincount(cells, minlength=int(np.prod(shape))).astype(np.uint64).reshape(shape)
    return counts, cells.astype(np.uint16) if noted else None


def rounds_of(  # noqa: PLR0913, PLR0917 (a range of rounds and how to play it)
    pricing: Pricing, choices: Choices, seed: int, first: int, rounds: int, route: Route
) -> tuple[Cards, NDArray[np.uint16]]:
    """The cards of rounds, in the order of the game's piles, and the cell of the census that each came to."""
    plan = plan_of(pricing, choices)
    word = chance.seed_word(seed)
    dealt = _DEALT[plan.kind]
    if route == "numpy":
        cards = chance.deal(word, first, rounds, dealt)
        return cards, chance.cells(plan, cards).astype(np.uint16)
    notes = compiled.Noted(rounds, dealt, cards=True)
    counts = np.zeros(len(pricing.options) * len(pricing.groups) * len(pricing.columns), np.uint64)
    compiled.play(plan, word, first, rounds, counts, notes)
    cards = np.empty((0, dealt), np.uint8) if notes.cards is None else notes.cards
    return cards, notes.cells


def cell_nets(pricing: Pricing, bet: str) -> Counts:
    """int64[options * groups * columns]: what each cell wins on a bet of one unit."""
    return np.concatenate([pricing.nets(bet, option).reshape(-1) for option in pricing.options])


def _met(pricing: Pricing, bet: str, cells: tuple[Cell, ...], rounds: int) -> BetReport:
    won = staked = squares = hits = 0
    for cell in cells:
        paid = pricing.paid(bet, cell.option, cell.classes)
        won += cell.deals * paid.net
        staked += cell.deals * paid.staked
        squares += cell.deals * paid.net**2
        hits += cell.deals * (paid.net > 0)
    variance = Fraction(squares, rounds) - Fraction(won, rounds) ** 2
    return BetReport(won, rounds, Fraction(staked, rounds), variance, Fraction(hits, rounds))


class _Sessions:
    """Sessions with a bankroll, one after the other."""

    def __init__(self, pricing: Pricing, play: Play) -> None:
        bankroll = play.bankroll or 0
        joint = [pricing.joint_nets(option, play.stakes) for option in pricing.options]
        self._unit = joint[0][1]
        self._nets = np.concatenate([nets.reshape(-1) for nets, _ in joint])
        dearest = max(pricing.staked(option) for option in pricing.options) + sum(play.stakes.values())
        self._needed = int(dearest * self._unit)
        self._start = bankroll * self._unit
        self._play = play
        self._ruined = self._played = 0
        self._ends: list[Counts] = []
        if self._start < self._needed:
            raise OddsError(f"a bankroll of {bankroll} Antes does not cover one round, which may take {dearest}.")

    def add(self, cells: NDArray[np.uint16]) -> None:
        """Play the whole sessions among some rounds."""
        length = self._play.session
        whole = len(cells) // length * length
        if not whole:
            return
        held = self._start + self._nets[cells[:whole]].reshape(-1, length).cumsum(axis=1)
        short = held < self._needed
        ruined = short.any(axis=1)
        last = np.where(ruined, short.argmax(axis=1), length - 1)
        self._ruined += int(ruined.sum())
        self._played += int(last.sum()) + len(last)
        self._ends.append(held[np.arange(len(held)), last] - self._start)

    def summary(self) -> Sessions:
        """What all sessions came to."""
        ends = np.sort(np.concatenate(self._ends))
        results = {p: float(Fraction(int(ends[(len(ends) - 1) * p // 100]), self._unit)) for p in _PERCENTILES}
        won = int((ends > 0).sum())
        play = self._play
        return Sessions(len(ends), play.session, play.bankroll or 0, self._ruined, won, self._played, results)


__all__ = ["MAIN", "Play", "Played", "Sessions", "cell_nets", "plan_of", "rounds_of", "simulate"]
