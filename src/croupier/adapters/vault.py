"""What the database keeps but must not give away: decks of rounds still open, under a key that is not in it."""

import base64
import binascii
import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_BYTES: Final = 32
KEY_VARIABLE: Final = "CROUPIER_KEY"

_NONCE_BYTES = 12  # drawn at random: good for 2^32 seals under one key


class VaultError(Exception):
    """The key cannot be had, or what was sealed cannot be opened with it. The message says what to do."""


class Vault:
    """Seals bytes for one round with AES-256-GCM: opened for another round they are as good as forged."""

    def __init__(self, key: bytes) -> None:
        """Take a key of 32 bytes; VaultError for any other length."""
        if len(key) != KEY_BYTES:
            raise VaultError(f"the key has {len(key)} bytes instead of {KEY_BYTES}")
        self._cipher = AESGCM(key)

    @classmethod
    def beside(cls, database: Path, environment: Mapping[str, str] = os.environ) -> "Vault":
        """The vault of a database: its key is in ``CROUPIER_KEY``, or else in a file beside it, made if missing.

        Both hold 32 bytes in base64. VaultError when there is something else.
        """
        return cls._of(database, environment, _read_or_create)

    @classmethod
    def existing(cls, database: Path, environment: Mapping[str, str] = os.environ) -> "Vault":
        """As ``beside``, but VaultError where there is no key yet."""
        return cls._of(database, environment, lambda path: path.read_text("ascii", errors="replace"))

    @classmethod
    def _of(cls, database: Path, environment: Mapping[str, str], read: Callable[[Path], str]) -> "Vault":
        text = environment.get(KEY_VARIABLE)
        if text is not None:
            return cls(_decode(text, KEY_VARIABLE))
        path = key_file(database)
        try:
            return cls(_decode(read(path), str(path)))
        except OSError as problem:
            raise VaultError(
                f"the key file {path} can be neither read nor made ({problem.strerror}): give this user "
                f"access to it, or set {KEY_VARIABLE}"
            ) from problem

    def seal(self, round_id: str, content: bytes) -> bytes:
        """Encrypt for that round: a nonce, the ciphertext, and the tag that betrays a change."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, content, round_id.encode())

    def open(self, round_id: str, sealed: bytes) -> bytes:
        """What was sealed for that round; VaultError if the key is another one or a bit has changed."""
        nonce, ciphertext = sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:]
        try:
            return self._cipher.decrypt(nonce, ciphertext, round_id.encode())
        except (InvalidTag, ValueError) as problem:  # ValueError: not even long enough for a nonce
            raise VaultError(
                f"what is sealed for round {round_id} does not open: it was changed, or sealed with another "
                "key. Bring back the key that belongs to this database"
            ) from problem


def key_file(database: Path) -> Path:
    """Where the key of a database lies."""
    return database.with_name(f"{database.name}.key")


def _read_or_create(path: Path) -> str:
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text("ascii", errors="replace")
    text = base64.b64encode(secrets.token_bytes(KEY_BYTES)).decode()
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(f"{text}\n")
        file.flush()
        os.fsync(descriptor)  # before the first deck under this key is on the disk
    return text


def _decode(text: str, where: str) -> bytes:
    try:
        key = base64.b64decode(text.strip(), validate=True)
    except (binascii.Error, ValueError) as problem:
        raise VaultError(f"{where} does not hold a key: {KEY_BYTES} bytes in base64 are needed") from problem
    if len(key) != KEY_BYTES:
        raise VaultError(f"{where} holds {len(key)} bytes in base64 instead of {KEY_BYTES}")
    return key
