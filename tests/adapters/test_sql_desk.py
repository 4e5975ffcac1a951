"""The desk's store: what was said stays said, in order, and where each channel has been read to."""

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.book.audit import Deed, chained
from croupier.ports.desk import Channel, StoredMessage
from croupier.ports.store import Batch, StoreError
from tests.adapters.samples import people

DEED = Deed(0, "sue", "supervisor", "silence", "player/bob", "", "0", "0")


def said(number: int, text_: str = "hello", channel: Channel = "table", subject: str = "venezia") -> StoredMessage:
    return StoredMessage(number, channel, subject, None, 1_000 * number, "ann", "Ann", "player", text_)


@pytest.fixture
def open_database(database: SqliteDatabase) -> SqliteDatabase:
    """Ann and Bob are known here."""
    database.store.commit(people())
    return database


def test_messages_come_back_as_they_were_said(open_database: SqliteDatabase) -> None:
    desk = open_database.desk
    assert desk.last_message() == 0
    house = replace(said(4), author=None, name="", role="house", text="error", code="table_paused", round="R-1")
    desk.keep([said(1), said(2, subject="zagreb"), said(3), house])
    assert desk.last_message() == 4
    assert desk.recent("table", "venezia", None, 10) == [said(1), said(3), house]
    assert desk.recent("table", "venezia", None, 2) == [said(3), house]
    assert desk.recent("table", "venezia", 3, 10) == [said(1)]
    assert desk.message(2) == said(2, subject="zagreb")
    assert desk.message(9) is None
    assert desk.of_round("R-1") == [house]


@pytest.mark.parametrize(
    "wrong",
    [
        said(1),
        replace(said(5), author="nobody"),
        replace(said(5), author=None),
        replace(said(5), code="table_paused"),
        replace(said(5), channel="street"),
    ],
)
def test_what_cannot_be_kept_takes_all_of_its_batch_with_it(
    open_database: SqliteDatabase, wrong: StoredMessage
) -> None:
    desk = open_database.desk
    desk.keep([said(1)])
    with pytest.raises(StoreError):
        desk.keep([said(4), wrong])
    assert desk.last_message() == 1


@pytest.mark.parametrize("change", ["UPDATE messages SET words = 'other'", "DELETE FROM messages"])
def test_nothing_said_is_ever_changed(open_database: SqliteDatabase, change: str) -> None:
    open_database.desk.keep([said(1)])
    with pytest.raises(Exception, match="messages are never"), open_database.desk._engine.begin() as connection:
        connection.execute(text(change))
    assert open_database.desk.message(1) == said(1)


def test_a_channel_knows_what_each_side_has_read(open_database: SqliteDatabase) -> None:
    desk = open_database.desk
    assert desk.unread("ann") == 0
    answer = replace(said(3, "yes?", "support", "ann"), author="bob", name="Bob", role="support")
    desk.keep([said(1, "help", "support", "ann"), said(2, "please", "support", "ann"), answer])
    (talk,) = desk.conversations(10)
    assert (talk.player, talk.name, talk.guest, talk.last, talk.unread) == ("ann", "Ann Ž.", False, 3, 2)
    assert desk.unread("ann") == 1
    desk.read_to("ann", "support", 2)
    desk.read_to("ann", "support", 1)
    desk.read_to("ann", "support", 99)
    assert [one.unread for one in desk.conversations(10)] == [0]
    desk.read_to("ann", "player", 3)
    assert desk.unread("ann") == 0


def test_unread_channels_come_first_then_the_latest(open_database: SqliteDatabase) -> None:
    desk = open_database.desk
    desk.keep([said(1, "first", "support", "ann"), replace(said(2, "second", "support", "bob"), author="bob")])
    assert [one.player for one in desk.conversations(10)] == ["bob", "ann"]
    desk.read_to("bob", "support", 2)
    assert [one.player for one in desk.conversations(10)] == ["ann", "bob"]
    assert [one.player for one in desk.conversations(1)] == ["ann"]


def test_a_mute_is_ones_own_and_only_once(open_database: SqliteDatabase) -> None:
    desk = open_database.desk
    for _ in range(2):
        desk.mute("ann", "bob", "Bob", 1)
    (mute,) = desk.mutes("ann")
    assert (mute.muted, mute.name) == ("bob", "Bob")
    assert desk.mutes("bob") == []
    desk.unmute("bob", mute.number)
    assert len(desk.mutes("ann")) == 1
    desk.unmute("ann", mute.number)
    assert desk.mutes("ann") == []


def test_who_is_silent_stands_in_the_audit_the_latest_row_counts(open_database: SqliteDatabase) -> None:
    last = None
    for at_ms, act, subject, after in (
        (1, "silence", "player/bob", "50"),
        (2, "silence", "player/ann", "70"),
        (3, "unsilence", "player/ann", "0"),
        (4, "role", "player/bob", '"dealer"'),
    ):
        row = replace(DEED, at_ms=at_ms, act=act, subject=subject, after=after)
        last = chained(last, row)
        open_database.store.commit(Batch(audit=[last]))
    assert open_database.desk.silences(0) == {"bob": 50, "ann": 0}
    assert open_database.desk.silences(2) == {"ann": 0}


def test_names_are_found_by_any_part_and_never_by_a_pattern(open_database: SqliteDatabase) -> None:
    desk = open_database.desk
    assert desk.names(["ann", "nobody"]) == {"ann": "Ann Ž."}
    assert desk.names([]) == {}
    assert [one.player for one in desk.players_named("NN", 10)] == ["ann"]
    for pattern in ("%", "_nn", "\\"):
        assert desk.players_named(pattern, 10) == []
