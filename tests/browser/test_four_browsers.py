"""Four browsers at one table: two players, a dealer who scans by hand, a supervisor who stops, goes on, then voids."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from croupier.ports.store import Role
from croupier.server.session import COOKIE
from tests.browser.conftest import DESK, go, take_screenshot, visitor
from tests.browser.tables import BETTING_MS, DECISION_MS, OPENING, PAUSE_MS, Visit, another, visiting
from tests.support import ledger
from tests.support.people import someone, token_of

TABLET = (1024, 768)


@contextmanager
def working(browser: Browser, visit: Visit, role: Role, name: str, size: tuple[int, int] = DESK) -> Iterator[Visit]:
    """The page of one of the staff, signed in."""
    with visitor(browser, visit.house.address, size) as page:
        token = token_of(visit.house, someone(visit.house, role, name))
        page.context.add_cookies([{"name": COOKIE, "value": token, "url": visit.house.address}])
        yield Visit(visit.house, page, "tablet" if size == TABLET else "desk")


class Console:
    """The dealer's page in the dealer's hands."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page

    def open(self, table: str) -> None:
        """From the choice of tables to one that is dealt by hand."""
        go(self.page, "/dealer")
        self.visit.press(f"dealer-table-{table}")
        self.visit.press("open")
        expect(self.visit.find("shut")).to_be_visible()

    def waits(self, *words: str) -> None:
        """What the table waits for, in the page's largest letters."""
        for line in words:
            expect(self.visit.find("waits")).to_contain_text(line)

    def told(self, words: str) -> None:
        """What the page says to what was done last."""
        expect(self.visit.find("told")).to_contain_text(words)

    def scan(self, *cards: str) -> None:
        """The scanner types codes into the page, wherever the focus is; each is on the table before the next."""
        for card in cards:
            self.page.keyboard.type(card)
            self.page.keyboard.press("Enter")
            self.told(f"({card[0].upper()}{card[1:].lower()}) is on the table")

    def down(self, count: int) -> None:
        """Cards dealt face down, by the key."""
        lying = self.visit.find("pile-dealer").locator('[data-card="??"]')
        for number in range(1, count + 1):
            self.page.keyboard.press("F2")
            expect(lying).to_have_count(number)


def violations(page: Page) -> list[str]:
    """What axe objects to, and where."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {[node['target'] for node in one['nodes']]}" for one in found]


def fits(page: Page) -> bool:
    """Whether the whole page is in sight."""
    return bool(page.evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1"))


def test_A40_A41_E2_two_players_a_dealer_and_a_supervisor(browser: Browser, tmp_path: Path) -> None:
    with (
        visiting(browser, tmp_path, "venezia zagreb") as anna,
        another(browser, anna) as ben,
        working(browser, anna, "dealer", "Giulia Neri", TABLET) as hands,
        working(browser, anna, "supervisor", "Marta Sole") as marta,
    ):
        dealer = Console(hands)
        dealer.open("venezia")
        go(marta.page, "/supervisor")
        _bet(anna, ben)
        _look_over_the_floor(marta)
        _deal_by_hand(dealer)
        for one in (anna, ben):
            one.expect_phase("deciding")
        anna.choose("play")
        _stop_and_go_on(anna, ben, dealer, marta)
        ben.choose("fold")
        anna.advance(DECISION_MS)
        _show_and_confirm(dealer)
        anna.expect_over()
        anna.expect_slip({"play": (500, 1_000), "ante_bonus": (0, 500), "ante": (500, 1_000)})
        ben.expect_over()
        ben.expect_slip({"ante": (1_000, 0)})
        anna.expect_money(OPENING + 1_500)
        ben.expect_money(OPENING - 1_000)
        anna.advance(PAUSE_MS)
        _void(anna, ben, dealer, marta)
    ledger.check_ledger(tmp_path / "house.sqlite3")
    ledger.check_history(tmp_path / "house.sqlite3")


def _bet(anna: Visit, ben: Visit) -> None:
    for number, (one, chip) in enumerate(((anna, 500), (ben, 1_000)), start=1):
        one.enter("venezia")
        one.sit(number)
        expect(one.page.get_by_text("Dealer: Giulia Neri")).to_be_visible()
        one.bet(chip, "ante")
        one.held(1_000 if one is anna else 3_000)


def _look_over_the_floor(marta: Visit) -> None:
    card = marta.find("floor-venezia")
    expect(card).to_have_attribute("data-held", "3000")
    expect(card).to_have_attribute("data-phase", "betting")
    for words in ("Open", "Giulia Neri", "2 of 7 seats taken", "30.00"):
        expect(card).to_contain_text(words)
    expect(marta.find("floor-zagreb")).to_contain_text("Automatic")
    assert violations(marta.page) == []
    take_screenshot(marta.page, "supervisor-floor")


def _deal_by_hand(dealer: Console) -> None:
    visit = dealer.visit
    dealer.waits("Bets")
    visit.advance(BETTING_MS)
    dealer.waits("Burn a card")
    dealer.page.keyboard.press("F2")
    dealer.told("the table does not wait for that")
    dealer.page.keyboard.press("F4")
    dealer.waits("Seat 1, first card", "face up")
    visit.find("lang-en").focus()  # wherever the focus is, the scanner reads
    dealer.page.keyboard.type("]C1 Qs?")
    dealer.page.keyboard.press("Enter")
    dealer.told("Read “]C1 Qs?”: that is no card.")
    dealer.scan("Qs")
    dealer.waits("Seat 2, first card", "face up")
    dealer.scan("5c", "jD")
    expect(visit.find("card-Jd")).to_have_accessible_name("Jack of diamonds, out already")
    visit.press("card-5d")  # clicked instead
    dealer.told("(5d) is on the table")
    expect(visit.find("card-5d")).not_to_be_focused()  # nothing looks as if it were still to be dealt
    dealer.scan("Th", "2h")
    dealer.waits("Dealer, first card", "face down")
    assert violations(dealer.page) == []
    assert fits(dealer.page)
    take_screenshot(dealer.page, "dealer-deal-tablet")
    dealer.down(3)
    dealer.waits("Decisions")


def _stop_and_go_on(anna: Visit, ben: Visit, dealer: Console, marta: Visit) -> None:
    keys = marta.page.keyboard
    for name in ("look-venezia", "pause"):
        marta.find(name).focus()
        keys.press("Enter")
    expect(marta.find("reason-check")).to_be_checked()
    for key in ("Tab", "ArrowDown", "Tab"):  # from the cross to the reasons, the second one, and on to the words
        keys.press(key)
    keys.type("a cable came loose")
    for key in ("Tab", "Enter"):
        keys.press(key)
    for one in (anna, ben):
        expect(one.find("paused")).to_contain_text("supervisor")
        expect(one.find("light")).to_have_attribute("data-light", "red")
    dealer.waits("Table stopped", "Technical fault")
    expect(marta.find("state")).to_have_text(
        "Stopped: Technical fault · Marta Sole (a supervisor): “a cable came loose”"
    )
    expect(marta.find("phase")).to_have_text("Decisions, waiting for seat 2")
    expect(marta.find("held-2")).to_have_text("10.00 + 10.00 reserved")
    anna.advance(10 * DECISION_MS)  # the clock stands still with the table
    assert violations(marta.page) == []
    take_screenshot(marta.page, "supervisor-stopped")
    marta.press("resume")
    for one in (anna, ben):
        expect(one.page.get_by_test_id("paused")).to_have_count(0)
        one.expect_phase("deciding")
    dealer.waits("Decisions")


def _show_and_confirm(dealer: Console) -> None:
    dealer.waits("Dealer, first card", "turn it over")
    dealer.scan("Kh", "9d", "4s")
    dealer.waits("Check all cards")
    expect(dealer.visit.find("dealer-holds")).to_have_text("High card, qualifies")
    expect(dealer.visit.find("announce-dealer_plays")).to_have_class(re.compile("due"))
    expect(dealer.visit.find("floor-seat-2")).to_contain_text("Pair")
    assert fits(dealer.page)
    take_screenshot(dealer.page, "dealer-confirm-tablet")
    dealer.page.keyboard.press("F8")
    dealer.waits("Round over")


def _void(anna: Visit, ben: Visit, dealer: Console, marta: Visit) -> None:
    for one, held in ((anna, 1_000), (ben, 2_000)):
        one.expect_phase("betting")
        one.bet(500, "ante")
        one.held(held)
    anna.advance(BETTING_MS)
    dealer.waits("Burn a card")
    dealer.page.keyboard.press("F4")
    dealer.scan("Ah")
    code = anna.find("game-code").inner_text()
    expect(marta.find("staff-round")).to_have_text(code)
    marta.press("void")
    marta.press("reason-wrong_card")
    marta.find("why").fill("the shoe fell over")
    marta.press("done")
    expect(marta.find("void-round")).to_have_text(code)
    expect(marta.find("void-held")).to_have_text("20.00")
    expect(marta.find("void-now")).to_be_disabled()
    marta.find("void-digits").fill(code[-6:])
    assert violations(marta.page) == []
    marta.press("void-now")
    for one, money in ((anna, OPENING + 1_500), (ben, OPENING - 1_000)):
        one.expect_phase("voided")
        expect(one.find("result")).to_contain_text("void")
        one.shows("refund", 500)
        one.expect_money(money)
        expect(one.find("game-code")).to_have_text(code)
    dealer.waits("Round void")
    expect(marta.find("held")).to_have_attribute("data-minor", "0")
    expect(marta.find("void")).to_be_disabled()
    for one in (anna, ben):
        one.press("nav-history")
        row = one.page.get_by_test_id("history-row").first
        expect(row).to_have_attribute("data-round", code)
        expect(row).to_have_attribute("data-returned", "500")


def test_players_have_no_way_to_the_staffs_pages(browser: Browser, tmp_path: Path) -> None:
    with (
        visiting(browser, tmp_path, "venezia") as visit,
        working(browser, visit, "dealer", "Giulia Neri") as dealer,
    ):
        expect(visit.page.locator("a[href^='/dealer'], a[href^='/supervisor']")).to_have_count(0)
        for one, path in ((visit, "/dealer"), (visit, "/supervisor"), (dealer, "/supervisor/table/venezia")):
            go(one.page, path)
            expect(one.find("not-for-you")).to_contain_text("Only")
            assert violations(one.page) == []


def test_two_supervisors_make_up_for_a_round_and_take_a_table_out_of_play(browser: Browser, tmp_path: Path) -> None:
    with (
        visiting(browser, tmp_path, "venezia zagreb", *["Qc 9d 8h Js Th 9c"] * 2) as anna,
        working(browser, anna, "supervisor", "Marta Sole") as marta,
        working(browser, anna, "supervisor", "Ivo Ban", TABLET) as ivo,
    ):
        go(marta.page, "/supervisor/table/venezia")
        go(ivo.page, "/supervisor/adjustments")
        anna.enter("venezia")
        anna.sit(1)
        anna.bet(500, "ante")
        anna.held(1_000)
        marta.press("disable")  # what runs is played to its end
        marta.find("why").fill("a wobbly leg")
        marta.press("done")
        expect(marta.find("state")).to_have_attribute("data-state", "disabled")
        anna.advance(BETTING_MS)
        anna.expect_phase("deciding")
        anna.advance(DECISION_MS)
        anna.expect_over()
        anna.expect_money(OPENING - 500)
        marta.press("adjust")
        expect(marta.page.get_by_text("Staked 5.00 · Returned 0.00")).to_be_visible()
        marta.find("adjust-amount").fill("2,50")
        marta.find("why").fill("the light was out")
        assert violations(marta.page) == []
        marta.press("propose")
        expect(marta.find("approve")).to_be_disabled()  # not by who proposed it
        anna.expect_money(OPENING - 500)
        expect(ivo.find("count-adjustments")).to_have_text("1")
        ivo.press("approve")
        expect(ivo.find("adjustment")).to_have_attribute("data-state", "approved")
        anna.expect_money(OPENING - 250)
        anna.advance(PAUSE_MS)
        ivo.press("part-switches")
        expect(ivo.find("switch-table-venezia").get_by_role("button")).to_be_visible()
        assert violations(ivo.page) == []
        ivo.find("switch-table-venezia").get_by_role("button").click()
        ivo.find("why").fill("mended")
        ivo.press("done")
        anna.expect_phase("betting")
        ivo.press("part-incidents")
        ivo.find("incident-detail").fill("<b>the lamp</b> flickers")
        ivo.press("note-incident")
        expect(marta.find("count-incidents")).to_have_text("1")
        noted = ivo.page.locator("li[data-testid^=incident-]")
        expect(noted).to_contain_text("<b>the lamp</b> flickers")
        assert violations(ivo.page) == []
        noted.get_by_role("button").click()
        ivo.find("why").fill("a new bulb")
        ivo.press("done")
        expect(noted).to_contain_text("a new bulb")
        expect(marta.page.get_by_test_id("count-incidents")).to_have_count(0)
    ledger.check_ledger(tmp_path / "house.sqlite3")


def test_A41_a_round_of_an_instant_table_is_voided_by_its_code_and_incidents_are_closed_together(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        visiting(browser, tmp_path, "roma venezia", "Qc 9d 8h Js Th 9c") as anna,
        working(browser, anna, "supervisor", "Marta Sole") as marta,
    ):
        anna.enter("roma")
        anna.bet(500, "ante")
        anna.press("btn-deal")
        anna.expect_phase("deciding")
        code = anna.find("game-code").inner_text()
        go(marta.page, "/supervisor/table/roma")
        marta.press("void-by-code")
        expect(marta.find("void-wrong")).to_contain_text("game code")
        marta.find("void-code").fill(code.lower())
        marta.page.keyboard.press("Enter")
        marta.find("why").fill("the cards stuck together")
        marta.press("done")
        expect(marta.find("void-round")).to_have_text(code)
        marta.find("void-digits").fill(code[-6:])
        assert violations(marta.page) == []
        marta.press("void-now")
        anna.expect_phase("voided")
        anna.expect_money(OPENING)
        marta.find("void-code").fill(code)
        marta.press("void-by-code")
        expect(marta.find("void-wrong")).to_contain_text("over")
        take_screenshot(marta.page, "supervisor-instant")
        marta.press("part-incidents")
        for detail in ("a draught", "a smoke alarm", "a spilt glass"):
            marta.find("incident-detail").fill(detail)
            marta.press("note-incident")
            expect(marta.page.get_by_text(detail)).to_be_visible()
        expect(marta.find("close-picked")).to_be_disabled()
        marta.press("pick-all")
        marta.page.locator("li", has_text="a spilt glass").get_by_role("checkbox").uncheck()
        expect(marta.find("close-picked")).to_have_text("Close 2 together")
        assert violations(marta.page) == []
        take_screenshot(marta.page, "supervisor-incidents")
        marta.press("close-picked")
        marta.find("why").fill("looked into")
        marta.press("done")
        expect(marta.page.get_by_text("looked into")).to_have_count(2)
        expect(marta.find("count-incidents")).to_have_text("1")
    ledger.check_ledger(tmp_path / "house.sqlite3")
