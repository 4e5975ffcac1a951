"""Limits, breaks and the regulator's ids as a player's own windows meet them (A37, A38)."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from croupier.adapters.regulator_sandbox import SandboxRegulator
from croupier.jurisdictions import JURISDICTIONS
from croupier.responsible.limits import KINDS
from tests.support.client import Client, Message, player
from tests.support.house import BY_ID, OpenHouse, open_house, tables
from tests.support.ledger import check_ledger, rows

MINUTE_MS = 60_000
ITALY = JURISDICTIONS["it"]
FIRST = {"time_day": 120, "loss_day": 5_000, "deposit_day": 5_000}
START = 100_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """The demo's house, where nothing is asked of anybody."""
    path = tmp_path_factory.mktemp("limits") / "croupier.sqlite3"
    with open_house(path, tables=tables("roma", "venezia")) as opened:
        yield opened
    check_ledger(path)


@pytest.fixture
async def guest(house: OpenHouse) -> AsyncIterator[Client]:
    async with player(house.address) as client:
        yield client


async def play_of(guest: Client) -> Message:
    shown: Message = (await guest.http.get("/api/play")).raise_for_status().json()
    return shown


async def post(guest: Client, what: str, **fields: object) -> Message:
    fields.setdefault("key", f"{what}-{len(guest.heard)}-{fields}".translate(_KEY)[:64])
    answer = await guest.http.post(f"/api/play/{what}", json=fields)
    shown: Message = answer.json()
    return shown


_KEY = {ord(character): "-" for character in " '{}:/,"}


def limit_of(shown: Message, kind: str) -> Message:
    return next(limit for limit in shown["limits"] if limit["kind"] == kind)


async def seated(guest: Client) -> None:
    """Take a seat at the live table, and be there when its round is open."""
    await guest.do("sit", table="venezia")
    await guest.until(lambda: guest.views["venezia"]["round"] is not None)


async def past_the_session(house: OpenHouse, guest: Client) -> None:
    """Let more time go by than a session of play lasts without a bet, while the player looks at other things."""
    for _ in range(2):
        house.advance(11 * MINUTE_MS)
        (await guest.http.post("/api/play/check")).raise_for_status()  # a sign of life, and no bet


async def bet_refused(guest: Client, table: str, **bets: int) -> Message:
    return await guest.refused("bet", table=table, round=guest.round(table)["id"], placements=[bets])


async def test_A37_a_newcomer_sees_every_limit_unset_and_plays_at_once(guest: Client) -> None:
    shown = await play_of(guest)
    assert [limit["kind"] for limit in shown["limits"]] == [*KINDS]
    assert {limit["kind"]: limit["value"] for limit in shown["limits"] if limit["value"]} == {"reality_check": 60}
    assert not any(limit["required"] for limit in shown["limits"])
    assert (shown["session"], shown["away"]) == (None, None)
    await guest.join("roma")
    await guest.bet("roma", ante=500)


async def test_A37_a_limit_is_told_to_every_window_and_refuses_the_next_bet(guest: Client) -> None:
    async with player(guest.address, guest.http.cookies) as other:
        shown = await post(guest, "limits", kind="stake_day", value=1_000)
        assert limit_of(shown, "stake_day")["value"] == 1_000
        await other.next(lambda said: said["type"] == "money")
        await other.join("roma")
        refused = await bet_refused(other, "roma", ante=400)
        assert (refused["code"], refused["args"]) == ("limit_stake", {"limit": 1_000, "left": 1_000})
        await other.bet("roma", ante=300)
        assert limit_of(await play_of(guest), "stake_day")["used"] == 300


async def test_A37_todays_figures_are_told_plainly(house: OpenHouse, guest: Client) -> None:
    await guest.join("roma")
    await guest.bet("roma", ante=500)
    shown = await play_of(guest)
    assert (shown["on_tables"], shown["today"]["staked"], shown["session"]["staked"]) == (500, 0, 0)
    await guest.deal("roma")
    house.clock.advance(5 * MINUTE_MS)
    await guest.choose("roma", "fold")
    await guest.phase("roma", "ended")
    shown = await play_of(guest)
    assert shown["today"] == {"staked": 500, "returned": 0, "deposited": 0, "played_ms": 5 * MINUTE_MS}
    assert shown["week"]["staked"] == shown["month"]["staked"] == 500
    assert (shown["on_tables"], shown["session"]["staked"]) == (0, 500)


async def test_A37_a_break_holds_in_every_window_at_once_and_money_still_goes_out(
    house: OpenHouse, guest: Client
) -> None:
    async with player(guest.address, guest.http.cookies) as other:
        await other.join("venezia")
        await seated(other)
        await other.bet("venezia", ante=500)
        await guest.join("roma")
        await guest.bet("roma", ante=500)
        await guest.deal("roma")
        shown = await post(guest, "break", kind="exclusion", days=180)
        assert shown["away"]["kind"] == "exclusion"
        await other.next(lambda said: said["type"] == "money")
        assert house.inside.live["venezia"].state.chairs[1].leaving, "the seat is given up when the round is over"
        for client, kind in ((guest, "roma"), (other, "venezia")):
            refused = await bet_refused(client, kind, ante=1_000)
            assert refused["code"] in ("excluded", "betting_closed", "not_seated")
        await guest.choose("roma", "call")
        await guest.phase("roma", "ended")
        for kind in ("sit", "new_round"):
            table = "venezia" if kind == "sit" else "roma"
            assert (await guest.refused(kind, table=table))["code"] in ("excluded", "already_seated")
        assert (await post(guest, "break", kind="cool_off", days=1))["code"] == "exclusion_stands"
        paid = await guest.http.post("/api/cashier/withdrawals", json={"key": "withdrawal-1", "amount": 90_000})
        assert paid.status_code == 200
        came = await guest.http.post("/api/cashier/deposits", json={"key": "deposit-1", "amount": 1_000})
        assert (came.status_code, came.json()["code"]) == (409, "excluded")
        assert (await guest.http.post("/api/cashier/top-up", json={"key": "top-up-key"})).json()["code"] == "excluded"


@pytest.mark.parametrize(
    ("what", "fields", "code"),
    [
        ("limits", {"kind": "nonsense", "value": 5}, "bad_limit"),
        ("limits", {"kind": "time_day", "value": 0}, "bad_limit"),
        ("limits", {"kind": "stake_day", "value": "500"}, "bad_message"),
        ("limits", {"kind": "stake_day", "value": -5}, "bad_request"),
        ("limits", {"kind": "stake_day"}, "bad_request"),
        ("limits", {"kind": "stake_day", "value": 5, "player": "p1"}, "bad_request"),
        ("limits/confirm", {"kind": "stake_day"}, "no_change_waits"),
        ("break", {"kind": "exclusion", "days": 3}, "bad_limit"),
        ("break", {"kind": "for_ever", "days": 180}, "bad_request"),
    ],
)
async def test_bad_wishes_change_nothing(guest: Client, what: str, fields: dict[str, object], code: str) -> None:
    before = await play_of(guest)
    assert (await post(guest, what, **fields))["code"] == code
    assert await play_of(guest) == before


async def test_A37_a_reality_check_is_due_and_answered(house: OpenHouse, guest: Client) -> None:
    await guest.join("roma")
    await guest.bet("roma", ante=100)
    start = (await play_of(guest))["check_due_ms"]
    assert start == house.clock.wall_ms() + 60 * MINUTE_MS
    await post(guest, "limits", kind="reality_check", value=15)
    assert (await play_of(guest))["check_due_ms"] == house.clock.wall_ms() + 15 * MINUTE_MS
    house.clock.advance(15 * MINUTE_MS)
    answered: Message = (await guest.http.post("/api/play/check")).raise_for_status().json()
    assert answered["check_due_ms"] == house.clock.wall_ms() + 15 * MINUTE_MS


async def test_A38_ids_are_told_and_kept_with_the_round(house: OpenHouse, guest: Client) -> None:
    await guest.join("venezia")
    await guest.do("sit", table="venezia")
    session = (await play_of(guest))["session"]
    assert session["id"].startswith("S")
    assert session["tickets"]["venezia"].startswith("N")
    await guest.join("roma")
    await guest.bet("roma", ante=100)
    session = (await play_of(guest))["session"]
    assert len(set(session["tickets"].values())) == 2
    await guest.deal("roma")
    round_id = guest.round("roma")["id"]
    await guest.choose("roma", "fold")
    await guest.phase("roma", "ended")
    kept = rows(
        house.database, "SELECT session, participation, staked, returned FROM tickets WHERE round_id = ?", round_id
    )
    assert kept == [(session["id"], session["tickets"]["roma"], 100, 0)]


async def test_A38_windows_at_the_same_time_share_one_session(guest: Client) -> None:
    async with player(guest.address, guest.http.cookies) as other:
        await asyncio.gather(guest.join("roma"), other.join("roma"))
        await asyncio.gather(guest.bet("roma", ante=100), other.join("roma"))
        assert len(set((await play_of(guest))["session"]["tickets"])) == 1


async def admitted(guest: Client) -> None:
    """Set what Italy wants set before play."""
    for kind, value in FIRST.items():
        assert "code" not in await post(guest, "limits", kind=kind, value=value)


async def test_A37_A38_italy_wants_limits_and_ids_before_a_bet(database: Path) -> None:
    gateway = SandboxRegulator()
    with open_house(database, jurisdiction=ITALY, regulator=gateway, tables=(BY_ID["roma"], BY_ID["venezia"])) as house:
        async with player(house.address) as guest:
            await guest.join("roma")
            assert (await bet_refused(guest, "roma", ante=100))["code"] == "limits_first"
            assert {limit["kind"] for limit in (await play_of(guest))["limits"] if limit["required"]} == {*FIRST}
            await admitted(guest)
            gateway.down = True
            await guest.join("venezia")
            assert (await guest.refused("sit", table="venezia"))["code"] == "regulator_down"
            gateway.down, gateway.refuses = False, True
            assert (await guest.refused("sit", table="venezia"))["code"] == "regulator_refused"
            gateway.refuses = False
            await seated(guest)
            await guest.bet("venezia", ante=100)
            await guest.bet("roma", ante=100)


async def test_A38_a_gateway_that_goes_down_stops_new_rounds_and_loses_nothing(database: Path) -> None:
    gateway = SandboxRegulator()
    with open_house(database, jurisdiction=ITALY, regulator=gateway, tables=tables("roma")) as house:
        async with player(house.address) as guest:
            await admitted(guest)
            await guest.join("roma")
            await guest.bet("roma", ante=100)
            await guest.deal("roma")
            gateway.down = True
            await past_the_session(house, guest)
            await guest.choose("roma", "call")
            await guest.phase("roma", "ended")
            assert guest.money[1] == 0
            await past_the_session(house, guest)
            assert (await guest.refused("new_round", table="roma"))["code"] == "regulator_down"
            gateway.down = False
            await guest.do("new_round", table="roma")
            await guest.bet("roma", ante=100)
    check_ledger(database)


async def test_A38_without_ids_the_demo_goes_on(database: Path) -> None:
    gateway = SandboxRegulator()
    gateway.down = True
    with open_house(database, regulator=gateway, tables=tables("roma")) as house:
        async with player(house.address) as guest:
            await guest.join("roma")
            await guest.bet("roma", ante=100)
            assert (await play_of(guest))["session"]["id"] == ""
