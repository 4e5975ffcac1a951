"""People in the book: names are given once, staff are hired, and who may come in is decided in the order of arrival."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from croupier.book.acts import Bar, ChangePassword, ChangeRole, Hire, Readmit, Register, ResetPassword, StaffAct
from croupier.book.codec import Reply
from croupier.book.draft import Draft
from croupier.ports.store import StoredCredential, StoredPlayer
from croupier.round.commands import Refused

if TYPE_CHECKING:
    from croupier.book.office import Office

_Decided = tuple[Draft, Reply]


def require_in_service(office: "Office", act: StaffAct) -> None:
    """Refused for an act of somebody who was barred, or does something else, since they asked for it.

    Whoever is no person of the house acts on its command line: people are never taken out of the book.
    """
    person = office.person(act.by)
    if person is not None and (person.barred or person.role != act.role):
        raise Refused("not_allowed")


def _register(office: "Office", act: Register) -> _Decided:
    person = office.person(act.player)
    if person is None or not person.guest:
        raise Refused("already_registered")
    _require_free(office, act.likeness)
    draft = Draft(None, office.balances, act.at_ms)
    draft.batch.people[act.player] = replace(person, name=act.name, guest=False)
    draft.batch.credentials[act.player] = StoredCredential(act.player, act.likeness, act.password, act.at_ms)
    return draft, Reply(0)


def _change_password(office: "Office", act: ChangePassword) -> _Decided:
    credential = office.credential(act.player)
    if credential is None or credential.password != act.instead_of:
        raise Refused("wrong_password")  # it has been changed meanwhile
    draft = Draft(None, office.balances, act.at_ms)
    draft.batch.credentials[act.player] = replace(credential, password=act.password, changed_ms=act.at_ms)
    return draft, Reply(0)


def _hire(office: "Office", act: Hire) -> _Decided:
    _require_free(office, act.likeness)
    draft = Draft(None, office.balances, act.at_ms)
    person = StoredPlayer(act.player, act.name, guest=False, created_ms=act.at_ms, role=act.as_role)
    draft.batch.players.append(person)
    draft.batch.credentials[act.player] = StoredCredential(act.player, act.likeness, act.password, act.at_ms)
    draft.note(act, _subject(act.player), before=None, after=_told(person))
    return draft, Reply(0)


def _change_role(office: "Office", act: ChangeRole) -> _Decided:
    person = _other(office, act, act.player)
    if "player" in (person.role, act.as_role):
        raise Refused("not_staff")  # who works here does not play here: nobody is both, not even one after the other
    return _changed(office, act, person, replace(person, role=act.as_role))


def _bar(office: "Office", act: Bar) -> _Decided:
    person = _other(office, act, act.player)
    return _changed(office, act, person, replace(person, barred=True))


def _readmit(office: "Office", act: Readmit) -> _Decided:
    person = _other(office, act, act.player)
    return _changed(office, act, person, replace(person, barred=False))


def _reset_password(office: "Office", act: ResetPassword) -> _Decided:
    person, credential = _other(office, act, act.player), office.credential(act.player)
    if credential is None:
        raise Refused("unknown_person")  # a guest has none to lose
    draft = Draft(None, office.balances, act.at_ms)
    draft.batch.credentials[act.player] = replace(credential, password=act.password, changed_ms=act.at_ms)
    draft.note(act, _subject(act.player), before=_told(person), after=_told(person))
    return draft, Reply(0)


def _changed(office: "Office", act: StaffAct, before: StoredPlayer, after: StoredPlayer) -> _Decided:
    if before == after:
        raise Refused("no_change")
    draft = Draft(None, office.balances, act.at_ms)
    draft.batch.people[after.player] = after
    draft.note(act, _subject(after.player), before=_told(before), after=_told(after))
    return draft, Reply(0)


def _other(office: "Office", act: StaffAct, player: str) -> StoredPlayer:
    """Someone else: nobody changes what they may do themselves, so one who may change it always remains."""
    person = office.person(player)
    if person is None:
        raise Refused("unknown_person")
    if person.player == act.by:
        raise Refused("not_yourself")
    return person


def _require_free(office: "Office", likeness: str) -> None:
    if office.holder(likeness) is not None:
        raise Refused("name_taken")


def _subject(player: str) -> str:
    return f"person/{player}"


def _told(person: StoredPlayer) -> dict[str, object]:
    """What the audit tells of someone."""
    return {"name": person.name, "role": person.role, "barred": person.barred}


DECIDED_BY: Mapping[type, Callable[["Office", Any], _Decided]] = {
    Register: _register,
    ChangePassword: _change_password,
    Hire: _hire,
    ChangeRole: _change_role,
    Bar: _bar,
    Readmit: _readmit,
    ResetPassword: _reset_password,
}
"""What decides each act on people."""
