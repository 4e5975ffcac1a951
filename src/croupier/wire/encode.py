"""Tables, rounds and events as a viewer's JSON shapes; everything passes ``round.view`` on the way."""

from collections.abc import Mapping
from typing import Any

import msgspec

from croupier.book.draft import Numbered
from croupier.book.seating import AnyEvent, SeatTaken, TableHappening, TableState
from croupier.cards import Card, card_name
from croupier.round.events import (
    BetsPlaced,
    CardCorrected,
    CardDealt,
    CardTurned,
    LinesSettled,
    RoundOpened,
)
from croupier.round.model import Round, SeatState, reserve_of
from croupier.round.queries import bonus_waits, counts, dealer_hand, hands, options
from croupier.round.settlement import known_piles
from croupier.round.view import view, view_event
from croupier.round.wants import WantsBets, WantsBurn, WantsCard, WantsChoices, WantsConfirm, wants
from croupier.round.winning import winning_cards
from croupier.rules.facts import dealer_qualifies
from croupier.rules.settle import LineResult
from croupier.wire.views import (
    ChairShown,
    ClockShown,
    CountShown,
    LineShown,
    OptionShown,
    PausedShown,
    RoundShown,
    SeatShown,
    TableShown,
    WaitsShown,
)

FACE_DOWN = "??"


def table_shown(state: TableState, table: str, player: str | None, clock: ClockShown | None) -> TableShown:
    """A table as a player (or, with None, a stranger) sees it."""
    chairs = [
        ChairShown(seat, chair.name, chair.player == player, chair.leaving) for seat, chair in state.chairs.items()
    ]
    you = state.seat_of(player) if player is not None else None
    names = {seat: chair.name for seat, chair in state.chairs.items()}
    round_ = round_shown(state.round, player, names) if state.round is not None else None
    last_bets = state.last_bets.get(player) if player is not None else None
    return TableShown(
        table=table,
        chairs=chairs,
        you=you,
        round=round_,
        clock=clock,
        last_bets=last_bets,
        paused=PausedShown(state.paused.reason, state.paused.by) if state.paused is not None else None,
        dealing=state.dealing,
        dealer=state.dealer,
        shut=state.shut,
        waits=waits_shown(state.round) if state.round is not None else None,
    )


def waits_shown(round_: Round) -> WaitsShown | None:
    """What a round waits for."""
    match wants(round_):
        case WantsCard(slot):
            side = {"deal_up": "up", "deal_down": "down"}.get(slot.act, slot.act)
            return WaitsShown("card", slot.pile, slot.seat, slot.index, side)
        case WantsBurn():
            return WaitsShown("burn")
        case WantsConfirm():
            return WaitsShown("confirm")
        case WantsBets():
            return WaitsShown("bets")
        case WantsChoices():
            return WaitsShown("choices")
        case None:
            return None


def round_shown(round_: Round, player: str | None, names: Mapping[int, str]) -> RoundShown:
    """A round as a player sees it; ``names`` of the seats as far as they are known."""
    viewer = viewer_of(round_, player)
    seen = view(round_, viewer)
    seats = [_seat_shown(seen, number, viewer, names.get(number, "")) for number in sorted(seen.seats)]
    deciding = seen.phase in ("dealing", "deciding")
    return RoundShown(
        id=seen.id,
        opened_ms=seen.opened_ms,
        phase=seen.phase,
        stage=seen.stage_name if deciding else None,
        commitment=seen.commitment,
        client_seed=seen.client_seed,
        seed=seen.seed,
        piles=_cards(seen.piles),
        dealer_hand=dealer_hand(seen),
        dealer_qualifies=dealer_qualifies(seen.game, _shared(seen)),
        seats=seats,
        dealing=seen.dealing,
        void_reason=seen.void_reason,
    )


def event_shown(numbered: Numbered, player: str | None) -> dict[str, Any]:
    """An event as a player may know it, with what the animation needs and no ids of people."""
    event = numbered.event
    if not isinstance(event, TableHappening) and numbered.state.round is not None:
        event = view_event(numbered.state.round, event, viewer_of(numbered.state.round, player))
    return {"kind": event.__struct_config__.tag, **_details(event)}


def viewer_of(round_: Round, player: str | None) -> int | None:
    """The seat of the round through whose eyes a player looks."""
    for number, seat in round_.seats.items():
        if seat.player == player:
            return number
    return None


def _details(event: AnyEvent) -> dict[str, Any]:  # noqa: PLR0911  # a table of kinds
    match event:
        case SeatTaken():
            return {"seat": event.seat, "name": event.name}
        case RoundOpened():
            return {"round": event.round}
        case BetsPlaced():
            return {"seat": event.seat, "bets": event.bets}
        case CardDealt() | CardTurned():
            return {"pile": event.pile, "seat": event.seat, "index": event.index, "card": _name(event.card)}
        case CardCorrected():
            place = {"pile": event.pile, "seat": event.seat, "index": event.index}
            return {**place, "was": _name(event.was), "card": _name(event.card)}
        case LinesSettled():
            return {"seat": event.seat, "lines": [msgspec.to_builtins(line_shown(line)) for line in event.results]}
        case _:
            return {name: getattr(event, name) for name in event.__struct_fields__}


def _name(card: Card | None) -> str | None:
    return card_name(card) if card is not None else None


def line_shown(line: LineResult) -> LineShown:
    """A settled line as a row of the slip."""
    return msgspec.convert(line, LineShown, from_attributes=True)


def _seat_shown(round_: Round, number: int, viewer: int | None, name: str) -> SeatShown:
    seat: SeatState = round_.seats[number]
    mine = number == viewer
    return SeatShown(
        seat=number,
        name=name,
        you=mine,
        bets=dict(seat.bets),
        reserved=reserve_of(round_.terms, seat) if mine and not round_.over else 0,
        piles=_cards(seat.piles),
        hands=hands(round_, seat),
        choices=dict(seat.choices),
        decided_by=dict(seat.decided_by),
        options=[
            OptionShown(option.name, option.bet, option.raises * seat.ante)
            for option in (options(round_, number) if mine else ())
        ],
        bonus_waits=list(bonus_waits(round_, number)) if mine else [],
        placements=[dict(placement) for placement in seat.placements],
        slip=[line_shown(line) for line in seat.settled],
        returned_bets=dict(seat.returned_bets),
        winning=[card_name(card) for card in winning_cards(round_, seat)],
        counts={fact: CountShown(so_far, list(reach)) for fact, (so_far, reach) in counts(round_, seat).items()},
    )


def _cards(piles: Mapping[str, tuple[Card | None, ...]]) -> dict[str, list[str]]:
    return {name: [FACE_DOWN if card is None else card_name(card) for card in cards] for name, cards in piles.items()}


def _shared(round_: Round) -> Mapping[str, Any]:
    """The shared cards that are known."""
    return known_piles(round_, SeatState(""))
