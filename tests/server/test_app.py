"""The application without a browser: what is served, how long it may be kept, and how errors look."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar, get
from litestar.testing import AsyncTestClient
from structlog.testing import capture_logs

from croupier import __version__
from croupier.server.app import Settings, create_app
from croupier.server.client import IMMUTABLE
from croupier.server.headers import DATA_POLICY, PAGE_POLICY

PAGE = "<!doctype html><title>Croupier</title>"
SCRIPT = "console.log('open')"


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("not for the public")
    return folder


@pytest.fixture
async def house(client_folder: Path, database: Path) -> AsyncIterator[AsyncTestClient[Litestar]]:
    async with AsyncTestClient(create_app(Settings(database, client_folder))) as client:
        yield client


async def test_healthz_tells_the_version(house: AsyncTestClient[Litestar]) -> None:
    answer = await house.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": __version__})


@pytest.mark.parametrize("path", ["/", "/index.html", "/lobby", "/table/three-card/7", "/a%00b", "/" + "x" * 5000])
async def test_a_page_is_the_client_and_never_kept(house: AsyncTestClient[Litestar], path: str) -> None:
    answer = await house.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-store"


async def test_an_asset_may_be_kept_for_ever(house: AsyncTestClient[Litestar]) -> None:
    answer = await house.get("/assets/index-abc123.js")
    assert (answer.status_code, answer.text) == (200, SCRIPT)
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["cache-control"] == IMMUTABLE
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_another_file_is_asked_for_anew(house: AsyncTestClient[Litestar]) -> None:
    answer = await house.get("/icon.svg")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")


async def test_head_tells_the_same_without_the_body(house: AsyncTestClient[Litestar]) -> None:
    answer = await house.head("/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(PAGE))


@pytest.mark.parametrize("path", ["/api", "/api/none", "/assets/gone-1.js", "/ws/none"])
async def test_what_is_no_page_is_a_typed_error(house: AsyncTestClient[Litestar], path: str) -> None:
    answer = await house.get(path)
    assert answer.status_code == 404
    assert answer.json() == {"code": "not_found", "args": {}, "message": "There is nothing at this address."}


@pytest.mark.parametrize("path", ["/..%2Fsecret.txt", "/assets/..%2F..%2Fsecret.txt", "/%2Fetc%2Fpasswd"])
async def test_nothing_outside_the_client_is_served(house: AsyncTestClient[Litestar], path: str) -> None:
    answer = await house.get(path)
    assert "public" not in answer.text
    assert "root:" not in answer.text


async def test_a_wrong_method_is_a_typed_error(house: AsyncTestClient[Litestar]) -> None:
    answer = await house.post("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed")


async def test_the_api_describes_itself_without_the_pages(house: AsyncTestClient[Litestar]) -> None:
    schema = (await house.get("/schema/openapi.json")).json()
    assert schema["info"] == {"title": "Croupier", "version": __version__}
    assert {"/healthz", "/api/session", "/api/rounds/{round_id}"} <= set(schema["paths"])
    assert "/" not in schema["paths"]


async def test_without_a_built_client_the_page_says_so(tmp_path: Path, database: Path) -> None:
    async with AsyncTestClient(create_app(Settings(database, tmp_path))) as client:
        answer = await client.get("/")
    assert (answer.status_code, answer.json()["code"]) == (503, "service_unavailable")
    assert "make client" in answer.json()["message"]


async def test_a_mistake_of_ours_is_logged_and_shows_nothing(client_folder: Path, database: Path) -> None:
    @get("/api/broken", sync_to_thread=False)
    def broken() -> None:
        message = "a private detail"
        raise KeyError(message)

    app = create_app(Settings(database, client_folder))
    app.register(broken)
    async with AsyncTestClient(app, raise_server_exceptions=False) as client:
        with capture_logs() as logs:
            answer = await client.get("/api/broken")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal_server_error")
    assert "private" not in answer.text
    assert [(entry["event"], entry["path"]) for entry in logs] == [("request failed", "/api/broken")]


BIG_SCRIPT = "console.log('open');\n" * 200


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip", "gzip"),
        ("br;q=1.0, GZIP;q=0.8, *;q=0.1", "gzip"),
        ("*", "gzip"),
        ("identity", None),
        ("br", None),
        ("gzip;q=0, br", None),
        ("gzip; q=0.000", None),
        ("gzipped", None),
        ("", None),
    ],
)
async def test_text_is_compressed_for_who_takes_it(
    house: AsyncTestClient[Litestar], client_folder: Path, accepted: str, encoding: str | None
) -> None:
    (client_folder / "assets" / "big-1.js").write_text(BIG_SCRIPT)
    answer = await house.get("/assets/big-1.js", headers={"accept-encoding": accepted})
    assert (answer.status_code, answer.text) == (200, BIG_SCRIPT)
    assert answer.headers.get("content-encoding") == encoding
    assert (int(answer.headers["content-length"]) < len(BIG_SCRIPT) // 4) == (encoding == "gzip")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == IMMUTABLE
    head = await house.head("/assets/big-1.js", headers={"accept-encoding": accepted})
    assert (head.content, head.headers["content-length"]) == (b"", str(len(BIG_SCRIPT)))


async def test_a_file_that_changed_is_compressed_anew(house: AsyncTestClient[Litestar], client_folder: Path) -> None:
    file = client_folder / "index.html"
    for page in (PAGE * 100, PAGE * 101):
        file.write_text(page)
        answer = await house.get("/", headers={"accept-encoding": "gzip"})
        assert (answer.text, answer.headers["content-encoding"]) == (page, "gzip")


async def test_a_picture_is_not_compressed(house: AsyncTestClient[Litestar], client_folder: Path) -> None:
    (client_folder / "assets" / "font-1.woff2").write_bytes(b"0" * 10_000)
    answer = await house.get("/assets/font-1.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers


@pytest.mark.parametrize("path", ["/schema/none", "/schema/none.json", "/schema/a/b", "/schema/swagger", "/schema/%00"])
async def test_beside_the_description_there_is_nothing(house: AsyncTestClient[Litestar], path: str) -> None:
    answer = await house.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("path", "policy"),
    [
        ("/", PAGE_POLICY),
        ("/any/page", PAGE_POLICY),
        ("/assets/index-abc123.js", DATA_POLICY),
        ("/icon.svg", DATA_POLICY),
        ("/healthz", DATA_POLICY),
        ("/api/tables", DATA_POLICY),
        ("/api/none", DATA_POLICY),
        ("/api/wallet", DATA_POLICY),
        ("/schema/openapi.json", DATA_POLICY),
        ("/schema/none", DATA_POLICY),
    ],
)
async def test_every_answer_says_what_a_browser_may_do_with_it(
    house: AsyncTestClient[Litestar], path: str, policy: str
) -> None:
    headers = (await house.get(path)).headers
    assert headers.get_list("content-security-policy") == [policy]
    assert headers.get_list("x-content-type-options") == ["nosniff"]
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
