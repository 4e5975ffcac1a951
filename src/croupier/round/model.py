"""The state of a round, and the fold that makes it: ``begin`` with the first event, ``apply`` for the others."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from croupier.cards import Card
from croupier.round.events import (
    Bets,
    BetsPlaced,
    BetsReturned,
    BettingClosed,
    CardBurnt,
    CardCorrected,
    CardDealt,
    CardsConfirmed,
    CardTurned,
    Dealing,
    DecidedBy,
    Event,
    LinesSettled,
    OptionChosen,
    RoundEnded,
    RoundOpened,
    RoundVoided,
    SeedRevealed,
    StageClosed,
    StageOpened,
)
from croupier.rules.definition import ANTE, Game, Terms
from croupier.rules.settle import LineResult

Phase = Literal["betting", "dealing", "deciding", "finishing", "ended", "voided"]


class SeatState(msgspec.Struct, frozen=True):
    """One seat that takes part. ``bets`` holds all its stakes, the completing ones too."""

    player: str
    bets: Mapping[str, int] = {}
    placements: tuple[Bets, ...] = ()
    returned_bets: Mapping[str, int] = {}
    piles: Mapping[str, tuple[Card | None, ...]] = {}
    choices: Mapping[str, str] = {}
    decided_by: Mapping[str, DecidedBy] = {}
    folded: bool = False
    settled: tuple[LineResult, ...] = ()

    @property
    def ante(self) -> int:
        """The stake that options are counted in; 0 where none stands."""
        return self.bets.get(ANTE, 0)


class Round(msgspec.Struct, frozen=True):
    """A round as the fold of its events so far. ``stage`` indexes the stage being dealt or decided.

    ``burns`` cards are to be burnt before a deal by hand, ``burnt`` have been. ``confirmed``: the dealer has looked
    over all cards that lie there by now. ``void_reason``: why the round is void, as a code.
    """

    id: str
    terms: Terms
    definition: str
    commitment: str
    opened_ms: int
    phase: Phase = "betting"
    stage: int = 0
    seats: Mapping[int, SeatState] = {}
    piles: Mapping[str, tuple[Card | None, ...]] = {}
    client_seed: str | None = None
    seed: str | None = None
    dealing: Dealing = "automatic"
    burns: int = 0
    burnt: int = 0
    confirmed: bool = False
    void_reason: str | None = None

    @property
    def game(self) -> Game:
        """The rules."""
        return self.terms.game

    @property
    def over(self) -> bool:
        """Whether nothing can change any more in it."""
        return self.phase in ("ended", "voided")

    @property
    def stage_name(self) -> str:
        """The stage being dealt or decided."""
        return self.game.stages[self.stage].name


def begin(event: RoundOpened, terms: Terms) -> Round:
    """The round that an opening event starts, under the terms whose fingerprint it carries."""
    return Round(
        event.round,
        terms,
        event.definition,
        event.commitment,
        event.opened_ms,
        dealing=event.dealing,
        burns=event.burns,
    )


def reserve_of(terms: Terms, seat: SeatState) -> int:
    """What is set aside for the decisions that a seat has still to make, in minor units."""
    return to_come_of(terms, seat) if terms.policy.reserves_completing_bet else 0


def to_come_of(terms: Terms, seat: SeatState) -> int:
    """The most that the decisions a seat has still to make can cost, set aside or not, in minor units."""
    if seat.folded:
        return 0
    if not seat.choices:
        return seat.ante * terms.game.highest_raise
    return seat.ante * sum(stage.highest_raise for stage in terms.game.stages if stage.name not in seat.choices)


def asked(round_: Round) -> tuple[int, ...]:
    """Seats that have to choose at the current stage: those with an ante that have not folded."""
    return tuple(
        number
        for number, seat in sorted(round_.seats.items())
        if seat.ante and not seat.folded and round_.stage_name not in seat.choices
    )


def apply(round_: Round, event: Event) -> Round:
    """The round after an event. Total for events that ``accept`` made; it checks nothing again."""
    match event:
        case BetsPlaced() | BetsReturned() | OptionChosen() | LinesSettled():
            return _with_seat(round_, event.seat, _apply_to_seat(round_, event))
        case CardDealt() | CardTurned() | CardCorrected():
            return _apply_card(round_, event)
        case RoundOpened():
            raise ValueError("a round is opened once, by begin()")
        case _:
            return msgspec.structs.replace(round_, **_progress(round_, event))


def _progress(round_: Round, event: Event) -> dict[str, Any]:
    """What an event that belongs to no seat changes in the round itself."""
    changes: dict[str, Any] = {}
    match event:
        case BettingClosed():
            changes = {"phase": "dealing", "client_seed": event.client_seed}
        case StageOpened():
            changes = {"phase": "deciding"}
        case StageClosed():
            last = round_.stage + 1 == len(round_.game.stages)
            changes = {"phase": "finishing"} if last else {"phase": "dealing", "stage": round_.stage + 1}
        case RoundEnded():
            changes = {"phase": "ended"}
        case RoundVoided():
            changes = {"phase": "voided", "void_reason": event.reason}
        case SeedRevealed():
            changes = {"seed": event.seed}
        case CardBurnt():
            changes = {"burnt": round_.burnt + 1}
        case CardsConfirmed():
            changes = {"confirmed": True}
    return changes


def _apply_to_seat(round_: Round, event: BetsPlaced | BetsReturned | OptionChosen | LinesSettled) -> SeatState | None:
    match event:
        case BetsPlaced():
            return SeatState(event.player, event.bets, event.placements) if event.bets else None
        case BetsReturned():
            seat = round_.seats[event.seat]
            kept = {bet: amount for bet, amount in seat.bets.items() if bet not in event.bets}
            return msgspec.structs.replace(seat, bets=kept, returned_bets=event.bets)
        case OptionChosen():
            seat = round_.seats[event.seat]
            bets = dict(seat.bets)
            if event.bet is not None:
                bets[event.bet] = bets.get(event.bet, 0) + event.amount
            return msgspec.structs.replace(
                seat,
                bets=bets,
                choices={**seat.choices, event.stage: event.option},
                decided_by={**seat.decided_by, event.stage: event.by},
                folded=round_.game.option(event.stage, event.option).folds,
            )
        case LinesSettled():
            seat = round_.seats[event.seat]
            return msgspec.structs.replace(seat, settled=seat.settled + event.results)


def _with_seat(round_: Round, number: int, seat: SeatState | None) -> Round:
    seats = {**round_.seats}
    if seat is None:
        seats.pop(number, None)
    else:
        seats[number] = seat
    return msgspec.structs.replace(round_, seats=seats)


def _apply_card(round_: Round, event: CardDealt | CardTurned | CardCorrected) -> Round:
    if round_.confirmed:
        round_ = msgspec.structs.replace(round_, confirmed=False)
    piles = round_.piles if event.seat is None else round_.seats[event.seat].piles
    cards = list(piles.get(event.pile, ()))
    if isinstance(event, CardDealt):
        cards.append(event.card)
    else:
        cards[event.index] = event.card
    changed = {**piles, event.pile: tuple(cards)}
    if event.seat is None:
        return msgspec.structs.replace(round_, piles=changed)
    seat = msgspec.structs.replace(round_.seats[event.seat], piles=changed)
    return _with_seat(round_, event.seat, seat)
