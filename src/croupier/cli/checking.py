"""`croupier verify`: a round's record checked, and the verdict for people."""

import sys
from collections.abc import Iterator
from pathlib import Path

from croupier.fairness import verify
from croupier.wire.record import LARGEST_RECORD_BYTES, RecordError, RoundRecord, Verdict, decode_record

FAIR = 0
NOT_FAIR = 1
NO_RECORD = 2


def check_file(path: Path) -> tuple[int, str]:
    """The exit status for a file (``-``: the standard input), and the verdict or what is wrong with the file."""
    try:
        record = decode_record(_read(path))
    except OSError as problem:
        return NO_RECORD, f"croupier: {path} cannot be read: {problem.strerror}\n"
    except RecordError as problem:
        return NO_RECORD, f"croupier: {path} is not the record of a round: {problem}\n"
    verdict = verify(record)
    text = "".join(f"{line}\n" for line in _lines(record, verdict))
    return (FAIR if verdict.fair else NOT_FAIR), text


def _read(path: Path) -> bytes:
    """One byte more than a record may have is enough to see that it is none."""
    if path == Path("-"):
        return sys.stdin.buffer.read(LARGEST_RECORD_BYTES + 1)
    with path.open("rb") as file:
        return file.read(LARGEST_RECORD_BYTES + 1)


def _lines(record: RoundRecord, verdict: Verdict) -> Iterator[str]:
    yield f"Round {_printable(record.round)} ({record.outcome}): {'fair' if verdict.fair else 'NOT FAIR'}"
    for check in verdict.checks:
        yield f"  {'ok   ' if check.passed else 'WRONG'} {check.name:<11} {_printable(check.detail)}"
    if verdict.fair:
        yield f"This rests on the commitment {record.commitment}."
        yield "See that it is the one you were shown before the betting, and your bets and cards the ones you remember."


def _printable(text: str) -> str:
    """A file's own words without what a terminal would obey."""
    return "".join(character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text)
