"""Support: the private channel, its console, rounds found and played again, reports, and who may see what."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from croupier.ports.store import StoredPlayer
from croupier.server.session import COOKIE
from tests.support.client import Client, Message, player, visitor
from tests.support.house import OpenHouse
from tests.support.ledger import rows, unchanged
from tests.support.people import cookies_of, someone, token_of

KEY = "key-of-this-answer"
BETTING_MS, DECISION_MS, PAUSE_MS = 18_000, 15_000, 8_000


@asynccontextmanager
async def console(house: OpenHouse, who: StoredPlayer | None = None) -> AsyncIterator[Client]:
    """Somebody of support, with a socket."""
    token = token_of(house, who or someone(house, "support"))
    async with player(house.address, httpx.Cookies({COOKIE: token})) as client:
        yield client


async def got(http: httpx.AsyncClient, path: str, **query: str) -> Any:  # noqa: ANN401  # whatever JSON has
    answer = await http.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def posted(http: httpx.AsyncClient, path: str, **body: object) -> Message:
    answer = await http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


async def played(client: Client, table: str = "paris") -> str:
    """Play an instant round to its end; its id."""
    await client.join(table)
    round_ = await client.phase(table, "betting")
    await client.bet(table, ante=500)
    await client.deal(table)
    await client.phase(table, "deciding")
    await client.choose(table, "play")
    await client.phase(table, "ended")
    return str(round_["id"])


async def test_A30_a_player_and_support_talk_in_private(house: OpenHouse, guest: Client) -> None:
    async with console(house) as support, player(house.address) as other:
        await guest.do("tell_support", text="Where is my win?", round="PAR-20260101-120000-000001")
        called = await support.next(lambda said: said["type"] == "support_called")
        assert (called["player"], called["name"]) == (guest.player, guest.me["name"])
        (talk,) = [one for one in await talks(support) if one["player"] == guest.player]
        assert talk["unread"] == 1
        path = f"/api/support/conversations/{guest.player}"
        whole = await got(support.http, path)
        assert [(one["text"], one["round"]) for one in whole["messages"]] == [
            ("Where is my win?", "PAR-20260101-120000-000001")
        ]
        await posted(support.http, f"{path}/answer", key=KEY, text="We look into it.")
        answer = await guest.next(lambda said: said["type"] == "support" and said["message"]["role"] == "support")
        assert (answer["message"]["text"], answer["message"]["you"], answer["unread"]) == ("We look into it.", False, 1)
        assert (await got(guest.http, "/api/chat/support"))["unread"] == 1
        await posted(guest.http, "/api/chat/support/read", number=answer["message"]["number"])
        assert (await got(guest.http, "/api/chat/support"))["unread"] == 0
        assert {one["unread"] for one in await talks(support) if one["player"] == guest.player} == {0}
        await other.pinged()
        assert not [said for said in other.heard if said["type"].startswith("support")]
        assert (await got(other.http, "/api/chat/support"))["messages"] == []
        assert support.player not in "".join(guest.raw)


async def talks(support: Client) -> list[Message]:
    return list(await got(support.http, "/api/support/conversations"))


async def test_unread_marks_never_go_beyond_what_was_said(house: OpenHouse, guest: Client) -> None:
    async with console(house) as support:
        await guest.do("tell_support", text="hello")
        await posted(support.http, f"/api/support/conversations/{guest.player}/read", number=10**12)
        await guest.do("tell_support", text="anyone?")
        assert [one["unread"] for one in await talks(support) if one["player"] == guest.player] == [2]


async def test_who_works_here_has_no_private_channel(house: OpenHouse) -> None:
    async with console(house) as support:
        assert (await support.refused("tell_support", text="hello"))["code"] == "not_allowed"
        missing = await support.http.post("/api/support/conversations/nobody/answer", json={"key": KEY, "text": "hi"})
        assert (missing.status_code, missing.json()["code"]) == (404, "unknown_player")


async def test_A34_a_player_sees_a_round_again_step_by_step(guest: Client) -> None:
    round_id = await played(guest)
    replay = await got(guest.http, f"/api/rounds/{round_id}/replay")
    kinds = [step["event"]["kind"] for step in replay["steps"]]
    assert [kinds[0], kinds[-1]] == ["round_opened", "seed_revealed"]
    for kind in ("bets_placed", "betting_closed", "card_dealt", "option_chosen", "card_turned", "lines_settled"):
        assert kind in kinds
    chosen = next(step for step in replay["steps"] if step["event"]["kind"] == "option_chosen")
    assert (chosen["event"]["option"], chosen["event"]["by"]) == ("play", "player")
    assert chosen["view"]["piles"]["dealer"] == ["??"] * 3
    shown = await got(guest.http, f"/api/rounds/{round_id}")
    last = replay["steps"][-1]["view"]
    assert last == {**shown, "seats": [{**seat, "name": guest.me["name"]} for seat in shown["seats"]]}
    assert [step["at_ms"] for step in replay["steps"]] == sorted(step["at_ms"] for step in replay["steps"])
    assert replay["chat"] == []
    assert guest.player not in json.dumps(replay)


async def test_A34_a_round_of_others_is_not_shown_again(house: OpenHouse, guest: Client) -> None:
    round_id = await played(guest)
    async with player(house.address) as other:
        for path in (f"/api/rounds/{round_id}/replay", f"/api/support/rounds/{round_id}"):
            answer = await other.http.get(path)
            assert answer.status_code in (403, 404), path
        assert (await other.http.post(f"/api/rounds/{round_id}/report")).status_code == 404


async def test_A32_support_finds_a_round_by_any_part_of_its_code_and_sees_it_whole(
    house: OpenHouse, guest: Client
) -> None:
    round_id = await played(guest)
    table, date, time, number = round_id.split("-")
    clock = f"{time[:2]}:{time[2:4]}:{time[4:]}"
    async with console(house) as support:
        for typed in (
            round_id,
            round_id.lower(),
            f"{table}-{date}",
            f"{clock} paris",
            f"{time} {table}",
            f"{clock[:5]} {date} {number}",
            f"{date[:4]}-{date[4:6]}-{date[6:]} {table}",
        ):
            found = await got(support.http, "/api/support/rounds", typed=typed)
            assert round_id in [one["round"] for one in found], typed
        assert list(await got(support.http, "/api/support/rounds", typed="ZAG 03:14:15")) == []
        nothing = await support.http.get("/api/support/rounds", params={"typed": "%"})
        assert (nothing.status_code, nothing.json()["code"]) == (400, "no_search")
        replay = await got(support.http, f"/api/support/rounds/{round_id}")
        assert (replay["round"], replay["table_name"]) == (round_id, "Salon de Paris")
        (seat,) = replay["steps"][-1]["view"]["seats"]
        assert (seat["name"], seat["choices"], seat["decided_by"]) == (
            guest.me["name"],
            {"decision": "play"},
            {"decision": "player"},
        )
        assert seat["slip"]
        missing = await support.http.get("/api/support/rounds/PAR-1")
        assert (missing.status_code, missing.json()["code"]) == (404, "unknown_round")
        looked = rows(house.database, "SELECT who, role FROM audit WHERE subject = ?", f"round/{round_id}")
        assert looked == [(support.player, "support")]


async def test_A28_A32_support_sees_who_decided_and_what_was_said_meanwhile(house: OpenHouse, guest: Client) -> None:
    await guest.join("venezia")
    await guest.do("sit", table="venezia")
    round_ = await guest.phase("venezia", "betting")
    await guest.tell("listen", table="venezia")
    await guest.do("say", table="venezia", text="my connection is bad")
    await guest.bet("venezia", ante=500)
    house.advance(BETTING_MS)
    await guest.phase("venezia", "deciding")
    house.advance(DECISION_MS)
    await guest.phase("venezia", "ended")
    async with console(house) as support:
        replay = await got(support.http, f"/api/support/rounds/{round_['id']}")
        seat = next(one for one in replay["steps"][-1]["view"]["seats"] if one["name"] == guest.me["name"])
        assert seat["decided_by"] == {"decision": "system"}
        assert [one["text"] for one in replay["chat"]] == ["my connection is bad"]
        assert guest.player not in json.dumps(replay)
    own = await got(guest.http, f"/api/rounds/{round_['id']}/replay")
    assert own["chat"] == []
    await guest.do("leave", table="venezia")


async def test_support_finds_a_player_by_name_and_sees_their_rounds(house: OpenHouse, guest: Client) -> None:
    round_id = await played(guest)
    name = str(guest.me["name"])
    async with console(house) as support:
        found = list(await got(support.http, "/api/support/players", typed=name[2:].upper()))
        assert guest.player in [one["player"] for one in found]
        assert list(await got(support.http, "/api/support/players", typed="%")) == []
        shown = await got(support.http, f"/api/support/players/{guest.player}/rounds")
        assert [row["round"] for row in shown["rounds"]] == [round_id]
        assert rows(house.database, "SELECT act FROM audit WHERE subject = ?", f"player/{guest.player}") == [
            ("look_at_player",)
        ]


async def test_a_round_is_reported_with_one_click_and_looked_into_once(house: OpenHouse, guest: Client) -> None:
    round_id = await played(guest)
    for _ in range(2):
        await posted(guest.http, f"/api/rounds/{round_id}/report")
    async with console(house) as support:
        (report,) = [one for one in await reported(support) if one["round"] == round_id]
        assert (report["kind"], report["by"], report["closed_ms"]) == ("round", guest.me["name"], None)
        await posted(support.http, f"/api/support/reports/{report['report']}/close", word="all as it should be")
        again = await support.http.post(f"/api/support/reports/{report['report']}/close", json={"word": "again"})
        assert again.json()["code"] == "closed_already"
        (report,) = [one for one in await reported(support) if one["round"] == round_id]
        assert report["word"] == "all as it should be"
        assert report["closed_ms"] is not None
        closed = rows(house.database, "SELECT why FROM audit WHERE act = 'CloseIncident' OR act = 'close_incident'")
        assert ("all as it should be",) in closed


async def reported(support: Client) -> list[Message]:
    return list(await got(support.http, "/api/support/reports"))


async def test_A30_a_reported_message_reaches_support_with_its_words(house: OpenHouse, guest: Client) -> None:
    async with player(house.address) as rude, console(house) as support:
        for client in (guest, rude):
            await client.join("zagreb")
            await client.tell("listen", table="zagreb")
        await rude.do("say", table="zagreb", text="#7 rude: words")
        said = await guest.next(lambda said: said["type"] == "chat")
        await posted(guest.http, f"/api/chat/messages/{said['message']['number']}/report")
        (report,) = [one for one in await reported(support) if one["message"] == said["message"]["number"]]
        assert (report["kind"], report["by"]) == ("message", guest.me["name"])
        assert (report["author"], report["text"]) == (rude.me["name"], "#7 rude: words")


@pytest.mark.parametrize("role", ["player", "dealer"])
async def test_nobody_else_silences_or_reads_what_is_private(house: OpenHouse, guest: Client, role: str) -> None:
    cookies = guest.http.cookies if role == "player" else cookies_of(house, "dealer")
    async with visitor(house.address, cookies) as http, unchanged(house.database, guest):
        for path in (
            "conversations",
            f"conversations/{guest.player}",
            "reports",
            "rounds?typed=VEN",
            "players?typed=a",
        ):
            assert (await http.get(f"/api/support/{path}")).status_code == 403, path
        body = {"minutes": 10, "why": "because"}
        assert (await http.post(f"/api/support/players/{guest.player}/silence", json=body)).status_code == 403


@pytest.mark.parametrize("minutes", [-1, 7 * 24 * 60 + 1, "ten", None])
async def test_a_silence_of_no_length_is_refused(house: OpenHouse, guest: Client, minutes: object) -> None:
    async with console(house) as support:
        body = {"minutes": minutes, "why": "because"}
        answer = await support.http.post(f"/api/support/players/{guest.player}/silence", json=body)
        assert answer.status_code in (400, 409)
        silent = await support.http.post(
            f"/api/support/players/{guest.player}/silence", json={"minutes": 5, "why": " "}
        )
        assert silent.json()["code"] == "no_reason"
    assert rows(house.database, "SELECT 1 FROM audit WHERE subject = ?", f"player/{guest.player}") == []
