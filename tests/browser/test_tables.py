"""Every table from the lobby to a settled round, at a desk and on a phone: page, slip, history and ledger agree.

The amounts are written from the sheets; the balance counts what is set aside for the decision until it is used (A21).
Decks name the dealer's and the shared cards first, then the seat's.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import DESK, PHONE, visitor
from tests.browser.tables import OPENING, Visit
from tests.support.house import open_house, tables

Opened = Callable[..., AbstractContextManager[Visit]]


@pytest.fixture(params=[("desk", DESK), ("phone", PHONE)], ids=["desk", "phone"])
def opened(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Opened:
    """Open a house with one table and one deck, and visit it."""
    shape, size = request.param

    @contextmanager
    def open_table(table: str, deck: str) -> Iterator[Visit]:
        with (
            open_house(tmp_path / "house.sqlite3", decks=[deck], tables=tables(table)) as house,
            visitor(browser, house.address, size, touch=shape == "phone") as page,
        ):
            yield Visit(house, page, shape)

    return open_table


@pytest.mark.parametrize("table", ["venezia", "zagreb"])
def test_three_card_poker_live(opened: Opened, table: str) -> None:
    """A straight against queen high: both stakes pay, the bonus 1:1, Pair Plus 5:1, and the six cards make 10:1."""
    with opened(table, "Qc 9d 8h Js Th 9c") as visit:
        visit.enter(table)
        visit.sit(1)
        visit.bet(500, "ante", "pair_plus", "six_card_bonus")
        visit.expect_money(OPENING - 1_500, 1_500)
        visit.shoot(f"{table}-betting")
        visit.advance(18_000)
        visit.expect_phase("deciding")
        visit.shoot(f"{table}-decision")
        visit.choose("play")
        visit.expect_money(OPENING - 2_000, 2_000)
        visit.advance(15_000)
        visit.expect_over()
        visit.expect_slip(
            {
                "play": (500, 1_000),
                "ante_bonus": (0, 500),
                "ante": (500, 1_000),
                "pair_plus": (500, 3_000),
                "six_card_bonus": (500, 5_500),
            }
        )
        visit.expect_money(OPENING + 9_000)
        visit.shoot(f"{table}-result")
        visit.expect_ledger(OPENING + 9_000)
        visit.expect_history(11_000)


def test_three_card_poker_instant(opened: Opened) -> None:
    """Pair+ is settled before the decision, then the ante is given up."""
    with opened("paris", "Ac Kd 8h 5s 5h 9c") as visit:
        visit.enter("paris")
        visit.expect_phase("betting")
        visit.bet(500, "ante", "pair_plus", "pair_plus")
        visit.expect_money(OPENING - 1_500, 1_500)
        visit.shoot("paris-betting")
        visit.press("btn-deal")
        visit.expect_phase("deciding")
        visit.expect_money(OPENING - 1_500 + 2_000)
        visit.shoot("paris-decision")
        visit.choose("fold")
        visit.expect_over()
        visit.expect_slip({"pair_plus": (1_000, 2_000), "ante": (500, 0)})
        visit.expect_money(OPENING + 500)
        visit.shoot("paris-result")
        visit.expect_ledger(OPENING + 500)
        visit.expect_history(2_000)


def test_casino_holdem(opened: Opened) -> None:
    """A flush over the dealer's pair: the ante pays 2:1, Call 1:1, and the aces of the first five 7:1."""
    with opened("roma", "9c 9d 3h Ah 7h Kh 2s As 4h") as visit:
        visit.enter("roma")
        visit.expect_phase("betting")
        visit.bet(1_000, "ante")
        visit.bet(500, "aa_bonus")
        visit.expect_money(OPENING - 1_500, 1_500)
        visit.shoot("roma-betting")
        visit.press("btn-deal")
        visit.expect_phase("deciding")
        visit.shoot("roma-decision")
        visit.choose("call")
        visit.expect_over()
        visit.expect_slip({"call": (2_000, 4_000), "ante": (1_000, 3_000), "aa_bonus": (500, 4_000)})
        visit.expect_money(OPENING + 7_500)
        visit.shoot("roma-result")
        visit.expect_ledger(OPENING + 7_500)
        visit.expect_history(11_000)


def test_tequila_poker(opened: Opened) -> None:
    """Ace, ace, king, queen, then jack and ten: the ten of hearts goes, 52 points pay 7:1."""
    with opened("tequila", "Ac Ad Kh Qs Js Th") as visit:
        visit.enter("tequila")
        visit.expect_phase("betting")
        visit.bet(2_500, "ante")
        visit.expect_money(OPENING - 2_500, 2_500)
        visit.shoot("tequila-betting")
        visit.press("btn-deal")
        visit.expect_phase("deciding")
        visit.shoot("tequila-decision")
        visit.choose("high_tequila")
        visit.expect_over()
        visit.expect_slip({"ante": (2_500, 5_000), "high_tequila": (2_500, 20_000)})
        visit.expect_money(OPENING + 20_000)
        visit.shoot("tequila-result")
        visit.expect_ledger(OPENING + 20_000)
        visit.expect_history(25_000)
