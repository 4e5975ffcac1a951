"""What an admin does with people, what it leaves in the audit, and how soon it is felt."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from croupier.ports.store import Role
from croupier.server.session import COOKIE
from tests.server.test_bad_requests import check_refusal
from tests.support.client import Client, player, visitor
from tests.support.house import OpenHouse, open_house
from tests.support.ledger import rows
from tests.support.people import PASSWORD, cookies_of, someone, token_of

PEOPLE = "/api/staff/people"
AUDIT = "/api/staff/audit"


@pytest.fixture
async def admin(house: OpenHouse) -> AsyncIterator[httpx.AsyncClient]:
    """An admin at work."""
    async with visitor(house.address, await asyncio.to_thread(cookies_of, house, "admin")) as http:
        yield http


async def told(said: httpx.Response, status: int = 200) -> Any:  # noqa: ANN401  # JSON
    assert said.status_code == status, said.text
    return said.json()


async def hired(admin: httpx.AsyncClient, name: str, role: str = "dealer") -> tuple[str, str]:
    """Someone new who works here: id and password."""
    said = await told(await admin.post(PEOPLE, json={"name": name, "role": role, "why": "busy evenings"}), 201)
    return said["person"]["player"], said["password"]


async def signed_in(http: httpx.AsyncClient, name: str, password: str) -> httpx.Response:
    return await http.post("/api/people/sign-in", json={"name": name, "password": password})


async def test_someone_new_signs_in_with_the_password_that_was_shown_once(
    house: OpenHouse, admin: httpx.AsyncClient
) -> None:
    who, password = await hired(admin, "Dealer Dora")
    assert len(password.replace("-", "")) == 20
    async with visitor(house.address) as http:
        me = await told(await signed_in(http, "dealer dora", password))
        assert (me["player"], me["role"], me["guest"]) == (who, "dealer", False)
        check_refusal(await http.get("/api/wallet"), 403)
        check_refusal(await http.get(PEOPLE), 403)
    listed = await told(await admin.get(PEOPLE))
    assert "Dealer Dora" in [person["name"] for person in listed]
    assert all(person["role"] != "player" for person in listed)
    assert password not in json.dumps(listed)


async def test_staff_watch_and_never_play(house: OpenHouse) -> None:
    staff: list[Role] = ["dealer", "supervisor", "support", "admin"]
    for role in staff:
        cookies = await asyncio.to_thread(cookies_of, house, role)
        async with player(house.address, cookies) as watcher:
            assert watcher.me["role"] == watcher.heard[0]["role"] == role
            await watcher.join("venezia")
            assert (await watcher.refused("sit", table="venezia"))["code"] == "not_allowed"
            bet: dict[str, Any] = {"round": "R", "placements": [{"ante": 500}]}
            assert (await watcher.refused("bet", table="venezia", **bet))["code"] == "not_allowed"
            assert watcher.money == (0, 0)


async def test_disabling_a_person_closes_their_sockets_at_once_and_keeps_them_out(
    house: OpenHouse, admin: httpx.AsyncClient
) -> None:
    async with visitor(house.address) as http:
        await http.post("/api/people/register", json={"name": "Rude One", "password": PASSWORD})
        async with player(house.address, http.cookies) as rude, player(house.address, http.cookies) as window:
            await rude.join("venezia")
            await rude.do("sit", table="venezia")
            said = await told(await admin.post(f"{PEOPLE}/{rude.player}/disable", json={"why": "threats in the chat"}))
            assert (said["barred"], said["name"]) == (True, "Rude One")
            assert await rude.closed() == await window.closed() == 1008
            check_refusal(await http.get("/api/wallet"), 401)
            assert check_refusal(await signed_in(http, "Rude One", "not this one"), 409) == "wrong_sign_in"
            assert check_refusal(await signed_in(http, "Rude One", PASSWORD), 403) == "barred"
            again = await admin.post(f"{PEOPLE}/{rude.player}/disable", json={"why": "twice"})
            assert check_refusal(again, 409) == "no_change"
            await told(await admin.post(f"{PEOPLE}/{rude.player}/enable", json={"why": "apologised"}))
            assert (await signed_in(http, "Rude One", PASSWORD)).status_code == 200
    seen = await told(await admin.get(AUDIT, params={"subject": f"person/{rude.player}"}))
    assert [(row["act"], row["why"], row["about"]) for row in seen] == [
        ("Readmit", "apologised", "Rude One"),
        ("Bar", "threats in the chat", "Rude One"),
    ]
    assert json.loads(seen[1]["before"])["barred"] is False
    assert json.loads(seen[1]["after"])["barred"] is True


async def test_a_guest_can_be_disabled_and_is_found_by_id_or_name(
    house: OpenHouse, admin: httpx.AsyncClient, guest: Client
) -> None:
    for text in (guest.player, guest.me["name"]):
        found = await told(await admin.get(PEOPLE, params={"name": text}))
        assert guest.player in [person["player"] for person in found]
        assert next(person["here"] for person in found if person["player"] == guest.player)
    await told(await admin.post(f"{PEOPLE}/{guest.player}/disable", json={"why": "a robot"}))
    assert await guest.closed() == 1008
    said = await guest.http.post("/api/session")
    assert said.json()["player"] != guest.player  # the house cannot know who comes back without a name
    del house


async def test_another_role_is_felt_at_once(house: OpenHouse, admin: httpx.AsyncClient) -> None:
    who, password = await hired(admin, "Rises Fast", "admin")
    async with visitor(house.address) as http:
        await signed_in(http, "Rises Fast", password)
        assert (await http.get(PEOPLE)).status_code == 200
        async with player(house.address, http.cookies) as window:
            said = await admin.post(f"{PEOPLE}/{who}/role", json={"role": "support", "why": "too fast"})
            assert (await told(said))["role"] == "support"
            assert await window.closed() == 1008
        check_refusal(await http.get(PEOPLE), 401)
        await signed_in(http, "Rises Fast", password)
        check_refusal(await http.get(PEOPLE), 403)


async def test_a_lost_password_is_replaced_and_the_old_one_is_worth_nothing(
    house: OpenHouse, admin: httpx.AsyncClient
) -> None:
    who, password = await hired(admin, "Forgets")
    said = await told(await admin.post(f"{PEOPLE}/{who}/password", json={"why": "lost it"}), 200)
    async with visitor(house.address) as http:
        check_refusal(await signed_in(http, "Forgets", password), 409)
        assert (await signed_in(http, "Forgets", said["password"])).status_code == 200


async def test_nobody_changes_themselves_so_an_admin_always_remains(house: OpenHouse) -> None:
    me = await asyncio.to_thread(someone, house, "admin")
    cookies = {COOKIE: await asyncio.to_thread(token_of, house, me)}
    async with visitor(house.address, cookies) as http:  # type: ignore[arg-type]  # httpx takes these too
        for what, more in (("role", {"role": "dealer"}), ("disable", {}), ("password", {})):
            said = await http.post(f"{PEOPLE}/{me.player}/{what}", json={"why": "tired", **more})
            assert check_refusal(said, 409) == "not_yourself"


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "a player's role": ({"name": "Somebody", "role": "player", "why": "x"}, "bad_request"),
    "no such role": ({"name": "Somebody", "role": "owner", "why": "x"}, "bad_request"),
    "no reason": ({"name": "Somebody", "role": "dealer", "why": " "}, "bad_request"),
    "a long reason": ({"name": "Somebody", "role": "dealer", "why": "x" * 301}, "bad_request"),
    "a password of one's own": (
        {"name": "Somebody", "role": "dealer", "why": "x", "password": PASSWORD},
        "bad_request",
    ),
    "HTML": ({"name": "<i>S</i>", "role": "dealer", "why": "x"}, "bad_name"),
    "turned": ({"name": "Som\u202eebody", "role": "dealer", "why": "x"}, "bad_name"),
}


@pytest.mark.parametrize(("body", "code"), BAD.values(), ids=BAD)
async def test_a_bad_wish_is_refused_and_leaves_no_row(
    house: OpenHouse, admin: httpx.AsyncClient, body: dict[str, Any], code: str
) -> None:
    before = rows(house.database, "SELECT * FROM audit")
    assert check_refusal(await admin.post(PEOPLE, json=body), 400) == code
    assert rows(house.database, "SELECT * FROM audit") == before


async def test_people_who_do_not_exist_cannot_be_changed(admin: httpx.AsyncClient) -> None:
    for what, more in (("role", {"role": "dealer"}), ("disable", {}), ("enable", {}), ("password", {})):
        for who in ("none", "%00", "' OR 1=1 --"):
            said = await admin.post(f"{PEOPLE}/{who}/{what}", json={"why": "x", **more})
            assert check_refusal(said, 404) in ("unknown_person", "not_found")


async def test_the_audit_says_that_it_is_whole_and_where_it_is_not(database: Any) -> None:  # noqa: ANN401  # a path
    with open_house(database) as house:
        async with visitor(house.address, await asyncio.to_thread(cookies_of, house, "admin")) as admin:
            assert await told(await admin.get(f"{AUDIT}/chain")) == {
                "whole": True,
                "rows": 0,
                "broken": None,
                "last_hash": "",
            }
            for name in ("Row One", "Row Two", "Row Three"):
                await hired(admin, name)
            whole = await told(await admin.get(f"{AUDIT}/chain"))
            latest = (await told(await admin.get(AUDIT, params={"limit": 1})))[0]
            assert (whole["whole"], whole["rows"], whole["last_hash"]) == (True, 3, latest["hash"])
            assert [row["number"] for row in await told(await admin.get(AUDIT, params={"before": 3}))] == [2, 1]
            assert await told(await admin.get(AUDIT, params={"act": "Bar"})) == []
            with closing(sqlite3.connect(database)) as connection, connection:
                connection.execute("DROP TRIGGER audit_never_edited")
                connection.execute("UPDATE audit SET why = 'nothing to see' WHERE number = 2")
            broken = await told(await admin.get(f"{AUDIT}/chain"))
            assert (broken["whole"], broken["broken"]) == (False, 2)
