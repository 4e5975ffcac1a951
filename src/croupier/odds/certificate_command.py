"""`croupier certificate`: exact figures as a file that can be checked."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from croupier.odds.arguments import add_changes, add_game, add_route, game_of, write_file
from croupier.odds.census import checked_route
from croupier.odds.certificate import decode
from croupier.odds.certify import certify
from croupier.odds.errors import OddsError

OK = 0
FAILED = 1


def run(argv: Sequence[str], _started: float) -> int:
    """Write the certificate, or compare with one; FAILED where the figures differ."""
    arguments = _parser().parse_args(argv)
    game = game_of(arguments)
    route = checked_route(arguments.route)
    if arguments.check is not None:
        return _check(arguments.check, certify(game, route))
    content = certify(game, route)
    if arguments.output is None:
        sys.stdout.write(content.decode())
    else:
        write_file(arguments.output, content)
    return OK


def _parser() -> argparse.ArgumentParser:
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
