"""A table between and around its rounds: who sits there, its latest round, and the number of its last event."""

from collections.abc import Mapping

import msgspec

from croupier.round import model
from croupier.round.events import Bets, BettingClosed, Event, RoundOpened
from croupier.round.model import Round
from croupier.rules.definition import Terms


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of what happens at a table outside its rounds."""


class SeatTaken(_Event, frozen=True, tag="seat_taken"):
    """A player sat down."""

    seat: int
    player: str
    name: str


class SeatLeaving(_Event, frozen=True, tag="seat_leaving"):
    """A player gets up once the running round is over; what stands in it stays (A14)."""

    seat: int


class SeatLeft(_Event, frozen=True, tag="seat_left"):
    """A seat is free."""

    seat: int


TableEvent = SeatTaken | SeatLeaving | SeatLeft
AnyEvent = Event | TableEvent


class Chair(msgspec.Struct, frozen=True):
    """A taken seat."""

    player: str
    name: str
    leaving: bool = False


class TableState(msgspec.Struct, frozen=True):
    """The fold of a table's events. ``round`` is the latest one, over or not; ``last_bets`` is for REPEAT."""

    table: str
    number: int = 0
    chairs: Mapping[int, Chair] = {}
    round: Round | None = None
    last_bets: Mapping[str, Bets] = {}

    def seat_of(self, player: str) -> int | None:
        """Where a player sits."""
        for seat, chair in self.chairs.items():
            if chair.player == player:
                return seat
        return None

    @property
    def running(self) -> Round | None:
        """The round, if it is not over."""
        return self.round if self.round is not None and not self.round.over else None


def advance(state: TableState, event: AnyEvent, terms: Terms | None = None) -> TableState:
    """The table after its next event; ``terms`` come with the event that opens a round."""
    state = msgspec.structs.replace(state, number=state.number + 1)
    match event:
        case SeatTaken():
            return _with_chair(state, event.seat, Chair(event.player, event.name))
        case SeatLeaving():
            chair = msgspec.structs.replace(state.chairs[event.seat], leaving=True)
            return _with_chair(state, event.seat, chair)
        case SeatLeft():
            return _with_chair(state, event.seat, None)
        case RoundOpened():
            if terms is None:
                raise ValueError("a round is opened under terms")
            return msgspec.structs.replace(state, round=model.begin(event, terms))
        case _:
            if state.round is None:
                raise ValueError(f"there is no round for {event}")
            last_bets = state.last_bets
            if isinstance(event, BettingClosed):
                seats = state.round.seats.values()
                last_bets = {**last_bets, **{seat.player: dict(seat.bets) for seat in seats if seat.bets}}
            return msgspec.structs.replace(state, round=model.apply(state.round, event), last_bets=last_bets)


def _with_chair(state: TableState, seat: int, chair: Chair | None) -> TableState:
    chairs = {number: other for number, other in state.chairs.items() if number != seat}
    last_bets = state.last_bets
    if chair is None:
        gone = state.chairs[seat].player
        last_bets = {player: bets for player, bets in last_bets.items() if player != gone}
    else:
        chairs[seat] = chair
    return msgspec.structs.replace(state, chairs=dict(sorted(chairs.items())), last_bets=last_bets)
