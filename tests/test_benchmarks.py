"""The benchmarks themselves: `make bench` finds every one. What they measure is not for tests."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.__main__ import main, names
from benchmarks._measure import per_second, show, take_turns, times, yardstick

ROOT = Path(__file__).parents[1]


def test_every_module_without_an_underscore_is_a_benchmark() -> None:
    files = {path.stem for path in (ROOT / "benchmarks").glob("[!_]*.py")}
    assert set(names()) == files >= {"bets", "fanout", "rules"}
    for name in files:
        assert callable(importlib.import_module(f"benchmarks.{name}").main)


def test_an_unknown_benchmark_is_named() -> None:
    command = [sys.executable, "-m", "benchmarks", "rules", "nonsense"]
    ended = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert ended.returncode == 1
    assert ended.stderr.startswith("no benchmark is called nonsense; there are bets, ")
    assert ended.stdout == ""
    with pytest.raises(SystemExit, match="nonsense"):
        main(["nonsense"])


def test_cases_take_turns_and_none_is_always_first() -> None:
    order: list[str] = []

    def case(name: str, figures: list[float]) -> float:
        order.append(name)
        return figures.pop(0)

    ours, theirs = [0.0, 5.0, 1.0, 9.0], [0.0, 2.0, 4.0, 3.0]
    found = take_turns({"ours": lambda: case("ours", ours), "theirs": lambda: case("theirs", theirs)}, turns=3)
    assert found == {"ours": 5.0, "theirs": 3.0}
    assert order == ["ours", "theirs", "ours", "theirs", "theirs", "ours", "ours", "theirs"]


def test_a_table_is_readable(capsys: pytest.CaptureFixture[str]) -> None:
    show("Title", ("name", "ratio"), [("ours", times(2.96)), ("a longer one", times(31.4))], "note")
    assert capsys.readouterr().out.splitlines() == [
        "",
        "Title",
        "-----",
        "name          ratio",
        "ours          2.96x",
        "a longer one  31.4x",
        "note",
    ]


def test_work_is_counted() -> None:
    assert per_second(yardstick)() > 0
