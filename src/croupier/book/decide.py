"""What each act does: to a draft, by the rules of seating, rounds and money; Refused where they forbid it."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from croupier.book import adjusting, incidents, people, staffing
from croupier.book.acts import (
    Act,
    Announce,
    ApproveAdjustment,
    CloseIncident,
    DeclineAdjustment,
    Disable,
    Enable,
    Halt,
    Leave,
    Note,
    NoteIncident,
    OpenAccount,
    OpenRound,
    OpenTable,
    Pause,
    ProposeAdjustment,
    RaiseIncident,
    Resume,
    ShutTable,
    Sit,
    StaffAct,
    TopUp,
)
from croupier.book.codec import Reply
from croupier.book.draft import Draft
from croupier.book.money import MONEY_DECISIONS
from croupier.book.office import Office, draft_of, require_open, seat_of
from croupier.book.playing import play
from croupier.book.seating import SeatLeaving, SeatLeft, SeatTaken, TableState
from croupier.ledger.accounts import Purse, Transfer, cashier, house
from croupier.ports.shoe import Sealed
from croupier.ports.store import StoredPlayer, StoredRound
from croupier.round.commands import Refused
from croupier.round.events import RoundOpened
from croupier.rules.fingerprint import fingerprint

HOUSE_FUNDS = 10**14
"""What the house starts with in each currency, in minor units."""


def decide(office: Office, act: Act) -> tuple[Draft, Reply]:
    """The effects of an act and the answer to it; Refused or InsufficientFunds where it is not allowed."""
    if isinstance(act, StaffAct):
        people.require_in_service(office, act)
    return _DECIDED_BY.get(type(act), play)(office, act)


def _open_account(office: Office, act: OpenAccount) -> tuple[Draft, Reply]:
    draft = Draft(None, office.balances, act.at_ms)
    bank, source = house(act.currency), cashier(act.currency)
    if office.balances[source] == 0:  # nobody ever came: the house opens
        draft.move([Transfer(source, bank, HOUSE_FUNDS, "fund")])
    draft.batch.players.append(StoredPlayer(act.player, act.name, act.guest, act.at_ms))
    draft.move([Transfer(source, Purse(act.currency, act.player).wallet, act.opening, "open")])
    return draft, Reply(0)


def _top_up(office: Office, act: TopUp) -> tuple[Draft, Reply]:
    draft = Draft(None, office.balances, act.at_ms)
    wallet = Purse(act.currency, act.player).wallet
    missing = act.up_to - office.balances[wallet]
    if missing <= 0:
        raise Refused("wallet_full", up_to=act.up_to)
    draft.move([Transfer(cashier(act.currency), wallet, missing, "top_up")])
    return draft, Reply(0)


def _note(office: Office, act: Note) -> tuple[Draft, Reply]:
    draft = Draft(None, office.balances, act.at_ms)
    draft.note(act, act.subject, before=act.before, after=act.after, deed=act.deed)
    return draft, Reply(0)


def _sit(office: Office, act: Sit) -> tuple[Draft, Reply]:
    draft = draft_of(office, act.table, act.at_ms)
    if draft.table.shut:
        raise Refused("table_shut")
    latest = draft.table.round
    require_open(office, act.table, latest.game.name if latest is not None else None, act.player)
    if draft.table.seat_of(act.player) is not None:
        raise Refused("already_seated")
    free = [seat for seat in range(1, act.seats + 1) if seat not in draft.table.chairs]
    if not free:
        raise Refused("table_full")
    seat = free[0] if act.seat is None else act.seat
    if seat not in free:
        raise Refused("seat_taken", seat=seat)
    draft.happen(SeatTaken(seat, act.player, act.name))
    return draft, Reply(draft.table.number)


def _leave(office: Office, act: Leave) -> tuple[Draft, Reply]:
    draft = draft_of(office, act.table, act.at_ms)
    seat = seat_of(draft.table, act.player)
    if _at_stake(draft.table, seat):
        if draft.table.chairs[seat].leaving:
            raise Refused("leaving_already")
        draft.happen(SeatLeaving(seat))
    else:
        draft.happen(SeatLeft(seat))
    return draft, Reply(draft.table.number)


def _open_round(office: Office, act: OpenRound) -> tuple[Draft, Reply]:
    draft = draft_of(office, act.table, act.at_ms)
    if draft.table.running is not None:
        raise Refused("round_running")
    if draft.table.shut:
        raise Refused("table_shut")
    if draft.table.paused is not None:
        raise Refused("table_paused")
    require_open(office, act.table, act.terms.game.name, act.player)
    if act.player is not None:
        seat_of(draft.table, act.player)
    sequence = office.next_sequence()
    round_id = _round_id(act.code, act.at_ms, sequence)
    by_hand = draft.table.dealing == "hand"
    sealed = Sealed("", b"") if by_hand else office.shoe.seal(round_id)
    terms = fingerprint(act.terms)
    draft.batch.terms[terms] = act.terms
    draft.batch.rounds.append(StoredRound(round_id, sequence, act.table, terms, act.at_ms, sealed.secret))
    opened = RoundOpened(
        round_id,
        fingerprint(act.terms.game),
        terms,
        sealed.commitment,
        act.at_ms,
        dealing=draft.table.dealing,
        burns=act.burns if by_hand else 0,
    )
    draft.happen(opened, act.terms)
    return draft, Reply(draft.table.number)


def _at_stake(table: TableState, seat: int) -> bool:
    running = table.running
    return running is not None and seat in running.seats and bool(running.seats[seat].bets)


def _round_id(code: str, at_ms: int, sequence: int) -> str:
    """The game code (A32): the table, the start in GMT with its date, and a sequence that makes it unique."""
    start = datetime.fromtimestamp(at_ms // 1000, UTC)
    return f"{code}-{start:%Y%m%d-%H%M%S}-{sequence:06d}"


_DECIDED_BY: Mapping[type[Act], Callable[[Office, Any], tuple[Draft, Reply]]] = {
    OpenAccount: _open_account,
    TopUp: _top_up,
    **MONEY_DECISIONS,
    Note: _note,
    **people.DECIDED_BY,
    Sit: _sit,
    Leave: _leave,
    OpenRound: _open_round,
    OpenTable: staffing.open_table,
    ShutTable: staffing.shut_table,
    Pause: staffing.pause,
    Resume: staffing.resume,
    Announce: staffing.announce,
    Disable: staffing.disable,
    Enable: staffing.enable,
    Halt: incidents.halt,
    RaiseIncident: incidents.raise_incident,
    NoteIncident: incidents.note,
    CloseIncident: incidents.close_incidents,
    ProposeAdjustment: adjusting.propose,
    ApproveAdjustment: adjusting.approve,
    DeclineAdjustment: adjusting.decline,
}
"""What decides each kind of act; all others are for the round at their table."""
