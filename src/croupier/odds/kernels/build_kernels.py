"""Binds the C kernels to Python: run by setup.py, never imported by the package.

cffi's API mode with the limited ABI: one binary serves every Python from 3.11 on.
"""

from pathlib import Path

from cffi import FFI

HERE = Path(__file__).parent
ROOT = HERE.parents[3]
SOURCES = ("census.c", "evaluate.c", "four_card.c", "holdem.c", "monte_carlo.c", "three_card.c")


def declarations() -> str:
    """What kernels.h declares, without its preprocessor lines."""
    lines = (HERE / "kernels.h").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


ffibuilder = FFI()
ffibuilder.cdef(declarations())
ffibuilder.set_source(
    "croupier.odds._kernels",
    '#include "kernels.h"',
    sources=[(HERE / name).relative_to(ROOT).as_posix() for name in SOURCES],
    include_dirs=[HERE.relative_to(ROOT).as_posix()],
    depends=[path.relative_to(ROOT).as_posix() for path in HERE.glob("*.h")],
    extra_compile_args=["-std=c11", "-O3"],
)
