"""Raw bytes into commands: strictly, and with a sentence for whoever sent something else."""

import json

import msgspec

from croupier.round.commands import Refused
from croupier.wire.commands import Command

LARGEST_MESSAGE_BYTES = 16 * 1024

_decoder = msgspec.json.Decoder(Command, strict=True)


def decode_command(raw: str | bytes) -> Command:
    """The command in a message; Refused("bad_message") saying what is wrong with it and where."""
    if len(raw) > LARGEST_MESSAGE_BYTES:
        raise Refused("bad_message", why=f"a message has at most {LARGEST_MESSAGE_BYTES} bytes")
    try:
        command = _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("bad_message", why=str(problem)) from None
    refuse_duplicates(raw)
    return command


def refuse_duplicates(raw: str | bytes) -> None:
    """JSON leaves open which of two fields of one name counts; here neither does: Refused("bad_message")."""
    try:
        json.loads(raw, object_pairs_hook=_without_duplicates)
    except (ValueError, RecursionError) as problem:
        raise Refused("bad_message", why=str(problem)) from None


def _without_duplicates(pairs: list[tuple[str, object]]) -> None:
    names = [name for name, _ in pairs]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ValueError(f"field `{twice}` is given twice")
