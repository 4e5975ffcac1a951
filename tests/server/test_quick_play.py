"""C14: an operator may leave quick play out, and where the law wants cards to take their time must."""

from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from croupier.jurisdictions import JURISDICTIONS
from croupier.server.app import Settings, create_app
from croupier.server.assembly import embedded_parts


@pytest.mark.parametrize(("jurisdiction", "allowed"), [("demo", True), ("uk", False)])
async def test_C14_quick_play_is_offered_where_it_may_be(database: Path, jurisdiction: str, allowed: bool) -> None:
    app = create_app(Settings(database), lambda: embedded_parts(database, JURISDICTIONS[jurisdiction]))
    async with AsyncTestClient(app) as client:
        assert (await client.get("/api/tables/roma")).json()["quick_play"] is allowed
