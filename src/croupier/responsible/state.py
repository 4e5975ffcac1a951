"""What is known of a player's play: days, the running session, limits, a break. All of it follows from acts.

Days, weeks and months are GMT's. Nothing here reads a clock: every function is told the time.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime
from typing import Literal

import msgspec

from croupier.ledger.accounts import Purse, Transfer

Period = Literal["day", "week", "month"]

DAY_MS = 86_400_000
DAYS_KEPT = 40
"""More than the longest month has."""

NO_SESSION_RULE_MS = 30 * 60_000
"""When a session of play counts as over where the jurisdiction says nothing: half an hour without a bet."""

_EPOCH = date(1970, 1, 1).toordinal()


class Sums(msgspec.Struct, frozen=True):
    """Money a player moved in some time, in minor units: stakes, what came back, deposits. ``played_ms``: time.

    ``unsettled``: by how much what lies in open rounds grew; below zero where rounds that began before were settled.
    """

    staked: int = 0
    returned: int = 0
    deposited: int = 0
    played_ms: int = 0
    unsettled: int = 0

    @property
    def settled(self) -> int:
        """The stakes of what was settled in the time, whenever they were placed."""
        return self.staked - self.unsettled

    @property
    def lost(self) -> int:
        """Stakes less what came back; negative for who is ahead."""
        return self.staked - self.returned

    def plus(self, other: "Sums") -> "Sums":
        """Both together."""
        return Sums(
            self.staked + other.staked,
            self.returned + other.returned,
            self.deposited + other.deposited,
            self.played_ms + other.played_ms,
            self.unsettled + other.unsettled,
        )


class Pending(msgspec.Struct, frozen=True):
    """A raised limit that waits. ``value``: what it is to be, None for no limit; ``from_ms``: not before."""

    value: int | None
    from_ms: int


class Limit(msgspec.Struct, frozen=True):
    """A limit as the player set it, None where there is none, and the higher one that waits."""

    value: int | None
    pending: Pending | None = None


class Break(msgspec.Struct, frozen=True):
    """A player's own exclusion. It ends at its time and in no other way."""

    kind: Literal["cool_off", "exclusion"]
    from_ms: int
    until_ms: int


class Ticket(msgspec.Struct, frozen=True):
    """The regulator's ids for taking part at a table (A38)."""

    session: str
    participation: str


class PlaySession(msgspec.Struct, frozen=True):
    """One sitting: from the first bet until nothing happened for a while.

    ``id``: the regulator's, empty where there is none. ``tickets``: participation ids by table.
    """

    id: str
    started_ms: int
    last_ms: int
    sums: Sums = Sums()
    tickets: Mapping[str, str] = {}


class PlayState(msgspec.Struct, frozen=True):
    """A player. ``days``: by GMT day since 1970. ``checked_ms``: the last reality check that was answered.

    ``rounds``: the ids under which the bets of open rounds were taken. ``to_come``: what decisions may still cost in
    open rounds that set nothing aside for them, by table.
    """

    days: Mapping[int, Sums] = {}
    session: PlaySession | None = None
    limits: Mapping[str, Limit] = {}
    away: Break | None = None
    checked_ms: int = 0
    rounds: Mapping[str, Ticket] = {}
    to_come: Mapping[str, int] = {}

    def excluded(self, at_ms: int) -> bool:
        """Whether the player is on a break."""
        return self.away is not None and at_ms < self.away.until_ms

    def sitting(self, at_ms: int, idle_ms: int) -> PlaySession | None:
        """The session that still runs."""
        session = self.session
        return session if session is not None and at_ms - session.last_ms <= idle_ms else None


def day_of(at_ms: int) -> int:
    """The GMT day, counted from 1970."""
    return at_ms // DAY_MS


def first_day(day: int, period: Period) -> int:
    """The day that the week (from Monday) or the month of a day began on."""
    that = date.fromordinal(_EPOCH + day)
    match period:
        case "day":
            return day
        case "week":
            return day - that.weekday()
        case "month":
            return day - that.day + 1


def sums_of(state: PlayState, at_ms: int, period: Period) -> Sums:
    """What a player moved since the period began."""
    today = day_of(at_ms)
    total = Sums()
    for day in range(first_day(today, period), today + 1):
        if day in state.days:
            total = total.plus(state.days[day])
    return total


def time_text(at_ms: int) -> str:
    """A time for people, such as 2026-12-01 10:00 GMT."""
    return f"{datetime.fromtimestamp(at_ms // 1000, UTC):%Y-%m-%d %H:%M} GMT"


def moved(transfers: Iterable[Transfer], currency: str) -> Mapping[str, Sums]:
    """What transfers of a currency mean for each player's play."""
    found: dict[str, list[int]] = {}
    prefix = f"{currency}/"
    for transfer in transfers:
        meaning = _MEANING.get(transfer.reason)
        if meaning is None or not transfer.source.startswith(prefix):
            continue
        owner = transfer.source.split("/", 2)[2:] or transfer.target.split("/", 2)[2:]
        if owner:
            sums = found.setdefault(owner[0], [0] * len(Sums.__struct_fields__))
            field, sign = meaning
            sums[field] += sign * transfer.amount
            stakes = Purse(currency, owner[0]).stakes
            sums[_UNSETTLED] += transfer.amount * ((transfer.target == stakes) - (transfer.source == stakes))
    return {player: Sums(*sums) for player, sums in found.items()}


_STAKED, _RETURNED, _DEPOSITED, _PLAYED_MS, _UNSETTLED = range(5)
_MEANING: Mapping[str, tuple[int, int]] = {
    "stake": (_STAKED, 1),
    "unstake": (_STAKED, -1),
    "refund": (_STAKED, -1),
    "return": (_RETURNED, 1),
    "win": (_RETURNED, 1),
    "bonus": (_RETURNED, 1),
    "take_back": (_RETURNED, -1),
    "lose": (_RETURNED, 0),
    "top_up": (_DEPOSITED, 1),
}
"""What a transfer's reason adds to, and with which sign; a lost stake adds nothing, but it is play."""


def played(state: PlayState, sums: Sums, at_ms: int, idle_ms: int) -> PlayState:
    """The player after more play: counted to the day and to the session, a new one if the last is over."""
    session = state.sitting(at_ms, idle_ms) or PlaySession("", at_ms, at_ms)
    sums = msgspec.structs.replace(sums, played_ms=max(0, at_ms - session.last_ms))
    session = PlaySession(
        session.id, session.started_ms, max(at_ms, session.last_ms), session.sums.plus(sums), session.tickets
    )
    days = _with_day(state.days, sums, at_ms // DAY_MS)
    return PlayState(days, session, state.limits, state.away, state.checked_ms, state.rounds, state.to_come)


def counted(state: PlayState, sums: Sums, day: int) -> PlayState:
    """The player with sums added to a day; days too old to matter are dropped."""
    return msgspec.structs.replace(state, days=_with_day(state.days, sums, day))


def _with_day(days: Mapping[int, Sums], sums: Sums, day: int) -> Mapping[int, Sums]:
    if day in days:
        return {**days, day: days[day].plus(sums)}
    return {**{one: old for one, old in days.items() if one > day - DAYS_KEPT}, day: sums}


def ticketed(state: PlayState, ticket: Ticket, table: str, at_ms: int, idle_ms: int) -> PlayState:
    """The player with the regulator's ids for a table; another session id begins a new session."""
    session = state.sitting(at_ms, idle_ms)
    if session is None or session.id not in ("", ticket.session):
        session = PlaySession(ticket.session, at_ms, at_ms)
    tickets = {**session.tickets, table: ticket.participation}
    session = msgspec.structs.replace(session, id=ticket.session, tickets=tickets)
    return msgspec.structs.replace(state, session=session)
