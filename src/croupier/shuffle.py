"""From a seed to a deck: everything a player needs to check that a deal was fair.

The seed is committed to before anyone bets and published when the round is over. The same inputs give the same
deck for ever; nothing here may change without breaking the proof of every round already played.
"""

import hashlib
import hmac
import struct
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Final, TypeVar

from croupier.cards import DECK, Card

SEED_BYTES: Final = 32
"""Length of a seed; as many bits as the shuffle could ever use (52! is below 2^226)."""

WORD_BITS: Final = 32

_BLOCK = struct.Struct(">8I")
_T = TypeVar("_T")


def commitment_to(seed: bytes) -> str:
    """What is published before the betting: hex SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


def deck_from_seed(seed: bytes, round_id: str, client_seed: str) -> tuple[Card, ...]:
    """All 52 cards in dealing order.

    Raises ValueError for a round id with a ``|``: then two different inputs could mean the same deck.
    """
    if "|" in round_id:
        raise ValueError(f"a round id has no |, unlike {round_id!r}")
    words = _words(seed, f"{round_id}|{client_seed}")
    return shuffled(DECK, lambda bound: below(bound, words))


def shuffled(items: Sequence[_T], draw: Callable[[int], int]) -> tuple[_T, ...]:
    """Fisher-Yates: every order is equally likely when every ``draw(bound)``, 0..bound-1, is."""
    left = list(items)
    for last in range(len(left) - 1, 0, -1):
        chosen = draw(last + 1)
        left[last], left[chosen] = left[chosen], left[last]
    return tuple(left)


def below(bound: int, words: Iterator[int], word_bits: int = WORD_BITS) -> int:
    """A number 0..bound-1, each as likely as any other if the words are.

    Words above the last whole multiple of the bound are thrown away, so that the remainder favours nobody.
    Raises ValueError unless the bound is 1..2^word_bits.
    """
    range_of_word = 1 << word_bits
    if not 1 <= bound <= range_of_word:
        raise ValueError(f"a word of {word_bits} bits cannot choose among {bound}")
    fair = range_of_word - range_of_word % bound
    while (word := next(words)) >= fair:
        pass
    return word % bound


def _words(seed: bytes, prefix: str) -> Iterator[int]:
    """32-bit big-endian words of HMAC-SHA256(seed, "prefix|0"), "prefix|1" and so on."""
    for counter in count():
        yield from _BLOCK.unpack(hmac.digest(seed, f"{prefix}|{counter}".encode(), "sha256"))
