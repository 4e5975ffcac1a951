"""Sessions as the database keeps them: used, ended one by one or all at once."""

from croupier.adapters.sql_sessions import session_id
from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.ports.store import Batch, StoredCredential
from tests.adapters.samples import ANN, BOB, people


def opened(database: SqliteDatabase) -> None:
    """Ann in two browsers, Bob in one."""
    database.store.commit(people())
    for token, player in (("ann 1", "ann"), ("ann 2", "ann"), ("bob", "bob")):
        database.sessions.create(token, player, 5)


def alive(database: SqliteDatabase) -> list[str]:
    return [token for token in ("ann 1", "ann 2", "bob") if database.sessions.find(token) is not None]


def test_one_session_ends_and_no_other(database: SqliteDatabase) -> None:
    opened(database)
    database.sessions.end(session_id("ann 1"))
    assert alive(database) == ["ann 2", "bob"]
    database.sessions.end(session_id("ann 1"))
    assert database.sessions.count("ann") == 1


def test_all_sessions_of_a_person_end_but_one(database: SqliteDatabase) -> None:
    opened(database)
    assert database.sessions.end_all("ann", but=session_id("ann 2")) == 1
    assert alive(database) == ["ann 2", "bob"]
    assert database.sessions.end_all("ann") == 1
    assert alive(database) == ["bob"]


def test_when_a_session_was_used_is_remembered_and_never_goes_back(database: SqliteDatabase) -> None:
    opened(database)
    database.sessions.saw({session_id("ann 1"): 90, session_id("bob"): 4, b"unknown": 80})
    seen = {token: found.seen_ms for token in ("ann 1", "ann 2", "bob") if (found := database.sessions.find(token))}
    assert seen == {"ann 1": 90, "ann 2": 5, "bob": 5}
    database.sessions.saw({})


def test_a_person_and_a_name_are_found(database: SqliteDatabase) -> None:
    database.store.commit(people())
    credential = StoredCredential("ann", "ann", "hash", 7)
    database.store.commit(Batch(credentials={"ann": credential}))
    assert database.archive.credential("ann") == database.archive.holder("ann") == credential
    assert database.archive.credential("bob") is None
    assert database.archive.found("AN", 10) == [ANN]
    assert database.archive.found("bob", 10) == [BOB]
    assert database.archive.found("%", 10) == []
    assert database.archive.staff() == []
