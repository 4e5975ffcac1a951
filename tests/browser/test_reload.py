"""A reload in every phase of a round shows the same cards, bets, money and choices again."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.tables import BETTING_MS, DECISION_MS, PAUSE_MS, Visit, visiting

GONE_MS = 5_000

AGAIN = (
    "() => [...document.querySelectorAll('[data-testid=phase] :is([data-testid], [data-card], p, td, dd)')].map("
    """
    (found) => [found.dataset.testid, found.dataset.card, found.dataset.minor, found.dataset.returned,
                found.disabled, found.checkVisibility() && found.innerText.trim()].join(' '))
    .filter((text) => !/^(light|last-win|hand-name)/.test(text)).sort()"""
)


def left_at(visit: Visit) -> tuple[str, int] | None:
    """The running window and what is left of it by the house's clock, in milliseconds."""
    live = visit.house.inside.live.get("venezia")
    return (live.window.name, live.remaining_ms()) if live is not None and live.window is not None else None


def reload(visit: Visit, phase: str) -> None:
    """Look at everything on the table that has a name or words, then look again after a reload."""
    visit.expect_phase(phase)
    expect(visit.find("phase")).to_have_attribute("data-settled", "true")
    expect(visit.page.get_by_text("No more bets", exact=True)).to_have_count(0)  # said once, not again after a reload
    expect(visit.find("participation-id")).not_to_have_text("none yet")  # asked for beside the round, and told later
    left = left_at(visit)
    before = visit.page.evaluate(AGAIN)
    assert len(before) > 20
    visit.page.reload()
    visit.expect_phase(phase)
    if left is not None:
        visit.expect_light_says(*left)
    visit.until(lambda: visit.page.evaluate(AGAIN) == before)
    assert visit.page.evaluate(AGAIN) == before


def test_an_instant_round(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "roma", "9c 9d 3h Ah 7h Kh 2s As 4h") as visit:
        visit.enter("roma")
        reload(visit, "betting")
        visit.bet(500, "ante", "ante", "aa_bonus")
        visit.held(500 * 3 + 2_000)
        reload(visit, "betting")
        visit.press("btn-deal")
        reload(visit, "deciding")
        visit.choose("call")
        reload(visit, "ended")
        visit.expect_slip({"call": (2_000, 4_000), "ante": (1_000, 3_000), "aa_bonus": (500, 4_000)})


@pytest.mark.parametrize("option", ["play", "fold"])
def test_a_live_round(browser: Browser, tmp_path: Path, option: str) -> None:
    deck = "Qc 9d 8h Js Th 9c"
    with visiting(browser, tmp_path, "venezia", deck, deck) as visit:
        visit.enter("venezia")
        visit.sit(4)
        visit.bet(500, "ante", "pair_plus", "ante")
        visit.held(500 * 3 + 1_000)
        reload(visit, "betting")
        visit.advance(GONE_MS)
        reload(visit, "betting")
        visit.advance(BETTING_MS - GONE_MS)
        visit.expect_phase("deciding")
        visit.advance(GONE_MS)
        reload(visit, "deciding")
        visit.choose(option)
        reload(visit, "deciding")
        visit.advance(DECISION_MS - GONE_MS)
        visit.expect_phase("ended")
        visit.advance(GONE_MS)
        reload(visit, "ended")
        visit.advance(PAUSE_MS)
        reload(visit, "betting")
