"""What the server says on the socket."""

from typing import Any

import msgspec

from croupier.wire.desk import DeskMessage
from croupier.wire.views import TableShown


class _Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of all server messages; ``type`` tells which."""


class Wallet(_Message, frozen=True, tag="wallet"):
    """Money of the player in minor units: free to bet, and held by stakes and reserves of open rounds."""

    currency: str
    exponent: int
    available: int
    held: int


class Hello(_Message, frozen=True, tag="hello"):
    """First message on every socket. ``seats``: live tables where the player sits; ``unfinished``: rounds to resume."""

    version: int
    player: str
    name: str
    guest: bool
    role: str
    seats: list[str]
    unfinished: list[str]


class Snapshot(_Message, frozen=True, tag="snapshot"):
    """A table as it stands after event ``number``."""

    table: str
    number: int
    view: TableShown


class Event(_Message, frozen=True, tag="event"):
    """The next event of a table and the view it leads to; both null when this viewer may not see it.

    ``event`` is for the animation: {"kind": "card_dealt", ...}. Numbers of a table have no gaps; an older or
    equal number is to be ignored, a hole means: join again. ``at_ms``: the house's time of day, for a picture that
    comes later than the event: its time code says when the event is seen in it.
    """

    table: str
    number: int
    event: dict[str, Any] | None
    view: TableShown | None
    at_ms: int = 0


class Accepted(_Message, frozen=True, tag="accepted"):
    """The command with this key is carried out and durable. ``adjusted``: bets cut to a limit (bet -> amount)."""

    key: str
    table: str
    number: int
    adjusted: dict[str, int]


class Refused(_Message, frozen=True, tag="refused"):
    """The command changed nothing. The client words ``code`` and ``args``; ``message`` is plain English for callers."""

    key: str | None
    code: str
    args: dict[str, str | int]
    message: str


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    number: int


Message = Wallet | Hello | Snapshot | Event | Accepted | Refused | Pong | DeskMessage
