"""The short way out for what goes to a thousand sockets at once.

The framework hands a message from wrapper to wrapper, which all look for the start of an HTTP answer, before the
server gets it. For one answer that is nothing; for an event to everyone at a table it is a quarter of the work.
"""

from collections.abc import Callable
from typing import Any, cast

from litestar import Litestar, WebSocket
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send, WebSocketScope

from croupier.server.protocol import DirectProtocol

_SEND = "direct_send"


class DirectLitestar(Litestar):
    """Litestar, which remembers for each socket how the server itself sends."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """Answer a request, a socket or the server's start and end."""
        if scope["type"] == ScopeType.WEBSOCKET:
            cast("WebSocketScope", scope).setdefault("state", {})[_SEND] = send
        await super().__call__(scope, receive, send)


def direct_send(socket: WebSocket[Any, Any, Any]) -> Send:
    """Sends on an accepted socket; OSError once the client has gone, as ASGI has it."""
    send: Send = socket.scope["state"][_SEND]
    return send


def direct_write(socket: WebSocket[Any, Any, Any]) -> Callable[[str], bool] | None:
    """Sends a text at once or tells that it would have to wait; None where the server has no such way."""
    protocol = getattr(direct_send(socket), "__self__", None)
    return protocol.write_now if isinstance(protocol, DirectProtocol) else None
