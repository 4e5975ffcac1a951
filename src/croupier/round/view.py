"""What a viewer may see: the round and its events with everything hidden from that viewer left out.

This is the only door through which a round reaches people. A viewer is the number of a seat, or None for
someone who watches. The result has the same types with less in them, so nobody downstream can forget to hide.
"""

import msgspec

from croupier.round.events import BetsPlaced, CardCorrected, CardDealt, Event, LinesSettled
from croupier.round.model import Round, SeatState

Viewer = int | None


def view(round_: Round, viewer: Viewer) -> Round:
    """The round as the viewer knows it: own placements, and others' cards only where the table shows them."""
    seats = {number: _seat(round_, number, seat, viewer) for number, seat in round_.seats.items()}
    return msgspec.structs.replace(round_, seats=seats)


def view_event(round_: Round, event: Event, viewer: Viewer) -> Event:
    """An event as the viewer may know it; ``round_`` is the round it happened in."""
    match event:
        case BetsPlaced() if event.seat != viewer:
            return msgspec.structs.replace(event, placements=())
        case CardDealt() if event.seat is not None and not _sees_cards(round_, event.seat, viewer):
            return msgspec.structs.replace(event, card=None)
        case CardCorrected() if event.seat is not None and not _sees_cards(round_, event.seat, viewer):
            return msgspec.structs.replace(event, was=None, card=None)
        case LinesSettled() if not _sees_cards(round_, event.seat, viewer):
            return msgspec.structs.replace(event, results=())  # what is paid tells what is held
        case _:
            return event


def _sees_cards(round_: Round, seat: int, viewer: Viewer) -> bool:
    return seat == viewer or round_.terms.policy.seats_face_up or round_.over  # E6


def _seat(round_: Round, number: int, seat: SeatState, viewer: Viewer) -> SeatState:
    if number == viewer:
        return seat
    seat = msgspec.structs.replace(seat, placements=())
    if _sees_cards(round_, number, viewer):
        return seat
    piles = {name: tuple(None for _ in cards) for name, cards in seat.piles.items()}
    return msgspec.structs.replace(seat, piles=piles, settled=())
