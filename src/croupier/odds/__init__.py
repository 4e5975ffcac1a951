"""Exact odds: what every bet is worth, for any paytable.

`croupier.odds.report` answers most questions; the census beneath it counts facts and knows no pays. This module
itself loads nothing, so that the command line can tell its commands without the arrays behind them.
"""

import importlib
import sys
import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from croupier.odds.errors import OddsError

USAGE = 2
"""The exit status for what makes no sense, or cannot be answered exactly."""

COMMANDS: Mapping[str, str] = MappingProxyType(
    {
        "odds": "what every bet of a game is worth, exactly, for any paytable",
        "certificate": "write or check the exact figures of a game as a certificate",
        "simulate": "play many rounds by chance, and set them beside the exact figures",
    }
)
"""The commands of the odds and what they are for."""


def run(argv: Sequence[str]) -> int:
    """Run one of COMMANDS, named by the first argument, and return the exit status: USAGE with a sentence."""
    started = time.perf_counter()
    command, rest = argv[0], list(argv[1:])
    if command == "odds" and rest[:1] == ["sweep"]:
        command, rest = "sweep", rest[1:]
    # Each command loads what it needs and no more: the quickest answers take less time than loading it all.
    module = importlib.import_module(f"croupier.odds.{command}_command")
    try:
        status: int = module.run(rest, started)
    except OddsError as problem:
        sys.stderr.write(f"croupier: {problem}\n")
        return USAGE
    return status
