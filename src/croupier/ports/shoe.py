"""Where the cards come from."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from croupier.cards import Card


class Sealed(msgspec.Struct, frozen=True):
    """A deck fixed before betting: ``commitment`` is public at once, ``secret`` is for the store alone, encrypted."""

    commitment: str
    secret: bytes


class ShoeError(Exception):
    """There is no deck to be had; nothing may be dealt. The message is for the operator."""


class Shoe(Protocol):
    """Seals a deck for a round and opens it again, also after a restart. It never makes the same round twice.

    Any method may raise ShoeError.
    """

    def seal(self, round_id: str) -> Sealed:
        """Fix the chance of a round before anyone bets on it."""
        ...

    def deck(self, round_id: str, secret: bytes, client_seed: str) -> Sequence[Card]:
        """All 52 cards in dealing order; the same answer for the same arguments, for ever."""
        ...

    def seed(self, round_id: str, secret: bytes) -> str:
        """What the commitment committed to, to be published when the round is over."""
        ...
