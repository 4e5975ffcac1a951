"""What the floor's staff are shown of the house, and what they may ask of it."""

from typing import Annotated, Literal

import msgspec

from croupier.money import MAX_AMOUNT
from croupier.wire.commands import LARGEST_NUMBER, Key, Name, RoundId, Seat, TableId
from croupier.wire.views import ClockShown

VoidReason = Literal["malfunction", "wrong_card", "unresolved"]
"""Why a supervisor cancels a round (A40, A41)."""

Subject = Literal["table", "game", "player", "everything"]

Why = Annotated[str, msgspec.Meta(max_length=300)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=r"\S")]
CardCode = Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Change = Annotated[int, msgspec.Meta(ge=-MAX_AMOUNT, le=MAX_AMOUNT)]
Records = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=1, le=LARGEST_NUMBER)], ...], msgspec.Meta(min_length=1, max_length=100)
]
SubjectId = Annotated[str, msgspec.Meta(max_length=64)]


class _Shape(msgspec.Struct, frozen=True):
    """Base of everything shown."""


class SeatOnFloor(_Shape, frozen=True):
    """A taken seat: who sits there, and what they have at stake in the running round, reserve included.

    ``reserved``: how much of ``held`` is set aside for decisions, no stake yet.
    """

    seat: int
    player: str
    name: str
    leaving: bool
    held: int
    reserved: int


class TableOnFloor(_Shape, frozen=True):
    """A table at a glance. ``state``: open, paused, shut, disabled, closed (may not open by its certificate).

    ``reason`` is the code of why it is not open, ``by`` who paused it (system, dealer, supervisor). ``seats``: how
    many there are; ``held``: all stakes and reserves of the running round, in minor units. ``waits``: what the
    running round waits for (bets, card, burn, choices, confirm). An instant table is one a player: it shows no round.
    ``deciding``: the seats whose decision is waited for. ``stopped_by``, ``stopped_why``: who of the staff paused it,
    by name, and their own words; null where the system did.
    """

    table: str
    name: str
    game: str
    kind: str
    currency: str
    exponent: int
    state: str
    reason: str | None
    by: str | None
    dealer: str | None
    dealing: str
    round: str | None
    phase: str | None
    waits: str | None
    deciding: list[int]
    stopped_by: str | None
    stopped_why: str | None
    clock: ClockShown | None
    seats: int
    chairs: list[SeatOnFloor]
    held: int


class IncidentShown(_Shape, frozen=True):
    """Something that somebody has to look into, or looked into. ``by``: who told, a name, or system."""

    incident: int
    at_ms: int
    table: str | None
    round: str | None
    kind: str
    detail: str
    by: str
    closed_ms: int | None
    closed_by: str | None
    word: str | None


class AdjustmentShown(_Shape, frozen=True):
    """A compensation for an ended round. ``amount``: to the player, or with a minus from them, in minor units.

    ``state``: proposed, approved, declined. ``yours``: you proposed it, so another supervisor has to approve it.
    """

    adjustment: int
    at_ms: int
    round: str
    table: str
    player: str
    name: str
    amount: int
    currency: str
    exponent: int
    why: str
    by: str
    state: str
    decided_by: str | None
    decided_ms: int | None
    yours: bool


class DisabledShown(_Shape, frozen=True):
    """Something that takes no new rounds, seats or bets: a table, a game, a player, or everything."""

    kind: str
    subject: str


class Floor(_Shape, frozen=True, tag_field="type", tag="floor"):
    """The whole floor, to everyone of the staff, whenever something on it has changed."""

    tables: list[TableOnFloor]
    incidents: list[IncidentShown]
    disabled: list[DisabledShown]
    proposals: int


class Carried(_Shape, frozen=True):
    """An act that is carried out and durable; ``number``: that of the table's last event after it.

    ``stopped``: the code of why it stopped the table instead (an impossible card). ``made``: the number of the
    adjustment that it made.
    """

    number: int
    stopped: str | None = None
    made: int | None = None


class SeatOfRound(_Shape, frozen=True):
    """What a round that is over came to for one seat, in minor units."""

    seat: int
    player: str
    name: str
    staked: int
    returned: int


class RoundOnFloor(_Shape, frozen=True):
    """Who took part in a round, for an adjustment; ``outcome``: ended or voided, null while it runs."""

    round: str
    table: str
    outcome: str | None
    currency: str
    exponent: int
    seats: list[SeatOfRound]


class VoidToken(_Shape, frozen=True):
    """The first step of a void: what it would do, and the token that the second step has to bring in time."""

    token: str
    round: str
    seats: int
    held: int
    valid_ms: int


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of what staff ask for: the idempotency key of the wish."""

    key: Key


class OpenAsked(_Asked, frozen=True, kw_only=True):
    """Open a table: dealt by hand by whoever asks, or by the automatic dealer."""

    dealing: Literal["hand", "automatic"]


class PlainAsked(_Asked, frozen=True, kw_only=True):
    """Something that needs no more than its address."""

    why: Why = ""


class AnnounceAsked(_Asked, frozen=True, kw_only=True):
    """Say one of the prepared announcements."""

    code: Name


class ScanAsked(_Asked, frozen=True, kw_only=True):
    """The card that the scanner read; null for one that was dealt face down."""

    round: RoundId
    card: CardCode | None


class RoundAsked(_Asked, frozen=True, kw_only=True):
    """Something done to the round that the table has now."""

    round: RoundId


class PauseAsked(_Asked, frozen=True, kw_only=True):
    """Stop the table; players are told the reason, one of the book's STAFF_REASONS."""

    reason: Name
    why: Why = ""


class CorrectAsked(_Asked, frozen=True, kw_only=True):
    """What lies in a slot is another card than was scanned."""

    round: RoundId
    pile: Name
    seat: Seat | None
    index: Annotated[int, msgspec.Meta(ge=0, le=12)]
    card: CardCode
    why: Word


class VoidAsked(_Asked, frozen=True, kw_only=True):
    """The first step to cancel a round: nothing happens yet."""

    round: RoundId
    reason: VoidReason
    why: Word


class VoidConfirmed(_Asked, frozen=True, kw_only=True):
    """The second step, with the token of the first."""

    round: RoundId
    token: Token


class SwitchAsked(_Asked, frozen=True, kw_only=True):
    """Disable or enable: ``subject`` is a table's, game's or player's id, empty for everything."""

    kind: Subject
    subject: SubjectId
    why: Word


class ProposeAsked(_Asked, frozen=True, kw_only=True):
    """Propose to compensate a player for a round that has ended."""

    round: RoundId
    player: TableId
    amount: Change
    why: Word


class IncidentAsked(_Asked, frozen=True, kw_only=True):
    """Note something to look into."""

    table: TableId | None
    round: RoundId | None = None
    detail: Word


class CloseAsked(_Asked, frozen=True, kw_only=True):
    """Done with, in a word."""

    word: Word


class CloseAllAsked(CloseAsked, frozen=True, kw_only=True):
    """Several incidents done with, in one word for all."""

    incidents: Records
