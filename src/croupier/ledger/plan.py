"""The transfers that an event of a round calls for: the one place where rounds and money meet.

A stake moves from the wallet to the player's stakes account and stays there until its line is settled; the
reserve for a decision waits in an account of its own. A void sends back whatever the round has moved so far.
"""

from collections.abc import Iterator
from operator import itemgetter

from croupier.ledger.accounts import TAKE_BACK, Purse, Transfer, house
from croupier.round.events import (
    BetsPlaced,
    BetsReturned,
    Event,
    LinesSettled,
    OptionChosen,
    RoundVoided,
)
from croupier.round.model import Round, SeatState, apply, reserve_of
from croupier.rules.settle import LineResult

_first = itemgetter(0)


def plan(before: Round, event: Event, after: Round | None = None) -> tuple[Transfer, ...]:
    """Transfers for an event, in order; ``before`` is the round it happens to, ``after`` that round with it."""
    match event:
        case BetsPlaced() | BetsReturned():
            return tuple(_restake(before, after or apply(before, event), event.seat))
        case OptionChosen():
            return tuple(_choose(before, after or apply(before, event), event))
        case LinesSettled():
            purse = _purse(before, before.seats[event.seat])
            return tuple(transfer for result in event.results for transfer in _settle(purse, result))
        case RoundVoided():
            return tuple(transfer for seat in before.seats.values() for transfer in _void(before, seat))
        case _:
            return ()


def adjust(currency: str, player: str, amount: int, subject: str) -> tuple[Transfer, ...]:
    """The transfer of a compensation: from the house to the wallet, or back where ``amount`` is below zero."""
    wallet, bank = Purse(currency, player).wallet, house(currency)
    source, target = (bank, wallet) if amount > 0 else (wallet, bank)
    return (Transfer(source, target, abs(amount), "adjustment", subject),)


def _purse(round_: Round, seat: SeatState) -> Purse:
    return Purse(round_.terms.currency, seat.player)


def _move(purse: Purse, delta: int, subject: str) -> Iterator[Transfer]:
    """Raise (or lower, with a negative delta) a stake."""
    if delta > 0:
        yield Transfer(purse.wallet, purse.stakes, delta, "stake", subject)
    elif delta < 0:
        yield Transfer(purse.stakes, purse.wallet, -delta, "unstake", subject)


def _move_reserve(purse: Purse, delta: int) -> Iterator[Transfer]:
    if delta > 0:
        yield Transfer(purse.wallet, purse.reserve, delta, "reserve")
    elif delta < 0:
        yield Transfer(purse.reserve, purse.wallet, -delta, "release")


def _restake(before: Round, after: Round, number: int) -> Iterator[Transfer]:
    """From what stood for a seat to what stands now: what comes off first, then what goes on."""
    old, new = before.seats.get(number), after.seats.get(number)
    someone = new or old
    if someone is None:
        return  # no bet again where none stood
    purse = _purse(after, someone)
    before_it, now = old.bets if old else {}, new.bets if new else {}
    deltas = [(now.get(bet, 0) - before_it.get(bet, 0), bet) for bet in {**before_it, **now}]
    reserved = (reserve_of(after.terms, new) if new else 0) - (reserve_of(before.terms, old) if old else 0)
    if reserved < 0:
        yield from _move_reserve(purse, reserved)
    for delta, bet in sorted(deltas, key=_first):
        yield from _move(purse, delta, bet)
    if reserved > 0:
        yield from _move_reserve(purse, reserved)


def _choose(before: Round, after: Round, event: OptionChosen) -> Iterator[Transfer]:
    """The reserve comes free and pays for the option; without one the wallet does (D5)."""
    old, new = before.seats[event.seat], after.seats[event.seat]
    purse = _purse(after, new)
    yield from _move_reserve(purse, reserve_of(after.terms, new) - reserve_of(before.terms, old))
    if event.bet is not None:
        yield from _move(purse, event.amount, event.bet)


def _settle(purse: Purse, result: LineResult) -> Iterator[Transfer]:
    """What a line returns: the stake back and the win from the house, or the stake to the house."""
    if result.outcome == "bonus":
        yield from _paid(house(purse.currency), purse.wallet, result.returned, "bonus", result.line)
    elif result.returned:
        yield from _paid(purse.stakes, purse.wallet, result.staked, "return", result.line)
        yield from _paid(house(purse.currency), purse.wallet, result.returned - result.staked, "win", result.line)
    else:
        yield from _paid(purse.stakes, house(purse.currency), result.staked, "lose", result.line)


def _void(round_: Round, seat: SeatState) -> Iterator[Transfer]:
    """Every stake and the reserve back (A40), then what was paid is taken back (A41)."""
    purse = _purse(round_, seat)
    bank = house(purse.currency)
    undone = [transfer for result in seat.settled for transfer in _settle(purse, result)]
    settled = {result.bet for result in seat.settled if result.outcome != "bonus"}
    for bet, amount in seat.bets.items():
        if bet not in settled:
            yield from _paid(purse.stakes, purse.wallet, amount, "refund", bet)
    for transfer in undone:
        if transfer.target == bank:
            yield Transfer(bank, purse.wallet, transfer.amount, "refund", transfer.subject)
    yield from _move_reserve(purse, -reserve_of(round_.terms, seat))
    for transfer in undone:
        if transfer.source == bank:
            yield Transfer(purse.wallet, bank, transfer.amount, TAKE_BACK, transfer.subject)


def _paid(source: str, target: str, amount: int, reason: str, subject: str) -> Iterator[Transfer]:
    if amount:
        yield Transfer(source, target, amount, reason, subject)
