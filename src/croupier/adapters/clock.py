"""The computer's own clocks."""

import time

_NS_PER_MS = 1_000_000


class SystemClock:
    """Implements ``ports.clock.Clock``."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970 in GMT; jumps when somebody sets the clock."""
        return time.time_ns() // _NS_PER_MS

    def steady_ms(self) -> int:
        """Milliseconds since the computer was started, or thereabouts."""
        return time.monotonic_ns() // _NS_PER_MS
