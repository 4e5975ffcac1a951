"""Who is known here: accounts with their play money, the staff, and the notes that it leaves."""

from typing import Any

from croupier.book.acts.base import BaseAct, StaffAct
from croupier.ports.store import Role


class OpenAccount(BaseAct, frozen=True):
    """A new player, with opening money from the cashier (play money)."""

    player: str
    name: str
    guest: bool
    currency: str
    opening: int


class TopUp(BaseAct, frozen=True):
    """Play money from the cashier, up to an amount."""

    player: str
    key: str
    currency: str
    up_to: int


class Register(BaseAct, frozen=True):
    """A guest becomes a player with a name of their own. ``likeness``: of the name; ``password``: its hash."""

    player: str
    name: str
    likeness: str
    password: str


class ChangePassword(BaseAct, frozen=True):
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


class Note(StaffAct, frozen=True, kw_only=True):
    """Something done that changes no table and no money; fields as in ``StoredAudit``, states as plain values."""

    deed: str
    subject: str
    before: Any = None
    after: Any = None
    key: str | None = None


PeopleAct = OpenAccount | TopUp | Register | ChangePassword | Hire | ChangeRole | Bar | Readmit | ResetPassword | Note
