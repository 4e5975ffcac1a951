"""Who hears whom, and for how long somebody may be silenced."""

import pytest

from croupier.book.seating import SeatLeft, TablePaused, TableResumed
from croupier.desk.hearing import SILENCE_MINUTES, hears, require_mutable, silence_until
from croupier.desk.notices import Words, house_words
from croupier.ports.desk import Channel, StoredMessage
from croupier.round.commands import Refused
from croupier.round.events import RoundEnded, RoundVoided


def said(author: str | None, role: str = "player", channel: Channel = "table") -> StoredMessage:
    code = "table_paused" if author is None else None
    return StoredMessage(7, channel, "venezia", None, 0, author, author or "", role, "hello", code)


def test_A30_a_player_who_is_muted_is_not_heard_by_whoever_muted_them_alone() -> None:
    assert not hears(said("bob"), "ann", {"bob"})
    assert hears(said("bob"), "carl", set())
    assert hears(said("bob"), "bob", {"bob"})


def test_the_house_and_its_people_are_always_heard() -> None:
    assert hears(said("sue", "supervisor"), "ann", {"sue"})
    assert hears(said(None, "house"), "ann", {"bob"})


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (None, "unknown_message"),
        (said("bob", channel="support"), "unknown_message"),
        (said("ann"), "not_a_players_message"),
        (said("sue", "supervisor"), "not_a_players_message"),
        (said(None, "house"), "not_a_players_message"),
    ],
)
def test_nobody_mutes_the_house_or_themselves(message: StoredMessage | None, code: str) -> None:
    assert require_mutable(said("bob"), "ann") == "bob"
    with pytest.raises(Refused) as refused:
        require_mutable(message, "ann")
    assert refused.value.code == code


@pytest.mark.parametrize("minutes", [-1, 0, SILENCE_MINUTES[1] + 1])
def test_a_silence_has_an_end(minutes: int) -> None:
    assert silence_until(1_000, 10) == 601_000
    with pytest.raises(Refused):
        silence_until(1_000, minutes)


def test_A39_the_house_says_what_it_did_as_a_code() -> None:
    assert house_words(RoundVoided("malfunction")) == Words("round_voided", "malfunction")
    assert house_words(TablePaused("error", "system")) == Words("table_paused", "error")
    assert house_words(TableResumed()) == Words("table_resumed", "")
    assert house_words(RoundEnded()) is None
    assert house_words(SeatLeft(1)) is None
