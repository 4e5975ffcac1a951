"""Certificates: byte for byte the same, matched by fingerprint, and an edit shows."""

from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.catalogue import TABLES
from croupier.games.three_card_poker import LIVE
from croupier.odds.census import Census, Route
from croupier.odds.certificate import (
    NotCertified,
    certificate_matches,
    certificate_of,
    decode,
    encode,
    shipped,
)
from croupier.odds.certify import certify
from croupier.odds.changes import changed, parse_change
from croupier.rules.definition import Game
from croupier.rules.fingerprint import fingerprint

GAMES = {table.terms.game.name: table.terms.game for table in TABLES}
COUNTED_BY_NUMPY = ("three-card-poker-live", "three-card-poker-instant", "tequila-poker")


def shipped_file(game: Game) -> bytes:
    return (shipped() / f"{game.name}.json").read_bytes()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_of_the_catalogue_is_certified(game: Game) -> None:
    assert certificate_matches(game)
    certificate = certificate_of(game)
    assert certificate.definition == fingerprint(game)
    assert certificate == decode(shipped_file(game))
    assert encode(certificate) == shipped_file(game)


@pytest.mark.parametrize("name", COUNTED_BY_NUMPY)
def test_counting_again_gives_the_same_bytes_by_either_route(name: str, route: Route) -> None:
    assert certify(GAMES[name], route) == shipped_file(GAMES[name])


def test_counting_casino_holdem_again_gives_the_same_bytes(holdem_census: Census) -> None:
    assert certify(CASINO_HOLDEM, holdem_census.route) == shipped_file(CASINO_HOLDEM)


def test_returns_are_exact_on_both_bases() -> None:
    certificate = certificate_of(CASINO_HOLDEM)
    main = certificate.optimal.bets["main"]
    assert main.return_per_ante == 1 + Fraction(-600_123_513_880, 27_813_810_024_000)
    assert main.rtp_per_staked == "99.1827 %"
    # A floor is held against the best play of each bet: the side bet's winners need not be folded.
    assert round(float(certificate.best["aa_bonus"].return_per_ante), 4) == 0.9360


def test_another_paytable_is_not_certified_until_it_is(tmp_path: Path) -> None:
    game = changed(LIVE, [parse_change("pair_plus.flush=3")])
    assert not certificate_matches(game)
    with pytest.raises(NotCertified, match="no certificate has the fingerprint of this definition of three-card"):
        certificate_of(game)
    (tmp_path / "mine.json").write_bytes(certify(game))
    assert certificate_matches(game, [tmp_path])
    assert certificate_of(game, [tmp_path]).game == "three-card-poker-live"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"-13733780"', b'"-13733779"'),
        (b'"net": 5', b'"net": 6'),
        (b'"96.6270 %"', b'"98.6270 %"'),
        (b'"census": 1', b'"census": 2'),
    ],
)
def test_an_edited_certificate_is_none(old: bytes, new: bytes, tmp_path: Path) -> None:
    content = shipped_file(LIVE)
    assert old in content
    edited = content.replace(old, new, 1)
    with pytest.raises(NotCertified, match="was edited"):
        decode(edited)
    (tmp_path / "edited.json").write_bytes(edited)
    other = changed(LIVE, [parse_change("pair_plus.flush=3")])
    with pytest.raises(NotCertified, match="was edited"):
        certificate_matches(other, [tmp_path])


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"nonsense", b'{"format": 1}', b" " * 2_000_000])
def test_what_is_no_certificate_is_said_to_be_none(content: bytes) -> None:
    with pytest.raises(NotCertified, match="no certificate"):
        decode(content)


def test_a_certificate_counted_in_an_outdated_way_does_not_match(tmp_path: Path) -> None:
    game = changed(LIVE, [parse_change("pair_plus.flush=3")])
    old = msgspec.structs.replace(decode(certify(game)), versions={"facts": 1, "settle": 1, "census": 0})
    (tmp_path / "old.json").write_bytes(encode(old))
    assert not certificate_matches(game, [tmp_path])
    with pytest.raises(NotCertified, match="outdated"):
        certificate_of(game, [tmp_path])
