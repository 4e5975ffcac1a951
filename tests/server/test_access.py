"""Roles and endpoints: nobody reaches what is not theirs, and no endpoint is forgotten."""

import asyncio
import secrets

import httpx
import pytest

from croupier.ports.store import Batch, StoredPlayer
from croupier.server.session import COOKIE
from tests.server.access_matrix import ANYONE, MATRIX
from tests.support.house import OpenHouse


def token_of(house: OpenHouse, role: str) -> str:
    """A session of someone in a role."""
    parts = house.inside.parts
    someone = StoredPlayer(f"x{secrets.token_hex(8)}", f"{role} {secrets.token_hex(4)}", guest=False, created_ms=0)
    someone = StoredPlayer(someone.player, someone.name, guest=False, created_ms=0, role=role)  # type: ignore[arg-type]
    assert house.loop is not None
    parts.store.commit(Batch(players=[someone]))
    token = secrets.token_urlsafe(32)
    parts.sessions.create(token, someone.player, 0)
    return token


async def described(house: OpenHouse) -> set[tuple[str, str]]:
    async with httpx.AsyncClient(base_url=house.address) as http:
        paths = (await http.get("/schema/openapi.json")).json()["paths"]
    return {(method.upper(), path) for path, methods in paths.items() for method in methods if path.startswith("/api")}


async def test_every_endpoint_has_a_row(house: OpenHouse) -> None:
    assert await described(house) == set(MATRIX)


@pytest.mark.parametrize("role", sorted(ANYONE))
async def test_a_role_reaches_what_is_its_own_and_nothing_else(house: OpenHouse, role: str) -> None:
    cookies = {} if role == "nobody" else {COOKIE: await asyncio.to_thread(token_of, house, role)}
    async with httpx.AsyncClient(base_url=house.address, cookies=cookies) as http:
        for (method, path), allowed in MATRIX.items():
            said = await http.request(
                method, path.replace("{", "").replace("}", ""), json={} if method == "POST" else None
            )
            code = (
                said.json().get("code") if "json" in said.headers["content-type"] and said.status_code >= 400 else None
            )
            if role in allowed:
                assert code not in ("not_signed_in", "not_allowed"), (method, path)
            else:
                expected = (401, "not_signed_in") if role == "nobody" else (403, "not_allowed")
                assert (said.status_code, code) == expected, (method, path)


def test_the_guard_is_on_every_handler(house: OpenHouse) -> None:
    assert house.app is not None
    for route in house.app.routes:
        if route.path.startswith("/api"):
            for handler in getattr(route, "route_handlers", []):
                if handler.handler_name != "options_handler":
                    assert handler.guards, (route.path, handler.handler_name)
