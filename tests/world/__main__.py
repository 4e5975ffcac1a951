"""`python -m tests.world SEED` plays a seed again and tells every step; `--seeds N` plays many and counts faults."""

import argparse
import sys
from collections import Counter

from tests.world.faults import Tally, table_of
from tests.world.world import STEPS, World, WorldError


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.world", description=__doc__)
    parser.add_argument("seed", type=int, nargs="?", default=0, help="the seed, with --seeds the first of many")
    parser.add_argument("--seeds", type=int, help="play so many, with a bar instead of a trace")
    parser.add_argument("--steps", type=int, default=STEPS, help="steps before the calm")
    arguments = parser.parse_args()
    if arguments.seeds is not None:
        return _many(range(arguments.seed, arguments.seed + arguments.seeds), arguments.steps)
    return _one(arguments.seed, arguments.steps)


def _one(seed: int, steps: int) -> int:
    try:
        world = World(seed, told=_say).run(steps)
    except WorldError as failure:
        _say(str(failure))
        return 1
    _say(f"all is well; this story's fingerprint is {world.fingerprint}")
    return 0


def _many(seeds: range, steps: int) -> int:
    tally: Tally = Counter()
    failures: list[str] = []
    for done, seed in enumerate(seeds):
        _bar(done, len(seeds), len(failures))
        try:
            tally += World(seed).run(steps).faults.tally
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
