"""What time it is."""

from typing import Protocol


class Clock(Protocol):
    """Two times: one for people and records, one for deadlines."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970 in GMT; may jump."""
        ...

    def steady_ms(self) -> int:
        """Milliseconds since some moment; never jumps, says nothing across a restart."""
        ...
