"""`croupier verify` as a person meets it: what it says, and the exit status for programs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.cli.main import main
from croupier.games.catalogue import TABLES
from croupier.wire.record import encode_record
from tests.fairness.rounds import with_cards

FAIR, NOT_FAIR, NO_RECORD = 0, 1, 2


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a fair round."""
    path = tmp_path / "round.json"
    path.write_bytes(encode_record(with_cards(TABLES[0])))
    return path


def test_a_fair_round_is_said_to_be_fair(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(file.read_text("utf-8"))
    assert main(["verify", str(file)]) == FAIR
    said = capsys.readouterr()
    assert said.err == ""
    first, *checks = said.out.splitlines()
    assert first == f"Round {record['round']} (ended): fair"
    assert [line.split()[:2] for line in checks[:5]] == [
        ["ok", name] for name in ("commitment", "rules", "cards", "stakes", "settlement")
    ]
    assert record["commitment"] in said.out


def test_the_first_wrong_thing_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(file.read_text("utf-8"))
    first, second = record["cards"][:2]
    first["card"], second["card"] = second["card"], first["card"]
    record["seats"][0]["returned"] += 100
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file)]) == NOT_FAIR
    said = capsys.readouterr().out
    assert "NOT FAIR" in said
    assert f"is {first['card']}, but the seed puts {second['card']} there." in said.splitlines()[-1]
    assert said.count("WRONG") == 1


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is not the record of a round: "),
        (b"\x00\xff\xfe", "is not the record of a round: "),
        (b"{}", "missing required field `format`"),
        (b" " * 2**20, "it has more than 262144 bytes"),
    ],
)
def test_a_file_that_is_no_record_is_said_to_be_none(
    file: Path, content: bytes, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(content)
    assert main(["verify", str(file)]) == NO_RECORD
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"croupier: {file} ")
    assert why in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("name", "why"), [("none", "No such file"), ("", "Is a directory"), ("round.json/x", "Not a")])
def test_a_file_that_cannot_be_read_is_named(
    file: Path, name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(file.parent / name)]) == NO_RECORD
    assert f"cannot be read: {why}" in capsys.readouterr().err


def test_what_a_terminal_would_obey_is_not_passed_on(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(file.read_text("utf-8"))
    record["round"] = "\x1b[2J\x07"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file)]) == NOT_FAIR
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize(("length", "status"), [(None, FAIR), (1000, NO_RECORD)])
def test_the_standard_input_is_read_too(file: Path, length: int | None, status: int) -> None:
    command = [sys.executable, "-m", "croupier", "verify", "-"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command, input=file.read_bytes()[:length], cwd=file.parent, env=environment, capture_output=True, check=False
    )
    assert done.returncode == status
    assert b"Traceback" not in done.stderr
