"""Amounts of money: integers in a currency's minor unit (cents), never fractions.

The texts made and read here are for the command line and for logs; what players see is worded by the client.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Currency:
    """A currency: its code, and how many decimals its minor unit stands for (2: 1250 is 12.50)."""

    code: str
    exponent: int


PLAY: Final = Currency("PLAY", 2)
"""Play money: kept like any other currency, worth nothing outside."""

TRIAL: Final = Currency("TRIAL", 2)
"""Money for trying a game: given out freely, apart from every wallet."""

EUR: Final = Currency("EUR", 2)

CURRENCIES: Final[Mapping[str, Currency]] = MappingProxyType({c.code: c for c in (PLAY, TRIAL, EUR)})
"""Every currency by its code."""

MAX_AMOUNT: Final = 10**15
"""The largest single amount, in minor units.

Stores keep 64-bit integers: a stake may be multiplied by up to 9,223 and stay within them.
"""

_AMOUNT: Final = re.compile(r"(?P<whole>[0-9]+)(?:\.(?P<decimals>[0-9]+))?")


def format_amount(minor: int, currency: Currency) -> str:
    """Return an amount of minor units as plain text, such as ``"1,234.50"`` or ``"-0.05"``."""
    sign = "-" if minor < 0 else ""
    whole, rest = divmod(abs(minor), 10**currency.exponent)
    decimals = f".{rest:0{currency.exponent}d}" if currency.exponent else ""
    return f"{sign}{whole:,}{decimals}"


def parse_amount(text: str, currency: Currency) -> int:
    """Return the minor units of a plain decimal text: ``"12.5"`` and ``"12.50"`` are 1250 in EUR.

    Raises ValueError for all else: signs, exponents, words, spaces, grouping commas (in most languages served
    a comma is the decimal sign), more decimals than the currency has, and amounts above MAX_AMOUNT.
    """
    match = _AMOUNT.fullmatch(text)
    if match is None:
        raise ValueError(f"{text[:40]!r} is not an amount: write digits and at most one decimal point, such as 12.50.")
    whole, decimals = match["whole"].lstrip("0"), match["decimals"] or ""
    if len(decimals) > currency.exponent:
        raise ValueError(f"{text[:40]!r} has more than the {currency.exponent} decimals of {currency.code}.")
    # The length is looked at first, as int() raises a message of its own for thousands of digits.
    digits = (whole + decimals.ljust(currency.exponent, "0")) or "0"
    if len(digits) > len(str(MAX_AMOUNT)) or int(digits) > MAX_AMOUNT:
        largest = format_amount(MAX_AMOUNT, currency)
        raise ValueError(f"{text[:40]!r} is above the largest amount, {largest} {currency.code}.")
    return int(digits)
