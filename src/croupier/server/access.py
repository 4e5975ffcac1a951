"""Who may ask what: every handler of the API names the roles it answers, and one guard holds it to them."""

from typing import Final, get_args
from urllib.parse import urlsplit

from litestar.handlers import BaseRouteHandler

from croupier.ports.store import Role, StoredPlayer, StoredSession
from croupier.round.commands import Refused
from croupier.server.house import House
from croupier.server.people.reception import neighbourhood
from croupier.server.session import AnyConnection, token_of

_SESSION: Final = "session"


class Allow:
    """A guard for handlers (Litestar's ``guards``): people in one of ``roles``; with none, anyone."""

    def __init__(self, *roles: Role) -> None:
        """Let these roles in."""
        self.roles: Final = roles

    async def __call__(self, connection: AnyConnection, _: BaseRouteHandler) -> None:
        """Refused for whoever is not signed in, or in another role."""
        session = await session_of(connection)
        # C16: pages read by themselves too, so a GET is no sign of life; who is there says so on the socket
        if session is not None and connection.scope.get("method") != "GET":
            _house(connection).reception.moved(session)
        if not self.roles:
            return
        someone = await person(connection)
        if someone.role not in self.roles:
            raise Refused("not_allowed")


ANYONE: Final = Allow()
SIGNED_IN: Final = Allow(*get_args(Role))
PLAYERS: Final = Allow("player")
STAFF: Final = Allow("dealer", "supervisor", "support", "admin")
ADMIN: Final = Allow("admin")


async def person(connection: AnyConnection) -> StoredPlayer:
    """Who asks; Refused for someone who is not signed in."""
    session = await session_of(connection)
    if session is None:
        raise Refused("not_signed_in")
    return session.person


async def session_of(connection: AnyConnection) -> StoredSession | None:
    """The session that a request carries, looked up once; None without one that goes on."""
    state = connection.scope["state"]
    if _SESSION not in state:
        state[_SESSION] = await _house(connection).reception.session(token_of(connection))
    session: StoredSession | None = state[_SESSION]
    return session


def from_own_page(connection: AnyConnection) -> bool:
    """Whether the page that asks is the house's own; programs send no origin.

    A cookie says nothing of it: for browsers every port of a host, and every name under it, is the same site.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False  # no address at all


def address_of(connection: AnyConnection) -> str | None:
    """Where a request or socket comes from, as limits count it; None where none applies."""
    return neighbourhood(connection.client.host if connection.client is not None else None)


def _house(connection: AnyConnection) -> House:
    house: House = connection.app.state.house
    return house
