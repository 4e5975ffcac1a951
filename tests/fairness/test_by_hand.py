"""A round that a person dealt: it says so, its settlement is checked all the same, and nobody passes it for another."""

import json
from typing import Any

import pytest

from croupier.fairness import verify
from croupier.games.catalogue import TABLES, Table
from croupier.wire.record import RecordError, RoundRecord, decode_record, encode_record
from tests.fairness.rounds import played

ROUNDS = range(25)
LIVE = TABLES[0]

by_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)


def dealt(table: Table) -> RoundRecord:
    """A round that was dealt by hand, with cards."""
    rounds = (played(table, number, dealing="hand") for number in range(1000))
    return next(record for record in rounds if record.cards)


def changed(record: RoundRecord, **fields: object) -> bytes:
    return json.dumps({**json.loads(encode_record(record)), **fields}).encode()


def wrong(raw: bytes) -> list[str]:
    return [check.name for check in verify(decode_record(raw)).checks if not check.passed]


@by_table
def test_it_is_found_fair_and_says_that_its_cards_follow_from_nothing(table: Table) -> None:
    for number in ROUNDS:
        record = decode_record(encode_record(played(table, number, dealing="hand")))
        verdict = verify(record)
        assert verdict.fair, verdict
        assert (record.version, record.commitment, record.seed) == (2, "", "")
        assert [check.name for check in verdict.checks] == ["dealing", "rules", "cards", "stakes", "settlement"]


@by_table
def test_the_same_cards_pay_the_same_whoever_deals_them(table: Table) -> None:
    """Whatever a game asks for, side bets that settle before the decision too: no game needs rules for it."""
    for number in ROUNDS:
        automatic, by_hand = played(table, number), played(table, number, dealing="hand")
        assert (by_hand.cards, by_hand.seats) == (automatic.cards, automatic.seats)


@by_table
def test_one_that_was_voided_gave_everything_back(table: Table) -> None:
    for number in ROUNDS:
        record = played(table, number, voided_after=1 + number % 12, dealing="hand")
        assert verify(record).fair


def test_a_slip_that_was_changed_is_found() -> None:
    record: Any = json.loads(encode_record(dealt(LIVE)))
    seat = next(seat for seat in record["seats"] if seat["slip"])
    seat["slip"][0]["returned"] += 1
    assert wrong(json.dumps(record).encode()) == ["settlement"]


def test_one_card_in_two_places_is_found() -> None:
    record: Any = json.loads(encode_record(dealt(LIVE)))
    record["cards"][1]["card"] = record["cards"][0]["card"]
    assert wrong(json.dumps(record).encode()) == ["cards"]


def test_a_card_in_no_place_is_found() -> None:
    record: Any = json.loads(encode_record(dealt(LIVE)))
    record["cards"][0]["place"] = 40
    assert wrong(json.dumps(record).encode()) == ["cards"]


def test_a_seed_that_it_never_had_is_found() -> None:
    assert wrong(changed(dealt(LIVE), seed="ab" * 32)) == ["dealing"]


@pytest.mark.parametrize(
    "fields",
    [
        {"version": 1},
        {"dealing": "automatic"},
        {"commitment": "ab" * 32},
        {"version": 1, "dealing": "automatic"},
        {"version": 1, "commitment": "ab" * 32},
        {"dealing": "machine"},
    ],
)
def test_no_record_passes_for_one_of_the_other_kind(fields: dict[str, object]) -> None:
    with pytest.raises(RecordError):
        decode_record(changed(dealt(LIVE), **fields))


def test_a_round_from_a_sealed_deck_is_written_as_it_always_was() -> None:
    record = json.loads(encode_record(played(LIVE, 1)))
    assert "dealing" not in record
    assert record["version"] == 1
