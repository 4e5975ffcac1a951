"""The rules of every table, opened from the lobby, drawn from its definition; and the check of a played round."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from croupier.cli.checking import check_file
from croupier.games.catalogue import TABLES
from tests.browser.conftest import DESK, PHONE, at, go, take_screenshot, visitor
from tests.browser.tables import Visit
from tests.support.house import open_house, tables

SMALL_PHONE = (320, 640)
TABLE_IDS = [table.id for table in TABLES]


def open_rules(page: Page, table: str) -> None:
    go(page, "/")
    page.get_by_test_id(f"rules-{table}").click()
    expect(page.get_by_test_id("rules-generated")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("table", TABLE_IDS)
def test_the_rules_open_from_the_lobby_and_show_every_row(
    browser: Browser, address: str, table: str, size: tuple[int, int]
) -> None:
    with visitor(browser, address, size, touch=size == PHONE) as page:
        open_rules(page, table)
        description = json.loads(page.request.get(at(page, f"/api/tables/{table}")).text())
        for paytable in description["paytables"]:
            rows = page.get_by_test_id(f"rules-paytable-{paytable['name']}").locator("tbody tr")
            expect(rows).to_have_count(len(paytable["rows"]))
            for index, row in enumerate(paytable["rows"]):
                expect(rows.nth(index)).to_have_attribute("data-classes", " ".join(row["classes"]))
                expect(rows.nth(index).locator("td")).to_have_text(pays(row["pays"], description["language"]))
        for order in description["orders"]:
            drawn = page.get_by_test_id(f"rules-order-{order['kind']}").locator("li")
            expect(drawn).to_have_count(len(order["hands"]))
            for index, hand in enumerate(order["hands"]):
                cards = drawn.nth(index).get_by_role("img")
                assert [card.get_attribute("data-card") for card in cards.all()] == hand["example"]
        expect(page.get_by_test_id("rules-definition")).to_have_text(description["definition"])
        assert no_sideways_scroll(page)
        assert violations(page) == []
        take_screenshot(page, f"rules-{table}-{'desk' if size == DESK else 'phone'}")


@pytest.mark.parametrize("table", TABLE_IDS)
def test_the_smallest_page_does_not_scroll_sideways_in_any_language(browser: Browser, address: str, table: str) -> None:
    with visitor(browser, address, SMALL_PHONE) as page:
        open_rules(page, table)
        for language in ("it", "fr", "hr", "en"):
            page.get_by_test_id(f"lang-{language}").click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert no_sideways_scroll(page), language


def test_a_sheets_language_is_its_rules_default(browser: Browser, address: str) -> None:
    """Until the player chooses one."""
    with visitor(browser, address) as page:
        for table in TABLES:
            open_rules(page, table.id)
            expect(page.locator("html")).to_have_attribute("lang", table.language)


def test_the_rules_open_from_a_table_and_lead_back(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        go(page, "/table/roma")
        page.get_by_test_id("btn-info").click()
        page.get_by_test_id("rules-roma").click()
        expect(page.get_by_test_id("rules-generated")).to_be_visible()
        page.get_by_test_id("foot-rules-tequila").click()
        expect(page.get_by_test_id("rules-paytable-high_tequila")).to_be_visible()
        page.get_by_test_id("rules-to-table").click()
        expect(page.get_by_test_id("spot-ante").locator("visible=true").first).to_be_visible()


def test_C18_C20_words_have_their_english_beside_them_and_the_page_its_date(page: Page) -> None:
    now = datetime.now(UTC)
    open_rules(page, "roma")  # in Italian
    for here, english in (("Vedi", "Call"), ("Coppia", "Pair")):
        row = page.locator("#words tr").filter(has=page.get_by_role("cell", name=english, exact=True))
        expect(row).to_contain_text(here)
    expect(page.get_by_test_id("rules-generated")).to_contain_text(str(now.year))


def test_the_contents_lead_to_every_part_by_keyboard(page: Page) -> None:
    open_rules(page, "paris")
    links = page.locator("nav ol a[href^='#']")
    for link in links.all():
        target = link.get_attribute("href")
        link.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"section{target}")).to_be_in_viewport()


def play_and_open(visit: Visit) -> None:
    """One hand of Tequila Poker, given up; then its row in the history."""
    visit.enter("tequila")
    visit.expect_phase("betting")
    visit.bet(500, "ante")
    visit.press("btn-deal")
    visit.expect_phase("deciding")
    visit.choose("fold")
    visit.expect_over()
    go(visit.page, "/history")
    visit.page.get_by_test_id("history-row").first.click()
    visit.find("btn-verify").click()


def test_a_fair_round_is_found_fair_and_its_record_checks_out(browser: Browser, tmp_path: Path) -> None:
    with (
        open_house(tmp_path / "house.sqlite3", tables=tables("tequila")) as house,
        visitor(browser, house.address) as page,
    ):
        play_and_open(Visit(house, page, "desk"))
        expect(page.get_by_test_id("verdict")).to_have_attribute("data-fair", "true")
        for check in ("commitment", "rules", "cards", "stakes", "settlement"):
            expect(page.get_by_test_id(f"check-{check}")).to_have_attribute("data-passed", "true")
        assert violations(page) == []
        take_screenshot(page, "history-verified")
        with page.expect_download() as download:
            page.get_by_test_id("btn-record").click()
        record = tmp_path / download.value.suggested_filename
        download.value.save_as(record)
        status, text = check_file(record)
        assert status == 0, text


def test_a_round_dealt_from_another_deck_is_found_out(browser: Browser, tmp_path: Path) -> None:
    """A deck of the test's own choice is not the one that the seed gives."""
    with (
        open_house(tmp_path / "house.sqlite3", decks=["Ac Ad Kh Qs Js Th"], tables=tables("tequila")) as house,
        visitor(browser, house.address) as page,
    ):
        play_and_open(Visit(house, page, "desk"))
        expect(page.get_by_test_id("verdict")).to_have_attribute("data-fair", "false")
        expect(page.locator("[data-testid^=check-][data-passed=false]")).to_have_count(1)


def pays(to_one: int, language: str) -> str:
    """The largest is written with the thousands point of the language, where that groups four digits."""
    return f"{to_one:,}:1".replace(",", ".") if language == "hr" else f"{to_one}:1"


def no_sideways_scroll(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def violations(page: Page) -> list[tuple[str, list[list[str]]]]:
    """What axe objects to, and where."""
    found = Axe().run(page).response["violations"]
    return [(one["id"], [node["target"] for node in one["nodes"]]) for one in found]
