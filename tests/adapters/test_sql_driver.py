"""Statements given to the driver as they are."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Dialect, insert
from sqlalchemy.dialects.postgresql import psycopg
from sqlalchemy.dialects.sqlite import pysqlite

from croupier.adapters import schema
from croupier.adapters.sql_driver import TOGETHER, ManyRows, compiled
from croupier.adapters.sql_store import MOST_KEYS, answers_to
from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.ports.store import Batch, StoredAnswer, StoreError

COLUMNS = ["account", "balance"]

_postgresql: Callable[..., Dialect] = psycopg.dialect


def test_the_same_statement_serves_other_databases() -> None:
    ours, _ = compiled(insert(schema.balances), pysqlite.dialect(), COLUMNS)
    theirs, order = compiled(insert(schema.balances), _postgresql(paramstyle="format"), COLUMNS)
    assert ours == "INSERT INTO balances (account, balance) VALUES (?, ?)"
    assert theirs == "INSERT INTO balances (account, balance) VALUES (%s::VARCHAR, %s::BIGINT)"
    assert [*order] == COLUMNS


def test_parameters_that_go_by_name_are_no_use() -> None:
    with pytest.raises(ValueError, match="by their position, not as pyformat"):
        ManyRows(insert(schema.balances), dict(zip(COLUMNS, COLUMNS, strict=True)), _postgresql())


@pytest.mark.parametrize("number", [1, 2, MOST_KEYS])
def test_keys_are_looked_up_and_not_searched_for_in_all_answers(path: Path, number: int) -> None:
    question = answers_to(number, pysqlite.dialect())
    with SqliteDatabase(path), closing(sqlite3.connect(path)) as connection:
        steps = connection.execute(f"EXPLAIN QUERY PLAN {question}", ("who", "key") * number).fetchall()
    read = [step for *_, step in steps if "answers" in step]
    assert len(read) == number
    assert all(step.startswith("SEARCH answers USING INDEX") for step in read)


def test_more_keys_than_one_question_has_room_for(database: SqliteDatabase) -> None:
    stored = [StoredAnswer("ann", f"key-{number}", "digest", b"reply") for number in range(2 * MOST_KEYS + 5)]
    database.store.commit(Batch(answers=stored))
    asked = [(player, answer.key) for answer in stored for player in ("ann", "bob")]
    found = database.store.answers(asked)
    assert sorted(answer.key for answer in found) == sorted(answer.key for answer in stored)


@pytest.mark.parametrize("number", [1, TOGETHER - 1, TOGETHER, 2 * TOGETHER + 3])
def test_rows_that_go_together_and_those_left_over(database: SqliteDatabase, number: int) -> None:
    for balance in (5, 7):  # new rows, then other values of the same
        balances = {f"PLAY/wallet/player-{one}": balance * one for one in range(number)}
        database.store.commit(Batch(balances=balances))
        assert database.store.balances(balances) == balances


def test_one_bad_row_among_many_that_go_together_keeps_none(database: SqliteDatabase) -> None:
    balances = {f"PLAY/wallet/player-{one}": one - TOGETHER for one in range(2 * TOGETHER)}
    with pytest.raises(StoreError, match="balances_only_cashier_below_zero"):
        database.store.commit(Batch(balances=balances))
    assert database.store.balances(balances) == {}
