"""The REST side: sessions, wallet, lobby, descriptions, history. Single rounds are in ``rounds``."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from croupier.book.acts import TopUp
from croupier.book.seating import TableState
from croupier.games.catalogue import Table
from croupier.money import CURRENCIES
from croupier.ports.store import HistoryEntry, StoredPlayer
from croupier.round.commands import Refused
from croupier.rules.definition import ANTE
from croupier.server.access import ANYONE, PLAYERS, address_of, from_own_page, person, session_of
from croupier.server.house import GUEST_MONEY, PLAY, House
from croupier.server.money.fun import real_id
from croupier.server.session import session_cookie
from croupier.wire.commands import Key
from croupier.wire.decode import refuse_duplicates
from croupier.wire.describe import describe
from croupier.wire.messages import Wallet
from croupier.wire.tables import CardChair, HistoryRow, Me, TableCard, TableDescription

AnyRequest = Request[Any, Any, Any]
READING = ("GET", "HEAD", "OPTIONS")
Limit = Annotated[int, QueryParameter(ge=1, le=100)]


class TopUpAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for more play money."""

    key: Key


@post("/api/session", status_code=200, guards=[ANYONE])
async def open_session(request: AnyRequest) -> Response[Me]:
    """Tell who the session belongs to; make a guest with play money where there is none yet."""
    house = house_of(request)
    session = await session_of(request)
    if session is not None:
        return Response(me_shown(session.person))
    house.reception.require_room_for_guest(address_of(request))
    player = await house.new_guest()
    token = await house.reception.begin(player, None)
    cookie = session_cookie(token, secure=request.url.scheme == "https")
    return Response(me_shown(player), cookies=[cookie])


@get("/api/wallet", guards=[PLAYERS])
async def wallet(request: AnyRequest) -> Wallet:
    """The player's money."""
    player = await person(request)
    return await house_of(request).wallet(player.player)


@post("/api/cashier/top-up", status_code=200, guards=[PLAYERS])
async def top_up(request: AnyRequest, data: JSONBody[TopUpAsked]) -> Wallet:
    """Fill a wallet of play money up to what a guest starts with."""
    player = await person(request)
    house = house_of(request)
    await house.writer.submit(TopUp(house.clock.wall_ms(), player.player, data.key, PLAY, GUEST_MONEY))
    return await house.wallet(player.player)


@get("/api/tables", guards=[ANYONE])
async def lobby(request: AnyRequest) -> list[TableCard]:
    """Every table on offer, and who sits there."""
    house = house_of(request)
    session = await session_of(request)
    player = session.person if session is not None else None
    unfinished: set[str] = set()
    if player is not None:
        unfinished = set(await asyncio.to_thread(house.parts.archive.unfinished, player.player))
    return [_card(house, table, player, unfinished) for table in house.tables.values()]


@get("/api/tables/{table:str}", guards=[ANYONE])
async def table_description(request: AnyRequest, table: FromPath[str]) -> TableDescription:
    """Everything a page needs to draw a table."""
    house = house_of(request)
    found = house.table(table)
    certificate = house.openings[real_id(table)].certificate
    quick_play = house.parts.jurisdiction.play.quick_play.value
    return describe(found, certificate, house.closed(table), quick_play=quick_play)


@get("/api/history", guards=[PLAYERS])
async def history(
    request: AnyRequest, limit: Limit = 50, before: FromQuery[str | None] = None, table: FromQuery[str | None] = None
) -> list[HistoryRow]:
    """The player's own ended rounds, latest first."""
    player = await person(request)
    house = house_of(request)
    instance = house.instance(table, player.player) if table is not None else None
    archive = house.parts.archive
    entries = await asyncio.to_thread(archive.history, player.player, instance, before, limit)
    return await asyncio.to_thread(history_rows, house, player.player, entries)


async def refuse_unfit_request(request: AnyRequest) -> None:
    """Refuse, before any handler sees it, what a foreign page wants changed, and a body that is not clear JSON."""
    if request.method not in READING and not from_own_page(request):
        raise Refused("foreign_origin")
    await _refuse_unclear_body(request)


async def _refuse_unclear_body(request: AnyRequest) -> None:
    """Refused where a body is not JSON, or names a field twice."""
    body = await request.body()
    if not body:
        return
    media_type, _ = request.content_type
    if media_type != MediaType.JSON:
        raise HTTPException(status_code=415, detail="A body is JSON here, and its content type says so.")
    refuse_duplicates(body)


ROUTES = [open_session, wallet, top_up, lobby, table_description, history]


def house_of(request: AnyRequest) -> House:
    """The running house."""
    house: House = request.app.state.house
    return house


def me_shown(player: StoredPlayer) -> Me:
    """Someone as their own page is told."""
    return Me(player.player, player.name, player.guest, player.role)


def _card(house: House, table: Table, player: StoredPlayer | None, unfinished: set[str]) -> TableCard:
    ante = table.terms.limit(ANTE)
    state = house.live[table.id].state if table.live else TableState(table.id)
    chairs = state.chairs
    return TableCard(
        id=table.id,
        game=table.terms.game.name,
        name=table.name,
        kind="live" if table.live else "instant",
        language=table.language,
        currency=table.terms.currency,
        exponent=CURRENCIES[table.terms.currency].exponent,
        minimum=ante.minimum,
        maximum=ante.maximum,
        dealer=state.dealer or table.dealer,
        players=[chair.name for chair in chairs.values()],
        seats=table.terms.seats,
        unfinished=player is not None and house.instance(table.id, player.player) in unfinished,
        seated=player is not None and any(chair.player == player.player for chair in chairs.values()),
        closed=house.closed(table.id),
        for_fun=table.id in {real_id(fun) for fun in house.fun},
        chairs=[CardChair(seat, chair.name) for seat, chair in sorted(chairs.items())],
    )


def history_rows(house: House, player: str, entries: Sequence[HistoryEntry]) -> list[HistoryRow]:
    """Rounds of a player as their history shows them."""
    adjusted = house.parts.archive.adjusted(player, [entry.round for entry in entries])
    return [_history_row(house, entry, adjusted.get(entry.round, 0)) for entry in entries]


def _history_row(house: House, entry: HistoryEntry, adjusted: int) -> HistoryRow:
    """An entry as it is shown."""
    terms = house.parts.archive.terms(entry.terms)
    table = entry.table.partition("/")[0]
    name = house.tables[table].name if table in house.tables else table
    return HistoryRow(
        round=entry.round,
        table=table,
        game=terms.game.name,
        table_name=name,
        opened_ms=entry.opened_ms,
        ended_ms=entry.ended_ms,
        outcome=entry.outcome,
        staked=entry.staked,
        returned=entry.returned,
        adjusted=adjusted,
        currency=terms.currency,
        exponent=CURRENCIES[terms.currency].exponent,
    )
