"""Figures that hold on a busy machine: cases take turns within one run, and their medians are set against each other.

Nothing is asserted on time. What is worth reading are the ratios; figures per second belong to one machine.
"""

import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

Case = Callable[[], float]
"""Does a fixed amount of work and returns how much of it was done per second."""


def take_turns(cases: Mapping[str, Case], turns: int = 5) -> dict[str, float]:
    """The median of each case. Each runs once a turn; every other turn goes backwards, so that none is always first."""
    figures: dict[str, list[float]] = {name: [] for name in cases}
    for case in cases.values():
        case()  # warm up
    for turn in range(turns):
        for name in list(cases)[:: 1 if turn % 2 == 0 else -1]:
            figures[name].append(cases[name]())
    return {name: median(found) for name, found in figures.items()}


def per_second(work: Callable[[], int]) -> Case:
    """A case from work that returns how much it was; processor time, so that neighbours on the machine count less."""

    def case() -> float:
        start = time.process_time()
        done = work()
        return done / (time.process_time() - start)

    return case


@contextmanager
def on_disk() -> Iterator[Path]:
    """A folder that is gone afterwards; in ``build/`` of the current directory, since /tmp may be memory."""
    build = Path("build")
    build.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=build, prefix="bench-") as folder:
        yield Path(folder)


def yardstick() -> int:
    """What this machine's Python can do: rounds of a loop that adds a thousand numbers."""
    rounds = 200
    for _ in range(rounds):
        total = 0
        for number in range(1000):
            total += number % 7
    return rounds


def show(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], *notes: str) -> None:
    """Print a table; the first column is text, the others are figures."""
    widths = [max(len(row[index]) for row in (columns, *rows)) for index in range(len(columns))]
    lines = ["", title, "-" * len(title)]
    for row in (columns, *rows):
        cells = [
            cell.ljust(width) if index == 0 else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    sys.stdout.write("\n".join([*lines, *notes, ""]))
    sys.stdout.flush()


def count(figure: float) -> str:
    """A large figure, rounded to what can be trusted."""
    return f"{figure:,.0f}"


def times(figure: float) -> str:
    """A ratio."""
    return f"{figure:.2f}x" if figure < 10 else f"{figure:.1f}x"  # noqa: PLR2004  # three digits are enough
