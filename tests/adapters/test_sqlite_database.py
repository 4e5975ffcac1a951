"""Opening the file: one server at a time, a reason when it cannot be, and transactions that are what they seem."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event, text

from croupier.adapters.migrate import StoreUnusable
from croupier.adapters.sql_archive import SqlArchive
from croupier.adapters.sqlite_database import SqliteDatabase, sqlite_engine
from tests.adapters.samples import dump, ended, opened, people

NOBODY = 65534
ROOT = Path(__file__).parents[2]

SERVER = """
import sys
from pathlib import Path
from croupier.adapters.sqlite_database import SqliteDatabase
from tests.adapters.samples import people
database = SqliteDatabase(Path(sys.argv[1]))
database.store.commit(people())
print("open", flush=True)
sys.stdin.read()
"""


@contextmanager
def another_server(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that has the file open and Ann and Bob in it, until it is killed."""
    search = os.pathsep.join(map(str, (ROOT / "src", ROOT)))
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": search},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        try:
            yield process
        finally:
            process.kill()


def test_a_second_server_in_another_process_is_refused_until_the_first_is_dead(path: Path) -> None:
    with another_server(path):
        with pytest.raises(StoreUnusable, match=r"is served by another Croupier already\. Stop that one"):
            SqliteDatabase(path)
        archive = SqlArchive(sqlite_engine(path))  # reading is free to all
        assert archive.player("ann") is not None
        archive.close()
    with SqliteDatabase(path) as database:
        assert database.store.player("ann") is not None  # what was committed has survived the kill
        database.store.commit(opened(1))


def test_a_second_server_in_the_same_process_is_refused(path: Path) -> None:
    with SqliteDatabase(path):
        with pytest.raises(StoreUnusable, match="is served by another Croupier already"):
            SqliteDatabase(path)
        with pytest.raises(StoreUnusable, match="is served by another Croupier already"):
            SqliteDatabase(path)  # being refused has not broken the lock
    with SqliteDatabase(path):
        pass


def test_a_database_that_another_program_writes_to_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreUnusable, match=r"is locked by another program\. Close that one"):
            SqliteDatabase(path, busy_s=0)
        other.execute("ROLLBACK")
    with SqliteDatabase(path):
        pass


@pytest.mark.parametrize("content", [b"Dear diary", b"\0" * 5000, os.urandom(5000)])
def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(StoreUnusable, match=r"is not a database\. Choose another file"):
        SqliteDatabase(path)
    assert path.read_bytes() == content


def test_a_damaged_database_is_refused(path: Path) -> None:
    with SqliteDatabase(path) as database:
        database.store.commit(people())
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\xff" * 3000 + whole[3100:])
    with pytest.raises(StoreUnusable, match=r"is damaged\. Bring back the latest backup"):
        SqliteDatabase(path)


def test_an_empty_file_is_a_new_house(path: Path) -> None:
    path.touch()
    with SqliteDatabase(path) as database:
        assert database.store.last_sequence() == 0


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable, match=r"cannot be opened\. See that its folder exists"):
        SqliteDatabase(tmp_path / "nowhere" / "house.sqlite3")


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(StoreUnusable, match="cannot be opened"):
        SqliteDatabase(folder)


@contextmanager
def without_privileges() -> Iterator[None]:
    """Be nobody for a while, for root may write anywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="file modes of POSIX")
@pytest.mark.parametrize(
    ("folder_mode", "file_mode", "message"),
    [
        (0o777, 0o444, "cannot be written. Let this user write to the file"),
        (0o555, 0o666, "cannot be opened. See that its folder exists and that this user may write there"),
        (0o777, 0o000, "cannot be opened"),
    ],
)
def test_what_may_not_be_written_is_refused(folder_mode: int, file_mode: int, message: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name, "house.sqlite3")
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA user_version = 1")
        path.chmod(file_mode)
        path.parent.chmod(folder_mode)
        with without_privileges(), pytest.raises(StoreUnusable, match=message):
            SqliteDatabase(path)
        path.parent.chmod(0o700)


def test_the_settings_are_those_that_were_chosen(database: SqliteDatabase) -> None:
    for engine in (database.store._engine, database.archive._engine, database.sessions._engine):
        with engine.connect() as connection:
            assert connection.connection.dbapi_connection.isolation_level is None  # type: ignore[union-attr]
            found = {
                name: connection.execute(text(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "recursive_triggers", "busy_timeout")
            }
        full = 2
        assert found == {
            "journal_mode": "wal",
            "synchronous": full,
            "foreign_keys": 1,
            "recursive_triggers": 1,
            "busy_timeout": 5000,
        }


def test_a_rollback_takes_tables_and_released_savepoints_with_it(path: Path) -> None:
    engine = sqlite_engine(path)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE kept (number)"))
        connection.execute(text("INSERT INTO kept VALUES (1)"))
    with engine.connect() as connection, connection.begin() as outer:
        connection.execute(text("CREATE TABLE gone (number)"))
        with connection.begin_nested():
            connection.execute(text("UPDATE kept SET number = 2"))
            connection.execute(text("CREATE TABLE gone_too (number)"))
        outer.rollback()
    assert dump(path) == {"kept": [(1,)]}
    engine.dispose()


def test_a_rollback_to_a_savepoint_takes_that_part_alone(path: Path) -> None:
    engine = sqlite_engine(path)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE kept (number)"))
        with connection.begin_nested() as inner:
            connection.execute(text("INSERT INTO kept VALUES (1)"))
            connection.execute(text("CREATE TABLE gone (number)"))
            inner.rollback()
        connection.execute(text("INSERT INTO kept VALUES (2)"))
    assert dump(path) == {"kept": [(2,)]}
    engine.dispose()


def test_writing_begins_at_once_and_reading_does_not(database: SqliteDatabase) -> None:
    begun: list[str] = []
    for engine in (database.store._engine, database.archive._engine):
        event.listen(engine, "before_cursor_execute", lambda _c, _k, statement, *_: begun.append(statement))
    database.store.commit(people())
    assert begun[0] == "BEGIN IMMEDIATE"
    begun.clear()
    database.store.last_sequence()
    database.archive.unfinished("ann")
    assert [statement for statement in begun if statement.startswith("BEGIN")] == ["BEGIN DEFERRED"] * 2


def test_everything_is_closed_at_the_end(path: Path) -> None:
    with SqliteDatabase(path) as database:
        for batch in (people(), opened(1), ended(1)):
            database.store.commit(batch)
        database.archive.history("ann", None, None, 1)
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, f"{path.name}.lock"]
