"""`croupier odds`, `croupier odds sweep`: exact figures on the command line."""

import argparse
import csv
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import product
from pathlib import Path

from croupier.odds import census, named
from croupier.odds.changes import Change, changed, game_named, parse_change, read_changes
from croupier.odds.errors import OddsError
from croupier.odds.printing import json_text, report_json, report_text
from croupier.odds.report import Report, Request, report
from croupier.rules.definition import Game

OK = 0
USAGE = 2

_MOST_PAYTABLES = 10_000
_LONGEST_RATIO = 40


def main(argv: Sequence[str]) -> int:
    """Run a command of the odds and return the exit status: 2, with a sentence, for what cannot be answered."""
    started = time.perf_counter()
    try:
        if argv[1:2] == ["sweep"]:
            return _sweep(_sweep_parser().parse_args(argv[2:]))
        return _odds(_parser().parse_args(argv[1:]), started)
    except OddsError as problem:
        sys.stderr.write(f"croupier: {problem}\n")
        return USAGE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="croupier odds",
        description="What every bet of a game is worth, exactly, for any paytable.",
        epilog="croupier odds sweep GAME ... prints one line of CSV for each of many paytables.",
    )
    _add_common(parser)
    parser.add_argument(
        "--set", action="append", default=[], metavar="LINE.ROW=PAYS", help="change a paytable or option"
    )
    parser.add_argument(
        "--paytable", action="append", default=[], type=Path, metavar="FILE", help="changes, TOML or JSON"
    )
    parser.add_argument("--brief", action="store_true", help="expected values and shares only, which is quicker")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with charts, too")
    return parser


def _sweep_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="croupier odds sweep", description="Many paytables of a game, one line of CSV each."
    )
    _add_common(parser)
    parser.add_argument("paytables", nargs="*", type=Path, metavar="FILE", help="paytable files, one line each")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="LINE.ROW=A,B,C or A..B",
        help="values to try; with several, every combination",
    )
    return parser


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="such as casino-holdem; croupier games lists them")
    parser.add_argument(
        "--stake",
        action="append",
        default=[],
        metavar="SIDE_BET=RATIO",
        help="Antes on a side bet that decisions count",
    )
    parser.add_argument("--strategy", default=named.OPTIMAL, metavar="NAME", help="default: %(default)s")
    parser.add_argument("--objective", choices=("expected-value", "element-of-risk"), default="expected-value")
    parser.add_argument("--route", choices=("c", "numpy"), default=None, help="how to count (default: C where built)")


def _request(arguments: argparse.Namespace, *, brief: bool) -> Request:
    if arguments.objective != "expected-value" and arguments.strategy != named.OPTIMAL:
        raise OddsError("an objective is for the optimal strategy; a named one has its own rule.")
    stakes = dict(_stake(text) for text in arguments.stake)
    return Request(stakes, arguments.strategy, arguments.objective, brief, census.checked_route(arguments.route))


def _stake(text: str) -> tuple[str, Fraction]:
    bet, equals, ratio = text.partition("=")
    plain = ratio.replace("/", "").replace(".", "").removeprefix("-")
    if equals and plain.isascii() and plain.isdigit() and len(ratio) <= _LONGEST_RATIO:
        with suppress(ValueError, ZeroDivisionError):
            return bet, Fraction(ratio)
    raise OddsError(f"{text[:80]!r} is not a stake: write SIDE_BET=RATIO in Antes, such as pair_plus=1/2.")


def _odds(arguments: argparse.Namespace, started: float) -> int:
    changes = [change for path in arguments.paytable for change in read_changes(path)]
    changes += [parse_change(text) for text in arguments.set]
    game = changed(game_named(arguments.game), changes)
    found = report(game, _request(arguments, brief=arguments.brief))
    content = report_json(found, time.perf_counter() - started)
    sys.stdout.write(json_text(content) if arguments.json else report_text(found))
    return OK


def _sweep(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.game)
    request = _request(arguments, brief=False)
    variants = list(_variants(arguments))
    games = [changed(game, changes) for _, changes in variants]
    writer = csv.writer(sys.stdout, lineterminator="\n")
    for number, ((label, changes), variant) in enumerate(zip(variants, games, strict=True)):
        found = report(variant, request)
        row = _row(label, changes, variant, found)
        if number == 0:
            writer.writerow(row)
        writer.writerow(row.values())
    return OK


def _variants(arguments: argparse.Namespace) -> Iterator[tuple[str, tuple[Change, ...]]]:
    """Each paytable to try: what it is called, and its changes."""
    files = [(path.stem, read_changes(path)) for path in arguments.paytables] or [("", ())]
    tried = [_values(parse_change(text)) for text in arguments.set]
    count = len(files)
    for values in tried:
        count *= len(values)
    if count > _MOST_PAYTABLES:
        raise OddsError(f"these are {count:,} paytables; a sweep takes at most {_MOST_PAYTABLES:,}.")
    for (label, changes), combination in product(files, product(*tried)):
        yield label, (*changes, *combination)


def _values(change: Change) -> list[Change]:
    values: list[str] = []
    for part in change.value.split(","):
        first, dots, last = part.partition("..")
        if not dots:
            values.append(part)
            continue
        if not (first.isdigit() and last.isdigit() and int(first) <= int(last) < int(first) + _MOST_PAYTABLES):
            raise OddsError(f"{change}: a range is written from the lower to the higher number, such as 1..5.")
        values += map(str, range(int(first), int(last) + 1))
    return [Change(change.line, change.row, value) for value in values]


def _row(label: str, changes: tuple[Change, ...], game: Game, found: Report) -> dict[str, object]:
    row: dict[str, object] = {"paytable": label, "game": game.name, "definition": found.definition}
    row |= {f"{change.line}.{change.row}": change.value for change in changes}
    for name, bet in found.bets.items():
        row[f"{name} numerator"], row[f"{name} denominator"] = bet.numerator, bet.denominator
        row[f"{name} house_edge"] = float(bet.house_edge)
        row[f"{name} element_of_risk"] = float(bet.element_of_risk)
    return row | {f"{option} share": float(share.share) for option, share in found.options.items()}
