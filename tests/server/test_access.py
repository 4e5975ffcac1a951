"""Roles and endpoints: nobody reaches what is not theirs, and no endpoint is forgotten."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import httpx
import pytest

from croupier.ports.store import Role
from croupier.server.access import Allow
from tests.server.access_matrix import ANYONE, MATRIX
from tests.support.client import visitor
from tests.support.house import OpenHouse
from tests.support.people import cookies_of

NOBODY = "nobody"
ENDING = {("POST", "/api/people/sign-out"), ("POST", "/api/session")}
"""Asked for with an empty body, these end the session, or begin one for nobody."""


async def described(house: OpenHouse) -> set[tuple[str, str]]:
    """Every method and address of the API's description."""
    async with visitor(house.address) as http:
        paths = (await http.get("/schema/openapi.json")).json()["paths"]
    return {(method.upper(), path) for path, methods in paths.items() for method in methods if path.startswith("/api")}


@asynccontextmanager
async def someone_in(house: OpenHouse, role: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody new in a role, or nobody."""
    cookies = None if role == NOBODY else await asyncio.to_thread(cookies_of, house, cast("Role", role))
    async with visitor(house.address, cookies) as http:
        yield http


async def test_every_endpoint_has_a_row(house: OpenHouse) -> None:
    assert await described(house) == set(MATRIX)


@pytest.mark.parametrize("role", sorted(ANYONE))
async def test_a_role_reaches_what_is_its_own_and_nothing_else(house: OpenHouse, role: str) -> None:
    refused = (401, "not_signed_in") if role == NOBODY else (403, "not_allowed")
    wrong = []
    for rows in (MATRIX.keys() - ENDING, *({row} for row in ENDING)):  # what ends a session needs one of its own
        async with someone_in(house, role) as http:
            for method, path in sorted(rows):
                address = re.sub(r"{[^}]*}", "1", path)
                said = await http.request(method, address, json={} if method in ("POST", "PUT", "PATCH") else None)
                is_json = "json" in said.headers.get("content-type", "")
                code = said.json().get("code") if is_json and said.status_code >= 400 else None
                let_in = said.status_code < 500 and code not in ("not_signed_in", "not_allowed")
                if not (let_in if role in MATRIX[method, path] else (said.status_code, code) == refused):
                    wrong.append((method, path, said.status_code, code))
    assert wrong == []


def test_every_handler_says_whom_it_answers_as_the_matrix_has_it(house: OpenHouse) -> None:
    assert house.app is not None
    seen = set()
    for route in house.app.routes:
        for handler in getattr(route, "route_handlers", []) if route.path.startswith("/api") else ():
            if handler.handler_name == "options_handler":
                continue
            (guard,) = handler.guards
            assert isinstance(guard, Allow), (route.path, handler.handler_name)
            for method in handler.http_methods:
                row = MATRIX[method, route.path_format]
                assert row == (set(guard.roles) or ANYONE), (method, route.path)
                seen.add((method, route.path_format))
    assert seen == set(MATRIX)
