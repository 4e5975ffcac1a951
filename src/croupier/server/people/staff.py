"""What an admin does with people, and what staff did: over HTTP. Each change leaves its row in the audit."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from croupier.book.acts import Bar, ChangeRole, Hire, Readmit, ResetPassword
from croupier.book.audit import first_broken
from croupier.people import names
from croupier.ports.store import ABOVE_ALL_AUDIT, Archive, StoredAudit, StoredPlayer
from croupier.round.commands import Refused
from croupier.server.access import ADMIN
from croupier.server.api import AnyRequest, house_of
from croupier.server.deeds import signed
from croupier.server.house import House
from croupier.server.people.reception import new_password
from croupier.wire.people import AuditRow, Chain, HireAsked, Hired, PersonShown, RoleAsked, WhyAsked

MOST_FOUND: Final = 50
PAGE_ROWS: Final = 1000

AuditLimit = Annotated[int, QueryParameter(ge=1, le=200)]
AuditBefore = Annotated[int, QueryParameter(ge=1, le=ABOVE_ALL_AUDIT)]
Filter = Annotated[str, QueryParameter(max_length=80)]


@get("/api/staff/people", guards=[ADMIN])
async def people(request: AnyRequest, name: FromQuery[Filter | None] = None) -> list[PersonShown]:
    """Everyone who works here; with a name, everyone whose name begins so, players too."""
    house = house_of(request)
    archive = house.parts.archive
    found = await asyncio.to_thread(lambda: archive.found(name, MOST_FOUND) if name else archive.staff())
    return [_shown(house, one) for one in found]


@post("/api/staff/people", guards=[ADMIN])
async def hire(request: AnyRequest, data: JSONBody[HireAsked]) -> Hired:
    """Someone new works here; the password is shown this once."""
    name = names.tidy(data.name)
    if trouble := names.shape_trouble(name):
        raise Refused("bad_name", why=trouble, shortest=names.SHORTEST, longest=names.LONGEST)
    password, player = new_password(), f"s{secrets.token_hex(8)}"
    house, likeness = house_of(request), names.likeness(name)
    hashed = await house.reception.passwords.hash(password)
    by = await signed(request, data.why)
    act = Hire(*by, player=player, name=name, likeness=likeness, password=hashed, as_role=data.role)
    await house.writer.submit(act)
    return Hired(await _person_shown(house, player), password)


@post("/api/staff/people/{player:str}/role", status_code=200, guards=[ADMIN])
async def change_role(request: AnyRequest, player: FromPath[str], data: JSONBody[RoleAsked]) -> PersonShown:
    """Another role for someone who works here; they have to sign in again."""
    by = await signed(request, data.why)
    return await _changed(request, ChangeRole(*by, player=player, as_role=data.role))


@post("/api/staff/people/{player:str}/disable", status_code=200, guards=[ADMIN])
async def disable(request: AnyRequest, player: FromPath[str], data: JSONBody[WhyAsked]) -> PersonShown:
    """Someone may not come in any more; their sockets close at once."""
    return await _changed(request, Bar(*await signed(request, data.why), player=player))


@post("/api/staff/people/{player:str}/enable", status_code=200, guards=[ADMIN])
async def enable(request: AnyRequest, player: FromPath[str], data: JSONBody[WhyAsked]) -> PersonShown:
    """Someone may come in again."""
    return await _changed(request, Readmit(*await signed(request, data.why), player=player))


@post("/api/staff/people/{player:str}/password", status_code=200, guards=[ADMIN])
async def reset_password(request: AnyRequest, player: FromPath[str], data: JSONBody[WhyAsked]) -> Hired:
    """A new password for someone who has lost theirs, shown this once."""
    password = new_password()
    hashed = await house_of(request).reception.passwords.hash(password)
    by = await signed(request, data.why)
    return Hired(await _changed(request, ResetPassword(*by, player=player, password=hashed)), password)


@get("/api/staff/audit", guards=[ADMIN])
async def audit(  # noqa: PLR0913, PLR0917  # one for each part of the address
    request: AnyRequest,
    limit: AuditLimit = 50,
    before: AuditBefore = ABOVE_ALL_AUDIT,
    by: FromQuery[Filter | None] = None,
    act: FromQuery[Filter | None] = None,
    subject: FromQuery[Filter | None] = None,
) -> list[AuditRow]:
    """What staff did, latest first: by somebody, an act, a subject that begins so, if one is named."""
    archive = house_of(request).parts.archive
    wanted = {field: text for field, text in (("by", by), ("act", act), ("subject", subject)) if text}
    return await asyncio.to_thread(lambda: _worded(archive, archive.audit_before(before, limit, wanted)))


@get("/api/staff/audit/chain", guards=[ADMIN])
async def audit_chain(request: AnyRequest) -> Chain:
    """Whether the audit is whole."""
    return await asyncio.to_thread(chain, house_of(request).parts.archive)


STAFF_ROUTES = [people, hire, change_role, disable, enable, reset_password, audit, audit_chain]


def chain(archive: Archive) -> Chain:
    """Whether each row of the audit follows from the one before, from the first to the last."""
    last: StoredAudit | None = None
    rows = 0
    while page := archive.audit(0 if last is None else last.number, PAGE_ROWS):
        broken = first_broken(page, last)
        if broken is not None:
            return Chain(whole=False, rows=rows, broken=broken, last_hash="" if last is None else last.hash)
        last, rows = page[-1], rows + len(page)
    return Chain(whole=True, rows=rows, broken=None, last_hash="" if last is None else last.hash)


async def _changed(request: AnyRequest, act: ChangeRole | Bar | Readmit | ResetPassword) -> PersonShown:
    house = house_of(request)
    await house.writer.submit(act)
    if not isinstance(act, Readmit):
        await house.reception.end_all(act.player)
    return await _person_shown(house, act.player)


async def _person_shown(house: House, player: str) -> PersonShown:
    found = await asyncio.to_thread(house.parts.archive.player, player)
    if found is None:
        raise Refused("unknown_person")
    return _shown(house, found)


def _shown(house: House, one: StoredPlayer) -> PersonShown:
    here = house.hub.present(one.player)
    return PersonShown(one.player, one.name, one.guest, one.role, one.barred, one.created_ms, here)


def _worded(archive: Archive, rows: Sequence[StoredAudit]) -> list[AuditRow]:
    """Rows with the names of those whom they are by and about."""
    known: dict[str, str] = {}

    def name(player: str) -> str:
        if player not in known:
            found = archive.player(player)
            known[player] = found.name if found is not None else player
        return known[player]

    def about(subject: str) -> str:
        kind, _, whom = subject.partition("/")
        return name(whom) if kind in ("person", "player") else subject

    return [
        AuditRow(
            row.number,
            row.at_ms,
            row.by,
            name(row.by),
            row.role,
            row.act,
            row.subject,
            about(row.subject),
            row.why,
            row.before,
            row.after,
            row.hash,
        )
        for row in rows
    ]
