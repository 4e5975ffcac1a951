"""A30: the chat of a table, from socket to socket; and that it is never in the way of play."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from croupier.book.acts import Void
from croupier.ports.store import StoredPlayer, StoreError
from croupier.server.desk.desk import LATEST
from croupier.server.session import COOKIE
from tests.support.client import Client, Message, player, visitor
from tests.support.house import OpenHouse, open_house, tables
from tests.support.ledger import rows, unchanged
from tests.support.people import cookies_of, someone, token_of

FLOOD = 300
BURST = 5
EVERY_MS = 2_000


async def listen(client: Client, table: str = "venezia") -> list[Message]:
    """Hear a table; what was said there latest."""
    await client.join(table)
    await client.tell("listen", table=table)
    said = await client.next(lambda said: said["type"] == "chat_history")
    return list(said["messages"])


def session(house: OpenHouse, person: StoredPlayer) -> httpx.Cookies:
    """A new session of somebody's."""
    return httpx.Cookies({COOKIE: token_of(house, person)})


async def heard(client: Client, text: str) -> Message:
    """The message with this text, if need be when it comes."""

    def found() -> list[Message]:
        return [said["message"] for said in client.heard if said["type"] == "chat" and said["message"]["text"] == text]

    await client.until(lambda: bool(found()))
    return found()[-1]


def texts(client: Client) -> list[str]:
    """All that a client has heard since it began to listen."""
    return [said["message"]["text"] for said in client.heard if said["type"] == "chat"]


@asynccontextmanager
async def company(house: OpenHouse, count: int) -> AsyncIterator[list[Client]]:
    """Players who listen to a table."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(player(house.address)) for _ in range(count)]
        for client in clients:
            await listen(client)
        yield clients


async def test_A30_a_message_reaches_everyone_at_the_table_with_a_name_and_no_id(house: OpenHouse) -> None:
    async with company(house, 3) as (ann, bob, carl):
        await listen(carl, "zagreb")
        await ann.do("say", table="venezia", text="  Buona\tfortuna \u202ea tutti ")
        own, others = await heard(ann, "Buona fortuna a tutti"), await heard(bob, "Buona fortuna a tutti")
        assert own == {**others, "you": True}
        assert (others["name"], others["role"], others["you"], others["code"]) == (
            ann.me["name"],
            "player",
            False,
            None,
        )
        assert others["round"] == bob.round("venezia")["id"] if bob.views["venezia"]["round"] else True
        assert ann.player not in bob.raw[-1]
        await carl.tell("part", table="venezia")
        await carl.pinged()
        await ann.do("say", table="venezia", text="again")
        await heard(bob, "again")
        await carl.pinged()
        assert "again" not in texts(carl)


async def test_who_looks_away_while_beginning_to_listen_hears_nothing(house: OpenHouse) -> None:
    async with company(house, 1) as (ann,), player(house.address) as bob:
        for _ in range(10):
            await bob.tell("join", table="venezia")
            await bob.tell("listen", table="venezia")
            await bob.tell("part", table="venezia")
        await bob.pinged()
        await bob.refused("say", table="venezia", text="am I here?")
        listeners = house.inside.desk._listening.get("venezia", {})
        assert not listeners.keys() & set(house.inside.hub.of_player(bob.player))
        await ann.do("say", table="venezia", text="anyone?")


async def test_A30_a_message_is_text_whatever_it_looks_like(house: OpenHouse) -> None:
    trick = '<img src=x onerror="alert(1)"> &lt;b&gt; \u202e[link](javascript:alert(1))'
    async with company(house, 2) as (ann, bob):
        await ann.do("say", table="venezia", text=trick)
        assert (await heard(bob, trick.replace("\u202e", "")))["code"] is None


async def test_A30_a_newcomer_is_shown_the_latest_messages(database: Path) -> None:
    with open_house(database, tables=tables("venezia")) as house:
        async with company(house, 1) as (ann,):
            for number in range(LATEST + 3):
                house.clock.advance(EVERY_MS)
                await ann.do("say", table="venezia", text=f"number {number}")
            async with player(house.address) as bob:
                shown = await listen(bob)
                assert [one["text"] for one in shown] == [f"number {number}" for number in range(3, LATEST + 3)]
                assert not any(one["you"] for one in shown)
        kept = rows(database, "SELECT number, subject, words FROM messages ORDER BY number")
        assert [number for number, *_ in kept] == list(range(1, LATEST + 4))
    with open_house(database, tables=tables("venezia")) as house:
        async with player(house.address) as carl:
            assert [one["number"] for one in await listen(carl)] == list(range(4, LATEST + 4))
            await carl.do("say", table="venezia", text="after the night")
            assert (await heard(carl, "after the night"))["number"] == LATEST + 4


async def test_A30_messages_are_kept_with_the_round(house: OpenHouse) -> None:
    async with company(house, 1) as (ann,):
        await ann.do("sit", table="venezia")
        await ann.phase("venezia", "betting")
        await ann.do("say", table="venezia", text="in this round")
        assert (await heard(ann, "in this round"))["round"] == ann.round("venezia")["id"]
        await ann.do("leave", table="venezia")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "message_empty"),
        ("\u200b \u202e", "message_empty"),
        ("x" * 201, "message_too_long"),
        ("\u200b" * 2_000, "message_too_long"),
    ],
)
async def test_what_is_no_message_of_people_is_refused(house: OpenHouse, text: str, code: str) -> None:
    async with company(house, 1) as (ann,), unchanged(house.database, ann):
        assert (await ann.refused("say", table="venezia", text=text))["code"] == code


async def test_a_megabyte_of_chat_costs_its_sender_the_socket_and_nobody_else_anything(house: OpenHouse) -> None:
    async with company(house, 2) as (ann, bob), unchanged(house.database, bob):
        await ann.say(json.dumps({"type": "say", "table": "venezia", "key": "key-of-mine", "text": "x" * 2**20}))
        assert await ann.closed() == 1009
        await bob.pinged()


@pytest.mark.parametrize(
    ("table", "code"), [("nowhere", "unknown_table"), ("paris", "not_live"), ("zagreb", "not_listening")]
)
async def test_one_speaks_where_one_listens(house: OpenHouse, table: str, code: str) -> None:
    async with company(house, 1) as (ann,):
        assert (await ann.refused("say", table=table, text="hello"))["code"] == code


async def test_who_writes_too_fast_is_told_how_long_to_wait(house: OpenHouse) -> None:
    async with company(house, 1) as (ann,), player(house.address, ann.http.cookies) as window:
        await listen(window)
        for number in range(BURST):
            await (ann, window)[number % 2].do("say", table="venezia", text=f"fast {number}")
        refused = await ann.refused("say", table="venezia", text="faster")
        assert (refused["code"], refused["args"]) == ("chat_too_fast", {"seconds": 2})
        private = await window.refused("tell_support", text="is there a way around it?")
        assert private["code"] == "chat_too_fast"
        house.advance(EVERY_MS)
        await ann.do("say", table="venezia", text="calm")


async def test_a_crowd_may_say_only_so_much_at_once(database: Path) -> None:
    with open_house(database, tables=tables("venezia")) as house:
        async with company(house, 6) as clients:
            said = 0
            codes = []
            for client in clients:
                for number in range(4):
                    answer = await client.ask("say", table="venezia", text=f"all at once {number}")
                    said += answer["type"] == "accepted"
                    codes += [answer["code"]] if answer["type"] == "refused" else []
            assert (said, set(codes)) == (20, {"chat_crowded"})
            async with player(house.address, cookies_of(house, "supervisor")) as supervisor:
                await listen(supervisor)
                await supervisor.do("say", table="venezia", text="order, please")
                assert (await heard(clients[0], "order, please"))["role"] == "supervisor"


async def test_the_same_key_says_a_thing_once(house: OpenHouse) -> None:
    async with company(house, 2) as (ann, bob):
        key = "key-of-this-message"
        for _ in range(3):
            await ann.tell("say", key=key, table="venezia", text="once")
        numbers = {
            (await ann.next(lambda said: said["type"] == "accepted" and said["key"] == key))["number"] for _ in range(3)
        }
        assert len(numbers) == 1
        await ann.pinged()
        await bob.pinged()
        assert texts(bob).count("once") == 1


async def test_A30_a_player_mutes_another_for_themselves_and_hears_them_again(house: OpenHouse) -> None:
    async with company(house, 3) as (ann, bob, carl), player(house.address, bob.http.cookies) as window:
        await listen(window)
        await ann.do("say", table="venezia", text="rude words")
        number = (await heard(bob, "rude words"))["number"]
        muted = (await bob.http.post(f"/api/chat/messages/{number}/mute")).raise_for_status().json()
        assert [one["name"] for one in muted] == [ann.me["name"]]
        assert ann.player not in json.dumps(muted)
        for client in (bob, window):
            history = await client.next(lambda said: said["type"] == "chat_history")
            assert "rude words" not in [one["text"] for one in history["messages"]]
        await ann.do("say", table="venezia", text="more of it")
        await heard(carl, "more of it")
        await bob.pinged()
        assert "more of it" not in texts(bob)
        await window.socket.close()
        async with player(house.address, bob.http.cookies) as later:
            assert not {"rude words", "more of it"} & {one["text"] for one in await listen(later)}
            await later.http.post(f"/api/chat/mutes/{muted[0]['mute']}/lift")
            history = await later.next(lambda said: said["type"] == "chat_history")
            assert {"rude words", "more of it"} <= {one["text"] for one in history["messages"]}
            assert (await later.http.get("/api/chat/mutes")).json() == []


async def test_nobody_mutes_or_reports_themselves_or_what_is_not_there(house: OpenHouse) -> None:
    async with company(house, 2) as (ann, bob):
        await ann.do("say", table="venezia", text="my own words")
        number = (await heard(bob, "my own words"))["number"]
        await ann.do("tell_support", text="private")
        private = (await ann.http.get("/api/chat/support")).json()["messages"][-1]["number"]
        for deed in ("mute", "report"):
            own = await ann.http.post(f"/api/chat/messages/{number}/{deed}")
            assert own.json()["code"] == "not_a_players_message"
            for missing in ("0", "999999", "9" * 30, "x", str(private)):
                answer = await bob.http.post(f"/api/chat/messages/{missing}/{deed}")
                assert (answer.status_code, answer.json()["code"]) == (404, "unknown_message")


async def test_who_may_mute_somebody_elses_list_nobody(house: OpenHouse) -> None:
    async with company(house, 3) as (ann, bob, carl):
        await ann.do("say", table="venezia", text="whose list is it")
        number = (await heard(bob, "whose list is it"))["number"]
        ((mute),) = (await bob.http.post(f"/api/chat/messages/{number}/mute")).json()
        assert (await carl.http.post(f"/api/chat/mutes/{mute['mute']}/lift")).json() == []
        assert (await bob.http.get("/api/chat/mutes")).json() == [mute]


async def test_A30_a_silenced_player_is_told_and_a_row_stands_in_the_audit(database: Path) -> None:
    with open_house(database, tables=tables("venezia")) as house:
        supervisor = someone(house, "supervisor")
        async with company(house, 2) as (ann, bob), visitor(house.address, session(house, supervisor)) as desk:
            await ann.do("say", table="venezia", text="rude words")
            number = (await heard(bob, "rude words"))["number"]
            asked = {"message": number, "minutes": 10, "why": "insults"}
            assert (await desk.post("/api/support/silences", json=asked)).status_code == 200
            told = await ann.next(lambda said: said["type"] == "chat_silenced")
            assert told["remaining_ms"] == 600_000
            refused = await ann.refused("say", table="venezia", text="but why")
            assert (refused["code"], refused["args"]) == ("silenced", {"minutes": 10})
            await ann.do("tell_support", text="but why")
            ((by, act, subject, why, before, after),) = rows(
                database, "SELECT who, act, subject, why, state_before, state_after FROM audit WHERE act = 'silence'"
            )
            assert (by, act, subject, why) == (supervisor.player, "silence", f"player/{ann.player}", "insults")
            assert (before, int(after)) == ("0", house.clock.wall_ms() + 600_000)
        cookies = ann.http.cookies
        passed_ms = house.clock.passed_ms
    with open_house(database, tables=tables("venezia")) as house:
        house.clock.advance(passed_ms + 60_000)
        async with player(house.address, cookies) as ann, visitor(house.address, session(house, supervisor)) as desk:
            await listen(ann)
            assert (await ann.next(lambda said: said["type"] == "chat_silenced"))["remaining_ms"] == 540_000
            assert (await ann.refused("say", table="venezia", text="still?"))["args"] == {"minutes": 9}
            lifted = await desk.post(f"/api/support/players/{ann.player}/silence", json={"minutes": 0, "why": "sorry"})
            assert lifted.status_code == 200
            assert (await ann.next(lambda said: said["type"] == "chat_silenced"))["remaining_ms"] == 0
            await ann.do("say", table="venezia", text="sorry")


async def test_A39_the_house_says_in_the_chat_what_became_of_a_round(house: OpenHouse) -> None:
    async with company(house, 1) as (ann,):
        await ann.do("sit", table="venezia")
        round_ = await ann.phase("venezia", "betting")
        assert house.loop is not None
        now_ms = house.clock.wall_ms()
        void = Void(now_ms, "operator", "admin", table="venezia", round=round_["id"], reason="malfunction")
        asyncio.run_coroutine_threadsafe(house.inside.writer.submit(void), house.loop).result(20)
        said = await ann.next(lambda said: said["type"] == "chat" and said["message"]["code"] is not None)
        message = said["message"]
        assert (message["role"], message["code"], message["text"]) == ("house", "round_voided", "malfunction")
        assert (message["name"], message["round"]) == ("", round_["id"])
        await ann.do("leave", table="venezia")


async def test_a_desk_that_cannot_write_stops_no_bet(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: object) -> None:
        raise StoreError("the disk is full")

    async with company(house, 1) as (ann,):
        with monkeypatch.context() as broken:
            broken.setattr(house.inside.desk.store, "keep", full)
            assert (await ann.refused("say", table="venezia", text="lost words"))["code"] == "store_failed"
            await ann.join("paris")
            await ann.bet("paris", ante=500)
        await ann.do("say", table="venezia", text="words again")
        assert "lost words" not in texts(ann)


async def test_a_flood_of_talk_is_refused_and_a_bet_beside_it_is_taken(house: OpenHouse) -> None:
    async with company(house, 2) as (ann, bob), player(house.address) as bettor:
        await bettor.join("paris")
        raw = [
            json.dumps({"type": "say", "table": "venezia", "key": f"flood-{n:06d}", "text": "x"}) for n in range(FLOOD)
        ]
        shouting = asyncio.create_task(shout(ann, raw))
        await bettor.bet("paris", ante=500)
        codes = await shouting
        assert codes.count("accepted") == BURST
        assert set(codes) == {"accepted", "chat_too_fast", "rate_limited"}
        await bob.pinged()
        assert texts(bob).count("x") == BURST


async def shout(client: Client, raw: list[str]) -> list[str]:
    """Send all at once and listen to every answer."""
    for one in raw:
        await client.say(one)
    answers = [await client.next(lambda said: said["type"] in ("accepted", "refused")) for _ in raw]
    return [answer.get("code", "accepted") for answer in answers]
