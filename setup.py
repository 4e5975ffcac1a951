"""Build hook: a package never ships without its web client. Everything else is in pyproject.toml."""

import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent
INDEX = HERE / "src" / "croupier" / "client" / "index.html"


def ensure_client() -> None:
    """Build the web client if it is missing; raise if that does not bring it."""
    if INDEX.is_file():
        return
    done = subprocess.run([sys.executable, HERE / "scripts" / "build_client.py"], check=False)
    if done.returncode != 0 or not INDEX.is_file():
        message = "the web client could not be built (see above), and a package without it is useless"
        raise RuntimeError(message)


class BuildWithClient(build_py):
    """Builds the client before the package's files are gathered."""

    def run(self) -> None:
        """Build, but for an editable install leave the client to `make client`."""
        if not self.editable_mode:
            ensure_client()
            self.__dict__.pop("data_files", None)  # gathered before the client was there
        super().run()


class SdistWithClient(sdist):
    """Builds the client before the manifest is written."""

    def run(self) -> None:
        """Build the client, then the sdist."""
        ensure_client()
        super().run()


setup(cmdclass={"build_py": BuildWithClient, "sdist": SdistWithClient})
