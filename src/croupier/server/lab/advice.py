"""What a player's options are worth, for who wants to know, where the table offers it.

It is told from the player's own cards and the shared ones that lie face up, never from another's.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from litestar import get
from litestar.params import FromPath

from croupier.cards import Card
from croupier.round.commands import Refused
from croupier.round.model import Round, SeatState
from croupier.round.view import view
from croupier.server.access import PLAYERS
from croupier.server.api import AnyRequest, house_of
from croupier.server.lab import tasks
from croupier.server.rounds import own_round
from croupier.wire.encode import viewer_of
from croupier.wire.odds import AdviceShown, OptionWorth, Ratio

if TYPE_CHECKING:
    from croupier.odds.advice import Advice


@get("/api/rounds/{round_id:str}/advice", guards=[PLAYERS])
async def advice(request: AnyRequest, round_id: FromPath[str]) -> AdviceShown:
    """What each option of the player's own decision is worth; once it is made, what it gave up to the best."""
    player, round_, entry = await own_round(request, round_id)
    house = house_of(request)
    table = house.tables.get(entry.table.partition("/")[0])
    if table is None or not table.advice:
        raise Refused("no_advice_here")
    number = viewer_of(round_, player)
    seat = view(round_, number).seats.get(number or 0)
    if seat is None or not _decides(round_, seat):
        raise Refused("no_advice")
    piles, stakes = _seen(round_, seat), _stakes(round_, seat)
    key = (round_.definition, tuple(piles.items()), tuple(stakes.items()))
    found = await house.lab.ask(player, key, tasks.worth, round_.game, piles, stakes)
    return _shown(round_, seat, found)


ADVICE_ROUTES = [advice]


def _decides(round_: Round, seat: SeatState) -> bool:
    """Whether the seat has chosen, or is asked to now, at the one stage of a game that is decided once."""
    return len(round_.game.stages) == 1 and bool(seat.ante) and (bool(seat.choices) or round_.phase == "deciding")


def _seen(round_: Round, seat: SeatState) -> Mapping[str, tuple[Card, ...]]:
    """The cards that lay open when the seat was asked: its own and the shared ones."""
    game = round_.game
    known = {**round_.piles, **seat.piles}
    names = [pile.name for pile in game.piles if pile.name in game.stages[0].deals and pile.face_up]
    return {name: tuple(card for card in known[name] if card is not None) for name in names}


def _stakes(round_: Round, seat: SeatState) -> Mapping[str, Fraction]:
    """Side bets that were not settled before the decision, in Antes."""
    return {
        side_bet.bet: Fraction(seat.bets[side_bet.bet], seat.ante)
        for side_bet in round_.game.side_bets
        if side_bet.settles is None and side_bet.bet in seat.bets
    }


def _shown(round_: Round, seat: SeatState, found: "Advice") -> AdviceShown:
    options = [
        OptionWorth(name, Ratio(str(value.numerator), str(value.denominator)), float(value), float(value * seat.ante))
        for name, value in found.values.items()
    ]
    chosen = next(iter(seat.choices.values()), None)
    cost = None if chosen is None else float((found.values[found.best] - found.values[chosen]) * seat.ante)
    return AdviceShown(round_.id, options, found.best, list(found.counted), chosen, cost)
