"""How the application is put on a socket: uvicorn with the settings the house needs."""

import socket
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from croupier.server.logs import keep_logs_plain
from croupier.server.protocol import DirectProtocol

LARGEST_MESSAGE_BYTES = 16 * 1024


def server_config(app: Litestar) -> uvicorn.Config:
    """Return the uvicorn configuration; the same one in production and in tests.

    Messages are small and frequent, so compressing each would cost more than it saves.
    """
    keep_logs_plain()
    return uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws=DirectProtocol,
        ws_max_size=LARGEST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )


class AnnouncingServer(uvicorn.Server):
    """A server that tells once, for each socket, that it takes connections."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[socket.socket], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce, so that whoever reads the line can connect at once."""
        await super().startup(sockets=sockets)
        if self.started and not self.should_exit:
            for listener in sockets or []:
                self._announce(listener)
