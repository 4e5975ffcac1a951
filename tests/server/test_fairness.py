"""A round's record and verdict over HTTP, for those who took part; and no deal where chance fails."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from croupier.adapters.shoe import RandomShoe
from croupier.adapters.vault import Vault
from croupier.book.acts import Void
from croupier.fairness import verify
from croupier.server.house import CHECKS_AT_ONCE
from croupier.wire.record import decode_record
from tests.fairness.independent import first_wrong
from tests.support.client import Client, Message, player
from tests.support.house import NOON_MS, OpenHouse, open_house, tables
from tests.support.ledger import check_history, check_ledger, everything

OPTIONS = {"tequila": "tequila_poker", "roma": "call", "paris": "play"}


async def played(client: Client, table: str) -> Message:
    """A whole round at an instant table."""
    await client.join(table)
    await client.bet(table, ante=500)
    await client.deal(table)
    await client.choose(table, OPTIONS[table])
    return await client.phase(table, "ended")


def void(house: OpenHouse, client: Client, table: str) -> None:
    """Have the player's round at a table voided."""
    instance = house.inside.instance(table, client.player)
    act = Void(NOON_MS, "operator", "admin", table=instance, round=client.round(table)["id"], reason="test")
    assert house.loop is not None
    asyncio.run_coroutine_threadsafe(house.inside.writer.submit(act), house.loop).result(20)


@pytest.mark.parametrize("table", OPTIONS)
async def test_a_round_is_downloaded_and_checked(guest: Client, table: str) -> None:
    round_ = await played(guest, table)
    file = await guest.http.get(f"/api/rounds/{round_['id']}/record")
    assert file.status_code == 200
    assert file.headers["content-type"] == "application/json"
    assert file.headers["content-disposition"] == f'attachment; filename="{round_["id"]}.json"'
    record = decode_record(file.content)
    assert (record.commitment, record.seed, record.client_seed) == (round_["commitment"], round_["seed"], "seed")
    assert verify(record).fair
    assert first_wrong(file.text) is None
    assert guest.player not in file.text

    answer = (await guest.http.get(f"/api/rounds/{round_['id']}/verify")).json()
    assert answer["fair"] is True
    assert [check["name"] for check in answer["checks"]] == ["commitment", "rules", "cards", "stakes", "settlement"]
    assert all(set(check) == {"name", "passed", "detail"} and check["passed"] for check in answer["checks"])


@pytest.mark.parametrize("dealt", [False, True])
async def test_a_voided_round_reveals_its_seed_and_is_checked(house: OpenHouse, guest: Client, *, dealt: bool) -> None:
    await guest.join("paris")
    await guest.bet("paris", ante=500, pair_plus=500)
    if dealt:
        await guest.deal("paris")
    void(house, guest, "paris")
    await guest.until(lambda: guest.round("paris")["seed"] is not None)
    await guest.pinged()
    assert guest.money == (100_000, 0)
    round_ = guest.round("paris")
    file = await guest.http.get(f"/api/rounds/{round_['id']}/record")
    record = decode_record(file.content)
    assert (record.outcome, len(record.cards)) == ("voided", 3 if dealt else 0)
    assert (record.seats[0].bets, record.seats[0].returned) == ({"ante": 500, "pair_plus": 500}, 1000)
    assert verify(record).fair
    assert first_wrong(file.text) is None
    assert (await guest.http.get(f"/api/rounds/{round_['id']}/verify")).json()["fair"] is True


@pytest.mark.parametrize("what", ["record", "verify"])
async def test_only_who_took_part_gets_it_and_only_when_it_is_over(house: OpenHouse, guest: Client, what: str) -> None:
    await guest.join("paris")
    await guest.bet("paris", ante=500)
    await guest.deal("paris")
    path = f"/api/rounds/{guest.round('paris')['id']}/{what}"
    running = await guest.http.get(path)
    assert (running.status_code, running.json()["code"]) == (409, "round_running")
    await guest.choose("paris", "play")
    await guest.phase("paris", "ended")
    assert (await guest.http.get(path)).status_code == 200
    async with player(house.address) as other:
        denied = await other.http.get(path)
        assert (denied.status_code, denied.json()["code"]) == (404, "unknown_round")
        other.http.cookies.clear()
        nobody = await other.http.get(path)
        assert (nobody.status_code, nobody.json()["code"]) == (401, "not_signed_in")


async def test_checks_are_rationed_by_player(house: OpenHouse, guest: Client) -> None:
    round_ = await played(guest, "paris")
    path = f"/api/rounds/{round_['id']}/verify"
    answers = [(await guest.http.get(path)).status_code for _ in range(CHECKS_AT_ONCE)]
    assert answers == [200] * CHECKS_AT_ONCE
    refused = await guest.http.get(path)
    assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
    async with player(house.address) as other:
        assert (await other.http.get(f"/api/rounds/{(await played(other, 'roma'))['id']}/verify")).status_code == 200
    house.advance(500)
    assert (await guest.http.get(path)).status_code == 200


@dataclass
class Chance:
    """A source of chance that can be made to fail."""

    fails: Callable[[int], bytes] | None = None
    good: RandomShoe = field(default_factory=lambda: RandomShoe(Vault(bytes(32))))

    def __call__(self, count: int) -> bytes:
        return self.fails(count) if self.fails is not None else self.good._entropy(count)


def no_urandom(_: int) -> bytes:
    raise NotImplementedError


def broken_urandom(_: int) -> bytes:
    raise OSError(5, "Input/output error")


def short_urandom(count: int) -> bytes:
    return bytes(count - 1)


@pytest.mark.parametrize("failure", [no_urandom, broken_urandom, short_urandom])
async def test_where_chance_fails_no_round_opens_and_nothing_is_lost(
    database: Path, failure: Callable[[int], bytes]
) -> None:
    chance = Chance()
    shoe = RandomShoe(Vault(bytes(32)), chance)
    with open_house(database, shoe=shoe, tables=tables("paris", "roma", "venezia")) as house:
        async with player(house.address) as guest:
            await guest.join("paris")
            await guest.bet("paris", ante=500)
            await guest.deal("paris")
            await guest.join("venezia")

            chance.fails = failure
            await guest.choose("paris", "play")  # its deck was sealed long ago
            await guest.phase("paris", "ended")
            before, money = everything(database), guest.money
            refused = await guest.refused("new_round", table="paris")
            assert refused["code"] == "no_deck"
            assert "cannot deal" in refused["message"]
            await guest.tell("join", table="roma")
            assert (await guest.next(lambda said: said["type"] == "refused"))["code"] == "no_deck"
            assert everything(database)["rounds"] == before["rounds"]
            assert everything(database)["transfers"] == before["transfers"]
            assert guest.money == money
            await guest.do("sit", table="venezia")
            await guest.pinged()
            assert guest.views["venezia"]["round"] is None

            chance.fails = None
            await guest.do("new_round", table="paris")
            await guest.bet("paris", ante=500)
            await guest.join("roma")
            assert guest.round("roma")["phase"] == "betting"
            await guest.until(lambda: guest.views["venezia"]["round"] is not None)
        check_ledger(database)
        check_history(database)
