"""`python -m tests.support.still_house DATABASE`: the real house, its clock moved on by numbers on standard input."""

import sys
from pathlib import Path

from tests.support.house import open_house


def main(database: Path) -> None:
    """Serve until the input ends."""
    with open_house(database) as house:
        sys.stdout.write(f"open at {house.address}\n")
        sys.stdout.flush()
        for line in sys.stdin:
            house.advance(int(line))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
