"""One open house for the tests of a module; every test brings players of its own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.support.client import Client, player
from tests.support.house import OpenHouse, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """The whole catalogue, random decks, a clock that stands still."""
    with open_house(tmp_path_factory.mktemp("house") / "croupier.sqlite3") as opened:
        yield opened


@pytest.fixture
async def guest(house: OpenHouse) -> AsyncIterator[Client]:
    """A player who just came in."""
    async with player(house.address) as client:
        yield client


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file for a house of the test's own."""
    return tmp_path / "croupier.sqlite3"
