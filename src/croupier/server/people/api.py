"""Accounts over HTTP: a name to keep, coming in, going out."""

from litestar import Response, get, post
from litestar.params import JSONBody

from croupier.ports.store import StoredPlayer, StoredSession
from croupier.round.commands import Refused
from croupier.server.access import ANYONE, SIGNED_IN, address_of, session_of
from croupier.server.api import AnyRequest, house_of, me_shown
from croupier.server.session import no_cookie, session_cookie
from croupier.wire.people import Account, PasswordAsked, SignedOut, SignInAsked
from croupier.wire.tables import Me


@post("/api/people/register", status_code=200, guards=[ANYONE])
async def register(request: AnyRequest, data: JSONBody[SignInAsked]) -> Response[Me]:
    """Take a name and a password; a guest keeps wallet, seat and history."""
    house, address = house_of(request), address_of(request)
    session = await session_of(request)
    if session is not None and not session.person.guest:
        raise Refused("already_registered")
    name, hashed = await house.reception.new_name(data.name, data.password, address)
    guest = session.person if session is not None else await house.new_guest()
    person = await house.reception.register(guest, name, hashed)
    return await _signed_in(request, person, session, hashed)


@post("/api/people/sign-in", status_code=200, guards=[ANYONE])
async def sign_in(request: AnyRequest, data: JSONBody[SignInAsked]) -> Response[Me]:
    """Come in with a name and its password; whatever session there was is over."""
    person, hashed = await house_of(request).reception.sign_in(data.name, data.password, address_of(request))
    return await _signed_in(request, person, await session_of(request), hashed)


@post("/api/people/sign-out", status_code=200, guards=[ANYONE])
async def sign_out(request: AnyRequest) -> Response[SignedOut]:
    """End this session; its sockets close at once."""
    session = await session_of(request)
    if session is not None:
        await house_of(request).reception.end(session)
    return Response(SignedOut(int(session is not None)), cookies=[no_cookie(secure=_secure(request))])


@post("/api/people/sign-out-everywhere", status_code=200, guards=[SIGNED_IN])
async def sign_out_everywhere(request: AnyRequest) -> SignedOut:
    """End all other sessions of whoever asks."""
    session = await _session(request)
    return SignedOut(await house_of(request).reception.end_all(session.person.player, but=session))


@post("/api/people/password", status_code=200, guards=[SIGNED_IN])
async def change_password(request: AnyRequest, data: JSONBody[PasswordAsked]) -> Response[Me]:
    """Take another password; all sessions are over but this one, which gets a new token."""
    session, reception = await _session(request), house_of(request).reception
    hashed = await reception.change_password(session.person, data.password, data.new)
    await reception.end_all(session.person.player, but=session)
    return await _signed_in(request, session.person, session, hashed)


@get("/api/people/me", guards=[SIGNED_IN])
async def account(request: AnyRequest) -> Account:
    """One's own account."""
    person, reception = (await _session(request)).person, house_of(request).reception
    return Account(
        person.player,
        person.name,
        person.guest,
        person.role,
        person.created_ms,
        await reception.count(person.player),
        reception.idle_ms(person),
    )


PEOPLE_ROUTES = [register, sign_in, sign_out, sign_out_everywhere, change_password, account]


async def _signed_in(
    request: AnyRequest, person: StoredPlayer, before: StoredSession | None, hashed: str
) -> Response[Me]:
    """A fresh token: one that was known before somebody came in is worth nothing afterwards."""
    token = await house_of(request).reception.begin(person, before, hashed)
    return Response(me_shown(person), cookies=[session_cookie(token, secure=_secure(request))])


async def _session(request: AnyRequest) -> StoredSession:
    session = await session_of(request)
    if session is None:
        raise Refused("not_signed_in")
    return session


def _secure(request: AnyRequest) -> bool:
    return request.url.scheme == "https"
