"""People: names that are theirs, passwords, roles, sessions that end."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Everyone so far plays."""
    op.add_column("players", sa.Column("role", sa.String, nullable=False, server_default="player"))
