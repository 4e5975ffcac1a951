"""Those who work at the house: a dealer or supervisor with a socket, who asks over REST, and a deal by hand."""

import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from croupier.ports.store import Role
from croupier.server.session import COOKIE
from tests.support.client import Client, player
from tests.support.house import OpenHouse
from tests.support.people import someone, token_of

Message = dict[str, Any]


@dataclass
class Staff:
    """One of the staff; ``client`` hears what their page hears."""

    client: Client

    async def post(self, path: str, key: str | None = None, **body: object) -> httpx.Response:
        """Ask for something, with a new key unless one is given."""
        said = {"key": key or secrets.token_hex(8), **body}
        return await self.client.http.post(f"/api/staff/{path}", json=said)

    async def do(self, path: str, key: str | None = None, **body: object) -> Message:
        """As ``post``, for something that has to be carried out; the answer."""
        response = await self.post(path, key, **body)
        assert response.status_code == httpx.codes.OK, response.text
        answer: Message = response.json()
        return answer

    async def refused(self, path: str, key: str | None = None, **body: object) -> str:
        """As ``post``, for something that has to be refused, and in a sentence; the code of it."""
        response = await self.post(path, key, **body)
        assert response.status_code >= httpx.codes.BAD_REQUEST, response.text
        answer = response.json()
        assert answer["message"][0].isupper(), answer
        assert answer["message"].endswith((".", "?")), answer
        return str(answer["code"])

    async def get(self, path: str) -> Any:  # noqa: ANN401  # JSON
        """Look something up."""
        return (await self.client.http.get(f"/api/staff/{path}")).raise_for_status().json()

    async def floor(self) -> Message:
        """The floor as it stands."""
        shown: Message = await self.get("floor")
        return shown

    async def table(self, table: str) -> Message:
        """A table of it."""
        shown: Message = next(one for one in (await self.floor())["tables"] if one["table"] == table)
        return shown

    async def scan(self, table: str, card: str | None, **more: object) -> Message:
        """The scanner reads a card, or with None it goes face down."""
        return await self.put(table, "scan", card=card, **more)

    async def burn(self, table: str) -> Message:
        """A card is burnt."""
        return await self.put(table, "burn")

    async def put(self, table: str, path: str, **body: object) -> Message:
        """Something done to the table's round, which the own page has heard of when this returns."""
        done = await self.do(f"tables/{table}/{path}", None, round=self.client.round(table)["id"], **body)
        await self.client.until(lambda: self.client.numbers[table] >= done["number"])
        return done

    async def deal(self, table: str, cards: Iterable[str]) -> None:
        """Do what the table waits for while it waits for burns and cards, those named in their order."""
        named = iter(cards)
        while True:
            waits = self.client.views[table]["waits"]
            what = waits["what"] if waits is not None else None
            if what == "burn":
                done = await self.burn(table)
            elif what == "card":
                done = await self.scan(table, None if waits["side"] == "down" else next(named))
            else:
                break
            assert done["stopped"] is None, done
        assert next(named, None) is None, "more cards were named than the table waits for"


@asynccontextmanager
async def staff(house: OpenHouse, role: Role, name: str | None = None) -> AsyncIterator[Staff]:
    """Someone new of the staff, with a page open."""
    cookies = httpx.Cookies({COOKIE: token_of(house, someone(house, role, name))})
    async with player(house.address, cookies) as client:
        yield Staff(client)
