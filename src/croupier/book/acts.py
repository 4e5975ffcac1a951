"""What people and clocks ask of the house: each is decided once, in the order of arrival."""

from typing import Any, Literal

import msgspec

from croupier.book.money_acts import MoneyAct
from croupier.ports.store import Role
from croupier.round.events import Bets, Dealing
from croupier.rules.definition import Terms


class _Act(msgspec.Struct, frozen=True, tag_field="act", tag=True):
    """Base of all acts. ``at_ms``: the wall time it arrived."""

    at_ms: int


class StaffAct(_Act, frozen=True):
    """Base of what staff do: ``by`` whom (their id), in which ``role``, and ``why`` in their own words.

    Whatever a staff act changes, its row in the audit is stored in the same transaction.
    """

    by: str
    role: str
    why: str = ""


class Note(StaffAct, frozen=True, kw_only=True):
    """Something done that changes no table and no money; fields as in ``StoredAudit``, states as plain values."""

    deed: str
    subject: str
    before: Any = None
    after: Any = None
    key: str | None = None


class OpenAccount(_Act, frozen=True):
    """A new player, with opening money from the cashier (play money)."""

    player: str
    name: str
    guest: bool
    currency: str
    opening: int


class Register(_Act, frozen=True):
    """A guest becomes a player with a name of their own. ``likeness``: of the name; ``password``: its hash."""

    player: str
    name: str
    likeness: str
    password: str


class ChangePassword(_Act, frozen=True):
    """A new password (its hash) in the place of ``instead_of``, which must still be there."""

    player: str
    password: str
    instead_of: str


class Hire(StaffAct, frozen=True, kw_only=True):
    """Someone new works here."""

    player: str
    name: str
    likeness: str
    password: str
    as_role: Role


class ChangeRole(StaffAct, frozen=True, kw_only=True):
    """Someone who works here does something else from now on."""

    player: str
    as_role: Role


class Bar(StaffAct, frozen=True, kw_only=True):
    """Someone may not come in any more."""

    player: str


class Readmit(StaffAct, frozen=True, kw_only=True):
    """Someone who was barred may come in again."""

    player: str


class ResetPassword(StaffAct, frozen=True, kw_only=True):
    """A new password (its hash) for someone who has lost theirs."""

    player: str
    password: str


class TopUp(_Act, frozen=True):
    """Play money from the cashier, up to an amount."""

    player: str
    key: str
    currency: str
    up_to: int


class Sit(_Act, frozen=True):
    """Take a seat, the first free one unless one is named."""

    table: str
    player: str
    name: str
    seats: int
    seat: int | None = None
    key: str | None = None


class Leave(_Act, frozen=True):
    """Give the seat back, after the running round if there are stakes in it."""

    table: str
    player: str
    key: str | None = None


class OpenRound(_Act, frozen=True):
    """Open the next round. ``code`` is the table's in the round's id; ``player`` where one asked for it.

    ``burns``: how many cards are burnt before the deal, if the round will be dealt by hand.
    """

    table: str
    code: str
    terms: Terms
    player: str | None = None
    key: str | None = None
    burns: int = 0


class Bet(_Act, frozen=True):
    """A player's whole bet on a round. ``late``: it came after the deadline."""

    table: str
    round: str
    player: str
    placements: tuple[Bets, ...]
    key: str | None = None
    late: bool = False


class Deal(_Act, frozen=True):
    """The player of an instant table wants the cards."""

    table: str
    round: str
    player: str
    client_seed: str
    key: str | None = None


class Decide(_Act, frozen=True):
    """A player's choice. ``late``: it came after the deadline."""

    table: str
    round: str
    player: str
    stage: str
    option: str
    key: str | None = None
    late: bool = False


class CloseBets(_Act, frozen=True):
    """The betting window of a live round has passed."""

    table: str
    round: str


class CloseDecisions(_Act, frozen=True):
    """The decision window of a live round has passed."""

    table: str
    round: str
    stage: str


class Halt(_Act, frozen=True):
    """The system stops a table and calls the supervisor; ``reason`` is one of SYSTEM_REASONS."""

    table: str
    reason: str
    detail: str = ""


class RaiseIncident(_Act, frozen=True):
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


class NoteIncident(StaffAct, frozen=True, kw_only=True):
    """A supervisor notes something to look into, in ``why``; no table stops for it."""

    table: str = ""
    round: str = ""
    key: str | None = None


class CloseIncident(StaffAct, frozen=True, kw_only=True):
    """Incidents have been looked into, all or none of them; what came of it stands in ``why``, a row for each."""

    incidents: tuple[int, ...]
    key: str | None = None


FloorAct = (
    OpenTable
    | ShutTable
    | Pause
    | Resume
    | Announce
    | Disable
    | Enable
    | ProposeAdjustment
    | ApproveAdjustment
    | DeclineAdjustment
    | NoteIncident
    | CloseIncident
)
HandAct = Scan | Burn | ConfirmCards | Correct
RoundAct = Bet | Deal | Decide | CloseBets | CloseDecisions | HandAct | Void
PeopleAct = Register | ChangePassword | Hire | ChangeRole | Bar | Readmit | ResetPassword
Act = (
    OpenAccount
    | PeopleAct
    | TopUp
    | MoneyAct
    | Note
    | Sit
    | Leave
    | OpenRound
    | Halt
    | RaiseIncident
    | FloorAct
    | RoundAct
)
