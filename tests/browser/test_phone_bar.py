"""On a phone, and on a small one, nothing of the bar at the foot is ever cut off: what is above it gives way."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from croupier.book.acts import Pause, Void
from tests.browser.conftest import PHONE
from tests.browser.tables import BETTING_MS, DECISION_MS, Visit, visiting
from tests.browser.test_room import by, do

SMALL = (360, 640)
DECKS = {
    "venezia": ("Qc 9d 8h Js Th 9c", "play"),
    "zagreb": ("Qc 9d 8h Js Th 9c", "play"),
    "paris": ("Qc 9d 8h Js Th 9c", "play"),
    "roma": ("9c 9d 3h Ah 7h Kh 2s As 4h", "call"),
    "tequila": ("Ac Ad Kh Qs Js Th", "tequila_poker"),
}
BETS: dict[str, tuple[str, ...]] = {
    "venezia": ("ante", "pair_plus", "six_card_bonus"),
    "zagreb": ("ante", "pair_plus", "six_card_bonus"),
    "paris": ("ante", "pair_plus"),
    "roma": ("ante", "aa_bonus"),
    "tequila": ("ante",),
}
LIVE = ("venezia", "zagreb")


def whole(buttons: Locator, size: tuple[int, int]) -> int:
    """Each button that is shown lies inside the screen; how many there are."""
    shown = [button for button in buttons.all() if button.is_visible()]
    for button in shown:
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0, box
        assert box["y"] >= 0, box
        assert box["x"] + box["width"] <= size[0], box
        assert box["y"] + box["height"] <= size[1], box
    return len(shown)


def look(visit: Visit, size: tuple[int, int], what: str) -> None:
    """The bar is whole, and the page itself cannot be moved."""
    expect(visit.find("btn-undo")).to_be_visible()
    visit.page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    assert whole(visit.page.locator(".table > footer button"), size) > 0
    assert visit.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    visit.shoot(f"bar-{what}")


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
@pytest.mark.parametrize("table", DECKS)
def test_the_bar_is_whole_in_every_phase(browser: Browser, tmp_path: Path, table: str, size: tuple[int, int]) -> None:
    deck, option = DECKS[table]
    with visiting(browser, tmp_path, table, deck, size=size) as visit:
        visit.shape = f"{size[0]}"
        visit.enter(table)
        if table in LIVE:
            look(visit, size, f"{table}-watching")
            visit.sit(1)
        visit.expect_phase("betting")
        look(visit, size, f"{table}-empty")
        visit.bet(500, *BETS[table])
        look(visit, size, f"{table}-betting")
        if table in LIVE:
            expect(visit.find("deal-auto")).to_be_visible()
            visit.held(2_000)
            visit.advance(BETTING_MS)
        else:
            visit.press("btn-deal")
        visit.expect_phase("deciding")
        expect(visit.find("decision")).to_be_visible()
        assert whole(visit.page.get_by_test_id("decision").get_by_role("button"), size) >= 2
        look(visit, size, f"{table}-deciding")
        visit.choose(option)
        if table in LIVE:
            look(visit, size, f"{table}-chosen")
            visit.advance(DECISION_MS)
        visit.expect_over()
        look(visit, size, f"{table}-ended")


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_the_bar_is_whole_when_the_round_stops_and_is_void(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    with visiting(browser, tmp_path, "venezia", DECKS["venezia"][0], size=size) as visit:
        visit.shape = f"{size[0]}"
        visit.enter("venezia")
        visit.sit(1)
        visit.bet(500, *BETS["venezia"])
        visit.held(2_000)
        visit.advance(BETTING_MS)
        visit.expect_phase("deciding")
        do(visit, Pause(**by(visit), reason="technical"))
        expect(visit.find("paused")).to_be_visible()
        look(visit, size, "venezia-paused")
        code = visit.find("game-code").inner_text()
        do(visit, Void(**by(visit), round=code, reason="malfunction"))
        visit.expect_phase("voided")
        expect(visit.find("void-reason")).to_have_text("There was a malfunction.")
        visit.shows("total-bet", 0)
        look(visit, size, "venezia-void")
