"""Which acts have to pass a player's limits (A37): one place, asked about every act once it is decided.

A decision on stakes that stand, a settlement, leaving a seat and money going out are not here, and may not be.
"""

from collections.abc import Mapping
from typing import Protocol

from croupier.book.acts import Act, Bet, Deal, OpenRound, Sit, TopUp
from croupier.book.draft import Draft
from croupier.book.plays import Plays
from croupier.book.seating import TableState


class GateOffice(Protocol):
    """What the gate looks at."""

    @property
    def balances(self) -> Mapping[str, int]:
        """Balances by account; one that nobody used has nothing."""
        ...

    @property
    def plays(self) -> Plays:
        """How players play."""
        ...

    def table(self, table: str) -> TableState:
        """A table as it stood before the act."""
        ...


def check(office: GateOffice, act: Act, draft: Draft) -> None:
    """Refused for an act that would put more at stake than its player's limits allow."""
    match act:
        case Bet():
            before = office.table(act.table).running
            office.plays.check_bet(act, before, draft, office.balances)
        case TopUp():
            office.plays.check_top_up(act, draft)
        case Sit() | Deal():
            office.plays.check_present(act.player, act.at_ms)
        case OpenRound(player=str(player)):
            office.plays.check_present(player, act.at_ms)
        case _:
            pass
