"""People who are let in without a password: in whatever role a test needs."""

import secrets
from typing import Final

import httpx

from croupier.people.names import likeness
from croupier.ports.store import Batch, Role, StoredCredential, StoredPlayer
from croupier.server.session import COOKIE
from tests.support.house import QUICK, OpenHouse

PASSWORD: Final = "a quiet evening at the table"  # noqa: S105  # of nobody
_HASHED: Final = QUICK.hash(PASSWORD)


def someone(house: OpenHouse, role: Role, name: str | None = None) -> StoredPlayer:
    """A person in a role; with a name they can sign in too, with PASSWORD."""
    shown = name or f"{role} {secrets.token_hex(4)}"
    now_ms = house.clock.wall_ms()
    person = StoredPlayer(f"x{secrets.token_hex(8)}", shown, guest=False, created_ms=now_ms, role=role)
    batch = Batch(players=[person])
    if name is not None:
        batch.credentials[person.player] = StoredCredential(person.player, likeness(name), _HASHED, now_ms)
    house.inside.parts.store.commit(batch)
    return person


def token_of(house: OpenHouse, person: StoredPlayer) -> str:
    """A session of someone."""
    token = secrets.token_urlsafe(32)
    house.inside.parts.sessions.create(token, person.player, house.clock.wall_ms())
    return token


def cookies_of(house: OpenHouse, role: Role) -> httpx.Cookies:
    """The cookies of someone new in a role."""
    return httpx.Cookies({COOKIE: token_of(house, someone(house, role))})
