"""What holds for all tests."""

import asyncio


def pytest_configure() -> None:
    """Say once that the main thread has no event loop of its own.

    Else the looptime plugin, which asks for one around every synchronous test, makes Python 3.11 create one
    that nobody closes, and some later test fails for it.
    """
    asyncio.set_event_loop(None)
