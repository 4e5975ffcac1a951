"""People: names that are theirs, passwords, roles, sessions that end."""

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nothing yet."""
