"""When something inside fails, one command is refused; sockets, tables and money stay whole."""

import json
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.adapters.sql_store import SqlStore
from croupier.ports.shoe import Sealed
from croupier.ports.store import Batch, StoreError
from croupier.table import live
from tests.support.client import Client, player, socket_of
from tests.support.fixed_shoe import FixedShoe
from tests.support.house import OpenHouse, open_house
from tests.support.ledger import check_ledger, unchanged


class Faults:
    """Breaks what the test names, so many times."""

    def __init__(self) -> None:
        self.store = 0
        self.shoe = 0
        self.seed = ""


class FaultyShoe(FixedShoe):
    """A shoe that jams now and then in a way that nobody has foreseen."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(["2c"] * 100)
        self._faults = faults

    def seal(self, round_id: str) -> Sealed:
        if self._faults.shoe:
            self._faults.shoe -= 1
            self._faults.seed = seed = secrets.token_hex(16)
            raise ZeroDivisionError(len(seed))
        return super().seal(round_id)


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    faults, commit = Faults(), SqlStore.commit

    def commit_or_fail(store: SqlStore, batch: Batch) -> None:
        if faults.store:
            faults.store -= 1
            raise StoreError("the disk is full")
        commit(store, batch)

    monkeypatch.setattr(SqlStore, "commit", commit_or_fail)
    return faults


@pytest.fixture(autouse=True)
def _retry_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.01)


@pytest.fixture
def house(database: Path, faults: Faults) -> Iterator[OpenHouse]:
    with open_house(database, shoe=FaultyShoe(faults)) as opened:
        yield opened
    check_ledger(database)


async def test_what_cannot_be_stored_is_refused_and_may_be_said_again(
    house: OpenHouse, guest: Client, faults: Faults
) -> None:
    await guest.join("paris")
    where = {"table": "paris", "round": guest.round("paris")["id"]}
    faults.store = 2  # as a batch, and then alone
    async with unchanged(house.database, guest):
        answer = await guest.refused("bet", "key-of-mine", **where, placements=[{"ante": 500}])
        assert answer["code"] == "store_failed"
    await guest.do("bet", "key-of-mine", **where, placements=[{"ante": 500}])
    await guest.pinged()
    assert guest.seat("paris")["bets"] == {"ante": 500}
    assert guest.money == (99_500, 500)


async def test_a_request_that_cannot_be_stored_is_refused(house: OpenHouse, guest: Client, faults: Faults) -> None:
    await guest.join("paris")
    await guest.bet("paris", ante=500)
    faults.store = 2
    async with unchanged(house.database, guest):
        answer = await guest.http.post("/api/cashier/top-up", json={"key": "key-of-mine"})
        assert (answer.status_code, answer.json()["code"]) == (503, "store_failed")


async def test_an_unforeseen_fault_ends_no_socket_and_tells_operators_no_secret(
    house: OpenHouse, guest: Client, faults: Faults, capsys: pytest.CaptureFixture[str]
) -> None:
    await guest.join("paris")
    await guest.bet("paris", pair_plus=100)
    await guest.deal("paris")
    await guest.phase("paris", "ended")
    faults.shoe = 1
    async with unchanged(house.database, guest):
        assert (await guest.refused("new_round", table="paris"))["code"] == "store_failed"
    await guest.do("new_round", table="paris")
    logged = "".join(capsys.readouterr())
    assert "ZeroDivisionError: 32" in logged
    assert faults.seed not in logged


async def test_an_unforeseen_fault_stops_no_live_table(guest: Client, faults: Faults) -> None:
    await guest.join("venezia")
    faults.shoe = 1
    await guest.do("sit", table="venezia")
    await guest.phase("venezia", "betting")
    assert faults.shoe == 0


@pytest.mark.parametrize("act", ["close bets", "close decisions"])
async def test_a_live_table_goes_on_when_the_store_does_again(
    house: OpenHouse, guest: Client, faults: Faults, act: str
) -> None:
    await guest.join("venezia")
    await guest.do("sit", table="venezia")
    await guest.phase("venezia", "betting")
    await guest.bet("venezia", ante=500)
    if act == "close decisions":
        house.advance(18_000)
        await guest.phase("venezia", "deciding")
    faults.store = 2
    house.advance(18_000)
    await guest.next(lambda said: said["type"] == "snapshot")  # the state was read again
    await guest.phase("venezia", "deciding" if act == "close bets" else "ended")
    assert guest.seat("venezia")["bets"] == {"ante": 500}


async def test_a_live_table_tries_again_after_a_while_and_not_at_once(
    house: OpenHouse, guest: Client, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 3600)
    await guest.join("venezia")
    await guest.do("sit", table="venezia")
    await guest.phase("venezia", "betting")
    faults.store = 1_000
    house.advance(18_000)
    await guest.next(lambda said: said["type"] == "snapshot")
    for _ in range(20):
        await guest.pinged()
        house.advance(0)
    assert faults.store == 998
    assert [said["type"] for said in guest.heard].count("snapshot") == 2


async def test_nothing_comes_before_the_hello(guest: Client) -> None:
    async with socket_of(guest.http) as other:
        await other.send('{"type":"ping","number":1}')
        assert [json.loads(await other.recv())["type"] for _ in range(3)] == ["hello", "wallet", "pong"]


async def test_a_client_that_hangs_up_in_mid_command_harms_nobody(house: OpenHouse, guest: Client) -> None:
    await guest.join("paris")
    async with player(house.address, guest.http.cookies) as other:
        round_id = guest.round("paris")["id"]
        await other.tell("bet", key="key-of-mine", table="paris", round=round_id, placements=[{"ante": 500}])
        other.socket.transport.abort()
    await guest.until(lambda: guest.kinds("paris") == ["bets_placed"])
    await guest.pinged()
    assert guest.money == (99_500, 500)
