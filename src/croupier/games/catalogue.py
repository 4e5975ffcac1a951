"""Every table on offer: the five rule sheets."""

from typing import Literal

import msgspec

from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.tequila_poker import TEQUILA_POKER
from croupier.games.three_card_poker import INSTANT, LIVE
from croupier.rules.definition import Limit, TablePolicy, Terms


class Windows(msgspec.Struct, frozen=True):
    """The house's clock of a live table, in milliseconds. Yellow shows below ``warn_ms``.

    ``scanner_ms``: how long a dealer may leave a card unread before the table stops and calls the supervisor.
    ``grace_ms``: how long the seat of someone who is not connected is kept.
    """

    betting_ms: int
    decision_ms: int
    pause_ms: int
    warn_ms: int
    scanner_ms: int = 30_000
    grace_ms: int = 60_000


class Table(msgspec.Struct, frozen=True):
    """A table variant: the terms of its rounds, and what only concerns the room around them.

    ``published_basis``: whether its returns to player are published per Ante or per amount staked. ``advice``:
    whether players may have the worth of each option shown. ``stream``: the address of the table's picture (HLS).
    ``burns``: how many cards a dealer burns before a deal by hand.
    """

    id: str
    code: str
    name: str
    sheet: str
    language: str
    terms: Terms
    chips: tuple[int, ...]
    windows: Windows | None = None
    dealer: str | None = None
    instant_sibling: str | None = None
    published_basis: Literal["per_ante", "per_staked"] = "per_ante"
    advice: bool = False
    stream: str | None = None
    burns: int = 1

    @property
    def live(self) -> bool:
        """Whether the house keeps the clock and many seats share the dealer."""
        return self.terms.policy.pace == "house"


CHIPS = (100, 500, 1_000, 2_500, 10_000, 50_000)

# A23: over is refused, under is returned at the close; A24; A28, A29; E4: the dealer reveals for the six cards.
LIVE_POLICY = TablePolicy(
    pace="house",
    over_maximum="refuse",
    under_minimum="at_close",
    repeat="double",
    reserves_completing_bet=True,
    shows_after_all_folded=True,
    for_fun=False,  # A16
)
LIVE_LIMITS = (
    Limit("ante", 100, 50_000),
    Limit("pair_plus", 100, 10_000),
    Limit("six_card_bonus", 100, 5_000),
)
LIVE_TERMS = Terms(LIVE, LIVE_POLICY, LIVE_LIMITS, "PLAY", seats=7)
LIVE_WINDOWS = Windows(betting_ms=18_000, decision_ms=15_000, pause_ms=8_000, warn_ms=5_000)


def _instant(**changes: object) -> TablePolicy:
    policy = TablePolicy("player", "refuse", "at_once", "place", reserves_completing_bet=True)
    return msgspec.structs.replace(policy, **changes)


TABLES: tuple[Table, ...] = (
    Table("venezia", "VEN", "Sala Venezia", "A", "it", LIVE_TERMS, CHIPS, LIVE_WINDOWS, "Giulia", "paris"),
    Table(
        "tequila",
        "TEQ",
        "Tequila Poker",
        "B",
        "it",
        Terms(TEQUILA_POKER, _instant(repeat="deal"), (Limit("ante", 100, 20_000),), "PLAY", seats=1),  # B13
        CHIPS,
        published_basis="per_staked",  # B14
        advice=True,
    ),
    Table(
        "roma",
        "ROM",
        "Casino Hold'em Roma",
        "C",
        "it",
        Terms(
            CASINO_HOLDEM,
            _instant(over_maximum="adjust"),  # C6
            (Limit("ante", 100, 20_000), Limit("aa_bonus", 100, 5_000)),
            "PLAY",
            seats=1,
        ),
        CHIPS,
        dealer="Marco",
        published_basis="per_staked",  # C15
        advice=True,
    ),
    Table(
        "paris",
        "PAR",
        "Salon de Paris",
        "D",
        "fr",
        Terms(
            INSTANT,
            _instant(reserves_completing_bet=False),  # D5: who lacks the money may deposit and come back
            (Limit("ante", 100, 20_000), Limit("pair_plus", 100, 5_000)),
            "PLAY",
            seats=1,
        ),
        CHIPS,
        dealer="Camille",
        advice=True,
    ),
    Table("zagreb", "ZAG", "Stol Zagreb", "E", "hr", LIVE_TERMS, CHIPS, LIVE_WINDOWS, "Petra", "paris"),
)
