"""Who may ask what: every handler of the API names the roles it answers, and one guard holds it to them."""

from typing import Final, get_args

from litestar.handlers import BaseRouteHandler

from croupier.ports.store import Role, StoredPlayer
from croupier.round.commands import Refused
from croupier.server.house import House
from croupier.server.session import AnyConnection, player_of

_PERSON = "person"


class Allow:
    """A guard for handlers (Litestar's ``guards``): people in one of ``roles``; with none, anyone."""

    def __init__(self, *roles: Role) -> None:
        """Let these roles in."""
        self.roles: Final = roles

    async def __call__(self, connection: AnyConnection, _: BaseRouteHandler) -> None:
        """Refused for whoever is not signed in, or in another role."""
        if not self.roles:
            return
        someone = await person(connection)
        if someone.role not in self.roles:
            raise Refused("not_allowed")


ANYONE: Final = Allow()
SIGNED_IN: Final = Allow(*get_args(Role))
PLAYERS: Final = Allow("player")
STAFF: Final = Allow("dealer", "supervisor", "support", "admin")


async def person(connection: AnyConnection) -> StoredPlayer:
    """Who asks, looked up once a request; Refused for someone who is not signed in."""
    state = connection.scope["state"]
    if _PERSON not in state:
        house: House = connection.app.state.house
        found = await player_of(house.parts.sessions, connection)
        if found is None:
            raise Refused("not_signed_in")
        state[_PERSON] = found
    someone: StoredPlayer = state[_PERSON]
    return someone
