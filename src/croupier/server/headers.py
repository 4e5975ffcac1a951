"""Headers of every answer: what a browser may do with it. The client needs nothing from elsewhere: nothing may come."""

from collections.abc import Iterable, Mapping
from typing import Final

from litestar.types import Message, Scope

from croupier.server.streams import origin

_MAY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",  # the grain of the felt is drawn in the style sheet
    "font-src": "'self'",
    "connect-src": "'self'",  # the API and the socket
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",  # on nobody else's page may it be clicked unseen
}


def page_policy(streams: Iterable[str] = ()) -> str:
    """What the client's page may load and do: its own scripts and styles as files, none written into the page.

    Pictures may come from where these streams are, and from nowhere else; the page puts their parts together itself.
    """
    may = dict(_MAY)
    if addresses := list(streams):
        places = sorted({place for place in map(origin, addresses) if place is not None})
        may["connect-src"] = " ".join([may["connect-src"], *places])
        may["media-src"] = " ".join(["'self'", "blob:", *places])
    return "; ".join(f"{what} {sources}" for what, sources in may.items())


PAGE_POLICY: Final = page_policy()
"""The policy of a page without pictures."""

DATA_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"
"""An answer that is no page may do nothing at all, should somebody open it as one."""

_OF_ALL: Final[Mapping[str, str]] = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_COMMON: Final = [(name.encode(), value.encode()) for name, value in _OF_ALL.items()]
_DATA: Final = [*_COMMON, (b"content-security-policy", DATA_POLICY.encode())]


class SecurityHeaders:
    """Adds them to every answer that is about to be sent, errors included."""

    def __init__(self) -> None:
        """For pages without pictures, until some are allowed."""
        self._page: list[tuple[bytes, bytes]] = []
        self.allow(())

    def allow(self, streams: Iterable[str | None]) -> None:
        """Let pages show the pictures at these addresses and no others; None is a table without one."""
        policy = page_policy(stream for stream in streams if stream is not None)
        self._page = [*_COMMON, (b"content-security-policy", policy.encode())]

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Add the headers; ``scope`` is the framework's."""
        if message["type"] != "http.response.start":
            return
        del scope
        headers = list(message.get("headers", ()))
        is_page = any(name.lower() == b"content-type" and value.startswith(b"text/html") for name, value in headers)
        message["headers"] = [*headers, *(self._page if is_page else _DATA)]
