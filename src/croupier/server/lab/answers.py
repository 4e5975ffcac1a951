"""Answers about odds: computed in a process of their own, for each player only so many, and remembered."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar, cast

from croupier.odds.errors import OddsError
from croupier.ports.clock import Clock
from croupier.round.commands import Refused
from croupier.server.lab.worker import Worker
from croupier.server.limits import LimitEach

QUESTIONS_PER_SECOND = 4
QUESTIONS_AT_ONCE = 40
MOST_REMEMBERED = 512

Key = tuple[object, ...]

_T = TypeVar("_T")


class Lab:
    """Answers about odds: asked of the worker once, then remembered while they are among the latest."""

    def __init__(self, clock: Clock, worker: Worker | None = None) -> None:
        """Start knowing nothing; the process starts with the first question."""
        self.worker = worker or Worker()
        self._limit = LimitEach(clock, QUESTIONS_PER_SECOND, QUESTIONS_AT_ONCE)
        self._known: OrderedDict[Key, object] = OrderedDict()

    async def ask(self, player: str, key: Key, task: Callable[..., _T], *arguments: object) -> _T:
        """The answer of a task, its key standing for all its arguments; Refused for what cannot be answered."""
        if not self._limit.take(player):
            raise Refused("rate_limited")
        asked = (task.__name__, *key)
        if asked in self._known:
            self._known.move_to_end(asked)
            return cast("_T", self._known[asked])
        try:
            answer = await self.worker.run(task, *arguments)
        except OddsError as problem:
            raise Refused("bad_odds", why=str(problem)) from problem
        self._known[asked] = answer
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return answer
