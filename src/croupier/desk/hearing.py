"""Who hears a message, and for how long somebody may be silenced."""

from collections.abc import Set as AbstractSet

from croupier.ports.desk import StoredMessage
from croupier.round.commands import Refused

PLAYER = "player"
HOUSE = "house"

SILENCE_MINUTES = (1, 7 * 24 * 60)
"""The least and the most that a player may be silenced for at once."""


def hears(message: StoredMessage, listener: str, muted: AbstractSet[str]) -> bool:
    """Whether a listener, who has muted some players, is told.

    The house and its people are always heard: what they say may be about the listener's money.
    """
    return message.role != PLAYER or message.author == listener or message.author not in muted


def require_mutable(message: StoredMessage | None, listener: str) -> str:
    """The author of a message that a listener may mute or report; Refused otherwise."""
    if message is None or message.channel != "table":
        raise Refused("unknown_message")
    if message.author is None or message.author == listener or message.role != PLAYER:
        raise Refused("not_a_players_message")
    return message.author


def silence_until(now_ms: int, minutes: int) -> int:
    """When a silence of some minutes is over; Refused for one that is too short or too long."""
    least, most = SILENCE_MINUTES
    if not least <= minutes <= most:
        raise Refused("silence_length", least=least, most=most)
    return now_ms + minutes * 60_000
