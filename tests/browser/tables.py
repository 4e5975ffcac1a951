"""How the tests play: a visitor at a table of a house whose decks and clock are the test's."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import take_screenshot
from tests.support import ledger
from tests.support.house import OpenHouse

OPENING = 100_000


@dataclass
class Visit:
    """A visitor's page and the house it shows."""

    house: OpenHouse
    page: Page
    shape: str

    def find(self, name: str) -> Locator:
        return self.page.get_by_test_id(name).locator("visible=true").first

    def enter(self, table: str) -> None:
        """From the lobby, by one click, to a table that is ready for bets."""
        self.page.goto("/")
        self.find(f"lobby-card-{table}").click()

    def sit(self, seat: int) -> None:
        self.find(f"seat-take-{seat}").click()
        self.expect_phase("betting")

    def bet(self, chip: int, *spots: str) -> None:
        """One chip of a value on each spot."""
        self.find(f"chip-{chip}").click()
        for spot in spots:
            self.find(f"spot-{spot}").click()

    def press(self, name: str) -> None:
        self.find(name).click()

    def choose(self, option: str) -> None:
        """Decide. The page ignores the first moment after the choices appear, so press again as a person would."""
        button = self.find(f"option-{option}")
        for _ in range(5):
            button.click()
            with suppress(AssertionError):
                expect(button).to_be_hidden(timeout=700)
                return
        expect(button).to_be_hidden()

    def expect_phase(self, phase: str) -> None:
        expect(self.find("phase")).to_have_attribute("data-phase", phase)

    def expect_over(self) -> None:
        self.expect_phase("ended")
        expect(self.find("slip-total")).to_be_visible()

    def expect_money(self, balance: int, total: int | None = None) -> None:
        expect(self.find("balance")).to_have_attribute("data-minor", str(balance))
        if total is not None:
            expect(self.find("total-bet")).to_have_attribute("data-minor", str(total))

    def expect_slip(self, lines: Mapping[str, tuple[int, int]]) -> None:
        """Each line: staked and returned, in this order; and their sum."""
        shown = self.page.locator("[data-testid^=slip-line-]")
        expect(shown).to_have_count(len(lines))
        for index, (line, (staked, returned)) in enumerate(lines.items()):
            expect(shown.nth(index)).to_have_attribute("data-testid", f"slip-line-{line}")
            expect(shown.nth(index)).to_have_attribute("data-staked", str(staked))
            expect(shown.nth(index)).to_have_attribute("data-returned", str(returned))
        returned = sum(returned for _, returned in lines.values())
        expect(self.find("slip-total")).to_have_attribute("data-returned", str(returned))

    def expect_ledger(self, balance: int) -> None:
        """The one player's money in the database file is what the page shows, and every account is in order."""
        database = self.house.database
        ((player,),) = ledger.rows(database, "SELECT player FROM players")
        assert ledger.wallet_of(database, player) == (balance, 0)
        ledger.check_ledger(database)
        ledger.check_history(database)

    def expect_history(self, returned: int) -> None:
        """The round stands first in the player's history, with what it returned."""
        code = self.find("game-code").inner_text()
        if self.page.get_by_test_id("btn-menu").is_visible():
            self.press("btn-menu")
        self.press("nav-history")
        row = self.page.get_by_test_id("history-row").first
        expect(row).to_have_attribute("data-round", code)
        expect(row).to_have_attribute("data-returned", str(returned))
        self.shoot("history")
        row.click()
        expect(self.find("seed")).to_be_visible()

    def shoot(self, what: str) -> None:
        take_screenshot(self.page, f"{what}-{self.shape}")
