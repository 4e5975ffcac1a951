"""The readers' side: history, events, what is unfinished, and sessions."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text

from croupier.adapters.sql_archive import _HISTORY, _HISTORY_BEFORE, _UNFINISHED
from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.ledger.accounts import Purse, Transfer
from croupier.ports.store import Batch, HistoryEntry, StoredResult, StoredTransfer, StoreError
from tests.adapters.samples import ANN, FINGERPRINT, STAKE, TERMS, dump, ended, opened, people, round_id


@pytest.fixture
def played(database: SqliteDatabase) -> SqliteDatabase:
    """Ann plays rounds 1 to 6, every other one at roma; 6 is still open, and so is Bob's, 7."""
    database.store.commit(people())
    for sequence in range(1, 7):
        database.store.commit(opened(sequence, table_of(sequence)))
        if sequence < 6:
            database.store.commit(ended(sequence, table_of(sequence)))
    database.store.commit(opened(7, "zagreb", "bob"))
    return database


def table_of(sequence: int) -> str:
    return "roma" if sequence % 2 else "venezia"


def rounds_of(entries: object) -> list[str]:
    return [entry.round for entry in entries]  # type: ignore[attr-defined]


def ids(*sequences: int) -> list[str]:
    return [round_id(sequence) for sequence in sequences]


def test_history_is_of_ended_rounds_latest_first(played: SqliteDatabase) -> None:
    history = played.archive.history("ann", None, None, 100)
    assert rounds_of(history) == ids(5, 4, 3, 2, 1)
    assert history[0] == HistoryEntry(round_id(5), "roma", FINGERPRINT, 5000, 5500, "ended", STAKE, STAKE)


def test_history_comes_in_pages(played: SqliteDatabase) -> None:
    history = played.archive.history
    assert rounds_of(history("ann", None, None, 2)) == ids(5, 4)
    assert rounds_of(history("ann", None, round_id(4), 2)) == ids(3, 2)
    assert rounds_of(history("ann", None, round_id(2), 2)) == ids(1)
    assert history("ann", None, round_id(1), 2) == []
    assert rounds_of(history("ann", None, round_id(7), 1)) == ids(5)  # another's round marks a place too
    assert history("ann", None, "no round", 2) == []


def test_history_of_one_table(played: SqliteDatabase) -> None:
    history = played.archive.history
    assert rounds_of(history("ann", "roma", None, 2)) == ids(5, 3)
    assert rounds_of(history("ann", "roma", round_id(3), 2)) == ids(1)
    assert history("ann", "zagreb", None, 2) == []


def test_history_is_the_players_own(played: SqliteDatabase) -> None:
    assert played.archive.history("bob", None, None, 2) == []
    assert played.archive.history("nobody", None, None, 2) == []


def test_two_seats_of_one_player_are_one_entry(database: SqliteDatabase) -> None:
    database.store.commit(people())
    database.store.commit(opened(1))
    batch = ended(1)
    batch.results.append(StoredResult(round_id(1), 2, "ann", 100, 300))
    batch.results.append(StoredResult(round_id(1), 3, "bob", 7, 0))
    database.store.commit(batch)
    (entry,) = database.archive.history("ann", None, None, 100)
    assert (entry.staked, entry.returned) == (STAKE + 100, STAKE + 300)


@pytest.mark.parametrize("statement", [_HISTORY, _HISTORY_BEFORE])
def test_a_page_of_history_is_one_walk_of_an_index(played: SqliteDatabase, statement: object) -> None:
    engine = played.archive._engine
    sql = str(statement.compile(engine))  # type: ignore[attr-defined]
    marks = ("x",) * sql.count("?")
    with engine.connect() as connection:
        plan = [row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", marks)]
    assert any("USING INDEX results_history (player=?" in step for step in plan), plan
    assert not any("TEMP B-TREE" in step or step == "SCAN rounds" for step in plan), plan


def test_rounds_events_and_terms_come_from_the_archive_too(played: SqliteDatabase) -> None:
    archive = played.archive
    assert archive.round(round_id(1)) == opened(1, "roma").rounds[0]
    assert archive.round("no round") is None
    assert archive.round_events(round_id(1)) == [*opened(1, "roma").events, *ended(1, "roma").events]
    assert archive.terms(FINGERPRINT) == TERMS


def test_unfinished_are_the_tables_where_a_player_has_a_stake(played: SqliteDatabase) -> None:
    assert played.archive.unfinished("ann") == ["venezia"]
    assert played.archive.unfinished("bob") == ["zagreb"]
    assert played.archive.unfinished("BOB") == []
    assert played.archive.unfinished("ob") == []
    assert played.archive.unfinished("%") == []


def test_who_took_the_stake_back_has_nothing_unfinished(played: SqliteDatabase) -> None:
    purse = Purse("PLAY", "bob")
    back = Transfer(purse.stakes, purse.wallet, STAKE, "unstake", "ante")
    played.store.commit(Batch(transfers=[StoredTransfer("zagreb", round_id(7), 0, back)]))
    assert played.archive.unfinished("bob") == []


def test_unfinished_looks_at_open_rounds_only(played: SqliteDatabase) -> None:
    engine = played.archive._engine
    sql = str(_UNFINISHED.compile(engine))
    with engine.connect() as connection:
        plan = [row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", ("x",) * sql.count("?"))]
    assert any("rounds USING INDEX rounds_open" in step for step in plan), plan
    assert not any("SCAN transfers" in step for step in plan), plan


def test_readers_see_committed_data_and_do_not_wait(played: SqliteDatabase) -> None:
    with played.store._engine.begin() as writing:
        writing.execute(text("UPDATE rounds SET ended_ms = 1, outcome = 'ended' WHERE sequence = 7"))
        assert played.archive.unfinished("bob") == ["zagreb"]
        with ThreadPoolExecutor(8) as readers:
            reads = [readers.submit(played.archive.history, "ann", None, None, 5) for _ in range(40)]
            assert all(len(read.result()) == 5 for read in reads)
    assert played.archive.unfinished("bob") == []


def test_a_session_is_found_by_its_token(database: SqliteDatabase) -> None:
    database.store.commit(people())
    database.sessions.create("token", "ann", 5)
    found = database.sessions.find("token")
    assert found is not None
    assert (found.person, found.created_ms, found.seen_ms) == (ANN, 5, 5)
    assert database.sessions.find("Token") is None


def test_tokens_are_kept_as_hashes(database: SqliteDatabase, path: Path) -> None:
    database.store.commit(people())
    database.sessions.create("", "ann", 5)  # the best-known hash of all
    digest = bytes.fromhex("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    assert dump(path)["sessions"] == [(digest, "ann", 5, 5)]


@pytest.mark.parametrize(("token", "player"), [("token", "bob"), ("other", "nobody")])
def test_a_session_that_cannot_be_is_refused(database: SqliteDatabase, token: str, player: str) -> None:
    database.store.commit(people())
    database.sessions.create("token", "ann", 5)
    with pytest.raises(StoreError):
        database.sessions.create(token, player, 6)
    found = database.sessions.find("token")
    assert found is not None
    assert found.person == ANN


def test_sessions_work_from_many_threads_while_the_writer_writes(database: SqliteDatabase) -> None:
    database.store.commit(people())
    with ThreadPoolExecutor(4) as threads:
        made = [threads.submit(database.sessions.create, f"token {number}", "ann", number) for number in range(20)]
        for sequence in range(1, 21):
            database.store.commit(opened(sequence))
        for each in made:
            each.result()
        found = threads.map(database.sessions.find, [f"token {number}" for number in range(20)])
        assert [session.person if session else None for session in found] == [ANN] * 20
    assert database.store.last_sequence() == 20
