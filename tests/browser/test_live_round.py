"""A live round as its players see it: the hand's name, the decision, the dealer's reveal, and what is kept of it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.tables import BETTING_MS, DEALER, DECISION_MS, OPENING, PAUSE_MS, SAYS, another, visiting

STRAIGHT = "Qc 9d 8h Js Th 9c"
LOW = "Jc 9d 8h As Kd 2h"
"""The dealer has a jack and does not play."""


def test_A26_A27_A28_E2_a_bonus_hand_given_up_by_the_clock(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", STRAIGHT, LOW) as visit:
        visit.enter("venezia")
        visit.sit(1)
        code = visit.find("game-code").inner_text()
        assert re.fullmatch(r"VEN-20260101-120000-\d{6}", code)  # A32
        expect(visit.page.get_by_text("Started 12:00:00 GMT")).to_be_visible()
        visit.bet(500, "ante")
        visit.held(1_000)
        expect(visit.page.get_by_test_id("hand-name")).to_have_count(0)
        visit.page.evaluate(SAYS)
        visit.advance(BETTING_MS)
        visit.expect_phase("deciding")
        assert visit.page.evaluate("said") == ["dealing: No more bets"]  # and not into the decision
        expect(visit.page.get_by_test_id("dealer-hand")).to_have_count(0)
        expect(visit.find("hand-name")).to_have_text("Straight")
        expect(visit.find("bonus-waits")).to_have_text("Play to win the Ante Bonus!")
        expect(visit.find("option-play")).to_contain_text("5")
        assert visit.cards(DEALER) == ["??"] * 3
        visit.advance(DECISION_MS)
        visit.expect_over()
        expect(visit.find("light")).to_contain_text("Folded automatically")
        expect(visit.find("dealer-hand")).to_have_text("Dealer: High card, qualifies")
        visit.expect_slip({"ante": (500, 0)})
        visit.advance(PAUSE_MS)
        visit.expect_phase("betting")
        visit.bet(500, "ante")
        visit.held(1_000)
        visit.advance(BETTING_MS)
        visit.expect_phase("deciding")
        expect(visit.find("hand-name")).to_have_text("High card")
        expect(visit.page.get_by_test_id("bonus-waits")).to_have_count(0)
        visit.choose("play")
        visit.expect_money(OPENING - 1_500, 1_000)  # A3, A27: one ante more, by itself
        visit.advance(DECISION_MS)
        visit.expect_over()
        expect(visit.find("dealer-hand")).to_have_text("Dealer: High card, does not qualify")
        expect(visit.find("light")).not_to_contain_text("Folded automatically")
        visit.expect_slip({"play": (500, 500), "ante": (500, 1_000)})
        second = visit.find("game-code").inner_text()
        visit.press("nav-history")  # A34: the latest first, each with its result
        shown = visit.page.get_by_test_id("history-row")
        expect(shown).to_have_count(2)
        for row, (round_id, returned) in zip(shown.all(), ((second, 1_500), (code, 0)), strict=True):
            expect(row).to_have_attribute("data-round", round_id)
            expect(row).to_have_attribute("data-returned", str(returned))
        visit.expect_ledger(OPENING)


def test_E6_A29_all_seats_cards_lie_open_and_the_dealers_wait_for_the_time(browser: Browser, tmp_path: Path) -> None:
    deck = "Qc 9d 8h Js Th 9c 2d 2h 7s"
    with visiting(browser, tmp_path, "venezia", deck) as visit, another(browser, visit) as other:
        for number, one in enumerate((visit, other), start=1):
            one.enter("venezia")
            one.sit(number)
            one.bet(500, "ante")
            one.held(1_000 * number)
        visit.advance(BETTING_MS)
        for one, own, others in ((visit, "Js Th 9c", "2d 2h 7s"), (other, "2d 2h 7s", "Js Th 9c")):
            one.expect_phase("deciding")
            assert one.cards("Your cards") == own.split()
            assert one.cards("Players at the table") == others.split()
            one.choose("play")
        for one in (visit, other):
            expect(one.page.get_by_label("Players at the table")).to_contain_text("✓ Play")
            assert one.cards(DEALER) == ["??"] * 3  # all have decided, the time has not ended
        visit.advance(DECISION_MS)
        for one in (visit, other):
            one.expect_over()
            assert one.cards(DEALER) == ["Qc", "9d", "8h"]


@pytest.mark.parametrize("leave", ["button", "escape"])
def test_A31_full_screen_is_left_by_the_same_button_or_escape(browser: Browser, tmp_path: Path, leave: str) -> None:
    with visiting(browser, tmp_path, "venezia") as visit:
        visit.enter("venezia")
        visit.press("btn-fullscreen")
        visit.page.wait_for_function("() => document.fullscreenElement !== null")
        expect(visit.find("btn-fullscreen")).to_have_accessible_name("Leave full screen")
        visit.press("btn-settings")
        visit.page.keyboard.press("Escape")  # what is open over the table goes first
        expect(visit.page.get_by_test_id("settings")).to_have_count(0)
        assert visit.page.evaluate("document.fullscreenElement !== null")
        visit.find("btn-fullscreen").focus()
        if leave == "button":
            visit.press("btn-fullscreen")
        else:
            visit.page.keyboard.press("Escape")
        visit.page.wait_for_function("() => document.fullscreenElement === null")
        expect(visit.find("btn-fullscreen")).to_have_accessible_name("Full screen")
