"""Chat, support and a round seen again, as people see and use them: on a desk, on a phone, by keyboard."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from croupier.book.acts import Halt
from croupier.ports.store import Role
from croupier.server.session import COOKIE
from tests.browser.conftest import DESK, PHONE, go, visitor
from tests.browser.tables import BETTING_MS, DECISION_MS, Visit, another, visiting
from tests.support.people import someone, token_of

DECK = "Qc 9d 8h Js Th 9c"
PAUSED = {
    "it": "Il tavolo è in pausa",
    "fr": "La table est en pause",
    "hr": "Stol je zaustavljen",
    "en": "The table is paused",
}
TRICK = "<img src=x onerror='document.title=1'> \u202eabc"


@contextmanager
def working(browser: Browser, visit: Visit, role: Role, size: tuple[int, int] = DESK) -> Iterator[Visit]:
    """The page of one of the house's people, signed in."""
    with visitor(browser, visit.house.address, size) as page:
        token = token_of(visit.house, someone(visit.house, role))
        page.context.add_cookies([{"name": COOKIE, "value": token, "url": visit.house.address}])
        go(page, "/")
        page.evaluate("localStorage.setItem('croupier.language', 'en')")
        yield Visit(visit.house, page, "desk")


def violations(page: Page) -> list[str]:
    """What axe objects to, and where."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {[node['target'] for node in one['nodes']]}" for one in found]


def say(visit: Visit, words: str) -> None:
    """Write at the table, by keyboard."""
    visit.find("chat-input").fill(words)
    visit.find("chat-input").press("Enter")
    expect(visit.find("chat-input")).to_have_value("")


def lines(visit: Visit) -> Locator:
    """What is written at the table."""
    return visit.page.get_by_test_id("chat-log").get_by_test_id("chat-line")


def overlaps(page: Page, one: str, others: str) -> list[str]:
    """Which of the others an element lies over."""
    found: list[str] = page.evaluate(
        """([one, others]) => {
          const a = document.querySelector(one).getBoundingClientRect();
          return [...document.querySelectorAll(others)].filter((other) => {
            const b = other.getBoundingClientRect();
            return b.width && b.height && a.left < b.right - 1 && b.left < a.right - 1
              && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          }).map((other) => other.dataset.testid ?? other.className);
        }""",
        [one, others],
    )
    return found


NEVER_COVERED = (
    "[data-testid^=spot-], [data-testid^=option-], [data-testid^=chip-], .light, footer, [data-testid^=slip-line-]"
)


def test_A30_A31_players_talk_beside_the_bets_and_in_full_screen(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK) as ann, another(browser, ann) as bob:
        for one in (ann, bob):
            one.enter("venezia")
            expect(one.find("chat-log")).to_contain_text("Nobody has written at this table yet.")
        ann.page.keyboard.press("m")
        expect(ann.find("chat-input")).to_be_focused()
        ann.page.keyboard.type("r2d2 mzc")  # no shortcut of the table while one writes
        expect(ann.find("chat-input")).to_have_value("r2d2 mzc")
        ann.find("chat-tab-table").press("ArrowRight")
        expect(ann.find("chat-tab-support")).to_be_focused()
        expect(ann.find("support-log")).to_be_visible()
        ann.page.keyboard.press("ArrowLeft")
        say(ann, TRICK)
        expect(lines(bob).first).to_contain_text("<img src=x onerror='document.title=1'> abc")
        expect(lines(ann).first).to_contain_text("You")
        assert bob.page.title() != "1"
        assert overlaps(bob.page, "[data-testid=chat]", NEVER_COVERED) == []
        bob.press("chat-enlarge")
        expect(bob.find("chat-enlarge")).to_have_attribute("aria-pressed", "true")
        bob.press("btn-fullscreen")
        bob.page.wait_for_function("document.fullscreenElement !== null")
        expect(lines(bob).first).to_be_visible()
        assert overlaps(bob.page, "[data-testid=chat]", NEVER_COVERED) == []
        bob.shoot("chat-large")
        bob.page.keyboard.press("Escape")
        bob.page.wait_for_function("document.fullscreenElement === null")
        _mute_and_hear_again(ann, bob)
        assert violations(bob.page) == []


def _mute_and_hear_again(ann: Visit, bob: Visit) -> None:
    bob.press("chat-more")
    bob.press("chat-report")
    bob.warned("Reported. Support looks into it.")
    bob.press("chat-more")
    bob.press("chat-mute")
    expect(lines(bob)).to_have_count(0)
    bob.page.get_by_text("Chat settings").click()
    bob.press("chat-unmute")
    expect(lines(bob)).to_have_count(1)
    bob.find("chat-others").uncheck()
    expect(lines(bob)).to_have_count(0)
    expect(lines(ann)).to_have_count(1)
    bob.press("chat-show-others")
    expect(lines(bob)).to_have_count(1)


def test_A30_on_a_phone_the_chat_is_a_sheet_above_bets_and_decision(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK, size=PHONE) as ann, another(browser, ann) as bob:
        for one in (ann, bob):
            one.enter("venezia")
        ann.press("btn-sit")
        ann.expect_phase("betting")
        say(bob, "hello from the desk")
        expect(ann.find("chat-badge")).to_have_text("1")
        ann.press("btn-chat")
        expect(lines(ann).first).to_contain_text("hello from the desk")
        assert overlaps(ann.page, "[data-testid=chat]", NEVER_COVERED) == []
        ann.shape = "phone"
        ann.shoot("chat-betting")
        ann.bet(500, "ante")
        ann.held(1_000)
        ann.advance(BETTING_MS)
        ann.expect_phase("deciding")
        for large in (False, True):
            if large:
                ann.press("chat-enlarge")
            ann.page.wait_for_timeout(100)
            assert overlaps(ann.page, "[data-testid=chat]", NEVER_COVERED) == []
            ann.shoot(f"chat-deciding{'-large' if large else ''}")
        assert violations(ann.page) == []
        ann.choose("play")
        ann.advance(DECISION_MS)
        ann.expect_over()
        ann.page.wait_for_timeout(100)
        assert overlaps(ann.page, "[data-testid=chat]", NEVER_COVERED) == []
        ann.shoot("chat-over")
        ann.find("chat-input").press("Escape")
        expect(ann.page.get_by_test_id("chat")).to_be_hidden()
        expect(ann.find("btn-chat")).to_be_focused()


def test_A30_A32_A34_a_player_asks_and_support_answers(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "paris", DECK) as ann, working(browser, ann, "support") as sue:
        ann.enter("paris")
        ann.bet(500, "ante")
        ann.press("btn-deal")
        ann.choose("play")
        ann.expect_over()
        code = ann.find("game-code").inner_text()
        ann.press("btn-chat")
        ann.find("support-input").fill("Was the dealer's hand right?")
        ann.find("support-input").press("Enter")
        expect(ann.page.get_by_test_id("support-log")).to_contain_text("Was the dealer's hand right?")
        go(sue.page, "/support")
        expect(sue.find("talk")).to_have_attribute("data-unread", "1")
        sue.press("talk")
        expect(sue.page.get_by_test_id("talk-log")).to_contain_text("Was the dealer's hand right?")
        assert violations(sue.page) == []
        sue.shoot("support-talk")
        sue.press("about-round")
        expect(sue.find("replay")).to_have_attribute("data-step", sue.find("replay").get_attribute("data-steps") or "")
        sue.shoot("support-round")
        assert violations(sue.page) == []
        sue.page.go_back()
        ann.press("btn-chat")
        sue.find("answer-input").fill("Yes: queen high or better.")
        sue.find("answer-input").press("Enter")
        expect(ann.find("chat-badge")).to_have_text("1")
        ann.press("btn-chat")
        expect(ann.page.get_by_test_id("support-log")).to_contain_text("Yes: queen high or better.")
        ann.page.reload()
        expect(ann.page.get_by_test_id("chat-badge")).to_be_hidden()
        _see_again_and_report(ann, code)
        _find_and_close(sue, code)


def _see_again_and_report(ann: Visit, code: str) -> None:
    go(ann.page, f"/history/{code}")
    ann.press("replay-open")
    replay = ann.find("replay")
    steps = int(replay.get_attribute("data-steps") or 0)
    assert steps > 10
    ann.find("replay-first").press("Enter")
    expect(ann.find("replay-now")).to_contain_text("Betting opens")
    ann.find("replay-slider").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.find("replay-now")).to_contain_text("bets Ante 5.00")
    for _ in range(steps - 2):
        ann.press("replay-on")
    expect(replay).to_have_attribute("data-step", str(steps))
    assert violations(ann.page) == []
    replay.scroll_into_view_if_needed()
    ann.shoot("replay")
    ann.press("report-round")
    expect(ann.find("round-reported")).to_be_visible()


def _find_and_close(sue: Visit, code: str) -> None:
    sue.press("part-rounds")
    _, _, time, _ = code.split("-")
    sue.find("find-round").fill(f"{time[:2]}:{time[2:4]}:{time[4:]} paris")
    sue.find("find-round").press("Enter")
    expect(sue.page.locator(f"[data-round='{code}']")).to_be_visible()
    sue.press("part-reports")
    expect(sue.find("report")).to_contain_text(code)
    sue.find("report-word").fill("The hand was right.")
    sue.find("report-word").press("Enter")
    expect(sue.find("report")).to_have_attribute("data-open", "false")
    assert violations(sue.page) == []
    sue.shoot("support-reports")
    sue.press("part-players")
    sue.find("find-player").fill("guest")
    sue.find("find-player").press("Enter")
    sue.press("found-player-players")
    expect(sue.find("players-round")).to_contain_text(code)


def test_a_supervisor_silences_a_player_who_is_told(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK) as ann, working(browser, ann, "supervisor") as max_:
        ann.enter("venezia")
        say(ann, "rude words")
        go(max_.page, "/supervisor/table/venezia")
        max_.press("table-chat")
        max_.find("chat-input").fill("Please keep it friendly.")
        max_.find("chat-input").press("Enter")
        expect(lines(ann).last).to_contain_text("Supervisor")
        assert violations(max_.page) == []
        max_.shoot("supervisor-chat")
        max_.press("chat-more")
        max_.press("chat-silence")
        max_.find("silence-60").check()
        max_.find("silence-why").fill("insults")
        max_.press("silence-do")
        expect(ann.find("chat-barred")).to_contain_text("for 60 more minutes")
        expect(ann.find("chat-input")).to_be_disabled()
        ann.press("chat-tab-support")
        ann.find("support-input").fill("I am sorry")
        ann.find("support-input").press("Enter")
        expect(ann.page.get_by_test_id("support-log")).to_contain_text("I am sorry")


def test_A39_the_house_speaks_every_readers_language(browser: Browser, tmp_path: Path) -> None:
    with visiting(browser, tmp_path, "venezia", DECK) as ann:
        ann.enter("venezia")
        expect(ann.find("chat-log")).to_be_visible()
        house = ann.house
        assert house.loop is not None
        halt = house.inside.writer.submit(Halt(house.clock.wall_ms(), "venezia", "error", "ZeroDivisionError"))
        asyncio.run_coroutine_threadsafe(halt, house.loop).result(20)
        for language, words in PAUSED.items():
            ann.press(f"lang-{language}")
            expect(lines(ann).first).to_contain_text(words)
        expect(ann.find("chat-log")).not_to_contain_text("ZeroDivisionError")
