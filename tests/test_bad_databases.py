"""What can be wrong with a database, through the command line: one line that says what to do, and nothing is lost."""

import asyncio
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.adapters.vault import key_file
from croupier.cli.main import main
from tests.support.client import Client, player
from tests.support.ledger import check_history, check_ledger, everything, rows, wallet_of
from tests.support.process import HouseProcess, house_process

ROOT = Path(__file__).parents[1]
CROUPIER = (sys.executable, "-m", "croupier")
FAILED = 1
AS_NOBODY = """
import os, sys
from croupier.cli.main import main
if os.geteuid() == 0:  # root may write anywhere
    os.setuid(65534)
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a house that was killed when a guest had a round with money on the table."""
    path = tmp_path_factory.mktemp("killed") / "house.sqlite3"
    with house_process(path) as house:
        asyncio.run(bet_and_deal(house))
        house.kill()
    return path


@pytest.fixture
def database(killed: Path, tmp_path: Path) -> Path:
    """A copy of them for each test."""
    return Path(shutil.copytree(killed.parent, tmp_path / "house")) / killed.name


async def bet_and_deal(house: HouseProcess) -> None:
    async with player(house.address) as guest:
        await guest.join("paris")
        await guest.bet("paris", ante=500)
        await guest.deal("paris")


Complaint = Callable[..., str]


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]) -> Iterator[Complaint]:
    """The one line in which a command says why it cannot. Its port is in use, so that no house opens by mistake."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])

        def complain(command: str, database: Path) -> str:
            arguments = [command, "--database", str(database), *(("--port", port) if command == "serve" else ())]
            status = main(arguments)
            said = capsys.readouterr()
            assert (status, said.out) == (FAILED, ""), said.err
            (line,) = said.err.splitlines()
            assert line.startswith("croupier: ")
            return line.removeprefix("croupier: ")

        yield complain


def void_open(database: Path) -> str:
    """What the command says that voids every open round."""
    command: list[str | Path] = [*CROUPIER, "void-open", "--database", database]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_a_database_of_a_newer_version_is_left_alone(database: Path, complaint: Complaint) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = everything(database)
    assert complaint("serve", database) == (
        f"{database} was made by a newer Croupier (revision 9999 is unknown to this one). "
        "Install that version, or bring back a backup from before"
    )
    assert everything(database) == before


def test_a_database_locked_by_another_program_is_left_alone(database: Path, complaint: Complaint) -> None:
    before = everything(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert complaint("serve", database) == (
            f"{database} is locked by another program. Close that one and start again"
        )
        other.execute("ROLLBACK")
    assert everything(database) == before


def test_a_database_that_is_served_already_is_left_alone(database: Path, complaint: Complaint) -> None:
    with house_process(database) as house:
        assert complaint("serve", database) == (
            f"{database} is served by another Croupier already. Stop that one, or choose another file"
        )
        assert "served by another Croupier already" in complaint("void-open", database)
        assert httpx.get(f"{house.address}/healthz", trust_env=False).status_code == 200
    check_ledger(database)


@pytest.mark.skipif(sys.platform == "win32", reason="file modes of POSIX")
def test_a_database_that_may_only_be_read_is_left_alone(database: Path) -> None:
    before = everything(database)
    with read_only(database):
        command: list[str | Path] = [sys.executable, "-c", AS_NOBODY, "serve", "--port", "0", "--database", database]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
        assert (done.returncode, done.stdout) == (FAILED, ""), done.stderr
        assert done.stderr == (
            f"croupier: {database} cannot be written. Let this user write to the file and to the folder it lies in\n"
        )
    assert everything(database) == before


@contextmanager
def read_only(database: Path) -> Iterator[None]:
    """Nobody may write to the file or to its folder; the folders above let everybody through."""
    folder = database.parent
    opened = [(above, above.stat().st_mode) for above in folder.parents if not above.stat().st_mode & 0o001]
    for above, mode in opened:
        above.chmod(mode | 0o011)
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    try:
        yield
    finally:
        folder.chmod(0o755)
        for file in folder.iterdir():
            file.chmod(0o644)
        for above, mode in opened:
            above.chmod(mode)


@pytest.mark.parametrize("damage", ["middle", "half"])
def test_a_damaged_database_is_left_alone(database: Path, damage: str, complaint: Complaint) -> None:
    with SqliteDatabase(database):
        pass  # so that all is in the one file
    whole = database.read_bytes()
    page = 4096
    damaged = whole[: len(whole) // 2] if damage == "half" else whole[: 2 * page] + b"\xff" * page + whole[3 * page :]
    database.write_bytes(damaged)
    assert complaint("serve", database) == f"{database} is damaged. Bring back the latest backup of it"
    assert database.read_bytes() == damaged
    database.write_bytes(whole)
    check_ledger(database)


def test_a_file_of_another_kind_is_left_alone(tmp_path: Path, complaint: Complaint) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Giulia, " * 1000)
    assert "is not a database" in complaint("serve", path)
    assert path.read_text() == "Dear Giulia, " * 1000


def test_a_missing_key_deals_nothing_and_loses_nothing(database: Path, complaint: Complaint) -> None:
    before = everything(database)
    key = key_file(database).read_text()
    key_file(database).unlink()
    message = complaint("serve", database)
    assert message.startswith(f"the key file {key_file(database)} is missing, and the decks of ")
    assert "croupier void-open" in message
    assert not key_file(database).exists()
    assert everything(database) == before

    key_file(database).write_text(key)  # found again: the round goes on
    with house_process(database):
        assert everything(database)["rounds"] == before["rounds"]


@pytest.mark.parametrize("where", ["file", "variable"])
def test_another_key_deals_nothing_and_loses_nothing(
    database: Path, where: str, complaint: Complaint, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything(database)
    other = "A" * 43 + "="
    if where == "file":
        key_file(database).write_text(other)
    if where == "variable":
        monkeypatch.setenv("CROUPIER_KEY", other)
    message = complaint("serve", database)
    assert "does not open" in message
    assert "Bring back the key that belongs to this database" in message
    assert "croupier void-open" in message
    assert everything(database) == before


def test_a_lost_key_is_no_lost_money(database: Path) -> None:
    ((guest,),) = rows(database, "SELECT player FROM players")
    assert wallet_of(database, guest) == (99_500, 500)
    key_file(database).unlink()
    assert void_open(database) == "Rounds voided: 1. Stakes returned: 5.00 PLAY.\n"
    assert wallet_of(database, guest) == (100_000, 0)
    check_ledger(database)
    check_history(database)
    kinds = [body for (body,) in rows(database, "SELECT body FROM events ORDER BY number")]
    assert b"round_voided" in kinds[-1]
    assert not any(b"seed_revealed" in body for body in kinds)

    assert void_open(database) == "No round is open.\n"
    assert not key_file(database).exists()
    with house_process(database):  # and a new key is made
        assert key_file(database).exists()


def test_a_round_voided_with_its_key_shows_its_seed(database: Path) -> None:
    void_open(database)
    ((last,),) = rows(database, "SELECT body FROM events ORDER BY number DESC LIMIT 1")
    assert b"seed_revealed" in last
    check_ledger(database)


def test_there_is_nothing_to_void_where_no_database_is(tmp_path: Path, complaint: Complaint) -> None:
    path = tmp_path / "none.sqlite3"
    assert complaint("void-open", path) == f"there is no database {path}"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process, as Linux has them")
def test_a_disk_without_room_refuses_the_bet_and_play_goes_on_with_room(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    with house_process(database) as house:
        asyncio.run(play_without_room(house, database))
    check_ledger(database)
    check_history(database)


async def play_without_room(house: HouseProcess, database: Path) -> None:
    async with player(house.address) as guest:
        await guest.join("paris")
        await guest.bet("paris", ante=500)
        before = everything(database)
        with no_room(house, database):
            where = {"table": "paris", "round": guest.round("paris")["id"]}
            for _ in range(3):
                refused = await guest.refused("bet", "key-of-mine", **where, placements=[{"ante": 900}])
                assert refused["code"] == "store_failed"
            assert (await guest.http.post("/api/cashier/top-up", json={"key": "top-up-1"})).status_code == 503
            assert (await guest.http.get("/api/wallet")).json()["held"] == 500
            assert everything(database) == before
        await guest.do("bet", "key-of-mine", **where, placements=[{"ante": 900}])
        await finish(guest)
    assert wallet_of(database, guest.player) == guest.money


async def finish(guest: Client) -> None:
    await guest.deal("paris")
    await guest.choose("paris", "fold")
    await guest.phase("paris", "ended")


@contextmanager
def no_room(house: HouseProcess, database: Path) -> Iterator[None]:
    """No file of the house may grow, as if its quota were used up."""
    full = max(file.stat().st_size for file in database.parent.iterdir() if file.name.startswith(database.name))
    written = database.with_name(f"{database.name}-wal")
    before = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (min(full, written.stat().st_size), -1))
    try:
        yield
    finally:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, before)
