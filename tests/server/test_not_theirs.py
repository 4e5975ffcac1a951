"""What nobody is to have: another page's deeds, a session by an old password, a place that is not for their role."""

import asyncio
from pathlib import Path
from typing import cast

import httpx
import pytest

from croupier.ports.store import Batch, Role, StoredCredential
from croupier.server.session import COOKIE
from tests.server.test_bad_requests import ORIGINS, check_refusal
from tests.support.client import Client, player, visitor
from tests.support.house import QUICK, OpenHouse, open_house
from tests.support.ledger import everything, rows, unchanged
from tests.support.people import PASSWORD, cookies_of, someone

BODILESS = ("/api/people/sign-out", "/api/people/sign-out-everywhere", "/api/cashier/trial", "/api/session")
"""For these a browser asks nobody before it sends them from another port or name of the same site."""
TOO_LARGE = (2**53, 2**63, 2**70)


@pytest.mark.parametrize("origin", [*ORIGINS, "http://127.0.0.1:1"])
async def test_a_foreign_page_changes_nothing_with_the_cookie_of_a_player(
    house: OpenHouse, guest: Client, origin: str
) -> None:
    headers = httpx.Headers([(b"origin", origin.encode("latin-1"))])
    async with unchanged(house.database, guest):
        for path in BODILESS:
            answer = await guest.http.post(path, headers=headers)
            assert check_refusal(answer, 403) == "foreign_origin"
        deposit = {"key": "key-of-mine", "amount": 1_000}
        answer = await guest.http.post("/api/cashier/deposits", json=deposit, headers=headers)
        assert check_refusal(answer, 403) == "foreign_origin"
    assert (await guest.http.get("/api/people/me")).status_code == 200


async def test_the_houses_own_page_and_programs_may_ask(guest: Client) -> None:
    for headers in ({}, {"origin": guest.address}):
        assert (await guest.http.post("/api/cashier/trial", headers=headers)).status_code == 200


class Meanwhile:
    """A hasher during whose work somebody else sets another password."""

    house: OpenHouse
    player = ""

    def hash(self, password: str) -> str:
        """As it is."""
        return QUICK.hash(password)

    def decoy(self) -> str:
        """As it is."""
        return QUICK.decoy()

    def outdated(self, hashed: str) -> bool:
        """As it is."""
        return QUICK.outdated(hashed)

    def matches(self, hashed: str, password: str) -> bool:
        """As it is; once it is known, the password is another."""
        right = QUICK.matches(hashed, password)
        store = self.house.inside.parts.store
        before = store.credential(self.player)
        assert before is not None
        changed = StoredCredential(self.player, before.likeness, QUICK.hash("an even quieter evening"), 1)
        store.commit(Batch(credentials={self.player: changed}))
        return right


async def test_no_session_begins_by_a_password_that_was_changed_meanwhile(database: Path) -> None:
    hasher = Meanwhile()
    with open_house(database, hasher=hasher) as house:
        person = await asyncio.to_thread(someone, house, "supervisor", "Old Key")
        hasher.house, hasher.player = house, person.player
        async with visitor(house.address) as thief:
            said = await thief.post("/api/people/sign-in", json={"name": "Old Key", "password": PASSWORD})
            assert check_refusal(said, 409) == "wrong_sign_in"
            assert COOKIE not in thief.cookies
            assert rows(database, "SELECT * FROM sessions WHERE player = ?", person.player) == []
            again = {"name": "Old Key", "password": "an even quieter evening"}
            hasher.matches = QUICK.matches  # type: ignore[method-assign]  # nobody comes in between any more
            assert (await thief.post("/api/people/sign-in", json=again)).status_code == 200


@pytest.mark.parametrize("role", ["dealer", "supervisor", "support", "admin"])
async def test_who_works_here_gets_no_seat_round_or_money_at_an_instant_table(house: OpenHouse, role: str) -> None:
    cookies = await asyncio.to_thread(cookies_of, house, cast("Role", role))
    async with player(house.address, cookies) as client:
        await client.join("venezia")
        before = everything(house.database)
        for table in ("roma", "try-roma"):
            await client.tell("join", table=table)
            said = await client.next(lambda said: said["type"] in ("refused", "snapshot"))
            assert (said["type"], said["code"]) == ("refused", "not_allowed")
        assert everything(house.database) == before


@pytest.mark.parametrize("number", TOO_LARGE)
async def test_a_number_larger_than_any_is_refused_before_the_store_is_asked(house: OpenHouse, number: int) -> None:
    cookies = await asyncio.to_thread(cookies_of, house, "supervisor")
    reloads = house.inside.writer._book.reloads
    async with player(house.address) as guest, visitor(house.address, cookies) as http:
        check_refusal(await guest.http.get(f"/api/chat/support?before={number}"), 400)
        for path in (f"adjustments/{number}/approve", f"adjustments/{number}/decline"):
            check_refusal(await http.post(f"/api/staff/{path}", json={"key": "key-of-mine", "why": "x"}), 400)
        closing = {"key": "key-of-mine", "word": "x"}
        check_refusal(await http.post(f"/api/staff/incidents/{number}/close", json=closing), 400)
        silence = {"message": number, "minutes": 5, "why": "x"}
        check_refusal(await http.post("/api/support/silences", json=silence), 400)
    assert house.inside.writer._book.reloads == reloads


@pytest.mark.parametrize("code", ["\u202enwod-edispu", "VEN\u200b", "VEN 1", "\0", "VEN\n", "<b>\u0410"])
async def test_a_round_that_support_is_told_of_is_named_by_what_can_be_seen(guest: Client, code: str) -> None:
    await guest.tell("tell_support", key="key-of-mine", text="look", round=code)
    said = await guest.next(lambda said: said["type"] in ("refused", "accepted"))
    assert (said["type"], said["code"]) == ("refused", "bad_message")


async def test_a_key_of_something_said_is_no_key_for_other_words_or_another_channel(guest: Client) -> None:
    await guest.join("zagreb")
    await guest.tell("listen", table="zagreb")
    first = await guest.do("say", "key-of-words", table="zagreb", text="one")
    assert await guest.do("say", "key-of-words", table="zagreb", text="one") == first
    for kind, said in (
        ("say", {"table": "zagreb", "text": "two"}),
        ("tell_support", {"text": "one"}),
        ("tell_support", {"text": "help"}),
    ):
        assert (await guest.refused(kind, "key-of-words", **said))["code"] == "key_conflict"
