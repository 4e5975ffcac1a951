"""Names people go by: what may be one, and which two would be taken for each other.

Names are written in Latin letters, the script of the house's languages: no letter of another script can then pass
for one of them, and nothing that turns, hides or stacks text is a letter.
"""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final, Literal

SHORTEST: Final = 3
LONGEST: Final = 20
"""Characters of a name; a seat's label has room for so many."""

Trouble = Literal["length", "characters", "reserved"]

_OF_OWN_SHAPE: Final = str.maketrans(
    {
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "ħ": "h",
        "\u0131": "i",
        "ł": "l",
        "ŧ": "t",
        "þ": "p",
        "ŋ": "n",
    }
)
"""Letters that are no plain letter with a mark, and what they look like."""

_ALIKE: Final = str.maketrans({"i": "l", "1": "l", "0": "o"})
_DIGITS_FOR_LETTERS: Final = str.maketrans("0134578", "oleastb")
"""Digits that are read as letters when a word is meant to be recognised."""

_PAIRS_ALIKE: Final[Mapping[str, str]] = {"rn": "m", "vv": "w"}
_SEPARATORS: Final = " -_.'"
_SHAPE: Final = re.compile(rf"[^\W\d_]([{re.escape(_SEPARATORS)}]?[^\W_])*")
_WORDS_OF_THE_HOUSE: Final = (
    *("admin", "administrator", "cashier", "croupier", "dealer", "guest", "house", "moderator", "operator", "staff"),
    *("supervisor", "support", "system"),
    *("amministratore", "assistenza", "banco", "cassa", "mazziere", "ospite", "supervisore", "supporto"),
    *("administrateur", "assistance", "banque", "caisse", "donneur", "invité", "modérateur", "superviseur"),
    *("blagajna", "djelitelj", "gost", "kuća", "nadzornik", "podrška"),
)


def tidy(name: str) -> str:
    """A name as it is kept and shown: one form for letters that can be written in several, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())


def likeness(name: str) -> str:
    """What a name looks like at a glance; two people may not have the same.

    Upper and lower case, marks, separators, and letters that a small label does not tell apart make no difference.
    """
    seen = _plain(name).translate(_ALIKE)
    for pair, one in _PAIRS_ALIKE.items():
        seen = seen.replace(pair, one)
    return "".join(letter for letter in seen if letter not in _SEPARATORS)


def trouble(name: str) -> Trouble | None:
    """Why a tidy name cannot be a player's; None if it can."""
    found = shape_trouble(name)
    words = [name, *re.split(f"[{re.escape(_SEPARATORS)}]", name)]
    if found is None and any(_readings(word) & _RESERVED for word in words):
        return "reserved"  # nobody may be taken for someone who works here
    return found


def shape_trouble(name: str) -> Trouble | None:
    """Why a tidy name cannot be anybody's; None if it can."""
    if not SHORTEST <= len(name) <= LONGEST:
        return "length"
    if not _SHAPE.fullmatch(name) or not all(_is_latin(letter) for letter in name):
        return "characters"
    return None


def _is_latin(letter: str) -> bool:
    return letter in _SEPARATORS or (_plain(letter).isascii() and _plain(letter).isalnum())


def _plain(name: str) -> str:
    """In lower case, without marks."""
    apart = unicodedata.normalize("NFKD", tidy(name).casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).translate(_OF_OWN_SHAPE)


def _readings(word: str) -> frozenset[str]:
    """What a word may be meant to be read as: its digits as letters, but those that only hang on a name as in "Ada7".

    Two people may have names that differ in this alone, as Tom7 and Tomt do: it is asked of the house's words only.
    """
    bare = word.rstrip("0123456789")
    ends = range(len(bare), len(word) + 1)
    return frozenset(likeness(word[:end].translate(_DIGITS_FOR_LETTERS)) for end in ends)


_RESERVED: Final = frozenset(likeness(word) for word in _WORDS_OF_THE_HOUSE)
