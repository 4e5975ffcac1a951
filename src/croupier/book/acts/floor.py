"""What dealers and supervisors ask, and the calls that reach them."""

from typing import Literal

from croupier.book.acts.base import BaseAct, StaffAct
from croupier.round.events import Dealing


class Halt(BaseAct, frozen=True):
    """The system stops a table and calls the supervisor; ``reason`` is one of SYSTEM_REASONS."""

    table: str
    reason: str
    detail: str = ""


class RaiseIncident(BaseAct, frozen=True):
    """Call the supervisor without stopping a table: a player reports a round, say. ``by``: who calls.

    ``player`` is set, to the same id, where it is a player, whose ``key`` it then is.
    """

    kind: str
    by: str
    table: str | None = None
    round: str | None = None
    detail: str = ""
    player: str | None = None
    key: str | None = None


class NoteIncident(StaffAct, frozen=True, kw_only=True):
    """A supervisor notes something to look into, in ``why``; no table stops for it."""

    table: str = ""
    round: str = ""
    key: str | None = None


class CloseIncident(StaffAct, frozen=True, kw_only=True):
    """Incidents have been looked into, all or none of them; what came of it stands in ``why``, a row for each."""

    incidents: tuple[int, ...]
    key: str | None = None


class OpenTable(StaffAct, frozen=True, kw_only=True):
    """A dealer opens a table, or takes it over; ``dealer`` is their id, ``dealer_name`` what players read."""

    table: str
    dealing: Dealing = "automatic"
    dealer: str | None = None
    dealer_name: str | None = None
    key: str | None = None


class ShutTable(StaffAct, frozen=True, kw_only=True):
    """Close a table; refused with open_stakes while bets stand on it."""

    table: str
    key: str | None = None


class Pause(StaffAct, frozen=True, kw_only=True):
    """Stop a table with its clock; ``reason`` is one of STAFF_REASONS and told to the players."""

    table: str
    reason: str = "check"
    key: str | None = None


class Resume(StaffAct, frozen=True, kw_only=True):
    """Let a table go on with the time that was left."""

    table: str
    key: str | None = None


class Announce(StaffAct, frozen=True, kw_only=True):
    """Say one of ANNOUNCEMENTS to all at a table."""

    table: str
    code: str
    key: str | None = None


class Scan(StaffAct, frozen=True, kw_only=True):
    """The scanner read a card ("Qs"), or with None saw it go down on its face. One that cannot be stops the table."""

    table: str
    round: str
    card: str | None
    key: str | None = None


class Burn(StaffAct, frozen=True, kw_only=True):
    """The dealer burnt a card; out of turn it stops the table."""

    table: str
    round: str
    key: str | None = None


class ConfirmCards(StaffAct, frozen=True, kw_only=True):
    """The dealer has looked over all cards: the round may be settled."""

    table: str
    round: str
    key: str | None = None


class Correct(StaffAct, frozen=True, kw_only=True):
    """The card ("Qs") that really lies in a place of a round dealt by hand; ``seat`` None for shared piles."""

    table: str
    round: str
    pile: str
    seat: int | None
    index: int
    card: str
    key: str | None = None


class Void(StaffAct, frozen=True, kw_only=True):
    """Cancel a round that has not ended: every stake goes back, what was paid is taken back (A40, A41)."""

    table: str
    round: str
    reason: str
    key: str | None = None


ClosureKind = Literal["table", "game", "player", "everything"]


class Disable(StaffAct, frozen=True, kw_only=True):
    """No new rounds, seats or antes there; what runs is played to its end. ``subject`` is "" for everything."""

    kind: ClosureKind
    subject: str = ""
    key: str | None = None


class Enable(StaffAct, frozen=True, kw_only=True):
    """Take a Disable back."""

    kind: ClosureKind
    subject: str = ""
    key: str | None = None


class ProposeAdjustment(StaffAct, frozen=True, kw_only=True):
    """Propose to give a player ``amount`` minor units for a round that is over, or to take them where negative."""

    round: str
    player: str
    amount: int
    key: str | None = None


class ApproveAdjustment(StaffAct, frozen=True, kw_only=True):
    """A second supervisor agrees: the money moves, once."""

    adjustment: int
    key: str | None = None


class DeclineAdjustment(StaffAct, frozen=True, kw_only=True):
    """A supervisor, the proposer too, says no: nothing moves."""

    adjustment: int
    key: str | None = None


HandAct = Scan | Burn | ConfirmCards | Correct
FloorAct = (
    Halt
    | RaiseIncident
    | NoteIncident
    | CloseIncident
    | OpenTable
    | ShutTable
    | Pause
    | Resume
    | Announce
    | HandAct
    | Void
    | Disable
    | Enable
    | ProposeAdjustment
    | ApproveAdjustment
    | DeclineAdjustment
)
