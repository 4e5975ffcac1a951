"""Passwords as argon2id hashes.

Three passes over 64 MiB, as RFC 9106 has it for machines that have better things to do with two gigabytes. A guess
costs whoever stole the database that memory too, which is what graphics cards are short of. One lane instead of four:
the same work in one thread, so that a sign-in never takes every core from the tables.
"""

import base64
import secrets
from typing import Final

import argon2
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

from croupier.people.passwords import normal

PASSES: Final = 3
MEMORY_KIB: Final = 64 * 1024
LANES: Final = 1

_SALT_BYTES: Final = 16
_TAG_BYTES: Final = 32


class Argon2:
    """Implements ``ports.passwords.Hasher``."""

    def __init__(self, passes: int = PASSES, memory_kib: int = MEMORY_KIB, lanes: int = LANES) -> None:
        """Hash with these parameters; hashes made with others are checked with their own."""
        self._hasher = argon2.PasswordHasher(passes, memory_kib, lanes, _TAG_BYTES, _SALT_BYTES)

    def hash(self, password: str) -> str:
        """A new hash, with its parameters and a salt of its own."""
        return self._hasher.hash(normal(password))

    def matches(self, hashed: str, password: str) -> bool:
        """Whether a hash is this password's; ValueError for what is no hash at all."""
        try:
            return self._hasher.verify(hashed, normal(password))
        except VerifyMismatchError:
            return False
        except (InvalidHashError, VerificationError) as problem:
            raise ValueError(f"this is no hash of a password: {problem}") from problem

    def decoy(self) -> str:
        """A hash that was never made from a password, with our own parameters."""
        parameters = f"m={self._hasher.memory_cost},t={self._hasher.time_cost},p={self._hasher.parallelism}"
        salt, tag = (_base64(secrets.token_bytes(size)) for size in (_SALT_BYTES, _TAG_BYTES))
        return f"$argon2id$v=19${parameters}${salt}${tag}"

    def outdated(self, hashed: str) -> bool:
        """Whether a hash was made with other parameters than ours."""
        return self._hasher.check_needs_rehash(hashed)


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode().rstrip("=")
