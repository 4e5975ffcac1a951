"""What a client is shown of a table: the shapes of the JSON, filled by ``wire.encode`` from ``round.view``."""

import msgspec


class _Shape(msgspec.Struct, frozen=True):
    """Base of everything shown."""


class LineShown(_Shape, frozen=True):
    """One row of the settlement slip.

    ``outcome`` is one of win, push, lose, fold (lost by folding), bonus (paid beside a stake that another
    line settles, so ``staked`` is 0). ``returned`` is what came back, stake included. Why: ``result`` is the
    showdown's (win, tie, lose, not_qualified) where one decided, ``hand`` the class or the points ("52") that
    a paytable looked up. ``pays`` is the pay to one that was applied, null when nothing was won.
    """

    line: str
    bet: str
    staked: int
    returned: int
    outcome: str
    result: str | None
    hand: str | None
    pays: int | None


class CountShown(_Shape, frozen=True):
    """What an incomplete hand counts so far, and the classes it can still come to (as in ``PaytableShown.rows``)."""

    so_far: int
    reach: list[str]


class OptionShown(_Shape, frozen=True):
    """A choice that is open to this viewer now. ``cost`` is what it adds to the stakes, in minor units."""

    name: str
    bet: str | None
    cost: int


class SeatShown(_Shape, frozen=True):
    """One seat of the round. ``placements`` and ``options`` are filled for the seat's own player alone.

    ``piles``: pile name -> cards ("Qs"; "??" face down). ``hands``: fact name -> class for the cards seen so
    far, e.g. {"hand": "straight"}. ``choices``: stage -> option. ``decided_by``: stage -> player or system.
    ``counts``: fact name -> what the cards out so far count, where hands are counted and this one is not complete.
    ``bonus_waits``: lines that this hand wins only if it is played on (A27). ``winning``: at the end, the cards that
    won, the seat's or the dealer's.
    """

    seat: int
    name: str
    you: bool
    bets: dict[str, int]
    reserved: int
    piles: dict[str, list[str]]
    hands: dict[str, str]
    choices: dict[str, str]
    decided_by: dict[str, str]
    options: list[OptionShown]
    bonus_waits: list[str]
    placements: list[dict[str, int]]
    slip: list[LineShown]
    returned_bets: dict[str, int]
    winning: list[str] = []
    counts: dict[str, CountShown] = {}


class RoundShown(_Shape, frozen=True):
    """One round. ``phase``: betting, dealing, deciding, finishing, ended, voided. ``stage``: the one that asks.

    ``piles`` are the shared cards (dealer, flop ...). ``dealer_hand`` names the dealer's class once shown,
    ``dealer_qualifies`` is null until then. ``seed`` is null until the round is over. ``dealing``: automatic, or
    hand for a round whose cards a person deals: it has no seed, and its ``commitment`` is "". ``void_reason``: why
    the round is void, as a code.
    """

    id: str
    opened_ms: int
    phase: str
    stage: str | None
    commitment: str
    client_seed: str | None
    seed: str | None
    piles: dict[str, list[str]]
    dealer_hand: str | None
    dealer_qualifies: bool | None
    seats: list[SeatShown]
    dealing: str = "automatic"
    void_reason: str | None = None


class ClockShown(_Shape, frozen=True):
    """The running window of a live table: betting, decision or pause. Yellow starts at ``warn_ms`` left.

    ``frozen``: the table is paused, the clock stands still at ``remaining_ms``.
    """

    window: str
    remaining_ms: int
    total_ms: int
    warn_ms: int
    frozen: bool = False


class PausedShown(_Shape, frozen=True):
    """Why a table stands still, as a code, and who stopped it: system, supervisor or dealer."""

    reason: str
    by: str


class WaitsShown(_Shape, frozen=True):
    """What the round waits for. ``what``: card, burn, confirm, bets or choices.

    A card's place is ``pile``, ``seat`` (null for shared piles) and ``index``; ``side``: up, down, or turn for one
    that lies there already.
    """

    what: str
    pile: str | None = None
    seat: int | None = None
    index: int | None = None
    side: str | None = None


class ChairShown(_Shape, frozen=True):
    """A seat of the table and who sits there; ``leaving``: freed once the running round is over."""

    seat: int
    name: str
    you: bool
    leaving: bool


class TableShown(_Shape, frozen=True):
    """A table as one viewer sees it. ``chairs`` holds the taken seats only; ``you``: the viewer's seat.

    ``last_bets``: what the viewer staked in the last round here (bet -> amount), for REPEAT; null if none.
    ``paused``: why the table stands still, if it does. ``dealing``: how the next round is dealt, automatic or by
    hand. ``dealer``: the name of the person who deals. ``shut``: the dealer has closed the table.
    """

    table: str
    chairs: list[ChairShown]
    you: int | None
    round: RoundShown | None
    clock: ClockShown | None
    last_bets: dict[str, int] | None
    paused: PausedShown | None = None
    dealing: str = "automatic"
    dealer: str | None = None
    shut: bool = False
    waits: WaitsShown | None = None
