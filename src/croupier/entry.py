"""What `croupier` runs: the odds without the server behind them, everything else from `croupier.cli.main`."""

import importlib
import sys
from collections.abc import Sequence

from croupier import odds


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments and arguments[0] in odds.COMMANDS:
        return odds.run(arguments)
    # Loading the server takes longer than many an exact answer.
    status: int = importlib.import_module("croupier.cli.main").main(arguments)
    return status
