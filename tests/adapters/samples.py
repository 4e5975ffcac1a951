"""Batches as the book makes them, and what a database file holds."""

import sqlite3
from contextlib import closing
from pathlib import Path

from croupier.games.catalogue import TABLES
from croupier.ledger.accounts import Purse, Transfer, cashier, house
from croupier.ports.store import (
    Batch,
    StoredAnswer,
    StoredEnd,
    StoredEvent,
    StoredPlayer,
    StoredResult,
    StoredRound,
    StoredTable,
    StoredTransfer,
)
from croupier.rules.fingerprint import fingerprint

TERMS = TABLES[0].terms
FINGERPRINT = fingerprint(TERMS)
OPENING = 10_000
STAKE = 500

ANN = StoredPlayer("ann", "Ann Ž.", guest=False, created_ms=1)
BOB = StoredPlayer("bob", "Bob", guest=True, created_ms=2)

_HOUSE, _CASHIER = house("PLAY"), cashier("PLAY")


def people() -> Batch:
    """Ann and Bob come in with money."""
    moves = [Transfer(_CASHIER, _HOUSE, 10**14, "fund")]
    moves += [Transfer(_CASHIER, Purse("PLAY", who.player).wallet, OPENING, "open") for who in (ANN, BOB)]
    balances = {_HOUSE: 10**14, _CASHIER: -(10**14) - 2 * OPENING}
    balances |= {Purse("PLAY", who.player).wallet: OPENING for who in (ANN, BOB)}
    return Batch(
        players=[ANN, BOB], transfers=[StoredTransfer(None, None, 3, move) for move in moves], balances=balances
    )


def round_id(sequence: int) -> str:
    return f"R-{sequence:06d}"


def opened(sequence: int, table: str = "venezia", player: str = "ann") -> Batch:
    """A round is opened, and a player stakes on it."""
    name, at_ms, purse = round_id(sequence), 1000 * sequence, Purse("PLAY", player)
    stake = Transfer(purse.wallet, purse.stakes, STAKE, "stake", "ante")
    return Batch(
        events=[
            StoredEvent(table, 10 * sequence, name, at_ms, b'{"kind":"round_opened"}'),
            StoredEvent(table, 10 * sequence + 1, name, at_ms + 1, b'{"kind":"bets_placed"}'),
        ],
        transfers=[StoredTransfer(table, name, at_ms + 1, stake)],
        balances={purse.wallet: OPENING - STAKE, purse.stakes: STAKE},
        tables={table: StoredTable(table, 10 * sequence + 1, name, b'{"chairs":{}}')},
        terms={FINGERPRINT: TERMS},
        rounds=[StoredRound(name, sequence, table, FINGERPRINT, at_ms, bytes(range(256)))],
        answers=[StoredAnswer(player, f"key-{sequence}", "digest", b'{"number":1}')],
    )


def ended(sequence: int, table: str = "venezia", player: str = "ann") -> Batch:
    """That round ends; the stake comes back."""
    name, at_ms, purse = round_id(sequence), 1000 * sequence + 500, Purse("PLAY", player)
    back = Transfer(purse.stakes, purse.wallet, STAKE, "return", "ante")
    return Batch(
        events=[StoredEvent(table, 10 * sequence + 2, name, at_ms, b'{"kind":"round_ended"}')],
        transfers=[StoredTransfer(table, name, at_ms, back)],
        balances={purse.wallet: OPENING, purse.stakes: 0},
        tables={table: StoredTable(table, 10 * sequence + 2, name, b'{"chairs":{}}')},
        ends=[StoredEnd(name, at_ms, "ended")],
        results=[StoredResult(name, 1, player, STAKE, STAKE)],
    )


def dump(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables, as another program reads them."""
    with closing(sqlite3.connect(path)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(connection.execute(f'SELECT * FROM "{name}"'), key=repr) for name in names}  # noqa: S608
