"""Fifty seeds of a house on bad days, and what they must have met; the same on the real database."""

import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from croupier.adapters.sqlite_database import SqliteDatabase
from tests.support.ledger import check_history, check_ledger
from tests.world.disk import SqliteDisk
from tests.world.faults import CELLS, Tally, table_of
from tests.world.world import World, with_closed_hands

SEEDS = range(50)
ROOT = Path(__file__).parents[2]


def play(seed: int) -> tuple[Tally, Counter[str]]:
    """What went wrong in a world, and how its rounds ended; WorldError where the house did not stand it."""
    world = World(seed).run()
    return world.faults.tally, world.auditor.outcomes


def test_fifty_seeds_meet_every_fault_in_every_phase_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    tally: Tally = Counter()
    outcomes: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for met, ended in pool.map(play, SEEDS):
            tally += met
            outcomes += ended
    with capsys.disabled():
        sys.stdout.write(
            f"\nfaults in {len(SEEDS)} seeds\n{table_of(tally)}\nstakes: {dict(sorted(outcomes.items()))}\n"
        )

    assert [cell for cell in CELLS if not tally[cell]] == []
    assert [end for end in ("win", "lose", "push", "fold", "bonus", "voided", "dropped") if not outcomes[end]] == []
    by_people = ("by_hand", "corrected", "card_twice", "unknown_card", "wrong_burn")
    assert [thing for thing in by_people if not outcomes[thing]] == []


@pytest.mark.parametrize("seed", range(100, 104))
def test_the_real_database_stands_the_same(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "house.sqlite3"
    World(seed, SqliteDisk(path)).run(steps=100)

    check_ledger(path)
    check_history(path)
    with SqliteDatabase(path) as database:
        assert [table for table in database.store.open_tables() if "/" in table] == []


def test_memory_and_the_real_database_tell_the_same_story(tmp_path: Path) -> None:
    on_disk = World(7, SqliteDisk(tmp_path / "house.sqlite3")).run(steps=60)

    assert on_disk.fingerprint == World(7).run(steps=60).fingerprint


def test_a_seed_tells_the_same_story_in_any_process() -> None:
    command = [sys.executable, "-m", "tests.world", "3", "--steps", "40"]
    both = [
        subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONHASHSEED": salt}
        )
        for salt in ("1", "2")
    ]
    stories = [process.communicate()[0] for process in both]

    assert stories[0] == stories[1]
    assert "all is well" in stories[0]


@pytest.mark.parametrize("seed", range(200, 203))
def test_hands_that_are_nobody_elses_business_stay_so(seed: int) -> None:
    World(seed, tables=with_closed_hands()).run()


def test_another_seed_tells_another_story() -> None:
    assert World(1).run(steps=20).fingerprint != World(2).run(steps=20).fingerprint
