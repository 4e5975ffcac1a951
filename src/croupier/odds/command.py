"""`croupier odds` and `croupier certificate`: exact figures on the command line."""

import argparse
import sys
import time
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from croupier.odds import simulate_command, sweep_command
from croupier.odds.arguments import add_changes, add_game, add_play, add_route, game_of, request_of
from croupier.odds.card import strategy_card
from croupier.odds.census import checked_route
from croupier.odds.certificate import decode
from croupier.odds.certify import certify
from croupier.odds.errors import OddsError
from croupier.odds.page import report_page
from croupier.odds.printing import json_text, report_json, report_text
from croupier.odds.report import report

OK = 0
FAILED = 1
USAGE = 2


def main(argv: Sequence[str]) -> int:
    """Run a command of the odds and return the exit status: 2, with a sentence, for what cannot be answered."""
    started = time.perf_counter()
    command, rest = argv[0], argv[1:]
    try:
        if command == "certificate":
            return _certificate(_certificate_parser().parse_args(rest))
        if command == "simulate":
            return simulate_command.run(rest, started)
        if rest[:1] == ["sweep"]:
            return sweep_command.run(rest[1:])
        return _odds(_parser().parse_args(rest), started)
    except OddsError as problem:
        sys.stderr.write(f"croupier: {problem}\n")
        return USAGE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="croupier odds",
        description="What every bet of a game is worth, exactly, for any paytable.",
        epilog="croupier odds sweep GAME ... prints one line of CSV for each of many paytables.",
    )
    add_game(parser)
    add_changes(parser)
    add_play(parser)
    parser.add_argument("--brief", action="store_true", help="expected values and shares only, which is quicker")
    parser.add_argument("--card", action="store_true", help="a strategy card to read, instead of the figures")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with charts, too")
    return parser


def _certificate_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="croupier certificate",
        description="Count a game and write its exact figures, the same bytes every time; or check such a file.",
    )
    add_game(parser)
    add_changes(parser)
    add_route(parser)
    parser.add_argument("--output", type=Path, metavar="FILE", help="where to write it (default: standard output)")
    parser.add_argument("--check", type=Path, metavar="FILE", help="count anew and compare with this certificate")
    return parser


def _odds(arguments: argparse.Namespace, started: float) -> int:
    game = game_of(arguments)
    request = request_of(arguments, brief=arguments.brief)
    if arguments.card:
        sys.stdout.write(strategy_card(game, request.stakes, request.route))
        return OK
    found = report(game, request)
    if arguments.html is not None:
        stakes: dict[str, Fraction] = dict(request.stakes)
        _write(arguments.html, report_page(found, strategy_card(game, stakes, request.route)).encode())
    content = report_json(found, time.perf_counter() - started)
    sys.stdout.write(json_text(content) if arguments.json else report_text(found))
    return OK


def _certificate(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    route = checked_route(arguments.route)
    if arguments.check is not None:
        return _check(arguments.check, certify(game, route))
    content = certify(game, route)
    if arguments.output is None:
        sys.stdout.write(content.decode())
    else:
        _write(arguments.output, content)
    return OK


def _check(path: Path, counted: bytes) -> int:
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise OddsError(f"{path} cannot be read: {problem.strerror}.") from problem
    decode(content)
    if content != counted:
        sys.stderr.write(f"croupier: {path} is not the certificate of this definition: the figures differ.\n")
        return FAILED
    sys.stdout.write(f"{path} holds exactly what was counted.\n")
    return OK


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as problem:
        raise OddsError(f"{path} cannot be written: {problem.strerror}.") from problem
