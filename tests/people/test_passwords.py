"""Passwords that are refused: too short, too long, or the first that everybody tries. Nothing else is asked."""

import pytest

from croupier.people.passwords import _COMMON, LONGEST, SHORTEST, normal, trouble

NAME = "Marco Rossi"


@pytest.mark.parametrize(
    "password",
    [
        "correct horse",
        "lozinka za kartanje",
        "          x",
        "ùùùùùùùùù-",
        "🂡🂱🃁🃑🂡🂱🃁🃑🂢🂲",
        "a" * 9 + "b" + "c" * 118,
        "kdhwmzpoqx",
    ],
)
def test_no_kind_of_letter_is_asked_for(password: str) -> None:
    assert trouble(password, NAME) is None


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("", "short"),
        ("nine char", "short"),
        ("x" * 129, "long"),
        ("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 20, "long"),  # eighteen letters each
        ("1234567890", "common"),
        ("PassWord123", "common"),
        ("\N{FULLWIDTH LATIN SMALL LETTER P}assword123", "common"),
        ("aaaaaaaaaaaa", "common"),
        ("ababababababa", "common"),
        ("12341234123412", "common"),
        ("abcdefghijklm", "common"),
        ("zyxwvutsrqponm", "common"),
        ("qwertzuiop", "common"),
        ("marco rossi", "common"),
        ("Marco Rossi1987", "common"),
        ("forzajuve1", "common"),
    ],
)
def test_what_everybody_tries_first_is_refused(password: str, why: str) -> None:
    assert trouble(password, NAME) == why


def test_ten_and_a_hundred_and_twenty_eight_characters_are_enough_and_not_too_many() -> None:
    long = "the dealer does not play " * 6
    assert [trouble(long[:length], NAME) for length in (9, 10, 128, 129)] == ["short", None, None, "long"]
    assert (SHORTEST, LONGEST) == (10, 128)


def test_the_list_holds_nothing_that_is_refused_anyway() -> None:
    assert all(SHORTEST <= len(common) <= LONGEST and common == normal(common).casefold() for common in _COMMON)


def test_a_password_can_be_typed_on_any_keyboard() -> None:
    assert normal("caf\u00e9 in venice") == normal("cafe\u0301 in venice")
