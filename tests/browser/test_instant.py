"""What only the instant tables do: cutting, clearing, dealing at once, side bets alone, more money in mid-hand."""

from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.browser.tables import DEALER, OPENING, TO, Visit, visiting

ACES = "Ac Ad Kh Qs Js Th"
HOLDEM = "9c 9d 3h Ah 7h Kh 2s As 4h"


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def finish(visit: Visit, option: str) -> None:
    visit.expect_phase("deciding")
    visit.choose(option)
    visit.expect_over()


def test_B2_B3_B4_B5_chips_on_and_off_and_a_bet_too_small(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "tequila", ACES, chips=(50, 100, 500, 2_500)) as visit:
        visit.enter("tequila")
        for button in ("btn-clear", "btn-deal"):
            expect(visit.page.get_by_test_id(button)).to_be_hidden()
        expect(visit.find("limits")).to_contain_text("Ante 1 200")
        visit.bet(50, "ante")
        for button in ("btn-clear", "btn-deal"):
            expect(visit.find(button)).to_be_enabled()
        visit.press("btn-deal")
        visit.warned("Ante: the minimum is 1.00")
        visit.expect_phase("betting")
        visit.press("btn-clear")
        visit.expect_money(OPENING, 0)
        for button in ("btn-clear", "btn-deal"):
            expect(visit.page.get_by_test_id(button)).to_be_hidden()
        visit.bet(500, "ante", "ante")
        visit.bet(100, "ante")
        visit.shows("spot-ante", 1_100)
        visit.find("spot-ante").click(button="right")
        visit.shows("spot-ante", 1_000)
        visit.press("minus-ante")
        visit.shows("spot-ante", 900)
        visit.find("spot-ante").focus()
        visit.page.keyboard.press("Backspace")
        visit.shows("spot-ante", 800)
        visit.find("chip-2500").click()
        visit.find("spot-ante").click(button="right")  # worth more than the whole bet
        visit.expect_money(OPENING, 0)
        expect(visit.page.get_by_test_id("minus-ante")).to_have_count(0)


def test_B6_B7_B12_B13_tequila_from_four_cards_to_the_next_deal(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "tequila", ACES, "2c 5d 9h Ts Js Kh", ACES) as visit:
        visit.enter("tequila")
        visit.bet(500, "ante")
        visit.press("btn-deal")
        visit.expect_phase("deciding")
        assert visit.cards("Your cards") == ACES.split()[:4]
        felt, cards = visit.page.locator("main.stage"), visit.page.get_by_label("Your cards")
        assert abs(middle(felt)[0] - middle(cards)[0]) < 200  # the middle of four of six places
        assert middle(cards)[1] < middle(visit.find("spot-ante"))[1]
        name = visit.find("hand-name")
        expect(name).to_have_text("Pair of aces")
        assert middle(name)[1] > middle(visit.page.locator("[data-card]").first)[1]
        left, right = visit.page.locator(".flank.left"), visit.page.locator(".flank.right")
        expect(left).to_contain_text("High Tequila")
        expect(right).to_contain_text("Tequila Poker")
        assert middle(left)[0] < middle(visit.find("spot-ante"))[0] < middle(right)[0]
        finish(visit, "tequila_poker")
        visit.expect_slip({"ante": (500, 1_000), "tequila_poker": (500, 3_000)})  # a straight
        visit.press("btn-repeat")
        visit.expect_phase("deciding")  # at once
        visit.shows("total-bet", 500)
        expect(visit.page.get_by_test_id("hand-name")).to_have_count(0)
        finish(visit, "fold")
        visit.press("btn-new")
        visit.expect_phase("betting")
        visit.shows("total-bet", 0)
        expect(visit.page.get_by_test_id("btn-deal")).to_be_hidden()


def test_C2_C6_a_paytable_grows_and_a_bet_is_cut(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "roma", HOLDEM) as visit:
        visit.enter("roma")
        expect(visit.page.locator(".spot.side")).to_contain_text(f"1 {TO} 50")  # AA Bonus has its own
        paytable = visit.page.locator(".flank.right section")
        before = paytable.bounding_box()
        paytable.hover()
        after = paytable.bounding_box()
        assert before is not None
        assert after is not None
        assert after["width"] > 1.1 * before["width"]
        visit.bet(2_500, "ante")
        visit.bet(10_000, "ante", "ante")
        visit.warned("Ante set to 200.00, the most possible")
        visit.expect_money(OPENING - 20_000, 20_000)
        visit.bet(10_000, "aa_bonus")
        visit.warned("AA Bonus set to 50.00, the most possible")
        visit.expect_money(OPENING - 25_000, 25_000)


def test_C12_C13_arrows_show_further_chips_and_a_chip_comes_off(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "roma", HOLDEM, HOLDEM, size=(1_000, 800)) as visit:
        visit.enter("roma")
        visit.expect_phase("betting")
        expect(visit.page.get_by_test_id("chip-50000")).to_have_count(0)
        expect(visit.find("chips-less")).to_be_disabled()
        visit.press("chips-more")
        expect(visit.find("chip-50000")).to_be_visible()
        expect(visit.find("chips-more")).to_be_disabled()
        visit.press("chips-less")
        visit.bet(500, "ante", "ante", "ante", "aa_bonus", "aa_bonus")
        visit.shows("spot-ante", 1_500)  # each click one chip
        visit.press("minus-ante")
        visit.find("spot-ante").click(button="right")
        visit.shows("spot-ante", 500)
        visit.find("spot-aa_bonus").focus()
        visit.page.keyboard.press("Backspace")
        visit.expect_money(OPENING - 1_000, 1_000)
        visit.press("btn-deal")
        visit.expect_phase("deciding")
        assert (visit.cards(DEALER), visit.cards("Shared cards")) == (["??"] * 2, ["3h", "Ah", "7h"])  # C4
        finish(visit, "call")
        assert visit.cards("Shared cards") == HOLDEM.split()[2:7]  # C7
        visit.press("btn-repeat")
        visit.expect_phase("betting")  # it only places
        visit.shows("total-bet", 1_000)


def test_D1_D2_D4_pair_plus_alone_is_settled_and_the_game_ends(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "paris", "Ac Kd 8h 5s 5h 9c", "Ac Kd 8h 5s 5h 9c") as visit:
        visit.enter("paris")
        expect(visit.page.get_by_test_id("btn-deal")).to_be_hidden()  # at least one bet
        visit.bet(500, "pair_plus", "ante")
        visit.press("btn-undo")
        visit.shows("spot-ante", 0)
        visit.bet(500, "ante")
        visit.press("btn-clear")
        visit.expect_money(OPENING, 0)
        visit.bet(500, "pair_plus")
        visit.press("btn-deal")
        visit.expect_over()
        visit.expect_slip({"pair_plus": (500, 1_000)})
        visit.press("btn-repeat")
        visit.expect_phase("betting")
        visit.shows("spot-pair_plus", 500)
        visit.bet(500, "ante")
        visit.press("btn-deal")
        visit.expect_phase("deciding")
        visit.expect_money(OPENING + 500 - 1_000 + 1_000)  # settled before the decision
        visit.until_gone(visit.find("spot-play"), "decision")  # D3: the spot stakes it as the button does
        visit.expect_over()
        visit.expect_slip({"pair_plus": (500, 1_000), "play": (500, 1_000), "ante": (500, 1_000)})


def test_D5_D10_more_money_for_the_same_hand_and_the_paytables_inside(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia paris", *["Jc 9d 8h As Kd 2h"] * 2) as visit:
        visit.enter("venezia")
        visit.sit(1)
        visit.bet(10_000, "ante", "ante", "ante", "ante")
        visit.bet(2_500, "ante", "ante", "ante")
        visit.held(2 * 47_500)
        visit.enter("paris")
        visit.bet(2_500, "ante")
        visit.expect_money(2_500, 2_500)
        visit.bet(1_000, "ante", "ante")
        visit.press("btn-deal")
        visit.expect_phase("deciding")
        before = visit.cards("Your cards")
        visit.page.keyboard.press("x")  # no key of ours
        visit.page.wait_for_timeout(500)
        visit.press("option-play")
        visit.warned("Not enough balance")
        visit.expect_phase("deciding")
        visit.press("top-up")
        visit.shows("balance", OPENING)
        assert visit.cards("Your cards") == before == ["As", "Kd", "2h"]
        visit.press("btn-info")
        for row in ("Straight flush 40:1", "Straight 6:1", "Three of a kind 4:1"):
            expect(visit.page.get_by_role("dialog").get_by_role("row", name=row, exact=True)).to_be_visible()
        visit.page.keyboard.press("Escape")
        expect(visit.page.get_by_role("dialog")).to_have_count(0)
        finish(visit, "play")
        visit.expect_slip({"play": (4_500, 4_500), "ante": (4_500, 9_000)})
