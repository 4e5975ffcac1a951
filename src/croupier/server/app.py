"""The web application: the client, the health check and the API's description."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import Litestar, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from croupier import __version__
from croupier.server.client import client_routes
from croupier.server.problems import exception_handlers

BUILT_CLIENT: Final = Path(__file__).parent.parent / "client"
LARGEST_BODY_BYTES: Final = 64 * 1024


@dataclass(frozen=True, slots=True)
class Settings:
    """What the operator chooses when the house opens."""

    database: Path = Path("croupier.sqlite3")
    client: Path = BUILT_CLIENT


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the application, not yet started."""
    settings = settings or Settings()
    return Litestar(
        route_handlers=[healthz, *client_routes(settings.client)],
        exception_handlers=exception_handlers(),
        openapi_config=OpenAPIConfig(
            title="Croupier",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],  # no page that would load its scripts from elsewhere
        ),
        request_max_body_size=LARGEST_BODY_BYTES,
        logging_config=None,  # structlog, where something is worth telling
    )


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Tell that the house is open, and in which version."""
    return {"status": "ok", "version": __version__}
