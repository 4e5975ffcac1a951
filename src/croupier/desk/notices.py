"""What the house says in the chat of its own accord (A39): codes, which every reader's page words for itself."""

import msgspec

from croupier.book.seating import AnyEvent, TableOpened, TablePaused, TableResumed, TableShut
from croupier.round.events import RoundVoided


class Words(msgspec.Struct, frozen=True):
    """A sentence of the house by its code, and why (a code again, or nothing)."""

    code: str
    why: str


def house_words(event: AnyEvent) -> Words | None:
    """What the house says to an event; None where the felt itself says enough."""
    match event:
        case TablePaused():
            return Words("table_paused", event.reason)
        case RoundVoided():
            return Words("round_voided", event.reason)
        case TableResumed():
            return Words("table_resumed", "")
        case TableOpened():
            return Words("table_opened", "")
        case TableShut():
            return Words("table_shut", "")
        case _:
            return None
