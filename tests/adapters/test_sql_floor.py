"""The floor's records: everything comes back, and what was received or decided is never changed."""

from collections.abc import Callable

import msgspec
import pytest

from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.ports.floor import StoredAdjustment, StoredClosure, StoredIncident, StoredReceipt
from croupier.ports.store import Batch, StoreError
from tests.adapters.samples import ended, opened, people, round_id

ERROR = StoredIncident(1, 1_000, "venezia", "VEN-1", "error", "KeyError: 'x'", "system")
REPORT = StoredIncident(2, 2_000, None, None, "report", "my pair", "ann")
NO_DEALER = StoredClosure("table", "venezia", 1_000, "olga", "no dealer")
LATE = StoredReceipt(1, 1_000, "venezia", "VEN-1", "ann", "bet", b'{"placements":[{"ante":500}]}')
PROPOSED = StoredAdjustment(1, "VEN-1", "venezia", "ann", -700, "PLAY", 1_000, "olga", "paid twice")


def approved(by: str = "otto") -> StoredAdjustment:
    return msgspec.structs.replace(PROPOSED, state="approved", decided_ms=2_000, decided_by=by)


def test_a_new_store_has_none(database: SqliteDatabase) -> None:
    store, archive = database.store, database.archive
    assert (store.last_incident(), store.last_receipt(), store.last_adjustment()) == (0, 0, 0)
    assert (store.incident(1), store.adjustment(1), archive.receipt(1)) == (None, None, None)
    assert [*store.closures(), *archive.incidents(open_only=False, limit=9), *archive.adjustments(9)] == []


def test_everything_comes_back(database: SqliteDatabase) -> None:
    store, archive = database.store, database.archive
    store.commit(
        Batch(
            incidents={1: ERROR, 2: REPORT},
            closures={("table", "venezia"): NO_DEALER},
            receipts=[LATE],
            adjustments={1: PROPOSED},
        )
    )
    closed = msgspec.structs.replace(ERROR, closed_ms=3_000, closed_by="olga", word="a cable")
    store.commit(Batch(incidents={1: closed}, adjustments={1: approved()}))

    assert (store.last_incident(), store.last_receipt(), store.last_adjustment()) == (2, 1, 1)
    assert archive.incidents(open_only=False, limit=9) == [REPORT, closed]
    assert archive.incidents(open_only=True, limit=9) == [REPORT]
    assert archive.incidents(open_only=False, limit=1) == [REPORT]
    assert archive.closures() == [NO_DEALER]
    assert (archive.receipt(1), archive.receipts("ann", 9), archive.receipts("bob", 9)) == (LATE, [LATE], [])
    assert store.adjustments_of("VEN-1") == archive.adjustments(9) == archive.adjustments(9, "VEN-1") == [approved()]
    assert archive.adjustments(9, "VEN-2") == []


def test_what_is_enabled_again_is_no_closure_any_more(database: SqliteDatabase) -> None:
    store = database.store
    everything = StoredClosure("everything", "", 1_000, "olga", "fire")
    store.commit(Batch(closures={("table", "venezia"): NO_DEALER, ("everything", ""): everything}))
    store.commit(Batch(closures={("everything", ""): None}))
    assert store.closures() == [NO_DEALER]
    again = msgspec.structs.replace(NO_DEALER, why="still none")
    store.commit(Batch(closures={("table", "venezia"): again}))
    assert store.closures() == [again]


def test_only_who_had_a_stake_in_a_round_that_is_over_took_part(database: SqliteDatabase) -> None:
    store = database.store
    store.commit(people())
    store.commit(opened(1))
    assert not store.took_part(round_id(1), "ann")
    store.commit(ended(1))
    assert store.took_part(round_id(1), "ann")
    assert not store.took_part(round_id(1), "bob")


@pytest.mark.parametrize(
    "change",
    [
        lambda: Batch(receipts=[LATE]),
        lambda: Batch(incidents={1: msgspec.structs.replace(ERROR, closed_ms=9, closed_by="otto", word="again")}),
        lambda: Batch(adjustments={1: msgspec.structs.replace(PROPOSED, state="declined", decided_by="otto")}),
        lambda: Batch(adjustments={2: msgspec.structs.replace(PROPOSED, adjustment=2, amount=0)}),
        lambda: Batch(adjustments={2: msgspec.structs.replace(approved("olga"), adjustment=2)}),
        lambda: Batch(incidents={3: msgspec.structs.replace(ERROR, incident=3, closed_ms=9)}),
    ],
    ids=["receipt again", "closed again", "decided again", "of nothing", "by one alone", "closed by nobody"],
)
def test_the_database_itself_refuses_what_must_not_be(database: SqliteDatabase, change: Callable[[], Batch]) -> None:
    closed = msgspec.structs.replace(ERROR, closed_ms=3_000, closed_by="olga", word="a cable")
    database.store.commit(Batch(incidents={1: closed}, receipts=[LATE], adjustments={1: PROPOSED}))
    database.store.commit(Batch(adjustments={1: approved()}))

    with pytest.raises(StoreError):
        database.store.commit(change())
    assert database.archive.incidents(open_only=False, limit=9) == [closed]
    assert database.archive.adjustments(9) == [approved()]
