"""Money from and to the world outside, and the limits that players set."""

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nothing yet."""
