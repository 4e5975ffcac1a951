"""Fair rounds are found fair, by two verifiers; a record changed anywhere is not, or it is no record any more."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from croupier.fairness import verify
from croupier.games.catalogue import TABLES, Table
from croupier.round.commands import Refused
from croupier.wire.record import RecordError, RoundRecord, decode_record, encode_record, record_of
from tests.fairness.independent import fingerprint, first_wrong
from tests.fairness.rounds import played, with_cards
from tests.games.rounds import opened

ROUNDS = range(40)
NONSENSE: tuple[object, ...] = (-1, 10**12, "", [])
Json = Any
Path = tuple[str | int, ...]

by_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)


def found(text: bytes) -> str | None:
    """The first check that fails; "record" for what is none."""
    try:
        verdict = verify(decode_record(text))
    except RecordError:
        return "record"
    wrong = [check.name for check in verdict.checks if not check.passed]
    assert verdict.fair == (not wrong)
    assert all(check.detail.endswith(".") for check in verdict.checks)
    return wrong[0] if wrong else None


@by_table
def test_a_round_that_was_played_is_fair(table: Table) -> None:
    for number in ROUNDS:
        text = encode_record(played(table, number))
        assert (found(text), first_wrong(text.decode())) == (None, None), text.decode()


@by_table
def test_a_voided_round_is_checked_too(table: Table) -> None:
    for number in ROUNDS:
        text = encode_record(played(table, number, voided_after=1 + number % 14))
        assert (found(text), first_wrong(text.decode())) == (None, None), text.decode()


def test_rounds_are_voided_before_the_cards_and_with_cards_out() -> None:
    records = [played(TABLES[0], number, voided_after=after) for number in ROUNDS for after in (3, 10)]
    voided = [record for record in records if record.outcome == "voided"]
    assert {record.client_seed is None for record in voided} == {True, False}
    assert {bool(record.cards) for record in voided} == {True, False}


def leaves(value: Json, path: Path = ()) -> Iterator[Path]:
    """Where the values lie that are neither objects nor arrays."""
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if children is None:
        yield path
    else:
        for name, child in children:
            yield from leaves(child, (*path, name))


def changed(text: bytes, path: Path, change: Callable[[Json], Json]) -> bytes:
    """The record with another value somewhere."""
    record = parent = json.loads(text)
    for step in path[:-1]:
        parent = parent[step]
    parent[path[-1]] = change(parent[path[-1]])
    return json.dumps(record, ensure_ascii=False).encode()


def something_else(value: Json) -> Json:
    """Another value of the same kind, one that a record may hold."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + 1
    others = {"ended": "voided", "voided": "ended", "play": "fold", "fold": "play", "call": "fold", "Qs": "Jd"}
    flipped = ("1" if value[:1] == "0" else "0") + value[1:]
    return others.get(value, flipped if len(value) == 64 else "Qs" if len(value) == 2 else value + "x")


@by_table
@pytest.mark.parametrize("voided_after", [None, 9])
def test_a_value_changed_anywhere_is_found(table: Table, voided_after: int | None) -> None:
    seen = set()
    records = (played(table, number, voided_after) for number in range(10_000))
    whole = (record for record in records if record.cards and all(seat.bets for seat in record.seats))
    for record in islice(whole, 2):
        text = encode_record(record)
        for path in leaves(json.loads(text)):
            if path == ("opened_ms",) or (path[0] == "seats" and path[2] == "returned_bets"):
                continue  # nothing rests on the former; the latter is checked below
            wrong = found(changed(text, path, something_else))
            assert wrong is not None, path
            seen.add(wrong)
    assert {"record", "commitment", "rules", "cards"} <= seen


Change = Callable[[Json], object]
CHANGES: dict[str, tuple[str, Change]] = {
    "another seed": ("commitment", lambda record: record.update(seed="00" * 32)),
    "a short seed": ("commitment", lambda record: record.update(seed="00")),
    "a seed in capitals": ("commitment", lambda record: record.update(seed=record["seed"].upper() + "")),
    "a paytable": ("rules", lambda record: record["rules"]["game"]["paytables"][0]["rows"][0].update(pays=6)),
    "a limit": ("rules", lambda record: record["rules"]["limits"][0].update(maximum=10**9)),
    "a card": ("cards", lambda record: record["cards"][0].update(card=record["cards"][1]["card"])),
    "no card": ("cards", lambda record: record["cards"][0].update(card="Xx")),
    "a card twice": ("cards", lambda record: record["cards"].append(record["cards"][0])),
    "a place": ("cards", lambda record: record["cards"][0].update(place=51)),
    "a card of nobody": ("cards", lambda record: record["cards"][-1].update(seat=8)),
    "a shared card for a seat": ("cards", lambda record: record["cards"][0].update(seat=1)),
    "a pile that is none": ("cards", lambda record: record["cards"][0].update(pile="sleeve")),
    "a fourth card": ("cards", lambda record: record["cards"][0].update(index=3)),
    "no client seed": ("cards", lambda record: record.update(client_seed=None)),
    "another client seed": ("cards", lambda record: record.update(client_seed="mine")),
    "a missing card": ("settlement", lambda record: record["cards"].pop()),
    "a higher stake": ("stakes", lambda record: record["seats"][0]["bets"].update(play=10**9)),
    "a stake on nothing": ("stakes", lambda record: record["seats"][0]["bets"].update(sleeve=100)),
    "a choice that is none": ("stakes", lambda record: record["seats"][0]["choices"].update(decision="raise")),
    "a stage that is none": ("stakes", lambda record: record["seats"][0]["choices"].update(river="fold")),
    "a bet given back": ("stakes", lambda record: record["seats"][0]["returned_bets"].update(six_card_bonus=100)),
    "a bet given back twice": ("stakes", lambda record: record["seats"][0]["returned_bets"].update(ante=50)),
    "a seat twice": ("stakes", lambda record: record["seats"].append(record["seats"][0])),
    "seats in disorder": ("stakes", lambda record: record["seats"].reverse()),
    "a longer slip": ("settlement", lambda record: record["seats"][0]["slip"].append(record["seats"][0]["slip"][0])),
    "a shorter slip": ("settlement", lambda record: record["seats"][0]["slip"].pop()),
    "a slip in another order": ("settlement", lambda record: record["seats"][0]["slip"].reverse()),
    "a payment": ("settlement", lambda record: record["seats"][0]["slip"][0].update(returned=1)),
    "a sum": ("settlement", lambda record: record["seats"][0].update(returned=1)),
    "no choice": (
        "settlement",
        lambda record: (
            record["seats"][0].update(choices={}),
            record["seats"][0]["bets"].pop("play"),
        ),
    ),
    "an outcome": ("settlement", lambda record: record.update(outcome="voided")),
    "a version": ("record", lambda record: record.update(version=2)),
    "a format": ("record", lambda record: record.update(format="croupier-hand")),
    "a new field": ("record", lambda record: record.update(signature="valid")),
    "a missing field": ("record", lambda record: record.pop("seed")),
    "a number as text": ("record", lambda record: record["seats"][0].update(returned="1")),
    "a fraction": ("record", lambda record: record["seats"][0].update(returned=0.5)),
    "a negative stake": ("record", lambda record: record["seats"][0]["bets"].update(ante=-1)),
    "a round id with a bar": ("record", lambda record: record.update(round="VEN|1")),
    "a seat number 0": ("record", lambda record: record["seats"][0].update(seat=0)),
    "place 52": ("record", lambda record: record["cards"][0].update(place=52)),
}


@cache
def two_seats_playing() -> RoundRecord:
    """A live round in which several seats played on, all with an ante and a play bet."""
    for number in range(1000):
        record = played(TABLES[0], number)
        playing = all("play" in seat.bets and not seat.returned_bets for seat in record.seats)
        if len(record.seats) > 1 and playing and len(record.seats[0].slip) > 2:
            return record
    raise AssertionError("no such round")


@pytest.mark.parametrize(("check", "change"), CHANGES.values(), ids=CHANGES)
def test_a_change_is_named(check: str, change: Change) -> None:
    record = json.loads(encode_record(two_seats_playing()))
    change(record)
    assert found(json.dumps(record).encode()) == check


@by_table
def test_rules_that_make_no_sense_get_a_verdict_too(table: Table) -> None:
    """Whoever writes a record anew may write rules of their own, with the fingerprints that they have."""
    text = encode_record(with_cards(table))
    for path in leaves(json.loads(text)["rules"]):
        record = json.loads(changed(text, ("rules", *path), something_else))
        record["definition"], record["terms"] = fingerprint(record["rules"]["game"]), fingerprint(record["rules"])
        assert found(json.dumps(record).encode()) != "rules", path
        for value in NONSENSE:
            record = json.loads(changed(text, ("rules", *path), lambda _, value=value: value))  # type: ignore[misc]
            record["definition"], record["terms"] = fingerprint(record["rules"]["game"]), fingerprint(record["rules"])
            found(json.dumps(record).encode())


def test_huge_numbers_do_no_harm() -> None:
    record = json.loads(encode_record(two_seats_playing()))
    for amount in (2**63, 2**64, 10**400):
        record["seats"][0]["bets"]["ante"] = amount
        assert found(json.dumps(record).encode()) in ("stakes", "record")


@pytest.mark.parametrize("length", [0, 1, 100, -2])
def test_a_part_of_a_record_is_none(length: int) -> None:
    assert found(encode_record(played(TABLES[0], 1))[:length]) == "record"


def test_a_record_cut_off_anywhere_is_none() -> None:
    text = encode_record(played(TABLES[3], 1)).rstrip()
    for length in range(len(text)):
        with pytest.raises(RecordError):
            decode_record(text[:length])


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'"',
        b"\xff\xfe",
        b"PK\x03\x04",
        b"\0" * 1000,
        b"1e999",
        b'{"a":NaN}',
    ],
)
def test_what_is_no_record_is_said_to_be_none(text: bytes) -> None:
    with pytest.raises(RecordError):
        decode_record(text)


def test_a_field_given_twice_is_refused() -> None:
    text = encode_record(played(TABLES[0], 1)).decode()
    with pytest.raises(RecordError, match="field `seed` is given twice"):
        decode_record(text.replace('"seed":', '"seed": "00", "seed":', 1).encode())


def test_a_file_that_is_too_large_is_refused_unread() -> None:
    with pytest.raises(RecordError, match="more than 262144 bytes"):
        decode_record(b" " * 300_000 + encode_record(played(TABLES[0], 1)))


def test_rules_of_no_table_of_ours_are_named_so() -> None:
    table = TABLES[0]
    own = Table("own", "OWN", "Own", "A", "en", _with_another_limit(table), table.chips)
    verdict = verify(played(own, 1))
    assert verdict.fair
    assert "no table of this Croupier's catalogue" in verdict.checks[1].detail
    assert "no table" not in verify(played(table, 1)).checks[1].detail


def _with_another_limit(table: Table) -> Any:  # noqa: ANN401  # Terms
    raw = json.loads(encode_record(played(table, 1)))["rules"]
    raw["limits"][0]["maximum"] += 1
    return msgspec.convert(raw, type(table.terms))


def test_a_round_that_runs_has_no_record() -> None:
    with pytest.raises(Refused) as refused:
        record_of(opened(TABLES[0].terms), "terms")
    assert refused.value.code == "round_running"
