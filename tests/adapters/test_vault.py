"""Sealing: only the same key opens, only for the same round, and only what was not changed."""

import base64
import stat
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.adapters.vault import Vault, VaultError, key_file

KEY = bytes(range(32))
SECRET = b"thirty-two bytes of a seed ......"


@given(content=st.binary(max_size=100), round_id=st.text(st.characters(codec="utf-8")))
def test_what_is_sealed_opens_again(content: bytes, round_id: str) -> None:
    assert Vault(KEY).open(round_id, Vault(KEY).seal(round_id, content)) == content


def test_sealing_twice_looks_different() -> None:
    vault = Vault(KEY)
    assert vault.seal("R", SECRET) != vault.seal("R", SECRET)
    assert SECRET not in vault.seal("R", SECRET)


def test_another_key_does_not_open() -> None:
    with pytest.raises(VaultError, match=r"round R does not open.*Bring back the key"):
        Vault(bytes(32)).open("R", Vault(KEY).seal("R", SECRET))


def test_another_round_does_not_open() -> None:
    with pytest.raises(VaultError):
        Vault(KEY).open("R2", Vault(KEY).seal("R1", SECRET))


def test_every_changed_bit_is_noticed() -> None:
    sealed = Vault(KEY).seal("R", SECRET)
    for bit in range(8 * len(sealed)):
        changed = bytearray(sealed)
        changed[bit // 8] ^= 1 << bit % 8
        with pytest.raises(VaultError):
            Vault(KEY).open("R", bytes(changed))


def test_what_is_cut_short_is_noticed() -> None:
    sealed = Vault(KEY).seal("R", SECRET)
    for length in range(len(sealed)):
        with pytest.raises(VaultError):
            Vault(KEY).open("R", sealed[:length])


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_key_has_32_bytes(length: int) -> None:
    with pytest.raises(VaultError, match=f"has {length} bytes instead of 32"):
        Vault(bytes(length))


def test_the_key_is_made_once_and_kept_beside_the_database(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    sealed = Vault.beside(database, {}).seal("R", SECRET)
    assert key_file(database) == tmp_path / "house.sqlite3.key"
    assert Vault.beside(database, {}).open("R", sealed) == SECRET
    if sys.platform != "win32":
        assert stat.S_IMODE(key_file(database).stat().st_mode) == 0o600


def test_every_database_has_a_key_of_its_own(tmp_path: Path) -> None:
    sealed = Vault.beside(tmp_path / "one", {}).seal("R", SECRET)
    with pytest.raises(VaultError):
        Vault.beside(tmp_path / "two", {}).open("R", sealed)


def test_the_environment_comes_first_and_leaves_no_file(tmp_path: Path) -> None:
    environment = {"CROUPIER_KEY": base64.b64encode(KEY).decode()}
    sealed = Vault.beside(tmp_path / "house", environment).seal("R", SECRET)
    assert Vault(KEY).open("R", sealed) == SECRET
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["", "short", "!" * 44, "ключ", base64.b64encode(bytes(31)).decode()])
def test_something_else_than_a_key_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(VaultError, match="CROUPIER_KEY"):
        Vault.beside(tmp_path / "house", {"CROUPIER_KEY": text})
    file = key_file(tmp_path / "house")
    file.write_text(text, "utf-8")
    with pytest.raises(VaultError, match=r"house\.key"):
        Vault.beside(tmp_path / "house", {})
    assert file.read_text("utf-8") == text


def test_a_key_file_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    with pytest.raises(VaultError, match="can be neither read nor made"):
        Vault.beside(tmp_path / "nowhere" / "house", {})
