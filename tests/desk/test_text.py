"""What a message may contain."""

import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.desk.text import MOST_CHARACTERS, MOST_MARKS, clean
from croupier.round.commands import Refused

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def refusal(raw: str) -> str:
    with pytest.raises(Refused) as refused:
        clean(raw)
    return refused.value.code


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        ("Buona fortuna a tutti!", "Buona fortuna a tutti!"),
        ("  two \t words \n and a line ", "two words and a line"),
        ("e\u0301te\u0301", "\u00e9t\u00e9"),
        ("čćđšž ŽĐŠ", "čćđšž ŽĐŠ"),
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
        ("<b>bold</b> & <script>alert(1)</script>", "<b>bold</b> & <script>alert(1)</script>"),
        ("see https://example.org", "see https://example.org"),
        ("\u202egnp.exe", "gnp.exe"),
        ("a\u2066b\u2067c\u2069d\u200ee\u200f", "abcde"),
        ("in\u200bvis\u200dib\u2060le\ufeff", "invisible"),
        ("be\x07ll\x1b[31m", "bell[31m"),
        ("tag\U000e0041\U000e007f", "tag"),
        ("half \ud800 pair", "half pair"),
        ("own \ue000 letter", "own letter"),
        ("\U0001f44b\U0001f3fd hi", "\U0001f44b\U0001f3fd hi"),
        ("\u0301\u0301a", "a"),
        ("z" + "\u0327" * 60 + "algo", "z" + "\u0327" * MOST_MARKS + "algo"),
        ("x" * MOST_CHARACTERS, "x" * MOST_CHARACTERS),
        ("\u200b" * 300 + "short", "short"),
    ],
)
def test_A30_what_deceives_the_eye_is_taken_out(raw: str, kept: str) -> None:
    assert clean(raw) == kept


@pytest.mark.parametrize(
    "raw", ["", "   ", "\n", "\u200b", "\u202e \u202c", "\u3164", "\u2800\u2800", "\u0301", "\x00"]
)
def test_where_nothing_is_left_there_is_no_message(raw: str) -> None:
    assert refusal(raw) == "message_empty"


@pytest.mark.parametrize("raw", ["x" * (MOST_CHARACTERS + 1), "x" * 2**20, "\u200b" * 2**20, "a\u0301" * 10**6])
def test_a_message_has_at_most_so_many_characters(raw: str) -> None:
    assert refusal(raw) == "message_too_long"


@given(st.text(max_size=400))
def test_whatever_is_typed_what_is_kept_is_one_line_that_is_seen_and_stays_so(raw: str) -> None:
    with suppress(Refused):
        kept = clean(raw)
        assert 0 < len(kept) <= MOST_CHARACTERS
        assert kept == kept.strip()
        assert unicodedata.is_normalized("NFC", kept)
        assert UNSEEN.isdisjoint(map(unicodedata.category, kept))
        assert clean(kept) == kept
