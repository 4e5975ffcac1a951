"""What a jurisdiction demands of a house, as data: each value with its source, how sure it is, and the day.

Designed against these rules, never certified by anyone. An operator may only tighten them.
"""

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Generic, Literal, TypeVar

import msgspec

Certainty = Literal["primary", "secondary", "press", "unverified"]
"""Primary text read; known through clause-by-clause mappings; press; or nobody has checked it."""

READ_ON = date(2026, 11, 29)

HOUR_MS = 3_600_000
MINUTE_MS = 60_000

_T = TypeVar("_T")


class Floor(msgspec.Struct, frozen=True):
    """The least return to player of every bet, in percent, on its published basis and the best play; None: no floor."""

    percent: int | None
    source: str
    certainty: Certainty
    as_of: date = READ_ON


class Rule(msgspec.Struct, Generic[_T], frozen=True):
    """One value of law, with where it comes from."""

    value: _T
    source: str
    certainty: Certainty
    as_of: date = READ_ON


class FirstMaxima(msgspec.Struct, frozen=True):
    """The most that a player may choose when limits a day are first set: minutes, spend and top-ups in minor units."""

    time_minutes: int
    spend: int
    top_ups: int


class PlayRules(msgspec.Struct, frozen=True):
    """What protects players (A37, A38, C16).

    ``ids_required``: session and participation ids of the regulator's gateway before any bet. ``session_cap``: the
    most put into one session, largest possible stake of the round included, in minor units. ``first_maxima`` and
    ``first_maxima_young``: the second for players from 18 to 24. ``limits_before_play``: none may play before having
    set limits of time, spend and top-ups a day. ``raise_delay_ms``: how long a raised limit waits, ``raise_confirmed``
    whether it must then be confirmed. ``idle_ms``: an idle session ends after it; None: it does not.
    ``reality_check_minutes``: how often players are told how long they have played, where they have not chosen
    themselves; None: only where they have. ``quick_play``: whether cards may come without a pause (C14).
    """

    ids_required: Rule[bool]
    limits_before_play: Rule[bool]
    raise_delay_ms: Rule[int]
    raise_confirmed: Rule[bool]
    idle_ms: Rule[int | None]
    reality_check_minutes: Rule[int | None]
    minimum_age: Rule[int]
    session_cap: Rule[int | None]
    first_maxima: Rule[FirstMaxima | None]
    first_maxima_young: Rule[FirstMaxima | None]
    quick_play: Rule[bool]


class Help(msgspec.Struct, frozen=True):
    """Where players find people to talk to. ``phone`` as it is dialled there, empty where there is none."""

    name: str
    address: str
    phone: str
    certainty: Certainty = "unverified"
    as_of: date = READ_ON


class Jurisdiction(msgspec.Struct, frozen=True):
    """A place with rules of its own, or the house's own (demo). ``help``: from memory, to be checked before use."""

    code: str
    name: str
    return_floor: Floor
    play: PlayRules
    help: tuple[Help, ...]


_NOT_READ = "no text was read yet; the default's rules stand in, without its floor"
_OWN = "the house's own choice"
_IT_IDS = "the regulator's protocol for online games: session and ticket before a bet"
_IT_PRESS = "press on the decree reordering online gaming"
_UK = "the conditions and codes of practice, and the remote technical standards"
_UK_MAPPED = "mappings of the remote technical standards"
_MT = "mappings of the directives on player protection and gaming authorisations"
_GLI = "mappings of GLI-19 v3, by clause"
_NONE = "no such rule is known"
_YES, _NO = True, False


def _elsewhere(source: str, certainty: Certainty) -> PlayRules:
    return PlayRules(
        ids_required=Rule(_NO, source, certainty),
        limits_before_play=Rule(_NO, source, certainty),
        raise_delay_ms=Rule(24 * HOUR_MS, source, certainty),
        raise_confirmed=Rule(_NO, source, certainty),
        idle_ms=Rule(30 * MINUTE_MS, source, certainty),
        reality_check_minutes=Rule(None, source, certainty),
        minimum_age=Rule(18, source, certainty),
        session_cap=Rule(None, _NONE, certainty),
        first_maxima=Rule(None, _NONE, certainty),
        first_maxima_young=Rule(None, _NONE, certainty),
        quick_play=Rule(_YES, _NONE, certainty),
    )


_DEFAULT_PLAY = _elsewhere(_GLI, "secondary")
_UNREAD_PLAY = _elsewhere(_NOT_READ, "unverified")
_DEMO_PLAY = msgspec.structs.replace(
    _elsewhere(_OWN, "primary"),
    raise_delay_ms=Rule(0, _OWN, "primary"),
    idle_ms=Rule(None, _OWN, "primary"),
    reality_check_minutes=Rule(60, _OWN, "primary"),
)
_ITALY_PLAY = PlayRules(
    ids_required=Rule(_YES, _IT_IDS, "primary"),
    limits_before_play=Rule(_YES, _IT_PRESS, "press"),
    raise_delay_ms=Rule(7 * 24 * HOUR_MS, _IT_PRESS, "press"),
    raise_confirmed=Rule(_YES, _IT_PRESS, "press"),
    idle_ms=Rule(20 * MINUTE_MS, "not checked against any text", "unverified"),
    reality_check_minutes=Rule(None, _IT_PRESS, "press"),
    minimum_age=Rule(18, _IT_IDS, "primary"),
    session_cap=Rule(100_000, "press on the rules for online games of skill", "press"),
    first_maxima=Rule(FirstMaxima(180, 10_000, 20_000), _IT_PRESS, "press"),
    first_maxima_young=Rule(FirstMaxima(120, 5_000, 5_000), _IT_PRESS, "press"),
    quick_play=Rule(_YES, _NONE, "press"),
)
_BRITAIN_PLAY = msgspec.structs.replace(
    _elsewhere(_UK_MAPPED, "secondary"),
    raise_confirmed=Rule(_YES, _UK_MAPPED, "secondary"),
    idle_ms=Rule(30 * MINUTE_MS, _UK, "secondary"),
    reality_check_minutes=Rule(60, _UK, "secondary"),
    quick_play=Rule(_NO, _UK_MAPPED, "secondary"),
)
_MALTA_PLAY = msgspec.structs.replace(_elsewhere(_MT, "secondary"), reality_check_minutes=Rule(60, _MT, "secondary"))

_ANYWHERE = Help("Gambling Therapy", "https://www.gamblingtherapy.org", "")
_ITALIAN_HELP = Help("Telefono Verde Nazionale, gioco d'azzardo", "https://www.iss.it", "800 558 822")
_BRITISH_HELP = (
    Help("GamCare", "https://www.gamcare.org.uk", "0808 8020 133"),
    Help("GAMSTOP", "https://www.gamstop.co.uk", "0800 138 6518"),
)
_MALTESE_HELP = Help("Responsible Gaming Foundation", "https://www.rgf.org.mt", "1777")
_FRENCH_HELP = Help("Joueurs Info Service", "https://www.joueurs-info-service.fr", "09 74 75 13 13")

_ALL = (
    Jurisdiction("demo", "Play money, no regulator", Floor(None, _OWN, "primary"), _DEMO_PLAY, (_ANYWHERE,)),
    Jurisdiction(
        "it",
        "Italy",
        Floor(90, "press on the rules for online games of skill", "press"),
        _ITALY_PLAY,
        (_ITALIAN_HELP, _ANYWHERE),
    ),
    Jurisdiction(
        "uk",
        "Great Britain",
        Floor(None, "no floor but disclosure, by mappings of the rules", "secondary"),
        _BRITAIN_PLAY,
        (*_BRITISH_HELP, _ANYWHERE),
    ),
    Jurisdiction(
        "mt",
        "Malta",
        Floor(85, "mappings of the directive on gaming services, by clause", "secondary"),
        _MALTA_PLAY,
        (_MALTESE_HELP, _ANYWHERE),
    ),
    Jurisdiction(
        "default",
        "Elsewhere, after GLI-19 v3",
        Floor(75, "mappings of GLI-19 v3, by clause", "secondary"),
        _DEFAULT_PLAY,
        (_ANYWHERE,),
    ),
    Jurisdiction("fr", "France", Floor(None, _NOT_READ, "unverified"), _UNREAD_PLAY, (_FRENCH_HELP, _ANYWHERE)),
    Jurisdiction("hr", "Croatia", Floor(None, _NOT_READ, "unverified"), _UNREAD_PLAY, (_ANYWHERE,)),
)

JURISDICTIONS: Mapping[str, Jurisdiction] = MappingProxyType({one.code: one for one in _ALL})
"""Every jurisdiction by its code."""

DEMO = JURISDICTIONS["demo"]
