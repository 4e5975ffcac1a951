"""The money desk in SQL: what a batch leaves of it, and reading it."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Executable, bindparam, insert, select
from sqlalchemy.dialects import sqlite  # PostgreSQL's insert has the same on_conflict methods

from croupier.adapters import schema_money as schema
from croupier.adapters.schema import columns_of
from croupier.adapters.sql_reader import SqlReader
from croupier.ports.money import StoredMovement, StoredTicket
from croupier.ports.store import Batch

_movement = sqlite.insert(schema.movements)
_SET_MOVEMENT = _movement.on_conflict_do_update(
    index_elements=[schema.movements.c.movement],
    set_={name: _movement.excluded[name] for name in ("state", "changed_ms", "reference", "reason")},
)
_play = sqlite.insert(schema.plays)
SET_PLAY = _play.on_conflict_do_update(index_elements=[schema.plays.c.player], set_={"body": _play.excluded.body})

_ADD_CHANGE = insert(schema.play_changes)
_ADD_TICKET = insert(schema.tickets)

_COLUMNS = columns_of(schema.movements, StoredMovement)
_MOVEMENT = select(*_COLUMNS).where(schema.movements.c.movement == bindparam("movement"))
_PLAY = select(schema.plays.c.body).where(schema.plays.c.player == bindparam("player"))
_LATEST_FIRST = (schema.movements.c.created_ms.desc(), schema.movements.c.movement.desc())
_OF_PLAYER = (
    select(*_COLUMNS)
    .where(schema.movements.c.player == bindparam("player"))
    .order_by(*_LATEST_FIRST)
    .limit(bindparam("limit"))
)
_WAITING = (
    select(*_COLUMNS)
    .where(schema.movements.c.state == "waiting")
    .order_by(schema.movements.c.created_ms, schema.movements.c.movement)
)
_TICKET = select(*columns_of(schema.tickets, StoredTicket)).where(
    schema.tickets.c.round == bindparam("round"), schema.tickets.c.player == bindparam("player")
)


def money_writes(batch: Batch) -> Sequence[tuple[Executable, list[dict[str, Any]]]]:
    """Each kind of row of a batch but plays, with its statement; to be written after people and rounds."""
    return (
        (_SET_MOVEMENT, [asdict(movement) for movement in batch.movements.values()]),
        (_ADD_CHANGE, [asdict(change) for change in batch.play_changes]),
        (_ADD_TICKET, [asdict(ticket) for ticket in batch.tickets]),
    )


class SqlMoneyStore(SqlReader):
    """Implements ``ports.money.MoneyStore``."""

    def play(self, player: str) -> bytes | None:
        """How a player plays, encoded; None for someone who never did."""
        rows = self._rows(_PLAY, player=player)
        return bytes(rows[0].body) if rows else None

    def movement(self, movement: str) -> StoredMovement | None:
        """A deposit or withdrawal as it stands."""
        return self._one(StoredMovement, _MOVEMENT, movement=movement)


class SqlMoneyArchive(SqlReader):
    """Implements ``ports.money.MoneyArchive``."""

    def movements(self, player: str, before: str | None, limit: int) -> Sequence[StoredMovement]:
        """A player's deposits and withdrawals, latest first, from below the movement ``before``."""
        if before is None:
            return self._all(StoredMovement, _OF_PLAYER, player=player, limit=limit)
        edge = self._one(StoredMovement, _MOVEMENT, movement=before)
        if edge is None or edge.player != player:
            return ()
        older = (schema.movements.c.created_ms < edge.created_ms) | (
            (schema.movements.c.created_ms == edge.created_ms) & (schema.movements.c.movement < edge.movement)
        )
        return self._all(StoredMovement, _OF_PLAYER.where(older), player=player, limit=limit)

    def waiting_movements(self) -> Sequence[StoredMovement]:
        """Deposits and withdrawals of everyone that the provider has not decided, earliest first."""
        return self._all(StoredMovement, _WAITING)

    def ticket(self, round_id: str, player: str) -> StoredTicket | None:
        """The regulator's ids of a player's part in a round that is over."""
        return self._one(StoredTicket, _TICKET, round=round_id, player=player)
