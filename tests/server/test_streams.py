"""A table's picture: how the operator names it, and what pages may load because of it."""

from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from croupier.cli.main import main
from croupier.games.catalogue import TABLES
from croupier.server.app import Settings, create_app
from croupier.server.assembly import embedded_parts
from croupier.server.headers import PAGE_POLICY, page_policy
from croupier.server.streams import parse_stream

ELSEWHERE = "https://studio.example:8443/venezia/index.m3u8"


@pytest.mark.parametrize("address", [ELSEWHERE, "http://127.0.0.1:9000/a/b.m3u8?x=1", "/streams/venezia.m3u8"])
def test_an_address_of_a_live_table_is_taken(address: str) -> None:
    assert parse_stream(f"venezia={address}", TABLES) == ("venezia", address)


@pytest.mark.parametrize(
    "said",
    [
        "venezia",
        "venezia=",
        f"nowhere={ELSEWHERE}",
        f"paris={ELSEWHERE}",  # no live table
        "venezia=ftp://studio.example/a.m3u8",
        "venezia=javascript:alert(1)",
        "venezia=https://studio.example; script-src *",
        "venezia=https://studio.example/a;b",
        "venezia=https://studio.example/a, b",
        "venezia=https://user@studio.example/a",
        "venezia=//studio.example/a",
        "venezia=https://studio.example/a\n",
    ],
)
def test_anything_else_is_refused(said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match=r"there is no live table|no address of a stream"):
        parse_stream(said, TABLES)
    with pytest.raises(SystemExit):
        main(["serve", "--stream", said])
    assert "--stream" in capsys.readouterr().err


def test_a_page_may_load_pictures_from_where_they_are_and_from_nowhere_else() -> None:
    assert "media-src" not in PAGE_POLICY
    assert "https:" not in PAGE_POLICY
    policy = dict(part.split(" ", 1) for part in page_policy([ELSEWHERE, ELSEWHERE, "/own.m3u8"]).split("; "))
    assert policy["media-src"] == "'self' blob: https://studio.example:8443"
    assert policy["connect-src"] == "'self' https://studio.example:8443"
    assert policy["script-src"] == "'self'"


async def test_only_the_table_with_a_picture_says_so(database: Path) -> None:
    app = create_app(Settings(database), lambda: embedded_parts(database, streams={"venezia": ELSEWHERE}))
    async with AsyncTestClient(app) as client:
        found = {table.id: (await client.get(f"/api/tables/{table.id}")).json()["stream"] for table in TABLES}
        policy = (await client.get("/")).headers["content-security-policy"]
    assert found == {table.id: ELSEWHERE if table.id == "venezia" else None for table in TABLES}
    assert policy == page_policy([ELSEWHERE])
