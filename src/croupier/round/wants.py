"""What a round waits for: bets, the card of a slot, the choices of seats, or nothing."""

from collections.abc import Iterable, Iterator

import msgspec

from croupier.round.model import Round, asked
from croupier.round.settlement import settle_side_bets
from croupier.rules.definition import Pile
from croupier.rules.facts import piles_of
from croupier.rules.settle import line_facts


class Slot(msgspec.Struct, frozen=True):
    """A place for one card. ``act``: dealt face up, dealt face down, or turned where it lies."""

    pile: str
    seat: int | None
    index: int
    act: str


class WantsBets(msgspec.Struct, frozen=True):
    """Betting is open."""


class WantsCard(msgspec.Struct, frozen=True):
    """The next card goes here; one dealt face down needs no identity yet."""

    slot: Slot


class WantsBurn(msgspec.Struct, frozen=True):
    """A card is to be burnt."""


class WantsConfirm(msgspec.Struct, frozen=True):
    """All cards lie there; the dealer has to look over them before anything is settled on them."""


class WantsChoices(msgspec.Struct, frozen=True):
    """These seats have not chosen; empty when only the clock can close the stage."""

    stage: str
    seats: tuple[int, ...]


Want = WantsBets | WantsCard | WantsBurn | WantsConfirm | WantsChoices


def wants(round_: Round) -> Want | None:
    """The one thing that the round needs next; None when it is over or moves on by itself."""
    if round_.phase == "betting":
        return WantsBets()
    if round_.phase == "deciding":
        return WantsChoices(round_.stage_name, asked(round_))
    slot = next(_slots(round_), None)
    if round_.dealing == "hand" and (asks := _by_hand(round_, slot)) is not None:
        return asks
    return None if slot is None else WantsCard(slot)


def playing(round_: Round) -> tuple[int, ...]:
    """Seats with a stake in the round."""
    return tuple(number for number, seat in sorted(round_.seats.items()) if seat.bets)


def _by_hand(round_: Round, slot: Slot | None) -> Want | None:
    """What a deal by hand needs before its next card, and before anything is settled on its cards."""
    if slot is not None:
        return WantsBurn() if round_.burnt < round_.burns else None
    return WantsConfirm() if not round_.confirmed and _is_due(round_) else None


def _is_due(round_: Round) -> bool:
    """Whether something would be settled now: at the end everything, before a stage the side bets it settles."""
    if round_.phase == "finishing":
        return bool(playing(round_))
    return round_.phase == "dealing" and any(
        settle_side_bets(round_, round_.seats[number], round_.stage_name) for number in playing(round_)
    )


def _slots(round_: Round) -> Iterator[Slot]:
    seats = playing(round_)
    if not seats:
        return
    if round_.phase == "dealing":
        for name in round_.game.stages[round_.stage].deals:
            yield from _to_deal(round_, round_.game.pile(name), seats)
    elif round_.phase == "finishing":
        if not round_.terms.policy.shows_after_all_folded and not any(_needs_more(round_, seat) for seat in seats):
            return
        for name in round_.game.finish:
            staying = tuple(seat for seat in seats if _needs_more(round_, seat))
            yield from _to_deal(round_, round_.game.pile(name), staying)
        for pile in round_.game.piles:
            if not pile.face_up:
                yield from _to_turn(round_, pile, seats)


def _to_deal(round_: Round, pile: Pile, seats: tuple[int, ...]) -> Iterator[Slot]:
    """Cards still missing in a pile: one to each seat in turn, as they are dealt by hand."""
    act = "deal_up" if pile.face_up else "deal_down"
    for index in range(pile.count):
        if pile.owner != "seat":
            if index >= len(round_.piles.get(pile.name, ())):
                yield Slot(pile.name, None, index, act)
            continue
        for number in seats:
            if index >= len(round_.seats[number].piles.get(pile.name, ())):
                yield Slot(pile.name, number, index, act)


def _to_turn(round_: Round, pile: Pile, seats: Iterable[int]) -> Iterator[Slot]:
    holders: list[int | None] = [*seats] if pile.owner == "seat" else [None]
    for holder in holders:
        cards = (round_.piles if holder is None else round_.seats[holder].piles).get(pile.name, ())
        for index, card in enumerate(cards):
            if card is None:
                yield Slot(pile.name, holder, index, "turn")


def _needs_more(round_: Round, number: int) -> bool:
    """Whether something of a seat is still open that the cards to come decide."""
    seat = round_.seats[number]
    if seat.ante and not seat.folded:
        return True
    settled = {result.line for result in seat.settled}
    for side_bet in round_.game.side_bets:
        if side_bet.bet not in seat.bets or side_bet.line.name in settled or not side_bet.survives_fold:
            continue
        for fact in line_facts(round_.game, side_bet.line):
            for name in piles_of(round_.game.fact(fact)):
                cards = {**round_.piles, **seat.piles}.get(name, ())
                if len(cards) < round_.game.pile(name).count or None in cards:
                    return True
    return False
