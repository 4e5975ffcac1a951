"""The audit: what staff did, each row sealed with the hash of the one before, so that none can be changed unseen."""

import hashlib
from collections.abc import Iterable

import msgspec
from msgspec.structs import asdict, astuple, replace

from croupier.ports.store import StoredAudit

BEGINNING = "0" * 64
"""What the first row has for the hash of the one before."""


class Deed(msgspec.Struct, frozen=True):
    """What a member of staff did, before it has its place in the audit; fields as in ``StoredAudit``."""

    at_ms: int
    by: str
    role: str
    act: str
    subject: str
    why: str
    before: str
    after: str


def as_text(state: object) -> str:
    """How something stood, as the audit keeps it: JSON with its keys in order."""
    return msgspec.json.encode(state, order="deterministic").decode()


def chained(last: StoredAudit | None, deed: Deed) -> StoredAudit:
    """The deed as the row after ``last``; None for ``last`` where it is the first."""
    number = 1 if last is None else last.number + 1
    previous = BEGINNING if last is None else last.hash
    row = StoredAudit(number, **asdict(deed), previous=previous, hash="")
    return replace(row, hash=_hash(row))


def first_broken(rows: Iterable[StoredAudit], last: StoredAudit | None = None) -> int | None:
    """The number of the first row that does not follow from the one before it; None when the chain is whole.

    ``rows`` in order, from the one after ``last``. That rows are missing at the end shows only to someone who
    has kept the number or the hash of one of them.
    """
    for row in rows:
        expected = 1 if last is None else last.number + 1
        previous = BEGINNING if last is None else last.hash
        if (row.number, row.previous, row.hash) != (expected, previous, _hash(row)):
            return row.number
        last = row
    return None


def _hash(row: StoredAudit) -> str:
    """Of every other field in order, as a JSON array: no two rows have the same text."""
    *fields, _ = astuple(row)
    return hashlib.sha256(msgspec.json.encode(fields)).hexdigest()
