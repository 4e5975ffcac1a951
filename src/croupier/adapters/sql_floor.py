"""The floor's records in SQL: what a batch writes of them, and how they are read."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Executable, Select, Table, bindparam, delete, func, insert, select
from sqlalchemy.dialects import sqlite  # PostgreSQL's insert has the same on_conflict methods

from croupier.adapters import schema
from croupier.adapters.schema import columns_of
from croupier.adapters.schema_floor import adjustments, closures, incidents, receipts
from croupier.adapters.sql_reader import SqlReader
from croupier.ports.floor import StoredAdjustment, StoredClosure, StoredIncident, StoredReceipt
from croupier.ports.store import Batch

Write = tuple[Executable, list[dict[str, Any]]]


def _set(table: Table) -> Executable:
    """Write rows, new ones and new values of those that are there."""
    row = sqlite.insert(table)
    rest = {column: row.excluded[column.key] for column in table.c if not column.primary_key}
    return row.on_conflict_do_update(index_elements=[*table.primary_key], set_=rest)


def _highest(table: Table) -> Select[tuple[int]]:
    (key,) = table.primary_key
    return select(func.coalesce(func.max(key), 0))


_SET_CLOSURE, _SET_INCIDENT, _SET_ADJUSTMENT = _set(closures), _set(incidents), _set(adjustments)
_END_CLOSURE = delete(closures).where(closures.c.kind == bindparam("of_kind"), closures.c.subject == bindparam("of"))

_CLOSURES = select(*columns_of(closures, StoredClosure)).order_by(closures.c.kind, closures.c.subject)
_INCIDENT = select(*columns_of(incidents, StoredIncident)).where(incidents.c.incident == bindparam("incident"))
_INCIDENTS = (
    select(*columns_of(incidents, StoredIncident)).order_by(incidents.c.incident.desc()).limit(bindparam("limit"))
)
_RECEIPT = select(*columns_of(receipts, StoredReceipt)).where(receipts.c.receipt == bindparam("receipt"))
_RECEIPTS = (
    select(*columns_of(receipts, StoredReceipt))
    .where(receipts.c.player == bindparam("player"))
    .order_by(receipts.c.receipt.desc())
    .limit(bindparam("limit"))
)
_ADJUSTMENT = select(*columns_of(adjustments, StoredAdjustment)).where(
    adjustments.c.adjustment == bindparam("adjustment")
)
_OF_ROUND = (
    select(*columns_of(adjustments, StoredAdjustment))
    .where(adjustments.c.round == bindparam("round"))
    .order_by(adjustments.c.adjustment)
)
_ADJUSTMENTS = (
    select(*columns_of(adjustments, StoredAdjustment))
    .order_by(adjustments.c.adjustment.desc())
    .limit(bindparam("limit"))
)
_ADJUSTED = (
    select(adjustments.c.round, func.sum(adjustments.c.amount).label("amount"))
    .where(
        adjustments.c.player == bindparam("player"),
        adjustments.c.round.in_(bindparam("rounds", expanding=True)),
        adjustments.c.state == "approved",
    )
    .group_by(adjustments.c.round)
)
_TOOK_PART = select(schema.results.c.seat).where(
    schema.results.c.round == bindparam("round"), schema.results.c.player == bindparam("player")
)


def floor_writes(batch: Batch) -> Sequence[Write]:
    """What a batch writes of the floor."""
    new = [asdict(closure) for closure in batch.closures.values() if closure is not None]
    ended = [{"of_kind": kind, "of": subject} for (kind, subject), closure in batch.closures.items() if closure is None]
    return (
        (_END_CLOSURE, ended),
        (_SET_CLOSURE, new),
        (_SET_INCIDENT, [asdict(incident) for incident in batch.incidents.values()]),
        (insert(receipts), [asdict(receipt) for receipt in batch.receipts]),
        (_SET_ADJUSTMENT, [asdict(adjustment) for adjustment in batch.adjustments.values()]),
    )


class SqlFloor(SqlReader):
    """Implements ``ports.floor.FloorStore`` and ``FloorArchive``."""

    def closures(self) -> Sequence[StoredClosure]:
        """Everything that is disabled."""
        return self._all(StoredClosure, _CLOSURES)

    def incident(self, incident: int) -> StoredIncident | None:
        """An incident; None for an unknown number."""
        return self._one(StoredIncident, _INCIDENT, incident=incident)

    def incidents(self, *, open_only: bool, limit: int) -> Sequence[StoredIncident]:
        """Incidents, latest first; those that nobody has closed yet, or all."""
        statement = _INCIDENTS.where(incidents.c.closed_ms.is_(None)) if open_only else _INCIDENTS
        return self._all(StoredIncident, statement, limit=limit)

    def receipt(self, receipt: int) -> StoredReceipt | None:
        """A receipt; None for an unknown number."""
        return self._one(StoredReceipt, _RECEIPT, receipt=receipt)

    def receipts(self, player: str, limit: int) -> Sequence[StoredReceipt]:
        """A player's receipts, latest first."""
        return self._all(StoredReceipt, _RECEIPTS, player=player, limit=limit)

    def adjustment(self, adjustment: int) -> StoredAdjustment | None:
        """An adjustment; None for an unknown number."""
        return self._one(StoredAdjustment, _ADJUSTMENT, adjustment=adjustment)

    def adjustments_of(self, round_id: str) -> Sequence[StoredAdjustment]:
        """All adjustments of a round, in order."""
        return self._all(StoredAdjustment, _OF_ROUND, round=round_id)

    def adjustments(self, limit: int, round_id: str | None = None) -> Sequence[StoredAdjustment]:
        """Adjustments, latest first; those of a round if one is named."""
        if round_id is None:
            return self._all(StoredAdjustment, _ADJUSTMENTS, limit=limit)
        of_round = _ADJUSTMENTS.where(adjustments.c.round == bindparam("round"))
        return self._all(StoredAdjustment, of_round, limit=limit, round=round_id)

    def adjusted(self, player: str, rounds: Sequence[str]) -> Mapping[str, int]:
        """What a player was given, or was taken, for rounds afterwards: what was approved, in minor units."""
        return {row.round: int(row.amount) for row in self._rows(_ADJUSTED, player=player, rounds=[*rounds])}

    def took_part(self, round_id: str, player: str) -> bool:
        """Whether a round is over in which a player had a stake: only then it has a result for them."""
        return bool(self._rows(_TOOK_PART, round=round_id, player=player))

    def last_incident(self) -> int:
        """The highest number of an incident; 0 before the first."""
        return self._highest(incidents)

    def last_receipt(self) -> int:
        """The highest number of a receipt; 0 before the first."""
        return self._highest(receipts)

    def last_adjustment(self) -> int:
        """The highest number of an adjustment; 0 before the first."""
        return self._highest(adjustments)

    def _highest(self, table: Table) -> int:
        (row,) = self._rows(_highest(table))
        return int(row[0])
