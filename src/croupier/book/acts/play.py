"""What players and the clocks of tables ask."""

from croupier.book.acts.base import BaseAct
from croupier.round.events import Bets
from croupier.rules.definition import Terms


class Sit(BaseAct, frozen=True):
    """Take a seat, the first free one unless one is named."""

    table: str
    player: str
    name: str
    seats: int
    seat: int | None = None
    key: str | None = None


class Leave(BaseAct, frozen=True):
    """Give the seat back, after the running round if there are stakes in it."""

    table: str
    player: str
    key: str | None = None


class OpenRound(BaseAct, frozen=True):
    """Open the next round. ``code`` is the table's in the round's id; ``player`` where one asked for it.

    ``burns``: how many cards are burnt before the deal, if the round will be dealt by hand.
    """

    table: str
    code: str
    terms: Terms
    player: str | None = None
    key: str | None = None
    burns: int = 0


class Bet(BaseAct, frozen=True):
    """A player's whole bet on a round. ``late``: it came after the deadline."""

    table: str
    round: str
    player: str
    placements: tuple[Bets, ...]
    key: str | None = None
    late: bool = False


class Deal(BaseAct, frozen=True):
    """The player of an instant table wants the cards."""

    table: str
    round: str
    player: str
    client_seed: str
    key: str | None = None


class Decide(BaseAct, frozen=True):
    """A player's choice. ``late``: it came after the deadline."""

    table: str
    round: str
    player: str
    stage: str
    option: str
    key: str | None = None
    late: bool = False


class CloseBets(BaseAct, frozen=True):
    """The betting window of a live round has passed."""

    table: str
    round: str


class CloseDecisions(BaseAct, frozen=True):
    """The decision window of a live round has passed."""

    table: str
    round: str
    stage: str


PlayAct = Sit | Leave | OpenRound | Bet | Deal | Decide | CloseBets | CloseDecisions
