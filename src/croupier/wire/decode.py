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
        json.loads(raw, object_pairs_hook=_no_duplicates)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError) as problem:
        raise Refused("bad_message", why=str(problem)) from None
    return command


def _no_duplicates(pairs: list[tuple[str, object]]) -> None:
    """JSON leaves open which of two fields of one name counts; here neither does."""
    names = [name for name, _ in pairs]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ValueError(f"field `{twice}` is given twice")
