"""What may be a password: long enough, and none that everybody tries first. Nothing is asked of its letters."""

import unicodedata
from itertools import pairwise
from typing import Final, Literal

SHORTEST: Final = 10
LONGEST: Final = 128
"""Characters of a password."""

Trouble = Literal["short", "long", "common"]

_LONGEST_BLOCK: Final = 4
"""A password that only repeats so many characters is tried early too."""

_KEY_ROWS: Final = ("1234567890", "0987654321", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "yxcvbnm")

_COMMON: Final = frozenset(
    (
        *("1234567890", "0123456789", "9876543210", "1q2w3e4r5t", "1q2w3e4r5t6y", "1qaz2wsx3edc", "qazwsxedcrfv"),
        *("qwertyuiop", "qwerty12345", "qwerty123456", "qwerty1234", "qwertyuiop123", "azertyuiop", "asdfghjkl123"),
        *("password12", "password123", "password1234", "passw0rd123", "p@ssw0rd123", "password01", "passwordpassword"),
        *("motdepasse", "motdepasse1", "motdepasse123", "passwort123", "password2024", "password2025", "password2026"),
        *("iloveyou12", "iloveyou123", "iloveyou1234", "princess123", "sunshine123", "football123", "superman123"),
        *("abcdefghij", "abcd123456", "abc1234567", "abc123456789", "a123456789", "a1234567890", "aa12345678"),
        *("123456789a", "123456789q", "123456789z", "12345qwert", "123qweasdzxc", "zaq12wsxcde3", "letmein123"),
        *("welcome123", "welcome1234", "changeme123", "administrator", "adminadmin", "admin12345", "admin123456"),
        *("juventus1897", "forzajuve1", "forzainter1", "forzamilan", "napoli1926", "ciaociao123", "amoremio123"),
        *("jetaime123", "bonjour123", "doudou1234", "loulou1234", "marseille13", "soleil1234", "chouchou123"),
        *("lozinka123", "lozinka1234", "hajduk1950", "hajduk1911", "dinamo1945", "volimte123", "croupier123"),
        *("poker12345", "pokerpoker", "casino1234", "casino12345", "blackjack21", "croupiercroupier", "roulette123"),
    )
)


def normal(password: str) -> str:
    """One form of a password that keyboards write in several."""
    return unicodedata.normalize("NFKC", password)


def trouble(password: str, name: str) -> Trouble | None:
    """Why this cannot be the password of a person of that name; None if it can."""
    if len(password) > LONGEST or len(normal(password)) > LONGEST:
        return "long"
    password = normal(password)
    if len(password) < SHORTEST:
        return "short"
    plain = password.casefold()
    if plain in _COMMON or _repeats(plain) or _runs(plain) or _is_only(plain, name.casefold()):
        return "common"
    return None


def _repeats(plain: str) -> bool:
    """Whether it is a few characters over and over."""
    return any((plain[:size] * len(plain)).startswith(plain) for size in range(1, _LONGEST_BLOCK + 1))


def _runs(plain: str) -> bool:
    """Whether it goes on along the alphabet, the numbers or a row of keys."""
    steps = {ord(after) - ord(before) for before, after in pairwise(plain)}
    return steps in ({1}, {-1}) or any(plain in row * 2 for row in _KEY_ROWS)


def _is_only(plain: str, name: str) -> bool:
    """Whether it is the name, perhaps with a number behind it."""
    return plain.rstrip("0123456789") == name.rstrip("0123456789") or plain == name * 2
