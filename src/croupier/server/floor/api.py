"""What the floor's staff do over REST: dealers at their tables, supervisors everywhere.

Each deed goes to the writer as one act with the key of whoever wished it, and is in the audit with what it changed.
A void takes two requests: the first tells what it would do and gives a token, the second brings the token.
"""

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

from croupier.book.acts import (
    Announce,
    Burn,
    ConfirmCards,
    Correct,
    OpenTable,
    Pause,
    Resume,
    Scan,
    ShutTable,
    Void,
)
from croupier.book.seating import TableState
from croupier.games.catalogue import Table
from croupier.round.commands import Refused
from croupier.server.access import STAFF, Allow, person
from croupier.server.api import AnyRequest, house_of
from croupier.server.deeds import Signature, carry_out, signed
from croupier.server.floor.confirmations import CONFIRM_MS
from croupier.server.floor.news import held_in
from croupier.server.house import House
from croupier.wire import floor as wire

DEALERS = Allow("dealer")
SUPERVISORS = Allow("supervisor")
FLOOR = Allow("dealer", "supervisor")


@get("/api/staff/floor", guards=[STAFF])
async def floor(request: AnyRequest) -> wire.Floor:
    """All tables at a glance, open incidents, and what is out of play."""
    return await house_of(request).floor.floor()


@post("/api/staff/tables/{table:str}/open", status_code=200, guards=[FLOOR])
async def open_table(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.OpenAsked]) -> wire.Carried:
    """Open a table: a dealer deals by hand under the own name, a supervisor leaves it to the automatic dealer."""
    someone = await person(request)
    if (someone.role == "dealer") != (data.dealing == "hand"):
        raise Refused("not_allowed")  # nobody deals for somebody else
    house = house_of(request)
    house.require_open(_live_table(house, table))
    dealer, name = (someone.player, someone.name) if data.dealing == "hand" else (None, None)
    by = await signed(request)
    act = OpenTable(*by, table=table, dealing=data.dealing, dealer=dealer, dealer_name=name, key=data.key)
    return await carry_out(request, act)


@post("/api/staff/tables/{table:str}/shut", status_code=200, guards=[FLOOR])
async def shut_table(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.PlainAsked]) -> wire.Carried:
    """Close a table on which nothing stands."""
    by = await _signed_at(request, table, data.why)
    return await carry_out(request, ShutTable(*by, table=table, key=data.key))


@post("/api/staff/tables/{table:str}/announce", status_code=200, guards=[DEALERS])
async def announce(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.AnnounceAsked]) -> wire.Carried:
    """Have one of the prepared announcements said to all, each in their language (E2)."""
    by = await _signed_at(request, table)
    return await carry_out(request, Announce(*by, table=table, code=data.code, key=data.key))


@post("/api/staff/tables/{table:str}/scan", status_code=200, guards=[DEALERS])
async def scan(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.ScanAsked]) -> wire.Carried:
    """What the scanner read; a card that cannot be stops the table, and the answer says why."""
    by = await _signed_at(request, table)
    return await carry_out(request, Scan(*by, table=table, round=data.round, card=data.card, key=data.key))


@post("/api/staff/tables/{table:str}/burn", status_code=200, guards=[DEALERS])
async def burn(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.RoundAsked]) -> wire.Carried:
    """A card was burnt; out of turn it stops the table."""
    by = await _signed_at(request, table)
    return await carry_out(request, Burn(*by, table=table, round=data.round, key=data.key))


@post("/api/staff/tables/{table:str}/confirm", status_code=200, guards=[DEALERS])
async def confirm(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.RoundAsked]) -> wire.Carried:
    """All cards lie as they were read: the round is settled."""
    by = await _signed_at(request, table)
    return await carry_out(request, ConfirmCards(*by, table=table, round=data.round, key=data.key))


@post("/api/staff/tables/{table:str}/pause", status_code=200, guards=[FLOOR])
async def pause(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.PauseAsked]) -> wire.Carried:
    """Stop a table with its clock; a dealer who does calls a supervisor with it."""
    by = await _signed_at(request, table, data.why)
    return await carry_out(request, Pause(*by, table=table, reason=data.reason, key=data.key))


@post("/api/staff/tables/{table:str}/resume", status_code=200, guards=[SUPERVISORS])
async def resume(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.PlainAsked]) -> wire.Carried:
    """Let a table go on with the time that was left (A40)."""
    by = await _signed_at(request, table, data.why)
    return await carry_out(request, Resume(*by, table=table, key=data.key))


@post("/api/staff/tables/{table:str}/correct", status_code=200, guards=[SUPERVISORS])
async def correct(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.CorrectAsked]) -> wire.Carried:
    """Another card lies there than was read; only until somebody has decided on it."""
    act = Correct(
        *await _signed_at(request, table, data.why),
        table=table,
        round=data.round,
        pile=data.pile,
        seat=data.seat,
        index=data.index,
        card=data.card,
        key=data.key,
    )
    return await carry_out(request, act)


@post("/api/staff/tables/{table:str}/void/ask", status_code=200, guards=[SUPERVISORS])
async def ask_void(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.VoidAsked]) -> wire.VoidToken:
    """The first step of a void: what would go back, and a token for the second. Nothing happens yet."""
    house, someone = house_of(request), await person(request)
    round_ = (await house.writer.table(await _instance(house, table, data.round))).round
    if round_ is None or round_.id != data.round:
        raise Refused("wrong_round", round=round_.id if round_ is not None else "")
    if round_.over:
        raise Refused("round_over")
    seats = sum(bool(seat.bets) for seat in round_.seats.values())
    token = house.confirmations.ask(someone.player, table, data)
    return wire.VoidToken(token, round_.id, seats, held_in(round_), CONFIRM_MS)


@post("/api/staff/tables/{table:str}/void", status_code=200, guards=[SUPERVISORS])
async def void(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.VoidConfirmed]) -> wire.Carried:
    """The second step: the round is cancelled, every stake goes back, what was paid is taken back (A40, A41)."""
    house, someone = house_of(request), await person(request)
    asked = house.confirmations.confirmed(someone.player, table, data)
    by, instance = await signed(request, asked.why), await _instance(house, table, asked.round)
    return await carry_out(request, Void(*by, table=instance, round=asked.round, reason=asked.reason, key=data.key))


FLOOR_ROUTES = [
    floor,
    open_table,
    shut_table,
    announce,
    scan,
    burn,
    confirm,
    pause,
    resume,
    correct,
    ask_void,
    void,
]


def _live_table(house: House, table: str) -> Table:
    found = house.table(table)
    if not found.live:
        raise Refused("not_live")
    return found


async def _instance(house: House, table: str, round_id: str) -> str:
    """Where a round of a table is played: an instant table is one a player, and its rounds alone say whose."""
    if house.table(table).live:
        return table
    entry = await asyncio.to_thread(house.parts.archive.round, round_id)
    if entry is None or entry.table.partition("/")[0] != table:
        raise Refused("wrong_round", round="")
    return entry.table


async def _signed_at(request: AnyRequest, table: str, why: str = "") -> Signature:
    """The beginning of an act at a live table: a dealer's only where they deal, a supervisor's everywhere."""
    house, someone = house_of(request), await person(request)
    _live_table(house, table)
    state: TableState = house.live[table].state
    if someone.role == "dealer" and (state.shut or state.dealing != "hand" or state.dealer != someone.name):
        raise Refused("not_your_table")
    return await signed(request, why)
