"""The real application on a real socket, and a real Chromium to look at it.

Playwright's sync API keeps an event loop running in the main thread while it is started, and no asyncio
test could run then. So it is started for this package alone (scope="package") and stopped when the last test
of it has run. Keep tests in this package synchronous.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from croupier.server.app import Settings, create_app
from tests.support.house import serving

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
LAUNCH_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=20_000)  # a bound for a busy machine; what is right is seen as soon as it is

DESK = (1440, 900)
PHONE = (390, 844)

Screenshot = Callable[[str], Path]


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address, ending in a slash, of a house that is open while this package's tests run."""
    settings = Settings(database=tmp_path_factory.mktemp("house") / "croupier.sqlite3")
    with serving(create_app(settings)) as served:
        yield f"{served}/"


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


@contextmanager
def visitor(
    browser: Browser, address: str, size: tuple[int, int] = DESK, *, touch: bool = False, language: str = "en-GB"
) -> Iterator[Page]:
    """A fresh visitor's page. What the page throws, or logs as an error, fails the test."""
    width, height = size
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=touch,
        reduced_motion="reduce",
    )
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert problems == []


def take_screenshot(page: Page, name: str) -> Path:
    """Write the page as it is to build/screenshots/<name>.png, to be looked at."""
    assert re.fullmatch(r"[a-z0-9-]+", name), name
    path = SCREENSHOTS / f"{name}.png"
    page.screenshot(path=path, animations="disabled")
    return path


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A fresh visitor's page at a desk."""
    with visitor(browser, address) as page:
        yield page


@pytest.fixture
def screenshot(page: Page) -> Screenshot:
    """Write the page as it is to build/screenshots/<name>.png."""
    return lambda name: take_screenshot(page, name)
