"""Amounts of money as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.money import CURRENCIES, EUR, MAX_AMOUNT, PLAY, TRIAL, Currency, format_amount, parse_amount

YEN = Currency("JPY", 0)
DINAR = Currency("BHD", 3)


def test_currencies_by_code() -> None:
    assert CURRENCIES == {"PLAY": PLAY, "TRIAL": TRIAL, "EUR": EUR}
    assert (PLAY.exponent, TRIAL.exponent, EUR.exponent) == (2, 2, 2)


def test_largest_amount_times_the_highest_payout_fits_64_bits() -> None:
    assert MAX_AMOUNT * (1000 + 1) < 2**63


@pytest.mark.parametrize(
    ("minor", "currency", "text"),
    [
        (0, EUR, "0.00"),
        (5, EUR, "0.05"),
        (123_450, EUR, "1,234.50"),
        (-123_450, EUR, "-1,234.50"),
        (-5, EUR, "-0.05"),
        (MAX_AMOUNT, PLAY, "10,000,000,000,000.00"),
        (1_234, YEN, "1,234"),
        (1_234, DINAR, "1.234"),
    ],
)
def test_format(minor: int, currency: Currency, text: str) -> None:
    assert format_amount(minor, currency) == text


@pytest.mark.parametrize(
    ("text", "currency", "minor"),
    [
        ("0", EUR, 0),
        ("12", EUR, 1_200),
        ("12.5", EUR, 1_250),
        ("12.50", EUR, 1_250),
        ("0.05", EUR, 5),
        ("007.10", EUR, 710),
        ("10000000000000.00", PLAY, MAX_AMOUNT),
        ("1234", YEN, 1_234),
        ("1.234", DINAR, 1_234),
        ("0" * 9_999 + "1", EUR, 100),
    ],
)
def test_parse(text: str, currency: Currency, minor: int) -> None:
    assert parse_amount(text, currency) == minor


@pytest.mark.parametrize(
    "text",
    [
        *("", ".", ".5", "5.", "1.2.3", "-1", "+1", "1e3", "1E3", "NaN", "inf"),
        *("1,000.00", "12,50", "1 000", " 1", "1\n", "1_000", "0x10", "١٢"),
    ],
)
def test_refuses_what_is_no_plain_amount(text: str) -> None:
    with pytest.raises(ValueError, match="is not an amount"):
        parse_amount(text, EUR)


@pytest.mark.parametrize(("text", "currency"), [("12.505", EUR), ("12.500", EUR), ("1.0", YEN), ("1.0000", DINAR)])
def test_refuses_more_decimals_than_the_currency_has(text: str, currency: Currency) -> None:
    with pytest.raises(ValueError, match="decimals of"):
        parse_amount(text, currency)


@pytest.mark.parametrize("text", ["10000000000000.01", "10000000000001", "99999999999999", "9" * 9_999])
def test_refuses_amounts_above_the_largest(text: str) -> None:
    with pytest.raises(ValueError, match="above the largest amount"):
        parse_amount(text, EUR)


@given(st.integers(0, MAX_AMOUNT), st.sampled_from([PLAY, YEN, DINAR]))
def test_amounts_are_read_back(minor: int, currency: Currency) -> None:
    assert parse_amount(format_amount(minor, currency).replace(",", ""), currency) == minor
