"""The content security policy in a real browser: the client works under it, and what it forbids does not happen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from croupier.server.headers import PAGE_POLICY
from tests.browser.conftest import go, visitor

INLINE = """() => {
    const script = document.createElement("script");
    script.textContent = "window.intruded = true";
    document.head.append(script);
    return [window.intruded === undefined];
}"""
EVAL = """() => new Promise((done) => setTimeout(() => {  // later, for the browser lets its debugger do more
    try {
        done([new Function("return 1")() !== 1]);
    } catch {
        done([true]);
    }
}))"""
STYLE = """() => {
    const block = document.createElement("div");
    block.innerHTML = '<p style="position: fixed">';
    document.body.append(block);
    return [getComputedStyle(block.firstChild).position !== "fixed"];
}"""
ELSEWHERE = "() => fetch('http://127.0.0.1:9/').then(() => [false], () => [true])"
VIOLATIONS = "() => window.violations"
WATCH = """
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.effectiveDirective));
"""


@pytest.fixture
def watched(browser: Browser, address: str) -> Iterator[Page]:
    """A page that notes what the policy forbids."""
    with visitor(browser, address, script=WATCH) as page:
        yield page


def test_every_page_works_under_the_policy(watched: Page) -> None:
    page = watched
    answer = go(page, "/")
    assert answer is not None
    assert answer.headers["content-security-policy"] == PAGE_POLICY
    for path in ("/", "/table/venezia", "/table/paris", "/table/roma", "/table/tequila", "/history", "/rules/venezia"):
        go(page, path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(VIOLATIONS) == [], path
    fonts = page.evaluate("() => [...document.fonts].filter((font) => font.status === 'loaded').length")
    assert fonts > 0


def test_what_an_intruder_would_do_is_stopped(browser: Browser, address: str) -> None:
    with visitor(browser, address) as own:
        policy_alone = own.context.new_page()  # its complaints are what is wanted here
        policy_alone.add_init_script(WATCH)
        policy_alone.goto(address)
        stopped = [policy_alone.evaluate(script) for script in (INLINE, EVAL, STYLE, ELSEWHERE)]
        assert stopped == [[True]] * len(stopped)
        said = policy_alone.evaluate(VIOLATIONS)
        assert {"script-src-elem", "script-src", "style-src-attr", "connect-src"} <= set(said)


def test_nobody_may_frame_the_page(browser: Browser, address: str) -> None:
    with visitor(browser, address) as own:
        outside = own.context.new_page()
        outside.set_content(f'<iframe src="{address}"></iframe>')
        frame = outside.frames[1]
        frame.wait_for_load_state()
        assert "Croupier" not in frame.content()
