"""The cashier, limits and breaks, and the regulator's bar, as people use them: by mouse, by keyboard, on a phone."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from croupier.adapters.payments_sandbox import SandboxPayments
from croupier.adapters.regulator_sandbox import SandboxRegulator
from croupier.jurisdictions import JURISDICTIONS
from tests.browser.conftest import DESK, PHONE, go, visitor
from tests.browser.tables import OPENING, Visit, in_english
from tests.support.house import open_house, tables

MINUTE_MS = 60_000
DECK = "Qc 9d 8h Js Th 9c"


def complaints(page: Page) -> list[str]:
    """What axe objects to, and where."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


def fits(page: Page) -> bool:
    """Nothing has to be scrolled sideways."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    return wide


@pytest.mark.parametrize(("size", "shape"), [(DESK, "desk"), (PHONE, "phone")])
def test_A36_money_goes_in_and_out_over_the_table(
    browser: Browser, tmp_path: Path, size: tuple[int, int], shape: str
) -> None:
    provider = SandboxPayments()
    with (
        open_house(tmp_path / "house.sqlite3", decks=[DECK], tables=tables("roma"), payments=provider) as house,
        visitor(browser, house.address, size) as page,
    ):
        visit = in_english(Visit(house, page, shape))
        visit.enter("roma")
        visit.press("open-cashier")
        visit.shows("cashier-available", OPENING)
        visit.press("cashier-go")
        expect(page.get_by_role("alert").filter(has_text="12.50")).to_be_visible()
        visit.find("cashier-amount").fill("25,5")
        page.keyboard.press("Enter")
        visit.shows("cashier-available", OPENING + 2_550)
        provider.tell("decline")
        visit.find("cashier-withdrawals").check()
        visit.find("cashier-amount").fill("100")
        visit.press("cashier-go")
        movement = page.get_by_test_id("movement")
        expect(movement.and_(page.locator("[data-kind=withdrawal]"))).to_have_attribute("data-state", "declined")
        expect(movement).to_have_count(2)
        visit.shows("cashier-available", OPENING + 2_550)
        assert complaints(page) == []
        assert fits(page)
        visit.shoot("cashier")
        page.keyboard.press("Escape")
        visit.expect_money(OPENING + 2_550)


def test_A37_limits_are_one_tap_away_and_hold_at_the_table(browser: Browser, tmp_path: Path) -> None:
    with (
        open_house(tmp_path / "house.sqlite3", decks=[DECK] * 2, tables=tables("roma")) as house,
        visitor(browser, house.address, PHONE) as page,
    ):
        visit = in_english(Visit(house, page, "phone"))
        visit.enter("roma")
        visit.press("responsible")
        visit.press("change-stake_day")
        visit.find("value-stake_day").fill("ten")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert").filter(has_text="12.50")).to_be_visible()
        visit.find("value-stake_day").fill("10")
        page.keyboard.press("Enter")
        expect(visit.find("limit-stake_day")).to_have_attribute("data-value", "1000")
        assert complaints(page) == []
        assert fits(page)
        visit.shoot("responsible")
        page.keyboard.press("Escape")
        visit.bet(500, "ante")
        visit.warned("your own limit of stakes a day")
        visit.bet(100, "ante")
        visit.held(300)
        visit.press("responsible")
        visit.shows("staked-today", 0)
        visit.shows("on-tables", 100)
        visit.find("break-exclusion").check()
        visit.press("break-next")
        expect(visit.find("break-ask")).to_contain_text("Nobody can end this earlier")
        visit.press("break-back")
        visit.press("break-next")
        visit.press("break-go")
        expect(visit.find("away")).to_contain_text("You have excluded yourself")
        go(page, "/cashier")
        expect(visit.find("cashier-away")).to_be_visible()
        visit.find("cashier-withdrawals").check()
        visit.find("cashier-amount").fill("900")
        visit.press("cashier-go")
        visit.shows("cashier-available", OPENING - 300 - 90_000)
        assert complaints(page) == []


def test_A37_how_long_one_has_played_is_told_from_time_to_time(browser: Browser, tmp_path: Path) -> None:
    with (
        open_house(tmp_path / "house.sqlite3", decks=[DECK] * 2, tables=tables("roma")) as house,
        visitor(browser, house.address) as page,
    ):
        visit = in_english(Visit(house, page, "desk"))
        visit.enter("roma")
        for antes in (1, 2, 3, 4):  # somebody who plays on, now and then
            visit.bet(100, "ante")
            visit.held(300 * antes)
            house.advance(20 * MINUTE_MS if antes < 4 else 0)
        page.reload()
        expect(visit.find("reality-check")).to_contain_text("1 h 0 min")
        visit.shows("check-net", 0)
        visit.shows("check-on-tables", 400)
        assert complaints(page) == []
        visit.shoot("reality-check")
        visit.press("check-go-on")
        expect(page.get_by_test_id("reality-check")).to_be_hidden()
        page.reload()
        expect(visit.find("session-id")).to_contain_text("S")
        expect(page.get_by_test_id("reality-check")).to_be_hidden()


def test_A38_the_bar_stands_on_top_and_names_game_session_and_participation(browser: Browser, tmp_path: Path) -> None:
    gateway = SandboxRegulator()
    with (
        open_house(
            tmp_path / "house.sqlite3",
            decks=[DECK] * 2,
            tables=tables("roma"),
            regulator=gateway,
            jurisdiction=JURISDICTIONS["it"],
        ) as house,
        visitor(browser, house.address) as page,
    ):
        visit = in_english(Visit(house, page, "desk"))
        gateway.down = True
        visit.enter("roma")
        expect(visit.find("session-id")).to_have_text("none yet")
        visit.bet(100, "ante")
        visit.warned("gateway does not answer")
        visit.press("responsible")
        expect(visit.find("limits-first")).to_contain_text("Losses a day")
        for kind, value in (("time_day", "120"), ("loss_day", "50"), ("deposit_day", "50")):
            visit.press(f"change-{kind}")
            visit.find(f"value-{kind}").fill(value)
            page.keyboard.press("Enter")
            expect(page.get_by_test_id(f"value-{kind}")).to_be_hidden()
        expect(page.get_by_test_id("limits-first")).to_be_hidden()
        visit.press("change-loss_day")
        visit.find("value-loss_day").fill("500")
        page.keyboard.press("Enter")
        expect(visit.find("pending-loss_day")).to_contain_text("January 8, 2026")
        page.keyboard.press("Escape")
        gateway.down = False
        visit.bet(100, "ante")
        visit.held(300)
        for name in ("session-id", "participation-id"):
            expect(visit.find(name)).not_to_have_text("none yet")
        bar = page.locator("aside.bar")
        expect(bar).to_contain_text("Casino Hold")
        session, ticket = visit.find("session-id").inner_text(), visit.find("participation-id").inner_text()
        assert (session[0], ticket[0]) == ("S", "N")
        box = bar.bounding_box()
        assert box is not None
        assert box["y"] == 0


def test_C3_a_game_is_tried_from_the_lobby_with_money_of_its_own(browser: Browser, tmp_path: Path) -> None:
    with (
        open_house(tmp_path / "house.sqlite3", decks=[DECK] * 3, tables=tables("roma", "venezia")) as house,
        visitor(browser, house.address, PHONE) as page,
    ):
        visit = in_english(Visit(house, page, "phone"))
        go(page, "/")
        expect(visit.find("lobby-card-venezia")).to_be_visible()
        expect(page.get_by_test_id("try-venezia")).to_have_count(0)  # A16
        visit.press("try-roma")
        expect(visit.find("fun-note")).to_contain_text("apart from your wallet")
        visit.expect_money(OPENING)
        visit.press("chip-10000")
        visit.press("spot-ante")
        visit.expect_money(OPENING - 10_000, 10_000)
        visit.press("btn-deal")
        visit.choose("fold")
        visit.expect_over()
        visit.expect_money(OPENING - 10_000)
        visit.press("btn-menu")
        expect(page.get_by_test_id("nav-history")).to_have_count(0)
        assert complaints(page) == []
        visit.shoot("for-fun")
        visit.press("fun-leave")
        expect(visit.find("session-id")).to_be_visible()
        visit.expect_money(OPENING)
        go(page, "/history")
        expect(page.get_by_test_id("history-row")).to_have_count(0)
