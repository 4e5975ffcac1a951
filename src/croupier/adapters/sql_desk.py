"""The desk's store in SQL. Its writes are few and small, and apart from the book's: no bet is in one with them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Executable, bindparam, func, insert, or_, select, update
from sqlalchemy import delete as delete_from
from sqlalchemy.dialects import sqlite  # PostgreSQL's insert has the same on_conflict methods

from croupier.adapters import schema
from croupier.adapters.schema import columns_of
from croupier.adapters.schema_desk import conversations, messages, mutes
from croupier.adapters.sql_reader import SqlReader, store_errors
from croupier.ports.desk import Channel, Conversation, FoundRound, StoredMessage, StoredMute
from croupier.ports.store import StoredPlayer

_LAST = select(func.coalesce(func.max(messages.c.number), 0))

_speech = sqlite.insert(conversations)
_CONTINUE = _speech.values(player_read=0, support_read=0).on_conflict_do_update(
    index_elements=[conversations.c.player],
    set_={"last": _speech.excluded.last, "last_ms": _speech.excluded.last_ms},
)

_MESSAGE = columns_of(messages, StoredMessage)
_RECENT = (
    select(*_MESSAGE)
    .where(messages.c.channel == bindparam("channel"), messages.c.subject == bindparam("subject"))
    .order_by(messages.c.number.desc())
    .limit(bindparam("limit"))
)
_RECENT_BEFORE = _RECENT.where(messages.c.number < bindparam("before"))
_OF_ROUND = (
    select(*_MESSAGE)
    .where(messages.c.round == bindparam("round"), messages.c.channel == "table")
    .order_by(messages.c.number)
)
_ONE = select(*_MESSAGE).where(messages.c.number == bindparam("number"))

_MUTES = (
    select(*columns_of(mutes, StoredMute)).where(mutes.c.player == bindparam("player")).order_by(mutes.c.number.desc())
)
_MUTE = sqlite.insert(mutes).on_conflict_do_nothing()
_UNMUTE = delete_from(mutes).where(mutes.c.player == bindparam("of"), mutes.c.number == bindparam("which"))

_READ = {
    side: update(conversations)
    .where(conversations.c.player == bindparam("of"), mark < bindparam("to"), conversations.c.last >= bindparam("to"))
    .values({mark.key: bindparam("to")})
    for side, mark in (("player", conversations.c.player_read), ("support", conversations.c.support_read))
}
_IN_CHANNEL = (messages.c.channel == "support", messages.c.subject == conversations.c.player)
_UNREAD = (
    select(func.count())
    .select_from(conversations)
    .join(messages, (_IN_CHANNEL[0]) & (_IN_CHANNEL[1]))
    .where(
        conversations.c.player == bindparam("player"),
        messages.c.number > conversations.c.player_read,
        messages.c.role != "player",
    )
)
_WAITING = (
    select(func.count())
    .where(*_IN_CHANNEL, messages.c.number > conversations.c.support_read, messages.c.role == "player")
    .correlate(conversations)
    .scalar_subquery()
)
_CONVERSATIONS = (
    select(
        conversations.c.player,
        schema.players.c.name,
        schema.players.c.guest,
        conversations.c.last,
        conversations.c.last_ms,
        _WAITING.label("unread"),
    )
    .join(schema.players, schema.players.c.player == conversations.c.player)
    .order_by((_WAITING > 0).desc(), conversations.c.last.desc())
    .limit(bindparam("limit"))
)

SILENCED = ("silence", "unsilence")
"""Deeds of the audit: that somebody may not speak until a moment, in milliseconds, is what stands after one."""

_SILENCES = (
    select(schema.audit.c.subject, schema.audit.c.after)
    .where(schema.audit.c.act.in_(SILENCED), schema.audit.c.at_ms >= bindparam("since_ms"))
    .order_by(schema.audit.c.number)
)

_NAMES = select(schema.players.c.player, schema.players.c.name).where(
    schema.players.c.player.in_(bindparam("players", expanding=True))
)
_NAMED = (
    select(*columns_of(schema.players, StoredPlayer))
    .where(
        schema.players.c.role == "player",
        or_(
            schema.players.c.player == bindparam("part"),
            func.lower(schema.players.c.name).like(bindparam("pattern"), escape="\\"),
        ),
    )
    .order_by(func.length(schema.players.c.name), schema.players.c.name, schema.players.c.player)
    .limit(bindparam("limit"))
)

_FOUND = (
    select(*columns_of(schema.rounds, FoundRound))
    .where(schema.rounds.c.round.like(bindparam("pattern")))
    .order_by(schema.rounds.c.sequence.desc())
    .limit(bindparam("limit"))
)
_FOUND_BELOW = _FOUND.where(
    schema.rounds.c.round >= bindparam("first"), schema.rounds.c.round < bindparam("beyond")
)  # a walk of the ids' index, however many rounds there are

_AFTER_DIGITS = "~"  # above every letter and digit that a round's id may have


class SqlDesk(SqlReader):
    """Implements ``ports.desk.DeskStore``."""

    def last_message(self) -> int:
        """The highest number that a message has had; 0 before the first."""
        (row,) = self._rows(_LAST)
        return int(row[0])

    def keep(self, messages_said: Sequence[StoredMessage]) -> None:
        """Keep messages, and where each private channel is now; all or none."""
        private = {one.subject: one for one in messages_said if one.channel == "support"}
        latest = [{"player": player, "last": one.number, "last_ms": one.at_ms} for player, one in private.items()]
        with store_errors(), self._engine.begin() as connection:
            connection.execute(insert(messages), [asdict(one) for one in messages_said])
            for conversation in latest:
                connection.execute(_CONTINUE, conversation)

    def recent(self, channel: Channel, subject: str, before: int | None, limit: int) -> Sequence[StoredMessage]:
        """The latest messages of a channel, below a number if one is given, in their order."""
        where = {"channel": channel, "subject": subject, "limit": limit}
        if before is None:
            return self._all(StoredMessage, _RECENT, **where)[::-1]
        return self._all(StoredMessage, _RECENT_BEFORE, before=before, **where)[::-1]

    def of_round(self, round_id: str) -> Sequence[StoredMessage]:
        """What was said at the table in a round, in order."""
        return self._all(StoredMessage, _OF_ROUND, round=round_id)

    def message(self, number: int) -> StoredMessage | None:
        """A message."""
        return self._one(StoredMessage, _ONE, number=number)

    def mutes(self, player: str) -> Sequence[StoredMute]:
        """Whom a player has muted, latest first."""
        return self._all(StoredMute, _MUTES, player=player)

    def mute(self, player: str, muted: str, name: str, at_ms: int) -> None:
        """Remember that; nothing new where it is so already."""
        self._write(_MUTE, player=player, muted=muted, name=name, at_ms=at_ms)

    def unmute(self, player: str, number: int) -> None:
        """Forget one of the player's own."""
        self._write(_UNMUTE, of=player, which=number)

    def read_to(self, player: str, side: Literal["player", "support"], number: int) -> None:
        """One side of a private channel has read up to a message that is there."""
        self._write(_READ[side], of=player, to=number)

    def unread(self, player: str) -> int:
        """How many of support's messages a player has not read."""
        (row,) = self._rows(_UNREAD, player=player)
        return int(row[0])

    def conversations(self, limit: int) -> Sequence[Conversation]:
        """Private channels, those with unread messages first, then by the latest message."""
        return self._all(Conversation, _CONVERSATIONS, limit=limit)

    def silences(self, since_ms: int) -> Mapping[str, int]:
        """Until when players may not speak at tables (0: they may again), by what was decided since then.

        The audit is where it stands, so that nobody is silenced without a row in it.
        """
        rows = self._rows(_SILENCES, since_ms=since_ms)
        return {row.subject.removeprefix("player/"): msgspec.json.decode(row.after, type=int) for row in rows}

    def names(self, players: Iterable[str]) -> Mapping[str, str]:
        """The names of players; of a round's, so there are never many."""
        return {row.player: row.name for row in self._rows(_NAMES, players=[*players])}

    def players_named(self, part: str, limit: int) -> Sequence[StoredPlayer]:
        """Players in whose name this stands, or whose id it is; shortest names first."""
        literal = part.lower().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        return self._all(StoredPlayer, _NAMED, part=part, pattern=f"%{literal}%", limit=limit)

    def rounds_like(self, beginning: str | None, pattern: str, limit: int) -> Sequence[FoundRound]:
        """Rounds, latest first, whose id begins so, or is like a pattern of SQL's LIKE."""
        if beginning is None:
            return self._all(FoundRound, _FOUND, pattern=pattern, limit=limit)
        bounds = {"first": beginning, "beyond": beginning + _AFTER_DIGITS}
        return self._all(FoundRound, _FOUND_BELOW, pattern=pattern, limit=limit, **bounds)

    def _write(self, statement: Executable, **parameters: object) -> int:
        """Carry out a change of one row; how many there were."""
        with store_errors(), self._engine.begin() as connection:
            return connection.execute(statement, parameters).rowcount
