"""How passwords are kept: as hashes that take time and memory to try."""

from typing import Protocol


class Hasher(Protocol):
    """Makes and checks hashes. Slow on purpose, and usable from several threads."""

    def hash(self, password: str) -> str:
        """A new hash of a password; two of the same password differ."""
        ...

    def matches(self, hashed: str, password: str) -> bool:
        """Whether a hash is this password's."""
        ...

    def decoy(self) -> str:
        """What no password matches, though it takes as long to find out."""
        ...

    def outdated(self, hashed: str) -> bool:
        """Whether a hash was made in a way that is no longer good enough."""
        ...
