"""The command line that lets the first people work in a house, and says whether its audit is whole."""

import io
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from croupier.cli.main import FAILED, OK, main
from tests.support.client import visitor
from tests.support.house import open_house
from tests.support.ledger import rows


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite3"


def add(database: Path, name: str, role: str, *options: str) -> int:
    return main(["staff", "add", name, "--role", role, "--database", str(database), *options])


async def test_the_first_admin_signs_in_with_the_password_that_was_printed_once(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(database, "Ada", "admin") == OK
    printed = capsys.readouterr().out
    password = re.search(r"shown this once: ([a-z2-9-]{23})\n", printed)
    assert password, printed
    with open_house(database) as house:
        async with visitor(house.address) as http:
            said = await http.post("/api/people/sign-in", json={"name": "Ada", "password": password[1]})
            assert said.json()["role"] == "admin"
            (row,) = (await http.get("/api/staff/audit")).json()
        assert (row["by"], row["act"], row["about"]) == ("operator", "Hire", "Ada")
        assert add(database, "Bob", "dealer") == FAILED
        assert "served by another Croupier" in capsys.readouterr().err


def test_a_password_may_come_on_standard_input_and_is_not_printed(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a quiet evening at the table\nmore\n"))
    assert add(database, "Eve", "supervisor", "--password-stdin") == OK
    assert capsys.readouterr().out == "Eve works here now as supervisor.\n"
    ((hashed,),) = rows(database, "SELECT password FROM credentials")
    assert hashed.startswith("$argon2id$v=19$m=65536,t=3,p=1$")


@pytest.mark.parametrize("typed", ["", "\n", "short\n", "password123\n"])
def test_a_password_that_cannot_be_adds_nobody(
    database: Path, typed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert add(database, "Eve", "supervisor", "--password-stdin") == FAILED
    assert capsys.readouterr().err.startswith("croupier: ")
    assert not database.exists() or rows(database, "SELECT * FROM players") == []


@pytest.mark.parametrize("name", ["", "<b>Eve</b>", "\u202eEve", "ADA", "\uff21da"])
def test_a_name_that_cannot_be_or_is_taken_adds_nobody(
    database: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(database, "Ada", "admin") == OK
    assert add(database, name, "dealer") == FAILED
    assert capsys.readouterr().err.startswith("croupier: ")
    assert len(rows(database, "SELECT * FROM players")) == 1


def test_the_audit_is_verified_and_the_first_bad_row_named(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("Ada", "Bea", "Cleo"):
        add(database, name, "admin")
    capsys.readouterr()
    verify = ["audit", "verify", "--database", str(database)]
    assert main(verify) == OK
    ((sealed,),) = rows(database, "SELECT hash FROM audit WHERE number = 3")
    assert capsys.readouterr().out == (
        f"The audit is whole: 3 rows, each sealed with the one before. The last has the hash {sealed}.\n"
    )
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DROP TRIGGER audit_never_deleted")
        connection.execute("DELETE FROM audit WHERE number = 2")
    assert main(verify) == FAILED
    assert "row 3 is the first that does not follow" in capsys.readouterr().err


def test_where_there_is_no_audit_that_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", "verify", "--database", str(tmp_path / "none.sqlite3")]) == FAILED
    assert "there is no database" in capsys.readouterr().err
    old = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute("CREATE TABLE players (player)")
    assert main(["audit", "verify", "--database", str(old)]) == FAILED
    assert "has no audit that can be read" in capsys.readouterr().err
