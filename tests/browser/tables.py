"""How the tests play: a visitor at a table of a house whose decks and clock are the test's."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect  # noqa: A004 (Playwright's name)

from croupier.games.catalogue import Table
from tests.browser.conftest import DESK, at, go, take_screenshot, visitor
from tests.support import ledger
from tests.support.house import OpenHouse, open_house, tables

OPENING = 100_000
WAIT_MS, LOOK_MS = 20_000, 50
BETTING_MS, DECISION_MS, PAUSE_MS = 18_000, 15_000, 8_000
DEALER = "Dealer\N{RIGHT SINGLE QUOTATION MARK}s cards"
TO = "\N{EN DASH}"
YELLOW_MS = BETTING_MS - 4_800
"""So much of the betting window is gone when the light is yellow."""
ENGLISH = "() => localStorage.getItem('croupier.language') === 'en'"
SAYS = """() => {
    window.said = [];
    const look = () => {
        const phase = document.querySelector("[data-testid=phase]")?.dataset.phase;
        const words = document.querySelector("[data-testid=dealer-hand]")?.textContent;
        if (words && said.at(-1) !== `${phase}: ${words}`) said.push(`${phase}: ${words}`);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Write down what the dealer says from now on, and in which phase."""


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
        if self.page.url != at(self.page, "/"):
            go(self.page, "/")
        self.find(f"lobby-card-{table}").click()

    def sit(self, seat: int) -> None:
        """Take a seat and wait until it is one's own: where others play already the phase alone does not tell that."""
        self.find(f"seat-take-{seat}").click()
        expect(self.page.get_by_test_id(re.compile("^seat-take-"))).to_have_count(0)
        self.expect_phase("betting")

    def shows(self, name: str, minor: int) -> None:
        """An amount on the page."""
        expect(self.find(name)).to_have_attribute("data-minor", str(minor))

    def held(self, minor: int) -> None:
        """The house has so much of all players' money in hand: what the page shows has reached it."""
        self.until(lambda: self._held() == minor)
        assert self._held() == minor

    def _held(self) -> int:
        kept = ledger.balances(self.house.database)
        return sum(amount for account, amount in kept.items() if re.search("/(stakes|reserve)/", account))

    def agreed(self) -> None:
        """The house has just the bets that the page shows: none is on its way there, none comes back."""
        me = self.page.request.get(at(self.page, "/api/people/me")).json()["player"]
        self.until(lambda: self._shown() == self._placed(me))
        assert self._shown() == self._placed(me)

    def _shown(self) -> int:
        return int(self.find("total-bet").get_attribute("data-minor") or 0)

    def _placed(self, me: str) -> int:
        return ledger.placed_in(self.house.database, self.find("game-code").inner_text(), me)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for what no locator can tell, as long as for anything else."""
        for _ in range(WAIT_MS // LOOK_MS):
            if holds():
                return
            self.page.wait_for_timeout(LOOK_MS)

    def advance(self, by_ms: int) -> None:
        """Let time pass in the house, not before it has the bets that the page shows."""
        if self.page.locator("[data-testid=phase][data-phase=betting]").count():
            self.agreed()
        self.house.advance(by_ms)

    def warned(self, words: str) -> None:
        """A message on the screen says so; put away again, unless it went by itself meanwhile."""
        toast = self.page.get_by_test_id("toast").filter(has_text=words)
        expect(toast).to_be_visible()
        with suppress(TimeoutError):
            toast.get_by_role("button").click(timeout=7_000)
        expect(toast).to_be_hidden()

    def cards(self, where: str) -> list[str | None]:
        """The cards that lie at a place with that name, as they lie."""
        place = self.page.get_by_label(where, exact=True)
        return [card.get_attribute("data-card") for card in place.locator("[data-card]").all()]

    def until_gone(self, pressed: str | Locator, name: str) -> None:
        """Press a key or a button until something is gone; the page ignores the first moment after choices appear."""
        shown = self.find(name)
        expect(shown).to_be_visible()
        for _ in range(5):
            with suppress(AssertionError, TimeoutError):  # heard late: what is gone cannot be pressed again
                if isinstance(pressed, str):
                    self.page.keyboard.press(pressed)
                else:
                    pressed.click(timeout=2_000)
                expect(shown).to_be_hidden(timeout=700)
                return
        expect(shown).to_be_hidden()

    def bet(self, chip: int, *spots: str) -> None:
        """One chip of a value on each spot; the house has them, or has given them back."""
        self.find(f"chip-{chip}").click()
        for spot in spots:
            self.find(f"spot-{spot}").click()
        self.agreed()

    def press(self, name: str) -> None:
        self.find(name).click()

    def choose(self, option: str) -> None:
        """Decide, pressing again where nothing was heard, as a person would."""
        self.until_gone(self.find(f"option-{option}"), f"option-{option}")

    def expect_light_says(self, window: str, left_ms: int) -> None:
        """The light counts a window down from what the house said was left, or stands there."""
        light = self.find("light")
        expect(light).to_have_attribute("data-window", window)
        expect(light).to_have_attribute("data-said", str(left_ms))
        assert int(light.locator("b").inner_text()) <= -(-left_ms // 1_000)

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


@contextmanager
def visiting(
    browser: Browser,
    folder: Path,
    table: str,
    *decks: str,
    chips: tuple[int, ...] = (),
    size: tuple[int, int] = DESK,
    script: str | None = None,
) -> Iterator[Visit]:
    """A visitor in the lobby of a house with the tables named (in one string), these decks, and perhaps other chips.

    ``script``: runs on every page before its own.
    """
    offered = [_with_chips(one, chips) for one in tables(*table.split())]
    with (
        open_house(folder / "house.sqlite3", decks=list(decks), tables=tuple(offered)) as house,
        visitor(browser, house.address, size, script=script) as page,
    ):
        yield in_english(Visit(house, page, "desk"))


@contextmanager
def another(browser: Browser, visit: Visit) -> Iterator[Visit]:
    """Another player's page in the same house."""
    with visitor(browser, visit.house.address) as page:
        yield in_english(Visit(visit.house, page, "desk"))


def in_english(visit: Visit) -> Visit:
    """In the lobby, every table in English and not in its sheet's language."""
    go(visit.page, "/")
    for _ in range(3):
        visit.press("lang-en")
        with suppress(TimeoutError):  # what the page still moves about is missed now and then
            visit.page.wait_for_function(ENGLISH, timeout=5_000)
            break
    visit.page.wait_for_function(ENGLISH)
    return visit


def _with_chips(table: Table, chips: tuple[int, ...]) -> Table:
    return msgspec.structs.replace(table, chips=chips) if chips else table
