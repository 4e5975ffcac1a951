"""The house in a process of its own, which can be killed as only a process can."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVE = ("-m", "croupier", "serve", "--port", "0", "--database")
SERVE_STILL = ("-m", "tests.support.still_house")
"""The same house, but its clock stands still until it is told on its standard input how far to go."""


@dataclass
class HouseProcess:
    """A running house."""

    process: "subprocess.Popen[str]"
    address: str

    def advance(self, by_ms: int) -> None:
        """Move a still clock on."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{by_ms}\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        """End it as kill -9 does: no goodbye, nothing flushed."""
        self.process.kill()
        self.process.wait()


@contextmanager
def house_process(database: Path, program: tuple[str, ...] = SERVE) -> Iterator[HouseProcess]:
    """A house that announced itself and is killed at the end, if it was not before."""
    command = [sys.executable, *program, str(database)]
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+", line)
            assert address, line
            yield HouseProcess(process, address.group())
        finally:
            process.kill()
