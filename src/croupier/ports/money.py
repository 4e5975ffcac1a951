"""What is kept of the money desk: movements through the cashier, how players play, the regulator's ids."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

MovementKind = Literal["deposit", "withdrawal"]
MovementState = Literal["waiting", "done", "declined"]
"""Waiting: the provider has not said yet, and a withdrawal is held. Done: credited, or paid out. Declined: nothing
came, or what was held went back."""


class StoredMovement(msgspec.Struct, frozen=True):
    """A deposit or a withdrawal, in minor units. ``reference``: the provider's; ``reason``: why it was declined."""

    movement: str
    player: str
    kind: MovementKind
    currency: str
    amount: int
    state: MovementState
    created_ms: int
    changed_ms: int
    reference: str = ""
    reason: str = ""


class StoredPlay(msgspec.Struct, frozen=True):
    """How a player plays: figures, session, limits, break; encoded."""

    player: str
    body: bytes


class StoredPlayChange(msgspec.Struct, frozen=True):
    """What a player changed about their limits and breaks, or which ids were issued; ``body`` as JSON."""

    player: str
    at_ms: int
    kind: str
    body: str


class StoredTicket(msgspec.Struct, frozen=True):
    """The regulator's ids under which a player took part in a round, and its amounts in minor units."""

    round: str
    player: str
    session: str
    participation: str
    currency: str
    staked: int
    returned: int


class MoneyStore(Protocol):
    """The writer's side. Any method may raise StoreError."""

    def play(self, player: str) -> bytes | None:
        """How a player plays, encoded; None for someone who never did."""
        ...

    def movement(self, movement: str) -> StoredMovement | None:
        """A deposit or withdrawal as it stands."""
        ...


class MoneyArchive(Protocol):
    """The readers' side: committed data alone."""

    def movements(self, player: str, before: str | None, limit: int) -> Sequence[StoredMovement]:
        """A player's deposits and withdrawals, latest first, from below the movement ``before``."""
        ...

    def waiting_movements(self) -> Sequence[StoredMovement]:
        """Deposits and withdrawals of everyone that the provider has not decided, earliest first."""
        ...

    def ticket(self, round_id: str, player: str) -> StoredTicket | None:
        """The regulator's ids of a player's part in a round that is over."""
        ...
