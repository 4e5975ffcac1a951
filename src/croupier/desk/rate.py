"""How fast people may speak: one limit for every channel, without a clock of its own."""

from collections import OrderedDict

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """``burst`` messages at once, and one more ``every_ms``."""

    every_ms: int
    burst: int


PLAYER = Pace(every_ms=2_000, burst=5)
"""Of one player, at all tables and to support together, whatever number of windows they have."""
STAFF = Pace(every_ms=500, burst=10)
TABLE = Pace(every_ms=250, burst=20)
"""Of all players at one table: every message goes to everyone there, so this bounds what a crowd can cost."""

MOST_REMEMBERED = 10_000


class Turns:
    """When each of many speakers may speak again. The latest are remembered: the others have waited long enough."""

    def __init__(self, pace: Pace) -> None:
        """Start with nobody."""
        self._pace = pace
        self._due_ms: OrderedDict[str, int] = OrderedDict()

    def wait_ms(self, who: str, now_ms: int) -> int:
        """How long somebody has to wait; 0 for now."""
        early_ms = (self._pace.burst - 1) * self._pace.every_ms
        return max(0, self._due_ms.get(who, now_ms) - early_ms - now_ms)

    def take(self, who: str, now_ms: int) -> None:
        """Somebody speaks."""
        due_ms = max(now_ms, self._due_ms.pop(who, now_ms)) + self._pace.every_ms
        self._due_ms[who] = due_ms
        if len(self._due_ms) > MOST_REMEMBERED:
            self._due_ms.popitem(last=False)
