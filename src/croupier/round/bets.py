"""A seat's bet before the deal: placements to totals, checked against limits and money, cut where the table adjusts."""

from collections.abc import Sequence

from croupier.round.commands import PlaceBets, Refused
from croupier.round.events import Bets, BetsPlaced, BetsReturned
from croupier.round.model import Round, SeatState
from croupier.rules.definition import ANTE, Terms


def total(placements: Sequence[Bets]) -> Bets:
    """What placements add up to, spot by spot."""
    bets: Bets = {}
    for placement in placements:
        for bet, amount in placement.items():
            bets[bet] = bets.get(bet, 0) + amount
    return bets


def place(round_: Round, command: PlaceBets) -> BetsPlaced:
    """The bet as it stands for the seat; Refused where a rule or the money forbids it."""
    terms = round_.terms
    if not 1 <= command.seat <= terms.seats:
        raise Refused("unknown_seat", seat=command.seat)
    placements = [dict(placement) for placement in command.placements]
    _check_spots(terms, placements)
    adjust = terms.policy.over_maximum == "adjust"
    bets = asked = total(placements)
    for bet, amount in asked.items():
        limit = terms.limit(bet)
        if amount > limit.maximum:  # A23 refuses, C6 cuts
            if not adjust:
                raise Refused("over_maximum", bet=bet, maximum=limit.maximum)
            _cut(placements, bet, amount - limit.maximum)
            bets = total(placements)
    needed = _needed(terms, bets)
    if needed > command.at_most and adjust:
        _cut_to_funds(terms, placements, command.at_most)
        bets = total(placements)
    if _needed(terms, bets) > command.at_most or (needed and not bets):  # cut to nothing is no bet
        raise Refused("funds", needed=needed, available=command.at_most)
    for side_bet in terms.game.side_bets:
        if side_bet.bet in bets and side_bet.needs_ante and ANTE not in bets:  # A1
            raise Refused("needs_ante", bet=side_bet.bet)
    return BetsPlaced(command.seat, command.player, bets, tuple(placements))


def under_minimum(terms: Terms, seat: SeatState) -> Bets:
    """The bets of a seat that are too small to play, and with too small an ante all that need one."""
    low = {bet: amount for bet, amount in seat.bets.items() if amount < terms.limit(bet).minimum}
    if ANTE in low or not seat.ante:
        for side_bet in terms.game.side_bets:
            if side_bet.needs_ante and side_bet.bet in seat.bets:
                low[side_bet.bet] = seat.bets[side_bet.bet]
    return low


def returned(terms: Terms, number: int, seat: SeatState) -> BetsReturned | None:
    """The event that gives too small bets back when betting closes (A23), if there are any."""
    low = under_minimum(terms, seat)
    return BetsReturned(number, "under_minimum", low) if low else None


def refuse_under_minimum(terms: Terms, seat: SeatState) -> None:
    """Refuse to deal with a bet under its minimum, naming it (B5)."""
    for bet, amount in seat.bets.items():
        if amount < terms.limit(bet).minimum:
            raise Refused("under_minimum", bet=bet, minimum=terms.limit(bet).minimum)


def _check_spots(terms: Terms, placements: Sequence[Bets]) -> None:
    for placement in placements:
        for bet, amount in placement.items():
            if bet not in terms.game.spots:
                raise Refused("unknown_spot", bet=bet)
            if amount <= 0:
                raise Refused("bad_amount", bet=bet)


def _needed(terms: Terms, bets: Bets) -> int:
    """Stakes and the reserve for what the decisions will cost (A15)."""
    return sum(bets.values()) + terms.reserve_antes * bets.get(ANTE, 0)


def _cut_to_funds(terms: Terms, placements: list[Bets], at_most: int) -> None:
    """C6: take the latest placements down to what the money covers, the last first."""
    while placements and (excess := _needed(terms, total(placements)) - at_most) > 0:
        bet = next(reversed(placements[-1]))
        price = 1 + (terms.reserve_antes if bet == ANTE else 0)
        _cut(placements, bet, -(-excess // price), only_last=True)


def _cut(placements: list[Bets], bet: str, amount: int, *, only_last: bool = False) -> None:
    """Take ``amount`` off a spot, from the last placement backwards; placements left empty go."""
    for index in range(len(placements) - 1, -1, -1):
        taken = min(amount, placements[index].get(bet, 0))
        if taken:
            placements[index][bet] -= taken
            amount -= taken
            if not placements[index][bet]:
                del placements[index][bet]
        if amount == 0 or only_last:
            break
    placements[:] = [placement for placement in placements if placement]
