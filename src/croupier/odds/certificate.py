"""Certificates: the exact figures of a definition, pinned by its fingerprint. This module reads and matches them.

It counts nothing and loads no arrays, so a server may ask it before it opens a table.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from croupier.odds.errors import OddsError
from croupier.rules.definition import Game
from croupier.rules.fingerprint import fingerprint

FORMAT = 1
"""The version of the file."""

CENSUS = 1
"""The version of the counting: raised when the same definition would be counted otherwise."""

_LARGEST_FILE = 1_000_000


class NotCertified(OddsError):  # noqa: N818 (an answer about a table, not a fault of the program)
    """A definition has no certificate, or a certificate is not what it says it is. The message says which."""


class Ratio(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An exact figure, unreduced, in decimal digits."""

    numerator: str
    denominator: str

    @property
    def value(self) -> Fraction:
        """The ratio as a number."""
        return Fraction(int(self.numerator), int(self.denominator))


class BetFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bet is worth, per Ante (main game) or per unit of its own stake."""

    expected_value: Ratio
    average_staked: Ratio
    variance: Ratio
    hit_frequency: Ratio
    rtp_per_ante: str
    rtp_per_staked: str

    @property
    def return_per_ante(self) -> Fraction:
        """Return to player per Ante, exactly."""
        return 1 + self.expected_value.value

    @property
    def return_per_staked(self) -> Fraction:
        """Return to player per amount staked, exactly."""
        return 1 + self.expected_value.value / self.average_staked.value


class PlayFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of one way to play: the hands that take each option, and every bet."""

    hands: Mapping[str, str]
    bets: Mapping[str, BetFigures]


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way for a bet to end under the optimal play of the main game, and in how many deals of its space."""

    bet: str
    option: str | None
    result: str | None
    hand: str | None
    net: int
    deals: str


class Certificate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A certificate.

    ``optimal``: play that is best for the main game alone. ``best``: each bet under the play that is best for that
    bet (what a floor on returns is held against). ``simple``: under each simple strategy by its name (C15).
    ``digest``: SHA-256 of all else, so that an edit shows.
    """

    format: int
    game: str
    definition: str
    versions: Mapping[str, int]
    deals: Mapping[str, str]
    ties: str
    optimal: PlayFigures
    best: Mapping[str, BetFigures]
    simple: Mapping[str, PlayFigures]
    outcomes: tuple[Ending, ...]
    digest: str = ""


def encode(certificate: Certificate) -> bytes:
    """The certificate as a file, with its digest; the same bytes for the same figures, always."""
    sealed = msgspec.structs.replace(certificate, digest=_digest(certificate))
    return msgspec.json.format(msgspec.json.encode(sealed), indent=2) + b"\n"


def decode(content: bytes) -> Certificate:
    """Read a certificate; NotCertified for anything that is none, or was edited."""
    if len(content) > _LARGEST_FILE:
        raise NotCertified("this is no certificate: it is too long.")
    try:
        certificate = msgspec.json.decode(content, type=Certificate)
    except msgspec.DecodeError as problem:
        raise NotCertified(f"this is no certificate: {problem}.") from problem
    if certificate.format != FORMAT:
        raise NotCertified(f"the certificate has format {certificate.format}; this version reads {FORMAT}.")
    if certificate.digest != _digest(certificate):
        raise NotCertified("the certificate was edited: its digest is not that of its content.")
    return certificate


def certificate_of(game: Game, more: Sequence[Traversable] = ()) -> Certificate:
    """The certificate of a definition among those shipped and those in more folders; NotCertified where none is."""
    wanted = fingerprint(game)
    for file in _certificates(more):
        certificate = decode(file.read_bytes())
        if certificate.definition == wanted:
            if certificate.versions.get("census") != CENSUS:
                raise NotCertified(f"the certificate of {game.name} was counted in an outdated way; make it anew.")
            return certificate
    raise NotCertified(f"no certificate has the fingerprint of this definition of {game.name}, {wanted}.")


def certificate_matches(game: Game, more: Sequence[Traversable] = ()) -> bool:
    """Whether a definition is certified; `certificate_of` says why not, and what it returns.

    NotCertified where one of the certificates was edited.
    """
    wanted = fingerprint(game)
    found = (decode(file.read_bytes()) for file in _certificates(more))
    return any(each.definition == wanted and each.versions.get("census") == CENSUS for each in found)


def shipped() -> Traversable:
    """The folder of the certificates that come with the package."""
    return files("croupier.odds") / "certificates"


def _certificates(more: Sequence[Traversable]) -> Iterator[Traversable]:
    for folder in (shipped(), *more):
        if folder.is_dir():
            yield from sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda f: f.name)


def _digest(certificate: Certificate) -> str:
    bare = msgspec.structs.replace(certificate, digest="")
    return hashlib.sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()
