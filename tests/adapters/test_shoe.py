"""The shoe: committed before, opened after, and no deal without chance."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.adapters.shoe import RandomShoe
from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.adapters.vault import Vault
from croupier.book.acts import OpenRound
from croupier.book.book import Book, Failed
from croupier.cards import DECK
from croupier.games.catalogue import TABLES
from croupier.ports.shoe import ShoeError
from croupier.shuffle import deck_from_seed
from tests.adapters.samples import dump

VAULT = Vault(bytes(32))


def no_urandom(_: int) -> bytes:
    raise NotImplementedError


def broken_urandom(_: int) -> bytes:
    raise OSError(5, "Input/output error")


def test_the_commitment_is_the_hash_of_the_seed_published_later() -> None:
    shoe = RandomShoe(VAULT)
    sealed = shoe.seal("R")
    assert hashlib.sha256(bytes.fromhex(shoe.seed("R", sealed.secret))).hexdigest() == sealed.commitment


def test_the_deck_follows_from_what_is_published() -> None:
    shoe = RandomShoe(VAULT)
    sealed = shoe.seal("R")
    deck = shoe.deck("R", sealed.secret, "my luck")
    assert deck == deck_from_seed(bytes.fromhex(shoe.seed("R", sealed.secret)), "R", "my luck")
    assert sorted(deck) == list(DECK)


def test_a_deck_survives_a_restart() -> None:
    sealed = RandomShoe(VAULT).seal("R")
    decks = {RandomShoe(Vault(bytes(32))).deck("R", sealed.secret, "s") for _ in range(2)}
    assert len(decks) == 1


def test_every_round_has_a_seed_of_its_own() -> None:
    shoe = RandomShoe(VAULT)
    assert len({shoe.seal("R").commitment for _ in range(100)}) == 100


def test_the_secret_does_not_show_the_seed() -> None:
    seed = bytes(range(32))
    assert seed not in RandomShoe(VAULT, lambda _: seed).seal("R").secret


@pytest.mark.parametrize("secret", [b"", bytes(60)])
def test_a_secret_that_does_not_open_gives_no_deck(secret: bytes) -> None:
    with pytest.raises(ShoeError, match="round R does not open"):
        RandomShoe(VAULT).deck("R", secret, "")
    with pytest.raises(ShoeError, match="round R does not open"):
        RandomShoe(VAULT).seed("R", secret)


@pytest.mark.parametrize("entropy", [no_urandom, broken_urandom, lambda _: b"short"])
def test_without_chance_nothing_is_dealt(entropy: Callable[[int], bytes], database: SqliteDatabase, path: Path) -> None:
    shoe = RandomShoe(VAULT, entropy)
    with pytest.raises(ShoeError, match="source of chance"):
        shoe.seal("R")
    before = dump(path)
    table = TABLES[0]
    (outcome,) = Book(database.store, shoe).process([OpenRound(1, table.id, table.code, table.terms)])
    assert isinstance(outcome, Failed)
    assert isinstance(outcome.error, ShoeError)
    assert dump(path) == before
