"""Coming in with a name, going out, and what happens to whoever tries others' doors."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from croupier.jurisdictions import JURISDICTIONS
from croupier.server.people.reception import SOCKETS_AT_ONCE, STAFF_IDLE_MS, neighbourhood
from croupier.server.session import COOKIE
from tests.server.test_bad_requests import check_refusal
from tests.support.client import Client, player, socket_of, visitor
from tests.support.house import QUICK, OpenHouse, open_house
from tests.support.ledger import everything, rows, wallet_of
from tests.support.people import PASSWORD, cookies_of, someone, token_of

WRONG = "not this one"
AWAY = {"x-forwarded-for": "203.0.113.7"}
"""From another machine, as a proxy on this one says."""


async def ask(http: httpx.AsyncClient, what: str, /, **body: object) -> httpx.Response:
    """A call on one's own account."""
    return await http.post(f"/api/people/{what}", json=body)


async def register(http: httpx.AsyncClient, name: str, password: str = PASSWORD) -> httpx.Response:
    return await ask(http, "register", name=name, password=password)


async def sign_in(http: httpx.AsyncClient, name: str, password: str = PASSWORD) -> httpx.Response:
    return await ask(http, "sign-in", name=name, password=password)


@asynccontextmanager
async def named(house: OpenHouse, name: str) -> AsyncIterator[Client]:
    """A new player with a name, and a socket."""
    async with visitor(house.address) as http:
        assert (await register(http, name)).status_code == 200
        async with player(house.address, http.cookies) as client:
            yield client


async def test_a_guest_who_registers_keeps_wallet_seat_and_history(house: OpenHouse) -> None:
    async with player(house.address) as guest:
        await guest.join("paris")
        await guest.bet("paris", ante=500)
        await guest.deal("paris")
        await guest.phase("paris", "deciding")
        await guest.choose("paris", "fold")
        await guest.phase("paris", "ended")
        await guest.join("venezia")
        await guest.do("sit", table="venezia", seat=3)
        money, token = wallet_of(house.database, guest.player), guest.http.cookies[COOKIE]

        said = await register(guest.http, "  Žana\u00a0Marić ")
        assert said.status_code == 200
        assert said.json() == {"player": guest.player, "name": "Žana Marić", "guest": False, "role": "player"}
        assert guest.http.cookies[COOKIE] != token
        assert await guest.closed() == 1008
        async with player(house.address, guest.http.cookies) as again:
            hello = again.heard[0]
            assert (hello["player"], hello["name"], hello["guest"]) == (guest.player, "Žana Marić", False)
            assert hello["seats"] == ["venezia"]
            assert wallet_of(house.database, again.player) == money
            assert [row["table"] for row in (await again.http.get("/api/history")).json()] == ["paris"]
            check_refusal(await register(again.http, "Somebody Else"), 409)
        async with visitor(house.address, {COOKIE: token}) as http:  # type: ignore[arg-type]  # httpx takes these too
            check_refusal(await http.get("/api/wallet"), 401)


async def test_who_has_no_session_registers_too(house: OpenHouse) -> None:
    async with visitor(house.address) as http:
        said = await register(http, "Without Session")
        assert (said.status_code, said.json()["guest"]) == (200, False)
        assert (await http.get("/api/wallet")).json()["available"] == 100_000


async def test_one_signs_in_elsewhere_with_a_fresh_token_and_however_the_name_is_written(house: OpenHouse) -> None:
    async with named(house, "Marco Polo") as client, player(house.address) as other:
        guest_token = other.http.cookies[COOKIE]
        said = await sign_in(other.http, "MARC0-P0LO")
        assert said.json()["player"] == client.player
        assert other.http.cookies[COOKIE] not in (guest_token, client.http.cookies[COOKIE])
        assert await other.closed() == 1008
        cookie = said.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        account = (await other.http.get("/api/people/me")).json()
        assert (account["name"], account["sessions"], account["idle_ms"]) == ("Marco Polo", 2, None)


async def test_a_wrong_password_and_an_unknown_name_are_answered_alike(house: OpenHouse) -> None:
    async with visitor(house.address) as http:
        await register(http, "Known Name")
    told = []
    async with visitor(house.address) as http:
        for name, password in (("Known Name", WRONG), ("Unknown Name", PASSWORD), ("\u202e<b>", "")):
            said = await sign_in(http, name, password)
            assert check_refusal(said, 409) == "wrong_sign_in"
            told.append((said.status_code, said.content, "set-cookie" in said.headers))
    assert told == [told[0]] * 3
    assert not told[0][2]


async def test_an_unknown_name_costs_as_much_work_as_a_wrong_password(database: Path) -> None:
    class Counting:
        """The real hasher; it notes what it was asked to check."""

        def __init__(self) -> None:
            self.checked: list[str] = []

        def hash(self, password: str) -> str:
            return QUICK.hash(password)

        def matches(self, hashed: str, password: str) -> bool:
            self.checked.append(hashed.rpartition("$")[0].rpartition("$")[0])
            return QUICK.matches(hashed, password)

        def decoy(self) -> str:
            return QUICK.decoy()

        def outdated(self, hashed: str) -> bool:
            return QUICK.outdated(hashed)

    counting = Counting()
    with open_house(database, hasher=counting) as house:
        await asyncio.to_thread(someone, house, "player", "Known Name")
        async with visitor(house.address) as http:
            for name in ("Known Name", "Unknown Name", "!"):
                await sign_in(http, name, WRONG)
    assert len(counting.checked) == 3
    assert set(counting.checked) == {counting.checked[0]}


NAMES = {
    "HTML": "<b>Ada</b>",
    "turned": "Ada\u202enimda",
    "Cyrillic": "\u0410da Lovelace",
    "null": "Ada\0",
    "short": "A",
    "house": "Support",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_a_bad_name_is_refused_with_the_reason_and_changes_nothing(house: OpenHouse, name: str) -> None:
    async with player(house.address) as guest:
        before = everything(house.database)
        said = await register(guest.http, name)
        assert check_refusal(said, 400) == "bad_name"
        assert said.json()["args"]["why"] in ("length", "characters", "reserved")
        assert everything(house.database) == before
        await guest.pinged()


@pytest.mark.parametrize("password", ["", "short", "x" * 129, "password123", "Ada Lovelace"])
async def test_a_bad_password_is_refused_with_the_reason_and_changes_nothing(house: OpenHouse, password: str) -> None:
    async with player(house.address) as guest:
        before = everything(house.database)
        said = await register(guest.http, "Ada Lovelace", password)
        assert check_refusal(said, 400) == "bad_password"
        assert everything(house.database) == before


@pytest.mark.parametrize("what", ["register", "sign-in"])
async def test_a_megabyte_of_password_is_not_even_read(house: OpenHouse, what: str) -> None:
    async with visitor(house.address) as http:
        check_refusal(await ask(http, what, name="Ada", password="x" * 1_000_000), 413)
        check_refusal(await ask(http, what, name="x" * 60_000, password=PASSWORD), 400)
        check_refusal(await ask(http, what, name="Ada", password="x" * 60_000), 400)
        assert (await http.get("/healthz")).status_code == 200


@pytest.mark.parametrize("name", ["ANNA B", "\uff21nna B", "Anná B", "Ann\u0430 B".replace("\u0430", "a"), "anna-b"])
async def test_a_name_that_looks_like_anothers_is_taken(house: OpenHouse, name: str) -> None:
    async with visitor(house.address) as http:
        await register(http, "Anna B")
    async with visitor(house.address) as http:
        assert check_refusal(await register(http, name), 409) == "name_taken"


async def test_of_many_who_want_a_name_at_once_one_has_it(house: OpenHouse) -> None:
    async def attempt(name: str) -> int:
        async with visitor(house.address) as http:
            return (await register(http, name)).status_code

    statuses = await asyncio.gather(*(attempt(name) for name in ("Race", "race", "RACE", "Rácé", "R-ace", "ra.ce")))
    assert sorted(statuses) == [200, 409, 409, 409, 409, 409]
    assert len(rows(house.database, "SELECT * FROM credentials WHERE likeness = 'race'")) == 1


FORGED: list[str] = ["", "none", "x" * 43, "%00", "' OR 1=1 --", "\xff\xfe", "x" * 4000]


@pytest.mark.parametrize("token", FORGED)
async def test_a_forged_cookie_opens_nothing(house: OpenHouse, token: str) -> None:
    headers = httpx.Headers([(b"cookie", f"{COOKIE}={token}".encode("latin-1"))])
    async with visitor(house.address) as http:
        for what in ("/api/people/me", "/api/staff/people", "/api/staff/audit"):
            assert check_refusal(await http.get(what, headers=headers), 401) == "not_signed_in"
        said = await http.post("/api/people/password", json={"password": "x", "new": PASSWORD}, headers=headers)
        assert check_refusal(said, 401) == "not_signed_in"


async def test_signing_out_closes_the_sockets_of_this_session_at_once_and_no_other(house: OpenHouse) -> None:
    async with named(house, "Signs Out") as here, visitor(house.address) as http:
        await sign_in(http, "Signs Out")
        async with player(house.address, http.cookies) as there, socket_of(here.http) as second:
            old = here.http.cookies[COOKIE]
            said = await ask(here.http, "sign-out")
            assert said.json() == {"sessions": 1}
            assert COOKIE not in here.http.cookies
            assert await here.closed() == 1008
            await second.wait_closed()
            assert (second.close_code, second.close_reason) == (1008, "This session has ended.")
            await there.pinged()
            async with visitor(house.address, {COOKIE: old}) as thief:  # type: ignore[arg-type]  # httpx takes these
                check_refusal(await thief.get("/api/wallet"), 401)
            assert (await ask(here.http, "sign-out")).json() == {"sessions": 0}


async def test_signing_out_everywhere_leaves_only_this_session(house: OpenHouse) -> None:
    async with named(house, "Everywhere") as here, visitor(house.address) as http:
        await sign_in(http, "Everywhere")
        async with player(house.address, http.cookies) as there:
            assert (await ask(here.http, "sign-out-everywhere")).json() == {"sessions": 1}
            assert await there.closed() == 1008
            check_refusal(await http.get("/api/wallet"), 401)
            await here.pinged()


async def test_a_new_password_ends_every_session_but_this_one_which_gets_a_new_token(house: OpenHouse) -> None:
    async with named(house, "Changes") as here, visitor(house.address) as http:
        await sign_in(http, "Changes")
        said = await ask(here.http, "password", password=WRONG, new="an even quieter evening")
        assert check_refusal(said, 409) == "wrong_password"
        said = await ask(here.http, "password", password=PASSWORD, new="short")
        assert check_refusal(said, 400) == "bad_password"
        before = here.http.cookies[COOKIE]
        said = await ask(here.http, "password", password=PASSWORD, new="an even quieter evening")
        assert said.status_code == 200
        assert here.http.cookies[COOKIE] != before
        check_refusal(await http.get("/api/wallet"), 401)
        assert (await here.http.get("/api/people/me")).json()["sessions"] == 1
        check_refusal(await sign_in(http, "Changes"), 409)
        assert (await sign_in(http, "Changes", "an even quieter evening")).status_code == 200


async def test_a_guest_has_no_password_to_change(guest: Client) -> None:
    said = await ask(guest.http, "password", password=PASSWORD, new="an even quieter evening")
    assert check_refusal(said, 409) == "no_password"


async def test_passwords_are_kept_as_hashes_alone(house: OpenHouse) -> None:
    async with visitor(house.address) as http:
        await register(http, "Hashed", "the only password like this")
    files = house.database.parent.glob("*")
    assert not any(b"the only password like this" in file.read_bytes() for file in files if file.is_file())
    ((hashed,),) = rows(house.database, "SELECT password FROM credentials WHERE likeness = 'hashed'")
    assert hashed.startswith("$argon2id$")


async def test_a_hash_of_before_is_made_anew_when_its_password_is_known(house: OpenHouse) -> None:
    person = await asyncio.to_thread(someone, house, "player", "Old Hash")
    other = type(QUICK)(passes=2, memory_kib=16, lanes=1)
    store = house.inside.parts.store
    credential = store.credential(person.player)
    assert credential is not None
    old = type(credential)(person.player, credential.likeness, other.hash(PASSWORD), 1)
    batch_type = type(house.inside.writer._book._batch)
    await asyncio.to_thread(store.commit, batch_type(credentials={person.player: old}))
    async with visitor(house.address) as http:
        check_refusal(await sign_in(http, "Old Hash", WRONG), 409)
        assert store.credential(person.player) == old
        assert (await sign_in(http, "Old Hash")).status_code == 200
        assert (await sign_in(http, "Old Hash")).status_code == 200
    now = store.credential(person.player)
    assert now is not None
    assert "m=8,t=1,p=1" in now.password


async def test_a_name_can_be_tried_so_often_and_then_again_after_a_while(house: OpenHouse) -> None:
    await asyncio.to_thread(someone, house, "player", "Tried Often")
    async with visitor(house.address) as http:
        for _ in range(10):
            assert check_refusal(await sign_in(http, "Tried Often", WRONG), 409) == "wrong_sign_in"
        for password in (WRONG, PASSWORD):
            said = await sign_in(http, "tried-often", password)
            assert check_refusal(said, 429) == "too_many_tries"
            assert said.json()["args"] == {"seconds": 30}
        assert check_refusal(await sign_in(http, "Nobody At All", WRONG), 409) == "wrong_sign_in"
        house.advance(30_000)
        assert (await sign_in(http, "Tried Often")).status_code == 200
        for _ in range(10):  # whoever knows the password has all tries again
            assert check_refusal(await sign_in(http, "Tried Often", WRONG), 409) == "wrong_sign_in"


async def test_an_address_can_try_so_many_names_and_no_other_address_waits_for_it(house: OpenHouse) -> None:
    async with visitor(house.address) as http:
        http.headers.update(AWAY)
        codes = [check_refusal(await sign_in(http, f"Stranger {number}"), 409, 429) for number in range(35)]
        assert codes == ["wrong_sign_in"] * 30 + ["too_many_tries"] * 5
        http.headers.update({"x-forwarded-for": "203.0.113.8"})
        check_refusal(await sign_in(http, "Stranger 99"), 409)


async def test_an_address_can_bring_so_many_guests(house: OpenHouse) -> None:
    async with visitor(house.address) as http:
        http.headers.update(AWAY)
        statuses = []
        for _ in range(42):
            statuses.append((await http.post("/api/session")).status_code)
            http.cookies.clear()
        assert statuses == [200] * 40 + [429] * 2


async def test_an_address_can_have_so_many_sockets_and_gets_them_back(house: OpenHouse) -> None:
    reception = house.inside.reception
    assert all(reception.take_socket("198.51.100.1") for _ in range(SOCKETS_AT_ONCE))
    assert not reception.take_socket("198.51.100.1")
    async with player(house.address) as guest:
        headers = {"Cookie": f"{COOKIE}={guest.http.cookies[COOKIE]}", "X-Forwarded-For": "198.51.100.1"}
        async with visitor(house.address, guest.http.cookies) as http, socket_of(http, additional=headers) as crowded:
            await crowded.wait_closed()
            assert crowded.close_code == 1013
        reception.release_socket("198.51.100.1")
        async with socket_of(guest.http, additional=headers) as open_socket:
            assert json.loads(await open_socket.recv())["type"] == "hello"


ADDRESSES = [
    ("127.0.0.1", None),
    ("::1", None),
    ("192.0.2.1", "192.0.2.1"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("::ffff:192.0.2.1", "192.0.2.1"),
    ("a pipe", "a pipe"),
    (None, "unknown"),
]


@pytest.mark.parametrize(("host", "counted"), ADDRESSES)
def test_a_household_counts_as_one_address_and_this_machine_as_none(host: str | None, counted: str | None) -> None:
    assert neighbourhood(host) == counted


@pytest.fixture
def italy(database: Path) -> Any:  # noqa: ANN401  # an open house
    with open_house(database, jurisdiction=JURISDICTIONS["it"]) as house:
        yield house


async def test_C16_an_idle_session_ends_by_itself_and_its_sockets_close(italy: OpenHouse) -> None:
    idle_ms = JURISDICTIONS["it"].play.idle_ms.value
    assert idle_ms == 20 * 60_000
    async with named(italy, "Idle One") as idle, named(italy, "Busy One") as busy:
        italy.clock.advance(idle_ms - 1)
        await busy.tell("ping", number=99, here=True)
        await busy.pinged()
        await idle.pinged()  # a page that is open says that by itself
        await idle.tell("join", table="venezia")
        await idle.http.get("/api/wallet")
        await look_over(italy)
        await idle.pinged()
        italy.clock.advance(1)
        await look_over(italy)
        assert await idle.closed() == 1008
        assert idle.socket.close_reason == "You were away for long, so the session has ended."
        assert check_refusal(await idle.http.get("/api/wallet"), 401) == "not_signed_in"
        await busy.pinged()
        assert (await busy.http.get("/api/wallet")).status_code == 200


async def test_C16_a_command_after_the_end_is_refused_before_anybody_looks(italy: OpenHouse) -> None:
    async with named(italy, "Late One") as late:
        italy.clock.advance(20 * 60_000)
        await late.tell("join", table="venezia")
        assert await late.closed() == 1008
        assert [said["code"] for said in late.heard if said["type"] == "refused"] in ([], ["session_idle"])


async def test_C16_what_was_done_before_a_restart_counts(database: Path) -> None:
    for done, expected in ((True, 200), (False, 401)):
        path = database.with_name(f"{done}.sqlite3")
        with open_house(path, jurisdiction=JURISDICTIONS["mt"]) as house:
            async with visitor(house.address) as http:
                await register(http, "Restarted")
                cookies = http.cookies
                house.clock.advance(29 * 60_000)
                if done:
                    await http.post("/api/people/sign-out-everywhere")
        with open_house(path, jurisdiction=JURISDICTIONS["mt"]) as house:
            house.clock.advance(31 * 60_000)
            async with visitor(house.address, cookies) as http:
                assert (await http.get("/api/history")).status_code == expected


async def test_C16_who_works_here_is_signed_out_when_idle_even_where_players_are_not(house: OpenHouse) -> None:
    async with visitor(house.address) as http:
        await register(http, "Patient")
        staff = await asyncio.to_thread(cookies_of, house, "dealer")
        async with visitor(house.address, staff) as dealer:
            assert (await dealer.get("/api/people/me")).json()["idle_ms"] == STAFF_IDLE_MS
            house.clock.advance(STAFF_IDLE_MS)
            assert (await dealer.get("/api/people/me")).status_code == 401
        assert (await http.get("/api/people/me")).status_code == 200


async def test_no_session_lasts_for_ever(house: OpenHouse) -> None:
    person = await asyncio.to_thread(someone, house, "player")
    token = await asyncio.to_thread(token_of, house, person)
    async with visitor(house.address, {COOKIE: token}) as http:  # type: ignore[arg-type]  # httpx takes these too
        assert (await http.get("/api/wallet")).status_code == 200
        house.clock.advance(400 * 24 * 3_600_000)
        assert (await http.get("/api/wallet")).status_code == 401


async def look_over(house: OpenHouse) -> None:
    """Have the reception look over its sessions now."""
    assert house.loop is not None
    looking = asyncio.run_coroutine_threadsafe(house.inside.reception.look_over(), house.loop)
    await asyncio.wrap_future(looking)
