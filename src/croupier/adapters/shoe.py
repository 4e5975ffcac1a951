"""The shoe of the house: decks from the operating system's chance, sealed before anyone bets."""

import secrets
from collections.abc import Callable
from typing import Final

from croupier.adapters.vault import Vault, VaultError
from croupier.cards import Card
from croupier.ports.shoe import Sealed, ShoeError
from croupier.shuffle import SEED_BYTES, commitment_to, deck_from_seed

Entropy = Callable[[int], bytes]
"""So many bytes that nobody can guess. OSError or NotImplementedError where the system has none to give."""


class RandomShoe:
    """Implements ``ports.shoe.Shoe``: a fresh seed for each round, and the deck that follows from it."""

    def __init__(self, vault: Vault, entropy: Entropy = secrets.token_bytes) -> None:
        self._vault: Final = vault
        self._entropy: Final = entropy

    def seal(self, round_id: str) -> Sealed:
        """Draw the seed of a round; ShoeError when the system's source of chance fails."""
        try:
            seed = self._entropy(SEED_BYTES)
            if len(seed) != SEED_BYTES:
                raise ShoeError(f"the system's source of chance gave {len(seed)} bytes instead of {SEED_BYTES}")
            return Sealed(commitment=commitment_to(seed), secret=self._vault.seal(round_id, seed))
        except (OSError, NotImplementedError) as problem:
            raise ShoeError("the system's source of chance fails") from problem

    def deck(self, round_id: str, secret: bytes, client_seed: str) -> tuple[Card, ...]:
        """All 52 cards in dealing order; ShoeError when the secret does not open."""
        return deck_from_seed(self._seed(round_id, secret), round_id, client_seed)

    def seed(self, round_id: str, secret: bytes) -> str:
        """The seed in hex, to be published when the round is over; ShoeError when the secret does not open."""
        return self._seed(round_id, secret).hex()

    def _seed(self, round_id: str, secret: bytes) -> bytes:
        try:
            return self._vault.open(round_id, secret)
        except VaultError as problem:
            raise ShoeError(str(problem)) from problem
