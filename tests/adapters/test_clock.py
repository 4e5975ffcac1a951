"""The clocks run."""

import time_machine

from croupier.adapters.clock import SystemClock


@time_machine.travel("2026-07-01T12:00:00.250Z", tick=False)
def test_wall_time_is_milliseconds_since_1970() -> None:
    assert SystemClock().wall_ms() == 1_782_907_200_250


def test_steady_time_does_not_follow_the_wall() -> None:
    clock = SystemClock()
    before = clock.steady_ms()
    with time_machine.travel("1999-12-31T23:59:59Z"):
        assert 0 <= clock.steady_ms() - before < 60_000
