"""A shoe whose decks the test names."""

from collections.abc import Iterable

from croupier.cards import DECK, Card, format_cards, parse_cards
from croupier.ports.shoe import Sealed
from croupier.shuffle import commitment_to


class FixedShoe:
    """Gives the named decks, one a round in their order; the cards not named follow in ascending order.

    The secret is the deck itself, so any later shoe of this class opens it again.
    """

    def __init__(self, decks: Iterable[str]) -> None:
        self._decks = iter([parse_cards(deck) for deck in decks])

    def seal(self, round_id: str) -> Sealed:
        named = next(self._decks, None)
        if named is None:
            raise AssertionError(f"the test names no deck for round {round_id}")
        secret = bytes((*named, *(card for card in DECK if card not in named)))
        return Sealed(commitment=commitment_to(secret), secret=secret)

    def deck(self, round_id: str, secret: bytes, client_seed: str) -> tuple[Card, ...]:
        del round_id, client_seed
        return tuple(secret)

    def seed(self, round_id: str, secret: bytes) -> str:
        del round_id
        return format_cards(secret)
