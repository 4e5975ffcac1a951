"""The cashier and responsible play as clients see them."""

from typing import Annotated, Literal

import msgspec

from croupier.money import MAX_AMOUNT
from croupier.wire.commands import Key, Name

Wish = Annotated[int, msgspec.Meta(ge=0, le=MAX_AMOUNT)]


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what is asked for. ``key``: said twice, it is done once."""

    key: Key


class AmountAsked(_Asked, frozen=True):
    """An amount to pay in or out, in minor units."""

    amount: Wish


class LimitAsked(_Asked, frozen=True):
    """A limit to set: minor units, or minutes for times; null takes it away."""

    kind: Name
    value: Wish | None


class LimitConfirmed(_Asked, frozen=True):
    """The raised limit of a kind is still wanted."""

    kind: Name


class BreakAsked(_Asked, frozen=True):
    """A break of so many days, from now on."""

    kind: Literal["cool_off", "exclusion"]
    days: Annotated[int, msgspec.Meta(ge=1, le=4000)]


class MoneyChanged(msgspec.Struct, frozen=True, tag_field="type", tag="money"):
    """Something about the player's cashier, limits, break or ids is new: ask for it again."""


class MovementShown(msgspec.Struct, frozen=True):
    """A deposit or withdrawal. ``state``: waiting, done, declined; ``reason``: a code where it was declined."""

    movement: str
    kind: str
    amount: int
    state: str
    created_ms: int
    changed_ms: int
    reason: str


class CashierShown(msgspec.Struct, frozen=True):
    """What a player has and what is on its way, in minor units. ``open``: whether money can be moved at all.

    ``payout``: held for withdrawals. ``top_up``: up to where play money can be filled up.
    """

    currency: str
    exponent: int
    available: int
    held: int
    payout: int
    open: bool
    minimum: int
    maximum: int
    top_up: int
    movements: list[MovementShown]


class PendingShown(msgspec.Struct, frozen=True):
    """A raised limit that waits. ``confirm``: it needs the player's word once ``from_ms`` has come."""

    value: int | None
    from_ms: int
    confirm: bool


class LimitShown(msgspec.Struct, frozen=True):
    """A limit: ``unit`` money or minutes, ``value`` what holds now, ``used`` how much of it is used up.

    ``required``: it has to be set before play.
    """

    kind: str
    unit: str
    value: int | None
    used: int | None
    required: bool
    pending: PendingShown | None


class FiguresShown(msgspec.Struct, frozen=True):
    """What was staked on what is settled, came back and was paid in, in minor units, and the time played."""

    staked: int
    returned: int
    deposited: int
    played_ms: int


class SittingShown(msgspec.Struct, frozen=True):
    """The running session of play. ``id``: the regulator's, empty without a gateway; ``tickets``: by table.

    ``staked``, ``returned``: of what was settled in it.
    """

    id: str
    started_ms: int
    staked: int
    returned: int
    tickets: dict[str, str]


class BreakShown(msgspec.Struct, frozen=True):
    """A break that runs."""

    kind: str
    until_ms: int


class HelpShown(msgspec.Struct, frozen=True):
    """Where to find people to talk to."""

    name: str
    address: str
    phone: str


class RulesShown(msgspec.Struct, frozen=True):
    """What the jurisdiction says about limits, for the page to explain."""

    jurisdiction: str
    raise_delay_ms: int
    raise_confirmed: bool
    minimum_age: int
    ids_required: bool
    cool_off_days: list[int]
    exclusion_days: list[int]
    help: list[HelpShown]


class PlayShown(msgspec.Struct, frozen=True):
    """How a player plays. ``check_due_ms``: when to tell how long the session goes on; null where not wanted.

    ``on_tables``: stakes in open rounds now, without what is reserved for decisions; the figures count none of them.
    """

    currency: str
    exponent: int
    now_ms: int
    on_tables: int
    today: FiguresShown
    week: FiguresShown
    month: FiguresShown
    session: SittingShown | None
    limits: list[LimitShown]
    away: BreakShown | None
    check_due_ms: int | None
    rules: RulesShown
