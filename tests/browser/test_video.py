"""A table with a picture: it plays, its quality is chosen, cards wait for it within bounds, and it can be missing."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESK, ROOT, visitor
from tests.browser.tables import BETTING_MS, DECISION_MS, OPENING, Visit, in_english
from tests.support.house import NOON_MS, open_house, tables

DECK = "Qc 9d 8h Js Th 9c"
PLAYS = "() => document.querySelector('video')?.currentTime > 0.2"
CLOSES_AT_SECONDS = 8
"""Where in the recording the betting of a round that opens at noon is closed."""

START_MS = NOON_MS + BETTING_MS - CLOSES_AT_SECONDS * 1000
SLOWLY = """(seconds) => {
    const video = document.querySelector("video"), table = document.querySelector("[data-testid=phase]");
    window.seen = [];
    new MutationObserver(() => {
        const left = Number(document.querySelector("[data-testid=light] b").textContent);
        seen.push([table.dataset.phase, video.currentTime, left]);
    }).observe(table, { attributes: true, attributeFilter: ["data-phase"] });
    video.playbackRate = 0.25;
    video.currentTime = seconds;
    return new Promise((done) => video.addEventListener("seeked", () => done(video.currentTime), { once: true }));
}"""


@pytest.fixture(scope="module")
def stream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a recording in two qualities, filmed just before betting closed."""
    folder = tmp_path_factory.mktemp("stream")
    command = [sys.executable, ROOT / "scripts" / "test_stream.py", "--folder", folder, "--port", "0"]
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


def set_video(visit: Visit, quality: str) -> None:
    visit.press("btn-settings")
    visit.find("set-video").select_option(quality)
    visit.page.keyboard.press("Escape")


def play_a_round(visit: Visit) -> None:
    visit.sit(1)
    visit.bet(500, "ante")
    visit.held(1_000)
    visit.house.advance(BETTING_MS)
    visit.choose("play")
    visit.house.advance(DECISION_MS)
    visit.expect_over()
    visit.expect_ledger(OPENING + 500)


def test_A35_the_picture_plays_in_the_quality_that_the_player_chooses(
    browser: Browser, tmp_path: Path, stream: str
) -> None:
    with at_venezia(browser, tmp_path, stream) as visit:
        page = visit.page
        page.wait_for_function(PLAYS)
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
        page.reload()
        expect(page.get_by_test_id("drawn-dealer")).to_be_visible()  # kept on the device
        expect(page.get_by_test_id("film")).to_have_count(0)
        play_a_round(visit)


def test_cards_wait_for_the_picture_while_the_house_decides(browser: Browser, tmp_path: Path, stream: str) -> None:
    with at_venezia(browser, tmp_path, stream) as visit:
        page = visit.page
        page.wait_for_function(PLAYS)
        visit.sit(1)
        visit.bet(500, "ante")
        visit.held(1_000)
        before = CLOSES_AT_SECONDS - 1
        assert page.evaluate(SLOWLY, before) >= before
        visit.house.advance(BETTING_MS)
        expect(visit.find("light")).to_have_attribute("data-light", "red")  # the house has closed
        expect(visit.find("chip-500")).to_be_disabled()
        visit.expect_phase("betting")  # and in the picture it has not
        visit.expect_phase("deciding")
        seen = page.evaluate("seen")
        assert [phase for phase, _, _ in seen][-1] == "deciding"
        assert min(seconds for _, seconds, _ in seen) >= CLOSES_AT_SECONDS - 0.01
        assert 0 < seen[-1][2] < DECISION_MS // 1000  # what is left is not what there was when the house opened it
        visit.choose("play")
        set_video(visit, "off")  # nothing to wait for any more
        visit.house.advance(DECISION_MS)
        visit.expect_over()
        visit.expect_money(OPENING + 500)


def test_a_picture_that_cannot_be_had_leaves_the_table_as_it_is(browser: Browser, tmp_path: Path) -> None:
    with at_venezia(browser, tmp_path, "/healthz") as visit:  # an answer that is no stream
        expect(visit.page.get_by_test_id("drawn-dealer")).to_be_visible()
        play_a_round(visit)
        expect(visit.page.get_by_test_id("drawn-dealer")).to_be_visible()


def test_the_player_for_streams_is_loaded_for_a_stream_alone(browser: Browser, tmp_path: Path, stream: str) -> None:
    for table, address, loaded in (("venezia", stream, True), ("venezia", None, False)):
        filmed = tuple(msgspec.structs.replace(one, stream=address) for one in tables(table))
        with (
            open_house(tmp_path / f"{loaded}.sqlite3", decks=[DECK], tables=filmed) as house,
            visitor(browser, house.address, DESK) as page,
        ):
            files: list[str] = []
            page.on("request", lambda asked, files=files: files.append(asked.url))
            page.goto(f"/table/{table}")
            expect(page.get_by_test_id("light")).to_be_visible()
            if loaded:
                page.wait_for_function(PLAYS)
            assert any("hls" in file for file in files) == loaded
            assert all(file.startswith((house.address, stream.rpartition("/")[0])) for file in files)
