"""Group commit: what is decided together is stored together, and what cannot be stored takes nothing with it."""

import sqlite3
from collections.abc import Callable

import pytest

from croupier.adapters.sql_store import SqlStore
from croupier.book.acts import Act, OpenAccount
from croupier.book.book import Done, Failed
from croupier.ports.store import Batch, StoreError
from tests.book.conftest import Desk


def test_one_poisoned_act_among_64_leaves_63_committed(desk: Desk) -> None:
    """The player id is there already: deciding does not see that, the database does."""
    names = [f"p{number}" for number in range(63)]
    acts: list[Act] = [OpenAccount(desk.now_ms, name, name, guest=True, currency="PLAY", opening=500) for name in names]
    acts.insert(31, OpenAccount(desk.now_ms, "ada", "Ada again", guest=True, currency="PLAY", opening=500))
    before = desk.stored(desk.wallet_account("ada"))

    outcomes = desk.ask(*acts)

    failed = [outcome for outcome in outcomes if isinstance(outcome, Failed)]
    assert [outcome.act for outcome in failed] == [acts[31]]
    assert isinstance(failed[0].error, StoreError)
    assert [desk.stored(desk.wallet_account(name)) for name in names] == [500] * 63
    assert desk.stored(desk.wallet_account("ada")) == before
    assert desk.stored("PLAY/house") + desk.stored("PLAY/cashier") + before + 63 * 500 == 0


def test_a_fault_in_one_act_changes_nothing_of_its_neighbours(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of the program, not of the store: the act fails alone, inside the same transaction."""
    desk.seated("paris", "ada")
    broken = desk.bet("paris", "ada", [{"ante": 500}])
    monkeypatch.setattr("croupier.book.playing._affordable", _raise)
    opening = OpenAccount(desk.now_ms, "bea", "Bea", guest=True, currency="PLAY", opening=700)

    first, second = desk.ask(broken, opening)

    assert isinstance(first, Failed)
    assert isinstance(first.error, ZeroDivisionError)
    assert isinstance(second, Done)
    assert desk.stored(desk.wallet_account("bea")) == 700


def test_a_commit_whose_answer_was_lost_is_found_again_by_its_key(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.seated("paris", "ada")
    commit = SqlStore.commit
    monkeypatch.setattr(SqlStore, "commit", _losing_the_answer_once(commit))

    done = desk.do(desk.bet("paris", "ada", [{"ante": 500}], key="key-00000001"))

    assert done.again
    assert desk.money("ada") == (99_500, 500)


def test_state_in_memory_is_what_a_restart_reads(desk: Desk) -> None:
    desk.account("bea")
    for player in ("ada", "bea"):
        desk.seated("venezia", player)
        desk.do(desk.bet("venezia", player, [{"ante": 500}, {"pair_plus": 300}]))
    in_memory = desk.book.table("venezia")
    money = desk.money("ada")

    desk.reopen()

    assert desk.book.table("venezia") == in_memory
    assert desk.money("ada") == money == (98_700, 1_300)


def test_balances_kept_equal_the_journal_and_sum_to_zero(desk: Desk) -> None:
    desk.seated("roma", "ada")
    desk.do(desk.bet("roma", "ada", [{"ante": 1_000, "aa_bonus": 500}]))
    desk.do(desk.deal("roma", "ada"))
    desk.do(desk.decide("roma", "ada", "call"))

    with sqlite3.connect(desk.path) as connection:
        kept = dict(connection.execute("SELECT account, balance FROM balances"))
        journal: dict[str, int] = dict.fromkeys(kept, 0)
        for source, target, amount in connection.execute("SELECT source, target, amount FROM transfers"):
            journal[source] -= amount
            journal[target] += amount
    connection.close()
    assert kept == journal
    assert sum(kept.values()) == 0
    assert kept["PLAY/stakes/ada"] == kept["PLAY/reserve/ada"] == 0


def _raise(*_: object) -> int:
    raise ZeroDivisionError


def _losing_the_answer_once(commit: Callable[[SqlStore, Batch], None]) -> Callable[[SqlStore, Batch], None]:
    lost: list[Batch] = []

    def commit_once(store: SqlStore, batch: Batch) -> None:
        commit(store, batch)
        if not lost:
            lost.append(batch)
            raise StoreError("the connection broke after the commit")

    return commit_once
