"""The sessions in SQL: tokens are long and random, so a plain hash hides them well enough."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from croupier.adapters import schema
from croupier.adapters.schema import columns_of
from croupier.adapters.sql_reader import SqlReader, store_errors
from croupier.ports.store import StoredPlayer, StoredSession

_sessions = schema.sessions.c

_FOUND = (
    select(_sessions.token_hash, _sessions.created_ms, _sessions.seen_ms, *columns_of(schema.players, StoredPlayer))
    .join(schema.players, _sessions.player == schema.players.c.player)
    .where(_sessions.token_hash == bindparam("token_hash"))
)
_COUNT = select(func.count()).select_from(schema.sessions).where(_sessions.player == bindparam("player"))
_SAW = (
    update(schema.sessions)
    .where(_sessions.token_hash == bindparam("id"), _sessions.seen_ms < bindparam("at_ms"))
    .values(seen_ms=bindparam("at_ms"))
)


class SqlSessions(SqlReader):
    """Implements ``ports.store.Sessions``."""

    def create(self, token: str, player: str, created_ms: int) -> None:
        """Remember a new session; StoreError unless the token is new and the player is known."""
        row = {"token_hash": session_id(token), "player": player, "created_ms": created_ms, "seen_ms": created_ms}
        with store_errors(), self._engine.begin() as connection:
            connection.execute(insert(schema.sessions), row)

    def find(self, token: str) -> StoredSession | None:
        """The session of a token; None for one that is unknown or has ended."""
        rows = self._rows(_FOUND, token_hash=session_id(token))
        if not rows:
            return None
        found: Sequence[Any] = rows[0]
        id_, created_ms, seen_ms, *person = found
        return StoredSession(id_, StoredPlayer(*person), created_ms, seen_ms)

    def saw(self, seen: Mapping[bytes, int]) -> None:
        """Remember when sessions, by their ids, were last used; those that have ended stay so."""
        if seen:
            with store_errors(), self._engine.begin() as connection:
                connection.execute(_SAW, [{"id": id_, "at_ms": at_ms} for id_, at_ms in seen.items()])

    def end(self, session: bytes) -> None:
        """End a session, if it has not ended."""
        with store_errors(), self._engine.begin() as connection:
            connection.execute(delete(schema.sessions).where(_sessions.token_hash == session))

    def end_all(self, player: str, but: bytes | None = None) -> int:
        """End all sessions of a person, but one that may be named; how many there were."""
        theirs = delete(schema.sessions).where(_sessions.player == player)
        with store_errors(), self._engine.begin() as connection:
            return connection.execute(theirs if but is None else theirs.where(_sessions.token_hash != but)).rowcount

    def count(self, player: str) -> int:
        """How many sessions a person has."""
        (row,) = self._rows(_COUNT, player=player)
        return int(row[0])


def session_id(token: str) -> bytes:
    """The id of a token's session."""
    return hashlib.sha256(token.encode()).digest()
