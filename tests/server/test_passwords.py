"""The threads that passwords are checked in: a flood of sign-ins waits in a short line, and then is sent away."""

import asyncio
import threading

import pytest

from croupier.round.commands import Refused
from croupier.server.people.passwords import Passwords
from tests.support.house import QUICK

AT_ONCE, WAITING = 2, 5


class Slow:
    """The real hasher, which takes until it is let go; it notes how many were at work at once."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.lock = threading.Lock()
        self.at_work = self.most = 0

    def hash(self, password: str) -> str:
        with self.lock:
            self.at_work += 1
            self.most = max(self.most, self.at_work)
        assert self.go.wait(20)
        with self.lock:
            self.at_work -= 1
        return QUICK.hash(password)

    def matches(self, hashed: str, password: str) -> bool:
        return QUICK.matches(hashed, password)

    def decoy(self) -> str:
        return QUICK.decoy()

    def outdated(self, hashed: str) -> bool:
        return QUICK.outdated(hashed)


async def test_so_many_wait_and_the_next_is_refused_at_once() -> None:
    slow = Slow()
    passwords = Passwords(slow, AT_ONCE, WAITING)
    hashing = [asyncio.create_task(passwords.hash("a quiet evening")) for _ in range(AT_ONCE + WAITING)]
    await asyncio.sleep(0)
    for _ in range(1000):
        with pytest.raises(Refused) as refused:
            await passwords.hash("one more")
        assert refused.value.code == "busy"
    slow.go.set()
    assert all(hashed.startswith("$argon2id$") for hashed in await asyncio.gather(*hashing))
    assert slow.most == AT_ONCE
    assert await passwords.matches(await passwords.hash("room again"), "room again")
    passwords.stop()


async def test_where_there_is_no_hash_no_password_is_right() -> None:
    passwords = Passwords(QUICK)
    assert not await passwords.matches(None, "anything")
    assert not await passwords.matches(None, "")
    passwords.stop()


async def test_who_gives_up_leaves_the_line() -> None:
    slow = Slow()
    passwords = Passwords(slow, AT_ONCE, WAITING)
    hashing = [asyncio.create_task(passwords.hash("a quiet evening")) for _ in range(AT_ONCE + WAITING)]
    await asyncio.sleep(0)
    for task in hashing[AT_ONCE:]:
        task.cancel()
    await asyncio.gather(*hashing[AT_ONCE:], return_exceptions=True)
    slow.go.set()
    assert await passwords.hash("room again")
    await asyncio.gather(*hashing[:AT_ONCE])
    passwords.stop()
