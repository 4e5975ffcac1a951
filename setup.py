"""Build hooks: a package never ships without its web client, and has the odds kernels where they can be compiled.

Everything else is in pyproject.toml.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

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


def compiles() -> bool:
    """Whether a C compiler and Python's headers are here. Without them NumPy does the kernels' work.

    Asked before anything is declared: an extension that fails although it may would leave its tag on the wheel.
    """
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return False
    with TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="ascii")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*shlex.split(compiler), include, "-std=c11", "-c", probe, "-o", probe.with_suffix(".o")]
        try:
            found = subprocess.run(command, check=False, capture_output=True).returncode == 0
        except OSError:
            found = False
    if not found:
        sys.stderr.write("no C compiler: the odds will be counted by NumPy, exactly as well but not as fast\n")
    return found


def kernels() -> dict[str, object]:
    """What setuptools needs for the kernels: one binary for every Python from 3.11 on."""
    if not compiles():
        return {}
    return {
        "cffi_modules": ["src/croupier/odds/kernels/build_kernels.py:ffibuilder"],
        "options": {"bdist_wheel": {"py_limited_api": "cp311"}},
    }


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


setup(cmdclass={"build_py": BuildWithClient, "sdist": SdistWithClient}, **kernels())
