"""What staff do leaves a row, and no row can be changed without the chain showing where."""

import sqlite3
from contextlib import closing

import msgspec
import pytest

from croupier.book.acts import Note
from croupier.book.audit import BEGINNING, Deed, as_text, chained, first_broken
from croupier.ports.store import StoredAudit
from tests.book.conftest import Desk


def note(number: int, *, key: str | None = None) -> Note:
    return Note(
        number, "s1", "supervisor", "because", deed="mute", subject="player/p1", before=None, after=number, key=key
    )


def chain(length: int) -> list[StoredAudit]:
    rows: list[StoredAudit] = []
    for number in range(length):
        deed = Deed(number, "s1", "supervisor", "mute", "player/p1", "because", "null", str(number))
        rows.append(chained(rows[-1] if rows else None, deed))
    return rows


def test_notes_are_chained_and_kept_over_a_restart(desk: Desk) -> None:
    desk.do(note(1))
    desk.ask(note(2), note(3))
    desk.reopen()
    desk.do(note(4))
    rows = desk.database.archive.audit(0, 100)
    assert [(row.number, row.at_ms, row.after) for row in rows] == [(1, 1, "1"), (2, 2, "2"), (3, 3, "3"), (4, 4, "4")]
    assert rows[0].previous == BEGINNING
    assert first_broken(rows) is None
    assert first_broken(rows[2:], rows[1]) is None
    assert [row.number for row in desk.database.archive.audit(1, 2)] == [2, 3]


def test_a_note_said_twice_is_one_row(desk: Desk) -> None:
    assert not desk.do(note(1, key="12345678")).again
    assert desk.do(note(1, key="12345678")).again
    assert len(desk.database.archive.audit(0, 100)) == 1
    assert desk.refusal(msgspec.structs.replace(note(1, key="12345678"), after=9)) == "key_conflict"


@pytest.mark.parametrize("field", StoredAudit.__struct_fields__)
def test_any_field_changed_breaks_the_chain(field: str) -> None:
    rows = chain(5)
    value = getattr(rows[2], field)
    rows[2] = msgspec.structs.replace(rows[2], **{field: value + 1 if isinstance(value, int) else value + "x"})
    assert first_broken(rows) == rows[2].number


def test_a_row_taken_out_or_put_in_breaks_the_chain() -> None:
    rows = chain(5)
    assert first_broken([*rows[:2], *rows[3:]]) == 4
    assert first_broken([*rows[:3], rows[2], *rows[3:]]) == 3
    assert first_broken(rows[1:]) == 2
    assert first_broken(chain(0)) is None


def test_no_two_states_have_one_text() -> None:
    assert as_text({"b": 1, "a": None}) == '{"a":null,"b":1}'


def test_the_database_itself_refuses_to_change_a_row(desk: Desk) -> None:
    desk.do(note(1))
    with closing(sqlite3.connect(desk.path)) as connection:
        for statement in ("UPDATE audit SET why = 'x'", "DELETE FROM audit"):
            with pytest.raises(sqlite3.IntegrityError, match="audit are never"):
                connection.execute(statement)
