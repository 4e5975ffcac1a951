"""The players' side of the desk over HTTP: muting, reporting, the own channel to support, a round's replay.

What is said goes over the socket; see ``server.desk``.
"""

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from croupier.book.acts import RaiseIncident
from croupier.desk.hearing import require_mutable
from croupier.ports.store import StoredPlayer
from croupier.round.commands import Refused
from croupier.server.access import PLAYERS, person
from croupier.server.api import AnyRequest, house_of
from croupier.server.desk.desk import LATEST, shown
from croupier.server.desk.replay import own_replay
from croupier.server.house import House
from croupier.server.rounds import own_round
from croupier.wire.commands import LARGEST_NUMBER
from croupier.wire.desk import Done, MutedShown, Replay, SupportChannel, UpTo

MESSAGE_REPORTED = "message_reported"
ROUND_REPORTED = "round_reported"
"""Kinds of incidents that players raise; the detail of a message's is "#NUMBER NAME: TEXT"."""

LONGEST_NUMBER = 16
Before = Annotated[int | None, QueryParameter(ge=0, le=LARGEST_NUMBER)]


@get("/api/chat/mutes", guards=[PLAYERS])
async def mutes(request: AnyRequest) -> list[MutedShown]:
    """Whom the player does not want to hear."""
    player = await person(request)
    kept = await house_of(request).desk.know_mutes(player.player)
    return [MutedShown(one.number, one.name) for one in kept]


@post("/api/chat/messages/{message:str}/mute", status_code=200, guards=[PLAYERS])
async def mute(request: AnyRequest, message: FromPath[str]) -> list[MutedShown]:
    """Hear no more of whoever said something; the player alone, at every table, in every window, from now on."""
    player = await person(request)
    desk, store = house_of(request).desk, house_of(request).parts.desk
    said = await asyncio.to_thread(store.message, number_of(message))
    author = require_mutable(said, player.player)
    desk.take_turn(player)
    name, now_ms = said.name if said is not None else "", house_of(request).clock.wall_ms()
    await asyncio.to_thread(store.mute, player.player, author, name, now_ms)
    return [MutedShown(one.number, one.name) for one in await desk.mutes_changed(player.player)]


@post("/api/chat/mutes/{number:str}/lift", status_code=200, guards=[PLAYERS])
async def unmute(request: AnyRequest, number: FromPath[str]) -> list[MutedShown]:
    """Hear somebody again."""
    player = await person(request)
    house = house_of(request)
    await asyncio.to_thread(house.parts.desk.unmute, player.player, number_of(number))
    return [MutedShown(one.number, one.name) for one in await house.desk.mutes_changed(player.player)]


@post("/api/chat/messages/{message:str}/report", status_code=200, guards=[PLAYERS])
async def report_message(request: AnyRequest, message: FromPath[str]) -> Done:
    """Have support look at something that was said at a table."""
    player = await person(request)
    house = house_of(request)
    said = await asyncio.to_thread(house.parts.desk.message, number_of(message))
    require_mutable(said, player.player)
    if said is None:
        raise Refused("unknown_message")
    house.desk.take_turn(player)
    detail = f"#{said.number} {said.name}: {said.text}"
    now_ms = house.clock.wall_ms()
    await _report(house, player, RaiseIncident(now_ms, MESSAGE_REPORTED, "", said.subject, said.round, detail))
    return Done()


@post("/api/rounds/{round_id:str}/report", status_code=200, guards=[PLAYERS])
async def report_round(request: AnyRequest, round_id: FromPath[str]) -> Done:
    """Have a round looked into that the player took part in. Said again, it is the same report."""
    _, round_, entry = await own_round(request, round_id)
    player = await person(request)
    house = house_of(request)
    house.desk.take_turn(player)
    now_ms, table = house.clock.wall_ms(), entry.table.partition("/")[0]
    await _report(house, player, RaiseIncident(now_ms, ROUND_REPORTED, "", table, round_.id))
    return Done()


@get("/api/rounds/{round_id:str}/replay", guards=[PLAYERS])
async def replay(request: AnyRequest, round_id: FromPath[str]) -> Replay:
    """A round that the player took part in, event by event, as they saw it (A34)."""
    player = await person(request)
    house = house_of(request)
    if not house.checks.take(player.player):
        raise Refused("rate_limited")
    return await asyncio.to_thread(own_replay, house, player.player, round_id)


@get("/api/chat/support", guards=[PLAYERS])
async def support_channel(request: AnyRequest, before: Before = None) -> SupportChannel:
    """What the player and support have said to each other, latest messages in their order."""
    player = await person(request)
    store = house_of(request).parts.desk
    kept = await asyncio.to_thread(store.recent, "support", player.player, before, LATEST)
    unread = await asyncio.to_thread(store.unread, player.player)
    return SupportChannel([shown(one, player.player) for one in kept], unread)


@post("/api/chat/support/read", status_code=200, guards=[PLAYERS])
async def support_read(request: AnyRequest, data: JSONBody[UpTo]) -> Done:
    """The player has read support's messages up to one."""
    player = await person(request)
    await asyncio.to_thread(house_of(request).parts.desk.read_to, player.player, "player", data.number)
    return Done()


async def _report(house: House, player: StoredPlayer, incident: RaiseIncident) -> None:
    """Call for the supervisor and for support. The same report said again is the same incident."""
    about = incident.detail.partition(" ")[0].removeprefix("#") or incident.round
    who, key = player.player, f"{incident.kind}-{about}"
    await house.writer.submit(msgspec.structs.replace(incident, by=who, player=who, key=key))


def number_of(text: str) -> int:
    """A number out of an address; 0, which nothing has, where it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER else 0


CHAT_ROUTES = [mutes, mute, unmute, report_message, report_round, replay, support_channel, support_read]
