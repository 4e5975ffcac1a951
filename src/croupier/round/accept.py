"""What a command leads to: its events and all that follows from them by rule, or a refusal that changes nothing."""

from collections.abc import Iterator

from croupier.round import bets, dealing
from croupier.round.commands import (
    BurnCard,
    Choose,
    CloseBetting,
    CloseStage,
    Command,
    ConfirmCards,
    CorrectCard,
    PlaceBets,
    PutCard,
    Refused,
    RevealSeed,
    VoidRound,
)
from croupier.round.events import (
    BettingClosed,
    DecidedBy,
    Event,
    LinesSettled,
    OptionChosen,
    RoundEnded,
    RoundVoided,
    SeedRevealed,
    StageClosed,
    StageOpened,
)
from croupier.round.model import Round, apply, asked
from croupier.round.settlement import settle_seat, settle_side_bets
from croupier.round.wants import playing, wants


def accept(round_: Round, command: Command) -> tuple[Event, ...]:
    """The events of a command; raises Refused and changes nothing where it is not allowed now."""
    events: list[Event] = []
    for event in _answer(round_, command):
        events.append(event)
        round_ = apply(round_, event)
    while (follow := _follow(round_)) is not None:
        events.append(follow)
        round_ = apply(round_, follow)
    return tuple(events)


def _answer(round_: Round, command: Command) -> Iterator[Event]:
    """The command's own events, before what follows from them."""
    match command:
        case PlaceBets():
            _require(round_.phase == "betting", "betting_closed")
            yield bets.place(round_, command)
        case CloseBetting():
            yield from _close_betting(round_, command)
        case PutCard() | BurnCard() | CorrectCard() | ConfirmCards():
            yield dealing.answer(round_, command)
        case Choose():
            yield _choose(round_, command.seat, command.stage, command.option, "player")
        case CloseStage():
            _require_stage(round_, command.stage)
            fold = next(option.name for option in round_.game.stages[round_.stage].options if option.folds)
            for seat in asked(round_):  # A28: no decision in time folds by itself
                yield _choose(round_, seat, command.stage, fold, "system")
            yield StageClosed(command.stage)
        case VoidRound():
            _require(not round_.over, "round_over")
            yield RoundVoided(command.reason)
        case RevealSeed():
            _require(round_.over and round_.seed is None, "round_running")
            yield SeedRevealed(command.seed)


def _close_betting(round_: Round, command: CloseBetting) -> Iterator[Event]:
    _require(round_.phase == "betting", "betting_closed")
    if round_.terms.policy.under_minimum == "at_once":
        _require(bool(playing(round_)), "no_bet")  # D1
        for seat in round_.seats.values():
            bets.refuse_under_minimum(round_.terms, seat)
    yield BettingClosed(command.client_seed)
    if round_.terms.policy.under_minimum == "at_close":
        for number, seat in sorted(round_.seats.items()):
            returned = bets.returned(round_.terms, number, seat)
            if returned is not None:
                yield returned


def _choose(round_: Round, number: int, stage: str, name: str, by: DecidedBy) -> OptionChosen:
    _require_stage(round_, stage)
    if number not in round_.seats or not round_.seats[number].ante:
        raise Refused("not_deciding")
    if number not in asked(round_):
        raise Refused("already_chosen")
    try:
        option = round_.game.option(stage, name)
    except KeyError:
        raise Refused("unknown_option", option=name) from None
    return OptionChosen(number, stage, name, by, option.bet, option.raises * round_.seats[number].ante)


def _follow(round_: Round) -> Event | None:
    """The next event that needs nobody: side bets due, a stage opening or closing, settlement, the end."""
    if round_.phase == "deciding":
        at_players_pace = round_.terms.policy.pace == "player"  # at the house's, the clock alone closes it (A29)
        return StageClosed(round_.stage_name) if at_players_pace and not asked(round_) else None
    if round_.phase not in ("dealing", "finishing") or wants(round_) is not None:
        return None
    if not playing(round_):
        return RoundEnded()
    due = next(_settlements(round_), None)
    if due is not None:
        return due
    if round_.phase == "finishing":
        return RoundEnded()
    return StageOpened(round_.stage_name) if asked(round_) else StageClosed(round_.stage_name)


def _settlements(round_: Round) -> Iterator[LinesSettled]:
    """What is due and not settled yet: at the end everything, before a stage the side bets it settles (D4)."""
    for number in playing(round_):
        seat = round_.seats[number]
        at_end = round_.phase == "finishing"
        results = settle_seat(round_, seat) if at_end else settle_side_bets(round_, seat, round_.stage_name)
        if results:
            yield LinesSettled(number, results)


def _require(condition: bool, code: str) -> None:  # noqa: FBT001  # reads as the sentence it is
    if not condition:
        raise Refused(code)


def _require_stage(round_: Round, stage: str) -> None:
    _require(round_.phase == "deciding", "not_deciding")
    if stage != round_.stage_name:
        raise Refused("wrong_stage", stage=round_.stage_name)
