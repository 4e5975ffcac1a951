"""The audit: what staff did, each row with the hash of the one before."""

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nothing yet."""
