"""What the house says in the chat of its own accord (A39): codes, which every reader's page words for itself."""

import msgspec

from croupier.book.seating import AnyEvent

_SAID = ("table_paused", "table_resumed", "table_opened", "table_shut", "round_voided")
"""Events that everyone at a table is told of in so many words."""

_WHY = ("reason",)


class Words(msgspec.Struct, frozen=True):
    """A sentence of the house by its code, and why (a code again, or nothing)."""

    code: str
    why: str


def house_words(event: AnyEvent) -> Words | None:
    """What the house says to an event; None where the felt itself says enough."""
    code = event.__struct_config__.tag
    if code not in _SAID:
        return None
    why = next((str(getattr(event, name)) for name in _WHY if getattr(event, name, None)), "")
    return Words(str(code), why)
