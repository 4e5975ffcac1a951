"""Passwords are checked in a few threads of their own: a flood of sign-ins takes neither all time nor all memory."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from croupier.ports.passwords import Hasher
from croupier.round.commands import Refused

AT_ONCE: Final = max(1, (os.cpu_count() or 1) // 2)
"""Hashes computed at the same time, each with 64 MiB of its own: half of the cores stay with the tables."""

MOST_WAITING: Final = 16
"""Sign-ins that may wait for their turn: some seconds of work."""

_T = TypeVar("_T")


class Passwords:
    """Hashes and checks, a few at a time; Refused when too many wait."""

    def __init__(self, hasher: Hasher, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        """Compute through ``hasher``."""
        self._hasher = hasher
        self._decoy = hasher.decoy()
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="passwords")
        self._free = at_once + most_waiting

    def stop(self) -> None:
        """Finish what is being computed, then end."""
        self._threads.shutdown(cancel_futures=True)

    async def hash(self, password: str) -> str:
        """A new hash of a password."""
        return await self._in_thread(lambda: self._hasher.hash(password))

    async def matches(self, hashed: str | None, password: str) -> bool:
        """Whether a hash is this password's. Where there is none it takes as long to say no."""
        right = await self._in_thread(lambda: self._hasher.matches(hashed or self._decoy, password))
        return right and hashed is not None

    def outdated(self, hashed: str) -> bool:
        """Whether a password should be hashed anew, now that it is known."""
        return self._hasher.outdated(hashed)

    async def _in_thread(self, work: Callable[[], _T]) -> _T:
        if not self._free:
            raise Refused("busy")
        self._free -= 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._free += 1
