"""The support console's side of the desk: conversations, reports, rounds and players looked up, silences.

Whoever of the house's people looks at somebody's rounds, or silences somebody, leaves a row in the audit.
"""

import asyncio
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from croupier.book.acts import CloseIncident, Note
from croupier.desk.hearing import require_mutable, silence_until
from croupier.desk.search import wanted
from croupier.games.catalogue import Table
from croupier.ports.floor import StoredIncident
from croupier.ports.store import StoredPlayer
from croupier.round.commands import Refused
from croupier.server.access import Allow, person
from croupier.server.api import AnyRequest, history_rows, house_of
from croupier.server.deeds import signed
from croupier.server.desk.chat import MESSAGE_REPORTED, ROUND_REPORTED, number_of
from croupier.server.desk.desk import LATEST, SUPPORT_ROLES, shown
from croupier.server.desk.replay import table_name, whole_replay
from croupier.server.house import House
from croupier.wire.desk import (
    Answer,
    Closing,
    ConversationShown,
    ConversationWhole,
    Done,
    PlayerFound,
    PlayersRounds,
    Replay,
    ReportShown,
    RoundFound,
    Silence,
    SilenceAuthor,
    UpTo,
)
from croupier.wire.messages import Accepted

SUPPORT = Allow(*SUPPORT_ROLES)
MOST_LISTED = 100
MOST_INCIDENTS = 1_000
NUMBER_DIGITS = 6
"""A game code ends in a round's number with so many digits, or more."""
REPORTED: Final = (MESSAGE_REPORTED, ROUND_REPORTED)
QUOTED: Final = re.compile(r"#(\d{1,15}) .*")
Typed = Annotated[str, QueryParameter(min_length=1, max_length=64)]


@get("/api/support/conversations", guards=[SUPPORT])
async def conversations(request: AnyRequest) -> list[ConversationShown]:
    """Players' channels, those with unread messages first."""
    kept = await asyncio.to_thread(house_of(request).parts.desk.conversations, MOST_LISTED)
    return [ConversationShown(one.player, one.name, one.guest, one.last_ms, one.unread) for one in kept]


@get("/api/support/conversations/{player:str}", guards=[SUPPORT])
async def conversation(request: AnyRequest, player: FromPath[str]) -> ConversationWhole:
    """A player's channel."""
    staff, house = await person(request), house_of(request)
    whom = await _known(house, player)
    kept = await asyncio.to_thread(house.parts.desk.recent, "support", player, None, LATEST)
    said = [shown(one, staff.player) for one in kept]
    return ConversationWhole(player, whom.name, whom.guest, house.desk.silent_ms(player), said)


@post("/api/support/conversations/{player:str}/answer", status_code=200, guards=[SUPPORT])
async def answer(request: AnyRequest, player: FromPath[str], data: JSONBody[Answer]) -> Accepted:
    """Say something to a player, under one's own name."""
    staff, house = await person(request), house_of(request)
    await _known(house, player)
    number = await house.desk.tell(staff, player, None, data.key, data.text)
    await asyncio.to_thread(house.parts.desk.read_to, player, "support", number)
    return Accepted(data.key, "", number, {})


@post("/api/support/conversations/{player:str}/read", status_code=200, guards=[SUPPORT])
async def conversation_read(request: AnyRequest, player: FromPath[str], data: JSONBody[UpTo]) -> Done:
    """Somebody of support has read a player's messages up to one."""
    await asyncio.to_thread(house_of(request).parts.desk.read_to, player, "support", data.number)
    return Done()


@post("/api/support/players/{player:str}/silence", status_code=200, guards=[SUPPORT])
async def silence(request: AnyRequest, player: FromPath[str], data: JSONBody[Silence]) -> Done:
    """A player may not speak at the tables for some minutes, or with 0 may again; they are told so."""
    staff, house = await person(request), house_of(request)
    await _silence(house, staff, await _known(house, player), data.minutes, data.why)
    return Done()


@post("/api/support/silences", status_code=200, guards=[SUPPORT])
async def silence_author(request: AnyRequest, data: JSONBody[SilenceAuthor]) -> Done:
    """The same for whoever said something at a table."""
    staff, house = await person(request), house_of(request)
    said = await asyncio.to_thread(house.parts.desk.message, data.message)
    author = require_mutable(said, staff.player)
    await _silence(house, staff, await _known(house, author), data.minutes, data.why)
    return Done()


@get("/api/support/reports", guards=[SUPPORT])
async def reports(request: AnyRequest) -> list[ReportShown]:
    """What players reported, open reports first."""
    house = house_of(request)
    return await asyncio.to_thread(_reports, house)


@post("/api/support/reports/{number:str}/close", status_code=200, guards=[SUPPORT])
async def close_report(request: AnyRequest, number: FromPath[str], data: JSONBody[Closing]) -> Done:
    """Somebody has looked into a report; what came of it is kept with it."""
    house = house_of(request)
    kinds = {one.incident: one.kind for one in await asyncio.to_thread(_incidents, house)}
    if kinds.get(number_of(number)) not in REPORTED:
        raise Refused("unknown_incident", incident=number_of(number))
    await house.writer.submit(CloseIncident(*await signed(request, data.word), incidents=(number_of(number),)))
    return Done()


@get("/api/support/rounds", guards=[SUPPORT])
async def find_rounds(request: AnyRequest, typed: Typed) -> list[RoundFound]:
    """A32: rounds by their game code or any part of it, latest first."""
    house = house_of(request)
    beginning, pattern = _pattern(house, typed)
    found = await asyncio.to_thread(house.parts.desk.rounds_like, beginning, pattern, MOST_LISTED)
    return [
        RoundFound(
            one.round,
            one.table.partition("/")[0],
            table_name(house.tables, one.table.partition("/")[0]),
            one.opened_ms,
            one.ended_ms,
            one.outcome,
        )
        for one in found
    ]


@get("/api/support/rounds/{round_id:str}", guards=[SUPPORT])
async def found_round(request: AnyRequest, round_id: FromPath[str]) -> Replay:
    """Any round from its events, and what was said at its table meanwhile."""
    staff, house = await person(request), house_of(request)
    said = await asyncio.to_thread(house.parts.desk.of_round, round_id)
    chat = [shown(one, staff.player) for one in said]
    replay = await asyncio.to_thread(whole_replay, house, round_id, chat)
    await house.writer.submit(Note(*await signed(request), deed="look_at_round", subject=f"round/{round_id}"))
    return replay


@get("/api/support/players", guards=[SUPPORT])
async def find_players(request: AnyRequest, typed: Typed) -> list[PlayerFound]:
    """Players by a part of their name."""
    found = await asyncio.to_thread(house_of(request).parts.desk.players_named, typed.strip(), MOST_LISTED)
    return [PlayerFound(one.player, one.name, one.guest, one.created_ms) for one in found]


@get("/api/support/players/{player:str}/rounds", guards=[SUPPORT])
async def players_rounds(request: AnyRequest, player: FromPath[str]) -> PlayersRounds:
    """The latest rounds that a player played, as their own history shows them."""
    house = house_of(request)
    whom = await _known(house, player)
    entries = await asyncio.to_thread(house.parts.archive.history, player, None, None, MOST_LISTED)
    rows = await asyncio.to_thread(history_rows, house, player, entries)
    await house.writer.submit(Note(*await signed(request), deed="look_at_player", subject=f"player/{player}"))
    return PlayersRounds(player, whom.name, rows)


SUPPORT_ROUTES = [
    conversations,
    conversation,
    answer,
    conversation_read,
    silence,
    silence_author,
    reports,
    close_report,
    find_rounds,
    found_round,
    find_players,
    players_rounds,
]


async def _known(house: House, player: str) -> StoredPlayer:
    found = await asyncio.to_thread(house.parts.desk.player, player)
    if found is None or found.role != "player":
        raise Refused("unknown_player")
    return found


async def _silence(house: House, staff: StoredPlayer, player: StoredPlayer, minutes: int, why: str) -> None:
    now_ms = house.clock.wall_ms()
    until_ms = silence_until(now_ms, minutes) if minutes else 0
    if minutes and not why.strip():
        raise Refused("no_reason")
    before = house.desk.silenced_until(player.player)
    deed, subject = "silence" if minutes else "unsilence", f"player/{player.player}"
    note = Note(now_ms, staff.player, staff.role, why, deed=deed, subject=subject, before=before, after=until_ms)
    await house.writer.submit(note)  # nobody is silenced before it stands in the audit
    house.desk.silence(player.player, until_ms)


def _incidents(house: House) -> Sequence[StoredIncident]:
    return house.parts.archive.incidents(open_only=False, limit=MOST_INCIDENTS)


def _reports(house: House) -> list[ReportShown]:
    """What players reported, open reports first, then latest first."""
    kept = [one for one in _incidents(house) if one.kind in REPORTED]
    kept.sort(key=lambda one: (one.closed_ms is not None, -one.incident))
    names = house.parts.desk.names({one.by for one in kept} | {one.closed_by for one in kept if one.closed_by})
    return [_report(house, one, names) for one in kept[:MOST_LISTED]]


def _report(house: House, incident: StoredIncident, names: Mapping[str, str]) -> ReportShown:
    quoted = QUOTED.fullmatch(incident.detail)
    said = house.parts.desk.message(int(quoted[1])) if quoted is not None else None
    return ReportShown(
        report=incident.incident,
        at_ms=incident.at_ms,
        by=names.get(incident.by, ""),
        kind="message" if incident.kind == MESSAGE_REPORTED else "round",
        table=table_name(house.tables, incident.table or ""),
        round=incident.round,
        message=said.number if said is not None else None,
        author=said.name if said is not None else None,
        text=said.text if said is not None else None,
        closed_ms=incident.closed_ms,
        closed_by=names.get(incident.closed_by, "") if incident.closed_by is not None else None,
        word=incident.word,
    )


def _pattern(house: House, typed: str) -> tuple[str | None, str]:
    """What rounds' ids have to begin with, and what they have to be like."""
    what = wanted(typed)
    if what.beginning is not None:
        return what.beginning, "%"
    table = _code(house.tables.values(), what.table) if what.table is not None else "%"
    time = f"{what.time}%" if what.time is not None else "%"
    number = what.number.zfill(NUMBER_DIGITS) if what.number is not None else "%"
    return None, f"{table}-{what.date or '%'}-{time}-{number}"


def _code(tables: Iterable[Table], typed: str) -> str:
    """The code of the table that somebody means; what they typed where it is none of ours."""
    for table in tables:
        if typed in (table.code, table.id.upper(), *table.name.upper().split()):
            return table.code
    return typed
