"""A table between and around its rounds: who sits and deals there, whether it goes on, and its latest round."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from croupier.round import model
from croupier.round.events import Bets, BettingClosed, Dealing, Event, RoundOpened
from croupier.round.model import Round
from croupier.rules.definition import Terms

PausedBy = Literal["system", "supervisor", "dealer"]

SYSTEM_REASONS = (
    "card_twice",
    "unknown_card",
    "no_card_wanted",
    "wrong_side_up",
    "wrong_burn",
    "scanner_silent",
    "error",
    "stuck",
)
"""Why the system stops a table: an impossible card, a scanner that says nothing, a fault, a clock nobody keeps."""

STAFF_REASONS = ("check", "technical", "dealer_change", "dealer_calls")
"""Why people stop a table; the whole story stands in the act's ``why``."""

ANNOUNCEMENTS = (
    "welcome",
    "place_your_bets",
    "no_more_bets",
    "dealer_plays",
    "dealer_does_not_play",
    "good_luck",
    "one_moment",
    "last_round",
)
"""What a dealer can have said in every player's language, as codes (E2)."""


class TableHappening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of what happens at a table outside its rounds."""


class SeatTaken(TableHappening, frozen=True, tag="seat_taken"):
    """A player sat down."""

    seat: int
    player: str
    name: str


class SeatLeaving(TableHappening, frozen=True, tag="seat_leaving"):
    """A player gets up once the running round is over; what stands in it stays (A14)."""

    seat: int


class SeatLeft(TableHappening, frozen=True, tag="seat_left"):
    """A seat is free."""

    seat: int


class TablePaused(TableHappening, frozen=True, tag="table_paused"):
    """Everything stands still, the clock too (A39). ``reason``: one of SYSTEM_REASONS or STAFF_REASONS."""

    reason: str
    by: PausedBy


class TableResumed(TableHappening, frozen=True, tag="table_resumed"):
    """The table goes on where it stood, with the time that was left (A40)."""


class TableOpened(TableHappening, frozen=True, tag="table_opened"):
    """A dealer opened the table, or took it over; ``dealing`` counts from the next round on.

    ``dealer``: their name at the table; None where the automatic dealer needs none.
    """

    dealer: str | None
    dealing: Dealing


class TableShut(TableHappening, frozen=True, tag="table_shut"):
    """The table is closed: no seats, no rounds, until it is opened again."""


class Announced(TableHappening, frozen=True, tag="announced"):
    """The dealer said something to all: one of ANNOUNCEMENTS."""

    code: str


TableEvent = SeatTaken | SeatLeaving | SeatLeft | TablePaused | TableResumed | TableOpened | TableShut | Announced
AnyEvent = Event | TableEvent


class Chair(msgspec.Struct, frozen=True):
    """A taken seat."""

    player: str
    name: str
    leaving: bool = False


class Paused(msgspec.Struct, frozen=True):
    """Why a table stands still, and who stopped it."""

    reason: str
    by: PausedBy


class TableState(msgspec.Struct, frozen=True):
    """The fold of a table's events. ``round`` is the latest one, over or not; ``last_bets`` is for REPEAT.

    ``dealer`` is the name of who deals, where a person does; ``dealing`` is for the rounds to come.
    """

    table: str
    number: int = 0
    chairs: Mapping[int, Chair] = {}
    round: Round | None = None
    last_bets: Mapping[str, Bets] = {}
    paused: Paused | None = None
    shut: bool = False
    dealer: str | None = None
    dealing: Dealing = "automatic"

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
        case TablePaused() | TableResumed() | TableOpened() | TableShut() | Announced():
            return msgspec.structs.replace(state, **_standing(event))
        case _:
            if state.round is None:
                raise ValueError(f"there is no round for {event}")
            last_bets = state.last_bets
            if isinstance(event, BettingClosed):
                seats = state.round.seats.values()
                last_bets = {**last_bets, **{seat.player: dict(seat.bets) for seat in seats if seat.bets}}
            return msgspec.structs.replace(state, round=model.apply(state.round, event), last_bets=last_bets)


def _standing(event: TablePaused | TableResumed | TableOpened | TableShut | Announced) -> dict[str, Any]:
    """What changes in whether the table goes on, and who deals."""
    changes: dict[str, Any] = {}
    match event:
        case TablePaused():
            changes = {"paused": Paused(event.reason, event.by)}
        case TableResumed():
            changes = {"paused": None}
        case TableOpened():
            changes = {"shut": False, "dealer": event.dealer, "dealing": event.dealing}
        case TableShut():
            changes = {"shut": True, "dealer": None}
    return changes


def _with_chair(state: TableState, seat: int, chair: Chair | None) -> TableState:
    chairs = {number: other for number, other in state.chairs.items() if number != seat}
    last_bets = state.last_bets
    if chair is None:
        gone = state.chairs[seat].player
        last_bets = {player: bets for player, bets in last_bets.items() if player != gone}
    else:
        chairs[seat] = chair
    return msgspec.structs.replace(state, chairs=dict(sorted(chairs.items())), last_bets=last_bets)
