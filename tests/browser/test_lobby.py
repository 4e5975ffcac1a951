"""The lobby: what a table tells of itself, coming back to it from a seat, and what is unfinished."""

from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from croupier.games.catalogue import TABLES
from tests.browser.conftest import go
from tests.browser.tables import BETTING_MS, DECISION_MS, OPENING, TO, another, visiting

ALL = " ".join(table.id for table in TABLES)


def box(found: Locator) -> dict[str, float]:
    shown = found.bounding_box()
    assert shown is not None
    return {"top": shown["y"], "bottom": shown["y"] + shown["height"], "left": shown["x"]}


def test_A13_a_table_tells_its_limits_dealer_and_players_and_opens_by_one_click(
    browser: Browser, tmp_path: Path
) -> None:
    with visiting(browser, tmp_path, ALL, "Qc 9d 8h Js Th 9c") as visit:
        for table in TABLES:
            card = visit.find(f"lobby-card-{table.id}")
            expect(card).to_contain_text(table.name)
            ante = next(limit for limit in table.terms.limits if limit.bet == "ante")
            limits = card.get_by_text(f"{ante.minimum // 100} {TO} {ante.maximum // 100}")
            assert box(card.locator(".picture svg").first)["bottom"] <= box(limits)["top"]
        with another(browser, visit) as seated:
            seated.enter("venezia")
            seated.sit(3)
            card = visit.find("lobby-card-venezia")
            expect(card).to_contain_text("1/7")
            about = card.locator(".about")
            expect(about).to_have_css("opacity", "0")
            card.hover()
            expect(about).to_have_css("opacity", "1")
            expect(about).to_contain_text("Giulia")
            expect(about).to_contain_text("Guest ")
            expect(card.locator(".dealer svg")).to_be_visible()
            name = visit.find("card-seat-3").locator("span").last.inner_text()
            assert name.startswith("Guest ")
            expect(visit.find("card-seat-3")).to_contain_text(f"Seat 3: {name}")
            faces = card.locator("[data-face]")
            expect(faces).to_have_count(1)  # the player's, beside the dealer's
            expect(visit.find("card-dealer").locator("svg")).to_be_visible()
            picture = faces.get_attribute("data-face")
            assert picture
            seated.press("nav-lobby")
            own = seated.find("card-seat-3")
            expect(own.locator("[data-face]")).to_have_attribute("data-face", picture)  # the same for everyone
            visit.find("lobby-card-zagreb").hover()
            expect(about).to_have_css("opacity", "0")
            visit.page.keyboard.press("Tab")  # from nowhere, or the middle of the page: the next one in any case
            card.focus()
            expect(about).to_have_css("opacity", "1")
        card.click()
        expect(visit.find("spot-ante")).to_be_visible()
        assert visit.page.url.endswith("/table/venezia")


def test_A14_the_lobby_keeps_the_seat_until_another_is_taken(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia zagreb paris", *["Qc 9d 8h Js Th 9c"] * 4) as visit:
        visit.enter("venezia")
        visit.sit(2)
        visit.bet(500, "ante")
        visit.held(1_000)
        visit.press("nav-lobby")
        first = visit.page.locator("[data-testid^=lobby-card-]").first
        expect(first).to_have_attribute("data-testid", "lobby-card-venezia")  # a stake stands there
        visit.find("lobby-card-paris").click()
        visit.expect_phase("betting")
        visit.press("nav-lobby")
        visit.find("lobby-card-zagreb").click()
        expect(visit.find("btn-sit")).to_be_visible()  # looking around takes no seat
        visit.page.go_back()
        visit.find("lobby-card-venezia").click()
        visit.expect_money(OPENING - 500, 500)
        expect(visit.page.get_by_test_id("seat-take-2")).to_have_count(0)
        visit.press("nav-lobby")
        visit.find("lobby-card-zagreb").click()
        visit.press("btn-sit")
        expect(visit.page.get_by_test_id("btn-sit")).to_be_hidden()
        visit.advance(BETTING_MS)
        visit.press("nav-lobby")
        visit.find("lobby-card-venezia").click()
        visit.expect_phase("deciding")
        visit.advance(DECISION_MS)
        expect(visit.page.get_by_text("0 of 7 seats taken")).to_be_attached()  # played out, then the seat was free


def test_A16_a_live_table_leads_to_its_instant_game(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia paris", "Qc 9d 8h Js Th 9c") as visit:
        visit.enter("venezia")
        visit.press("btn-info")
        visit.page.get_by_role("link", name="Learn the game at the instant table").click()
        visit.expect_phase("betting")
        assert visit.page.url.endswith("/table/paris")


def test_an_unfinished_round_is_first_in_the_lobby_and_goes_on(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, ALL, "9c 9d 3h Ah 7h Kh 2s As 4h") as visit:
        visit.enter("roma")
        visit.bet(500, "ante")
        visit.press("btn-deal")
        visit.expect_phase("deciding")
        go(visit.page, "/")
        first = visit.page.locator("[data-testid^=lobby-card-]").first
        expect(first).to_have_attribute("data-testid", "lobby-card-roma")
        expect(first).to_contain_text("Resume")
        first.click()
        visit.expect_phase("deciding")
        assert visit.cards("Your cards") == ["As", "4h"]
        visit.choose("call")
        visit.expect_over()
        visit.press("nav-lobby")
        expect(visit.find("lobby-card-roma")).not_to_contain_text("Resume")
