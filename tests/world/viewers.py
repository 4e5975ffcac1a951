"""Every message that leaves the server, checked for what it may say: only what is stored, and nothing hidden."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from croupier.book.seating import TableState
from croupier.wire.encode import table_shown
from croupier.wire.messages import Event, Message, Snapshot
from croupier.wire.views import ClockShown, TableShown
from tests.world.audit import Auditor
from tests.world.clockwork import Time
from tests.world.fold import TableFold, from_view, reveal_closed_hands

_decode = msgspec.json.Decoder(Message, strict=True).decode
_CARD = re.compile(r'"([2-9TJQKA][cdhs])"')
_SECRET = re.compile(r"[0-9a-f]{64}")
_WINDOWS = {"betting": "betting", "deciding": "decision", "ended": "pause", "voided": "pause"}


def instance_of(catalogue_table: str, live: bool, player: str) -> str:
    """The table a player really plays at."""
    return catalogue_table if live else f"{catalogue_table}/{player}"


class Watchman:
    """Stands at the door and reads everyone's letters."""

    def __init__(self, auditor: Auditor, time: Time, players: list[str]) -> None:
        self._auditor = auditor
        self._time = time
        self._players = players
        self._expected = lru_cache(4096)(self._render)

    def check(self, player: str, raw: str, *, prompt: bool) -> None:
        """A message to a player's client. ``prompt``: it is heard the moment it is sent."""
        message = _decode(raw)
        for other in self._players:
            if other != player and other in raw:
                self._auditor.report(f"{player} hears the id of {other}: {raw}")
        cards, secrets = set(_CARD.findall(raw)), set(_SECRET.findall(raw))
        if not isinstance(message, Event | Snapshot):
            if cards or secrets:
                self._auditor.report(f"cards or seeds in a message about neither: {raw}")
            return
        table = self._instance(message.table, player)
        if not self._auditor.is_stored(table, message.number):
            self._auditor.report(f"{player} hears of event {message.number} of {table}, which is not stored: {raw}")
            return
        hidden = cards - self._auditor.cards_for(table, message.number, player)
        if hidden:
            self._auditor.report(f"{player} sees {sorted(hidden)} of {table} at event {message.number}: {raw}")
        self._check_seeds(table, message.number, secrets)
        if isinstance(message, Event):
            self._check_event(table, message)
        if message.view is not None:
            self._check_view(table, message.number, message.view, player)
            if prompt:
                self._check_clock(table, message.number, message.view.clock)

    def _instance(self, table: str, player: str) -> str:
        return instance_of(table, self._auditor.entry(table).live, player)

    def _check_seeds(self, table: str, number: int, secrets: set[str]) -> None:
        for secret in secrets - set(self._auditor.commitments.values()):
            of, since = self._auditor.revealed.get(secret, ("", 0))
            if of != table or since > number:
                self._auditor.report(f"a seed is told at event {number} of {table}, before it is revealed: {secret}")

    def _check_event(self, table: str, message: Event) -> None:
        stored = self._auditor.events[table][message.number - 1]
        told = message.event
        if told is None or told["kind"] != stored["kind"]:
            self._auditor.report(f"event {message.number} of {table} is told as {told}, stored as {stored}")
        elif "placements" in told or "player" in told:
            self._auditor.report(f"an event tells more than it should: {told}")

    def _check_view(self, table: str, number: int, shown: TableShown, player: str) -> None:
        state = self._auditor.states[table][number - 1] if number else TableState(table)
        known = state.seat_of(player) is not None or player in state.last_bets
        known = known or (state.round is not None and any(seat.player == player for seat in state.round.seats.values()))
        expected = self._expected(table, number, shown.table, player if known else None)
        if msgspec.structs.replace(shown, clock=None) != expected:
            self._auditor.report(f"{player} is shown {shown} of {table} at {number}, stored is {expected}")
        if shown.round is None:
            return
        for seat in shown.round.seats:
            mine = state.round is not None and state.round.seats[seat.seat].player == player
            if seat.you != mine:
                self._auditor.report(f"{player} is told wrongly whose seat {seat.seat} of {table} is")
            if not mine and (seat.placements or seat.options or seat.reserved or seat.bonus_waits):
                self._auditor.report(f"{player} sees what is for the owner of a seat of {table} alone: {seat}")

    def _render(self, table: str, number: int, name: str, player: str | None) -> TableShown:
        state = self._auditor.states[table][number - 1] if number else TableState(table)
        return table_shown(state, name, player, None)

    def _check_clock(self, table: str, number: int, clock: ClockShown | None) -> None:
        """The clock belongs to the phase, and its end is where it was all along."""
        state = self._auditor.states[table][number - 1] if number else TableState(table)
        wanted = _WINDOWS.get(state.round.phase) if state.round is not None else None
        frozen_ms, deadline_ms = self._auditor.frozen_ms(table), self._auditor.deadline_ms(table)
        if (frozen_ms is None and deadline_ms is None) or number != self._auditor.tables[table].number:
            return
        if (clock.window if clock is not None else None) != wanted:
            self._auditor.report(f"{table} shows the clock {clock} at event {number}")
            return
        left_ms = frozen_ms if deadline_ms is None else max(0, deadline_ms - self._time.now_ms)
        if clock is not None and (clock.frozen, clock.remaining_ms) != (frozen_ms is not None, left_ms):
            self._auditor.report(f"{table} shows {clock}, its window has {left_ms} ms left, frozen: {frozen_ms}")


class Seen:
    """A table as a client knows it: the last view, and its own fold of the events since the last snapshot."""

    def __init__(self) -> None:
        self.number = -1
        self.view: Mapping[str, Any] = {}
        self.stale = True
        self._fold = TableFold()

    def hear(self, message: Mapping[str, Any]) -> str | None:
        """Take a snapshot or an event; what is wrong with it, if something is."""
        number = message["number"]
        if message["type"] == "snapshot":
            older = number < self.number
            self._begin(number, message["view"])
            return f"a snapshot of {number} came after event {self.number}" if older else None
        if self.number < 0 or number <= self.number:
            return None
        if self.stale or number != self.number + 1 or message["view"] is None:
            self.stale = True  # a hole: join again
            return None
        self._fold.apply(message["event"])
        shown = from_view(number, message["view"])
        if message["event"]["kind"] in ("round_ended", "round_voided"):
            reveal_closed_hands(self._fold, shown)
        if self._fold != shown:
            return f"events lead to {self._fold}, the view says {shown}"
        self.number, self.view = number, message["view"]
        return None

    def _begin(self, number: int, view: Mapping[str, Any]) -> None:
        self.number, self.view, self.stale = number, view, False
        self._fold = from_view(number, view)
