"""People: names that are theirs, passwords, roles, sessions that end."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Everyone so far plays, has no password, and was last seen when the session began."""
    op.add_column("players", sa.Column("role", sa.String, nullable=False, server_default="player"))
    op.add_column("players", sa.Column("barred", sa.Boolean, nullable=False, server_default="0"))
    op.create_table(
        "credentials",
        sa.Column("player", sa.String, sa.ForeignKey("players.player"), primary_key=True),
        sa.Column("likeness", sa.String, nullable=False, unique=True),
        sa.Column("password", sa.String, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
    )
    op.add_column("sessions", sa.Column("seen_ms", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET seen_ms = created_ms")
    op.create_index("ix_sessions_player", "sessions", ["player"])
