"""The desk's tables: messages, private channels to support, and mutes. They belong to ``schema.metadata``."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
)

from croupier.adapters.schema import forbid, metadata

messages = Table(
    "messages",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("round_id", String, key="round"),  # no reference: it is said, not settled, and must never wait for a round
    Column("at_ms", BigInteger, nullable=False),
    Column("author", String, ForeignKey("players.player")),
    Column("name", String, nullable=False),
    Column("role", String, nullable=False),
    Column("words", String, key="text", nullable=False),
    Column("code", String),
    CheckConstraint("channel IN ('table', 'support')", "messages_channel"),
    CheckConstraint("(author IS NULL) = (code IS NOT NULL)", "messages_of_the_house_are_codes"),
)
messages_channel = Index("messages_in_channel", messages.c.channel, messages.c.subject, messages.c.number)
messages_round = Index("messages_of_round", messages.c.round)

conversations = Table(
    "conversations",
    metadata,
    Column("player", String, ForeignKey("players.player"), primary_key=True),
    Column("last", BigInteger, nullable=False),
    Column("last_ms", BigInteger, nullable=False),
    Column("player_read", BigInteger, nullable=False),
    Column("support_read", BigInteger, nullable=False),
)
conversations_last = Index("conversations_latest", conversations.c.last)

mutes = Table(
    "mutes",
    metadata,
    Column("number", BigInteger().with_variant(Integer(), "sqlite"), primary_key=True, autoincrement=True),
    Column("player", String, ForeignKey("players.player"), nullable=False),
    Column("muted", String, ForeignKey("players.player"), nullable=False),
    Column("name", String, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    UniqueConstraint("player", "muted", name="mutes_once"),
)

forbid(messages, "never_edited", "UPDATE ON messages", "messages are never edited")
forbid(messages, "never_deleted", "DELETE ON messages", "messages are never deleted")
