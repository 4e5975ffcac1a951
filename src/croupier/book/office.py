"""What deciding needs to look up, and the beginning of every decision about a table."""

from typing import Protocol

from croupier.book.draft import Draft
from croupier.book.floor import FloorBook
from croupier.book.money import MoneyOffice
from croupier.book.seating import TableState
from croupier.ports.shoe import Shoe
from croupier.ports.store import StoredCredential, StoredPlayer, StoredRound
from croupier.round.commands import Refused
from croupier.rules.definition import Terms


class Office(MoneyOffice, Protocol):
    """What deciding needs to look up."""

    @property
    def balances(self) -> dict[str, int]:
        """Balances by account; one that nobody used has nothing."""
        ...

    @property
    def shoe(self) -> Shoe:
        """Where decks come from."""
        ...

    def table(self, table: str) -> TableState:
        """A table as it stands."""
        ...

    def person(self, player: str) -> StoredPlayer | None:
        """Someone the house knows."""
        ...

    def credential(self, player: str) -> StoredCredential | None:
        """How someone signs in; None for a guest."""
        ...

    def holder(self, likeness: str) -> StoredCredential | None:
        """Whose name looks like this."""
        ...

    def round_entry(self, round_id: str) -> StoredRound:
        """The entry of a round, with its sealed deck."""
        ...

    def next_sequence(self) -> int:
        """A number that no round has had."""
        ...

    @property
    def floor(self) -> FloorBook:
        """Incidents, closures, receipts, adjustments."""
        ...

    def terms(self, fingerprint: str) -> Terms:
        """The terms that a round is pinned to."""
        ...


def draft_of(office: Office, table: str, at_ms: int) -> Draft:
    """Begin to decide about a table."""
    return Draft(office.table(table), office.balances, at_ms)


def seat_of(table: TableState, player: str) -> int:
    """Where a player sits; Refused for one who does not."""
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not_seated")
    return seat


def require_open(office: Office, table: str, game: str | None, player: str | None) -> None:
    """Refused where a supervisor has disabled what a new seat, round or ante needs. ``game`` None: not known here."""
    closures = office.floor.closures
    if not closures:
        return
    if ("player", player) in closures:
        raise Refused("player_disabled")
    of_catalogue = table.partition("/")[0]
    if closures.keys() & {("everything", ""), ("table", of_catalogue), ("game", game)}:
        raise Refused("table_closed", table=of_catalogue, reason="disabled")
