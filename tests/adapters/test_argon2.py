"""Passwords as hashes: of the right kind, at the right price, each with a salt of its own."""

import re

import pytest

from croupier.adapters.argon2 import Argon2
from tests.support.house import QUICK

PASSWORD = "a quiet evening"  # noqa: S105  # of nobody


def test_the_house_hashes_with_argon2id_three_times_over_64_mebibytes() -> None:
    hasher = Argon2()
    hashed = hasher.hash(PASSWORD)
    assert hashed.startswith("$argon2id$v=19$m=65536,t=3,p=1$")
    assert hasher.matches(hashed, PASSWORD)
    assert not hasher.matches(hashed, f"{PASSWORD}.")


def test_two_hashes_of_one_password_differ() -> None:
    assert QUICK.hash(PASSWORD) != QUICK.hash(PASSWORD)


def test_a_letter_may_be_written_in_several_ways() -> None:
    assert QUICK.matches(QUICK.hash("caf\u00e9 in venice"), "cafe\u0301 in venice")


@pytest.mark.parametrize("password", [PASSWORD, "", "x" * 1000])
def test_a_decoy_is_as_dear_as_a_hash_and_matches_nothing(password: str) -> None:
    decoy, hashed = QUICK.decoy(), QUICK.hash(PASSWORD)
    assert re.sub(r"[^$]+\$[^$]+$", "", decoy) == re.sub(r"[^$]+\$[^$]+$", "", hashed)
    assert len(decoy) == len(hashed)
    assert not QUICK.matches(decoy, password)
    assert QUICK.decoy() != decoy


def test_a_hash_of_before_is_known_and_called_outdated() -> None:
    dearer = Argon2(passes=2, memory_kib=16, lanes=1)
    hashed = QUICK.hash(PASSWORD)
    assert dearer.matches(hashed, PASSWORD)
    assert dearer.outdated(hashed)
    assert not dearer.outdated(dearer.hash(PASSWORD))


@pytest.mark.parametrize("hashed", ["", "secret", "$argon2id$v=19$m=8,t=1,p=1$AAAA$"])
def test_what_is_no_hash_is_said_to_be_none(hashed: str) -> None:
    with pytest.raises(ValueError, match="no hash of a password"):
        QUICK.matches(hashed, PASSWORD)
