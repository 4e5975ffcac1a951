"""How the schema came to be, step by step. Run by alembic; a step that has been published is never edited."""
