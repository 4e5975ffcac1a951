"""History and records of rounds say what the ledger says, at every table; and only to those who played."""

import httpx
import pytest

from tests.support.client import Client, Message, player
from tests.support.house import OpenHouse
from tests.support.ledger import check_history, check_ledger, rows, stakes_in, wallet_of

BETS = {
    "tequila": {"ante": 500},
    "roma": {"ante": 500, "aa_bonus": 200},
    "paris": {"ante": 500, "pair_plus": 200},
    "venezia": {"ante": 500, "pair_plus": 200, "six_card_bonus": 100},
    "zagreb": {"ante": 500, "pair_plus": 200, "six_card_bonus": 100},
}
ON = {"tequila": "high_tequila", "roma": "call", "paris": "play", "venezia": "play", "zagreb": "play"}
LIVE = ("venezia", "zagreb")
ROUNDS = 4
BETTING_MS, DECISION_MS, PAUSE_MS = 18_000, 15_000, 8_000


async def play(house: OpenHouse, client: Client, table: str, option: str) -> Message:
    """Play the round that is open; the round as it ended."""
    round_ = await client.phase(table, "betting")
    await client.bet(table, **BETS[table])
    if table in LIVE:
        house.advance(BETTING_MS)
    else:
        await client.deal(table)
    await client.phase(table, "deciding")
    await client.choose(table, option)
    if table in LIVE:
        house.advance(DECISION_MS)
    ended = await client.phase(table, "ended")
    assert ended["id"] == round_["id"]
    return ended


async def next_round(house: OpenHouse, client: Client, table: str) -> None:
    if table in LIVE:
        house.advance(PAUSE_MS)
    else:
        house.advance(1_000)
        await client.do("new_round", table=table)
    await client.phase(table, "betting")


async def history(client: Client, **query: str | int) -> list[Message]:
    answer: list[Message] = (await client.http.get("/api/history", params=query)).raise_for_status().json()
    return answer


@pytest.mark.parametrize("table", BETS)
async def test_A34_history_agrees_with_slips_records_and_ledger(house: OpenHouse, guest: Client, table: str) -> None:
    await guest.join(table)
    if table in LIVE:
        await guest.do("sit", table=table)
    played = []
    for number in range(ROUNDS):
        round_ = await play(house, guest, table, ON[table] if number % 2 else "fold")
        played.append((round_, guest.seat(table), guest.money[0]))
        await next_round(house, guest, table)
    entries = await history(guest)
    assert [entry["round"] for entry in entries] == [round_["id"] for round_, _, _ in reversed(played)]
    money = 100_000
    for entry, (round_, seat, balance) in zip(reversed(entries), played, strict=True):
        assert entry["staked"] == sum(seat["bets"].values()) == sum(line["staked"] for line in seat["slip"])
        assert entry["returned"] == sum(line["returned"] for line in seat["slip"])
        money += entry["returned"] - entry["staked"]
        assert balance == money
        record = (await guest.http.get(f"/api/rounds/{round_['id']}")).raise_for_status().json()
        assert record == {**round_, "seats": [{**seat, "name": ""} for seat in round_["seats"]]}
        assert (entry["table"], entry["outcome"], entry["opened_ms"]) == (table, "ended", round_["opened_ms"])
        assert stakes_in(house.database, round_["id"]) == 0
    assert wallet_of(house.database, guest.player) == (money, 0)
    if table in LIVE:
        await guest.do("leave", table=table)
    check_ledger(house.database)
    check_history(house.database)


async def test_history_comes_in_pages_and_by_table(house: OpenHouse, guest: Client) -> None:
    for table in ("paris", "roma"):
        await guest.join(table)
        for _ in range(3):
            await play(house, guest, table, "fold")
            await next_round(house, guest, table)
    whole = await history(guest)
    assert len(whole) == 6
    pages, before = [], None
    while page := await history(guest, limit=2, **({"before": before} if before else {})):
        pages += page
        before = page[-1]["round"]
    assert pages == whole
    assert await history(guest, table="paris") == whole[3:]
    assert await history(guest, table="tequila") == []


async def test_two_players_of_a_round_each_see_their_own(house: OpenHouse, guest: Client) -> None:
    async with player(house.address) as other, player(house.address) as stranger:
        for client in (guest, other):
            await client.join("venezia")
            await client.do("sit", table="venezia")
        await stranger.join("venezia")
        await guest.phase("venezia", "betting")
        await other.phase("venezia", "betting")
        await other.bet("venezia", ante=1_000)
        round_ = await play(house, guest, "venezia", "play")
        await other.phase("venezia", "ended")
        records = [await client.http.get(f"/api/rounds/{round_['id']}") for client in (guest, other, stranger)]
        assert [record.status_code for record in records] == [200, 200, 404]
        for client, record in zip((guest, other), records, strict=False):
            assert [seat["you"] for seat in record.json()["seats"]] == [
                seat["you"] for seat in client.round("venezia")["seats"]
            ]
            assert not {guest.player, other.player} & set(words(record))
        assert [entry["staked"] for entry in await history(other)] == [1_000]
        assert await history(stranger) == []
        for client in (guest, other):
            await client.do("leave", table="venezia")


def words(record: httpx.Response) -> list[str]:
    return record.text.replace('"', " ").split()


async def test_a_spectator_and_a_seat_without_a_bet_have_no_history(house: OpenHouse, guest: Client) -> None:
    async with player(house.address) as idle:
        for client in (guest, idle):
            await client.join("zagreb")
            await client.do("sit", table="zagreb")
        round_ = await play(house, guest, "zagreb", "fold")
        await idle.phase("zagreb", "ended")
        assert await history(idle) == []
        assert (await idle.http.get(f"/api/rounds/{round_['id']}")).status_code == 404


async def test_every_number_of_every_table_is_kept_without_a_gap(house: OpenHouse, guest: Client) -> None:
    await guest.join("paris")
    for option in ("play", "fold", "play"):
        await play(house, guest, "paris", option)
        await next_round(house, guest, "paris")
    kept = rows(house.database, "SELECT table_id, MIN(number), MAX(number), COUNT(*) FROM events GROUP BY table_id")
    for table, first, last, count in kept:
        assert (first, last) == (1, count), table
