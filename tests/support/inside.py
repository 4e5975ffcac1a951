"""Acts of a running house that come from no socket."""

import asyncio

from croupier.book.acts import Act
from croupier.book.book import Done
from tests.support.house import OpenHouse


def submitted(house: OpenHouse, act: Act) -> Done:
    """Have an act written, as a page of the staff would; raises what refuses it."""
    assert house.loop is not None
    return asyncio.run_coroutine_threadsafe(house.inside.writer.submit(act), house.loop).result(30)
