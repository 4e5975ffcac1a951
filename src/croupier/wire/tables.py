"""What the lobby and a table page need to know before a card is dealt: the definition, described."""

import msgspec

from croupier.wire.explain import FactShown, LinePays, OrderShown, PointsShown
from croupier.wire.odds import Ratio


class _Shape(msgspec.Struct, frozen=True):
    """Base of everything described."""


class SpotShown(_Shape, frozen=True):
    """A bet spot. ``role``: ante, side, or completing (set by an option, never by chips).

    Limits in minor units; a completing spot has none of its own and costs ``raises`` antes. For a side bet,
    ``line`` is how it pays, ``survives_fold`` whether it pays after a fold too, and ``settles`` the stage before
    which it is settled (null at the end).
    """

    bet: str
    role: str
    minimum: int | None
    maximum: int | None
    needs_ante: bool
    raises: int | None
    line: LinePays | None = None
    survives_fold: bool | None = None
    settles: str | None = None


class RowShown(_Shape, frozen=True):
    """Neighbouring classes of a paytable that pay alike, lowest first: ["46","47","48"] or ["straight"].

    ``open_end``: "up" when nothing ranks above the last class ("flush or better"), "down" when the first is
    the lowest hand there is ("straight or lower"), null otherwise. A single class stands alone.
    """

    classes: list[str]
    pays: int
    open_end: str | None


class PaytableShown(_Shape, frozen=True):
    """A paytable, best row first.

    ``line`` is the line it pays, ``bet`` the stake it multiplies, ``fact`` the key of ``hands`` in a seat's view
    that it judges, ``piles`` the cards that fact looks at.
    """

    name: str
    line: str
    bet: str
    fact: str
    piles: list[str]
    rows: list[RowShown]


class PileShown(_Shape, frozen=True):
    """A group of cards: ``owner`` is seat, dealer or board."""

    name: str
    owner: str
    count: int
    face_up: bool


class StageOption(_Shape, frozen=True):
    """An option a stage may offer: the bet it sets, how many antes it costs, whether it gives the hand up.

    ``lines`` are what it settles, in order.
    """

    name: str
    bet: str | None
    raises: int
    folds: bool
    lines: list[LinePays]


class StageShown(_Shape, frozen=True):
    """One decision of the game: the piles dealt before it and what may be chosen."""

    name: str
    deals: list[str]
    options: list[StageOption]


class PolicyShown(_Shape, frozen=True):
    """House rules of the table.

    ``over_maximum``: refuse or adjust. ``under_minimum``: at_once or at_close. ``repeat``: place (puts the
    bets down), deal (puts them down and deals), double (puts them down, then turns into 2X). ``pace``: player or
    house. ``shows_after_all_folded``: the dealer's cards are turned though every seat has folded.
    """

    pace: str
    over_maximum: str
    under_minimum: str
    repeat: str
    seats_face_up: bool
    reserves_completing_bet: bool
    shows_after_all_folded: bool
    for_fun: bool


class WindowsShown(_Shape, frozen=True):
    """Lengths of a live table's windows in milliseconds; yellow shows below ``warn_ms``."""

    betting_ms: int
    decision_ms: int
    pause_ms: int
    warn_ms: int


class BetReturns(_Shape, frozen=True):
    """What a bet is worth: the expected net win as an exact ratio, and returns to player on both bases.

    Per Ante: per unit of its own stake, for a side bet. The table publishes ``published``, that on
    ``published_basis`` (per_ante, per_staked).
    """

    bet: str
    expected_value: Ratio
    house_edge: float
    element_of_risk: float
    rtp_per_ante: float
    rtp_per_staked: float
    published_basis: str
    published: float


class PlayReturns(_Shape, frozen=True):
    """Returns under a way to play: optimal (best for the main game), or a simple strategy by its name."""

    play: str
    bets: list[BetReturns]


class TableDescription(_Shape, frozen=True):
    """Everything a page needs to draw a table.

    ``kind``: live or instant. ``qualifies``: queen_high, pair_of_fours or null (no dealer hand).
    ``instant_sibling``: where to learn the rules for fun (A16). ``facts``, ``orders`` and ``points`` are what a
    rules page explains; ``definition`` and ``terms`` are the fingerprints of the game alone and with its policy
    and limits. ``returns``: from the certificate of the definition, optimal play first; empty without one.
    ``closed``: why the table may not open, as a code. ``advice``: whether players may have each option's worth shown.
    ``stream``: the address of the table's picture (HLS), null where a drawn dealer stands in. ``quick_play``: whether
    cards may come without a pause where one plays alone.
    """

    id: str
    game: str
    name: str
    kind: str
    language: str
    currency: str
    exponent: int
    seats: int
    chips: list[int]
    spots: list[SpotShown]
    piles: list[PileShown]
    finish: list[str]
    stages: list[StageShown]
    paytables: list[PaytableShown]
    settlement_order: list[str]
    qualifies: str | None
    policy: PolicyShown
    windows: WindowsShown | None
    dealer: str | None
    instant_sibling: str | None
    facts: list[FactShown]
    orders: list[OrderShown]
    points: PointsShown | None
    definition: str
    terms: str
    returns: list[PlayReturns]
    closed: str | None
    advice: bool
    stream: str | None = None
    quick_play: bool = True


class CardChair(_Shape, frozen=True):
    """A taken seat in the lobby."""

    seat: int
    name: str


class TableCard(_Shape, frozen=True):
    """A table in the lobby: limits of the ante, dealer's name, who sits there, and whether you have a round open.

    ``closed``: why it may not open, as a code: not_certified, under_floor. ``chairs``: who sits where (A13).
    ``for_fun``: it can be tried with money of its own, at the table "try-" and its id (C3).
    """

    id: str
    game: str
    name: str
    kind: str
    language: str
    currency: str
    exponent: int
    minimum: int
    maximum: int
    dealer: str | None
    players: list[str]
    seats: int
    unfinished: bool
    seated: bool
    closed: str | None
    chairs: list[CardChair] = []
    for_fun: bool = False


class HistoryRow(_Shape, frozen=True):
    """One of the player's own rounds, latest first in lists. ``adjusted``: what was made up for it afterwards."""

    round: str
    table: str
    game: str
    table_name: str
    opened_ms: int
    ended_ms: int
    outcome: str
    staked: int
    returned: int
    adjusted: int
    currency: str
    exponent: int


class Me(_Shape, frozen=True):
    """Who the session belongs to, and in which role."""

    player: str
    name: str
    guest: bool
    role: str
