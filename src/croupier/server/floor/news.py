"""The floor as its staff see it, told to all of them when something on it changes, a few times a second at most."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
import structlog

from croupier.book.seating import Paused, TableState
from croupier.games.catalogue import Table
from croupier.money import CURRENCIES
from croupier.ports.floor import StoredAdjustment, StoredClosure, StoredIncident
from croupier.ports.store import ABOVE_ALL_AUDIT, Archive, StoredAudit
from croupier.round.model import Round, asked, reserve_of
from croupier.server.hub import Connection
from croupier.server.opening import Opening
from croupier.table.live import RETRY_SECONDS, LiveTable
from croupier.wire.encode import waits_shown
from croupier.wire.floor import DisabledShown, Floor, IncidentShown, SeatOnFloor, TableOnFloor
from croupier.wire.views import ClockShown

SECONDS_BETWEEN = 0.25
"""Changes within this time are told as one."""

MOST_INCIDENTS = 100
MOST_ADJUSTMENTS = 200

_log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode


class _Kept(msgspec.Struct, frozen=True):
    """What the floor's records say."""

    closures: Sequence[StoredClosure]
    incidents: Sequence[StoredIncident]
    adjustments: Sequence[StoredAdjustment]
    names: Mapping[str, str]
    stops: Mapping[str, StoredAudit]
    """By table, who of the staff stopped it last."""


class FloorNews:
    """How the floor stands, and who of the staff is told so."""

    def __init__(
        self,
        tables: Mapping[str, Table],
        openings: Mapping[str, Opening],
        live: Mapping[str, LiveTable],
        archive: Archive,
        clock_shown: Callable[[str], ClockShown | None],
    ) -> None:
        """Tell of these tables; nothing is told before run()."""
        self._tables = tables
        self._openings = openings
        self._live = live
        self._archive = archive
        self._clock_shown = clock_shown
        self._staff: set[Connection] = set()
        self._stale = asyncio.Event()
        self._stops: dict[str, tuple[Paused, StoredAudit | None]] = {}

    def attend(self, connection: Connection) -> None:
        """Someone of the staff is here: they are told how the floor stands, and of what changes."""
        self._staff.add(connection)
        self.changed()

    def forget(self, connection: Connection) -> None:
        """A client is gone."""
        self._staff.discard(connection)

    def changed(self) -> None:
        """Something happened in the house; whoever is to know of it is told soon."""
        if self._staff:  # with nobody there it costs nothing
            self._stale.set()

    async def run(self) -> None:
        """Tell until cancelled: the first change at once, those that follow it together."""
        while True:
            await self._stale.wait()
            self._stale.clear()
            try:
                message = _encode(await self.floor()).decode()
            except Exception:  # noqa: BLE001  # whoever watches over the tables is told when it can be read again
                _log.exception("floor not read")
                self._stale.set()
                await asyncio.sleep(RETRY_SECONDS)
                continue
            for connection in tuple(self._staff):
                connection.post(message)
            await asyncio.sleep(SECONDS_BETWEEN)

    async def floor(self) -> Floor:
        """The floor as it stands."""
        kept = await asyncio.to_thread(self._kept)
        disabled = [DisabledShown(closure.kind, closure.subject) for closure in kept.closures]
        return Floor(
            tables=[self._table(table, disabled, kept) for table in self._tables.values()],
            incidents=[incident_shown(incident, kept.names) for incident in kept.incidents],
            disabled=disabled,
            proposals=sum(adjustment.state == "proposed" for adjustment in kept.adjustments),
        )

    def _kept(self) -> _Kept:
        incidents = self._archive.incidents(open_only=True, limit=MOST_INCIDENTS)
        stops = {table: row for table, live in self._live.items() if (row := self._stop(table, live)) is not None}
        people = [*(incident.by for incident in incidents), *(row.by for row in stops.values())]
        names = names_of(self._archive, people)
        return _Kept(self._archive.closures(), incidents, self._archive.adjustments(MOST_ADJUSTMENTS), names, stops)

    def _stop(self, table: str, live: LiveTable) -> StoredAudit | None:
        """What the audit says of a stop that somebody of the staff made; read once for each stop."""
        paused = live.state.paused
        if paused is None or paused.by == "system":
            return None
        known = self._stops.get(table)
        if known is None or known[0] is not paused:
            rows = self._archive.audit_before(ABOVE_ALL_AUDIT, len(self._live), {"act": "Pause", "subject": table})
            found = next((row for row in rows if row.subject == table), None)  # other tables' names may begin so
            known = self._stops[table] = (paused, found)
        return known[1]

    def _table(self, table: Table, disabled: Sequence[DisabledShown], kept: _Kept) -> TableOnFloor:
        live = self._live.get(table.id)
        state = live.state if live is not None else TableState(table.id)
        standing, reason, by = self._standing(table, state, disabled)
        running = state.running
        waits = waits_shown(running) if running is not None else None
        stop = kept.stops.get(table.id) if state.paused is not None else None
        return TableOnFloor(
            table=table.id,
            name=table.name,
            game=table.terms.game.name,
            kind="live" if table.live else "instant",
            currency=table.terms.currency,
            exponent=CURRENCIES[table.terms.currency].exponent,
            state=standing,
            reason=reason,
            by=by,
            dealer=state.dealer,
            dealing=state.dealing,
            round=running.id if running is not None else None,
            phase=state.round.phase if state.round is not None else None,
            waits=waits.what if waits is not None else None,
            deciding=sorted(asked(running)) if running is not None and running.phase == "deciding" else [],
            stopped_by=kept.names.get(stop.by, stop.by) if stop is not None else None,
            stopped_why=stop.why or None if stop is not None else None,
            clock=self._clock_shown(table.id),
            seats=table.terms.seats,
            chairs=[
                SeatOnFloor(seat, chair.player, chair.name, chair.leaving, *_held_by(running, seat))
                for seat, chair in state.chairs.items()
            ],
            held=held_in(running) if running is not None else 0,
        )

    def _standing(
        self, table: Table, state: TableState, disabled: Sequence[DisabledShown]
    ) -> tuple[str, str | None, str | None]:
        """What matters most of how a table stands, why, and by whom it was stopped."""
        off = {("everything", ""), ("game", table.terms.game.name), ("table", table.id)}
        closed = self._openings[table.id].closed
        if state.paused is not None:
            return "paused", state.paused.reason, state.paused.by
        if closed is not None:
            return "closed", closed, None
        if any((one.kind, one.subject) in off for one in disabled):
            return "disabled", "disabled", None
        return ("shut" if state.shut else "open"), None, None


def held_in(round_: Round) -> int:
    """All stakes and reserves of a round that runs, in minor units."""
    return sum(_held_by(round_, seat)[0] for seat in round_.seats)


def incident_shown(incident: StoredIncident, names: Mapping[str, str]) -> IncidentShown:
    """An incident, with names for ids."""
    return IncidentShown(
        incident=incident.incident,
        at_ms=incident.at_ms,
        table=incident.table.partition("/")[0] if incident.table else None,
        round=incident.round or None,
        kind=incident.kind,
        detail=incident.detail,
        by=names.get(incident.by, incident.by),
        closed_ms=incident.closed_ms,
        closed_by=names.get(incident.closed_by, incident.closed_by) if incident.closed_by is not None else None,
        word=incident.word,
    )


def names_of(archive: Archive, people: Iterable[str | None]) -> Mapping[str, str]:
    """Names by id, of those the house knows."""
    found = (archive.player(player) for player in {player for player in people if player is not None})
    return {one.player: one.name for one in found if one is not None}


def _held_by(round_: Round | None, number: int) -> tuple[int, int]:
    """What is held of a seat's money, and how much of that is no stake but reserved."""
    if round_ is None or number not in round_.seats:
        return 0, 0
    seat = round_.seats[number]
    reserved = reserve_of(round_.terms, seat)
    return sum(seat.bets.values()) + reserved, reserved
