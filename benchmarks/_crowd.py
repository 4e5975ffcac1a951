"""A crowd of websocket clients that costs little: it looks at the head of each frame and counts what it came for."""

import asyncio
import socket
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

EVENT = b'{"type":"event"'
"""How the messages that count begin."""

SECONDS = 30
"""How long anything may take before it counts as lost."""

_TEXT, _PING, _PONG = 0x1, 0x9, 0xA
_KEY = bytes(4)  # clients have to mask what they send; this mask changes nothing


@dataclass
class Arrivals:
    """What a crowd has heard of the messages that were sent, and how long each took to each client."""

    sent_ns: list[int] = field(default_factory=list)
    latencies_ms: list[float] = field(default_factory=list)
    expected: int = 0
    complete: asyncio.Event = field(default_factory=asyncio.Event)
    sample: bytes = b""
    listeners: "list[Listener]" = field(default_factory=list)

    def expect(self, messages: int) -> None:
        """Start anew: so many messages to every client."""
        self.sent_ns.clear()
        self.latencies_ms.clear()
        self.expected = messages * len(self.listeners)
        self.complete.clear()
        for listener in self.listeners:
            listener.heard = 0

    def sending(self) -> None:
        """The next message is sent now."""
        self.sent_ns.append(time.monotonic_ns())

    def note(self, index: int, message: bytes) -> None:
        """A client has its message with this index."""
        self.latencies_ms.append((time.monotonic_ns() - self.sent_ns[index]) / 1e6)
        if len(self.latencies_ms) == self.expected:
            self.sample = message
            self.complete.set()


class Listener(asyncio.Protocol):
    """One client: shakes hands, then counts events; other messages wait in ``others``."""

    def __init__(self, path: str, headers: Mapping[str, str], arrivals: Arrivals | None = None) -> None:
        """Count in ``arrivals``, if given."""
        self.others: asyncio.Queue[bytes] = asyncio.Queue()
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.heard = 0
        self._path, self._headers, self._arrivals = path, headers, arrivals
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast("asyncio.Transport", transport)  # uvloop's has the methods, but not the class
        self.transport.write(handshake(self._path, self._headers))

    def data_received(self, data: bytes) -> None:
        """Take whole frames, keep the rest."""
        self._unread += data
        if not self.open.done():
            head, end, rest = self._unread.partition(b"\r\n\r\n")
            if not end:
                return
            self._unread = rest
            self.open.set_result(head.startswith(b"HTTP/1.1 101"))
        while (size := _frame_size(self._unread)) is not None:
            start, length = size
            if len(self._unread) < start + length:
                return
            payload = self._unread[start : start + length]
            kind = self._unread[0] & 0xF
            self._unread = self._unread[start + length :]
            self._take(kind, payload)

    def say(self, message: bytes, kind: int = _TEXT) -> None:
        """Send a message."""
        assert self.transport is not None
        self.transport.write(frame(message, kind))

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _PING:
            self.say(payload, _PONG)
        elif self._arrivals is not None and payload.startswith(EVENT):
            self._arrivals.note(self.heard, payload)
            self.heard += 1
        else:
            self.others.put_nowait(payload)


async def listen(port: int, path: str, headers: Mapping[str, str], arrivals: Arrivals | None = None) -> Listener:
    """A client that has shaken hands."""
    _, listener = await asyncio.get_running_loop().create_connection(
        lambda: Listener(path, headers, arrivals), "127.0.0.1", port
    )
    assert await asyncio.wait_for(listener.open, SECONDS), "the server did not shake hands"
    if arrivals is not None:
        arrivals.listeners.append(listener)
    return listener


def deaf(port: int, path: str, headers: Mapping[str, str], says: bytes) -> socket.socket:
    """A client that shakes hands, says one thing, and reads nothing of what it hears."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", port))
    client.sendall(handshake(path, headers))
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):  # what comes before that is nobody's message to the server
        answer += client.recv(1)
    client.sendall(frame(says, _TEXT))
    return client


def handshake(path: str, headers: Mapping[str, str]) -> bytes:
    """The request for an upgrade."""
    fixed = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "Y3JvdXBpZXItYmVuY2htYQ==",
        "Sec-WebSocket-Version": "13",
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**fixed, **headers}.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(payload: bytes, kind: int) -> bytes:
    """A whole message as a client sends it."""
    head = bytes([0x80 | kind])
    if len(payload) < 126:  # noqa: PLR2004  # RFC 6455: seven bits of length, or a mark for 16 or 64
        return head + bytes([0x80 | len(payload)]) + _KEY + payload
    if len(payload) < 1 << 16:
        return head + bytes([0x80 | 126]) + len(payload).to_bytes(2, "big") + _KEY + payload
    return head + bytes([0x80 | 127]) + len(payload).to_bytes(8, "big") + _KEY + payload


def _frame_size(data: bytes) -> tuple[int, int] | None:
    """Where the payload of a server's frame starts and how long it is; None while the head is incomplete."""
    if len(data) < 2:  # noqa: PLR2004  # the same
        return None
    more = {126: 2, 127: 8}.get(data[1], 0)
    if not more:
        return 2, data[1]
    return (2 + more, int.from_bytes(data[2 : 2 + more], "big")) if len(data) >= 2 + more else None
