"""A round without a mouse, from the lobby to the slip, at a table of each kind."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.tables import BETTING_MS, DECISION_MS, visiting

DECKS = {
    "venezia": "Qc 9d 8h Js Th 9c",
    "tequila": "Ac Ad Kh Qs Js Th",
    "roma": "9c 9d 3h Ah 7h Kh 2s As 4h",
    "paris": "Qc 9d 8h Js Th 9c",
}
SLIPS = {
    "venezia": {"play": (1_000, 2_000), "ante_bonus": (0, 1_000), "ante": (1_000, 2_000)},
    "tequila": {"ante": (1_000, 2_000), "tequila_poker": (1_000, 6_000)},
    "roma": {"call": (2_000, 4_000), "ante": (1_000, 3_000)},
    "paris": {"play": (1_000, 2_000), "ante_bonus": (0, 1_000), "ante": (1_000, 2_000)},
}


def tab_to(page: Page, name: str) -> None:
    """Move the focus on until it is there."""
    wanted = page.get_by_test_id(name).locator("visible=true")
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    pytest.fail(f"no way to {name} by keyboard")


@pytest.mark.parametrize("table", DECKS)
def test_a_round_by_keyboard_alone(browser: Browser, tmp_path: Path, table: str) -> None:
    with visiting(browser, tmp_path, table, DECKS[table]) as visit:
        keys = visit.page.keyboard
        visit.find(f"lobby-card-{table}").wait_for()
        tab_to(visit.page, f"lobby-card-{table}")
        keys.press("Enter")
        visit.find("spot-ante").wait_for()
        if table == "venezia":
            tab_to(visit.page, "btn-sit")
            keys.press("Enter")
        visit.expect_phase("betting")
        keys.press("3")  # the third chip: 10
        expect(visit.find("chip-1000")).to_have_attribute("aria-pressed", "true")
        while not visit.find("spot-ante").evaluate("element => element === document.activeElement"):
            keys.press("ArrowRight")
        keys.press("Enter")
        keys.press("Enter")
        visit.shows("spot-ante", 2_000)
        keys.press("Backspace")
        visit.shows("spot-ante", 1_000)
        visit.agreed()
        keys.press("c")
        visit.shows("spot-ante", 0)
        visit.agreed()
        keys.press("Enter")
        keys.press("Enter")
        keys.press("z")
        visit.shows("spot-ante", 1_000)
        if table == "venezia":
            visit.held(2_000)
            visit.advance(BETTING_MS)
        else:
            keys.press("d")
        visit.expect_phase("deciding")
        visit.until_gone("o" if table == "tequila" else "p", "decision")
        if table == "venezia":
            visit.advance(DECISION_MS)
        visit.expect_over()
        visit.expect_slip(SLIPS[table])
