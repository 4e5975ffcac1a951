"""Cards that come to a round, from whoever deals: put in their place, burnt, put right, confirmed."""

from croupier.cards import DECK, Card
from croupier.round.commands import BurnCard, ConfirmCards, CorrectCard, Dealt, PutCard, Refused
from croupier.round.events import CardBurnt, CardCorrected, CardDealt, CardsConfirmed, CardTurned, Event
from croupier.round.model import Round
from croupier.round.wants import WantsBurn, WantsCard, WantsConfirm, wants


def answer(round_: Round, command: Dealt) -> Event:
    """The event of a dealer's command; Refused where the card cannot be, or is not what the round waits for."""
    match command:
        case PutCard():
            return _put(round_, command)
        case BurnCard():
            if not isinstance(wants(round_), WantsBurn):
                raise Refused("wrong_burn")
            return CardBurnt()
        case CorrectCard():
            return _correct(round_, command)
        case ConfirmCards():
            if not isinstance(wants(round_), WantsConfirm):
                raise Refused("not_confirming")
            return CardsConfirmed()


def _put(round_: Round, command: PutCard) -> Event:
    want = wants(round_)
    if isinstance(want, WantsBurn):
        raise Refused("wrong_burn")
    if not isinstance(want, WantsCard):
        raise Refused("no_card_wanted")
    slot = want.slot
    if (slot.act == "deal_down") != (command.card is None):
        raise Refused("wrong_side_up")
    if command.card is not None:
        _require_new(round_, command.card)
    if slot.act == "turn":
        assert command.card is not None  # noqa: S101  # a turned card is not dealt face down: checked above
        return CardTurned(slot.pile, slot.seat, slot.index, command.card)
    return CardDealt(slot.pile, slot.seat, slot.index, command.card)


def _correct(round_: Round, command: CorrectCard) -> Event:
    """The right card for one that was misread, as long as nobody has chosen on it or was paid by what lay there."""
    if round_.dealing != "hand":
        raise Refused("not_by_hand")
    if round_.over:
        raise Refused("round_over")
    seat = round_.seats.get(command.seat) if command.seat is not None else None
    piles = seat.piles if seat is not None else round_.piles if command.seat is None else {}
    cards = piles.get(command.pile, ())
    was = cards[command.index] if 0 <= command.index < len(cards) else None
    if was is None:
        raise Refused("no_such_card")
    if any(other.settled for other in round_.seats.values()) or _was_chosen_on(round_, command):
        raise Refused("choice_made")
    _require_new(round_, command.card)
    return CardCorrected(command.pile, command.seat, command.index, was, command.card)


def _was_chosen_on(round_: Round, command: CorrectCard) -> bool:
    """Whether anyone who saw a card has chosen since; what was turned after the last stage nobody chose on."""
    dealt = [number for number, stage in enumerate(round_.game.stages) if command.pile in stage.deals]
    if not dealt or not round_.game.pile(command.pile).face_up:
        return False
    since = {stage.name for stage in round_.game.stages[dealt[0] :]}
    seen_by_all = command.seat is None or round_.terms.policy.seats_face_up  # E6
    return any(
        since & seat.choices.keys() for number, seat in round_.seats.items() if seen_by_all or number == command.seat
    )


def _require_new(round_: Round, card: Card) -> None:
    """Refuse a card that is none, or that lies there already."""
    if card not in DECK:
        raise Refused("unknown_card", card=card)
    piles = [*round_.piles.values(), *(cards for seat in round_.seats.values() for cards in seat.piles.values())]
    if any(card in cards for cards in piles):
        raise Refused("card_twice", card=card)
