"""Serving the built web client.

Every path that is no file and no API is a page of the client, which routes in the browser: it gets
`index.html`. Files of text go out compressed to whoever takes that, compressed once and kept in memory.
"""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Response, get, head
from litestar.exceptions import NotFoundException, ServiceUnavailableException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File

from croupier.server.problems import AnyRequest

NOT_PAGES: Final = ("api", "assets", "schema", "ws")
"""First path segments that never fall back to the page: what is missing there is an error."""

IMMUTABLE: Final = "public, max-age=31536000, immutable"
INDEX: Final = "index.html"
TEXT: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
"""Files that are worth compressing, and their media types; pictures and fonts are compressed already."""
WORTH_COMPRESSING_BYTES: Final = 1024

_NEVER: Final = ("q=0", "q=0.0", "q=0.00", "q=0.000")


def client_routes(root: Path) -> list[HTTPRouteHandler]:
    """Return the handlers that serve the client built into `root`."""
    root = root.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def client_get(request: AnyRequest) -> Response[Any]:
        file = _find_or_index(root, request.scope["path"])
        if _takes_gzip(request.headers.get("accept-encoding", "")) and _is_worth_compressing(file):
            headers = {**_headers(root, file), "content-encoding": "gzip"}
            return Response(_packed(file, file.stat().st_mtime_ns), media_type=TEXT[file.suffix], headers=headers)
        return _as_it_is(root, file)

    @head(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def client_head(request: AnyRequest) -> File:
        return _as_it_is(root, _find_or_index(root, request.scope["path"]))

    return [client_get, client_head]


def _find_or_index(root: Path, path: str) -> Path:
    """The file at a path, or else the page; an error where neither may be served."""
    path = path.strip("/")
    found = _find(root, path)
    if found is None and path.partition("/")[0] in NOT_PAGES:
        raise NotFoundException
    found = found or _find(root, INDEX)
    if found is None:
        raise ServiceUnavailableException(detail="The web client is not built; run `make client` in the checkout.")
    return found


def _as_it_is(root: Path, file: Path) -> File:
    return File(
        path=file,
        filename=file.name,
        content_disposition_type="inline",
        media_type=TEXT.get(file.suffix),
        headers=_headers(root, file),
    )


def _headers(root: Path, file: Path) -> dict[str, str]:
    """How long a file may be kept, and whether it comes in more than one form."""
    headers = {"cache-control": _freshness(root, file)}
    if file.suffix in TEXT:
        headers["vary"] = "accept-encoding"
    return headers


def _is_worth_compressing(file: Path) -> bool:
    return file.suffix in TEXT and file.stat().st_size >= WORTH_COMPRESSING_BYTES


@lru_cache(maxsize=256)
def _packed(file: Path, _changed_ns: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding names gzip, or anything, and does not rule it out."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in _NEVER
    return False


def _find(root: Path, path: str) -> Path | None:
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None  # too long, a null byte, not readable: nothing we have


def _freshness(root: Path, file: Path) -> str:
    """Files under assets carry a hash of their content in their names; everything else is asked for anew."""
    return IMMUTABLE if file.is_relative_to(root / "assets") else "no-store" if file.name == INDEX else "no-cache"
