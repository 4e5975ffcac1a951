"""Serving the built web client.

Every path that is no file and no API is a page of the client, which routes in the browser: it gets
`index.html`.
"""

from pathlib import Path
from typing import Final

from litestar import get, head
from litestar.exceptions import NotFoundException, ServiceUnavailableException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File

from croupier.server.problems import AnyRequest

NOT_PAGES: Final = ("api", "assets", "schema", "ws")
"""First path segments that never fall back to the page: what is missing there is an error."""

IMMUTABLE: Final = "public, max-age=31536000, immutable"
INDEX: Final = "index.html"


def client_routes(root: Path) -> list[HTTPRouteHandler]:
    """Return the handlers that serve the client built into `root`."""
    root = root.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def client_get(request: AnyRequest) -> File:
        return _answer(root, request.scope["path"])

    @head(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def client_head(request: AnyRequest) -> File:
        return _answer(root, request.scope["path"])

    return [client_get, client_head]


def _answer(root: Path, path: str) -> File:
    path = path.strip("/")
    found = _find(root, path)
    if found is None and path.partition("/")[0] in NOT_PAGES:
        raise NotFoundException
    found = found or _find(root, INDEX)
    if found is None:
        raise ServiceUnavailableException(detail="The web client is not built; run `make client` in the checkout.")
    return File(
        path=found,
        filename=found.name,
        content_disposition_type="inline",
        headers={
            "cache-control": _freshness(root, found),
            "x-content-type-options": "nosniff",
            "referrer-policy": "same-origin",
        },
    )


def _find(root: Path, path: str) -> Path | None:
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None  # too long, a null byte, not readable: nothing we have


def _freshness(root: Path, file: Path) -> str:
    """Files under assets carry a hash of their content in their names; everything else is asked for anew."""
    return IMMUTABLE if file.is_relative_to(root / "assets") else "no-store" if file.name == INDEX else "no-cache"
