"""A supervisor's records over REST: incidents, adjustments, and what is out of play."""

import asyncio
from collections.abc import Mapping
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, PathParameter

from croupier.book.acts import (
    ApproveAdjustment,
    CloseIncident,
    DeclineAdjustment,
    Disable,
    Enable,
    NoteIncident,
    ProposeAdjustment,
)
from croupier.money import CURRENCIES
from croupier.ports.floor import StoredAdjustment
from croupier.ports.store import Archive
from croupier.round.commands import Refused
from croupier.server.access import person
from croupier.server.api import AnyRequest, house_of
from croupier.server.deeds import carry_out, signed
from croupier.server.desk.replay import folded
from croupier.server.floor.api import SUPERVISORS
from croupier.server.floor.news import MOST_ADJUSTMENTS, incident_shown, names_of
from croupier.server.house import House
from croupier.wire import floor as wire
from croupier.wire.commands import LARGEST_NUMBER

MOST_LISTED = 200

Record = Annotated[int, PathParameter(ge=1, le=LARGEST_NUMBER)]


@get("/api/staff/incidents", guards=[SUPERVISORS])
async def incidents(request: AnyRequest) -> list[wire.IncidentShown]:
    """What had, or has, to be looked into, latest first."""
    return await asyncio.to_thread(_incidents, house_of(request).parts.archive)


@post("/api/staff/incidents", status_code=200, guards=[SUPERVISORS])
async def note_incident(request: AnyRequest, data: JSONBody[wire.IncidentAsked]) -> wire.Carried:
    """Note something to look into; no table stops for it."""
    table = house_of(request).table(data.table).id if data.table is not None else ""
    by = await signed(request, data.detail)
    return await carry_out(request, NoteIncident(*by, table=table, round=data.round or "", key=data.key))


@post("/api/staff/incidents/{incident:int}/close", status_code=200, guards=[SUPERVISORS])
async def close_incident(request: AnyRequest, incident: Record, data: JSONBody[wire.CloseAsked]) -> wire.Carried:
    """An incident has been looked into; in a word, what came of it."""
    by = await signed(request, data.word)
    return await carry_out(request, CloseIncident(*by, incidents=(incident,), key=data.key))


@post("/api/staff/incidents/close", status_code=200, guards=[SUPERVISORS])
async def close_incidents(request: AnyRequest, data: JSONBody[wire.CloseAllAsked]) -> wire.Carried:
    """The same for several at once: all are closed, each with its row in the audit, or where one cannot be, none."""
    by = await signed(request, data.word)
    return await carry_out(request, CloseIncident(*by, incidents=data.incidents, key=data.key))


@post("/api/staff/disable", status_code=200, guards=[SUPERVISORS])
async def disable(request: AnyRequest, data: JSONBody[wire.SwitchAsked]) -> wire.Carried:
    """Take a table, a game, a player or everything out of play; what runs is played to its end."""
    await _require_known(house_of(request), data)
    by = await signed(request, data.why)
    return await carry_out(request, Disable(*by, kind=data.kind, subject=data.subject, key=data.key))


@post("/api/staff/enable", status_code=200, guards=[SUPERVISORS])
async def enable(request: AnyRequest, data: JSONBody[wire.SwitchAsked]) -> wire.Carried:
    """Put something back into play."""
    by = await signed(request, data.why)
    return await carry_out(request, Enable(*by, kind=data.kind, subject=data.subject, key=data.key))


@get("/api/staff/rounds/{round_id:str}/seats", guards=[SUPERVISORS])
async def round_seats(request: AnyRequest, round_id: FromPath[str]) -> wire.RoundOnFloor:
    """Who took part in a round and what it came to, for an adjustment of it."""
    return await asyncio.to_thread(_round, house_of(request).parts.archive, round_id)


@get("/api/staff/adjustments", guards=[SUPERVISORS])
async def adjustments(request: AnyRequest) -> list[wire.AdjustmentShown]:
    """What was proposed to make up for rounds that are over, latest first."""
    house, someone = house_of(request), await person(request)
    return await asyncio.to_thread(_adjustments, house.parts.archive, someone.player)


@post("/api/staff/adjustments", status_code=200, guards=[SUPERVISORS])
async def propose(request: AnyRequest, data: JSONBody[wire.ProposeAsked]) -> wire.Carried:
    """Propose to make up for a round that is over; no money moves until another supervisor agrees."""
    by = await signed(request, data.why)
    act = ProposeAdjustment(*by, round=data.round, player=data.player, amount=data.amount, key=data.key)
    return await carry_out(request, act)


@post("/api/staff/adjustments/{adjustment:int}/approve", status_code=200, guards=[SUPERVISORS])
async def approve(request: AnyRequest, adjustment: Record, data: JSONBody[wire.PlainAsked]) -> wire.Carried:
    """Agree as the second supervisor: the money moves, once."""
    by = await signed(request, data.why)
    return await carry_out(request, ApproveAdjustment(*by, adjustment=adjustment, key=data.key))


@post("/api/staff/adjustments/{adjustment:int}/decline", status_code=200, guards=[SUPERVISORS])
async def decline(request: AnyRequest, adjustment: Record, data: JSONBody[wire.PlainAsked]) -> wire.Carried:
    """Say no: nothing moves."""
    by = await signed(request, data.why)
    return await carry_out(request, DeclineAdjustment(*by, adjustment=adjustment, key=data.key))


RECORD_ROUTES = [
    incidents,
    note_incident,
    close_incident,
    close_incidents,
    disable,
    enable,
    round_seats,
    adjustments,
    propose,
    approve,
    decline,
]


async def _require_known(house: House, data: wire.SwitchAsked) -> None:
    """Refused for a table, game or player that the house does not know: nobody shall believe it is out of play."""
    match data.kind:
        case "table":
            house.table(data.subject)
        case "game":
            if data.subject not in {table.terms.game.name for table in house.tables.values()}:
                raise Refused("unknown_game", game=data.subject)
        case "player":
            if await asyncio.to_thread(house.parts.archive.player, data.subject) is None:
                raise Refused("unknown_player", player=data.subject)
        case "everything":
            pass


def _incidents(archive: Archive) -> list[wire.IncidentShown]:
    kept = archive.incidents(open_only=False, limit=MOST_LISTED)
    names = names_of(archive, (name for one in kept for name in (one.by, one.closed_by)))
    return [incident_shown(one, names) for one in kept]


def _adjustments(archive: Archive, viewer: str) -> list[wire.AdjustmentShown]:
    kept = archive.adjustments(MOST_ADJUSTMENTS)
    names = names_of(archive, (name for one in kept for name in (one.by, one.decided_by, one.player)))
    return [_adjustment_shown(one, names, viewer) for one in kept]


def _adjustment_shown(one: StoredAdjustment, names: Mapping[str, str], viewer: str) -> wire.AdjustmentShown:
    return wire.AdjustmentShown(
        adjustment=one.adjustment,
        at_ms=one.at_ms,
        round=one.round,
        table=one.table.partition("/")[0],
        player=one.player,
        name=names.get(one.player, one.player),
        amount=one.amount,
        currency=one.currency,
        exponent=CURRENCIES[one.currency].exponent,
        why=one.why,
        by=names.get(one.by, one.by),
        state=one.state,
        decided_by=names.get(one.decided_by, one.decided_by) if one.decided_by is not None else None,
        decided_ms=one.decided_ms,
        yours=one.by == viewer,
    )


def _round(archive: Archive, round_id: str) -> wire.RoundOnFloor:
    steps = [numbered.state for _, numbered in folded(archive, round_id)]
    round_ = steps[-1].round if steps else None
    if round_ is None:
        raise Refused("unknown_round", round=round_id)
    staked = {number: sum(seat.bets.values()) for number, seat in round_.seats.items() if seat.bets}
    names = names_of(archive, (seat.player for seat in round_.seats.values()))
    voided = round_.phase == "voided"
    return wire.RoundOnFloor(
        round=round_.id,
        table=steps[-1].table.partition("/")[0],
        outcome=round_.phase if round_.over else None,
        currency=round_.terms.currency,
        exponent=CURRENCIES[round_.terms.currency].exponent,
        seats=[
            wire.SeatOfRound(
                seat=number,
                player=seat.player,
                name=names.get(seat.player, seat.player),
                staked=staked[number],
                returned=staked[number] if voided else sum(line.returned for line in seat.settled),
            )
            for number, seat in sorted(round_.seats.items())
            if number in staked
        ],
    )
