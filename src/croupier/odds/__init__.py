"""Exact odds: what every bet is worth, for any paytable.

`croupier.odds.report` answers most questions; the census beneath it counts facts and knows no pays. This module
itself loads nothing, so that the command line can tell its commands without the arrays behind them.
"""

import importlib
from collections.abc import Mapping, Sequence
from types import MappingProxyType

COMMANDS: Mapping[str, str] = MappingProxyType(
    {
        "odds": "what every bet of a game is worth, exactly, for any paytable",
        "certificate": "write or check the exact figures of a game as a certificate",
        "simulate": "play many rounds by chance, and set them beside the exact figures",
    }
)
"""The commands of the odds and what they are for."""


def run(argv: Sequence[str]) -> int:
    """Run one of COMMANDS, named by the first argument, and return the exit status."""
    status: int = importlib.import_module("croupier.odds.command").main(argv)
    return status
