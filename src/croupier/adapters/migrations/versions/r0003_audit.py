"""The audit: what staff did, each row with the hash of the one before."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """An audit that has nothing in it yet, and of which nothing can be changed or taken away."""
    op.create_table(
        "audit",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        *(
            sa.Column(name, sa.String, nullable=False)
            for name in ("who", "role", "act", "subject", "why", "state_before", "state_after", "previous", "hash")
        ),
    )
    if op.get_bind().dialect.name == "sqlite":
        for name, when in (("never_edited", "UPDATE"), ("never_deleted", "DELETE")):
            verb = "edited" if when == "UPDATE" else "deleted"
            op.execute(
                f"CREATE TRIGGER audit_{name} BEFORE {when} ON audit "
                f"BEGIN SELECT RAISE(ABORT, 'audit are never {verb}'); END"
            )
