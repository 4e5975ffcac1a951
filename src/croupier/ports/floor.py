"""What is kept of the floor: incidents, closures, receipts for what came too late, adjustments."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

AdjustmentState = Literal["proposed", "approved", "declined"]


class StoredIncident(msgspec.Struct, frozen=True):
    """Something a supervisor has to look into. ``by``: who called, a person's id or "system".

    ``kind``: why the table stopped, or what was reported. ``word``: what came of it, once it is closed.
    """

    incident: int
    at_ms: int
    table: str | None
    round: str | None
    kind: str
    detail: str
    by: str
    closed_ms: int | None = None
    closed_by: str | None = None
    word: str | None = None


class StoredClosure(msgspec.Struct, frozen=True):
    """Something that takes no new rounds, seats or antes. ``subject`` is "" for everything."""

    kind: str
    subject: str
    at_ms: int
    by: str
    why: str


class StoredReceipt(msgspec.Struct, frozen=True):
    """What a player said too late: it changed nothing. ``said``: bet or choice; ``body``: what of, as JSON."""

    receipt: int
    at_ms: int
    table: str
    round: str
    player: str
    said: str
    body: bytes


class StoredAdjustment(msgspec.Struct, frozen=True):
    """Money for a player for a round that is over, or from them where ``amount`` (minor units) is below zero."""

    adjustment: int
    round: str
    table: str
    player: str
    amount: int
    currency: str
    at_ms: int
    by: str
    why: str
    state: AdjustmentState = "proposed"
    decided_ms: int | None = None
    decided_by: str | None = None


class FloorStore(Protocol):
    """The writer's side."""

    def closures(self) -> Sequence[StoredClosure]:
        """Everything that is disabled."""
        ...

    def incident(self, incident: int) -> StoredIncident | None:
        """An incident."""
        ...

    def last_incident(self) -> int:
        """The highest number of an incident; 0 before the first."""
        ...

    def last_receipt(self) -> int:
        """The highest number of a receipt; 0 before the first."""
        ...

    def last_adjustment(self) -> int:
        """The highest number of an adjustment; 0 before the first."""
        ...

    def adjustment(self, adjustment: int) -> StoredAdjustment | None:
        """An adjustment."""
        ...

    def adjustments_of(self, round_id: str) -> Sequence[StoredAdjustment]:
        """All adjustments of a round, in order."""
        ...

    def took_part(self, round_id: str, player: str) -> bool:
        """Whether a round is over in which a player had a stake."""
        ...


class FloorArchive(Protocol):
    """The readers' side."""

    def closures(self) -> Sequence[StoredClosure]:
        """Everything that is disabled."""
        ...

    def incidents(self, *, open_only: bool, limit: int) -> Sequence[StoredIncident]:
        """Incidents, latest first."""
        ...

    def receipt(self, receipt: int) -> StoredReceipt | None:
        """A receipt."""
        ...

    def receipts(self, player: str, limit: int) -> Sequence[StoredReceipt]:
        """A player's receipts, latest first."""
        ...

    def adjustments(self, limit: int, round_id: str | None = None) -> Sequence[StoredAdjustment]:
        """Adjustments, latest first; those of a round if one is named."""
        ...

    def adjusted(self, player: str, rounds: Sequence[str]) -> Mapping[str, int]:
        """What a player was given (or, negative, was taken) for rounds afterwards; rounds without it are left out."""
        ...
