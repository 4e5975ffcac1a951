"""The desk: what people said, private channels to support, and mutes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A desk at which nobody has said anything yet."""
    _create_messages()
    _create_lists()
    if op.get_bind().dialect.name == "sqlite":
        _refuse("messages_never_edited", "UPDATE ON messages", "messages are never edited")
        _refuse("messages_never_deleted", "DELETE ON messages", "messages are never deleted")


def _create_messages() -> None:
    op.create_table(
        "messages",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("round_id", sa.String),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("author", sa.String, sa.ForeignKey("players.player")),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("code", sa.String),
        sa.CheckConstraint("channel IN ('table', 'support')", "messages_channel"),
        sa.CheckConstraint("(author IS NULL) = (code IS NOT NULL)", "messages_of_the_house_are_codes"),
    )
    op.create_index("messages_in_channel", "messages", ["channel", "subject", "number"])
    op.create_index("messages_of_round", "messages", ["round_id"])
    op.create_table(
        "conversations",
        sa.Column("player", sa.String, sa.ForeignKey("players.player"), primary_key=True),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("last_ms", sa.BigInteger, nullable=False),
        sa.Column("player_read", sa.BigInteger, nullable=False),
        sa.Column("support_read", sa.BigInteger, nullable=False),
    )
    op.create_index("conversations_latest", "conversations", ["last"])


def _create_lists() -> None:
    op.create_table(
        "mutes",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.player"), nullable=False),
        sa.Column("muted", sa.String, sa.ForeignKey("players.player"), nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("player", "muted", name="mutes_once"),
    )


def _refuse(trigger: str, when: str, message: str) -> None:
    op.execute(f"CREATE TRIGGER {trigger} BEFORE {when} BEGIN SELECT RAISE(ABORT, '{message}'); END")
