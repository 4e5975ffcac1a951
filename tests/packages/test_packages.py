"""What is published: wheel and sdist as `make package` builds them, and a house opened from the wheel alone."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from croupier import __version__
from tests.support.client import player, visitor

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements-run.lock"
NOT_PACKED = (".ci/", ".editorconfig", ".gitattributes", ".gitignore")
"""What is of use in a checkout alone."""


@dataclass(frozen=True)
class Built:
    """The two packages, and what is in them."""

    wheel: Path
    sdist: Path
    in_wheel: frozenset[str]
    in_sdist: frozenset[str]

    def read(self, name: str) -> str:
        """A text file of the wheel."""
        with zipfile.ZipFile(self.wheel) as archive:
            return archive.read(name).decode("utf-8")


def environment() -> dict[str, str]:
    """The test's own, without what would let another Python find modules that it has not installed."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Both packages, built in an environment of their own; the wheel from the unpacked sdist."""
    folder = tmp_path_factory.mktemp("dist")
    command: list[str | Path] = [sys.executable, "-m", "build", "--outdir", folder, ROOT]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as zipped, tarfile.open(sdist) as packed:
        in_sdist = frozenset(member.name.partition("/")[2] for member in packed.getmembers() if member.isfile())
        return Built(wheel, sdist, frozenset(zipped.namelist()), in_sdist)


def test_the_names_tell_the_version(built: Built) -> None:
    assert built.wheel.name.startswith(f"croupier-{__version__}-")
    assert built.sdist.name == f"croupier-{__version__}.tar.gz"


def test_the_wheel_carries_every_module(built: Built) -> None:
    package = ROOT / "src" / "croupier"
    files = (path for path in package.rglob("*.py") if (path.parent / "__init__.py").is_file())
    modules = {f"croupier/{path.relative_to(package).as_posix()}" for path in files}
    assert "croupier/adapters/migrations/versions/r0001_the_house.py" in modules
    assert modules <= built.in_wheel
    assert "croupier/py.typed" in built.in_wheel


def test_the_wheel_carries_the_client_whole(built: Built) -> None:
    page = built.read("croupier/client/index.html")
    needed = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert {Path(name).suffix for name in needed} == {".js", ".css", ".svg"}
    assert {f"croupier/client/{name}" for name in needed} <= built.in_wheel
    for name in needed:
        if name.endswith(".css"):
            for asset in re.findall(r"url\(/?(assets/[^)?#]+)", built.read(f"croupier/client/{name}")):
                assert f"croupier/client/{asset}" in built.in_wheel


def test_the_client_speaks_all_four_languages(built: Built) -> None:
    scripts = [
        built.read(name) for name in built.in_wheel if name.startswith("croupier/client/") and name[-3:] == ".js"
    ]
    words = "".join(scripts)
    for language in ("en", "fr", "hr", "it"):
        file = ROOT / "web" / "src" / "locales" / f"{language}.ftl"
        (sentence,) = re.findall(r"^refused-store_failed = (.+)$", file.read_text("utf-8"), re.MULTILINE)
        assert sentence in words, language


def test_the_wheel_carries_nothing_else(built: Built) -> None:
    folders = {name.partition("/")[0] for name in built.in_wheel}
    assert folders == {"croupier", f"croupier-{__version__}.dist-info"}
    strange = [name for name in built.in_wheel if re.search(r"\.(map|sqlite3.*|key|lock|ts|svelte|pyc)$", name)]
    assert strange == []


def test_the_sdist_carries_what_is_committed(built: Built) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)  # noqa: S607
    if listed.returncode != 0 or not listed.stdout:
        assert not (ROOT / ".git").exists()
        return  # an unpacked sdist itself
    committed = {name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).is_file()}
    missing = sorted(name for name in committed - built.in_sdist if not name.startswith(NOT_PACKED))
    assert missing == []
    assert "src/croupier/client/index.html" in built.in_sdist
    assert not any("node_modules" in name or ".sqlite3" in name for name in built.in_sdist)


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs' folder of an empty environment in which the wheel was installed, with the locked versions."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home / "venv", with_pip=False)
    constraints = home / "constraints.txt"
    constraints.write_text("".join(f"{line}\n" for line in _locked_versions(LOCK.read_text("utf-8"))), "utf-8")
    command: list[str | Path] = [sys.executable, "-m", "pip", "--python", home / "venv", "install", "--quiet"]
    command += ["--no-input", "--constraint", constraints, built.wheel]
    done = subprocess.run(command, cwd=home, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return home / "venv" / ("Scripts" if os.name == "nt" else "bin")


def _locked_versions(lock: str) -> Iterator[str]:
    """The pins of a lock file without their hashes, which a local wheel could not have."""
    for line in lock.splitlines():
        if re.match(r"[A-Za-z0-9]", line):
            yield line.rstrip("\\").strip()


@contextmanager
def house_of(programs: Path, database: Path) -> Iterator[str]:
    """The address of a house opened by the installed command, with that environment's programs on the PATH alone."""
    bare = {name: os.environ[name] for name in ("LANG", "SYSTEMROOT") if name in os.environ}
    bare["PATH"] = str(programs)
    assert shutil.which("node", path=bare["PATH"]) is None
    command: list[str | Path] = [programs / "croupier", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(
        command, cwd=database.parent, env=bare, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+", said)
            assert address, said
            yield address.group()
        finally:
            process.terminate()


async def play_a_round(address: str) -> bytes:
    """A round at an instant table, over the socket; its record."""
    async with player(address) as guest:
        await guest.join("paris")
        await guest.bet("paris", ante=500)
        await guest.deal("paris")
        await guest.choose("paris", "play")
        round_ = await guest.phase("paris", "ended")
        answer = await guest.http.get(f"/api/rounds/{round_['id']}/record")
    assert answer.status_code == 200
    return answer.content


async def look_around(address: str) -> None:
    """The page, its script and the lobby."""
    async with visitor(address) as http:
        page = await http.get("/")
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page.text)
        assert (await http.get(script)).status_code == 200
        tables = (await http.get("/api/tables")).json()
        assert [table["id"] for table in tables] == ["venezia", "tequila", "roma", "paris", "zagreb"]


def test_a_house_opens_from_the_wheel_alone(installed: Path, tmp_path: Path) -> None:
    with house_of(installed, tmp_path / "house.sqlite3") as address:
        asyncio.run(look_around(address))
        record = asyncio.run(play_a_round(address))
    verify: list[str | Path] = [installed / "croupier", "verify", "-"]
    done = subprocess.run(verify, input=record, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
