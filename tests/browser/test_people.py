"""Names, sign-ins and the admin's pages in a real browser: by keyboard, on a desk and a phone, in four languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESK, PHONE, at, go, take_screenshot, visitor
from tests.browser.test_rules import no_sideways_scroll, violations
from tests.support.house import OpenHouse, open_house, tables
from tests.support.people import PASSWORD, someone

LANGUAGES = ["it", "fr", "hr", "en"]
REFUSED = "the server responded with a status of 4"
"""What a browser notes for itself whenever a call is refused."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house with an admin and a player."""
    with open_house(tmp_path_factory.mktemp("people") / "house.sqlite3", tables=tables("venezia", "paris")) as opened:
        someone(opened, "admin", "Ada")
        someone(opened, "player", "Bruno")
        yield opened


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    go(page, "/sign-in")
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("password").fill(password)
    page.get_by_test_id("enter").click()


def check(page: Page, name: str, language: str = "en") -> None:
    """Nothing has to be scrolled sideways; in English nothing that axe finds, and a picture to look at."""
    assert no_sideways_scroll(page), (name, language)
    if language == "en":  # roles and colours are the same in all
        assert violations(page) == []
        take_screenshot(page, name)


def test_a_guest_takes_a_name_by_keyboard_alone_and_keeps_the_money(browser: Browser, house: OpenHouse) -> None:
    with visitor(browser, house.address) as page:
        go(page, "/")
        expect(page.get_by_test_id("balance")).to_have_attribute("data-minor", "100000")
        page.get_by_test_id("nav-account").focus()
        page.keyboard.press("Enter")
        page.get_by_test_id("other").focus()
        page.keyboard.press("Enter")
        page.get_by_test_id("name").focus()
        page.keyboard.type("Žana Marić")
        page.keyboard.press("Tab")
        page.keyboard.type("a quiet evening")
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Show the password")).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("nav-account")).to_have_text("Žana Marić")
        expect(page.get_by_test_id("balance")).to_have_attribute("data-minor", "100000")
        page.reload()
        expect(page.get_by_test_id("nav-account")).to_have_text("Žana Marić")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pages_about_people_are_whole_in_every_language(
    browser: Browser, house: OpenHouse, size: tuple[int, int]
) -> None:
    tag = "desk" if size == DESK else "phone"
    with visitor(browser, house.address, size, touch=size == PHONE) as page:
        go(page, "/register")
        for language in LANGUAGES:
            page.get_by_test_id(f"lang-{language}").click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            check(page, f"people-register-{tag}", language)
        sign_in(page, "Ada")
        expect(page.get_by_test_id("person-Ada")).to_be_visible()
        for language in LANGUAGES:
            page.get_by_test_id(f"lang-{language}").click()
            page.get_by_test_id("part-staff").click()
            expect(page.get_by_test_id("person-Ada")).to_be_visible()
            check(page, f"people-admin-{tag}", language)
            page.get_by_test_id("part-audit").click()
            expect(page.get_by_test_id("check")).to_be_visible()
            check(page, f"people-audit-{tag}", language)
        go(page, "/account")
        expect(page.get_by_test_id("sign-out")).to_be_visible()
        check(page, f"people-account-{tag}")


def test_an_admin_adds_someone_who_signs_in_and_is_disabled_while_at_work(browser: Browser, house: OpenHouse) -> None:
    with visitor(browser, house.address) as page:
        sign_in(page, "Ada")
        page.get_by_test_id("new-name").fill("Dora")
        page.get_by_test_id("add").click()
        page.get_by_test_id("why").fill("busy evenings")
        page.get_by_test_id("done").click()
        password = page.get_by_test_id("once").inner_text()
        page.get_by_test_id("noted").click()
        with visitor(browser, house.address, harmless=REFUSED) as other:
            sign_in(other, "Dora", password)
            expect(other.get_by_test_id("nav-account")).to_contain_text("Dora")
            dora = page.get_by_test_id("person-Dora")
            dora.get_by_test_id("do-disable").click()
            page.get_by_test_id("why").fill("left us")
            page.get_by_test_id("done").click()
            expect(dora).to_contain_text("disabled")
            expect(other.get_by_test_id("signed-out")).to_be_visible()
            sign_in(other, "Dora", password)
            expect(other.get_by_test_id("wrong")).to_contain_text("You cannot come in")
        page.get_by_test_id("part-audit").click()
        expect(page.get_by_test_id("chain").first).to_contain_text("The chain is whole: 2 rows")
        expect(page.get_by_test_id("row-2")).to_contain_text("barred: false → true")
        page.get_by_test_id("act").select_option("Hire")
        expect(page.get_by_test_id("row-2")).to_have_count(0)
        expect(page.get_by_test_id("row-1")).to_contain_text("busy evenings")


def test_another_password_and_a_way_out(browser: Browser, house: OpenHouse) -> None:
    with visitor(browser, house.address) as page:
        sign_in(page, "Bruno")
        expect(page).to_have_url(at(page, "/"))  # the name is there before: a click then would race the way home
        expect(page.get_by_test_id("nav-account")).to_have_text("Bruno")
        page.get_by_test_id("nav-account").click()
        page.get_by_test_id("password").fill(PASSWORD)
        page.get_by_test_id("new-password").fill("an even quieter evening")
        page.get_by_test_id("change").click()
        expect(page.get_by_test_id("changed")).to_be_visible()
        expect(page.get_by_test_id("password")).to_have_value("")
        page.get_by_test_id("sign-out").click()
        expect(page.get_by_test_id("nav-account")).to_have_text("Sign in")


def test_players_do_not_see_the_admins_page(browser: Browser, house: OpenHouse) -> None:
    with visitor(browser, house.address) as page:
        go(page, "/admin/audit")
        expect(page.get_by_test_id("not-for-you")).to_be_visible()
        expect(page.get_by_test_id("audit")).to_have_count(0)
