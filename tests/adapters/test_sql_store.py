"""The writer's side: everything comes back, and a batch is kept whole or not at all."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.games.catalogue import TABLES
from croupier.ledger.accounts import Transfer
from croupier.ports.store import (
    Batch,
    StoredAnswer,
    StoredEnd,
    StoredEvent,
    StoredPlayer,
    StoredResult,
    StoredRound,
    StoredTransfer,
    StoreError,
)
from croupier.rules.fingerprint import fingerprint
from tests.adapters.samples import ANN, BOB, FINGERPRINT, TERMS, dump, ended, opened, people, round_id


def test_a_new_store_is_empty(database: SqliteDatabase) -> None:
    store = database.store
    assert store.balances(["PLAY/house"]) == {}
    assert store.table("venezia") is None
    assert store.open_tables() == []
    assert store.round("R") is None
    assert store.round_events("R") == []
    assert store.answers([("ann", "key")]) == []
    assert store.player("ann") is None
    assert store.last_sequence() == 0


def check_everything_is_there(database: SqliteDatabase) -> None:
    store = database.store
    first, second = opened(1), opened(2, "roma", "bob")
    assert store.player("ann") == ANN
    assert store.player("bob") == BOB
    assert store.balances([*people().balances, "PLAY/wallet/nobody"]) == {
        "PLAY/house": 10**14,
        "PLAY/cashier": -(10**14) - 20_000,
        "PLAY/wallet/ann": 10_000,
        "PLAY/wallet/bob": 9_500,
    }
    assert store.table("venezia") == ended(1).tables["venezia"]
    assert store.table("roma") == second.tables["roma"]
    assert store.open_tables() == ["roma"]
    assert store.round(round_id(1)) == first.rounds[0]
    assert store.round(round_id(2)) == second.rounds[0]
    assert store.round_events(round_id(1)) == [*first.events, *ended(1).events]
    assert store.terms(FINGERPRINT) == TERMS
    assert store.answers([("ann", "key-1"), ("bob", "key-1"), ("ann", "key-2")]) == first.answers
    assert store.last_sequence() == 2


def test_everything_comes_back_now_and_after_a_restart(path: Path) -> None:
    with SqliteDatabase(path) as database:
        for batch in (people(), opened(1), opened(2, "roma", "bob"), ended(1)):
            database.store.commit(batch)
        check_everything_is_there(database)
    with SqliteDatabase(path) as database:
        check_everything_is_there(database)


def test_an_empty_batch_is_nothing(database: SqliteDatabase, path: Path) -> None:
    before = dump(path)
    database.store.commit(Batch())
    assert dump(path) == before


def test_a_round_may_open_and_end_in_one_batch(database: SqliteDatabase) -> None:
    first, second = opened(1), ended(1)
    database.store.commit(people())
    whole = Batch(
        events=first.events + second.events,
        transfers=first.transfers + second.transfers,
        balances=second.balances,
        tables=second.tables,
        terms=first.terms,
        rounds=first.rounds,
        ends=second.ends,
        results=second.results,
    )
    database.store.commit(whole)
    assert database.store.open_tables() == []
    assert database.store.round_events(round_id(1)) == whole.events


def test_transfers_are_kept_in_order(database: SqliteDatabase, path: Path) -> None:
    database.store.commit(people())
    database.store.commit(opened(1))
    assert dump(path)["transfers"] == [
        (1, None, None, 3, "PLAY/cashier", "PLAY/house", 10**14, "fund", ""),
        (2, None, None, 3, "PLAY/cashier", "PLAY/wallet/ann", 10_000, "open", ""),
        (3, None, None, 3, "PLAY/cashier", "PLAY/wallet/bob", 10_000, "open", ""),
        (4, "venezia", "R-000001", 1001, "PLAY/wallet/ann", "PLAY/stakes/ann", 500, "stake", "ante"),
    ]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_the_terms_of_every_table_come_back(database: SqliteDatabase, table: object) -> None:
    terms = table.terms  # type: ignore[attr-defined]
    key = fingerprint(terms)
    database.store.commit(Batch(terms={key: terms}))
    database.store.commit(Batch(terms={key: terms}))  # the next round under the same terms
    assert database.store.terms(key) == terms
    assert fingerprint(database.store.terms(key)) == key


def test_unknown_terms_are_an_error(database: SqliteDatabase) -> None:
    with pytest.raises(StoreError, match="no terms with the fingerprint abc"):
        database.store.terms("abc")


def test_terms_that_are_not_understood_are_an_error(database: SqliteDatabase) -> None:
    with database.store._engine.begin() as connection:
        connection.execute(text("INSERT INTO terms VALUES ('abc', X'7B7D')"))
    with pytest.raises(StoreError, match="abc are not understood"):
        database.store.terms("abc")


def test_balances_of_very_many_accounts(database: SqliteDatabase) -> None:
    many = {f"PLAY/wallet/p{number}": number for number in range(70_000)}
    database.store.commit(Batch(balances=many))
    assert database.store.balances(many) == many


@pytest.mark.parametrize("account", ["PLAY/house", "PLAY/wallet/ann", "PLAY/wallet/cashier"])
def test_only_the_cashier_goes_below_zero(database: SqliteDatabase, account: str) -> None:
    database.store.commit(Batch(balances={"PLAY/cashier": -1, account: 0}))
    with pytest.raises(StoreError, match="balances_only_cashier_below_zero"):
        database.store.commit(Batch(balances={account: -1}))


def add_event(batch: Batch) -> None:
    batch.events.append(StoredEvent("venezia", 10, None, 0, b"again"))


def add_event_of_no_round(batch: Batch) -> None:
    batch.events.append(StoredEvent("venezia", 99, "R-999999", 0, b""))


def go_below_zero(batch: Batch) -> None:
    batch.balances["PLAY/wallet/bob"] = -1


def move_nothing(batch: Batch) -> None:
    batch.transfers.append(StoredTransfer(None, None, 0, Transfer("PLAY/house", "PLAY/wallet/bob", 0, "win")))


def move_nowhere(batch: Batch) -> None:
    batch.transfers.append(StoredTransfer(None, None, 0, Transfer("PLAY/house", "PLAY/house", 1, "win")))


def move_more_than_fits(batch: Batch) -> None:
    batch.transfers.append(StoredTransfer(None, None, 0, Transfer("PLAY/house", "PLAY/wallet/bob", 2**63, "win")))


def add_player(batch: Batch) -> None:
    batch.players.append(StoredPlayer("ann", "another Ann", guest=True, created_ms=0))


def add_round(batch: Batch) -> None:
    batch.rounds.append(StoredRound("R-000001", 77, "venezia", FINGERPRINT, 0, b""))


def add_sequence(batch: Batch) -> None:
    batch.rounds.append(StoredRound("R-000077", 1, "venezia", FINGERPRINT, 0, b""))


def open_under_unknown_terms(batch: Batch) -> None:
    batch.rounds.append(StoredRound("R-000077", 77, "venezia", "unknown", 0, b""))


def end_no_round(batch: Batch) -> None:
    batch.ends.append(StoredEnd("R-999999", 0, "ended"))


def end_twice(batch: Batch) -> None:
    batch.ends.append(StoredEnd("R-000001", 0, "voided"))


def end_two_at_once(batch: Batch) -> None:
    batch.ends += [StoredEnd("R-000002", 0, "ended"), StoredEnd("R-000002", 0, "ended")]


def add_result(batch: Batch) -> None:
    batch.results.append(StoredResult("R-000001", 1, "bob", 1, 1))


def add_result_of_no_round(batch: Batch) -> None:
    batch.results.append(StoredResult("R-999999", 1, "bob", 1, 1))


def add_result_of_nobody(batch: Batch) -> None:
    batch.results.append(StoredResult("R-000001", 2, "nobody", 1, 1))


def answer_again(batch: Batch) -> None:
    batch.answers.append(StoredAnswer("ann", "key-1", "other digest", b"other reply"))


POISONS = [
    add_event,
    add_event_of_no_round,
    go_below_zero,
    move_nothing,
    move_nowhere,
    move_more_than_fits,
    add_player,
    add_round,
    add_sequence,
    open_under_unknown_terms,
    end_no_round,
    end_twice,
    end_two_at_once,
    add_result,
    add_result_of_no_round,
    add_result_of_nobody,
    answer_again,
]


@pytest.mark.parametrize("poison", POISONS)
def test_a_batch_with_one_bad_row_leaves_nothing(
    database: SqliteDatabase, path: Path, poison: Callable[[Batch], None]
) -> None:
    for batch in (people(), opened(1), ended(1)):
        database.store.commit(batch)
    before = dump(path)
    batch = opened(2, "roma", "bob")
    poison(batch)
    with pytest.raises(StoreError):
        database.store.commit(batch)
    assert dump(path) == before
    database.store.commit(opened(2, "roma", "bob"))
    assert database.store.open_tables() == ["roma"]


def test_a_full_disk_leaves_nothing_and_may_be_cured(database: SqliteDatabase, path: Path) -> None:
    database.store.commit(people())
    before = dump(path)
    batch = opened(1)
    batch.answers.append(StoredAnswer("ann", "large", "digest", bytes(1_000_000)))  # the last row is one too many
    with database.store._engine.connect() as connection:
        (pages,) = connection.execute(text("PRAGMA page_count")).one()
        connection.execute(text(f"PRAGMA max_page_count = {pages + 20}"))
    with pytest.raises(StoreError, match="disk is full"):
        database.store.commit(batch)
    assert dump(path) == before
    with database.store._engine.connect() as connection:
        connection.execute(text("PRAGMA max_page_count = 1000000"))
    database.store.commit(batch)
    assert database.store.open_tables() == ["venezia"]


def test_an_error_says_what_but_not_whose(database: SqliteDatabase) -> None:
    database.store.commit(people())
    with pytest.raises(StoreError) as caught:
        database.store.commit(people())
    assert str(caught.value) == "UNIQUE constraint failed: players.player"
    assert "Bob" not in str(caught.value.__cause__)


def test_reading_from_a_broken_database_is_a_store_error(database: SqliteDatabase) -> None:
    with database.store._engine.begin() as connection:
        connection.execute(text("DROP TABLE tables"))
    with pytest.raises(StoreError, match="no such table: tables"):
        database.store.table("venezia")


CHANGES = [
    "UPDATE terms SET body = X'00'",
    "DELETE FROM terms",
    "UPDATE events SET body = X'00' WHERE number = 10",
    "DELETE FROM events WHERE number = 11",
    "INSERT OR REPLACE INTO events SELECT id, table_id, number, round_id, at_ms, X'00' FROM events",
    "INSERT OR REPLACE INTO events SELECT id + 9, table_id, number, round_id, at_ms, X'00' FROM events",
    "INSERT INTO events SELECT id + 9, table_id, number, NULL, at_ms, X'00' FROM events",
    "UPDATE transfers SET amount = amount + 1",
    "DELETE FROM transfers",
    "UPDATE results SET returned = 0",
    "DELETE FROM results",
    "UPDATE answers SET reply = X'00'",
    "DELETE FROM answers",
    "UPDATE rounds SET secret = X'00' WHERE sequence = 2",
    "UPDATE rounds SET outcome = 'voided' WHERE sequence = 1",
    "DELETE FROM rounds WHERE sequence = 2",
]


@pytest.mark.parametrize("change", CHANGES)
def test_what_has_happened_is_never_edited(database: SqliteDatabase, path: Path, change: str) -> None:
    for batch in (people(), opened(1), ended(1), opened(2, "roma", "bob")):
        database.store.commit(batch)
    before = dump(path)
    engine = database.store._engine
    with pytest.raises(Exception, match=r"never (edited|deleted)|ends once|only grow"), engine.begin() as connection:
        connection.execute(text(change))
    assert dump(path) == before
