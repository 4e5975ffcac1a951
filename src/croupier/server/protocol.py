"""The server's side of a socket, with a short way out for messages to very many.

What everyone at a table is told is the same bytes for each. The server's own way makes the frame anew for every
client, in a coroutine that first looks whether it has to wait: of what a fan-out costs, that is more than the rest
but the write itself.
"""

from functools import lru_cache

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State


class DirectProtocol(WebSocketsSansIOProtocol):
    """A socket that can also be written to at once."""

    def write_now(self, text: str) -> bool:
        """Send a message if nothing stands against it; False, and nothing sent, if its turn has to be waited for."""
        if (
            not self.handshake_complete
            or self.disconnected
            or self.close_sent
            or self.conn.state is not State.OPEN
            or not self.writable.is_set()
            or self.conn.extensions  # which may want to change it
        ):
            return False
        self.transport.write(framed(text))
        return True


@lru_cache(maxsize=16)
def framed(text: str) -> bytes:
    """A message as it goes over the wire; remembered, since the next client is told the same."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
