"""Who is asking: an opaque token in a cookie, kept as a hash on the server."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE = "croupier_session"
LIFETIME_SECONDS = 400 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def session_cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie that carries a token: out of reach for scripts and for other sites."""
    return Cookie(COOKIE, value=token, path="/", max_age=LIFETIME_SECONDS, httponly=True, samesite="lax", secure=secure)


def no_cookie(*, secure: bool) -> Cookie:
    """What takes the cookie away."""
    return Cookie(COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax", secure=secure)


def token_of(connection: AnyConnection) -> str | None:
    """The token that a request or socket carries."""
    return connection.cookies.get(COOKIE) or None
