"""How the book's records are written down: JSON with the kind of each event as its tag."""

from collections.abc import Mapping

import msgspec

from croupier.book.seating import AnyEvent, Chair, Paused, TableState
from croupier.round.events import Bets, Dealing


class People(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of a table beside its round; fields as in ``TableState``."""

    chairs: Mapping[int, Chair]
    last_bets: Mapping[str, Bets]
    paused: Paused | None = None
    shut: bool = False
    dealer: str | None = None
    dealing: Dealing = "automatic"


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to an accepted command: the table's number after it, and bets that were cut to a limit.

    ``stopped``: why the act stopped the table instead of doing what it asked for (an impossible card).
    ``made``: the number of what an act made: an adjustment, an incident.
    """

    number: int
    adjusted: Mapping[str, int] = {}
    stopped: str | None = None
    made: int | None = None


_encode = msgspec.json.Encoder().encode
_event = msgspec.json.Decoder(AnyEvent)
_people = msgspec.json.Decoder(People)
_reply = msgspec.json.Decoder(Reply)


def encode_event(event: AnyEvent) -> bytes:
    """An event as it is stored."""
    return _encode(event)


def decode_event(body: bytes) -> AnyEvent:
    """A stored event; msgspec.ValidationError when it is none."""
    return _event.decode(body)


def encode_people(state: TableState) -> bytes:
    """What a table keeps beside its round: who sits and deals there, whether it stands still."""
    return _encode(People(state.chairs, state.last_bets, state.paused, state.shut, state.dealer, state.dealing))


def decode_people(body: bytes) -> People:
    """What was kept of a table; what an older house did not keep is as at a table where nothing happened."""
    return _people.decode(body)


def encode_reply(reply: Reply) -> bytes:
    """An answer as it is stored beside its key."""
    return _encode(reply)


def decode_reply(body: bytes) -> Reply:
    """A stored answer."""
    return _reply.decode(body)
