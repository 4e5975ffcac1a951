"""The real application on a real socket, and a real Chromium to look at it.

Playwright's sync API keeps an event loop running in the main thread while it is started, and no asyncio
test could run then. So it is started for this package alone (scope="package") and stopped when the last test
of it has run. Keep tests in this package synchronous.
"""

import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from croupier.server.app import Settings, create_app
from croupier.server.serving import AnnouncingServer, server_config

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
START_SECONDS = 30
LAUNCH_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Screenshot = Callable[[str], Path]


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address, ending in a slash, of a house that is open while this package's tests run."""
    settings = Settings(database=tmp_path_factory.mktemp("house") / "croupier.sqlite3")
    open_now = threading.Event()
    server = AnnouncingServer(server_config(create_app(settings)), announce=lambda _: open_now.set())
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, name="house")
        thread.start()
        try:
            assert open_now.wait(START_SECONDS), "the house did not open"
            yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
        finally:
            server.should_exit = True
            thread.join(START_SECONDS)
        assert not thread.is_alive(), "the house did not close"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium; where there is none and none can be had, the tests fail, they do not skip."""
    found = subprocess.run(
        [sys.executable, ROOT / "scripts" / "ensure_chromium.py"], capture_output=True, text=True, check=False
    )
    if found.returncode != 0:
        pytest.fail(found.stderr, pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found.stdout.strip(), args=LAUNCH_ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A fresh visitor's page. What the page throws, or logs as an error, fails the test."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert problems == []


@pytest.fixture
def screenshot(page: Page) -> Screenshot:
    """Write the page as it is to build/screenshots/<name>.png, to be looked at."""

    def take(name: str) -> Path:
        assert re.fullmatch(r"[a-z0-9-]+", name), name
        path = SCREENSHOTS / f"{name}.png"
        page.screenshot(path=path, animations="disabled")
        return path

    return take
