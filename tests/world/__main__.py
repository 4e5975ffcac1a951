"""`python -m tests.world SEED` plays a seed again and tells every step; `--seeds N` plays many and counts faults."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from croupier.games.catalogue import TABLES
from tests.world.disk import Disk, MemoryDisk, SqliteDisk
from tests.world.faults import Tally, table_of
from tests.world.world import STEPS, World, WorldError, with_closed_hands


def main() -> int:
    """Do what the command line says; 1 where something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.world", description=__doc__)
    parser.add_argument("seed", type=int, nargs="?", default=0, help="the seed, with --seeds the first of many")
    parser.add_argument("--seeds", type=int, help="play so many, with a bar instead of a trace")
    parser.add_argument("--steps", type=int, default=STEPS, help="steps before the calm")
    parser.add_argument("--sqlite", action="store_true", help="on the real database instead of in memory")
    parser.add_argument("--closed-hands", action="store_true", help="hands at live tables are their owners' alone")
    arguments = parser.parse_args()

    def live(seed: int, told: Callable[[str], None] | None = None) -> World:
        tables = with_closed_hands() if arguments.closed_hands else TABLES
        with _disk(real=arguments.sqlite) as disk:
            return World(seed, disk, told, tables).run(arguments.steps)

    if arguments.seeds is not None:
        return _many(range(arguments.seed, arguments.seed + arguments.seeds), live)
    return _one(arguments.seed, live)


@contextmanager
def _disk(*, real: bool) -> Iterator[Disk]:
    if not real:
        yield MemoryDisk()
        return
    with TemporaryDirectory() as folder:
        yield SqliteDisk(Path(folder) / "house.sqlite3")


def _one(seed: int, live: Callable[[int, Callable[[str], None]], World]) -> int:
    try:
        world = live(seed, _say)
    except WorldError as failure:
        _say(str(failure))
        return 1
    _say(f"all is well; this story's fingerprint is {world.fingerprint}")
    return 0


def _many(seeds: range, live: Callable[[int], World]) -> int:
    tally: Tally = Counter()
    failures: list[str] = []
    for done, seed in enumerate(seeds):
        _bar(done, len(seeds), len(failures))
        try:
            tally += live(seed).faults.tally
        except WorldError as failure:
            failures.append(str(failure))
    _bar(len(seeds), len(seeds), len(failures))
    _say("\n" + table_of(tally))
    for text in failures:
        _say(text)
    return 1 if failures else 0


def _bar(done: int, of: int, failures: int) -> None:
    width = 40 * done // max(of, 1)
    sys.stderr.write(f"\r[{'#' * width:40}] {done}/{of} seeds, {failures} failed")
    sys.stderr.flush()


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
