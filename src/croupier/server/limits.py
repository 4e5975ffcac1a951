"""Token buckets: how fast one client may ask."""

from collections import OrderedDict

from croupier.ports.clock import Clock


class TokenBucket:
    """Lets ``burst`` through at once and ``per_second`` in the long run."""

    def __init__(self, clock: Clock, per_second: int, burst: int) -> None:
        """Start full."""
        self._clock = clock
        self._per_second = per_second
        self._most = burst * 1000
        self._tokens = self._most
        self._filled_ms = clock.steady_ms()

    def take(self) -> bool:
        """Use one token; False when there is none."""
        now_ms = self._clock.steady_ms()
        self._tokens = min(self._most, self._tokens + (now_ms - self._filled_ms) * self._per_second)
        self._filled_ms = now_ms
        if self._tokens < 1000:  # noqa: PLR2004  # thousandths of a token, so that milliseconds stay whole
            return False
        self._tokens -= 1000
        return True


class LimitEach:
    """A bucket for each of many clients. Only so many of the latest are remembered: the others' are full again."""

    def __init__(self, clock: Clock, per_second: int, burst: int, remembered: int = 10_000) -> None:
        """Start with nobody."""
        self._clock = clock
        self._rate = (per_second, burst)
        self._remembered = remembered
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Use one token of a client's; False when there is none."""
        bucket = self._buckets.pop(client, None) or TokenBucket(self._clock, *self._rate)
        self._buckets[client] = bucket
        if len(self._buckets) > self._remembered:
            self._buckets.popitem(last=False)
        return bucket.take()
