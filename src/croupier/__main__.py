"""Lets `python -m croupier` be the same as `croupier`."""

import sys

from croupier.entry import main

if __name__ == "__main__":
    sys.exit(main())
