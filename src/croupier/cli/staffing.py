"""`croupier staff` and `croupier audit`: the first people who work in a house, and whether its audit is whole."""

import secrets
from pathlib import Path

from croupier.adapters.argon2 import Argon2
from croupier.adapters.clock import SystemClock
from croupier.adapters.migrate import StoreUnusable
from croupier.adapters.sql_archive import SqlArchive
from croupier.adapters.sqlite_database import SqliteDatabase, sqlite_engine
from croupier.book.acts import Hire
from croupier.book.book import Book, Done
from croupier.cli.voiding import NoShoe
from croupier.people import names
from croupier.ports.passwords import Hasher
from croupier.ports.store import Role, StoreError
from croupier.round.commands import Refused
from croupier.server.people.reception import new_password, require_password
from croupier.server.people.staff import chain
from croupier.wire.wording import sentence

OPERATOR = "operator"
"""Who acts on the command line, as the audit has it."""


class NotHired(Exception):  # noqa: N818  # an answer to the operator, not a fault of the program
    """This person cannot work here. The message says why."""


def add_staff(path: Path, name: str, role: Role, password: str | None, hasher: Hasher | None = None) -> str:
    """Let someone new work in a house, and say so; without a password they get one, which is in what is said.

    NotHired for a name or password that cannot be, StoreUnusable where the database cannot be opened: a house that
    is open takes new staff on its admin page.
    """
    name, given = names.tidy(name), password
    password = password or new_password()
    try:
        if trouble := names.shape_trouble(name):
            raise Refused("bad_name", why=trouble, shortest=names.SHORTEST, longest=names.LONGEST)  # noqa: TRY301
        require_password(password, name)
        with SqliteDatabase(path) as database:
            _hire(Book(database.store, NoShoe()), name, role, (hasher or Argon2()).hash(password))
    except Refused as refusal:
        raise NotHired(sentence(refusal.code, refusal.arguments)) from refusal
    shown = "" if given else f"The password, shown this once: {password}\n"
    return f"{name} works here now as {role}.\n{shown}"


def _hire(book: Book, name: str, role: Role, hashed: str) -> None:
    act = Hire(
        at_ms=SystemClock().wall_ms(),
        by=OPERATOR,
        role=OPERATOR,
        why="command line",
        player=f"s{secrets.token_hex(8)}",
        name=name,
        likeness=names.likeness(name),
        password=hashed,
        as_role=role,
    )
    (outcome,) = book.process([act])
    if not isinstance(outcome, Done):
        raise outcome.error


def verify_audit(path: Path) -> tuple[bool, str]:
    """Whether a database's audit is whole, and a sentence on it; the house may be open meanwhile."""
    if not path.is_file():
        raise StoreUnusable(f"there is no database {path}")
    archive = SqlArchive(sqlite_engine(path))
    try:
        found = chain(archive)
    except StoreError as problem:
        raise StoreUnusable(f"{path} has no audit that can be read: {problem}") from problem
    finally:
        archive.close()
    if found.whole:
        last = f" The last has the hash {found.last_hash}." if found.rows else ""
        return True, f"The audit is whole: {found.rows} rows, each sealed with the one before.{last}\n"
    return False, f"The audit is broken: row {found.broken} is the first that does not follow from the one before.\n"
