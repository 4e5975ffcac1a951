"""Alembic's entry: runs the steps on the connection that the program hands over, in that one's transaction."""

from alembic import context

from croupier.adapters import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    render_as_batch=True,  # SQLite can alter little of a table in place
)
with context.begin_transaction():
    context.run_migrations()
