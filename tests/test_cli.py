"""The command line as a person meets it, in a process of its own where that matters."""

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from croupier import __version__
from croupier.cli.main import FAILED, OK, main

CROUPIER = (sys.executable, "-m", "croupier")


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"croupier {__version__}\n")


@pytest.mark.parametrize("port", ["-1", "65536", "1e3", "", "\uff18\uff10", "http"])
def test_a_port_that_is_none_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--port", port])
    assert ended.value.code == 2
    assert "a port is a number from 0 to 65535" in capsys.readouterr().err


def test_a_port_in_use_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 1
    assert capsys.readouterr().err == (
        f"croupier: port {port} on 127.0.0.1 is already in use; choose another with --port, or 0 for any free one\n"
    )


def test_a_host_that_is_none_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--host", "192.0.2.1", "--port", "0"]) == 1
    assert capsys.readouterr().err.startswith("croupier: cannot listen on 192.0.2.1 port 0: ")


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_serving_announces_its_address_and_ends_in_order(stop: signal.Signals, tmp_path: Path) -> None:
    command = [*CROUPIER, "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=tmp_path, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as house:
        assert house.stdout is not None
        line = house.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert address, line
        with urllib.request.urlopen(f"{address.group()}healthz", timeout=10) as answer:  # noqa: S310 (our own)
            assert answer.status == 200
        house.send_signal(stop)
        _, errors = house.communicate(timeout=20)
    assert "Traceback" not in errors
    assert house.returncode in (0, -stop)


def test_games_lists_every_table_with_its_fingerprint(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == OK
    shown = capsys.readouterr().out
    assert main(["games", "--json"]) == OK
    tables = json.loads(capsys.readouterr().out)

    assert [table["id"] for table in tables] == ["venezia", "tequila", "roma", "paris", "zagreb"]
    assert all(re.fullmatch("[0-9a-f]{64}", table["definition"]) and table["definition"] in shown for table in tables)
    assert "flush or better 25:1" in shown
    assert "46 to 48 1:1" in shown


def test_a_database_that_cannot_serve_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "house.sqlite3"
    database.write_bytes(b"not a database at all, but long enough to look like a file" * 100)

    assert main(["serve", "--port", "0", "--database", str(database)]) == FAILED
    complaint = capsys.readouterr().err
    assert complaint.startswith("croupier: ")
    assert "is not a database" in complaint
    assert "Traceback" not in complaint
