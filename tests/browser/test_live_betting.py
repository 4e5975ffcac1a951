"""Betting at a live table: the light, the tray, the spots, the limits, and taking back what was placed."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.tables import BETTING_MS, DECISION_MS, OPENING, PAUSE_MS, YELLOW_MS, Visit, visiting

DECK = "Kc 9d 8h Js 9h 4c"
"""A king against a jack: whoever plays loses."""
SMALL_CHIPS = (50, 500, 10_000)


YELLOW_AND_OPEN = """() => {
    const at = (name) => document.querySelector(`[data-testid=${name}]`);
    return at("light").dataset.light === "yellow" && !at("chip-500").disabled;
}"""
"""Seen in one look: the page counts on by itself, and closes a little before the house does."""


def light(visit: Visit, colour: str) -> None:
    expect(visit.find("light")).to_have_attribute("data-light", colour)


def asleep(visit: Visit, spot: str, *, yes: bool) -> None:
    expect(visit.find(f"spot-{spot}")).to_have_attribute("aria-disabled", str(yes).lower())


def test_A18_A19_the_light_and_the_tray_follow_the_window(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK, DECK) as visit:
        visit.enter("venezia")
        visit.sit(1)
        light(visit, "green")
        visit.bet(500, "ante")
        visit.house.clock.advance(YELLOW_MS)
        visit.bet(100, "ante")  # what the server answers sets the page's clock
        visit.page.wait_for_function(YELLOW_AND_OPEN)
        visit.shows("total-bet", 600)
        visit.advance(BETTING_MS - YELLOW_MS)
        visit.expect_phase("deciding")
        light(visit, "green")  # decisions are open, the tray is not
        for chip in (100, 500, 1_000, 2_500, 10_000, 50_000):
            expect(visit.find(f"chip-{chip}")).to_be_disabled()
        visit.find("spot-ante").click(force=True)
        visit.warned("Betting is closed")
        visit.advance(DECISION_MS)
        visit.expect_phase("ended")
        light(visit, "red")
        expect(visit.find("chip-500")).to_be_disabled()
        visit.advance(PAUSE_MS)
        visit.expect_phase("betting")
        light(visit, "green")
        expect(visit.find("chip-500")).to_be_enabled()


def test_A17_A20_A21_chips_make_up_a_bet_as_far_as_the_balance_reaches(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK) as visit:
        visit.enter("venezia")
        visit.sit(1)
        for side in ("pair_plus", "six_card_bonus"):
            asleep(visit, side, yes=True)
        visit.find("spot-pair_plus").click(force=True)
        visit.warned("opens once the Ante is placed")
        visit.bet(500, "ante", "ante")
        visit.bet(100, "ante")
        visit.expect_money(OPENING - 1_100, 1_100)
        for side in ("pair_plus", "six_card_bonus"):
            asleep(visit, side, yes=False)
        visit.bet(2_500, "pair_plus")
        visit.shows("spot-ante", 1_100)
        visit.shows("spot-pair_plus", 2_500)
        visit.expect_money(OPENING - 3_600, 3_600)
        visit.press("btn-clear")
        visit.bet(10_000, "ante", "ante", "ante")  # 300, and as much set aside: 400 left
        expect(visit.find("chip-50000")).to_be_disabled()
        expect(visit.find("chip-10000")).to_be_enabled()
        expect(visit.page.get_by_test_id("exact")).to_have_count(0)
        visit.bet(10_000, "ante", "ante")
        expect(visit.find("exact")).to_contain_text("Play")
        visit.expect_money(50_000, 50_000)
        expect(visit.find("chip-100")).to_be_disabled()


def test_A22_E1_the_limits_show_the_paytables_when_pointed_at(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK) as visit:
        visit.enter("venezia")
        limits = visit.find("limits")
        for bet, maximum in (("Ante", "500"), ("Pair Plus", "100"), ("6 Card Bonus", "50")):
            row = limits.locator(".name", has_text=bet)
            expect(row.locator("xpath=following-sibling::*[position() <= 2]")).to_have_text(["1", maximum])
        tables = visit.page.locator(".limits .pop")
        expect(tables).to_be_hidden()
        limits.hover()
        for rows in (("Mini royal", "100:1"), ("Straight", "1:1"), ("Royal flush", "1,000:1")):
            expect(tables.get_by_role("row", name=" ".join(rows), exact=True)).to_be_visible()
        visit.find("spot-ante").hover()
        expect(tables).to_be_hidden()
        limits.focus()
        expect(tables).to_be_visible()
        visit.page.keyboard.press("Escape")
        expect(tables).to_be_hidden()


def test_A23_over_the_maximum_is_refused_and_under_the_minimum_comes_back(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK, chips=SMALL_CHIPS) as visit:
        visit.enter("venezia")
        visit.sit(1)
        visit.bet(500, "ante")
        visit.bet(10_000, "six_card_bonus")
        visit.warned("6 Card Bonus: the maximum is 50.00")
        visit.expect_money(OPENING - 500, 500)
        visit.bet(50, "six_card_bonus")
        visit.expect_money(OPENING - 550, 550)
        visit.held(1_050)
        visit.advance(BETTING_MS)
        visit.expect_phase("deciding")
        visit.warned("Bets under the minimum were returned")
        visit.expect_money(OPENING - 500, 500)
        visit.advance(DECISION_MS)
        visit.expect_over()
        visit.expect_slip({"ante": (500, 0)})


def test_A24_A25_repeat_doubles_and_undo_takes_back_the_last_placement(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK, DECK) as visit:
        visit.enter("venezia")
        visit.sit(1)
        visit.bet(500, "ante", "pair_plus", "ante")
        visit.bet(100, "six_card_bonus")
        visit.shows("total-bet", 1_600)
        for spot, left in (("six_card_bonus", 0), ("ante", 500)):  # last first
            visit.press("btn-undo")
            visit.shows(f"spot-{spot}", left)
        visit.expect_money(OPENING - 1_000, 1_000)
        visit.held(1_500)
        visit.advance(BETTING_MS)
        visit.expect_phase("deciding")
        expect(visit.find("btn-undo")).to_be_disabled()
        visit.advance(DECISION_MS)
        visit.expect_over()
        balance = OPENING - 1_000
        visit.advance(PAUSE_MS)
        visit.expect_phase("betting")
        visit.press("btn-repeat")
        visit.expect_money(balance - 1_000, 1_000)
        visit.expect_phase("betting")  # it only places
        visit.press("btn-double")
        visit.expect_money(balance - 2_000, 2_000)
        visit.bet(100, "ante")
        visit.expect_money(balance - 2_100, 2_100)
        visit.press("btn-undo")
        visit.expect_money(balance - 2_000, 2_000)
        visit.held(3_000)
        visit.page.reload()
        visit.expect_money(balance - 2_000, 2_000)
        visit.press("btn-undo")  # 2X was one placement
        visit.shows("spot-ante", 500)
        visit.shows("spot-pair_plus", 500)
        expect(visit.find("btn-double")).to_be_visible()
        visit.press("btn-undo")  # and so was REPEAT
        visit.expect_money(balance, 0)
        expect(visit.find("btn-undo")).to_be_disabled()
        expect(visit.find("btn-repeat")).to_be_enabled()
