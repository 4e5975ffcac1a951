"""What goes over the network of chat and support: names and words, and no id of a player but to the house's people."""

from typing import Annotated, Any

import msgspec

from croupier.wire.commands import Key, Number
from croupier.wire.tables import HistoryRow
from croupier.wire.views import RoundShown

Words = Annotated[str, msgspec.Meta(max_length=8_000)]
"""A message as typed; how long it may be in the end the desk says, in words of its own."""
Why = Annotated[str, msgspec.Meta(max_length=300)]


class _Shape(msgspec.Struct, frozen=True):
    """Base of everything shown."""


class _Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of what is said on the socket; ``type`` tells which."""


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what is asked for."""


class ChatShown(_Shape, frozen=True):
    """A message. ``role``: player, one of the staff's, or house: then ``code`` and, as ``text``, why, both codes.

    ``round``: the table's latest when it was said, or the one that a player asks support about.
    """

    number: int
    at_ms: int
    round: str | None
    name: str
    role: str
    you: bool
    text: str
    code: str | None


class ChatHistory(_Message, frozen=True, tag="chat_history"):
    """The latest messages of a table, in place of all that were shown before."""

    table: str
    messages: list[ChatShown]


class Chat(_Message, frozen=True, tag="chat"):
    """A new message at a table."""

    table: str
    message: ChatShown


class ChatSilenced(_Message, frozen=True, tag="chat_silenced"):
    """For how long the player may not speak at any table; 0 when they may again."""

    remaining_ms: int


class SupportSaid(_Message, frozen=True, tag="support"):
    """A new message in the player's own channel to support, and how many of support's are unread."""

    message: ChatShown
    unread: int


class SupportCalled(_Message, frozen=True, tag="support_called"):
    """To the house's people: a new message in some player's channel."""

    player: str
    name: str
    message: ChatShown


DeskMessage = ChatHistory | Chat | ChatSilenced | SupportSaid | SupportCalled


class MutedShown(_Shape, frozen=True):
    """Somebody whom the player does not want to hear; ``mute`` is the number by which to hear them again."""

    mute: int
    name: str


class SupportChannel(_Shape, frozen=True):
    """The player's own channel: the latest messages in their order, and how many of support's are unread."""

    messages: list[ChatShown]
    unread: int


class UpTo(_Asked, frozen=True):
    """Everything up to a message has been read."""

    number: Number


class ReplayStep(_Shape, frozen=True):
    """One event of a round, and the round it led to."""

    at_ms: int
    event: dict[str, Any]
    view: RoundShown


class Replay(_Shape, frozen=True):
    """A round from its events, step by step. ``chat``: what was said at the table meanwhile, for support alone."""

    round: str
    table: str
    table_name: str
    game: str
    currency: str
    exponent: int
    opened_ms: int
    steps: list[ReplayStep]
    chat: list[ChatShown]


class Answer(_Asked, frozen=True):
    """What support answers."""

    key: Key
    text: Words


class Closing(_Asked, frozen=True):
    """What came of looking into something, in a word."""

    word: Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=r"\S")]


class Silence(_Asked, frozen=True):
    """A player may not speak at any table for some minutes; with 0, they may again."""

    minutes: int
    why: Why


class SilenceAuthor(_Asked, frozen=True):
    """The same, for whoever said something."""

    message: Number
    minutes: int
    why: Why


class ConversationShown(_Shape, frozen=True):
    """A player's channel, in support's list. ``unread``: the player's messages that nobody has read."""

    player: str
    name: str
    guest: bool
    last_ms: int
    unread: int


class ConversationWhole(_Shape, frozen=True):
    """A player's channel as support sees it. ``silent_ms``: for how long they may not speak at tables."""

    player: str
    name: str
    guest: bool
    silent_ms: int
    messages: list[ChatShown]


class ReportShown(_Shape, frozen=True):
    """What a player reported: a message (as ``text``, by ``author``) or a round."""

    report: int
    at_ms: int
    by: str
    kind: str
    table: str
    round: str | None
    message: int | None
    author: str | None
    text: str | None
    closed_ms: int | None
    closed_by: str | None
    word: str | None


class RoundFound(_Shape, frozen=True):
    """A round that fits a search."""

    round: str
    table: str
    table_name: str
    opened_ms: int
    ended_ms: int | None
    outcome: str | None


class PlayerFound(_Shape, frozen=True):
    """A player whose name fits a search."""

    player: str
    name: str
    guest: bool
    created_ms: int


class PlayersRounds(_Shape, frozen=True):
    """A player and the latest rounds they played."""

    player: str
    name: str
    rounds: list[HistoryRow]


class Done(_Shape, frozen=True):
    """It is so now."""

    done: bool = True
