"""A real database file for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.adapters.sqlite_database import SqliteDatabase


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house 100%.sqlite3"


@pytest.fixture
def database(path: Path) -> Iterator[SqliteDatabase]:
    with SqliteDatabase(path) as database:
        yield database
