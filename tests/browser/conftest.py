"""The real application on a real socket, and a real Chromium to look at it.

Playwright's sync API keeps an event loop running in the main thread while it is started, and no asyncio
test could run then. So it is started for this package alone (scope="package") and stopped when the last test
of it has run. Keep tests in this package synchronous.
"""

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Response, expect, sync_playwright

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

LEAVE = """() => {
    localStorage.clear();
    sessionStorage.clear();
    setTimeout(() => location.replace("about:blank"));  // by the page itself: it keeps its process
}"""

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
        _FREE.clear()
        chromium.close()


@dataclass(frozen=True)
class Kind:
    """What a window is made for and cannot change later."""

    touch: bool
    language: str


_FREE: defaultdict[Kind, list[Page]] = defaultdict(list)
"""Windows that nobody uses. To open one costs as much as most tests do with it, so the next visitor gets it."""

_VISITED: dict[Page, str] = {}
"""Where each window's visitor is: an address without a slash at its end."""


@contextmanager
def visitor(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESK,
    *,
    touch: bool = False,
    language: str = "en-GB",
    script: str | None = None,
    harmless: str | None = None,
) -> Iterator[Page]:
    """A fresh visitor's page. What the page throws, or logs as an error, fails the test.

    ``script``: runs before the page's own, on every page. ``harmless``: what the browser may log that says this.
    """
    kind = Kind(touch, language)
    page = _window(browser, kind, size)
    _VISITED[page] = address.rstrip("/")
    if script is not None:
        page.add_init_script(script)
    problems: list[str] = []

    def threw(problem: Error) -> None:
        problems.append(str(problem))

    def said(message: ConsoleMessage) -> None:
        if message.type == "error" and (harmless is None or harmless not in message.text):
            problems.append(message.text)

    page.on("pageerror", threw)
    page.on("console", said)
    kept = False
    try:
        yield page
        kept = script is None and _cleared(page)
    finally:
        page.remove_listener("pageerror", threw)
        page.remove_listener("console", said)
        del _VISITED[page]
        if kept:
            _FREE[kind].append(page)
        else:
            page.context.close()
    assert problems == []


def _window(browser: Browser, kind: Kind, size: tuple[int, int]) -> Page:
    width, height = size
    if _FREE[kind]:
        page = _FREE[kind].pop()
        page.set_viewport_size({"width": width, "height": height})
        return page
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=kind.language,
        has_touch=kind.touch,
        reduced_motion="reduce",
    )
    return context.new_page()


def _cleared(page: Page) -> bool:
    """Take away all that a visitor leaves behind; False where that is not certain, and the window has to go."""
    if len(page.context.pages) > 1 or not page.url.startswith(f"{_VISITED[page]}/"):
        return False
    page.mouse.move(-1, -1)  # what comes next must not lie under it
    page.evaluate(LEAVE)
    page.wait_for_url("about:blank")
    page.context.clear_cookies()
    return True


def go(page: Page, path: str) -> Response | None:
    """To a page of the house that the window visits."""
    return page.goto(_VISITED[page] + path)


def at(page: Page, path: str) -> str:
    """The address of a page of the house that the window visits."""
    return _VISITED[page] + path


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
