"""The floor's records in memory: what the store has, and what the acts of the running batch have changed of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from croupier.ports.floor import FloorStore, StoredAdjustment, StoredClosure, StoredIncident
from croupier.ports.store import Batch

Kind = Literal["incident", "receipt", "adjustment"]


class FloorBook:
    """Incidents, closures and adjustments as they stand. Numbers begin with 1 and are never used twice."""

    def __init__(self, store: FloorStore) -> None:
        """Read what is needed from the store when it is needed."""
        self._store = store
        self._last_in_store: Mapping[Kind, Callable[[], int]] = {
            "incident": store.last_incident,
            "receipt": store.last_receipt,
            "adjustment": store.last_adjustment,
        }
        self._last: dict[Kind, int] = {}
        self._closures: dict[tuple[str, str], StoredClosure] | None = None
        self._incidents: dict[int, StoredIncident] = {}
        self._adjustments: dict[int, StoredAdjustment] = {}

    @property
    def closures(self) -> Mapping[tuple[str, str], StoredClosure]:
        """Everything that is disabled, by kind and subject."""
        if self._closures is None:
            self._closures = {(closure.kind, closure.subject): closure for closure in self._store.closures()}
        return self._closures

    def next(self, kind: Kind) -> int:
        """A number that nothing of its kind has had."""
        if kind not in self._last:
            self._last[kind] = self._last_in_store[kind]()
        self._last[kind] += 1
        return self._last[kind]

    def incident(self, incident: int) -> StoredIncident | None:
        """An incident; None for an unknown number."""
        return self._incidents.get(incident) or self._store.incident(incident)

    def adjustment(self, adjustment: int) -> StoredAdjustment | None:
        """An adjustment; None for an unknown number."""
        return self._adjustments.get(adjustment) or self._store.adjustment(adjustment)

    def adjustments_of(self, round_id: str) -> Sequence[StoredAdjustment]:
        """All adjustments of a round."""
        stored = {each.adjustment: each for each in self._store.adjustments_of(round_id)}
        new = {number: each for number, each in self._adjustments.items() if each.round == round_id}
        return tuple({**stored, **new}.values())

    def took_part(self, round_id: str, player: str) -> bool:
        """Whether a round is over, and stored, in which a player had a stake."""
        return self._store.took_part(round_id, player)

    def begin(self) -> None:
        """A batch begins: everything before it is in the store."""
        self._incidents.clear()
        self._adjustments.clear()

    def adopt(self, part: Batch) -> None:
        """Take over what an act changed."""
        self._incidents.update(part.incidents)
        self._adjustments.update(part.adjustments)
        if part.closures:
            closures = {**self.closures}
            for key, closure in part.closures.items():
                closures.pop(key, None)
                if closure is not None:
                    closures[key] = closure
            self._closures = closures

    def forget(self) -> None:
        """Drop everything: what the store has is what counts."""
        self.begin()
        self._closures = None
        self._last.clear()
