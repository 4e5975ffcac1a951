"""A single round for those who took part in it: as it stands, as a file to keep, and checked by the house."""

import asyncio

from litestar import Response, get
from litestar.params import FromPath

from croupier.book.codec import decode_event
from croupier.book.seating import TableState, advance
from croupier.fairness import verify
from croupier.ports.store import Archive, StoredRound, StoreError
from croupier.round.commands import Refused
from croupier.round.events import RoundOpened
from croupier.round.model import Round
from croupier.server.access import PLAYERS, person
from croupier.server.api import AnyRequest, house_of
from croupier.wire.encode import round_shown, viewer_of
from croupier.wire.record import RoundRecord, Verdict, decode_record, encode_record, record_of
from croupier.wire.views import RoundShown


@get("/api/rounds/{round_id:str}", guards=[PLAYERS])
async def shown_round(request: AnyRequest, round_id: FromPath[str]) -> RoundShown:
    """A round that the player took part in, as it stands or ended for them."""
    player, round_, _ = await own_round(request, round_id)
    return round_shown(round_, player, {})


@get("/api/rounds/{round_id:str}/record", guards=[PLAYERS], media_type="application/json")
async def round_record(request: AnyRequest, round_id: FromPath[str]) -> Response[bytes]:
    """The record of a round that is over, as a file for `croupier verify` or a program of the player's own."""
    record = await _record(request, round_id)
    headers = {"content-disposition": f'attachment; filename="{record.round}.json"', "cache-control": "no-store"}
    return Response(encode_record(record), media_type="application/json", headers=headers)


@get("/api/rounds/{round_id:str}/verify", guards=[PLAYERS])
async def round_verdict(request: AnyRequest, round_id: FromPath[str]) -> Verdict:
    """What `croupier verify` says to that record."""
    record = await _record(request, round_id)
    return await asyncio.to_thread(lambda: verify(decode_record(encode_record(record))))


ROUND_ROUTES = [shown_round, round_record, round_verdict]


async def _record(request: AnyRequest, round_id: str) -> RoundRecord:
    player = await person(request)
    if not house_of(request).checks.take(player.player):
        raise Refused("rate_limited")
    _, round_, entry = await own_round(request, round_id)
    return record_of(round_, entry.terms)


async def own_round(request: AnyRequest, round_id: str) -> tuple[str, Round, StoredRound]:
    """Who asks, and a round that they took part in; Refused for any other."""
    player = await person(request)
    archive = house_of(request).parts.archive
    state = await asyncio.to_thread(_replay, archive, round_id)
    round_ = state.round if state is not None else None
    if round_ is None or viewer_of(round_, player.player) is None:
        raise Refused("unknown_round", round=round_id)
    entry = await asyncio.to_thread(archive.round, round_id)
    if entry is None:
        raise StoreError(f"round {round_id} has events and no entry")
    return player.player, round_, entry


def _replay(archive: Archive, round_id: str) -> TableState | None:
    """The fold of a round's stored events under the terms it is pinned to."""
    records = archive.round_events(round_id)
    if not records:
        return None
    state = TableState(records[0].table)
    for record in records:
        event = decode_event(record.body)
        terms = archive.terms(event.terms) if isinstance(event, RoundOpened) else None
        state = advance(state, event, terms)
    return state
