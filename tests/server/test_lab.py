"""The odds lab over REST: exact figures at once, and a sentence for whatever cannot be computed."""

import json
from collections.abc import AsyncIterator

import httpx
import pytest

from croupier.odds.certificate import decode
from croupier.odds.certify import certify
from croupier.odds.changes import GAMES, changed, parse_change
from croupier.server.lab.answers import QUESTIONS_AT_ONCE
from tests.support.client import visitor
from tests.support.house import OpenHouse

SMALL = "three-card-poker-instant"
FLUSH_3 = "pair_plus.flush=3"


@pytest.fixture
async def http(house: OpenHouse) -> AsyncIterator[httpx.AsyncClient]:
    async with visitor(house.address) as http:
        (await http.post("/api/session")).raise_for_status()
        yield http


async def test_a_game_without_changes_is_worth_what_its_certificate_says(http: httpx.AsyncClient) -> None:
    answer = await http.post(f"/api/odds/{SMALL}", json={})
    assert answer.status_code == 200
    found = answer.json()
    certificate = decode(certify(GAMES[SMALL]))
    assert found["definition"] == certificate.definition
    for bet, figures in certificate.optimal.bets.items():
        assert found["bets"][bet]["expected_value"] == {
            "numerator": figures.expected_value.numerator,
            "denominator": figures.expected_value.denominator,
        }
    assert {name: str(share["hands"]) for name, share in found["options"].items()} == certificate.optimal.hands
    assert len(found["outcomes"]) == len(certificate.outcomes)


async def test_a_changed_cell_changes_the_figures_and_nothing_else(http: httpx.AsyncClient) -> None:
    before = (await http.post(f"/api/odds/{SMALL}", json={})).json()
    after = (await http.post(f"/api/odds/{SMALL}", json={"changes": [FLUSH_3]})).json()
    assert after["bets"]["main"] == before["bets"]["main"]
    ratio = after["bets"]["pair_plus"]["expected_value"]
    was = before["bets"]["pair_plus"]["expected_value"]
    assert ratio["denominator"] == "22100"
    assert int(was["numerator"]) - int(ratio["numerator"]) == 1_096  # one unit less for each flush


async def test_stakes_that_a_fold_forfeits_change_the_play(http: httpx.AsyncClient) -> None:
    alone = (await http.post("/api/odds/casino-holdem", json={})).json()
    joint = (await http.post("/api/odds/casino-holdem", json={"stakes": {"aa_bonus": "1/2"}})).json()
    assert joint["options"]["call"]["hands"] > alone["options"]["call"]["hands"]
    assert joint["strategy"]["stakes"] == {"aa_bonus": "1/2"}


async def test_the_lab_tells_what_may_be_changed(http: httpx.AsyncClient) -> None:
    games = {game["game"]: game for game in (await http.get("/api/odds")).json()}
    assert list(games) == list(GAMES)
    holdem = games["casino-holdem"]
    assert holdem["raises"] == {"call": 2}
    assert holdem["survives_fold"] == {"aa_bonus": False}
    assert holdem["strategies"][:2] == ["optimal", "basic"]
    assert holdem["tables"] == {"roma": "Casino Hold'em Roma"}
    rows = next(line["rows"] for line in holdem["lines"] if line["line"] == "ante")
    assert rows[0] == {"hand": "royal_flush", "pays": 100}
    assert {"hand": "pair_of_aces", "pays": None} in rows


async def test_certificate_and_report_are_kept_as_files(http: httpx.AsyncClient) -> None:
    answer = await http.get(f"/api/odds/{SMALL}/certificate", params={"set": [FLUSH_3]})
    assert answer.headers["content-disposition"] == f'attachment; filename="{SMALL}.certificate.json"'
    assert answer.content == certify(changed(GAMES[SMALL], [parse_change(FLUSH_3)]))
    page = await http.get(f"/api/odds/{SMALL}/report", params={"set": FLUSH_3, "strategy": "q-6-4"})
    assert page.headers["content-disposition"] == f'attachment; filename="{SMALL}.odds.html"'
    assert page.text.startswith("<!doctype html>")
    assert "q-6-4" in page.text


BAD = [
    ("no-such-game", {}, 404, "unknown_game"),
    (SMALL, {"changes": ["pair_plus.flush"]}, 400, "bad_odds"),
    (SMALL, {"changes": ["no_line.flush=3"]}, 400, "bad_odds"),
    (SMALL, {"changes": ["pair_plus.no_row=3"]}, 400, "bad_odds"),
    (SMALL, {"changes": ["pair_plus.flush=-3"]}, 400, "bad_odds"),
    (SMALL, {"changes": ["pair_plus.flush=1.5"]}, 400, "bad_odds"),
    (SMALL, {"changes": ["pair_plus.flush=" + "9" * 25]}, 400, "bad_odds"),
    (SMALL, {"stakes": {"ante": "1"}}, 400, "bad_odds"),
    (SMALL, {"stakes": {"pair_plus": "0"}}, 400, "bad_odds"),
    (SMALL, {"stakes": {"pair_plus": "1/0"}}, 400, "bad_odds"),
    (SMALL, {"strategy": "hope"}, 400, "bad_odds"),
    (SMALL, {"stakes": {"pair_plus": "-1"}}, 400, "bad_request"),
    (SMALL, {"objective": "joy"}, 400, "bad_request"),
    (SMALL, {"changes": ["x" * 101]}, 400, "bad_request"),
    (SMALL, {"changes": [FLUSH_3] * 101}, 400, "bad_request"),
    (SMALL, {"surprise": 1}, 400, "bad_request"),
]


@pytest.mark.parametrize(("game", "question", "status", "code"), BAD)
async def test_a_bad_question_gets_a_sentence(
    http: httpx.AsyncClient, game: str, question: dict[str, object], status: int, code: str
) -> None:
    answer = await http.post(f"/api/odds/{game}", json=question)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["message"][0].isupper()
    assert answer.json()["message"].endswith(".")


@pytest.mark.parametrize(
    "query", ["set=pair_plus.flush%3D-1", "stake=pair_plus", "stake=pair_plus%3D1%2F0", "strategy=%20", "objective=joy"]
)
async def test_a_bad_address_gets_a_sentence(http: httpx.AsyncClient, query: str) -> None:
    answer = await http.get(f"/api/odds/{SMALL}/report?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_odds")


async def test_a_stranger_has_to_open_a_session_first(house: OpenHouse) -> None:
    async with visitor(house.address) as http:
        assert (await http.post(f"/api/odds/{SMALL}", json={})).json()["code"] == "not_signed_in"
        assert (await http.get("/api/odds")).json()["code"] == "not_signed_in"


async def test_one_player_may_ask_only_so_much(house: OpenHouse) -> None:
    async with visitor(house.address) as http:
        await http.post("/api/session")
        codes = [(await http.get("/api/odds")).status_code for _ in range(QUESTIONS_AT_ONCE + 1)]
    assert codes == [200] * QUESTIONS_AT_ONCE + [429]


async def test_the_tables_go_on_while_the_lab_computes(house: OpenHouse, http: httpx.AsyncClient) -> None:
    """The process that computes is another one."""
    await http.post(f"/api/odds/{SMALL}", json={})
    process = house.inside.lab.worker._process
    assert process is not None
    assert process.is_alive()
    assert json.loads((await http.get("/healthz")).text)["status"] == "ok"
