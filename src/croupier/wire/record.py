"""A round's public record: all that it takes to check the round again, and nothing that only some may know.

docs/fairness.md describes the format for those who check it with a program of their own. A change that they would
notice makes a new ``version``.
"""

from typing import Annotated, Literal

import msgspec

from croupier.book.dealing import position
from croupier.cards import Card, card_name
from croupier.round.commands import Refused
from croupier.round.model import Round, SeatState
from croupier.round.view import view
from croupier.round.wants import Slot
from croupier.rules.definition import Terms
from croupier.rules.settle import LineResult
from croupier.wire.decode import refuse_duplicates

LARGEST_RECORD_BYTES = 256 * 1024

Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
HashOrNone = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)")]
RoundId = Annotated[str, msgspec.Meta(pattern=r"^[^|]{1,64}$(?!\n)")]
Text = Annotated[str, msgspec.Meta(max_length=256)]
Seat = Annotated[int, msgspec.Meta(ge=1, le=52)]
Place = Annotated[int, msgspec.Meta(ge=0, le=51)]
Amount = Annotated[int, msgspec.Meta(ge=0)]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the record's parts."""


class CardRecord(_Part, frozen=True):
    """A card that was shown: the ``index``-th of a pile (of a seat, or shared), from which place in the deck."""

    pile: Text
    seat: Seat | None
    index: Place
    place: Place
    card: Annotated[str, msgspec.Meta(min_length=2, max_length=2)]


class SlipRecord(_Part, frozen=True):
    """A line of the settlement slip; the fields are those of ``wire.views.LineShown``."""

    line: Text
    bet: Text
    staked: Amount
    returned: Amount
    outcome: Text
    result: Text | None
    hand: Text | None
    pays: int | None


class SeatRecord(_Part, frozen=True):
    """A seat that took part, without its player's name. Amounts in minor units.

    ``bets``: its stakes, the completing ones too. ``returned_bets``: bets that came back when betting closed.
    ``returned``: what came back of the stakes, wins included; in a voided round the stakes themselves.
    """

    seat: Seat
    bets: dict[Text, Amount]
    returned_bets: dict[Text, Amount]
    choices: dict[Text, Text]
    slip: tuple[SlipRecord, ...]
    returned: Amount


class RoundRecord(_Part, frozen=True, omit_defaults=True):
    """A round that is over. ``definition`` and ``terms`` are the fingerprints that the opening event pinned.

    ``client_seed`` is null in a round that was voided before betting closed: no card was dealt in it. A round that a
    person dealt is of version 2: its ``dealing`` is hand, it has no seed ("") and committed to none.
    """

    format: Literal["croupier-round"]
    version: Literal[1, 2]
    round: RoundId
    opened_ms: int
    outcome: Literal["ended", "voided"]
    definition: Hash
    terms: Hash
    rules: Terms
    commitment: HashOrNone
    client_seed: Text | None
    seed: Text
    cards: tuple[CardRecord, ...]
    seats: tuple[SeatRecord, ...]
    dealing: Literal["automatic", "hand"] = "automatic"


class Check(_Part, frozen=True):
    """One thing looked at: what was found, or what is wrong, as a sentence."""

    name: str
    passed: bool
    detail: str


class Verdict(_Part, frozen=True):
    """What the checks came to. ``checks`` ends with the first that failed; fair is a round where none did."""

    fair: bool
    checks: tuple[Check, ...]


class RecordError(Exception):
    """This is no record of a round. The message says what is wrong with it, as the end of a sentence."""


_decoder = msgspec.json.Decoder(RoundRecord, strict=True)


def record_of(round_: Round, terms: str) -> RoundRecord:
    """The record of a round that is over, opened under terms of that fingerprint.

    Refused where it is not over yet, or where its seed was never published (voided because the key is lost).
    """
    if not round_.over:
        raise Refused("round_running")
    by_hand = round_.dealing == "hand"
    if round_.seed is None and not by_hand:
        raise Refused("no_seed")
    seen = view(round_, None)
    return RoundRecord(
        format="croupier-round",
        version=2 if by_hand else 1,
        round=seen.id,
        opened_ms=seen.opened_ms,
        outcome="voided" if seen.phase == "voided" else "ended",
        definition=seen.definition,
        terms=terms,
        rules=seen.terms,
        commitment=seen.commitment,
        client_seed=seen.client_seed,
        seed=round_.seed or "",
        cards=tuple(_cards(seen)),
        seats=tuple(_seat(number, seat, voided=seen.phase == "voided") for number, seat in sorted(seen.seats.items())),
        dealing=seen.dealing,
    )


def encode_record(record: RoundRecord) -> bytes:
    """A record as a file, laid out to be read."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"


def decode_record(raw: bytes) -> RoundRecord:
    """The record in a file; RecordError where it holds something else, or only a part of one."""
    if len(raw) > LARGEST_RECORD_BYTES:
        raise RecordError(f"it has more than {LARGEST_RECORD_BYTES} bytes")
    try:
        record = _decoder.decode(raw)
        refuse_duplicates(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise RecordError(_lowered(str(problem))) from None
    except Refused as refusal:
        raise RecordError(_lowered(str(refusal.arguments["why"]))) from None
    if {record.version == 1, record.dealing == "automatic", bool(record.commitment)} not in ({True}, {False}):
        raise RecordError("only a round that was dealt by hand is of version 2 and has no commitment")
    return record


def _cards(round_: Round) -> list[CardRecord]:
    shown = [
        (Slot(pile, seat, index, "turn"), card)
        for seat, piles in ((None, round_.piles), *((number, seat.piles) for number, seat in round_.seats.items()))
        for pile, cards in piles.items()
        for index, card in enumerate(cards)
        if card is not None
    ]
    return sorted((_card(round_, slot, card) for slot, card in shown), key=lambda record: record.place)


def _card(round_: Round, slot: Slot, card: Card) -> CardRecord:
    return CardRecord(slot.pile, slot.seat, slot.index, position(round_.game, slot), card_name(card))


def _seat(number: int, seat: SeatState, *, voided: bool) -> SeatRecord:
    """A seat; in a voided round what was settled before is taken back, and so has no place in the record."""
    settled = () if voided else seat.settled
    returned = sum(seat.bets.values()) if voided else sum(result.returned for result in settled)
    slip = tuple(slip_line(result) for result in settled)
    return SeatRecord(number, dict(seat.bets), dict(seat.returned_bets), dict(seat.choices), slip, returned)


def slip_line(result: LineResult) -> SlipRecord:
    """A settled line as the record has it."""
    return msgspec.convert(result, SlipRecord, from_attributes=True)


def _lowered(text: str) -> str:
    return text[:1].lower() + text[1:]
