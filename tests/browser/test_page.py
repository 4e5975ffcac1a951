"""The first look: the built client, served by the real application, shows itself."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Screenshot, go


def test_the_page_shows_the_product(page: Page, screenshot: Screenshot) -> None:
    go(page, "/")
    expect(page).to_have_title("Lobby · Croupier")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_test_id("nav-lobby")).to_contain_text("Croupier", ignore_case=True)
    assert screenshot("first-page").stat().st_size > 0


def test_any_address_of_the_client_leads_to_it(page: Page) -> None:
    go(page, "/some/table")
    expect(page.get_by_test_id("nav-lobby")).to_contain_text("Croupier", ignore_case=True)
