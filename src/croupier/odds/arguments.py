"""What the commands of the odds have in common on the command line."""

import argparse
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

from croupier.odds import census, named
from croupier.odds.changes import changed, game_named, parse_change, read_changes
from croupier.odds.errors import OddsError
from croupier.odds.report import Request
from croupier.rules.definition import Game

_LONGEST_RATIO = 40


def add_game(parser: argparse.ArgumentParser) -> None:
    """The name of a game."""
    parser.add_argument("game", metavar="GAME", help="such as casino-holdem; croupier games lists them")


def add_changes(parser: argparse.ArgumentParser) -> None:
    """Other paytables and options."""
    parser.add_argument(
        "--set", action="append", default=[], metavar="LINE.ROW=PAYS", help="change a paytable or option"
    )
    parser.add_argument(
        "--paytable", action="append", default=[], type=Path, metavar="FILE", help="changes, in TOML or JSON"
    )


def add_play(parser: argparse.ArgumentParser) -> None:
    """How to play, and how to count."""
    parser.add_argument(
        "--stake",
        action="append",
        default=[],
        metavar="SIDE_BET=RATIO",
        help="Antes on a side bet that decisions count",
    )
    parser.add_argument("--strategy", default=named.OPTIMAL, metavar="NAME", help="default: %(default)s")
    parser.add_argument("--objective", choices=("expected-value", "element-of-risk"), default="expected-value")
    add_route(parser)


def add_route(parser: argparse.ArgumentParser) -> None:
    """How to count."""
    parser.add_argument("--route", choices=("c", "numpy"), default=None, help="how to count (default: C where built)")


def game_of(arguments: argparse.Namespace) -> Game:
    """The game, with all its changes made."""
    changes = [change for path in arguments.paytable for change in read_changes(path)]
    changes += [parse_change(text) for text in arguments.set]
    return changed(game_named(arguments.game), changes)


def request_of(arguments: argparse.Namespace, *, brief: bool) -> Request:
    """What to compute; OddsError for what does not go together."""
    if arguments.objective != "expected-value" and arguments.strategy != named.OPTIMAL:
        raise OddsError("an objective is for the optimal strategy; a named one has its own rule.")
    stakes = stakes_of(arguments.stake)
    return Request(stakes, arguments.strategy, arguments.objective, brief, census.checked_route(arguments.route))


def stakes_of(texts: list[str]) -> dict[str, Fraction]:
    """Side bets and their stakes in Antes, from texts such as ``pair_plus=1/2``."""
    stakes: dict[str, Fraction] = {}
    for text in texts:
        bet, ratio = _stake(text)
        if bet in stakes:
            raise OddsError(f"the stake on {bet} is given twice.")
        stakes[bet] = ratio
    return stakes


def _stake(text: str) -> tuple[str, Fraction]:
    bet, equals, ratio = text.partition("=")
    plain = ratio.replace("/", "").replace(".", "").removeprefix("-")
    if equals and plain.isascii() and plain.isdigit() and len(ratio) <= _LONGEST_RATIO:
        with suppress(ValueError, ZeroDivisionError):
            return bet, Fraction(ratio)
    raise OddsError(f"{text[:80]!r} is not a stake: write SIDE_BET=RATIO in Antes, such as pair_plus=1/2.")


def write_file(path: Path, content: bytes) -> None:
    """Write a file; OddsError where that fails."""
    try:
        path.write_bytes(content)
    except OSError as problem:
        raise OddsError(f"{path} cannot be written: {problem.strerror}.") from problem
