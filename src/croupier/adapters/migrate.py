"""From whatever version a database is in to this program's, or not at all."""

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect


class StoreUnusable(Exception):  # noqa: N818  # an answer to the operator, not a fault of the program
    """The house cannot open with this database. The message is for the operator and says what to do."""


def migrate(connection: Connection, name: str) -> None:
    """Bring the schema up to date within the connection's transaction, which the caller commits.

    Raises StoreUnusable for a database of another program or of a newer Croupier; ``name`` is what the message
    calls it.
    """
    config = alembic_config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_heads()
    if not present and inspect(connection).get_table_names():
        raise StoreUnusable(f"{name} belongs to another program: it has tables, but none of Croupier's. Choose another")
    if unknown := set(present) - known:
        raise StoreUnusable(
            f"{name} was made by a newer Croupier (revision {', '.join(sorted(unknown))} is unknown to this one). "
            "Install that version, or bring back a backup from before"
        )
    command.upgrade(config, "head")


def alembic_config(connection: Connection) -> Config:
    """What alembic's commands need to work on a connection."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "croupier.adapters:migrations")
    config.set_main_option("file_template", "r%%(rev)s_%%(slug)s")
    return config
