"""How the schema came to be, step by step. Run by alembic; a step that has been published is never edited.

For the next one change ``schema.py``, then compare::

    from pathlib import Path
    from alembic import command
    from croupier.adapters.migrate import alembic_config
    from croupier.adapters.sqlite_database import sqlite_engine

    with sqlite_engine(Path("empty.sqlite3")).begin() as connection:
        command.upgrade(alembic_config(connection), "head")
        command.revision(alembic_config(connection), "what changes", autogenerate=True, rev_id="0002")
"""
