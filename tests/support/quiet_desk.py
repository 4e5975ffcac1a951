"""A desk at which nobody says anything: for houses whose people only play."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from croupier.ports.desk import Channel, Conversation, FoundRound, StoredMessage, StoredMute
from croupier.ports.store import StoredPlayer


class QuietDesk:
    """Implements ``ports.desk.DeskStore``; keeps only what the house says of its own accord."""

    def __init__(self) -> None:
        self.kept: list[StoredMessage] = []

    def last_message(self) -> int:
        return len(self.kept)

    def keep(self, messages: Sequence[StoredMessage]) -> None:
        self.kept += messages

    def recent(self, channel: Channel, subject: str, before: int | None, limit: int) -> Sequence[StoredMessage]:
        del before
        return [one for one in self.kept if (one.channel, one.subject) == (channel, subject)][-limit:]

    def of_round(self, round_id: str) -> Sequence[StoredMessage]:
        return [one for one in self.kept if one.round == round_id]

    def message(self, number: int) -> StoredMessage | None:
        return next((one for one in self.kept if one.number == number), None)

    def mutes(self, player: str) -> Sequence[StoredMute]:
        del player
        return []

    def mute(self, player: str, muted: str, name: str, at_ms: int) -> None:
        raise NotImplementedError

    def unmute(self, player: str, number: int) -> None:
        raise NotImplementedError

    def read_to(self, player: str, side: Literal["player", "support"], number: int) -> None:
        raise NotImplementedError

    def unread(self, player: str) -> int:
        del player
        return 0

    def conversations(self, limit: int) -> Sequence[Conversation]:
        del limit
        return []

    def silences(self, since_ms: int) -> Mapping[str, int]:
        del since_ms
        return {}

    def player(self, player: str) -> StoredPlayer | None:
        del player
        return None

    def names(self, players: Iterable[str]) -> Mapping[str, str]:
        del players
        return {}

    def players_named(self, part: str, limit: int) -> Sequence[StoredPlayer]:
        del part, limit
        return []

    def rounds_like(self, beginning: str | None, pattern: str, limit: int) -> Sequence[FoundRound]:
        del beginning, pattern, limit
        return []
