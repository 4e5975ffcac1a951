"""The migrations lead to what schema.py says, in one transaction or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event

from croupier.adapters import schema
from croupier.adapters.migrate import StoreUnusable, migrate
from croupier.adapters.sqlite_database import SqliteDatabase, sqlite_engine
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
    assert once["alembic_version"] == [("0006",)]


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
