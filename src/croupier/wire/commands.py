"""What a client may say on the socket: one strict decoder, unknown fields refused, amounts bounded.

Every command that moves money or a round carries an idempotency ``key`` chosen by the client: said twice, it
is carried out once and answered twice alike. Bets travel as whole totals, with the ordered placements that
UNDO needs after a reload, and with the id of the round they are meant for: a late click can never become a
bet on the next round.
"""

from typing import Annotated

import msgspec

from croupier.money import MAX_AMOUNT

VERSION = 1

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
RoundId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)")]
"""Nothing unseen or turned in it: what a player says of a round is read by support."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9_]+$(?!\n)")]
Seat = Annotated[int, msgspec.Meta(ge=1, le=12)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=MAX_AMOUNT)]
LARGEST_NUMBER = 2**53 - 1
"""The largest that every JSON reader keeps whole."""
Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]
ClientSeed = Annotated[str, msgspec.Meta(max_length=64)]
Placement = Annotated[dict[Name, Amount], msgspec.Meta(min_length=1, max_length=8)]
"""One thing the player did with chips: what it added to each spot (a REPEAT or a 2X adds to several at once)."""


class _Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all client messages; ``type`` tells which."""


class Join(_Command, frozen=True, tag="join"):
    """Watch a table: a snapshot comes, then its events. Said again after a gap, it brings a fresh snapshot."""

    table: TableId


class Part(_Command, frozen=True, tag="part"):
    """Stop watching a table; a seat and open bets stay."""

    table: TableId


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat at a live table, the first free one unless ``seat`` names it."""

    table: TableId
    key: Key
    seat: Seat | None = None


class Leave(_Command, frozen=True, tag="leave"):
    """Give the seat back; bets of a running round stand and the seat is freed after it."""

    table: TableId
    key: Key


class NewRound(_Command, frozen=True, tag="new_round"):
    """Open the next round at an instant table."""

    table: TableId
    key: Key


class Bet(_Command, frozen=True, tag="bet"):
    """Everything the player has on the table now, replacing what stood before. Empty takes all back."""

    table: TableId
    round: RoundId
    key: Key
    placements: Annotated[list[Placement], msgspec.Meta(max_length=200)]


class Deal(_Command, frozen=True, tag="deal"):
    """Close the betting of an instant round and deal. ``client_seed`` is mixed into the shuffle."""

    table: TableId
    round: RoundId
    key: Key
    client_seed: ClientSeed = ""


class Choose(_Command, frozen=True, tag="choose"):
    """Take one of the options that a stage asks for: fold, play, call, high_tequila, tequila_poker."""

    table: TableId
    round: RoundId
    key: Key
    stage: Name
    option: Name


class Ping(_Command, frozen=True, tag="ping"):
    """Ask for a sign of life; answered by ``pong`` with the same number.

    ``here``: someone has touched, clicked or typed on the page since the last one, so the session is not idle.
    """

    number: Number
    here: bool = False


class Listen(_Command, frozen=True, tag="listen"):
    """Hear what is said at a live table that is watched: the latest messages, then every new one until ``part``."""

    table: TableId


class Say(_Command, frozen=True, tag="say"):
    """Say something to everyone at a table that one listens to."""

    table: TableId
    key: Key
    text: str


class TellSupport(_Command, frozen=True, tag="tell_support"):
    """Say something to support, and to nobody else; perhaps about a round."""

    key: Key
    text: str
    round: RoundId | None = None


Keyed = Sit | Leave | NewRound | Bet | Deal | Choose
"""Commands that change something."""

Speech = Listen | Say | TellSupport
"""What the desk sees to; it changes no table and no money."""

Command = Join | Part | Ping | Speech | Keyed
