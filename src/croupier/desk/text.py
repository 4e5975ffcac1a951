"""What a message may contain: plain text of people, with nothing in it that is not seen.

A message is text and stays text; no page may take it for anything else. What deceives the eye is taken out:
controls, marks that turn the direction of writing, characters without width, piles of accents. Letters that run
from right to left are welcome; pages set each message apart, so that its direction ends with it.
"""

import unicodedata
from typing import Final

from croupier.round.commands import Refused

MOST_CHARACTERS: Final = 200
MOST_MARKS: Final = 3
"""Accents upon one letter; more only hide the lines above and below."""

_READ: Final = 4 * MOST_CHARACTERS
"""So much is looked at for what may be left of it; more is too long, whatever it is."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories of what has no shape of its own: controls, formats, halves of pairs, private and unassigned."""
_MARKS: Final = frozenset({"Mn", "Me"})
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc")
"""Letters, marks and symbols by their category, and yet nothing to see."""


def clean(raw: str) -> str:
    """The text of a message as it is kept and shown: one line, NFC.

    Refused("message_too_long"), or Refused("message_empty") where nothing is left to read.
    """
    if len(raw) > _READ:
        raise Refused("message_too_long", most=MOST_CHARACTERS)
    kept = _without_tricks(unicodedata.normalize("NFC", raw))
    text = unicodedata.normalize("NFC", " ".join(kept.split()))
    if not text:
        raise Refused("message_empty")
    if len(text) > MOST_CHARACTERS:
        raise Refused("message_too_long", most=MOST_CHARACTERS)
    return text


def _without_tricks(text: str) -> str:
    kept: list[str] = []
    marks = MOST_MARKS  # upon nothing, no mark may stand
    for character in text:
        category = unicodedata.category(character)
        if character.isspace():
            kept.append(" ")
            marks = MOST_MARKS
        elif category in _UNSEEN or character in _BLANK:
            continue
        elif category in _MARKS:
            marks += 1
            if marks <= MOST_MARKS:
                kept.append(character)
        else:
            kept.append(character)
            marks = 0
    return "".join(kept)
