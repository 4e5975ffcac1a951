"""What each act does: to a draft, by the rules of seating, rounds and money; Refused where they forbid it."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Protocol

from croupier.book.acts import (
    Act,
    Bet,
    CloseBets,
    CloseDecisions,
    Deal,
    Decide,
    Leave,
    Note,
    OpenAccount,
    OpenRound,
    RoundAct,
    Sit,
    TopUp,
    Void,
)
from croupier.book.codec import Reply
from croupier.book.dealing import next_card
from croupier.book import people
from croupier.book.draft import Draft
from croupier.book.money import MONEY_DECISIONS, MoneyOffice
from croupier.book.seating import SeatLeaving, SeatLeft, SeatTaken, TableState
from croupier.cards import Card
from croupier.ledger.accounts import Purse, Transfer, cashier, house
from croupier.ports.shoe import Shoe, ShoeError
from croupier.ports.store import StoredCredential, StoredPlayer, StoredRound
from croupier.round.accept import accept
from croupier.round.bets import total
from croupier.round.commands import (
    Choose,
    CloseBetting,
    CloseStage,
    Command,
    PlaceBets,
    Refused,
    RevealSeed,
    VoidRound,
)
from croupier.round.events import RoundOpened
from croupier.round.model import Round, reserve_of
from croupier.round.wants import WantsCard, wants
from croupier.rules.fingerprint import fingerprint

HOUSE_FUNDS = 10**14
"""What the house starts with in each currency, in minor units."""


class Office(MoneyOffice, Protocol):
    """What deciding needs to look up."""

    @property
    def balances(self) -> dict[str, int]:
        """Balances by account; one that nobody used has nothing."""
        ...

    @property
    def shoe(self) -> Shoe:
        """Where decks come from."""
        ...

    def table(self, table: str) -> TableState:
        """A table as it stands."""
        ...

    def person(self, player: str) -> StoredPlayer | None:
        """Someone the house knows."""
        ...

    def credential(self, player: str) -> StoredCredential | None:
        """How someone signs in; None for a guest."""
        ...

    def holder(self, likeness: str) -> StoredCredential | None:
        """Whose name looks like this."""
        ...

    def round_entry(self, round_id: str) -> StoredRound:
        """The entry of a round, with its sealed deck."""
        ...

    def next_sequence(self) -> int:
        """A number that no round has had."""
        ...


def decide(office: Office, act: Act) -> tuple[Draft, Reply]:
    """The effects of an act and the answer to it; Refused or InsufficientFunds where it is not allowed."""
    return _DECIDED_BY.get(type(act), _play)(office, act)


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
    draft = _draft(office, act.table, act.at_ms)
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
    draft = _draft(office, act.table, act.at_ms)
    seat = _seat(draft.table, act.player)
    if _at_stake(draft.table, seat):
        if draft.table.chairs[seat].leaving:
            raise Refused("leaving_already")
        draft.happen(SeatLeaving(seat))
    else:
        draft.happen(SeatLeft(seat))
    return draft, Reply(draft.table.number)


def _open_round(office: Office, act: OpenRound) -> tuple[Draft, Reply]:
    draft = _draft(office, act.table, act.at_ms)
    if draft.table.running is not None:
        raise Refused("round_running")
    if act.player is not None:
        _seat(draft.table, act.player)
    sequence = office.next_sequence()
    round_id = _round_id(act.code, act.at_ms, sequence)
    sealed = office.shoe.seal(round_id)
    terms = fingerprint(act.terms)
    draft.batch.terms[terms] = act.terms
    draft.batch.rounds.append(StoredRound(round_id, sequence, act.table, terms, act.at_ms, sealed.secret))
    opened = RoundOpened(round_id, fingerprint(act.terms.game), terms, sealed.commitment, act.at_ms)
    draft.happen(opened, act.terms)
    return draft, Reply(draft.table.number)


def _play(office: Office, act: RoundAct) -> tuple[Draft, Reply]:
    """One command to the round, then all that the automatic dealer does until people are needed again."""
    draft = _draft(office, act.table, act.at_ms)
    round_ = draft.table.round
    if round_ is None or round_.id != act.round:
        raise Refused("wrong_round", round=round_.id if round_ is not None else "")
    command: Command | None = _command(office, draft.table, round_, act)
    deck: Sequence[Card] | None = None
    while command is not None:
        for event in accept(_round(draft), command):
            draft.happen(event)
        round_ = _round(draft)
        if deck is None and round_.client_seed is not None and isinstance(wants(round_), WantsCard):
            secret = office.round_entry(round_.id).secret
            deck = office.shoe.deck(round_.id, secret, round_.client_seed)
        command = next_card(round_, deck) if deck is not None else None
    if round_.over:
        _conclude(office, draft, round_)
    return draft, Reply(draft.table.number, _adjusted(act, round_))


def _conclude(office: Office, draft: Draft, round_: Round) -> None:
    """After the end: the seed is published, and who wanted to leave is free to.

    A voided round needs no seed to be over: that is how rounds end whose decks nobody can open any more.
    """
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


def _command(office: Office, table: TableState, round_: Round, act: RoundAct) -> Command:
    """An act as the command that its round understands, for the seat that the player really has."""
    if isinstance(act, Bet | Decide) and act.late:
        raise Refused("too_late")
    match act:
        case Bet():
            seat = _seat(table, act.player)
            if table.chairs[seat].leaving:
                raise Refused("not_seated")
            return PlaceBets(seat, act.player, act.placements, _affordable(office, round_, seat, act.player))
        case Deal():
            _seat(table, act.player)
            if round_.terms.policy.pace != "player":
                raise Refused("not_instant")
            return CloseBetting(act.client_seed)
        case Decide():
            return Choose(_seat(table, act.player), act.stage, act.option)
        case CloseBets():
            return CloseBetting()
        case CloseDecisions():
            return CloseStage(act.stage)
        case Void():
            return VoidRound(act.reason)


def _affordable(office: Office, round_: Round, number: int, player: str) -> int:
    """What a seat's whole bet may cost: the wallet, and what the bet it replaces sets free."""
    purse = Purse(round_.terms.currency, player)
    seat = round_.seats.get(number)
    standing = sum(seat.bets.values()) + reserve_of(round_.terms, seat) if seat is not None else 0
    return office.balances[purse.wallet] + standing


def _adjusted(act: RoundAct, round_: Round) -> dict[str, int]:
    """Bets that the table cut, and what they were cut to (C6)."""
    if not isinstance(act, Bet):
        return {}
    asked = total(act.placements)
    placed = next((dict(seat.bets) for seat in round_.seats.values() if seat.player == act.player), {})
    return {bet: placed.get(bet, 0) for bet, amount in asked.items() if placed.get(bet, 0) != amount}


def _draft(office: Office, table: str, at_ms: int) -> Draft:
    return Draft(office.table(table), office.balances, at_ms)


def _round(draft: Draft) -> Round:
    round_ = draft.table.round
    assert round_ is not None  # noqa: S101  # _play() has looked
    return round_


def _seat(table: TableState, player: str) -> int:
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not_seated")
    return seat


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
}
"""What decides each kind of act; all others are for the round at their table."""
