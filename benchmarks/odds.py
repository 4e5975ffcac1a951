"""Exact odds: whole processes from a cold start, other paytables, rounds by chance, hands against other evaluators.

Peers run in the same turns. A peer that is not installed is left out; without the C kernels their rows are too.
"""

import importlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import numpy as np

from benchmarks._measure import Case, count, per_second, show, take_turns, times
from croupier.cards import DECK, card_name
from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.three_card_poker import LIVE
from croupier.hands import five_card, three_card
from croupier.odds import chance, compiled, levels
from croupier.odds.census import count as census_of
from croupier.odds.changes import changed, parse_change
from croupier.odds.outcomes import Pricing
from croupier.odds.report import Request, report
from croupier.odds.shapes import shape_of
from croupier.odds.simulate import plan_of
from croupier.odds.strategy import Choices, Table, best
from croupier.rules.definition import Game

RUNS = 3
HANDS = 200_000
PROCESSES = {
    "python -c 'import numpy'": ("-c", "import numpy"),
    "odds casino-holdem --brief": ("-m", "croupier", "odds", "casino-holdem", "--brief"),
    "odds casino-holdem": ("-m", "croupier", "odds", "casino-holdem"),
    "odds three-card-poker-live": ("-m", "croupier", "odds", "three-card-poker-live"),
    "odds tequila-poker": ("-m", "croupier", "odds", "tequila-poker"),
    "odds casino-holdem --brief --route numpy": (
        "-m",
        "croupier",
        "odds",
        "casino-holdem",
        "--brief",
        "--route",
        "numpy",
    ),
}


def main() -> None:
    """Print the tables."""
    _processes()
    _evaluators()
    if compiled.available:
        _another_paytable()
        _rounds()


def _processes() -> None:
    rows: dict[str, list[tuple[float, float, float]]] = {name: [] for name in PROCESSES}
    for _ in range(RUNS):
        for name, arguments in PROCESSES.items():
            rows[name].append(_run(arguments))
    found = {name: tuple(median(figures) for figures in zip(*runs, strict=True)) for name, runs in rows.items()}
    start = found["python -c 'import numpy'"][1]
    show(
        "Whole processes, nothing cached (medians; wall time suffers from neighbours, processor time less)",
        ("command", "wall s", "cpu s", "MB", "cpu : import numpy"),
        [
            (name, f"{wall:.2f}", f"{cpu:.2f}", count(size), times(cpu / start))
            for name, (wall, cpu, size) in found.items()
        ],
    )


def _run(arguments: tuple[str, ...]) -> tuple[float, float, float]:
    """Wall seconds, processor seconds and megabytes of a process."""
    start = time.perf_counter()
    process = subprocess.Popen([sys.executable, *arguments], stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return time.perf_counter() - start, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def _drawn(hands: int, cards: int) -> list[tuple[int, ...]]:
    random = Random(1)  # noqa: S311 (hands to measure by)
    return [tuple(random.sample(DECK, cards)) for _ in range(hands)]


def _evaluators() -> None:
    drawn = _drawn(HANDS, 7)
    batch = np.array(drawn, np.uint8)
    cases: dict[str, Case] = {"NumPy batch": _batch(levels.evaluate, batch)}
    if compiled.available:
        cases["C batch"] = _batch(compiled.evaluate, np.concatenate([batch] * 10))
    cases["croupier.hands, one by one"] = _one_by_one(five_card.evaluate, [(hand,) for hand in drawn[:5_000]])
    peers = _peers(drawn[:20_000])
    found = take_turns({**cases, **peers}, turns=3)
    fastest = max((found[name] for name in peers), default=found["croupier.hands, one by one"])
    show(
        "Random seven-card hands, one core",
        ("evaluator", "hands/s", ": fastest peer"),
        [(name, count(figure), times(figure / fastest)) for name, figure in found.items()],
    )


def _batch(evaluate: Callable[[Any], Any], hands: Any) -> Case:  # noqa: ANN401 (an array of hands)
    def work() -> int:
        assert len(evaluate(hands)) == len(hands)
        return len(hands)

    return per_second(work)


def _one_by_one(evaluate: Callable[..., Any], arguments: list[tuple[Any, ...]]) -> Case:
    def work() -> int:
        for each in arguments:
            evaluate(*each)
        return len(arguments)

    return per_second(work)


def _peers(drawn: list[tuple[int, ...]]) -> dict[str, Case]:
    """A loop over the public call of each evaluator that is installed, with its cards made before."""
    cases: dict[str, Case] = {}
    names = [[card_name(card) for card in hand] for hand in drawn]
    for module, make in (("phevaluator", _phevaluator), ("eval7", _eval7), ("treys", _treys), ("pokerkit", _pokerkit)):
        try:
            cases[module] = _one_by_one(*make(importlib.import_module(module), drawn, names))
        except ImportError:
            continue
    return cases


_Made = tuple[Callable[..., Any], list[tuple[Any, ...]]]


def _phevaluator(module: Any, drawn: list[tuple[int, ...]], _names: list[list[str]]) -> _Made:  # noqa: ANN401
    return module.evaluate_cards, list(drawn)


def _eval7(module: Any, _drawn: list[tuple[int, ...]], names: list[list[str]]) -> _Made:  # noqa: ANN401
    return module.evaluate, [([module.Card(name) for name in hand],) for hand in names]


def _treys(module: Any, _drawn: list[tuple[int, ...]], names: list[list[str]]) -> _Made:  # noqa: ANN401
    cards = [[module.Card.new(name) for name in hand] for hand in names[:4_000]]
    return module.Evaluator().evaluate, [(hand[:5], hand[5:]) for hand in cards]


def _pokerkit(module: Any, _drawn: list[tuple[int, ...]], names: list[list[str]]) -> _Made:  # noqa: ANN401
    return module.StandardHighHand.from_game, [("".join(hand),) for hand in names[:300]]


def _another_paytable() -> None:
    shape = shape_of(CASINO_HOLDEM)
    start = time.process_time()
    census_of(shape, "c", 1)
    counted = time.process_time() - start
    pays = iter(range(3, 1_000))

    def work() -> int:
        game = changed(CASINO_HOLDEM, [parse_change(f"ante.flush={next(pays)}")])
        assert report(game, Request(route="c", workers=1)).outcomes
        return 1

    found = take_turns({"another": per_second(work)}, turns=3)["another"]
    show(
        "Casino Hold'em, the full report, one core",
        ("step", "cpu s", ": another"),
        [
            ("census, once", f"{counted:.2f}", times(counted * found)),
            ("another paytable", f"{1 / found:.3f}", times(1.0)),
        ],
    )


def _rounds() -> None:
    cases: dict[str, Case] = {}
    for game in (CASINO_HOLDEM, LIVE):
        pricing, choices = _optimal(game)
        plan = plan_of(pricing, choices)
        shape = len(pricing.options), len(pricing.groups), len(pricing.columns)
        cases[f"{game.name}, C"] = _in_c(plan, shape)
        cases[f"{game.name}, NumPy"] = _in_numpy(plan)
    cases["casino-holdem, a Python loop over croupier.hands"] = per_second(_python_holdem)
    cases["three-card-poker-live, a Python loop over croupier.hands"] = per_second(_python_three_card)
    phevaluator = _installed("phevaluator")
    if phevaluator is not None:
        cases["casino-holdem, a Python loop over phevaluator"] = per_second(lambda: _loop_holdem(phevaluator))
    found = take_turns(cases, turns=3)
    best_loop = {
        game: max(figure for name, figure in found.items() if name.startswith(game) and "loop" in name)
        for game in (CASINO_HOLDEM.name, LIVE.name)
    }
    rows = [
        (name, count(figure), times(figure / best_loop[name.split(",", maxsplit=1)[0]]))
        for name, figure in found.items()
    ]
    show(
        "Rounds by chance with optimal play, one core (the loops only deal and evaluate)",
        ("how", "rounds/s", ": fastest loop"),
        rows,
    )


def _installed(module: str) -> Callable[..., Any] | None:
    try:
        evaluate: Callable[..., Any] = importlib.import_module(module).evaluate_cards
    except ImportError:
        return None
    return evaluate


def _optimal(game: Game) -> tuple[Pricing, Choices]:
    pricing = Pricing(game)
    table = Table(pricing, census_of(pricing.shape, "c", 1), "c", 1)
    return pricing, best(table, {}).choices


def _in_c(plan: compiled.PlayPlan, shape: tuple[int, int, int]) -> Case:
    rounds = 2_000_000

    def work() -> int:
        counts = np.zeros(shape, np.uint64)
        compiled.play(plan, 1, 0, rounds, counts)
        assert counts.sum() == rounds
        return rounds

    return per_second(work)


def _in_numpy(plan: compiled.PlayPlan) -> Case:
    rounds = 50_000
    dealt = 9 if plan.kind == "holdem" else 6

    def work() -> int:
        assert len(chance.cells(plan, chance.deal(1, 0, rounds, dealt))) == rounds
        return rounds

    return per_second(work)


def _python_holdem() -> int:
    return _loop_holdem(lambda *cards: five_card.evaluate(cards))


def _loop_holdem(evaluate: Callable[..., Any]) -> int:
    random = Random(1)  # noqa: S311 (rounds to measure by)
    rounds = 3_000
    for _ in range(rounds):
        cards = random.sample(DECK, 9)
        board = cards[4:]
        evaluate(*cards[:2], *board)
        evaluate(*cards[2:4], *board)
    return rounds


def _python_three_card() -> int:
    random = Random(1)  # noqa: S311 (rounds to measure by)
    rounds = 3_000
    for _ in range(rounds):
        cards = random.sample(DECK, 6)
        three_card.evaluate(cards[:3])
        three_card.evaluate(cards[3:])
    return rounds


if __name__ == "__main__":
    main()
