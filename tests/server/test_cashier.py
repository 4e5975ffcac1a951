"""The cashier (A36): a provider that is slow, declines, says it twice, loses its answer, or is not there."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.adapters.payments_sandbox import BY_CENTS, Conduct, SandboxPayments
from croupier.ports.payments import Notice, Order
from tests.support.client import Client, Message, player, visitor
from tests.support.house import OpenHouse, open_house, tables
from tests.support.ledger import check_ledger, everything

START = 100_000
AMOUNT = 25_00


@pytest.fixture(scope="module")
def provider() -> SandboxPayments:
    return SandboxPayments()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, provider: SandboxPayments) -> Iterator[OpenHouse]:
    """A house with a provider that the tests tell what to do."""
    path = tmp_path_factory.mktemp("cashier") / "croupier.sqlite3"
    with open_house(path, payments=provider, tables=tables("roma", "venezia", "paris")) as opened:
        yield opened
    check_ledger(path)


@pytest.fixture
async def guest(house: OpenHouse) -> AsyncIterator[Client]:
    async with player(house.address) as client:
        yield client


async def inside(house: OpenHouse, work: Coroutine[Any, Any, None]) -> None:
    """Have something done on the house's own loop."""
    assert house.loop is not None
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, house.loop))


async def ask(guest: Client, what: str, amount: int, key: str) -> Message:
    answer = await guest.http.post(f"/api/cashier/{what}", json={"key": key, "amount": amount})
    shown: Message = answer.raise_for_status().json()
    return shown


async def refused(guest: Client, what: str, amount: object, key: str = "refused-key") -> str:
    answer = await guest.http.post(f"/api/cashier/{what}", json={"key": key, "amount": amount})
    assert answer.status_code >= 400
    return str(answer.json()["code"])


async def cashier(guest: Client) -> Message:
    shown: Message = (await guest.http.get("/api/cashier")).raise_for_status().json()
    return shown


async def settled(guest: Client, number: int = 1) -> list[str]:
    """The states of the player's movements, once the latest of so many is told of as decided."""
    while True:
        shown = await cashier(guest)
        states = [movement["state"] for movement in shown["movements"]]
        if len(states) >= number and states[0] != "waiting":
            return states
        await guest.next(lambda said: said["type"] == "money")


async def test_A36_a_deposit_is_asked_for_and_told_of_when_it_is_there(guest: Client) -> None:
    shown = await ask(guest, "deposits", AMOUNT, "deposit-1")
    assert shown["movements"][0]["kind"] == "deposit"
    assert await settled(guest) == ["done"]
    await guest.pinged()
    assert guest.money == (START + AMOUNT, 0)


async def test_A36_a_declined_deposit_says_so_and_moves_nothing(guest: Client, provider: SandboxPayments) -> None:
    provider.tell("decline")
    await ask(guest, "deposits", AMOUNT, "deposit-1")
    assert await settled(guest) == ["declined"]
    shown = await cashier(guest)
    assert (shown["movements"][0]["reason"], shown["available"]) == ("not_covered", START)


async def test_A36_a_provider_that_says_it_twice_pays_once(
    house: OpenHouse, guest: Client, provider: SandboxPayments
) -> None:
    provider.tell("twice")
    await ask(guest, "deposits", AMOUNT, "deposit-1")
    assert await settled(guest) == ["done"]
    movement = (await cashier(guest))["movements"][0]["movement"]
    assert provider._told is not None
    for outcome in ("done", "declined"):
        await inside(house, said(provider, Notice(movement, outcome, "late")))
    assert (await cashier(guest))["available"] == START + AMOUNT


async def said(provider: SandboxPayments, notice: Notice) -> None:
    assert provider._told is not None
    await provider._told(notice)


async def test_A36_a_slow_deposit_is_on_its_way_until_the_provider_speaks(
    house: OpenHouse, guest: Client, provider: SandboxPayments
) -> None:
    provider.tell("slow")
    shown = await ask(guest, "deposits", AMOUNT, "deposit-1")
    assert (shown["movements"][0]["state"], shown["available"]) == ("waiting", START)
    await inside(house, reached(provider, shown["movements"][0]["movement"]))
    await inside(house, provider.release())
    assert await settled(guest) == ["done"]
    assert (await cashier(guest))["available"] == START + AMOUNT


async def reached(provider: SandboxPayments, order: str) -> None:
    """Return when an order has come to the provider."""
    while order not in provider.orders:  # noqa: ASYNC110  # the sandbox tells nobody
        await asyncio.sleep(0)


@pytest.mark.parametrize("conduct", ["lose", "down", "slow"])
@pytest.mark.parametrize(("what", "after"), [("deposits", START + AMOUNT), ("withdrawals", START - AMOUNT)])
async def test_A36_an_answer_that_never_came_is_asked_for_and_counts_once(
    house: OpenHouse, guest: Client, provider: SandboxPayments, *, conduct: Conduct, what: str, after: int
) -> None:
    """Whether the order was carried out and nobody heard of it, never arrived, or is late."""
    provider.tell(conduct)
    await ask(guest, what, AMOUNT, "movement-1")
    await inside(house, quiet(house))
    for _ in range(3):
        await inside(house, house.inside.money.reconcile())
    shown = await cashier(guest)
    assert [movement["state"] for movement in shown["movements"]] == ["done"]
    assert (shown["available"], shown["payout"]) == (after, 0)


async def quiet(house: OpenHouse) -> None:
    """Return when no order is being placed."""
    money = house.inside.money
    while any(task.get_name().startswith("order") for task in money._tasks):  # noqa: ASYNC110  # nor does the desk
        await asyncio.sleep(0)


async def test_A36_a_withdrawal_is_held_and_paid_out_or_returned(
    house: OpenHouse, guest: Client, provider: SandboxPayments
) -> None:
    provider.tell("slow")
    shown = await ask(guest, "withdrawals", AMOUNT, "withdrawal-1")
    assert (shown["available"], shown["payout"], shown["movements"][0]["state"]) == (START - AMOUNT, AMOUNT, "waiting")
    await inside(house, reached(provider, shown["movements"][0]["movement"]))
    await inside(house, provider.release())
    assert await settled(guest) == ["done"]
    provider.tell("decline")
    house.clock.advance(1)  # what is asked for later is the later one
    await ask(guest, "withdrawals", AMOUNT, "withdrawal-2")
    assert await settled(guest, 2) == ["declined", "done"]
    shown = await cashier(guest)
    assert (shown["available"], shown["payout"]) == (START - AMOUNT, 0)


async def test_A36_a_wish_said_a_hundred_times_is_one_movement(guest: Client) -> None:
    await asyncio.gather(*(ask(guest, "withdrawals", AMOUNT, "the-same-key") for _ in range(50)))
    assert await settled(guest) == ["done"]
    assert await refused(guest, "withdrawals", AMOUNT + 1, "the-same-key") == "key_conflict"
    assert (await cashier(guest))["available"] == START - AMOUNT


async def test_A36_movements_come_latest_first_and_by_pages(house: OpenHouse, guest: Client) -> None:
    amounts = [100, 200, 300, 400]
    for number, amount in enumerate(amounts):
        await ask(guest, "deposits", amount, f"deposit-{number}")
        await settled(guest, number + 1)
        house.clock.advance(1_000)
    first = (await guest.http.get("/api/cashier", params={"limit": 3})).json()["movements"]
    assert [movement["amount"] for movement in first] == [400, 300, 200]
    rest = (await guest.http.get("/api/cashier", params={"before": first[-1]["movement"]})).json()["movements"]
    assert [movement["amount"] for movement in rest] == [100]
    async with player(guest.address) as other:
        shown = await other.http.get("/api/cashier", params={"before": first[-1]["movement"]})
        assert shown.json()["movements"] == [], "another player's movement is no place to begin at"


@pytest.mark.parametrize(
    ("amount", "code"),
    [
        (0, "amount_range"),
        (99, "amount_range"),
        (1_000_001, "amount_range"),
        (-100, "bad_request"),
        (1.5, "bad_request"),
        ("100", "bad_message"),
        (10**30, "bad_request"),
        (None, "bad_request"),
    ],
)
async def test_bad_amounts_move_nothing(house: OpenHouse, guest: Client, amount: object, code: str) -> None:
    before = everything(house.database)
    for what in ("deposits", "withdrawals"):
        assert await refused(guest, what, amount) == code
    assert everything(house.database) == before


async def test_A36_more_than_there_is_cannot_be_withdrawn(guest: Client) -> None:
    assert await refused(guest, "withdrawals", START + 1) == "funds"
    assert await refused(guest, "withdrawals", START + 1) == "funds", "a refused wish leaves its key free"


async def test_D5_a_deposit_comes_in_while_a_hand_waits(house: OpenHouse, guest: Client) -> None:
    await guest.join("paris")
    await guest.bet("paris", ante=20_000)
    await guest.deal("paris")
    await ask(guest, "withdrawals", START - 30_000, "withdrawal-1")
    assert await settled(guest) == ["done"]
    short = await guest.refused(
        "choose", table="paris", round=guest.round("paris")["id"], stage="decision", option="play"
    )
    assert short["code"] == "funds"
    house.clock.advance(1)
    await ask(guest, "deposits", 10_000, "deposit-1")
    await settled(guest, 2)
    await guest.choose("paris", "play")


async def test_who_is_not_signed_in_has_no_cashier(house: OpenHouse) -> None:
    async with visitor(house.address) as stranger:
        assert (await stranger.get("/api/cashier")).status_code == 401
        assert (await stranger.post("/api/cashier/deposits", json={"key": "a" * 8, "amount": 100})).status_code == 401


async def test_A36_what_was_on_its_way_at_a_crash_is_settled_at_the_next_start(database: Path) -> None:
    provider = SandboxPayments()
    provider.tell("lose", "down", "lose")
    with open_house(database, payments=provider, tables=tables("roma")) as first:
        async with player(first.address) as guest:
            await ask(guest, "deposits", AMOUNT, "deposit-1")
            await ask(guest, "deposits", AMOUNT, "deposit-2")
            await ask(guest, "withdrawals", AMOUNT, "withdrawal-1")
            await inside(first, quiet(first))
            cookies = guest.http.cookies
    with open_house(database, payments=provider, tables=tables("roma")) as second:
        async with player(second.address, cookies) as guest:
            await inside(second, second.inside.money.reconcile())
            await inside(second, second.inside.money.reconcile())
            shown = await cashier(guest)
            assert [movement["state"] for movement in shown["movements"]] == ["done"] * 3
            assert (shown["available"], shown["payout"]) == (START + AMOUNT, 0)
    check_ledger(database)


async def test_A36_without_a_provider_the_cashier_is_closed_and_play_goes_on(database: Path) -> None:
    with open_house(database, payments=None, tables=tables("roma")) as house:
        async with player(house.address) as guest:
            assert (await cashier(guest))["open"] is False
            assert await refused(guest, "deposits", AMOUNT) == "cashier_closed"
            await guest.join("roma")
            await guest.bet("roma", ante=500)


@pytest.mark.parametrize(("cents", "conduct"), BY_CENTS.items())
async def test_the_sandbox_can_be_told_by_the_amount(cents: int, conduct: Conduct) -> None:
    provider = SandboxPayments()
    heard: list[Notice] = []

    async def hear(notice: Notice) -> None:
        heard.append(notice)

    provider.listen(hear)
    order = Order("M1", "deposit", "ada", "PLAY", 1_000 + cents)
    if conduct == "lose":
        with pytest.raises(Exception, match="lost"):
            await provider.ask(order)
    else:
        await provider.ask(order)
    outcomes = [notice.outcome for notice in heard]
    assert outcomes == {"decline": ["declined"], "slow": [], "twice": ["done", "done"], "lose": []}[conduct]
