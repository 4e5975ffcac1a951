"""The one gate for new stakes and deposits (A37): Refused where the player's limits or the law say no.

It is asked when an act would put more money at risk. It is never asked about a decision on stakes that stand, nor
about a settlement, nor when money is taken out: those go on whatever the player has set meanwhile.
"""

import msgspec

from croupier.jurisdictions import PlayRules
from croupier.responsible.limits import in_force, missing_before_play
from croupier.responsible.state import NO_SESSION_RULE_MS, Period, PlayState, Sums, sums_of, time_text
from croupier.round.commands import Refused

MINUTE_MS = 60_000
_PERIODS: tuple[Period, ...] = ("day", "week", "month")


class Stake(msgspec.Struct, frozen=True):
    """A bet that would stand, in minor units.

    ``more``: what it adds to the stakes counted so far. ``to_come``: what decisions of all the player's open rounds
    may still cost. ``of_round``: the most this round can cost, its decision included. ``table``: where.
    """

    table: str
    more: int
    to_come: int
    of_round: int


def idle_ms(rules: PlayRules) -> int:
    """How long nothing may happen before a session of play is over."""
    return rules.idle_ms.value or NO_SESSION_RULE_MS


def check_present(state: PlayState, at_ms: int) -> None:
    """Refused for a player on a break: no seat, no bet, no deposit, wherever it is tried."""
    if state.excluded(at_ms):
        assert state.away is not None  # noqa: S101  # excluded() has looked
        raise Refused("excluded", until=time_text(state.away.until_ms))


def check_stake(state: PlayState, rules: PlayRules, stake: Stake, at_ms: int) -> None:
    """Refused for a bet that would go beyond what the player set, or what the law allows."""
    check_present(state, at_ms)
    if missing_before_play(state, rules, at_ms):
        raise Refused("limits_first")
    session = state.sitting(at_ms, idle_ms(rules))
    if rules.ids_required.value and (session is None or stake.table not in session.tickets):
        raise Refused("no_ticket")
    _check_time(state, rules, at_ms)
    most = in_force(state, rules, "stake_round", at_ms)
    if most is not None and stake.of_round > most:
        raise Refused("limit_stake_round", limit=most)
    most = in_force(state, rules, "stake_day", at_ms)
    if most is not None:
        _check_amount("limit_stake", most, sums_of(state, at_ms, "day").staked, stake, "day")
    for period in _PERIODS:
        most = in_force(state, rules, f"loss_{period}", at_ms)
        if most is not None:
            _check_amount("limit_loss", most, sums_of(state, at_ms, period).lost, stake, period)
    most = rules.session_cap.value
    if most is not None:
        _check_amount("session_cap", most, session.sums.lost if session is not None else 0, stake, "session")


def check_deposit(state: PlayState, rules: PlayRules, amount: int, at_ms: int) -> None:
    """Refused for a deposit that would go beyond the player's limits."""
    check_present(state, at_ms)
    for period in _PERIODS:
        most = in_force(state, rules, f"deposit_{period}", at_ms)
        deposited = sums_of(state, at_ms, period).deposited
        if most is not None and deposited + amount > most:
            raise Refused("limit_deposit", period=period, limit=most, left=max(0, most - deposited))


def time_today_ms(state: PlayState, rules: PlayRules, at_ms: int) -> int:
    """How long the player has played today, up to now while a session runs."""
    today: Sums = sums_of(state, at_ms, "day")
    session = state.sitting(at_ms, idle_ms(rules))
    return today.played_ms + (max(0, at_ms - session.last_ms) if session is not None else 0)


def _check_time(state: PlayState, rules: PlayRules, at_ms: int) -> None:
    session = state.sitting(at_ms, idle_ms(rules))
    most = in_force(state, rules, "time_session", at_ms)
    if most is not None and session is not None and at_ms - session.started_ms >= most * MINUTE_MS:
        raise Refused("limit_time_session", minutes=str(most), rest=str(idle_ms(rules) // MINUTE_MS))
    most = in_force(state, rules, "time_day", at_ms)
    if most is not None and time_today_ms(state, rules, at_ms) >= most * MINUTE_MS:
        raise Refused("limit_time_day", minutes=str(most))


def _check_amount(code: str, most: int, so_far: int, stake: Stake, period: str) -> None:
    if so_far + stake.more + stake.to_come > most:
        left = max(0, most - so_far)
        match code:
            case "limit_stake":
                raise Refused("limit_stake", limit=most, left=left)
            case "limit_loss":
                raise Refused("limit_loss", period=period, limit=most, left=left)
            case _:
                raise Refused("session_cap", limit=most)
