"""The house in one SQLite file: opened, locked and brought up to date, or refused with a reason.

Settings: WAL, so that readers never wait for the writer; every commit reaches the disk before it is acknowledged.

One server at a time: the writer numbers events and keeps balances in memory, so a second one would go by stale
figures. The lock is a SQLite transaction that stays open on an empty file beside the database. The system drops it
with the process, however that ends, and it works wherever SQLite itself does. The database proper stays unlocked,
so that other processes can read it and the archive and the sessions can have connections of their own.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Literal, Self

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from croupier.adapters.migrate import StoreUnusable, migrate
from croupier.adapters.sql_archive import SqlArchive
from croupier.adapters.sql_desk import SqlDesk
from croupier.adapters.sql_sessions import SqlSessions
from croupier.adapters.sql_store import SqlStore

LARGEST_LOOKED_OVER = 256 * 1024 * 1024
"""Bytes of a database that is read through for damage before the house opens: some tenths of a second."""

_BUSY_S = 5.0
_PAGES_IN_WAL = 4000  # before they go into the database: a page that changes again and again goes there once
_REASONS = {
    sqlite3.SQLITE_BUSY: "is locked by another program. Close that one and start again",
    sqlite3.SQLITE_READONLY: "cannot be written. Let this user write to the file and to the folder it lies in",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened. See that its folder exists and that this user may write there",
    sqlite3.SQLITE_NOTADB: "is not a database. Choose another file, or move this one away to start a new house",
    sqlite3.SQLITE_CORRUPT: "is damaged. Bring back the latest backup of it",
    sqlite3.SQLITE_FULL: "cannot grow: the disk is full. Make room and start again",
}
_PRIMARY_CODE = 0xFF  # SQLite's extended error codes refine the lowest byte


class SqliteDatabase:
    """An open database file with its store, archive, sessions and desk. Close it, or use it as a context manager."""

    store: SqlStore
    archive: SqlArchive
    sessions: SqlSessions
    desk: SqlDesk

    def __init__(self, path: Path, busy_s: float = _BUSY_S) -> None:
        """Open the file, new or old; StoreUnusable, with nothing left open, if it cannot serve.

        ``busy_s``: how long to wait while another program writes.
        """
        with ExitStack() as opened, _reasons(path):
            opened.enter_context(closing(_lock(path)))
            _look_over(path, busy_s)
            _bring_up_to_date(path, busy_s)
            self.store = SqlStore(sqlite_engine(path, busy_s))
            opened.callback(self.store.close)
            self.archive = SqlArchive(sqlite_engine(path, busy_s))
            opened.callback(self.archive.close)
            self.sessions = SqlSessions(sqlite_engine(path, busy_s))
            opened.callback(self.sessions.close)
            self.desk = SqlDesk(sqlite_engine(path, busy_s, synchronous="NORMAL"))
            opened.callback(self.desk.close)
            self._opened = opened.pop_all()

    def close(self) -> None:
        """Close all connections and let another server have the file."""
        self._opened.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


def sqlite_engine(path: Path, busy_s: float = _BUSY_S, synchronous: Literal["FULL", "NORMAL"] = "FULL") -> Engine:
    """An engine whose transactions are what they seem; for writing unless the ``begin`` option is ``DEFERRED``.

    Left alone, Python's driver begins late and commits early: DDL and savepoints would survive a rollback. So it
    is switched off, and SQLAlchemy says BEGIN itself. IMMEDIATE, because a transaction that turns to writing only
    later fails at once if another one has written meanwhile.

    ``synchronous``: NORMAL for what may be lost with the power, never with the process. It reaches the disk with
    the next bet, and the bets need not wait for it.
    """
    engine = create_engine(
        URL.create("sqlite", database=str(path)), connect_args={"timeout": busy_s}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        with closing(connection.cursor()) as cursor:
            cursor.execute(f"PRAGMA synchronous = {synchronous}")
            cursor.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_IN_WAL}")
            cursor.execute("PRAGMA foreign_keys = ON")
            cursor.execute("PRAGMA recursive_triggers = ON")  # or INSERT OR REPLACE would delete past the triggers

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        mode = connection.get_execution_options().get("begin", "IMMEDIATE")
        connection.exec_driver_sql(f"BEGIN {mode}")

    return engine


def _lock(path: Path) -> sqlite3.Connection:
    """Hold the right to be the only server of a file until the connection is closed."""
    lock = sqlite3.connect(path.with_name(f"{path.name}.lock"), timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as problem:
        lock.close()
        if _code(problem) != sqlite3.SQLITE_BUSY:
            raise
        raise StoreUnusable(
            f"{path} is served by another Croupier already. Stop that one, or choose another file"
        ) from problem
    return lock


def _look_over(path: Path, busy_s: float) -> None:
    """Refuse, before anything is changed, a file that cannot be written, or is damaged and small enough to tell."""
    with closing(sqlite3.connect(path, timeout=busy_s, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("PRAGMA user_version = 0")  # it is 0; without a write, some files that are read-only pass
        if path.stat().st_size <= LARGEST_LOOKED_OVER:
            ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
            if found != "ok":
                raise StoreUnusable(f"{path} {_REASONS[sqlite3.SQLITE_CORRUPT]}")
        connection.execute("ROLLBACK")


def _bring_up_to_date(path: Path, busy_s: float) -> None:
    engine = sqlite_engine(path, busy_s)
    try:
        with engine.begin() as connection:
            migrate(connection, str(path))
    finally:
        engine.dispose()
    with closing(sqlite3.connect(path, timeout=busy_s, isolation_level=None)) as connection_itself:
        connection_itself.execute("PRAGMA journal_mode = WAL")  # the file remembers; only outside a transaction


@contextmanager
def _reasons(path: Path) -> Iterator[None]:
    """Turn what SQLite says when a file is opened into what one can do about it."""
    try:
        yield
    except sqlite3.Error as problem:
        raise StoreUnusable(_reason(path, problem)) from problem
    except DBAPIError as problem:
        if not isinstance(problem.orig, sqlite3.Error):
            raise
        raise StoreUnusable(_reason(path, problem.orig)) from problem


def _reason(path: Path, problem: sqlite3.Error) -> str:
    return f"{path} {_REASONS.get(_code(problem), f'cannot be used: {problem}')}"


def _code(problem: sqlite3.Error) -> int:
    """The kind of an error; 0 where Python and not SQLite objects."""
    code: int = getattr(problem, "sqlite_errorcode", 0)
    return code & _PRIMARY_CODE
