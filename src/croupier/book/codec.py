"""How the book's records are written down: JSON with the kind of each event as its tag."""

from collections.abc import Mapping

import msgspec

from croupier.book.seating import AnyEvent, Chair, TableState
from croupier.round.events import Bets


class _People(msgspec.Struct, frozen=True):
    chairs: Mapping[int, Chair]
    last_bets: Mapping[str, Bets]


class Reply(msgspec.Struct, frozen=True):
    """The answer to an accepted command: the table's number after it, and bets that were cut to a limit."""

    number: int
    adjusted: Mapping[str, int] = {}


_event = msgspec.json.Decoder(AnyEvent)
_people = msgspec.json.Decoder(_People)
_reply = msgspec.json.Decoder(Reply)


def encode_event(event: AnyEvent) -> bytes:
    """An event as it is stored."""
    return msgspec.json.encode(event)


def decode_event(body: bytes) -> AnyEvent:
    """A stored event; msgspec.ValidationError when it is none."""
    return _event.decode(body)


def encode_people(state: TableState) -> bytes:
    """Who sits at a table, and what REPEAT would place."""
    return msgspec.json.encode(_People(state.chairs, state.last_bets))


def decode_people(body: bytes) -> tuple[Mapping[int, Chair], Mapping[str, Bets]]:
    """The chairs and last bets of a stored table."""
    people = _people.decode(body)
    return people.chairs, people.last_bets


def encode_reply(reply: Reply) -> bytes:
    """An answer as it is stored beside its key."""
    return msgspec.json.encode(reply)


def decode_reply(body: bytes) -> Reply:
    """A stored answer."""
    return _reply.decode(body)
