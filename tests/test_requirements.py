"""docs/requirements.md is true: every point once, every test that it names there, and none that it forgets.

Two of the architecture's invariants that nothing else holds are checked here too.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import croupier
from croupier.games.catalogue import TABLES
from tests.games.playthrough import FILES, read

TESTS = Path(__file__).parent
PACKAGE = Path(croupier.__file__).parent
PAGE = (TESTS.parent / "docs" / "requirements.md").read_text("utf-8")

POINTS = {"A": 41, "B": 14, "C": 20, "D": 10, "E": 6, "R": 25}
"""How many points each sheet has; R are the readings of what the sheets leave unclear."""
EVERY_POINT = [f"{sheet}{number}" for sheet, most in POINTS.items() for number in range(1, most + 1)]

ROW = re.compile(r"^\| ([A-Z]\d+) \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`([\w/]+\.py::test_\w+)`")
AFTER_POINTS = re.compile(r"test_((?:[A-E]\d+_)+)")

GAMES = sorted({table.terms.game.name for table in TABLES})


def names_in(path: Path) -> Iterator[str]:
    """The names of the tests in a file, as the page writes them."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield f"{path.relative_to(TESTS).as_posix()}::{node.name}"


WRITTEN = sorted({name for path in TESTS.rglob("test_*.py") for name in names_in(path)})
ROWS = [match.groups() for match in ROW.finditer(PAGE)]
TESTS_OF_POINT = {point: set(NAMED.findall(tests)) for point, _, _, tests in ROWS}
OPEN = re.compile(r"(^|\| |<br>)open(:| in part)|Open in part:")
"""How a point says that something of it is missing; a dealer who does not open is another matter."""


def points_of(test: str) -> list[str]:
    """The points that a test is named after."""
    found = AFTER_POINTS.match(test.partition("::")[2])
    return found[1].strip("_").split("_") if found else []


def test_every_point_has_one_row_in_its_order() -> None:
    assert [point for point, *_ in ROWS] == EVERY_POINT


def test_every_test_on_the_page_exists() -> None:
    named = NAMED.findall(PAGE)
    assert len(named) > len(EVERY_POINT)
    assert PAGE.count("::test_") == len(named), "a test is named in a way that is not checked"
    assert sorted(set(named) - set(WRITTEN)) == []


def test_a_test_named_after_a_point_stands_in_its_row() -> None:
    missing = [
        (point, test) for test in WRITTEN for point in points_of(test) if test not in TESTS_OF_POINT.get(point, ())
    ]
    assert missing == []


def test_a_point_without_a_test_says_that_it_is_open() -> None:
    silent = [point for point, _, where, tests in ROWS if "test_" not in tests and not OPEN.search(where)]
    assert [point for point in silent if not cited(point)] == []


def test_playthroughs_are_named_where_there_are_some() -> None:
    said = {point for point, _, _, tests in ROWS if f"playthroughs of {point}" in tests}
    assert said == {requirement for path in FILES for requirement in read(path).requirements}
    assert len(re.findall("playthroughs of", PAGE)) == len(said)


def cited(point: str) -> bool:
    """Whether some playthrough shows a point."""
    return any(point in read(path).requirements for path in FILES)


@pytest.mark.parametrize("heading", ["Faults reported of programs like this one", "Invariants of the architecture"])
def test_every_fault_and_invariant_has_a_check_or_says_that_it_is_open(heading: str) -> None:
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 10
    assert [row for row in rows if not NAMED.search(row) and "make lint" not in row and not OPEN.search(row)] == []


def test_no_point_is_cited_that_is_none() -> None:
    cited_points = Counter(point for test in WRITTEN for point in points_of(test))
    assert set(cited_points) <= set(EVERY_POINT)


def modules(*parts: str) -> list[Path]:
    """The modules of some parts of the package."""
    found = [path for part in parts for path in (PACKAGE / part).rglob("*.py")]
    return found + [PACKAGE / f"{part}.py" for part in parts if (PACKAGE / f"{part}.py").exists()]


def floats_in(source: str) -> Iterator[str]:
    """Where a float is written, named, or made by a true division."""
    for node in ast.walk(ast.parse(source)):
        if (
            (isinstance(node, ast.Constant) and isinstance(node.value, float))
            or (isinstance(node, ast.Name) and node.id == "float")
            or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
        ):
            yield f"line {node.lineno}"


@pytest.mark.parametrize(
    "path", modules("money", "rules", "round", "ledger"), ids=lambda path: path.relative_to(PACKAGE).as_posix()
)
def test_no_floats_where_money_is(path: Path) -> None:
    assert list(floats_in(path.read_text("utf-8"))) == []


def test_a_float_is_found() -> None:
    for source in ("x = 0.5", "def f(x: float) -> None: ...", "x = 1 / 2", "x /= 2"):
        assert len(list(floats_in(source))) == 1, source
    assert list(floats_in("x = 1 // 2")) == []


def test_nothing_outside_games_names_a_game() -> None:
    assert len(GAMES) >= 4
    # What is counted of a game may have a way of its own (odds); the rest of the house treats all games alike.
    house = modules("rules", "round", "ledger", "ports", "book", "table", "adapters", "wire", "server")
    client = [
        path
        for path in (TESTS.parent / "web" / "src").rglob("*")
        if path.suffix in {".ts", ".svelte"} and "dev" not in path.parts and not path.name.endswith(".test.ts")
    ]
    assert len(client) > 50
    named = [(path.name, game) for path in (*house, *client) for game in GAMES if game in path.read_text("utf-8")]
    assert named == []
