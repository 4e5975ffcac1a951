"""What somebody who may not play any more left open at an instant table comes to an end (A40, C16)."""

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from croupier.adapters.sql_archive import SqlArchive
from croupier.book.acts import Disable, Enable
from croupier.book.audit import first_broken
from croupier.ports.floor import StoredClosure
from croupier.ports.store import StoreError
from croupier.responsible.state import NO_SESSION_RULE_MS
from tests.support.client import Client, player
from tests.support.house import NOON_MS, OpenHouse, open_house
from tests.support.inside import submitted
from tests.support.ledger import check_history, check_ledger, rows, wallet_of
from tests.support.staff import Staff, staff

PATIENCE_MS = NO_SESSION_RULE_MS
OPENING = 100_000
PAIR_OF_QUEENS = ["2c 3d 5s Qs Qd 4h"] * 20


@pytest.fixture
def house(database: Path) -> Iterator[OpenHouse]:
    with open_house(database, decks=PAIR_OF_QUEENS) as opened:
        yield opened
        assert first_broken(opened.inside.parts.archive.audit(0, 10_000)) is None
    check_ledger(database)
    check_history(database)


async def look_over(house: OpenHouse) -> None:
    """Have the house look now at what is left open."""
    await inside(house, house.inside.stranded.look_over())


async def inside(house: OpenHouse, work: Coroutine[Any, Any, None]) -> None:
    """Have the house do something in its own thread."""
    assert house.loop is not None
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, house.loop))


async def dealt(client: Client, table: str = "paris", **bets: int) -> str:
    """A round of the client's waits for a decision; its id."""
    await client.join(table)
    await client.bet(table, **bets)
    await client.deal(table)
    return str((await client.phase(table, "deciding"))["id"])


def shown(house: OpenHouse, round_id: str) -> tuple[str | None, int | None, int | None]:
    """How a round ended as the history has it: outcome, stake, return."""
    query = """SELECT rounds.outcome, results.staked, results.returned FROM rounds
        LEFT JOIN results USING (round_id) WHERE rounds.round_id = ?"""
    ((outcome, staked, returned),) = rows(house.database, query, round_id)
    return outcome, staked, returned


async def barred(house: OpenHouse, client: Client, deed: str = "disable") -> None:
    """An admin says that somebody may not come in any more, or may again."""
    async with staff(house, "admin") as admin:
        said = await admin.client.http.post(f"/api/staff/people/{client.player}/{deed}", json={"why": "threats"})
        assert said.status_code == 200, said.text


async def out_of_play(boss: Staff, client: Client, deed: str = "disable") -> None:
    """A supervisor says that somebody may not begin anything any more, or may again."""
    await boss.do(deed, kind="player", subject=client.player, why="asked for it")


async def test_C16_what_is_left_undecided_by_somebody_barred_is_folded_after_the_time_of_an_idle_session(
    house: OpenHouse,
) -> None:
    async with player(house.address) as rude, player(house.address) as other:
        left, others = await dealt(rude, ante=500, pair_plus=100), await dealt(other, ante=500)
        house.clock.advance(PATIENCE_MS)  # what was idle before is not what counts
        await barred(house, rude)
        house.clock.advance(PATIENCE_MS - 1)
        await look_over(house)
        assert shown(house, left)[0] is None
        house.clock.advance(1)
        await look_over(house)
        assert shown(house, left) == ("ended", 600, 200)  # the side bet was settled when its cards lay there, and stays
        assert wallet_of(house.database, rude.player) == (OPENING - 500 + 100, 0)
        assert shown(house, others)[0] is None
        await other.pinged()
        assert other.round("paris")["phase"] == "deciding"
        await look_over(house)  # nothing is left, and nothing happens


async def test_C16_what_is_not_dealt_yet_goes_back(house: OpenHouse) -> None:
    async with player(house.address) as rude:
        for table in ("paris", "roma", "try-roma"):
            await rude.join(table)
            await rude.bet(table, ante=500)
        assert wallet_of(house.database, rude.player) == (OPENING - 2_000, 2_000)
        await barred(house, rude)
        house.clock.advance(PATIENCE_MS)
        await look_over(house)
        assert wallet_of(house.database, rude.player) == (OPENING, 0)
        assert house.inside.parts.archive.unfinished(rude.player) == []


async def test_who_is_out_of_play_has_the_time_to_finish_and_sees_the_end_where_not(house: OpenHouse) -> None:
    async with player(house.address) as slow, player(house.address) as quick, staff(house, "supervisor") as boss:
        left, done = await dealt(slow, ante=500), await dealt(quick, ante=500)
        for client in (slow, quick):
            await out_of_play(boss, client)
        house.clock.advance(PATIENCE_MS - 1)
        await look_over(house)
        await quick.choose("paris", "play")
        house.clock.advance(1)
        await look_over(house)
        for client in (slow, quick):
            await client.phase("paris", "ended")
        assert slow.seat("paris")["decided_by"] == {"decision": "system"}
        assert shown(house, left) == ("ended", 500, 0)
        assert shown(house, done) == ("ended", 1_000, 1_500)


@pytest.mark.parametrize("way", ["person", "player"])
async def test_who_may_play_again_in_time_finds_the_round_as_it_was(house: OpenHouse, way: str) -> None:
    async with player(house.address) as client, staff(house, "supervisor") as boss:
        left = await dealt(client, ante=500)
        for deed in ("disable", "enable"):
            await (barred(house, client, deed) if way == "person" else out_of_play(boss, client, deed))
            house.clock.advance(PATIENCE_MS - 1)
        house.clock.advance(PATIENCE_MS)
        await look_over(house)
        assert shown(house, left)[0] is None


@pytest.mark.parametrize("way", ["person", "player"])
async def test_the_time_counts_from_before_a_restart(database: Path, way: str) -> None:
    with open_house(database) as house:
        async with player(house.address) as client, player(house.address) as back, staff(house, "supervisor") as boss:
            left, kept = await dealt(client, ante=500), await dealt(back, ante=500)
            for deed, who in (("disable", client), ("disable", back), ("enable", back)):
                await (barred(house, who, deed) if way == "person" else out_of_play(boss, who, deed))
    with open_house(database) as house:
        house.clock.advance(PATIENCE_MS - 1)
        await look_over(house)
        assert shown(house, left)[0] is None
        house.clock.advance(1)
        await look_over(house)
        assert shown(house, left)[0] == "ended"
        assert shown(house, kept)[0] is None
    check_ledger(database)


async def test_what_cannot_be_read_or_ended_now_is_tried_at_the_next_look(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with player(house.address) as rude:
        left = await dealt(rude, ante=500)
        await barred(house, rude)
        house.clock.advance(PATIENCE_MS)
        with monkeypatch.context() as broken:
            broken.setattr(SqlArchive, "unfinished", _unreadable)
            with pytest.raises(StoreError):
                await look_over(house)
        assert shown(house, left)[0] is None
        await look_over(house)
        assert shown(house, left)[0] == "ended"


async def test_who_is_taken_out_of_play_while_the_house_reads_who_is_does_not_get_lost(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with player(house.address) as slow, staff(house, "supervisor") as boss:
        left = await dealt(slow, ante=500)
        late = [Disable(NOON_MS, boss.client.player, "supervisor", "late", kind="player", subject=slow.player)]
        closures = SqlArchive.closures

        def and_then(archive: SqlArchive) -> Sequence[StoredClosure]:
            read = closures(archive)
            while late:
                submitted(house, late.pop())
            return read

        with monkeypatch.context() as slowly:
            slowly.setattr(SqlArchive, "closures", and_then)
            await inside(house, house.inside.stranded.read())
        assert late == []
        house.clock.advance(PATIENCE_MS)
        await look_over(house)
        assert shown(house, left)[0] == "ended"


def _unreadable(*_: object) -> Any:  # noqa: ANN401  # as what it stands in for
    raise StoreError("the disk is full")


async def test_seats_at_live_tables_are_left_to_the_clock_of_the_table(house: OpenHouse) -> None:
    async with player(house.address) as rude:
        await rude.join("venezia")
        await rude.do("sit", table="venezia")
        await rude.phase("venezia", "betting")
        await rude.bet("venezia", ante=500)
        await barred(house, rude)
        house.clock.advance(PATIENCE_MS)  # and no live table has looked at the clock
        await look_over(house)
        assert wallet_of(house.database, rude.player) == (OPENING - 1_000, 1_000)


async def test_a_wish_said_again_after_it_was_taken_back_puts_nothing_out_of_play(house: OpenHouse) -> None:
    async with player(house.address) as client, staff(house, "supervisor") as boss:
        by = (NOON_MS, boss.client.player, "supervisor", "a wobbly leg")
        for subject in (("table", "paris"), ("player", client.player)):
            off = Disable(*by, kind=subject[0], subject=subject[1], key=f"off-{subject[0]}")
            on = Enable(*by, kind=subject[0], subject=subject[1], key=f"on-{subject[0]}")
            assert [submitted(house, act).again for act in (off, on, off)] == [False, False, True]
        left = await dealt(client, ante=500)
        house.clock.advance(PATIENCE_MS)
        await look_over(house)
        assert shown(house, left)[0] is None


class TestVoid:
    """A40, A41, C17: a supervisor voids a round of an instant table, named by its code."""

    async def test_A40_a_round_at_an_instant_table_is_voided_in_two_steps(self, house: OpenHouse) -> None:
        async with player(house.address) as client, player(house.address) as other, staff(house, "supervisor") as boss:
            round_id, others = await dealt(client, "roma", ante=500, aa_bonus=200), await dealt(other, "roma", ante=500)
            wish: dict[str, Any] = {"round": round_id, "reason": "malfunction", "why": "a wrong table of pays"}
            asked = await boss.post("tables/roma/void/ask", None, **wish)
            token = asked.json()
            assert (token["round"], token["seats"], token["held"]) == (round_id, 1, 1_700)
            await client.pinged()
            assert client.money == (OPENING - 1_700, 1_700)
            assert await boss.refused("tables/roma/void", round=others, token=token["token"]) == "not_confirmed"
            assert await boss.refused("tables/paris/void", round=round_id, token=token["token"]) == "not_confirmed"
            await boss.do("tables/roma/void", round=round_id, token=token["token"])
            await client.phase("roma", "voided")
            assert client.money == (OPENING, 0)
            assert shown(house, round_id) == ("voided", 700, 700)
            assert shown(house, others)[0] is None
            assert await boss.refused("tables/roma/void/ask", **wish) == "round_over"
            house.clock.advance(1_000)
            await client.do("new_round", table="roma")
            await client.phase("roma", "betting")

    async def test_a_side_bet_that_was_paid_already_is_taken_back(self, house: OpenHouse) -> None:
        async with player(house.address) as client, staff(house, "supervisor") as boss:
            round_id = await dealt(client, ante=500, pair_plus=100)
            wish: dict[str, Any] = {"round": round_id, "reason": "malfunction", "why": "a wrong table of pays"}
            token = (await boss.do("tables/paris/void/ask", **wish))["token"]
            await boss.do("tables/paris/void", round=round_id, token=token)
            await client.phase("paris", "voided")
            assert client.money == (OPENING, 0)

    async def test_only_a_round_of_that_table_is(self, house: OpenHouse) -> None:
        async with player(house.address) as client, staff(house, "supervisor") as boss:
            round_id, tried = await dealt(client, ante=500), await dealt(client, "try-paris", ante=500)
            assert round_id != tried
            why: dict[str, Any] = {"reason": "malfunction", "why": "a test"}
            for table, named in (("roma", round_id), ("paris", tried), ("try-paris", round_id), ("paris", "PAR-99")):
                assert await boss.refused(f"tables/{table}/void/ask", round=named, **why) == "wrong_round"
            assert await boss.refused("tables/nowhere/void/ask", round=round_id, **why) == "unknown_table"
            for deed in ("pause", "resume", "shut"):
                body = {"reason": "check"} if deed == "pause" else {}
                assert await boss.refused(f"tables/paris/{deed}", **body) == "not_live"
