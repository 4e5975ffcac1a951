"""A database that cannot grow, or that another program holds, while the house runs: refused, kept, then taken up."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from croupier.adapters.sql_store import SqlStore
from croupier.table import live
from tests.support.client import Client, player
from tests.support.house import OpenHouse, open_house
from tests.support.ledger import check_history, check_ledger, unchanged, wallet_of

FULL = ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000000")  # of the pages that there are
READ_ONLY = ("PRAGMA query_only = ON", "PRAGMA query_only = OFF")
IMPATIENT = ("PRAGMA busy_timeout = 0", "PRAGMA busy_timeout = 5000")
LONG = [{"ante": 5, "pair_plus": 5}] * 200
"""Bets that need pages of their own; what is shorter may still have room on one that is there."""


@pytest.fixture(autouse=True)
def _retry_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.01)


@pytest.fixture
def house(database: Path) -> Iterator[OpenHouse]:
    with open_house(database) as opened:
        yield opened
    check_ledger(database)
    check_history(database)


@contextmanager
def writing_with(house: OpenHouse, before: str, after: str) -> Iterator[None]:
    """The writer's connection says something to SQLite before each transaction, and something else at the end."""
    store = house.inside.parts.store
    assert isinstance(store, SqlStore)

    def say(connection: sqlite3.Connection, *_: Any) -> None:  # noqa: ANN401  # SQLAlchemy's own arguments
        connection.execute(pragma)

    pragma = before
    event.listen(store._engine, "checkout", say)
    yield
    pragma = after


async def everything_is_refused(guest: Client) -> None:
    """Each command that would be written, at an instant and at a live table; none of them changes anything."""
    paris = {"table": "paris", "round": guest.round("paris")["id"]}
    venezia = {"table": "venezia", "round": guest.round("venezia")["id"]}
    for kind, fields in (
        ("bet", {**paris, "placements": LONG}),
        ("deal", {**paris, "client_seed": "seed"}),
        ("bet", {**venezia, "placements": LONG}),
        ("leave", {"table": "venezia"}),
    ):
        answer = await guest.refused(kind, "key-of-mine", **fields)
        assert answer["code"] == "store_failed", kind
    top_up = await guest.http.post("/api/cashier/top-up", json={"key": "top-up-1"})
    assert (top_up.status_code, top_up.json()["code"]) == (503, "store_failed")


async def bets_stand(guest: Client) -> None:
    """The guest has bets on a round at an instant table, and sits at a live one."""
    await guest.join("paris")
    await guest.bet("paris", ante=500)
    await guest.join("venezia")
    await guest.do("sit", table="venezia")
    await guest.until(lambda: guest.views["venezia"]["round"] is not None)
    await guest.bet("venezia", ante=500)
    await guest.pinged()


async def play_goes_on(house: OpenHouse, guest: Client) -> None:
    await guest.bet("paris", ante=900)
    await guest.deal("paris")
    await guest.choose("paris", "play")
    await guest.phase("paris", "ended")
    house.advance(20_000)
    await guest.phase("venezia", "deciding")
    house.advance(20_000)
    await guest.phase("venezia", "ended")
    assert wallet_of(house.database, guest.player) == guest.money


async def test_a_full_database_takes_no_bet_and_loses_none(house: OpenHouse) -> None:
    async with player(house.address) as guest:
        await bets_stand(guest)
        async with unchanged(house.database, guest):
            with writing_with(house, *FULL):
                where = {"table": "paris", "round": guest.round("paris")["id"]}
                for _ in range(3):
                    assert (await guest.refused("bet", "key-of-mine", **where, placements=LONG))[
                        "code"
                    ] == "store_failed"
        await guest.do("bet", "key-of-mine", **where, placements=LONG)
        await play_goes_on(house, guest)


async def test_a_database_that_became_read_only_takes_nothing_and_loses_nothing(house: OpenHouse) -> None:
    async with player(house.address) as guest:
        await bets_stand(guest)
        async with unchanged(house.database, guest):
            with writing_with(house, *READ_ONLY):
                await everything_is_refused(guest)
        await play_goes_on(house, guest)


async def test_a_live_table_waits_for_room_and_goes_on(house: OpenHouse) -> None:
    async with player(house.address) as guest:
        await bets_stand(guest)
        # The table tries again by itself as soon as there is room, so the look must be taken before that.
        with writing_with(house, *READ_ONLY):
            async with unchanged(house.database, guest):
                house.advance(20_000)  # the window is over, and nothing can be dealt
                refused = await guest.refused("leave", table="venezia")
                assert refused["code"] == "store_failed"
                assert guest.round("venezia")["phase"] == "betting"
        await guest.phase("venezia", "deciding")  # by itself, once there is room
        await play_goes_on(house, guest)


async def test_a_database_that_another_program_holds_is_waited_for_and_then_refused(house: OpenHouse) -> None:
    async with player(house.address) as guest:
        await bets_stand(guest)
        with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            async with unchanged(house.database, guest):
                with writing_with(house, *IMPATIENT):
                    await everything_is_refused(guest)
            other.execute("ROLLBACK")
        await play_goes_on(house, guest)
