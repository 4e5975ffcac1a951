"""Who is asking: an opaque token in a cookie, kept as a hash on the server."""

import asyncio
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from croupier.ports.store import Sessions, StoredPlayer

COOKIE = "croupier_session"
LIFETIME_SECONDS = 400 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(32)


def session_cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie that carries a token: out of reach for scripts and for other sites."""
    return Cookie(COOKIE, value=token, path="/", max_age=LIFETIME_SECONDS, httponly=True, samesite="lax", secure=secure)


async def player_of(sessions: Sessions, connection: AnyConnection) -> StoredPlayer | None:
    """The player whose session a request or socket carries; None without a valid one."""
    token = connection.cookies.get(COOKIE)
    if not token:
        return None
    return await asyncio.to_thread(sessions.player_of, token)
