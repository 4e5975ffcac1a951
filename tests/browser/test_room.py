"""The player's room: settings, sound and voice, and what is said when a table is paused, void, or dealt by hand."""

import asyncio
import re
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from croupier.book.acts import Act, Announce, Burn, ConfirmCards, OpenTable, Pause, Resume, Scan, Void
from tests.browser.conftest import PHONE, go
from tests.browser.tables import BETTING_MS, DEALER, DECISION_MS, OPENING, PAUSE_MS, SAYS, Visit, visiting

DECK = "Qc 9d 8h Js Th 9c"
STILL = re.compile(r"12\s+Paused")
PAIR_THAT_LOSES = "As Ac 5h 8c 8d 3s"
PAIR_THAT_WINS = "Qc 9d 4h 8c 8d 3s"
WIN_HERTZ = 523
"""The first of the notes that follow a win."""

RETURNED = """() => new MutationObserver(() => {
    window.returned = document.querySelector("[data-testid=returning-ante]")?.dataset.minor ?? window.returned;
}).observe(document.body, { childList: true, subtree: true })"""
"""Write down the chips that are seen on their way back: not for long."""

LISTEN = """
    window.sounds = [];
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
        const start = source.prototype.start;
        source.prototype.start = function (...when) {
            window.sounds.push(Math.round(this.frequency?.value ?? 0));
            return start.apply(this, when);
        };
    }
    window.spoken = [];
    window.speechSynthesis.speak = (said) => window.spoken.push([said.lang, said.text]);
"""


def do(visit: Visit, act: Act) -> None:
    """Have an act of the house's people carried out."""
    assert visit.house.loop is not None
    asyncio.run_coroutine_threadsafe(visit.house.inside.writer.submit(act), visit.house.loop).result(20)


def by(visit: Visit, role: str = "supervisor") -> dict[str, Any]:
    """Who does it, when, at Sala Venezia."""
    return {"at_ms": visit.house.clock.wall_ms(), "by": "s1", "role": role, "table": "venezia"}


def is_accessible(visit: Visit) -> None:
    found = Axe().run(visit.page)
    assert found.violations_count == 0, found.generate_report()


def sat(visit: Visit) -> str:
    """A seat at Sala Venezia with an ante of 500; the round's code."""
    visit.enter("venezia")
    visit.sit(1)
    visit.bet(500, "ante")
    visit.held(1_000)
    return visit.find("game-code").inner_text()


def test_A33_sound_is_switched_at_the_table_and_goes_back_to_the_players_default(
    browser: Browser, tmp_path: Path
) -> None:
    with visiting(browser, tmp_path, "venezia paris zagreb", DECK, script=LISTEN) as visit:
        page = visit.page
        visit.enter("paris")
        visit.bet(500, "ante")
        page.wait_for_function("() => sounds.length > 0")  # a chip
        visit.press("btn-sound")
        expect(visit.find("btn-sound")).to_have_accessible_name("Switch sound on")
        before = page.evaluate("sounds.length")
        visit.bet(500, "ante")
        visit.shows("total-bet", 1_000)
        assert page.evaluate("sounds.length") == before
        visit.press("nav-lobby")
        visit.find("lobby-card-venezia").click()
        expect(visit.find("btn-sound")).to_have_attribute("data-on", "true")
        visit.press("btn-settings")
        visit.find("set-sound").uncheck()
        page.keyboard.press("Escape")
        expect(visit.find("btn-sound")).to_have_attribute("data-on", "false")
        visit.press("btn-sound")  # on, here alone
        visit.press("nav-lobby")
        visit.find("lobby-card-zagreb").click()
        expect(visit.find("btn-sound")).to_have_attribute("data-on", "false")


def test_nothing_sounds_glad_unless_more_came_back_than_was_staked(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "paris", PAIR_THAT_LOSES, PAIR_THAT_WINS, script=LISTEN) as visit:
        page = visit.page
        go(page, "/table/paris")
        for net, glad in ((-500, False), (1_500, True)):
            if glad:
                visit.press("btn-new")
                visit.expect_phase("betting")
            visit.bet(500, "ante", "pair_plus")
            visit.press("btn-deal")
            visit.expect_phase("deciding")
            visit.choose("play")
            visit.expect_over()
            expect(visit.find("result")).to_have_attribute("data-net", str(net))
            page.wait_for_function("() => sounds.length > 4")  # chips and cards are heard
            if glad:
                page.wait_for_function(f"() => sounds.includes({WIN_HERTZ})")
            assert (WIN_HERTZ in page.evaluate("sounds")) is glad


def test_E2_announcements_are_shown_and_spoken_to_who_wants_it(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK, DECK, script=LISTEN) as visit:
        page = visit.page
        sat(visit)
        page.evaluate(SAYS)
        do(visit, Announce(**by(visit, "dealer"), code="good_luck"))
        expect(visit.find("announced")).to_have_text("Good luck, everyone")
        visit.advance(BETTING_MS)
        visit.expect_phase("deciding")
        assert page.evaluate("said") == ["dealing: No more bets"]  # and not while there is something to decide
        assert page.evaluate("spoken") == []  # off, unless the player wants it
        visit.advance(DECISION_MS)
        visit.expect_over()
        visit.press("btn-settings")
        visit.find("set-voice").check()
        is_accessible(visit)
        page.keyboard.press("Escape")
        visit.press("lang-it")
        visit.advance(PAUSE_MS)
        visit.expect_phase("betting")
        do(visit, Announce(**by(visit, "dealer"), code="place_your_bets"))
        expect(visit.find("announced")).to_have_text("Fate le vostre puntate, prego")
        visit.bet(500, "ante")
        visit.held(1_000)
        visit.advance(BETTING_MS + DECISION_MS)
        page.wait_for_function("() => spoken.length > 1")
        assert page.evaluate("spoken")[:2] == [
            ["it-IT", "Fate le vostre puntate, prego"],
            ["it-IT", "Puntate chiuse"],
        ]


def test_A35_C14_what_is_set_stays_on_the_device(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "roma", "9c 9d 3h Ah 7h Kh 2s As 4d") as visit:
        files: list[str] = []
        visit.page.on("request", lambda asked: files.append(asked.url))
        visit.press("btn-settings")
        for name in ("others-chat", "sound", "shortcuts"):
            visit.find(f"set-{name}").uncheck()
        visit.find("set-quick").check()
        visit.find("set-deck").select_option("two")
        visit.find("set-video").select_option("480")
        expect(visit.find("set-volume")).to_be_disabled()
        is_accessible(visit)
        visit.shoot("settings")
        visit.page.keyboard.press("Escape")
        visit.enter("roma")
        visit.press("btn-settings")
        for name in ("others-chat", "sound", "shortcuts", "voice"):
            expect(visit.find(f"set-{name}")).not_to_be_checked()
        expect(visit.find("set-quick")).to_be_checked()
        expect(visit.find("set-video")).to_have_value("480")
        visit.page.keyboard.press("Escape")
        visit.bet(500, "ante")
        visit.press("btn-deal")
        visit.expect_phase("deciding")
        inks = visit.page.locator("[data-card='4d'] text").evaluate_all(
            "(all) => all.map((one) => one.getAttribute('fill'))"
        )
        assert set(inks) == {"#c4122f"}  # red, as hearts are
        assert not [file for file in files if "/hls" in file]  # no stream, no player for one


def test_A39_a_paused_table_says_so_and_stands_still_until_it_goes_on(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK) as visit:
        sat(visit)
        visit.advance(6_000)
        do(visit, Pause(**by(visit), reason="check"))
        expect(visit.find("paused")).to_contain_text("The supervisor is looking into something at this table.")
        expect(visit.find("light")).to_have_attribute("data-light", "red")
        expect(visit.find("light")).to_have_attribute("data-frozen", "true")
        expect(visit.find("light")).to_contain_text(STILL)
        expect(visit.find("chip-500")).to_be_disabled()
        expect(visit.find("spot-ante")).to_have_attribute("aria-disabled", "true")
        expect(visit.find("btn-undo")).to_be_disabled()
        is_accessible(visit)
        visit.shoot("paused")
        visit.advance(60_000)
        visit.page.reload()
        expect(visit.find("light")).to_contain_text(STILL)  # the time that was left
        do(visit, Resume(**by(visit)))
        expect(visit.page.get_by_test_id("paused")).to_have_count(0)
        expect(visit.find("light")).to_have_attribute("data-said", "12000")
        expect(visit.find("light")).to_have_attribute("data-light", "green")
        visit.expect_money(OPENING - 500, 500)
        visit.bet(500, "ante")
        visit.held(2_000)
        visit.advance(12_000)
        visit.expect_phase("deciding")
        do(visit, Pause(**by(visit), reason="technical"))
        expect(visit.find("paused")).to_be_visible()
        expect(visit.find("option-play")).to_be_disabled()
        do(visit, Resume(**by(visit)))
        visit.choose("play")
        visit.advance(DECISION_MS)
        visit.expect_over()


def test_A40_a_void_round_says_what_came_back(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK) as visit:
        code = sat(visit)
        visit.advance(BETTING_MS)
        visit.choose("play")
        visit.expect_money(OPENING - 1_000, 1_000)
        do(visit, Void(**by(visit), round=code, reason="malfunction"))
        visit.expect_phase("voided")
        expect(visit.find("result")).to_contain_text("The round is void")
        expect(visit.find("refund")).to_have_attribute("data-minor", "1000")
        expect(visit.find("result")).not_to_have_class(re.compile("win"))
        visit.expect_money(OPENING)
        is_accessible(visit)
        visit.shoot("void")
        visit.page.reload()
        visit.expect_phase("voided")
        expect(visit.find("refund")).to_have_attribute("data-minor", "1000")
        visit.expect_money(OPENING)


def test_a_late_bet_comes_back_with_a_receipt(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK, DECK) as visit:
        code = sat(visit)
        visit.page.evaluate(RETURNED)
        visit.house.clock.advance(BETTING_MS)  # the time is over, and nobody has looked at the clock yet
        visit.bet(500, "ante")
        late = visit.find("late")
        expect(late).to_contain_text("your chips came back")
        assert re.fullmatch(r"\S+", late.get_attribute("data-receipt") or "")
        assert visit.page.evaluate("returned") == "500"
        visit.expect_money(OPENING - 500, 500)
        visit.shoot("late")
        visit.advance(0)
        visit.expect_phase("deciding")
        visit.expect_money(OPENING - 500, 500)
        visit.advance(DECISION_MS)
        visit.expect_over()
        visit.advance(PAUSE_MS)
        visit.expect_phase("betting")
        assert visit.find("game-code").inner_text() != code
        visit.expect_money(OPENING - 500, 0)  # never part of the next round
        expect(visit.page.get_by_test_id("late")).to_have_count(0)


def test_a_table_dealt_by_hand_says_what_it_waits_for(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK, size=PHONE) as visit:
        do(visit, OpenTable(**by(visit, "dealer"), dealing="hand", dealer="d1", dealer_name="Ana"))
        code = sat(visit)
        expect(visit.page.get_by_text("Dealer: Ana").first).to_be_attached()
        visit.advance(BETTING_MS)
        visit.expect_phase("dealing")
        expect(visit.find("waits")).to_have_text("The dealer puts a card aside")
        do(visit, Burn(**by(visit, "dealer"), round=code))
        expect(visit.find("waits")).to_have_text("The dealer deals the next card")
        do(visit, Scan(**by(visit, "dealer"), round=code, card="Js"))
        expect(visit.page.locator("[data-card=Js]")).to_be_visible()
        visit.page.reload()
        visit.expect_phase("dealing")
        expect(visit.page.locator("[data-card=Js]")).to_be_visible()
        visit.expect_money(OPENING - 500, 500)
        for card in ("Th", "9c", None, None, None):
            do(visit, Scan(**by(visit, "dealer"), round=code, card=card))
        visit.expect_phase("deciding")
        assert visit.cards(DEALER) == ["??"] * 3
        visit.choose("play")
        visit.advance(DECISION_MS)
        visit.expect_phase("finishing")
        do(visit, Scan(**by(visit, "dealer"), round=code, card="Qc"))
        expect(visit.page.locator("[data-card=Qc]")).to_be_visible()
        visit.page.reload()
        visit.expect_phase("finishing")
        expect(visit.page.locator("[data-card=Qc]")).to_be_visible()
        assert visit.cards(DEALER) == ["Qc", "??", "??"]
        for card in ("9d", "8h"):
            do(visit, Scan(**by(visit, "dealer"), round=code, card=card))
        expect(visit.find("waits")).to_have_text("The dealer checks the cards")
        visit.expect_money(OPENING - 1_000, 1_000)  # nothing is paid before
        do(visit, ConfirmCards(**by(visit, "dealer"), round=code))
        visit.expect_over()
        visit.expect_money(OPENING + 1_500)
        own = visit.page.get_by_label("Your cards", exact=True).locator("[data-won=true]")
        expect(own).to_have_count(3)


def test_A18_on_a_phone_the_light_leaves_the_dealers_head_free(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK, size=PHONE) as visit:
        sat(visit)
        visit.advance(BETTING_MS)
        visit.expect_phase("deciding")
        for width in (PHONE[0], 320):
            visit.page.set_viewport_size({"width": width, "height": PHONE[1]})
            for language in ("it", "fr", "hr", "en"):
                visit.page.evaluate(f"localStorage.setItem('croupier.language', '{language}')")
                visit.page.reload()
                light, hair = (
                    found.bounding_box()
                    for found in (
                        visit.find("light"),
                        visit.page.locator("[data-testid=drawn-dealer] svg > path").first,
                    )
                )
                assert light is not None
                assert hair is not None
                assert light["x"] + light["width"] < hair["x"], (language, width)
