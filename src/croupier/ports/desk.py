"""What the desk keeps: what people said, and whom they do not want to hear."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from croupier.ports.store import StoredPlayer

Channel = Literal["table", "support"]


class StoredMessage(msgspec.Struct, frozen=True):
    """Something said. ``subject``: the table, or the player whose private channel to support it is.

    ``round``: the table's latest round when it was said, or the one a player asks support about. ``author``: None
    for the house, which says a ``code`` and, as ``text``, why.
    """

    number: int
    channel: Channel
    subject: str
    round: str | None
    at_ms: int
    author: str | None
    name: str
    role: str
    text: str
    code: str | None = None


class StoredMute(msgspec.Struct, frozen=True):
    """Somebody whom a player does not want to hear, under the name they had then."""

    number: int
    player: str
    muted: str
    name: str
    at_ms: int


class Conversation(msgspec.Struct, frozen=True):
    """A player's private channel. ``unread``: of the player's messages, those nobody of support has read."""

    player: str
    name: str
    guest: bool
    last: int
    last_ms: int
    unread: int


class FoundRound(msgspec.Struct, frozen=True):
    """A round as support finds it."""

    round: str
    table: str
    terms: str
    opened_ms: int
    ended_ms: int | None
    outcome: str | None


class DeskStore(Protocol):
    """One writer, many readers. Any method may raise StoreError."""

    def last_message(self) -> int:
        """The highest number that a message has had; 0 before the first."""
        ...

    def keep(self, messages: Sequence[StoredMessage]) -> None:
        """Keep messages, all or none."""
        ...

    def recent(self, channel: Channel, subject: str, before: int | None, limit: int) -> Sequence[StoredMessage]:
        """The latest messages of a channel, below a number if one is given, in their order."""
        ...

    def of_round(self, round_id: str) -> Sequence[StoredMessage]:
        """What was said at the table in a round, in order."""
        ...

    def message(self, number: int) -> StoredMessage | None:
        """A message."""
        ...

    def mutes(self, player: str) -> Sequence[StoredMute]:
        """Whom a player has muted, latest first."""
        ...

    def mute(self, player: str, muted: str, name: str, at_ms: int) -> None:
        """Remember that; nothing new where it is so already."""
        ...

    def unmute(self, player: str, number: int) -> None:
        """Forget one of the player's own."""
        ...

    def read_to(self, player: str, side: Literal["player", "support"], number: int) -> None:
        """One side of a private channel has read up to a message."""
        ...

    def unread(self, player: str) -> int:
        """How many of support's messages a player has not read."""
        ...

    def conversations(self, limit: int) -> Sequence[Conversation]:
        """Private channels, those with unread messages first, then by the latest message."""
        ...

    def silences(self, since_ms: int) -> Mapping[str, int]:
        """Until when players may not speak at tables (0: they may again), by what was decided since then."""
        ...

    def player(self, player: str) -> StoredPlayer | None:
        """Someone the house knows."""
        ...

    def names(self, players: Iterable[str]) -> Mapping[str, str]:
        """The names of players."""
        ...

    def players_named(self, part: str, limit: int) -> Sequence[StoredPlayer]:
        """Players in whose name this stands, whatever the case of its letters."""
        ...

    def rounds_like(self, beginning: str | None, pattern: str, limit: int) -> Sequence[FoundRound]:
        """Rounds, latest first, whose id begins so, or is like a pattern of SQL's LIKE."""
        ...
