"""What someone of support types to find a round: a game code, or what a player remembers of one (A32).

A game code is TABLE-DATE-TIME-NUMBER, as VEN-20261129-200523-17. Any part of it will do, in any order, with or
without its punctuation: 20:05, 200523, 2026-11-29, VEN, 17.
"""

import re

import msgspec

from croupier.round.commands import Refused

MOST_CHARACTERS = 64

_CODE = re.compile(r"[A-Z0-9]+(-\d+){0,3}")
_DATE = re.compile(r"(\d{4})-?(\d{2})-?(\d{2})")
_TIME = re.compile(r"([01]\d|2[0-3]):?([0-5]\d):?([0-5]\d)?")


class Wanted(msgspec.Struct, frozen=True):
    """What a code has to match, None for anything: its beginning; or the parts of it, time perhaps to the minute."""

    beginning: str | None = None
    table: str | None = None
    date: str | None = None
    time: str | None = None
    number: str | None = None


def wanted(typed: str) -> Wanted:
    """What is looked for; Refused("no_search") where nothing in it can be part of a code."""
    typed = typed.strip().upper()
    if not typed or len(typed) > MOST_CHARACTERS:
        raise Refused("no_search")
    if _CODE.fullmatch(typed) and "-" in typed and not typed[0].isdigit():
        return Wanted(beginning=typed)
    parts: dict[str, str] = {}
    for word in typed.split():
        kind, value = _part(word)
        if kind == "time" and kind in parts and ":" not in word:
            kind = "number"  # six digits are a time first
        if kind in parts:
            raise Refused("no_search")
        parts[kind] = value
    return Wanted(**parts)


def _part(word: str) -> tuple[str, str]:
    if date := _DATE.fullmatch(word):
        return "date", "".join(date.groups())
    if (":" in word or len(word) == len("hhmmss")) and (time := _TIME.fullmatch(word)):
        return "time", "".join(part for part in time.groups() if part)
    if word.isascii() and word.isdigit():
        return "number", word
    if word.isascii() and word.isalnum():
        return "table", word
    raise Refused("no_search")
