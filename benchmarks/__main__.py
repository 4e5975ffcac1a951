"""`python -m benchmarks [NAME ...]`: run the named benchmarks, or all of them, one after the other."""

import importlib
import pkgutil
import sys
from collections.abc import Sequence

import benchmarks


def names() -> list[str]:
    """Every benchmark there is; modules with an underscore are what benchmarks are made of."""
    return [module.name for module in pkgutil.iter_modules(benchmarks.__path__) if not module.name.startswith("_")]


def main(chosen: Sequence[str]) -> None:
    """Run them in alphabetical order."""
    unknown = sorted(set(chosen) - set(names()))
    if unknown:
        sys.exit(f"no benchmark is called {', '.join(unknown)}; there are {', '.join(names())}")
    for name in chosen or names():
        importlib.import_module(f"benchmarks.{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
