"""The web application: the client, the socket of play, the API and its description, the health check."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import Litestar, Router, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from croupier import __version__
from croupier.server.api import ROUTES, refuse_unfit_request
from croupier.server.assembly import embedded_parts
from croupier.server.client import client_routes
from croupier.server.desk.chat import CHAT_ROUTES
from croupier.server.desk.support import SUPPORT_ROUTES
from croupier.server.direct import DirectLitestar
from croupier.server.floor.api import FLOOR_ROUTES
from croupier.server.floor.records import RECORD_ROUTES
from croupier.server.headers import SecurityHeaders
from croupier.server.house import House, Parts
from croupier.server.lab.advice import ADVICE_ROUTES
from croupier.server.lab.api import LAB_ROUTES
from croupier.server.money.api import MONEY_ROUTES
from croupier.server.people.api import PEOPLE_ROUTES
from croupier.server.people.staff import STAFF_ROUTES
from croupier.server.problems import exception_handlers, refuse_other_than_description
from croupier.server.rounds import ROUND_ROUTES
from croupier.server.socket import play_socket

BUILT_CLIENT: Final = Path(__file__).parent.parent / "client"
LARGEST_BODY_BYTES: Final = 64 * 1024

OpenParts = Callable[[], AbstractContextManager[Parts]]


@dataclass(frozen=True, slots=True)
class Settings:
    """What the operator chooses when the house opens."""

    database: Path = Path("croupier.sqlite3")
    client: Path = BUILT_CLIENT


def create_app(settings: Settings | None = None, open_parts: OpenParts | None = None) -> Litestar:
    """Return the application, not yet started; its parts are opened at the start and closed at the end."""
    settings = settings or Settings()
    database = settings.database
    opening: OpenParts = open_parts or (lambda: embedded_parts(database))

    headers = SecurityHeaders()

    @asynccontextmanager
    async def running_house(app: Litestar) -> AsyncIterator[None]:
        with opening() as parts:
            headers.allow(table.stream for table in parts.tables)
            app.state.house = house = House(parts)
            await house.start()
            try:
                yield
            finally:
                await house.stop()

    return DirectLitestar(
        route_handlers=[
            healthz,
            play_socket,
            *ROUTES,
            *ROUND_ROUTES,
            *LAB_ROUTES,
            *ADVICE_ROUTES,
            *MONEY_ROUTES,
            *PEOPLE_ROUTES,
            *STAFF_ROUTES,
            *CHAT_ROUTES,
            *SUPPORT_ROUTES,
            *FLOOR_ROUTES,
            *RECORD_ROUTES,
            *client_routes(settings.client),
        ],
        lifespan=[running_house],
        before_request=refuse_unfit_request,
        before_send=[headers],
        exception_handlers=exception_handlers(),
        openapi_config=OpenAPIConfig(
            title="Croupier",
            version=__version__,
            openapi_router=Router("/schema", route_handlers=[], before_request=refuse_other_than_description),
            render_plugins=[JsonRenderPlugin()],  # no page that would load its scripts from elsewhere
        ),
        request_max_body_size=LARGEST_BODY_BYTES,
        logging_config=None,  # structlog, where something is worth telling
    )


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Tell that the house is open, and in which version."""
    return {"status": "ok", "version": __version__}
