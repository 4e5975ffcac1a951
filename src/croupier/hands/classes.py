"""How the finer hand classes fold into the plain ones."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

IS_A: Final[Mapping[str, str]] = MappingProxyType(
    {
        "mini_royal": "straight_flush",
        "royal_flush": "straight_flush",
        "pair_of_aces": "pair",
    }
)
"""What a finer class also is: a paytable without a row for the finer class pays it by this one."""
