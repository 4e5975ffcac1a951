"""Trying a game for fun (C3): the same table, money of its own, and nothing that remembers it."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from croupier.money import TRIAL
from croupier.server.money.fun import fun_tables, real_id
from tests.support.client import Client, player
from tests.support.house import BY_ID, OpenHouse, open_house
from tests.support.ledger import check_ledger, rows

START = 100_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    path = tmp_path_factory.mktemp("fun") / "croupier.sqlite3"
    with open_house(path) as opened:
        yield opened
    check_ledger(path)


@pytest.fixture
async def guest(house: OpenHouse) -> AsyncIterator[Client]:
    async with player(house.address) as client:
        yield client


async def test_C3_a_game_is_tried_with_money_of_its_own(guest: Client) -> None:
    await guest.join("try-roma")
    await guest.until(lambda: guest.wallet["currency"] == TRIAL.code)
    assert guest.money == (START, 0)
    await guest.bet("try-roma", ante=20_000)
    await guest.deal("try-roma")
    await guest.choose("try-roma", "fold")
    await guest.phase("try-roma", "ended")
    assert guest.money == (START - 20_000, 0)
    own = (await guest.http.get("/api/wallet")).json()
    assert (own["currency"], own["available"], own["held"]) == ("PLAY", START, 0)
    filled = (await guest.http.post("/api/cashier/trial")).raise_for_status().json()
    assert (filled["currency"], filled["available"]) == (TRIAL.code, START)
    assert (await guest.http.get("/api/wallet")).json() == own


async def test_C3_what_is_tried_stands_in_no_history_and_counts_for_no_limit(house: OpenHouse, guest: Client) -> None:
    limited = await guest.http.post("/api/play/limits", json={"key": "limit-key", "kind": "stake_day", "value": 0})
    assert limited.status_code == 200
    await guest.join("try-paris")
    await guest.bet("try-paris", ante=500)
    await guest.deal("try-paris")
    round_id = guest.round("try-paris")["id"]
    await guest.choose("try-paris", "fold")
    await guest.phase("try-paris", "ended")
    assert (await guest.http.get("/api/history")).json() == []
    assert rows(house.database, "SELECT * FROM results WHERE round_id = ?", round_id) == []
    shown = (await guest.http.get("/api/play")).json()
    assert shown["today"] == {"staked": 0, "returned": 0, "deposited": 0, "played_ms": 0}
    assert shown["session"] is None
    assert (await guest.http.get(f"/api/rounds/{round_id}/advice")).json()["code"] == "no_advice_here"


async def test_C3_a_player_on_a_break_tries_nothing_either(guest: Client) -> None:
    await guest.join("try-roma")
    taken = await guest.http.post("/api/play/break", json={"key": "break-key", "kind": "cool_off", "days": 1})
    assert taken.status_code == 200
    refused = await guest.refused(
        "bet", table="try-roma", round=guest.round("try-roma")["id"], placements=[{"ante": 100}]
    )
    assert refused["code"] == "excluded"


async def test_A16_C3_instant_tables_can_be_tried_and_live_ones_cannot(guest: Client) -> None:
    cards = (await guest.http.get("/api/tables")).json()
    assert {card["id"]: card["for_fun"] for card in cards} == {name: not table.live for name, table in BY_ID.items()}
    assert not any(card["id"].startswith("try-") for card in cards)
    for name, table in BY_ID.items():
        found = await guest.http.get(f"/api/tables/try-{name}")
        assert found.status_code == (404 if table.live else 200)
        if not table.live:
            assert (found.json()["currency"], found.json()["game"]) == (TRIAL.code, table.terms.game.name)
    await guest.tell("join", table="try-venezia")
    refused = await guest.next(lambda said: said["type"] == "refused")
    assert refused["code"] == "unknown_table"


def test_C3_the_same_game_under_the_same_rules() -> None:
    for name, table in fun_tables(BY_ID.values()).items():
        real = BY_ID[real_id(name)]
        assert (table.terms.game, table.terms.limits, table.terms.policy) == (
            real.terms.game,
            real.terms.limits,
            real.terms.policy,
        )


async def test_C3_all_who_try_at_once_are_let_in(house: OpenHouse) -> None:
    async def tries() -> None:
        async with player(house.address) as guest:
            await guest.join("try-tequila")
            await guest.bet("try-tequila", ante=100)

    await asyncio.gather(*(tries() for _ in range(4)))
