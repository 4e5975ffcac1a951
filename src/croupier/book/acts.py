"""What people and clocks ask of the house: each is decided once, in the order of arrival."""

from typing import Any

import msgspec

from croupier.book.money_acts import MoneyAct
from croupier.ports.store import Role
from croupier.round.events import Bets
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
    """Open the next round. ``code`` is the table's in the round's id; ``player`` where one asked for it."""

    table: str
    code: str
    terms: Terms
    player: str | None = None
    key: str | None = None


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


class Void(_Act, frozen=True):
    """Cancel a round."""

    table: str
    round: str
    reason: str


RoundAct = Bet | Deal | Decide | CloseBets | CloseDecisions | Void
PeopleAct = Register | ChangePassword | Hire | ChangeRole | Bar | Readmit | ResetPassword
Act = OpenAccount | PeopleAct | TopUp | MoneyAct | Note | Sit | Leave | OpenRound | RoundAct
