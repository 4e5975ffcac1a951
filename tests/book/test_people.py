"""People in the book: a name is given once, and whoever changes what others may do leaves a row in the audit."""

from typing import Any

import msgspec
import pytest

from croupier.book.acts import Act, Bar, ChangePassword, ChangeRole, Disable, Hire, Readmit, Register, ResetPassword
from croupier.book.audit import first_broken
from croupier.book.book import Done
from croupier.round.commands import Refused
from tests.book.conftest import OPENING, Desk

HASH, NEW = "hash", "new"


def by_admin(kind: type[Any], **fields: object) -> Any:  # noqa: ANN401  # one of the staff's acts
    return kind(at_ms=9, by="boss", role="admin", why="for a test", **fields)


def hire(player: str, name: str, as_role: str = "dealer") -> Act:
    act: Act = by_admin(Hire, player=player, name=name, likeness=name.lower(), password=HASH, as_role=as_role)
    return act


def register(player: str, name: str) -> Act:
    return Register(8, player, name, name.lower(), "hash")


def test_a_guest_who_registers_keeps_the_money_and_is_no_guest(desk: Desk) -> None:
    desk.account("ann")
    desk.do(register("ann", "Annie"))
    person = desk.database.archive.player("ann")
    assert person is not None
    assert (person.name, person.guest, person.role) == ("Annie", False, "player")
    assert desk.book.wallet("ann", "PLAY").available == OPENING
    desk.reopen()
    assert desk.refusal(register("ann", "Another")) == "already_registered"
    assert desk.refusal(register("nobody", "Another")) == "already_registered"


def test_of_two_who_ask_for_a_name_at_once_the_first_has_it(desk: Desk) -> None:
    desk.account("ann")
    desk.account("bob")
    first, second = desk.ask(register("ann", "Max"), register("bob", "Max"))
    assert isinstance(first, Done)
    assert not isinstance(second, Done)
    assert isinstance(second.error, Refused)
    assert second.error.code == "name_taken"
    assert desk.refusal(register("bob", "Max")) == "name_taken"
    assert desk.refusal(hire("staff", "Max")) == "name_taken"
    holder = desk.database.archive.holder("max")
    assert holder is not None
    assert holder.player == "ann"


def test_a_password_is_changed_once_for_what_was_there(desk: Desk) -> None:
    desk.account("ann")
    desk.do(register("ann", "Annie"))
    first, second = desk.ask(ChangePassword(9, "ann", "new", "hash"), ChangePassword(9, "ann", "other", "hash"))
    assert isinstance(first, Done)
    assert not isinstance(second, Done)
    assert desk.refusal(ChangePassword(9, "nobody", "new", "hash")) == "wrong_password"
    credential = desk.database.archive.credential("ann")
    assert credential is not None
    assert (credential.password, credential.likeness, credential.changed_ms) == ("new", "annie", 9)


def test_every_change_that_staff_make_has_its_row(desk: Desk) -> None:
    desk.do(hire("deb", "Deb"))
    desk.do(by_admin(ChangeRole, player="deb", as_role="supervisor"))
    desk.do(by_admin(Bar, player="deb"))
    desk.do(by_admin(Readmit, player="deb"))
    desk.do(by_admin(ResetPassword, player="deb", password=NEW))
    rows = desk.database.archive.audit(0, 100)
    assert [row.act for row in rows] == ["Hire", "ChangeRole", "Bar", "Readmit", "ResetPassword"]
    assert {(row.by, row.role, row.subject, row.why) for row in rows} == {("boss", "admin", "person/deb", "for a test")}
    assert first_broken(rows) is None
    states = [(msgspec.json.decode(row.before), msgspec.json.decode(row.after)) for row in rows]
    deb = {"name": "Deb", "role": "dealer", "barred": False}
    assert states[0] == (None, deb)
    assert states[1] == (deb, deb | {"role": "supervisor"})
    assert states[2] == (deb | {"role": "supervisor"}, deb | {"role": "supervisor", "barred": True})
    assert "hash" not in "".join(row.before + row.after for row in rows)
    assert "new" not in "".join(row.after for row in rows)
    assert desk.database.archive.staff()[0].role == "supervisor"


REFUSED: dict[str, tuple[Any, str]] = {
    "unknown": (by_admin(Bar, player="nobody"), "unknown_person"),
    "themselves": (by_admin(Bar, player="boss"), "not_yourself"),
    "their own role": (by_admin(ChangeRole, player="boss", as_role="dealer"), "not_yourself"),
    "a player at work": (by_admin(ChangeRole, player="ann", as_role="admin"), "not_staff"),
    "a dealer who plays": (by_admin(ChangeRole, player="deb", as_role="player"), "not_staff"),
    "the same role": (by_admin(ChangeRole, player="deb", as_role="dealer"), "no_change"),
    "nobody barred": (by_admin(Readmit, player="deb"), "no_change"),
    "a guest's password": (by_admin(ResetPassword, player="ann", password=NEW), "unknown_person"),
}


@pytest.mark.parametrize(("act", "code"), REFUSED.values(), ids=REFUSED)
def test_what_nobody_may_do_is_refused_and_leaves_no_row(desk: Desk, act: Act, code: str) -> None:
    desk.account("ann")
    desk.do(hire("boss", "Boss", "admin"))
    desk.do(hire("deb", "Deb"))
    before = desk.database.archive.audit(0, 100)
    assert desk.refusal(act) == code
    assert desk.database.archive.audit(0, 100) == before


NO_MORE: dict[str, Act] = {
    "disabled": by_admin(Bar, player="sue"),
    "in another role": by_admin(ChangeRole, player="sue", as_role="dealer"),
}


@pytest.mark.parametrize("change", NO_MORE.values(), ids=NO_MORE)
@pytest.mark.parametrize("together", [True, False], ids=["in one batch", "after a restart"])
def test_what_somebody_asked_for_who_works_here_no_more_is_not_done(desk: Desk, change: Act, *, together: bool) -> None:
    desk.do(hire("boss", "Boss", "admin"))
    desk.do(hire("sue", "Sue", "supervisor"))
    desk.account("ann")
    late = Disable(9, "sue", "supervisor", "too late", kind="player", subject="ann")
    if together:
        _, outcome = desk.ask(change, late)
        assert not isinstance(outcome, Done)
        assert isinstance(outcome.error, Refused)
        assert outcome.error.code == "not_allowed"
    else:
        desk.do(change)
        desk.reopen()
        assert desk.refusal(late) == "not_allowed"
    assert desk.database.archive.closures() == []
    assert [row.by for row in desk.database.archive.audit(0, 100)] == ["boss"] * 3


def test_an_act_is_answered_again_as_it_was_though_its_actor_works_here_no_more(desk: Desk) -> None:
    desk.do(hire("boss", "Boss", "admin"))
    desk.do(hire("sue", "Sue", "supervisor"))
    asked = Disable(9, "sue", "supervisor", "in time", kind="player", subject="ada", key="one-wish")
    first = desk.do(asked)
    desk.do(by_admin(Bar, player="sue"))
    again = desk.do(asked)
    assert (again.again, again.reply) == (True, first.reply)


def test_of_two_admins_who_bar_each_other_one_remains(desk: Desk) -> None:
    desk.do(hire("boss", "Boss", "admin"))
    desk.do(hire("ada2", "Second", "admin"))
    back = Bar(at_ms=9, by="ada2", role="admin", player="boss")
    first, second = desk.ask(by_admin(Bar, player="ada2"), back)
    assert isinstance(first, Done)
    assert not isinstance(second, Done)
    assert [one.barred for one in desk.database.archive.staff()].count(False) == 1


def test_who_was_barred_a_moment_ago_cannot_be_barred_again(desk: Desk) -> None:
    desk.do(hire("deb", "Deb"))
    first, second = desk.ask(by_admin(Bar, player="deb"), by_admin(Bar, player="deb"))
    assert isinstance(first, Done)
    assert not isinstance(second, Done)
    assert len(desk.database.archive.audit(0, 100)) == 2


def test_the_audit_is_found_by_whom_what_and_about_whom(desk: Desk) -> None:
    for name in ("Deb", "Max", "Zoe"):
        desk.do(hire(name.lower(), name))
    desk.do(by_admin(Bar, player="max"))
    archive = desk.database.archive
    assert [row.number for row in archive.audit_before(99, 2, {})] == [4, 3]
    assert [row.number for row in archive.audit_before(3, 9, {"act": "Hire"})] == [2, 1]
    assert [row.number for row in archive.audit_before(99, 9, {"subject": "person/max"})] == [4, 2]
    assert archive.audit_before(99, 9, {"by": "bos%"}) == []
