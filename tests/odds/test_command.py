"""The commands as a person or a program meets them."""

import csv
import json
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from croupier.entry import main
from croupier.games.three_card_poker import LIVE
from croupier.odds import census
from croupier.odds.certificate import shipped
from croupier.odds.errors import OddsError
from croupier.rules.fingerprint import fingerprint


def ask(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what a command prints that succeeds."""
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(ask(capsys, "odds", "three-card-poker-live", "--json"))
    assert found["game"] == "three-card-poker-live"
    assert found["definition"] == fingerprint(LIVE)
    main_bet = found["bets"]["main"]
    assert main_bet["expected_value"] == {"numerator": "-13733780", "denominator": "407170400"}
    assert found["bets"]["pair_plus"]["expected_value"] == {"numerator": "-992", "denominator": "22100"}
    assert set(main_bet) >= {
        "house_edge",
        "element_of_risk",
        "rtp_per_ante",
        "rtp_per_staked",
        "standard_deviation",
        "hit_frequency",
        "average_staked",
    }
    assert found["options"]["play"] == {"hands": 14_900, "share": 14_900 / 22_100}
    endings = [outcome for outcome in found["outcomes"] if outcome["bet"] == "main"]
    assert sum(int(ending["deals"]) for ending in endings) == 407_170_400
    assert sum(int(ending["deals"]) * ending["net"] for ending in endings) == -13_733_780
    assert found["seconds"] >= 0


def test_changes_stakes_and_strategies_on_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = tmp_path / "tight.toml"
    table.write_text("[pair_plus]\nflush = 3\n")
    game = ("odds", "three-card-poker-live", "--json", "--brief")
    by_file = json.loads(ask(capsys, *game, "--paytable", str(table)))
    by_hand = json.loads(ask(capsys, *game, "--set", "pair_plus.flush=3"))
    assert by_file["bets"] == by_hand["bets"]
    assert by_file["bets"]["pair_plus"]["expected_value"]["numerator"] == "-2088"
    joint = json.loads(ask(capsys, *game, "--stake", "pair_plus=1/2"))
    assert joint["together"]["stakes"] == {"ante": "1", "pair_plus": "1/2"}
    assert joint["together"]["expected_value"] == {"numerator": "-45744168", "denominator": "814340800"}
    always = json.loads(ask(capsys, *game, "--strategy", "always-play"))
    assert always["options"]["fold"]["hands"] == 0
    assert always["strategy"]["cost_per_ante"] > 0


def test_the_report_to_read_says_both_bases(capsys: pytest.CaptureFixture[str]) -> None:
    text = ask(capsys, "odds", "tequila-poker")
    assert re.search(r"house edge +4\.2147 % +\(RTP per Ante 95\.7853 %\)", text)
    assert re.search(r"element of risk +2\.6149 % +\(RTP per staked 97\.3851 %\)", text)


def test_a_page_is_one_file_with_every_figure(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "odds.html"
    ask(capsys, "odds", "three-card-poker-instant", "--html", str(page))
    html = page.read_text(encoding="utf-8")
    assert "-13733780 / 407170400" in html
    assert "Play with Q-6-4 or better" in html
    assert not re.search(r"(src|href)=|url\(|@import", html)


def test_a_sweep_is_a_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = tmp_path / "generous.json"
    table.write_text('{"pair_plus": {"pair": 2}}')
    text = ask(capsys, "odds", "sweep", "three-card-poker-instant", str(table), "--set", "ante_bonus.straight=1,2")
    rows = list(csv.DictReader(StringIO(text)))
    assert [row["ante_bonus.straight"] for row in rows] == ["1", "2"]
    assert {row["paytable"] for row in rows} == {"generous"}
    assert {row["pair_plus.pair"] for row in rows} == {"2"}
    assert [int(row["main.numerator"]) for row in rows] == [-13_733_780, -13_733_780 + 720 * 18_424]


def test_a_certificate_is_written_and_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    written = ask(capsys, "certificate", "three-card-poker-instant")
    assert written.encode() == (shipped() / "three-card-poker-instant.json").read_bytes()
    file = tmp_path / "certificate.json"
    ask(capsys, "certificate", "three-card-poker-instant", "--output", str(file))
    assert "exactly what was counted" in ask(capsys, "certificate", "three-card-poker-instant", "--check", str(file))
    # Of another definition: well made, but not this one's.
    other = ("certificate", "three-card-poker-instant", "--set", "pair_plus.flush=3", "--check", str(file))
    assert main(other) == 1
    assert "the figures differ" in capsys.readouterr().err
    file.write_text(written.replace("14900", "14901", 1))
    assert main(("certificate", "three-card-poker-instant", "--check", str(file))) == 2
    assert "was edited" in capsys.readouterr().err


def test_a_simulation_stands_beside_the_exact_figures(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", "three-card-poker-live", "--rounds", "20000", "--seed", "7", "--bankroll", "40", "--json")
    found = json.loads(ask(capsys, *command, "--workers", "1"))
    again = json.loads(ask(capsys, *command, "--workers", "2"))
    assert found.pop("seconds") >= 0
    assert again.pop("seconds") >= 0
    assert found == again
    low, high = found["bets"]["main"]["confidence_95"]
    assert low < found["bets"]["main"]["mean"] < high
    assert found["bets"]["main"]["expected_value"]["numerator"] == "-13733780"
    assert found["sessions"]["sessions"] == 200
    assert "std errors" in ask(capsys, *command[:6])


REFUSED = [
    ("odds nope", "no game 'nope'"),
    ("odds casino-holdem --set nope.flush=3", "no line 'nope'"),
    ("odds casino-holdem --set ante.nope=3", "no row 'nope'"),
    ("odds casino-holdem --set call.nope=3", "no line 'call'"),
    ("odds casino-holdem --set ante.flush=-3", "cannot be negative"),
    ("odds casino-holdem --set ante.flush=three", "is not a whole number"),
    ("odds casino-holdem --set ante.flush=400000", "leave 64 bits"),
    ("odds casino-holdem --set ante.flush=9223372036854775808", "leave 64 bits"),
    ("odds casino-holdem --stake aa_bonus=0", "must be above 0"),
    ("odds casino-holdem --stake aa_bonus=-1", "must be above 0"),
    ("odds casino-holdem --stake aa_bonus=1/0", "is not a stake"),
    ("odds casino-holdem --stake aa_bonus=inf", "is not a stake"),
    ("odds casino-holdem --stake aa_bonus=1e999", "is not a stake"),
    ("odds casino-holdem --stake aa_bonus=1/1000000007", "leave 64 bits"),
    ("odds casino-holdem --stake pair_plus=1", "no side bet 'pair_plus'"),
    ("odds casino-holdem --strategy q-6-4", "no strategy 'q-6-4'"),
    ("odds three-card-poker-live --strategy basic --objective element-of-risk", "for the optimal strategy"),
    ("odds casino-holdem --paytable missing.toml", "cannot be read"),
    ("odds sweep three-card-poker-live --set ante_bonus.straight=9..1", "from the lower to the higher"),
    ("odds sweep three-card-poker-live --set ante_bonus.straight=1..99999", "at most 10,000"),
    ("certificate nope", "no game 'nope'"),
    ("certificate three-card-poker-instant --check missing.json", "cannot be read"),
    ("simulate three-card-poker-live --rounds 0", "1 to 1,000,000,000,000 rounds"),
]


@pytest.mark.parametrize(("command", "why"), REFUSED)
def test_bad_input_is_answered_with_a_sentence(command: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command.split()) == 2
    printed = capsys.readouterr()
    assert why in printed.err
    assert printed.err.startswith("croupier: ")
    assert printed.err.count("\n") == 1
    assert printed.out == ""


@pytest.mark.parametrize(
    "command",
    [
        "odds",
        "odds casino-holdem --objective winning",
        "simulate casino-holdem",
        "simulate casino-holdem --rounds many",
        "simulate casino-holdem --rounds -5",
    ],
)
def test_a_command_that_is_none_is_a_usage_error(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(command.split())
    assert ended.value.code == 2
    assert "usage: croupier" in capsys.readouterr().err


def test_without_kernels_numpy_serves_and_C_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.odds.compiled.available", False)
    assert census.checked_route(None) == "numpy"
    with pytest.raises(OddsError, match="no compiler was found"):
        census.checked_route("c")


def test_the_odds_do_not_wait_for_the_server_to_load() -> None:
    program = "import sys; from croupier.entry import main; main(['odds', 'three-card-poker-instant', '--brief']); "
    program += "sys.exit(any(name in sys.modules for name in ('uvicorn', 'litestar', 'sqlalchemy', 'asyncio')))"
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "407170400" in done.stdout
