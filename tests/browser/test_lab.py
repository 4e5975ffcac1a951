"""The odds lab in a real browser, returns to player on the table and its rules, and tables that stay closed."""

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from croupier.cli.listing import described
from croupier.games.catalogue import TABLES
from croupier.odds.certificate import decode
from croupier.odds.changes import GAMES, changed, parse_change
from croupier.rules.fingerprint import fingerprint
from tests.browser.conftest import DESK, PHONE, go, take_screenshot, visitor
from tests.browser.tables import Visit
from tests.browser.test_rules import SMALL_PHONE, no_sideways_scroll, open_rules, violations
from tests.support.house import BY_ID, open_house, tables

COMPUTED = re.compile("catalogue|change")
SLOW_MS = 30_000
"""The census of Casino Hold'em is counted once, by one core that others may be using."""


def computed(page: Page) -> None:
    """Wait for the answer to the latest question."""
    status = page.get_by_test_id("lab-status")
    expect(status).to_have_attribute("data-busy", "false", timeout=SLOW_MS)
    expect(status).to_have_text(COMPUTED)


def value(page: Page, bet: str, figure: str) -> float:
    return float(page.get_by_test_id(f"lab-{bet}-{figure}").get_attribute("data-value") or "nan")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_shows_what_its_bets_are_worth(
    browser: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    shown = next(described(table) for table in TABLES if table.terms.game.name == game)
    with visitor(browser, address, size, touch=size == PHONE) as page:
        go(page, f"/odds/{game}")
        computed(page)
        for bet in shown.returns[0].bets:
            assert value(page, bet.bet, "rtp_per_ante") == bet.rtp_per_ante
            assert value(page, bet.bet, "rtp_per_staked") == bet.rtp_per_staked
        assert no_sideways_scroll(page)
        assert violations(page) == []
        take_screenshot(page, f"lab-{game}-{'desk' if size == DESK else 'phone'}")


def test_a_changed_cell_is_worth_something_else_and_the_address_keeps_it(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        go(page, "/odds/three-card-poker-instant")
        computed(page)
        before = value(page, "pair_plus", "rtp_per_ante")
        page.get_by_test_id("lab-pair_plus-flush").fill("3")
        page.get_by_test_id("lab-pair_plus-flush").press("Enter")
        expect(page.get_by_test_id("lab-pair_plus-rtp_per_ante").locator(".move")).to_be_visible()
        computed(page)
        assert value(page, "pair_plus", "rtp_per_ante") == pytest.approx(before - 1_096 / 22_100, abs=1e-12)
        expect(page).to_have_url(re.compile(r"\?set=pair_plus\.flush%3D3$"))
        wanted = fingerprint(changed(GAMES["three-card-poker-instant"], [parse_change("pair_plus.flush=3")]))
        expect(page.get_by_test_id("lab-definition")).to_have_text(wanted)
        page.get_by_test_id("lab-strategy").select_option("always-play")
        expect(page.get_by_test_id("lab-cost")).to_be_visible()
        shared = page.url
        take_screenshot(page, "lab-changed")
        with visitor(browser, address) as other:
            other.goto(shared)
            computed(other)
            expect(other.get_by_test_id("lab-pair_plus-flush")).to_have_value("3")
            expect(other.get_by_test_id("lab-strategy")).to_have_value("always-play")
            expect(other.get_by_test_id("lab-definition")).to_have_text(wanted)
        page.get_by_test_id("lab-reset").click()
        expect(page.get_by_test_id("lab-pair_plus-flush")).to_have_value("4")
        expect(page.locator(".move")).to_have_count(0)
        expect(page).to_have_url(re.compile("/odds/three-card-poker-instant$"))


def test_steppers_work_by_click_and_key(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        go(page, "/odds/tequila-poker")
        computed(page)
        page.get_by_test_id("lab-high_tequila-54-more").click()
        expect(page.get_by_test_id("lab-high_tequila-54")).to_have_value("201")
        page.get_by_test_id("lab-high_tequila-54").press("ArrowDown")
        expect(page.get_by_test_id("lab-high_tequila-54")).to_have_value("200")
        page.get_by_test_id("lab-high_tequila-54").fill("")
        page.get_by_test_id("lab-high_tequila-54").press("Tab")
        expect(page).to_have_url(re.compile(r"\?set=high_tequila\.54%3Dnone$"))
        computed(page)


def test_the_chart_has_a_table_of_the_same_endings(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        go(page, "/odds/three-card-poker-live")
        computed(page)
        page.get_by_test_id("lab-outcomes-pair_plus").click()
        expect(page.get_by_test_id("lab-endings").locator("tbody tr")).to_have_count(7)
        expect(page.get_by_test_id("lab-chart").locator("rect")).to_have_count(7)
        page.get_by_test_id("lab-outcomes-pair_plus").press("ArrowRight")
        expect(page.get_by_test_id("lab-outcomes-six_card_bonus")).to_be_focused()
        expect(page.get_by_test_id("lab-endings").locator("tbody tr")).to_have_count(8)


def test_certificate_and_report_are_saved(browser: Browser, address: str, tmp_path: Path) -> None:
    with visitor(browser, address) as page:
        go(page, "/odds/tequila-poker?set=high_tequila.52%3D5")
        computed(page)
        with page.expect_download() as download:
            page.get_by_test_id("lab-certificate").click()
        download.value.save_as(tmp_path / "certificate.json")
        found = decode((tmp_path / "certificate.json").read_bytes())
        assert found.definition == page.get_by_test_id("lab-definition").inner_text()
        with page.expect_download() as download:
            page.get_by_test_id("lab-report").click()
        download.value.save_as(tmp_path / "report.html")
        assert found.definition in (tmp_path / "report.html").read_text()


def test_the_lab_is_reached_from_the_lobby_the_rules_and_the_table(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        go(page, "/")
        page.get_by_test_id("nav-odds").click()
        computed(page)
        open_rules(page, "tequila")
        page.get_by_test_id("rules-to-lab").click()
        expect(page.get_by_test_id("lab-game-tequila-poker")).to_have_attribute("aria-current", "page")
        go(page, "/table/tequila")
        page.get_by_test_id("btn-info").click()
        page.get_by_test_id("info-lab").click()
        expect(page.get_by_test_id("lab-game-tequila-poker")).to_have_attribute("aria-current", "page")


def test_the_smallest_page_does_not_scroll_sideways_in_any_language(browser: Browser, address: str) -> None:
    with visitor(browser, address, SMALL_PHONE) as page:
        go(page, "/odds/casino-holdem")
        expect(page.get_by_test_id("lab-figures")).to_be_visible(timeout=SLOW_MS)
        for language in ("it", "fr", "hr", "en"):
            page.get_by_test_id(f"lang-{language}").click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert no_sideways_scroll(page), language


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_A12_B14_C15_rules_and_felt_print_the_returns_of_the_certificate(
    browser: Browser, address: str, table: object
) -> None:
    shown = described(msgspec.convert(table, type(TABLES[0]), from_attributes=True))
    with visitor(browser, address) as page:
        open_rules(page, shown.id)
        page.get_by_test_id("lang-en").click()
        for bet in shown.returns[0].bets:
            row = page.get_by_test_id(f"rules-return-{bet.bet}")
            expect(row).to_contain_text(f"{bet.rtp_per_ante:.4%}")
            expect(row).to_contain_text(f"{bet.rtp_per_staked:.4%}")
            expect(row.locator(".published")).to_have_text(f"{bet.published:.4%}")
        for play in shown.returns:
            for bet in play.bets:
                expect(page.get_by_test_id(f"rules-play-{play.play}")).to_contain_text(f"{bet.published:.4%}")
        page.locator("#returns").scroll_into_view_if_needed()
        take_screenshot(page, f"returns-{shown.id}")
        go(page, f"/table/{shown.id}")
        for bet in shown.returns[0].bets:
            spot = "ante" if bet.bet == "main" else bet.bet
            expect(page.get_by_test_id(f"rtp-{spot}")).to_have_text(f"{bet.published:.2%}")
        basis = {"per_ante": "RTP per Ante", "per_staked": "RTP per amount staked"}[
            shown.returns[0].bets[0].published_basis
        ]
        expect(page.get_by_test_id("limits")).to_contain_text(basis)
        take_screenshot(page, f"returns-felt-{shown.id}")


def test_a_closed_table_says_so_and_shows_its_rules(browser: Browser, tmp_path: Path) -> None:
    game = changed(BY_ID["paris"].terms.game, [parse_change("pair_plus.flush=1")])
    terms = msgspec.structs.replace(BY_ID["paris"].terms, game=game)
    closed = msgspec.structs.replace(BY_ID["paris"], terms=terms)
    with (
        open_house(tmp_path / "house.sqlite3", tables=(closed, *tables("tequila"))) as house,
        visitor(browser, house.address) as page,
    ):
        go(page, "/")
        expect(page.get_by_test_id("closed-paris")).to_contain_text("Closed")
        expect(page.get_by_test_id("closed-tequila")).to_have_count(0)
        assert violations(page) == []
        take_screenshot(page, "lobby-closed")
        page.get_by_test_id("lobby-card-paris").click()
        expect(page.get_by_test_id("rules-generated")).to_be_visible()
        expect(page.get_by_role("note")).to_contain_text("fermée")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_wants_it_sees_what_each_choice_is_worth(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    """Offered at an instant table, off until the player turns it on."""
    with (
        open_house(tmp_path / "house.sqlite3", tables=tables("roma", "venezia")) as house,
        visitor(browser, house.address, size, touch=size == PHONE) as page,
    ):
        name = "desk" if size == DESK else "phone"
        visit = Visit(house, page, name)
        go(page, "/table/roma")
        page.get_by_test_id("lang-en").click() if size == DESK else None
        visit.expect_phase("betting")
        visit.bet(500, "ante")
        visit.bet(500, "aa_bonus")
        visit.press("btn-deal")
        visit.expect_phase("deciding")
        expect(page.locator("[data-testid^=worth-]")).to_have_count(0)
        page.get_by_test_id("btn-info").click()
        page.get_by_test_id("switch-advice").check()
        assert violations(page) == []
        take_screenshot(page, f"advice-switch-{name}")
        page.keyboard.press("Escape")
        fold = page.get_by_test_id("worth-fold")
        expect(fold).to_contain_text("-10", timeout=SLOW_MS)  # both stakes go
        expect(page.locator("[data-testid^=worth-][data-best=true]")).to_have_count(1)
        assert no_sideways_scroll(page)
        assert violations(page) == []
        take_screenshot(page, f"advice-decision-{name}")
        worst = page.locator("[data-testid^=worth-][data-best=false]").get_attribute("data-testid") or ""
        visit.choose(worst.removeprefix("worth-"))
        visit.expect_over()
        cost = page.get_by_test_id("advice-cost")
        expect(cost).to_be_visible(timeout=SLOW_MS)
        assert float(cost.get_attribute("data-cost") or "0") > 0
        take_screenshot(page, f"advice-cost-{name}")
        go(page, "/table/venezia")
        page.get_by_test_id("btn-info").click()
        expect(page.get_by_test_id("rules-venezia")).to_be_visible()
        expect(page.get_by_test_id("switch-advice")).to_have_count(0)
