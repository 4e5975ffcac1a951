"""Token buckets: how fast one client may ask, and how often one may try a password."""

from collections import OrderedDict

from croupier.ports.clock import Clock

PARTS = 1000
"""Parts of a token: thousandths, so that milliseconds stay whole."""


class TokenBucket:
    """Lets ``burst`` through at once and ``per_second`` in the long run; fewer where a token takes more parts."""

    def __init__(self, clock: Clock, per_second: int, burst: int, parts: int = PARTS) -> None:
        """Start full."""
        self._clock = clock
        self._per_second = per_second
        self._parts = parts
        self._most = burst * parts
        self._tokens = self._most
        self._filled_ms = clock.steady_ms()

    def take(self) -> bool:
        """Use one token; False when there is none."""
        now_ms = self._clock.steady_ms()
        self._tokens = min(self._most, self._tokens + (now_ms - self._filled_ms) * self._per_second)
        self._filled_ms = now_ms
        if self._tokens < self._parts:
            return False
        self._tokens -= self._parts
        return True

    def wait_ms(self) -> int:
        """How long until there is a token, counted from the last time one was asked for."""
        return max(0, -(-(self._parts - self._tokens) // self._per_second))


class LimitEach:
    """A bucket for each of many clients. Only so many of the latest are remembered: the others' are full again."""

    def __init__(self, clock: Clock, per_second: int, burst: int, remembered: int = 10_000, parts: int = PARTS) -> None:
        """Start with nobody."""
        self._clock = clock
        self._rate = (per_second, burst, parts)
        self._remembered = remembered
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Use one token of a client's; False when there is none."""
        bucket = self._buckets.pop(client, None) or TokenBucket(self._clock, *self._rate)
        self._buckets[client] = bucket
        if len(self._buckets) > self._remembered:
            self._buckets.popitem(last=False)
        return bucket.take()

    def wait_ms(self, client: str) -> int:
        """How long a client that got none has to wait."""
        bucket = self._buckets.get(client)
        return bucket.wait_ms() if bucket is not None else 0

    def forgive(self, client: str) -> None:
        """Fill a client's bucket."""
        self._buckets.pop(client, None)
