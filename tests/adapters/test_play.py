"""The book on a real file: a round begun before a restart goes on after it with the same deck."""

from pathlib import Path

from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.book.acts import Act, Bet, Deal, Decide, OpenAccount, OpenRound, Sit
from croupier.book.book import Book, Done
from croupier.games.catalogue import TABLES
from tests.support.fixed_shoe import FixedShoe
from tests.support.ledger import rows

TABLE = next(table for table in TABLES if table.id == "paris")
ANN = "ann"


def play(book: Book, *acts: Act) -> None:
    for outcome in book.process(acts):
        assert isinstance(outcome, Done), outcome


def begin(database: SqliteDatabase) -> str:
    book = Book(database.store, FixedShoe(["Qs Qd Qh"]))
    play(
        book,
        OpenAccount(1, ANN, "Ann", guest=True, currency="PLAY", opening=100_000),
        Sit(2, TABLE.id, ANN, "Ann", TABLE.terms.seats),
        OpenRound(3, TABLE.id, TABLE.code, TABLE.terms, ANN),
    )
    round_ = book.table(TABLE.id).round
    assert round_ is not None
    assert database.archive.unfinished(ANN) == []  # nothing staked yet
    play(
        book,
        Bet(4, TABLE.id, round_.id, ANN, ({"ante": 1_000},)),
        Deal(5, TABLE.id, round_.id, ANN, "luck", key="deal"),
    )
    return round_.id


def test_a_round_goes_on_after_a_restart(path: Path) -> None:
    with SqliteDatabase(path) as database:
        round_id = begin(database)
        assert database.archive.unfinished(ANN) == [TABLE.id]
        assert database.archive.history(ANN, None, None, 10) == []
    with SqliteDatabase(path) as database:
        assert database.store.open_tables() == [TABLE.id]
        book = Book(database.store, FixedShoe([]))
        play(book, Deal(9, TABLE.id, round_id, ANN, "luck", key="deal"))  # the answer was lost: asked again
        play(book, Decide(10, TABLE.id, round_id, ANN, "decision", "play"))
        assert database.store.open_tables() == []
        assert database.archive.unfinished(ANN) == []
        (entry,) = database.archive.history(ANN, TABLE.id, None, 10)
        wallet = book.wallet(ANN, "PLAY")
        assert (entry.round, entry.staked, wallet.held) == (round_id, 2_000, 0)
        assert wallet.available == 100_000 - entry.staked + entry.returned
    numbers = [number for (number,) in rows(path, "SELECT number FROM events WHERE table_id = ? ORDER BY id", TABLE.id)]
    assert numbers == list(range(1, len(numbers) + 1))
