"""The money desk's decisions: deposits, withdrawals, limits, breaks, and the regulator's ids.

A withdrawal is held first and then paid out or returned; a deposit is credited once, when the provider says so and
whatever it says afterwards.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from croupier.book.acts import (
    AnswerCheck,
    AskDeposit,
    AskWithdrawal,
    ConfirmLimit,
    MoneyAct,
    Participate,
    SetLimit,
    SettleMovement,
    TakeBreak,
    TakeTrialMoney,
)
from croupier.book.codec import Reply
from croupier.book.draft import Draft
from croupier.book.plays import Plays
from croupier.ledger.accounts import Purse, Transfer, cashier, house
from croupier.money import TRIAL
from croupier.ports.money import MovementKind, StoredMovement, StoredPlayChange
from croupier.responsible import limits
from croupier.responsible.guard import check_deposit, idle_ms
from croupier.responsible.state import PlayState, Sums, Ticket, counted, day_of, ticketed
from croupier.round.commands import Refused

LEAST = 1_00
MOST = 10_000_00
"""Bounds of one deposit or withdrawal, in minor units."""

TRIAL_FUNDS = 10**14
"""What the house has to pay wins of trial money from."""


class MoneyOffice(Protocol):
    """What these decisions need to look up."""

    @property
    def balances(self) -> dict[str, int]:
        """Balances by account; one that nobody used has nothing."""
        ...

    @property
    def plays(self) -> Plays:
        """How players play."""
        ...

    def movement(self, movement: str) -> StoredMovement | None:
        """A deposit or withdrawal as it stands."""
        ...


def _ask_deposit(office: MoneyOffice, act: AskDeposit) -> tuple[Draft, Reply]:
    """Counts against the limits at once: what is on its way may not be asked for twice."""
    draft = _draft(office, act)
    _check_amount(act.amount)
    state = office.plays.of(act.player)
    check_deposit(state, office.plays.rules, act.amount, act.at_ms)
    draft.plays[act.player] = counted(state, Sums(deposited=act.amount), day_of(act.at_ms))
    _keep(draft, _new(act, "deposit"))
    return draft, Reply(0)


def _ask_withdrawal(office: MoneyOffice, act: AskWithdrawal) -> tuple[Draft, Reply]:
    """Possible whatever the player has set, on a break too."""
    draft = _draft(office, act)
    _check_amount(act.amount)
    purse = Purse(act.currency, act.player)
    draft.move([Transfer(purse.wallet, purse.payout, act.amount, "withdraw", act.movement)])
    _keep(draft, _new(act, "withdrawal"))
    return draft, Reply(0)


def _settle(office: MoneyOffice, act: SettleMovement) -> tuple[Draft, Reply]:
    draft = _draft(office, act)
    movement = office.movement(act.movement)
    if movement is None:
        raise Refused("unknown_movement")
    if movement.state != "waiting":
        return draft, Reply(0)  # said before
    purse, outside = Purse(movement.currency, movement.player), cashier(movement.currency)
    amount, done = movement.amount, act.outcome == "done"
    if movement.kind == "withdrawal":
        end, reason = (outside, "pay_out") if done else (purse.wallet, "pay_back")
        draft.move([Transfer(purse.payout, end, amount, reason, movement.movement)])
    elif done:
        draft.move([Transfer(outside, purse.wallet, amount, "deposit", movement.movement)])
    else:
        state = office.plays.of(movement.player)
        draft.plays[movement.player] = counted(state, Sums(deposited=-amount), day_of(movement.created_ms))
    settled = msgspec.structs.replace(
        movement, state=act.outcome, changed_ms=act.at_ms, reference=act.reference, reason=act.reason
    )
    _keep(draft, settled)
    return draft, Reply(0)


def _take_trial_money(office: MoneyOffice, act: TakeTrialMoney) -> tuple[Draft, Reply]:
    """The house that plays for trial money opens with the first who tries."""
    draft = _draft(office, act)
    outside, bank = cashier(TRIAL.code), house(TRIAL.code)
    if office.balances[outside] == 0:
        draft.move([Transfer(outside, bank, TRIAL_FUNDS, "fund")])
    wallet = Purse(TRIAL.code, act.player).wallet
    if (missing := act.up_to - office.balances[wallet]) > 0:
        draft.move([Transfer(outside, wallet, missing, "top_up")])
    return draft, Reply(0)


def _set_limit(office: MoneyOffice, act: SetLimit) -> tuple[Draft, Reply]:
    plays = office.plays
    return _changed(office, act, limits.with_limit(plays.of(act.player), plays.rules, act.kind, act.value, act.at_ms))


def _confirm_limit(office: MoneyOffice, act: ConfirmLimit) -> tuple[Draft, Reply]:
    plays = office.plays
    return _changed(office, act, limits.with_confirmed(plays.of(act.player), plays.rules, act.kind, act.at_ms))


def _take_break(office: MoneyOffice, act: TakeBreak) -> tuple[Draft, Reply]:
    return _changed(office, act, limits.with_break(office.plays.of(act.player), act.kind, act.days, act.at_ms))


def _answer_check(office: MoneyOffice, act: AnswerCheck) -> tuple[Draft, Reply]:
    state = msgspec.structs.replace(office.plays.of(act.player), checked_ms=act.at_ms)
    return _changed(office, act, state)


def _participate(office: MoneyOffice, act: Participate) -> tuple[Draft, Reply]:
    ticket = Ticket(act.session, act.participation)
    state = ticketed(office.plays.of(act.player), ticket, act.table, act.at_ms, idle_ms(office.plays.rules))
    return _changed(office, act, state)


def _changed(
    office: MoneyOffice, act: SetLimit | ConfirmLimit | TakeBreak | AnswerCheck | Participate, state: PlayState
) -> tuple[Draft, Reply]:
    """A player's new state, and a line that tells what was asked, kept for ever."""
    draft = _draft(office, act)
    draft.plays[act.player] = state
    body = msgspec.json.encode(act).decode()
    draft.batch.play_changes.append(StoredPlayChange(act.player, act.at_ms, type(act).__name__, body))
    return draft, Reply(0)


def _draft(office: MoneyOffice, act: MoneyAct) -> Draft:
    return Draft(None, office.balances, act.at_ms)


def _check_amount(amount: int) -> None:
    if not LEAST <= amount <= MOST:
        raise Refused("amount_range", minimum=LEAST, maximum=MOST)


def _new(act: AskDeposit | AskWithdrawal, kind: MovementKind) -> StoredMovement:
    return StoredMovement(act.movement, act.player, kind, act.currency, act.amount, "waiting", act.at_ms, act.at_ms)


def _keep(draft: Draft, movement: StoredMovement) -> None:
    draft.batch.movements[movement.movement] = movement


MONEY_DECISIONS: Mapping[type[Any], Callable[[MoneyOffice, Any], tuple[Draft, Reply]]] = {
    AskDeposit: _ask_deposit,
    AskWithdrawal: _ask_withdrawal,
    SettleMovement: _settle,
    TakeTrialMoney: _take_trial_money,
    SetLimit: _set_limit,
    ConfirmLimit: _confirm_limit,
    TakeBreak: _take_break,
    AnswerCheck: _answer_check,
    Participate: _participate,
}
"""What decides each of these acts."""
