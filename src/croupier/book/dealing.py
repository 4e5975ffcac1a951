"""The automatic dealer: which card of a sealed deck belongs where.

Positions belong to piles and seat numbers, whoever plays: the cards of one seat never depend on what other
seats do.
"""

from collections.abc import Sequence

from croupier.cards import Card
from croupier.round.commands import PutCard
from croupier.round.model import Round
from croupier.round.wants import Slot, WantsCard, wants
from croupier.rules.definition import Game


def position(game: Game, slot: Slot) -> int:
    """The place in the deck of a slot's card: shared piles first, then seat after seat."""
    shared = [pile for pile in game.piles if pile.owner != "seat"]
    own = [pile for pile in game.piles if pile.owner == "seat"]
    if slot.seat is None:
        return _offset([(pile.name, pile.count) for pile in shared], slot.pile) + slot.index
    start = sum(pile.count for pile in shared) + (slot.seat - 1) * sum(pile.count for pile in own)
    return start + _offset([(pile.name, pile.count) for pile in own], slot.pile) + slot.index


def next_card(round_: Round, deck: Sequence[Card]) -> PutCard | None:
    """The dealer's next move from a deck; None when the round does not wait for a card."""
    want = wants(round_)
    if not isinstance(want, WantsCard):
        return None
    if want.slot.act == "deal_down":
        return PutCard(None)
    return PutCard(deck[position(round_.game, want.slot)])


def _offset(piles: Sequence[tuple[str, int]], name: str) -> int:
    offset = 0
    for pile, count in piles:
        if pile == name:
            return offset
        offset += count
    raise KeyError(name)
