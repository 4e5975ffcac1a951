"""Headers of every answer: what a browser may do with it. The client needs nothing from elsewhere: nothing may come."""

from collections.abc import Mapping
from typing import Final

from litestar.types import Message, Scope

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
PAGE_POLICY: Final = "; ".join(f"{what} {sources}" for what, sources in _MAY.items())
"""What the client's page may load and do: its own scripts and styles as files, none written into the page."""

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
_PAGE: Final = [*_COMMON, (b"content-security-policy", PAGE_POLICY.encode())]
_DATA: Final = [*_COMMON, (b"content-security-policy", DATA_POLICY.encode())]


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add them to an answer that is about to be sent, errors included."""
    if message["type"] != "http.response.start":
        return
    del scope
    headers = list(message.get("headers", ()))
    is_page = any(name.lower() == b"content-type" and value.startswith(b"text/html") for name, value in headers)
    message["headers"] = [*headers, *(_PAGE if is_page else _DATA)]
