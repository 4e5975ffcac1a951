"""Small enough to be read: the sizes that keep the package so, and what the tidy core must not hold."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import croupier

PACKAGE = Path(croupier.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if PACKAGE / "client" not in path.parents)

MOST_LINES_OF_A_MODULE = 400
MOST_LINES_OF_A_GAME = 80
MOST_LINES_OF_A_FUNCTION = 60
NOT_A_GAME = ("__init__.py", "catalogue.py")


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def too_long_functions(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MOST_LINES_OF_A_FUNCTION:
                yield f"{node.name} at line {node.lineno} has {lines} lines"


def test_the_modules_are_found() -> None:
    assert PACKAGE / "cli" / "main.py" in MODULES


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_is_short_enough(path: Path) -> None:
    is_game = path.parent == PACKAGE / "games" and path.name not in NOT_A_GAME
    most = MOST_LINES_OF_A_GAME if is_game else MOST_LINES_OF_A_MODULE
    assert len(path.read_text("utf-8").splitlines()) <= most


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_every_function_is_short_enough(path: Path) -> None:
    assert list(too_long_functions(path.read_text("utf-8"))) == []


def test_a_function_one_line_too_long_is_found() -> None:
    body = "    x = 1\n"
    fits = "async def fits():\n" + body * (MOST_LINES_OF_A_FUNCTION - 1)
    assert list(too_long_functions(fits)) == []
    assert list(too_long_functions(fits + body)) == ["fits at line 1 has 61 lines"]
