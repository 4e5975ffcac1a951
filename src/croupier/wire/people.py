"""Accounts, staff and the audit as they go over the network."""

from typing import Annotated, Literal

import msgspec

StaffRole = Literal["dealer", "supervisor", "support", "admin"]

NameText = Annotated[str, msgspec.Meta(max_length=64)]
"""What somebody typed for a name; what may be one is for the reception to say, kindly."""

PasswordText = Annotated[str, msgspec.Meta(max_length=1024)]
Why = Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=r"\S")]


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything asked for."""


class SignInAsked(_Asked, frozen=True):
    """A name and its password: to come in with, or, for a guest, to have from now on."""

    name: NameText
    password: PasswordText


class PasswordAsked(_Asked, frozen=True):
    """A new password instead of the present one."""

    password: PasswordText
    new: PasswordText


class HireAsked(_Asked, frozen=True):
    """Someone new who works here."""

    name: NameText
    role: StaffRole
    why: Why


class RoleAsked(_Asked, frozen=True):
    """Another role for someone who works here."""

    role: StaffRole
    why: Why


class WhyAsked(_Asked, frozen=True):
    """Why something is done; it stands in the audit."""

    why: Why


class _Shown(msgspec.Struct, frozen=True):
    """Base of everything shown."""


class Account(_Shown, frozen=True):
    """One's own account. ``idle_ms``: how long one may do nothing before being signed out; null: as long as one likes.

    ``sessions``: how many are open, in this browser and elsewhere.
    """

    player: str
    name: str
    guest: bool
    role: str
    created_ms: int
    sessions: int
    idle_ms: int | None


class SignedOut(_Shown, frozen=True):
    """How many sessions have ended."""

    sessions: int


class PersonShown(_Shown, frozen=True):
    """Someone, as an admin sees them. ``here``: a page of theirs is open."""

    player: str
    name: str
    guest: bool
    role: str
    barred: bool
    created_ms: int
    here: bool


class Hired(_Shown, frozen=True):
    """Someone new, or someone with a new password: the only time that it is shown."""

    person: PersonShown
    password: str


class AuditRow(_Shown, frozen=True):
    """A row of the audit; ``name`` of whoever did it, and ``about`` of whom or what it was done to, where known."""

    number: int
    at_ms: int
    by: str
    name: str
    role: str
    act: str
    subject: str
    about: str
    why: str
    before: str
    after: str
    hash: str


class Chain(_Shown, frozen=True):
    """Whether each row of the audit follows from the one before; ``broken``: the number of the first that does not."""

    whole: bool
    rows: int
    broken: int | None
    last_hash: str
