"""Acts on a running round: a player's bets and choices, the clock's closings, cards that a person deals, the void."""

from collections.abc import Sequence

from croupier.book.acts import (
    Bet,
    Burn,
    CloseBets,
    CloseDecisions,
    ConfirmCards,
    Correct,
    Deal,
    Decide,
    HandAct,
    RoundAct,
    Scan,
    StaffAct,
    Void,
)
from croupier.book.codec import Reply
from croupier.book.dealing import next_card
from croupier.book.draft import Draft
from croupier.book.incidents import stop
from croupier.book.office import Office, draft_of, require_open, seat_of
from croupier.book.seating import SYSTEM_REASONS, SeatLeft, TableState
from croupier.cards import Card, card_name, parse_card
from croupier.ledger.accounts import Purse
from croupier.ports.shoe import ShoeError
from croupier.round import commands
from croupier.round.accept import accept
from croupier.round.bets import total
from croupier.round.commands import (
    BurnCard,
    Choose,
    CloseBetting,
    CloseStage,
    Command,
    CorrectCard,
    PlaceBets,
    PutCard,
    Refused,
    RevealSeed,
    VoidRound,
)
from croupier.round.events import CardCorrected
from croupier.round.model import Round, reserve_of
from croupier.round.wants import WantsCard, wants


def play(office: Office, act: RoundAct) -> tuple[Draft, Reply]:
    """One command to the round, then all that the automatic dealer does until people are needed again."""
    draft = draft_of(office, act.table, act.at_ms)
    round_ = draft.table.round
    if round_ is None or round_.id != act.round:
        raise Refused("wrong_round", round=round_.id if round_ is not None else "")
    if draft.table.paused is not None and not isinstance(act, Void | Correct):
        raise Refused("table_paused")
    if isinstance(act, HandAct) and round_.dealing != "hand":
        raise Refused("not_by_hand")
    stopped: str | None = None
    try:
        _go_on(office, draft, _command(office, draft.table, round_, act))
    except Refused as refusal:  # a card that cannot be is no mere refusal: something is wrong at the table
        if not isinstance(act, Scan | Burn) or refusal.code not in SYSTEM_REASONS:
            raise
        stopped = refusal.code
        stop(office, draft, stopped, _shown(act))
    if isinstance(act, StaffAct):
        _note(draft, act, round_, stopped)
    after = running(draft)
    if after.over and not round_.over:
        conclude(office, draft)
    return draft, Reply(draft.table.number, _adjusted(act, after), stopped)


def conclude(office: Office, draft: Draft) -> None:
    """After the end: the seed of a sealed deck is published, and who wanted to leave is free to.

    A voided round needs no seed to be over: that is how rounds end whose decks nobody can open any more.
    """
    round_ = running(draft)
    if round_.dealing == "automatic":
        try:
            seed = office.shoe.seed(round_.id, office.round_entry(round_.id).secret)
        except ShoeError:
            if round_.phase != "voided":
                raise
        else:
            for event in accept(round_, RevealSeed(seed)):
                draft.happen(event)
    for seat, chair in draft.table.chairs.items():
        if chair.leaving:
            draft.happen(SeatLeft(seat))


def running(draft: Draft) -> Round:
    """The draft's round; who asks has looked that there is one."""
    round_ = draft.table.round
    assert round_ is not None  # noqa: S101  # see above
    return round_


def _go_on(office: Office, draft: Draft, command: Command | None) -> None:
    """Carry out a command, and then what the automatic dealer has to do."""
    deck: Sequence[Card] | None = None
    while command is not None:
        for event in accept(running(draft), command):
            draft.happen(event)
        round_ = running(draft)
        if round_.dealing == "hand":
            return
        if deck is None and round_.client_seed is not None and isinstance(wants(round_), WantsCard):
            secret = office.round_entry(round_.id).secret
            deck = office.shoe.deck(round_.id, secret, round_.client_seed)
        command = next_card(round_, deck) if deck is not None else None


def _command(office: Office, table: TableState, round_: Round, act: RoundAct) -> Command:
    """An act as the command that its round understands."""
    match act:
        case Bet() | Deal() | Decide():
            return _players_command(office, table, round_, act)
        case Scan() | Burn() | ConfirmCards() | Correct():
            return _dealers_command(act)
        case CloseBets():
            return CloseBetting()
        case CloseDecisions():
            return CloseStage(act.stage)
        case Void():
            return VoidRound(act.reason)


def _players_command(office: Office, table: TableState, round_: Round, act: Bet | Deal | Decide) -> Command:
    """For the seat that the player really has."""
    if isinstance(act, Bet | Decide) and act.late:
        raise Refused("too_late")
    seat = seat_of(table, act.player)
    match act:
        case Bet():
            if table.chairs[seat].leaving:
                raise Refused("not_seated")
            if act.placements:
                require_open(office, table.table, round_.game.name, act.player)
            return PlaceBets(seat, act.player, act.placements, _affordable(office, round_, seat, act.player))
        case Deal():
            if round_.terms.policy.pace != "player":
                raise Refused("not_instant")
            return CloseBetting(act.client_seed)
        case Decide():
            return Choose(seat, act.stage, act.option)


def _dealers_command(act: HandAct) -> Command:
    match act:
        case Scan():
            return PutCard(None if act.card is None else _read(act.card))
        case Burn():
            return BurnCard()
        case ConfirmCards():
            return commands.ConfirmCards()
        case Correct():
            return CorrectCard(act.pile, act.seat, act.index, _read(act.card))


def _read(name: str) -> Card:
    """The card of a name as scanners type it; Refused for a name that no card has."""
    try:
        return parse_card(name)
    except ValueError:
        raise Refused("unknown_card", card=name) from None


def _shown(act: Scan | Burn) -> str:
    if isinstance(act, Burn):
        return "a card was burnt"
    return f"the scanner read {act.card!r}" if act.card is not None else "a card was dealt face down"


def _note(draft: Draft, act: HandAct | Void, before: Round, stopped: str | None) -> None:
    """The row in the audit: what a deed changed in the round."""
    if stopped is not None:
        draft.note(act, act.round, before=None, after={"stopped": stopped, "detail": _shown_or_none(act)})
        return
    match act:
        case Correct():
            last = draft.numbered[-1].event
            was = card_name(last.was) if isinstance(last, CardCorrected) and last.was is not None else None
            place = {"pile": act.pile, "seat": act.seat, "index": act.index}
            draft.note(act, act.round, before={**place, "card": was}, after={**place, "card": act.card})
        case Void():
            stakes = {str(number): dict(seat.bets) for number, seat in before.seats.items()}
            after = {"phase": "voided", "reason": act.reason}
            draft.note(act, act.round, before={"phase": before.phase, "stakes": stakes}, after=after)
        case Scan():
            draft.note(act, act.round, before=None, after={"card": act.card})
        case _:
            draft.note(act, act.round, before=None, after="done")


def _shown_or_none(act: HandAct | Void) -> str | None:
    return _shown(act) if isinstance(act, Scan | Burn) else None


def _affordable(office: Office, round_: Round, number: int, player: str) -> int:
    """What a seat's whole bet may cost: the wallet, and what the bet it replaces sets free."""
    purse = Purse(round_.terms.currency, player)
    seat = round_.seats.get(number)
    standing = sum(seat.bets.values()) + reserve_of(round_.terms, seat) if seat is not None else 0
    return office.balances[purse.wallet] + standing


def _adjusted(act: RoundAct, round_: Round) -> dict[str, int]:
    """Bets that the table cut, and what they were cut to (C6)."""
    if not isinstance(act, Bet) or round_.terms.policy.over_maximum != "adjust":
        return {}
    asked = total(act.placements)
    placed = next((seat.bets for seat in round_.seats.values() if seat.player == act.player), {})
    if asked == placed:
        return {}
    return {bet: placed.get(bet, 0) for bet, amount in asked.items() if placed.get(bet, 0) != amount}
