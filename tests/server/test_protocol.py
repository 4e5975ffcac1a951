"""The short way out of the server: what it sends, and when it does not."""

from typing import Any, cast

import pytest
from litestar import Litestar
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedOK

from croupier.server.protocol import DirectProtocol, framed
from tests.support.house import serving

TEXTS = ["", "a" * 125, "a" * 126, "é" * 40_000]


@pytest.mark.parametrize(
    ("text", "head"),
    [
        ("", b"\x81\x00"),
        ("a" * 125, b"\x81\x7d"),
        ("a" * 126, b"\x81\x7e\x00\x7e"),
        ("é" * 100, b"\x81\x7e\x00\xc8"),
        ("a" * 65_536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_a_message_is_one_whole_frame(text: str, head: bytes) -> None:
    assert framed(text) == head + text.encode()


def test_those_who_are_told_the_same_get_the_same_bytes() -> None:
    told = "to all"
    assert framed(told) is framed(told)


async def test_it_is_taken_only_while_nothing_stands_against_it() -> None:
    sent: dict[str, bool] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401  # as ASGI has them
        if scope["type"] == "lifespan":
            for step in ("startup", "shutdown"):
                await receive()
                await send({"type": f"lifespan.{step}.complete"})
            return
        protocol: DirectProtocol = send.__self__
        await receive()
        sent["before it is accepted"] = protocol.write_now("early")
        await send({"type": "websocket.accept"})
        sent["open"] = [protocol.write_now(text) for text in TEXTS] == [True] * len(TEXTS)
        protocol.pause_writing()
        sent["the client does not read"] = protocol.write_now("too much")
        protocol.resume_writing()
        sent["it reads again"] = protocol.write_now("again")
        await send({"type": "websocket.close"})
        sent["closing"] = protocol.write_now("late")
        await receive()
        sent["closed"] = protocol.write_now("later")

    with serving(cast("Litestar", app)) as address:
        async with connect(address.replace("http", "ws"), proxy=None) as client:
            assert [await client.recv() for _ in TEXTS] == TEXTS
            assert await client.recv() == "again"
            with pytest.raises(ConnectionClosedOK):
                await client.recv()
    assert sent == {
        "before it is accepted": False,
        "open": True,
        "the client does not read": False,
        "it reads again": True,
        "closing": False,
        "closed": False,
    }
