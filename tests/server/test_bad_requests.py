"""What nobody should send over HTTP: each gets a code and a sentence, never a stack trace, and changes nothing."""

import json
import re
from urllib.parse import quote

import httpx
import pytest

from croupier.server.session import COOKIE
from tests.support.client import Client, socket_of, visitor
from tests.support.house import OpenHouse
from tests.support.ledger import everything

TOP_UP = "/api/cashier/top-up"
JSON = {"content-type": "application/json"}
GOOD = b'{"key":"key-of-mine"}'


def check_refusal(answer: httpx.Response, *expected: int) -> str:
    """A refusal looks the same everywhere; its code."""
    assert answer.status_code in expected, answer.text
    said = answer.json()
    assert set(said) == {"code", "args", "message"}
    assert said["message"][0].isupper()
    assert said["message"].endswith(".")
    assert "Traceback" not in answer.text
    return str(said["code"])


BODIES = {
    "none": (b"", JSON),
    "no JSON": (b"key=key-of-mine", JSON),
    "half": (b'{"key":"key-of', JSON),
    "array": (b'["key-of-mine"]', JSON),
    "null": (b"null", JSON),
    "missing field": (b"{}", JSON),
    "unknown field": (b'{"key":"key-of-mine","up_to":1000000}', JSON),
    "field twice": (b'{"key":"key-of-mine","key":"key-of-mine"}', JSON),
    "number": (b'{"key":12345678}', JSON),
    "short key": (b'{"key":"short"}', JSON),
    "line end": (b'{"key":"key-of-mine\\n"}', JSON),
    "not UTF-8": (b'{"key":"\xff\xff\xff\xff\xff\xff\xff\xff"}', JSON),
    "deep": (b"[" * 30_000, JSON),
    "deep in a field": (b'{"key":' + b"[" * 30_000 + b"]" * 30_000 + b"}", JSON),
    "huge": (b'{"key":"' + b"k" * 200_000 + b'"}', JSON),
    "no type": (GOOD, {"content-type": ""}),
    "a form": (b"key=key-of-mine", {"content-type": "application/x-www-form-urlencoded"}),
    "JSON as a form": (GOOD, {"content-type": "application/x-www-form-urlencoded"}),
    "JSON as text": (GOOD, {"content-type": "text/plain"}),
    "JSON as parts": (GOOD, {"content-type": "multipart/form-data; boundary=x"}),
    "type is nonsense": (GOOD, {"content-type": "/;=,"}),
}


@pytest.mark.parametrize(("body", "headers"), BODIES.values(), ids=BODIES)
async def test_a_bad_body_is_refused(house: OpenHouse, guest: Client, body: bytes, headers: dict[str, str]) -> None:
    await guest.join("paris")
    await guest.bet("paris", ante=500)  # so that there is something to fill up
    before = everything(house.database)
    check_refusal(await guest.http.post(TOP_UP, content=body, headers=headers), 400, 413, 415)
    assert everything(house.database) == before
    good = await guest.http.post(TOP_UP, content=GOOD, headers=JSON)
    assert (good.status_code, good.json()["available"]) == (200, 100_000)


QUERIES = [
    *("limit=0", "limit=-1", "limit=101", "limit=many", "limit=1.5", "limit=", "limit=9999999999999999999999"),
    *("limit=1&limit=%00", "table=none", "table=", "table=%00", "table=venezia/p1", "table=" + "x" * 10_000),
]


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query[:30])
async def test_a_bad_query_is_refused(guest: Client, query: str) -> None:
    check_refusal(await guest.http.get(f"/api/history?{query}"), 400, 404)


@pytest.mark.parametrize("before", ["none", "", "%00", "' OR 1=1 --", "\u2603", "x" * 10_000])
async def test_history_before_a_round_that_does_not_exist_is_empty(guest: Client, before: str) -> None:
    answer = await guest.http.get("/api/history", params={"before": before})
    assert (answer.status_code, answer.json()) == (200, [])


PATHS = [
    *("/api/tables/none", "/api/tables/%00", "/api/tables/..", "/api/tables/venezia%2F..%2Froma", "/api/tables/\u2603"),
    *("/api/rounds/none", "/api/rounds/%00", "/api/rounds/..%2f..%2fwallet", "/api/rounds/" + "x" * 10_000),
    *("/api/rounds/", "/api/%2e%2e/%2e%2e/etc/passwd", "/api/__proto__", "/api/rounds/%ff%fe"),
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:30])
async def test_a_path_to_nowhere_is_refused(guest: Client, path: str) -> None:
    assert check_refusal(await guest.http.get(path), 404) in ("not_found", "unknown_table", "unknown_round")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE"])
@pytest.mark.parametrize("path", ["/api/session", "/api/wallet", TOP_UP])
async def test_a_wrong_method_is_refused(guest: Client, method: str, path: str) -> None:
    check_refusal(await guest.http.request(method, path), 405)


NEEDS_SESSION = [("GET", "/api/wallet"), ("GET", "/api/history"), ("GET", "/api/rounds/none"), ("POST", TOP_UP)]
NO_TOKENS = ["", "none", "%00", "' OR 1=1 --", "\xff\xfe", "x" * 4000, '"', "a=b", "../../etc/passwd"]


@pytest.mark.parametrize("token", [None, *NO_TOKENS], ids=str)
async def test_without_a_valid_session_nothing_is_told(house: OpenHouse, token: str | None) -> None:
    before = everything(house.database)
    headers = httpx.Headers(JSON)
    if token is not None:
        headers = httpx.Headers([*headers.raw, (b"cookie", f"{COOKIE}={token}".encode("latin-1"))])
    async with visitor(house.address) as http:
        for method, path in NEEDS_SESSION:
            body = GOOD if method == "POST" else b""
            answer = await http.request(method, path, content=body, headers=headers)
            assert check_refusal(answer, 401) == "not_signed_in"
        lobby = await http.get("/api/tables", headers=headers)
        assert lobby.status_code == 200
    assert everything(house.database) == before


async def closed_with(http: httpx.AsyncClient, origin: str | None = None) -> tuple[int | None, str | None]:
    """How the socket of a visitor ends that is not let in."""
    async with socket_of(http, origin) as open_socket:
        await open_socket.wait_closed()
        return open_socket.close_code, open_socket.close_reason


async def test_a_socket_without_a_session_is_closed(house: OpenHouse) -> None:
    async with visitor(house.address) as http:
        assert await closed_with(http) == (1008, "Open a session first.")
        http.cookies.set(COOKIE, "x" * 43)
        assert await closed_with(http) == (1008, "Open a session first.")


ORIGINS = ["http://elsewhere.example", "null", "http://[", "file://", "", "http://localhost@elsewhere.example", "\xff"]


@pytest.mark.parametrize("origin", ORIGINS)
async def test_a_socket_from_a_foreign_page_is_closed(guest: Client, origin: str) -> None:
    reason = "This page does not belong to the house."
    assert await closed_with(guest.http, origin=origin) == (1008, reason)


async def test_a_socket_from_our_own_page_is_open(guest: Client) -> None:
    async with socket_of(guest.http, origin=guest.address) as open_socket:
        assert json.loads(await open_socket.recv())["type"] == "hello"


async def test_a_session_is_opened_once(house: OpenHouse, guest: Client) -> None:
    before = everything(house.database)
    again = await guest.http.post("/api/session")
    assert again.json() == guest.me
    assert "set-cookie" not in again.headers
    assert everything(house.database) == before


async def test_a_session_cookie_is_out_of_reach_for_scripts_and_other_sites(house: OpenHouse) -> None:
    async with visitor(house.address) as http:
        cookie = (await http.post("/api/session")).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


@pytest.mark.parametrize("name", ["admin", "unknown"])
async def test_a_body_where_none_is_asked_changes_nothing(guest: Client, name: str) -> None:
    answer = await guest.http.post("/api/session", json={"name": name, "opening": 10**9})
    assert answer.json() == guest.me


async def test_the_wallet_is_filled_up_and_no_further(house: OpenHouse, guest: Client) -> None:
    before = everything(house.database)
    answer = await guest.http.post(TOP_UP, json={"key": "key-of-mine"})
    assert check_refusal(answer, 409) == "wallet_full"
    assert everything(house.database) == before


NO_VALUES = ["none", "0", "-1", "null", "%00", "%ff", "..", "a%2fb", "\u2603", "{}", "x" * 5_000, "' OR 1=1 --"]
METHODS = {"get", "post", "put", "patch", "delete"}


async def test_every_address_of_the_description_answers_nonsense_with_a_refusal(guest: Client) -> None:
    description = (await guest.http.get("/schema/openapi.json")).json()
    asked = 0
    for path, item in description["paths"].items():
        for method in METHODS & set(item):
            operation = item[method]
            for value in NO_VALUES:
                address = re.sub(r"{[^}]*}", lambda _, value=value: quote(value, safe="%"), path)  # type: ignore[misc]
                queries = [one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"]
                query = "&".join(f"{name}={quote(value, safe='%')}" for name in queries)
                body = json.dumps({"key": value}) if "requestBody" in operation else None
                answer = await guest.http.request(method, f"{address}?{query}", content=body, headers=JSON)
                asked += 1
                if answer.status_code != 200:
                    check_refusal(answer, 400, 401, 404, 409)
    assert asked >= len(NO_VALUES) * 8
