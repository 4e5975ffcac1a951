"""The floor's records in memory, and the same as a server sees them through a store that may be gone."""

from collections.abc import Callable, Mapping, Sequence

from croupier.ports.floor import FloorStore, StoredAdjustment, StoredClosure, StoredIncident, StoredReceipt
from croupier.ports.store import Batch, StoredResult


class MemoryFloor:
    """Implements ``ports.floor.FloorStore`` and ``FloorArchive``."""

    def __init__(self) -> None:
        self.results: dict[tuple[str, int], StoredResult] = {}
        self.all_closures: dict[tuple[str, str], StoredClosure] = {}
        self.all_incidents: dict[int, StoredIncident] = {}
        self.all_receipts: dict[int, StoredReceipt] = {}
        self.all_adjustments: dict[int, StoredAdjustment] = {}

    def commit_floor(self, batch: Batch) -> None:
        for key, closure in batch.closures.items():
            self.all_closures.pop(key, None)
            if closure is not None:
                self.all_closures[key] = closure
        self.all_incidents.update(batch.incidents)
        self.all_receipts.update({receipt.receipt: receipt for receipt in batch.receipts})
        self.all_adjustments.update(batch.adjustments)

    def closures(self) -> Sequence[StoredClosure]:
        return tuple(self.all_closures.values())

    def incident(self, incident: int) -> StoredIncident | None:
        return self.all_incidents.get(incident)

    def incidents(self, *, open_only: bool, limit: int) -> Sequence[StoredIncident]:
        latest = sorted(self.all_incidents.values(), key=lambda incident: -incident.incident)
        return [incident for incident in latest if incident.closed_ms is None or not open_only][:limit]

    def receipt(self, receipt: int) -> StoredReceipt | None:
        return self.all_receipts.get(receipt)

    def receipts(self, player: str, limit: int) -> Sequence[StoredReceipt]:
        latest = sorted(self.all_receipts.values(), key=lambda receipt: -receipt.receipt)
        return [receipt for receipt in latest if receipt.player == player][:limit]

    def adjustment(self, adjustment: int) -> StoredAdjustment | None:
        return self.all_adjustments.get(adjustment)

    def adjustments_of(self, round_id: str) -> Sequence[StoredAdjustment]:
        return [each for each in self.all_adjustments.values() if each.round == round_id]

    def adjustments(self, limit: int, round_id: str | None = None) -> Sequence[StoredAdjustment]:
        latest = sorted(self.all_adjustments.values(), key=lambda each: -each.adjustment)
        return [each for each in latest if round_id in (None, each.round)][:limit]

    def adjusted(self, player: str, rounds: Sequence[str]) -> Mapping[str, int]:
        of_player = [
            each for each in self.all_adjustments.values() if (each.player, each.state) == (player, "approved")
        ]
        return {each.round: each.amount for each in of_player if each.round in rounds}

    def took_part(self, round_id: str, player: str) -> bool:
        return any(kept.round == round_id and kept.player == player for kept in self.results.values())

    def last_incident(self) -> int:
        return max(self.all_incidents, default=0)

    def last_receipt(self) -> int:
        return max(self.all_receipts, default=0)

    def last_adjustment(self) -> int:
        return max(self.all_adjustments, default=0)


class UnreliableFloor:
    """Implements ``ports.floor.FloorStore``: another one's records, while there is one."""

    def __init__(self, floor: Callable[[], FloorStore]) -> None:
        """Ask ``floor`` for the store at every call; it may raise StoreError."""
        self._floor = floor

    def closures(self) -> Sequence[StoredClosure]:
        return self._floor().closures()

    def incident(self, incident: int) -> StoredIncident | None:
        return self._floor().incident(incident)

    def adjustment(self, adjustment: int) -> StoredAdjustment | None:
        return self._floor().adjustment(adjustment)

    def adjustments_of(self, round_id: str) -> Sequence[StoredAdjustment]:
        return self._floor().adjustments_of(round_id)

    def took_part(self, round_id: str, player: str) -> bool:
        return self._floor().took_part(round_id, player)

    def last_incident(self) -> int:
        return self._floor().last_incident()

    def last_receipt(self) -> int:
        return self._floor().last_receipt()

    def last_adjustment(self) -> int:
        return self._floor().last_adjustment()
