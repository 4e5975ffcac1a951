"""What a jurisdiction demands of a table, as data: each value with its source, how sure it is, and the day.

Designed against these rules, never certified by anyone. An operator may only tighten them.
"""

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Literal

import msgspec

Certainty = Literal["primary", "secondary", "press", "unverified"]
"""Primary text read; known through clause-by-clause mappings; press; or nobody has checked it."""

READ_ON = date(2026, 11, 29)


class Floor(msgspec.Struct, frozen=True):
    """The least return to player of every bet, in percent, on its published basis and the best play; None: no floor."""

    percent: int | None
    source: str
    certainty: Certainty
    as_of: date = READ_ON


class Jurisdiction(msgspec.Struct, frozen=True):
    """A place with rules of its own, or the house's own (demo)."""

    code: str
    name: str
    return_floor: Floor


_NOT_READ = "no text was read yet; the default's rules stand in, without its floor"

_ALL = (
    Jurisdiction("demo", "Play money, no regulator", Floor(None, "the house's own choice", "primary")),
    Jurisdiction("it", "Italy", Floor(90, "press on the rules for online games of skill", "press")),
    Jurisdiction(
        "uk",
        "Great Britain",
        Floor(None, "no floor but disclosure, by mappings of the rules", "secondary"),
    ),
    Jurisdiction("mt", "Malta", Floor(85, "mappings of the directive on gaming services, by clause", "secondary")),
    Jurisdiction("default", "Elsewhere, after GLI-19 v3", Floor(75, "mappings of GLI-19 v3, by clause", "secondary")),
    Jurisdiction("fr", "France", Floor(None, _NOT_READ, "unverified")),
    Jurisdiction("hr", "Croatia", Floor(None, _NOT_READ, "unverified")),
)

JURISDICTIONS: Mapping[str, Jurisdiction] = MappingProxyType({one.code: one for one in _ALL})
"""Every jurisdiction by its code."""

DEMO = JURISDICTIONS["demo"]
