"""A table with a picture: it plays, its quality is chosen, cards wait for it within bounds, and it can be missing."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Request, expect

from tests.browser.conftest import DESK, ROOT, visitor
from tests.browser.tables import BETTING_MS, DECISION_MS, OPENING, Visit, in_english
from tests.support.house import NOON_MS, open_house, tables

DECK = "Qc 9d 8h Js Th 9c"
WON = 1_500
"""By a straight on an ante of 500: Ante, Play and Ante Bonus, each to one."""
PLAYS = "() => document.querySelector('video')?.currentTime > 0.2"
CLOSES_AT_SECONDS = 8
"""Where in the recording the betting of a round that opens at noon is closed."""

START_MS = NOON_MS + BETTING_MS - CLOSES_AT_SECONDS * 1000
SLOWLY = """(seconds) => {
    const video = document.querySelector("video"), at = (name) => document.querySelector(`[data-testid=${name}]`);
    window.seen = [];
    new MutationObserver(() => seen.push({
        phase: at("phase").dataset.phase, light: at("light").dataset.light, chips: !at("chip-500").disabled,
        picture: video.currentTime, left: Number(at("light").querySelector("b").textContent),
    })).observe(at("phase"), { attributes: true, subtree: true });
    video.playbackRate = 0.25;
    video.currentTime = seconds;
    return new Promise((done) => video.addEventListener("seeked", () => done(video.currentTime), { once: true }));
}"""
"""Play slowly from there, and write down whatever changes on the page and what the picture shows then."""


@pytest.fixture(scope="module")
def stream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a recording in two qualities, filmed just before betting closed."""
    folder = tmp_path_factory.mktemp("stream")
    command = [sys.executable, str(ROOT / "scripts" / "test_stream.py"), "--folder", str(folder), "--port", "0"]
    with subprocess.Popen([*command, "--start-ms", str(START_MS)], stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        said = served.stdout.readline()
        assert said.startswith("stream at ")
        yield said.split()[-1]
        served.terminate()


@contextmanager
def at_venezia(browser: Browser, folder: Path, stream: str) -> Iterator[Visit]:
    """A visitor at a table whose picture is at an address."""
    filmed = tuple(msgspec.structs.replace(table, stream=stream) for table in tables("venezia"))
    database = folder / "house.sqlite3"
    with (
        open_house(database, decks=[DECK], tables=filmed) as house,
        visitor(browser, house.address, DESK) as page,
    ):
        visit = in_english(Visit(house, page, "desk"))
        visit.enter("venezia")
        yield visit


def _note(files: list[str], asked: Request) -> None:
    files.append(asked.url)


def set_video(visit: Visit, quality: str) -> None:
    visit.press("btn-settings")
    visit.find("set-video").select_option(quality)
    visit.page.keyboard.press("Escape")


def play_a_round(visit: Visit) -> None:
    visit.sit(1)
    visit.bet(500, "ante")
    visit.held(1_000)
    visit.advance(BETTING_MS)
    visit.choose("play")
    visit.advance(DECISION_MS)
    visit.expect_over()
    visit.expect_ledger(OPENING + WON)


def test_A35_the_picture_plays_in_the_quality_that_the_player_chooses(
    browser: Browser, tmp_path: Path, stream: str
) -> None:
    with at_venezia(browser, tmp_path, stream) as visit:
        page = visit.page
        files: list[str] = []
        page.on("requestfinished", partial(_note, files))
        page.reload()
        page.wait_for_function(PLAYS)
        assert [file for file in files if "/assets/hls" in file]  # loaded where there is a stream to read
        expect(page.get_by_test_id("drawn-dealer")).to_have_count(0)
        visit.press("btn-settings")
        offered = visit.find("set-video").locator("option").evaluate_all("(all) => all.map((one) => one.value)")
        assert offered == ["auto", "360", "180", "off"]  # those of the stream
        page.keyboard.press("Escape")
        for lines in ("180", "360"):
            set_video(visit, lines)
            expect(page.get_by_test_id("film")).to_have_attribute("data-height", lines)
            page.wait_for_function(f"() => document.querySelector('video').videoHeight === {lines}")
            expect(visit.find("video-height")).to_have_text(f"Video{lines}p")
        visit.shoot("video")
        set_video(visit, "off")
        expect(page.get_by_test_id("film")).to_have_count(0)
        expect(page.get_by_test_id("drawn-dealer")).to_be_visible()
        files.clear()
        page.reload()
        expect(page.get_by_test_id("drawn-dealer")).to_be_visible()  # kept on the device
        expect(page.get_by_test_id("film")).to_have_count(0)
        play_a_round(visit)
        assert [file for file in files if "hls" in file or not file.startswith(visit.house.address)] == []


def test_cards_wait_for_the_picture_while_the_house_decides(browser: Browser, tmp_path: Path, stream: str) -> None:
    with at_venezia(browser, tmp_path, stream) as visit:
        page = visit.page
        page.wait_for_function(PLAYS)
        visit.sit(1)
        visit.bet(500, "ante")
        visit.held(1_000)
        before = CLOSES_AT_SECONDS - 0.8  # at a quarter of its pace, three seconds
        assert page.evaluate(SLOWLY, before) >= before
        visit.advance(BETTING_MS)
        expect(visit.find("phase")).to_have_attribute("data-phase", "deciding", timeout=10_000)
        seen = page.evaluate("seen")
        waiting = [one for one in seen if one["phase"] == "betting" and one["light"] == "red"]
        assert waiting  # the house has closed, in the picture it has not
        assert not any(one["chips"] for one in waiting)
        dealt = [one for one in seen if one["phase"] != "betting"]
        assert min(one["picture"] for one in dealt) >= CLOSES_AT_SECONDS - 0.01
        lefts = [one["left"] for one in dealt if one["phase"] == "deciding"]
        assert 0 < max(lefts) < DECISION_MS // 1000  # not what there was when the house opened the decision
        visit.choose("play")
        set_video(visit, "off")  # nothing to wait for any more
        visit.advance(DECISION_MS)
        visit.expect_over()
        visit.expect_money(OPENING + WON)


def test_a_picture_that_cannot_be_had_leaves_the_table_as_it_is(browser: Browser, tmp_path: Path) -> None:
    with at_venezia(browser, tmp_path, "/healthz") as visit:  # an answer that is no stream
        expect(visit.page.get_by_test_id("drawn-dealer")).to_be_visible()
        play_a_round(visit)
        expect(visit.page.get_by_test_id("drawn-dealer")).to_be_visible()
