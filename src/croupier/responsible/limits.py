"""Limits that players set on themselves (A37): lower at once, higher only after a while; and breaks.

Raises Refused where something is not allowed; a state that is returned is allowed.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from croupier.jurisdictions import FirstMaxima, PlayRules
from croupier.money import MAX_AMOUNT
from croupier.responsible.state import Break, Limit, Pending, PlayState, time_text
from croupier.round.commands import Refused

DAY_MS = 86_400_000

AMOUNTS = (
    "deposit_day",
    "deposit_week",
    "deposit_month",
    "loss_day",
    "loss_week",
    "loss_month",
    "stake_round",
    "stake_day",
)
"""Limits in minor units. ``stake_round``: on one round, its decision included."""

MINUTES = ("time_session", "time_day", "reality_check")
"""Limits in minutes. A reality check is no limit but is set as one: how often players are told how long they play."""

KINDS = (*AMOUNTS, *MINUTES)

MOST_MINUTES = 24 * 60

BEFORE_PLAY = ("time_day", "loss_day", "deposit_day")
"""What has to be set where limits come before play: time, spend and top-ups a day."""

BREAK_DAYS: Mapping[Literal["cool_off", "exclusion"], tuple[int, ...]] = {
    "cool_off": (1, 7, 30),
    "exclusion": (180, 365, 1825),
}
"""How long players may step away, in days."""

YOUNG_UNTIL = 25
"""From this age on the wider first maxima hold."""


def in_force(state: PlayState, rules: PlayRules, kind: str, at_ms: int) -> int | None:
    """What a limit is now; None where there is none."""
    limit = state.limits.get(kind)
    if limit is None:
        return None
    pending = limit.pending
    if pending is not None and not rules.raise_confirmed.value and at_ms >= pending.from_ms:
        return pending.value
    return limit.value


def reality_check_minutes(state: PlayState, rules: PlayRules, at_ms: int) -> int | None:
    """How often a player is told how long they have played; None: never."""
    own = in_force(state, rules, "reality_check", at_ms)
    usual = rules.reality_check_minutes.value
    return usual if own is None else own


def first_maxima(rules: PlayRules, age: int | None) -> FirstMaxima | None:
    """The most that limits may be when first set. Where the age is not known, the tighter ones hold."""
    young = age is None or age < YOUNG_UNTIL
    return rules.first_maxima_young.value if young else rules.first_maxima.value


def with_limit(state: PlayState, rules: PlayRules, kind: str, value: int | None, at_ms: int) -> PlayState:
    """The player with another limit, at once if it is lower, waiting if it is higher; None takes it away."""
    _check_value(kind, value)
    now = in_force(state, rules, kind, at_ms)
    if kind not in state.limits:
        _check_first(rules, kind, value)
    if _tighter(value, now) or rules.raise_delay_ms.value == 0:
        limit = Limit(value)
    else:
        limit = Limit(now, Pending(value, at_ms + rules.raise_delay_ms.value))
    return msgspec.structs.replace(state, limits={**state.limits, kind: limit})


def with_confirmed(state: PlayState, rules: PlayRules, kind: str, at_ms: int) -> PlayState:
    """The player with a raised limit that has waited long enough and that they still want."""
    limit = state.limits.get(kind)
    if limit is None or limit.pending is None or in_force(state, rules, kind, at_ms) == limit.pending.value:
        raise Refused("no_change_waits")
    if at_ms < limit.pending.from_ms:
        raise Refused("too_early", until=time_text(limit.pending.from_ms))
    return msgspec.structs.replace(state, limits={**state.limits, kind: Limit(limit.pending.value)})


def with_break(state: PlayState, kind: Literal["cool_off", "exclusion"], days: int, at_ms: int) -> PlayState:
    """The player on a break from now on. A break that runs can be made longer, never shorter."""
    if days not in BREAK_DAYS[kind]:
        raise Refused("bad_limit")
    until_ms = at_ms + days * DAY_MS
    if state.excluded(at_ms):
        assert state.away is not None  # noqa: S101  # excluded() has looked
        if until_ms <= state.away.until_ms:
            raise Refused("exclusion_stands", until=time_text(state.away.until_ms))
        kind = "exclusion" if state.away.kind == "exclusion" else kind
    return msgspec.structs.replace(state, away=Break(kind, at_ms, until_ms))


def missing_before_play(state: PlayState, rules: PlayRules, at_ms: int) -> tuple[str, ...]:
    """Limits that have to be set before a bet and are not."""
    if not rules.limits_before_play.value:
        return ()
    return tuple(kind for kind in BEFORE_PLAY if in_force(state, rules, kind, at_ms) is None)


def _check_value(kind: str, value: int | None) -> None:
    if kind not in KINDS:
        raise Refused("bad_limit")
    most = MOST_MINUTES if kind in MINUTES else MAX_AMOUNT
    if value is not None and not (1 if kind in MINUTES else 0) <= value <= most:
        raise Refused("bad_limit")


def _check_first(rules: PlayRules, kind: str, value: int | None) -> None:
    maxima = first_maxima(rules, None)
    if maxima is None:
        return
    most = {"time_day": maxima.time_minutes, "loss_day": maxima.spend, "deposit_day": maxima.top_ups}.get(kind)
    if most is not None and (value is None or value > most):
        if kind in MINUTES:
            raise Refused("first_time_limit", minutes=str(most))
        raise Refused("first_limit", limit=most)


def _tighter(new: int | None, now: int | None) -> bool:
    """Whether a value allows no more than another; None allows everything."""
    return now is None if new is None else now is None or new <= now
