"""`croupier odds`: exact figures on the command line."""

import argparse
import importlib
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from croupier.odds.arguments import add_changes, add_game, add_play, game_of, request_of, write_file
from croupier.odds.printing import json_text, report_json, report_text
from croupier.odds.report import Request, report
from croupier.rules.definition import Game


def run(argv: Sequence[str], started: float) -> int:
    """Print the report, or a strategy card; OddsError for what makes no sense."""
    arguments = _parser().parse_args(argv)
    game = game_of(arguments)
    request = request_of(arguments, brief=arguments.brief)
    if arguments.card:
        sys.stdout.write(_card(game, request))
        return 0
    found = report(game, request)
    if arguments.html is not None:
        page = importlib.import_module("croupier.odds.page").report_page(found, _card(game, request))
        write_file(arguments.html, page.encode())
    content = report_json(found, time.perf_counter() - started)
    sys.stdout.write(json_text(content) if arguments.json else report_text(found))
    return 0


def _card(game: Game, request: Request) -> str:
    """The strategy card; it is loaded only where it is asked for, as most answers do without."""
    card: str = importlib.import_module("croupier.odds.card").strategy_card(game, request.stakes, request.route)
    return card


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
