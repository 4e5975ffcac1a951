"""Was a round dealt and paid as was promised? Computed anew from its public record, and from nothing else.

Checks come in the order in which they rest on each other; after the first that fails, the rest would say nothing.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from croupier.book.dealing import position
from croupier.cards import Card, card_name, parse_card
from croupier.games.catalogue import TABLES
from croupier.round.bets import under_minimum
from croupier.round.events import Bets
from croupier.round.model import Round, SeatState
from croupier.round.settlement import settle_seat, settle_side_bets
from croupier.round.wants import Slot
from croupier.rules.definition import ANTE, Game
from croupier.rules.fingerprint import fingerprint
from croupier.shuffle import SEED_BYTES, commitment_to, deck_from_seed
from croupier.wire.record import CardRecord, Check, RoundRecord, SeatRecord, SlipRecord, Verdict, slip_line

_CATALOGUE: Final = {fingerprint(table.terms) for table in TABLES}


class _Wrong(Exception):  # noqa: N818  # a finding about the record, not a fault of the program
    """A check has failed; the message says how."""


def verify(record: RoundRecord) -> Verdict:
    """Check a record. Total: whatever a record says, it gets a verdict."""
    checks = tuple(_until_first_failure(record))
    return Verdict(checks[-1].passed, checks)


def _until_first_failure(record: RoundRecord) -> Iterator[Check]:
    by_hand = record.dealing == "hand"
    steps: Sequence[tuple[str, Callable[[RoundRecord], str]]] = (
        ("dealing", _dealt_by_hand) if by_hand else ("commitment", _commitment),
        ("rules", _rules),
        ("cards", _cards_by_hand if by_hand else _cards),
        ("stakes", _stakes),
        ("settlement", _voided if record.outcome == "voided" else _settlement),
    )
    for name, look in steps:
        try:
            yield Check(name, passed=True, detail=look(record))
        except _Wrong as wrong:
            yield Check(name, passed=False, detail=str(wrong))
            return
        except (LookupError, ValueError, TypeError):  # rules that whoever wrote the record made up
            yield Check(name, passed=False, detail="The rules in the record are none that a round can be played by.")
            return


def _dealt_by_hand(record: RoundRecord) -> str:
    if record.seed or record.commitment:
        raise _Wrong("A round that was dealt by hand has no seed, and commits to none.")
    return "A person dealt this round by hand: the order of its cards follows from no seed and cannot be checked."


def _commitment(record: RoundRecord) -> str:
    if commitment_to(_seed(record)) != record.commitment:
        raise _Wrong("The seed is not the one that was committed to before the betting.")
    return "The seed is the one that was committed to before the betting."


def _rules(record: RoundRecord) -> str:
    """The record brings the rules along; their fingerprints say that they are those the round was opened under."""
    if (fingerprint(record.rules.game), fingerprint(record.rules)) != (record.definition, record.terms):
        raise _Wrong(
            "The rules in the record do not have the fingerprints that the round was opened with: they were "
            "changed, or they belong to a version of Croupier that reads rules otherwise."
        )
    piles = [pile.name for pile in record.rules.game.piles]
    if len(set(piles)) < len(piles):
        raise _Wrong("The rules have two piles of one name.")
    name = record.rules.game.name
    if record.terms not in _CATALOGUE:
        return f"The round was opened under these rules ({name}), which no table of this Croupier's catalogue has."
    return f"The round was opened under these rules ({name})."


def _cards(record: RoundRecord) -> str:
    """Every card that was shown lies where the layout says, and is the one that the seed puts there."""
    if record.client_seed is None:
        if record.cards or record.outcome == "ended":
            raise _Wrong("Betting never closed in this round, and yet it went on.")
        return "No card was shown."
    deck = deck_from_seed(_seed(record), record.round, record.client_seed)
    _check_places(record)
    for card in record.cards:
        if _known(card) != deck[card.place]:
            dealt = card_name(deck[card.place])
            raise _Wrong(f"The card {_where(card)} is {card.card}, but the seed puts {dealt} there.")
    if not record.cards:
        return "No card was shown."
    return f"All {len(record.cards)} cards that were shown lie where the seed puts them."


def _cards_by_hand(record: RoundRecord) -> str:
    """Every card has a place of the layout, and no card lies in two."""
    if record.client_seed is None and (record.cards or record.outcome == "ended"):
        raise _Wrong("Betting never closed in this round, and yet it went on.")
    _check_places(record)
    dealt = [_known(card) for card in record.cards]
    for card, known in zip(record.cards, dealt, strict=True):
        if dealt.count(known) > 1:
            raise _Wrong(f"The card {_where(card)} is {card.card}, which lies elsewhere too.")
    return f"All {len(dealt)} cards that were shown are different ones, each in a place of the layout."


def _check_places(record: RoundRecord) -> None:
    places: set[int] = set()
    holders = {None, *(seat.seat for seat in record.seats)}
    for card in record.cards:
        where = _where(card)
        if card.seat not in holders:
            raise _Wrong(f"The card {where} belongs to nobody who took part.")
        if card.place != _place(record, card):
            raise _Wrong(f"The card {where} does not come from place {card.place} of the deck.")
        if card.place in places:
            raise _Wrong(f"The card {where} stands twice in the record.")
        places.add(card.place)


def _stakes(record: RoundRecord) -> str:
    """Seats stand once, and what deciding cost them is what the rules ask for it."""
    numbers = [seat.seat for seat in record.seats]
    if numbers != sorted(set(numbers)):
        raise _Wrong("The seats do not stand once each, in order.")
    if numbers and numbers[-1] > record.rules.seats:
        raise _Wrong(f"There is no seat {numbers[-1]} at this table.")
    for seat in record.seats:
        _check_stakes(record, seat)
    return "Every stake stands on a bet of the game, and every decision cost what the rules say."


def _check_stakes(record: RoundRecord, seat: SeatRecord) -> None:
    game = record.rules.game
    placed = {bet: amount for bet, amount in seat.bets.items() if bet in game.spots}
    expected = dict(placed)
    for stage, name in seat.choices.items():
        option = _option(game, stage, name)
        if option is None or ANTE not in placed:
            raise _Wrong(f"Seat {seat.seat} could not choose {name} at {stage}.")
        bet, raises = option
        if bet is not None:
            expected[bet] = expected.get(bet, 0) + raises * placed[ANTE]
    for bet in sorted({*expected, *seat.bets}):
        if expected.get(bet) != seat.bets.get(bet):
            raise _Wrong(f"Seat {seat.seat} has {seat.bets.get(bet, 0)} on {bet} instead of {expected.get(bet, 0)}.")
    if record.client_seed is not None:
        _check_limits(record, seat, placed)


def _check_limits(record: RoundRecord, seat: SeatRecord, placed: Bets) -> None:
    """Betting has closed: what stands is within the limits, and what came back is just what was too small."""
    terms = record.rules
    before = SeatState("", {**placed, **seat.returned_bets})
    if any(bet not in terms.game.spots for bet in seat.returned_bets) or placed.keys() & seat.returned_bets.keys():
        raise _Wrong(f"Seat {seat.seat} could not get back what the record says.")
    if under_minimum(terms, before) != seat.returned_bets:
        raise _Wrong(f"Seat {seat.seat} should have got back its bets under the minimum, and no others.")
    for bet, amount in placed.items():
        if amount > terms.limit(bet).maximum:
            raise _Wrong(f"Seat {seat.seat} has {amount} on {bet}, where {terms.limit(bet).maximum} is the most.")


def _option(game: Game, stage: str, name: str) -> tuple[str | None, int] | None:
    """The bet of an option and what it raises in antes; None where there is no such option."""
    try:
        option = game.option(stage, name)
    except KeyError:
        return None
    return option.bet, option.raises


def _voided(record: RoundRecord) -> str:
    for seat in record.seats:
        if seat.slip or seat.returned != sum(seat.bets.values()):
            raise _Wrong(f"The round was voided, and yet seat {seat.seat} did not get just its stakes back.")
    return "The round was voided: every stake went back, and nothing was won or lost."


def _settlement(record: RoundRecord) -> str:
    """What every seat should have got, from its cards, stakes and choices alone, beside what it did get."""
    round_ = _round(record)
    for seat in record.seats:
        state = round_.seats[seat.seat]
        try:
            owed = _slip(round_, state)
        except (KeyError, ValueError, IndexError):  # a card or a choice is missing, or the rules are no rules
            raise _Wrong(f"What seat {seat.seat} is owed cannot be told from the cards in the record.") from None
        for number, (due, paid) in enumerate(zip(owed, seat.slip, strict=False), start=1):
            if due != paid:
                raise _Wrong(
                    f"Line {number} of seat {seat.seat} should be {due.line}: {due.outcome}, {due.returned} back "
                    f"for {due.staked}; the record says {paid.line}: {paid.outcome}, {paid.returned} for {paid.staked}."
                )
        if len(owed) != len(seat.slip):
            raise _Wrong(f"Seat {seat.seat} should have {len(owed)} lines on its slip, not {len(seat.slip)}.")
        if sorted(line.bet for line in owed if line.outcome != "bonus") != sorted(seat.bets):
            raise _Wrong(f"A stake of seat {seat.seat} was not settled.")
        if seat.returned != sum(line.returned for line in owed):
            raise _Wrong(f"Seat {seat.seat} got {seat.returned} back, but its slip comes to another sum.")
    return "Every bet was settled as these rules and these cards ask for."


def _slip(round_: Round, seat: SeatState) -> Sequence[SlipRecord]:
    """All lines of a seat in the order of settlement: side bets that a stage settles, then the rest."""
    for stage in round_.game.stages:
        settled = seat.settled + settle_side_bets(round_, seat, stage.name)
        seat = msgspec.structs.replace(seat, settled=settled)
    return [slip_line(result) for result in seat.settled + settle_seat(round_, seat)]


def _round(record: RoundRecord) -> Round:
    """The round as it stood before its settlement, with those piles of which every card is known."""
    game = record.rules.game
    piles: dict[int | None, dict[str, tuple[Card | None, ...]]] = {None: {}}
    for holder in (None, *(seat.seat for seat in record.seats)):
        piles[holder] = {
            pile.name: cards
            for pile in game.piles
            if len(cards := _pile(record.cards, pile.name, holder)) == pile.count
        }
    seats = {seat.seat: _state(game, seat, piles[seat.seat]) for seat in record.seats}
    return Round(
        record.round,
        record.rules,
        record.definition,
        record.commitment,
        record.opened_ms,
        phase="finishing",
        seats=seats,
        piles=piles[None],
    )


def _state(game: Game, seat: SeatRecord, piles: Mapping[str, tuple[Card | None, ...]]) -> SeatState:
    folded = any(game.option(stage, name).folds for stage, name in seat.choices.items())
    return SeatState("", seat.bets, piles=piles, choices=seat.choices, folded=folded)


def _pile(cards: Sequence[CardRecord], name: str, seat: int | None) -> tuple[Card | None, ...]:
    shown = {card.index: parse_card(card.card) for card in cards if (card.pile, card.seat) == (name, seat)}
    return tuple(shown[index] for index in sorted(shown))


def _seed(record: RoundRecord) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or seed.hex() != record.seed:
        raise _Wrong(f"The seed is not {SEED_BYTES} bytes in hex.")
    return seed


def _place(record: RoundRecord, card: CardRecord) -> int | None:
    """The place in the deck that the layout gives to a card; None where the layout has no such card."""
    try:
        pile = record.rules.game.pile(card.pile)
    except KeyError:
        return None
    at_table = card.seat is None or card.seat <= record.rules.seats
    if (pile.owner == "seat") != (card.seat is not None) or card.index >= pile.count or not at_table:
        return None
    return position(record.rules.game, Slot(card.pile, card.seat, card.index, "turn"))


def _known(card: CardRecord) -> Card:
    try:
        return parse_card(card.card)
    except ValueError:
        raise _Wrong(f"{card.card!r} is no card.") from None


def _where(card: CardRecord) -> str:
    holder = "" if card.seat is None else f" of seat {card.seat}"
    return f"{card.index + 1} in the pile {card.pile}{holder}"
