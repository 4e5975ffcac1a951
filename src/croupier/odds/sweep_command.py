"""`croupier odds sweep`: one line of CSV for each of many paytables."""

import argparse
import csv
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from croupier.odds.arguments import add_game, add_play, request_of
from croupier.odds.changes import Change, changed, game_named, parse_change, read_changes
from croupier.odds.errors import OddsError
from croupier.odds.report import Report, report

_MOST_PAYTABLES = 10_000


def run(argv: Sequence[str], _started: float) -> int:
    """Print the table; OddsError, before anything is printed, for paytables that make no sense."""
    arguments = _parser().parse_args(argv)
    game = game_named(arguments.game)
    request = request_of(arguments, brief=False)
    variants = list(_variants(arguments))
    games = [changed(game, changes) for _, changes in variants]
    places = list(dict.fromkeys(_place(change) for _, changes in variants for change in changes))
    writer = csv.writer(sys.stdout, lineterminator="\n")
    for number, ((label, changes), variant) in enumerate(zip(variants, games, strict=True)):
        found = report(variant, request)
        values = {_place(change): change.value for change in changes}
        figures = _figures(found)
        if number == 0:
            writer.writerow(["paytable", "game", "definition", *places, *figures])
        row = [label, variant.name, found.definition, *(values.get(place, "") for place in places)]
        writer.writerow([*row, *figures.values()])
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="croupier odds sweep", description="Many paytables of a game, one line of CSV each."
    )
    add_game(parser)
    parser.add_argument("paytables", nargs="*", type=Path, metavar="FILE", help="paytable files, one line each")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="LINE.ROW=A,B,C or A..B",
        help="values to try; with several, every combination",
    )
    add_play(parser)
    return parser


def _place(change: Change) -> str:
    return f"{change.line}.{change.row}"


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
    """The changes that a list of values, or a range of them, stands for."""
    values: list[str] = []
    for part in change.value.split(","):
        first, dots, last = part.partition("..")
        if not dots:
            values.append(part)
            continue
        digits = first.isascii() and first.isdigit() and last.isascii() and last.isdigit()
        if not (digits and len(last) < len(str(_MOST_PAYTABLES)) + len(first) and int(first) <= int(last)):
            raise OddsError(f"{change}: a range is written from the lower to the higher number, such as 1..5.")
        if int(last) - int(first) >= _MOST_PAYTABLES:
            raise OddsError(f"{change}: a sweep takes at most {_MOST_PAYTABLES:,} paytables.")
        values += map(str, range(int(first), int(last) + 1))
    return [Change(change.line, change.row, value) for value in values]


def _figures(found: Report) -> dict[str, object]:
    row: dict[str, object] = {}
    for name, bet in found.bets.items():
        row[f"{name}.numerator"], row[f"{name}.denominator"] = bet.numerator, bet.denominator
        row[f"{name}.house_edge"] = float(bet.house_edge)
        row[f"{name}.element_of_risk"] = float(bet.element_of_risk)
    return row | {f"{option}.share": float(share.share) for option, share in found.options.items()}
