"""The migrations lead to what schema.py says, in one transaction or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event

from croupier.adapters import schema
from croupier.adapters.migrate import StoreUnusable, alembic_config, migrate
from croupier.adapters.sqlite_database import SqliteDatabase, sqlite_engine
from croupier.ports.store import StoredAnswer
from tests.adapters.samples import dump


def definitions(connection: Connection) -> dict[str, str]:
    """Every table, index and trigger in SQL, but alembic's own."""
    rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {name: " ".join(sql.split()) for name, sql in rows if name != "alembic_version"}


def test_alembic_finds_no_difference(database: SqliteDatabase) -> None:
    with database.store._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_checks_and_triggers_are_the_same_too(database: SqliteDatabase, tmp_path: Path) -> None:
    with database.store._engine.connect() as connection:
        migrated = definitions(connection)
    engine = sqlite_engine(tmp_path / "declared.sqlite3")
    with engine.begin() as connection:
        schema.metadata.create_all(connection)
        declared = definitions(connection)
    engine.dispose()
    assert migrated == declared
    assert len([name for name in migrated if name.endswith(("never_edited", "never_deleted"))]) == 26


def test_migrating_again_changes_nothing(path: Path) -> None:
    with SqliteDatabase(path):
        once = dump(path)
    with SqliteDatabase(path):
        assert dump(path) == once
    assert once["alembic_version"] == [("0007",)]


HAPPENED = """
    INSERT INTO terms VALUES ('terms', X'00');
    INSERT INTO rounds VALUES ('round', 1, 'roma', 'terms', 5, X'00', NULL, NULL);
    INSERT INTO events VALUES ('venezia', 1, NULL, 1, X'01');
    INSERT INTO events VALUES ('roma', 2, 'round', 5, X'03');
    INSERT INTO events VALUES ('roma', 1, NULL, 4, X'02');
    INSERT INTO events VALUES ('roma', 3, 'round', 5, X'04');
    INSERT INTO answers VALUES ('ann', 'b', 'digest', X'05');
    INSERT INTO answers VALUES ('bob', 'a', 'digest', X'06');
"""


def test_what_happened_before_events_were_put_in_order_is_all_there_afterwards(path: Path) -> None:
    engine = sqlite_engine(path)
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0006")
    engine.dispose()
    with closing(sqlite3.connect(path)) as connection_itself:
        connection_itself.executescript(HAPPENED)
    with SqliteDatabase(path) as database:
        assert [event.number for event in database.store.round_events("round")] == [2, 3]
        assert database.store.answers([("bob", "a"), ("ann", "a")]) == [StoredAnswer("bob", "a", "digest", b"\x06")]
    kept = dump(path)
    assert kept["events"] == [
        (1, "venezia", 1, None, 1, b"\x01"),
        (2, "roma", 1, None, 4, b"\x02"),
        (3, "roma", 2, "round", 5, b"\x03"),
        (4, "roma", 3, "round", 5, b"\x04"),
    ]
    assert kept["answers"] == [("ann", "b", "digest", b"\x05"), ("bob", "a", "digest", b"\x06")]


def test_a_migration_that_fails_halfway_leaves_nothing(path: Path) -> None:
    engine = sqlite_engine(path)

    @event.listens_for(engine, "before_cursor_execute")
    def fail(_c: object, _cursor: object, statement: str, _p: object, _context: object, _many: object) -> None:
        if "CREATE TABLE results" in statement:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), engine.begin() as connection:
        migrate(connection, "it")
    engine.dispose()
    assert dump(path) == {}
    with SqliteDatabase(path) as database:
        assert database.store.last_sequence() == 0


def test_a_newer_database_is_refused(path: Path) -> None:
    with SqliteDatabase(path):
        pass
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = dump(path)
    with pytest.raises(StoreUnusable, match=r"made by a newer Croupier \(revision 9999 .*Install that version"):
        SqliteDatabase(path)
    assert dump(path) == before


def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE bookmarks (url)")
    with pytest.raises(StoreUnusable, match="belongs to another program"):
        SqliteDatabase(path)
    assert dump(path) == {"bookmarks": []}
