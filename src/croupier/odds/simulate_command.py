"""`croupier simulate`: rounds by chance on the command line."""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from croupier.odds.arguments import add_changes, add_game, add_play, game_of, request_of
from croupier.odds.printing import json_text, percent, root
from croupier.odds.report import BetReport
from croupier.odds.simulate import Play, Played, simulate

_SIGMAS = 1.959963984540054
"""Standard errors on either side of the mean that hold it in 95 of 100 runs."""

_BAR = 30


def run(argv: Sequence[str], started: float) -> int:
    """Play, and print what came of it."""
    arguments = _parser().parse_args(argv)
    game = game_of(arguments)
    request = request_of(arguments, brief=True)
    play = Play(
        arguments.rounds,
        arguments.seed,
        request.strategy,
        request.objective,
        dict(request.stakes),
        arguments.bankroll,
        arguments.session,
        request.route,
        arguments.workers or os.cpu_count() or 1,
    )
    played = simulate(game, play, _progress(arguments.rounds) if sys.stderr.isatty() else None)
    content = _json(played, time.perf_counter() - started)
    sys.stdout.write(json_text(content) if arguments.json else "\n".join(_lines(played)) + "\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="croupier simulate", description="Play many rounds by chance, and set them beside the exact figures."
    )
    add_game(parser)
    parser.add_argument("--rounds", type=_whole, required=True, metavar="N")
    parser.add_argument("--seed", type=_whole, default=0, metavar="S", help="the same seed gives the same rounds")
    parser.add_argument("--bankroll", type=_whole, metavar="ANTES", help="play sessions that start with so much")
    parser.add_argument("--session", type=_whole, default=100, metavar="ROUNDS", help="default: %(default)s")
    parser.add_argument("--workers", type=_whole, metavar="CORES", help="default: all; it changes no figure")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    add_changes(parser)
    add_play(parser)
    return parser


def _whole(text: str) -> int:
    longest = 18
    plain = text.replace("_", "")
    if not (plain.isascii() and plain.isdigit() and len(plain) <= longest):
        message = f"{text[:40]!r} is not a whole number of at most {longest} digits"
        raise argparse.ArgumentTypeError(message)
    return int(plain)


def _progress(rounds: int) -> Callable[[int], None]:
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        filled = _BAR * done // rounds
        bar = "#" * filled + "." * (_BAR - filled)
        sys.stderr.write(f"\r[{bar}] {done:,} of {rounds:,} rounds" + ("\n" if done == rounds else ""))
        sys.stderr.flush()

    return tell


def _error(bet: BetReport, rounds: int) -> float:
    """The standard error of the mean."""
    return root((bet.variance or bet.expected_value * 0) / rounds)


def _json(played: Played, seconds: float) -> dict[str, Any]:
    bets: dict[str, Any] = {}
    for name, bet in played.bets.items():
        exact, error, mean = played.exact[name], _error(bet, played.rounds), float(bet.expected_value)
        bets[name] = {
            "mean": mean,
            "standard_error": error,
            "confidence_95": [mean - _SIGMAS * error, mean + _SIGMAS * error],
            "exact": float(exact.expected_value),
            "expected_value": {"numerator": str(exact.numerator), "denominator": str(exact.denominator)},
            "standard_errors_off": float(bet.expected_value - exact.expected_value) / error if error else 0.0,
            "standard_deviation": root(bet.variance or bet.expected_value * 0),
            "hit_frequency": float(bet.hit_frequency or 0),
            "average_staked": float(bet.average_staked),
        }
    content: dict[str, Any] = {
        "game": played.game.name,
        "definition": played.definition,
        "strategy": played.strategy,
        "seed": played.seed,
        "rounds": played.rounds,
        "bets": bets,
        "options": _options(played),
    }
    if played.sessions is not None:
        sessions = played.sessions
        content["sessions"] = {
            "sessions": sessions.sessions,
            "rounds": sessions.rounds,
            "bankroll": sessions.bankroll,
            "ruined": sessions.ruined,
            "ahead": sessions.won,
            "rounds_played": sessions.rounds_played,
            "result_percentiles": {str(point): value for point, value in sessions.results.items()},
        }
    return content | {"seconds": round(seconds, 3)}


def _options(played: Played) -> dict[str, int]:
    (stage,) = played.game.stages
    return {option.name: int(rounds.sum()) for option, rounds in zip(stage.options, played.counts, strict=True)}


def _lines(played: Played) -> Iterator[str]:
    yield f"{played.game.name}: {played.rounds:,} rounds, strategy {played.strategy}, seed {played.seed}"
    yield f"{'bet':<16}{'mean':>12}{'95 % interval':>28}{'exact':>12}{'off':>16}"
    for name, figures in _json(played, 0)["bets"].items():
        low, high = (f"{100 * bound:.4f} %" for bound in figures["confidence_95"])
        exact = percent(played.exact[name].expected_value)
        off = f"{figures['standard_errors_off']:+.2f} std errors"
        yield f"{name:<16}{100 * figures['mean']:>10.4f} %{f'{low} to {high}':>28}{exact:>12}{off:>16}"
    for option, rounds in _options(played).items():
        yield f"{option:<16}{rounds:>14,} rounds"
    if played.sessions is not None:
        sessions = played.sessions
        yield ""
        yield f"{sessions.sessions:,} sessions of {sessions.rounds} rounds with {sessions.bankroll} Antes:"
        yield f"  ruined before the end   {100 * sessions.ruined / sessions.sessions:.3f} %"
        yield f"  ended ahead             {100 * sessions.won / sessions.sessions:.3f} %"
        yield f"  rounds played           {sessions.rounds_played / sessions.sessions:.2f} on average"
        yield "  result in Antes, by percentile:  " + "  ".join(f"{p}: {r:g}" for p, r in sessions.results.items())
