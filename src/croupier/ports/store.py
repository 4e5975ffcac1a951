"""What is kept: the writer's batches, the state to go on from, and the archive people read."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, Protocol

import msgspec

from croupier.ledger.accounts import Transfer
from croupier.ports.floor import (
    FloorArchive,
    FloorStore,
    StoredAdjustment,
    StoredClosure,
    StoredIncident,
    StoredReceipt,
)
from croupier.ports.money import MoneyArchive, MoneyStore, StoredMovement, StoredPlay, StoredPlayChange, StoredTicket
from croupier.rules.definition import Terms


class StoreError(Exception):
    """The store did not take a batch. Nothing of it is to be relied on until the state has been read again."""


class StoredEvent(msgspec.Struct, frozen=True):
    """An event of a table in its gapless order; ``body`` is the round's or the table's own event, encoded."""

    table: str
    number: int
    round: str | None
    at_ms: int
    body: bytes


class StoredTransfer(msgspec.Struct, frozen=True):
    """A transfer and what caused it."""

    table: str | None
    round: str | None
    at_ms: int
    transfer: Transfer


class StoredTable(msgspec.Struct, frozen=True):
    """Where a table stands: its last event number, its open or latest round, and its people, encoded."""

    table: str
    number: int
    round: str | None
    people: bytes


class StoredRound(msgspec.Struct, frozen=True):
    """A round's entry: under which terms, when, and the sealed deck (encrypted)."""

    round: str
    sequence: int
    table: str
    terms: str
    opened_ms: int
    secret: bytes


class StoredEnd(msgspec.Struct, frozen=True):
    """How a round ended."""

    round: str
    ended_ms: int
    outcome: str


class StoredResult(msgspec.Struct, frozen=True):
    """What a round came to for one player."""

    round: str
    seat: int
    player: str
    staked: int
    returned: int


class StoredAnswer(msgspec.Struct, frozen=True):
    """The first answer to an idempotency key, and the digest of what was asked with it."""

    player: str
    key: str
    digest: str
    reply: bytes


Role = Literal["player", "dealer", "supervisor", "support", "admin"]


class StoredPlayer(msgspec.Struct, frozen=True):
    """Someone the house knows: who plays, or with another ``role`` who works here. ``barred``: may not come in."""

    player: str
    name: str
    guest: bool
    created_ms: int
    role: Role = "player"
    barred: bool = False


class StoredCredential(msgspec.Struct, frozen=True):
    """How someone signs in. ``likeness``: what the name looks like, nobody else's does; ``password``: its hash."""

    player: str
    likeness: str
    password: str
    changed_ms: int


class StoredSession(msgspec.Struct, frozen=True):
    """A session: its id (the token itself is never kept), who it is, when it began and when they last did something."""

    id: bytes
    person: StoredPlayer
    created_ms: int
    seen_ms: int


ABOVE_ALL_AUDIT: Final = 2**62
"""A number that no row of the audit comes to: what lies below it is all."""


class StoredAudit(msgspec.Struct, frozen=True):
    """What someone of the staff did. ``hash`` covers the whole row and ``previous``, the hash of the row before.

    ``subject``: what it was done to, as "table/venezia". ``before``, ``after``: how that stood, as JSON.
    """

    number: int
    at_ms: int
    by: str
    role: str
    act: str
    subject: str
    why: str
    before: str
    after: str
    previous: str
    hash: str


class Batch(msgspec.Struct):
    """Everything that commands of one transaction leave behind.

    ``balances``, ``tables``, ``people`` (known before) and ``credentials`` are the new values;
    ``closures`` too, by kind and subject, None where something is enabled again; ``incidents``; ``adjustments``.
    """

    events: list[StoredEvent] = []
    transfers: list[StoredTransfer] = []
    balances: dict[str, int] = {}
    tables: dict[str, StoredTable] = {}
    terms: dict[str, Terms] = {}
    rounds: list[StoredRound] = []
    ends: list[StoredEnd] = []
    results: list[StoredResult] = []
    answers: list[StoredAnswer] = []
    players: list[StoredPlayer] = []
    people: dict[str, StoredPlayer] = {}
    credentials: dict[str, StoredCredential] = {}
    audit: list[StoredAudit] = []
    movements: dict[str, StoredMovement] = {}
    plays: dict[str, StoredPlay] = {}
    play_changes: list[StoredPlayChange] = []
    tickets: list[StoredTicket] = []
    closures: dict[tuple[str, str], StoredClosure | None] = {}
    incidents: dict[int, StoredIncident] = {}
    receipts: list[StoredReceipt] = []
    adjustments: dict[int, StoredAdjustment] = {}


class Store(FloorStore, MoneyStore, Protocol):
    """The writer's side: one caller, batches in order. Any method may raise StoreError."""

    def commit(self, batch: Batch) -> None:
        """Make a batch durable, whole or not at all."""
        ...

    def balances(self, accounts: Iterable[str]) -> Mapping[str, int]:
        """Balances of accounts that exist."""
        ...

    def table(self, table: str) -> StoredTable | None:
        """Where a table stands; None for one that never had an event."""
        ...

    def open_tables(self) -> Sequence[str]:
        """Tables with a round that is not over."""
        ...

    def round(self, round_id: str) -> StoredRound | None:
        """A round's entry."""
        ...

    def round_events(self, round_id: str) -> Sequence[StoredEvent]:
        """All events of a round in order."""
        ...

    def terms(self, fingerprint: str) -> Terms:
        """The terms that a round is pinned to."""
        ...

    def answers(self, asked: Iterable[tuple[str, str]]) -> Sequence[StoredAnswer]:
        """The first answers to keys, each named with its player; nothing for a key that is new."""
        ...

    def player(self, player: str) -> StoredPlayer | None:
        """Someone the house knows."""
        ...

    def credential(self, player: str) -> StoredCredential | None:
        """How someone signs in; None for a guest."""
        ...

    def holder(self, likeness: str) -> StoredCredential | None:
        """Whose name looks like this."""
        ...

    def last_sequence(self) -> int:
        """The highest sequence number that a round has had; 0 before the first."""
        ...

    def last_audit(self) -> StoredAudit | None:
        """The latest row of the audit; None before the first."""
        ...


class HistoryEntry(msgspec.Struct, frozen=True):
    """One ended round of a player."""

    round: str
    table: str
    terms: str
    opened_ms: int
    ended_ms: int
    outcome: str
    staked: int
    returned: int


class Archive(FloorArchive, MoneyArchive, Protocol):
    """The readers' side: many callers, committed data alone."""

    def history(self, player: str, table: str | None, before: str | None, limit: int) -> Sequence[HistoryEntry]:
        """Ended rounds of a player, latest first, from below the round ``before``."""
        ...

    def round(self, round_id: str) -> StoredRound | None:
        """A round's entry."""
        ...

    def round_events(self, round_id: str) -> Sequence[StoredEvent]:
        """All events of a round in order."""
        ...

    def terms(self, fingerprint: str) -> Terms:
        """The terms that a round is pinned to."""
        ...

    def unfinished(self, player: str) -> Sequence[str]:
        """Tables where the player has a round that is not over."""
        ...

    def audit(self, after: int, limit: int) -> Sequence[StoredAudit]:
        """Rows of the audit above a number, in order."""
        ...

    def audit_before(self, before: int, limit: int, wanted: Mapping[str, str]) -> Sequence[StoredAudit]:
        """Rows of the audit below a number, latest first; those with the ``wanted`` fields that begin so."""
        ...

    def player(self, player: str) -> StoredPlayer | None:
        """Someone the house knows."""
        ...

    def credential(self, player: str) -> StoredCredential | None:
        """How someone signs in; None for a guest."""
        ...

    def holder(self, likeness: str) -> StoredCredential | None:
        """Whose name looks like this."""
        ...

    def staff(self) -> Sequence[StoredPlayer]:
        """Everyone who works here, in the order of their names."""
        ...

    def found(self, text: str, limit: int) -> Sequence[StoredPlayer]:
        """People whose name begins with a text (upper and lower case alike), or whose id it is."""
        ...


class Sessions(Protocol):
    """Who a session token belongs to. Tokens are kept as hashes only."""

    def create(self, token: str, player: str, created_ms: int) -> None:
        """Remember a new session."""
        ...

    def find(self, token: str) -> StoredSession | None:
        """The session of a token; None for one that is unknown or has ended."""
        ...

    def saw(self, seen: Mapping[bytes, int]) -> None:
        """Remember when sessions, by their ids, were last used; those that have ended stay so."""
        ...

    def end(self, session: bytes) -> None:
        """End a session, if it has not ended."""
        ...

    def end_all(self, player: str, but: bytes | None = None) -> int:
        """End all sessions of a person, but one that may be named; how many there were."""
        ...

    def count(self, player: str) -> int:
        """How many sessions a person has."""
        ...
