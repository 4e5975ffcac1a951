"""Compensation for a round that is over: proposed by one supervisor, approved by another, paid once."""

import msgspec

from croupier.book.acts import ApproveAdjustment, DeclineAdjustment, ProposeAdjustment
from croupier.book.codec import Reply
from croupier.book.draft import Draft
from croupier.book.office import Office
from croupier.ledger.plan import adjust
from croupier.ports.floor import AdjustmentState, StoredAdjustment
from croupier.round.commands import Refused


def propose(office: Office, act: ProposeAdjustment) -> tuple[Draft, Reply]:
    """One for each player and round, unless it was declined."""
    if act.amount == 0:
        raise Refused("no_amount")
    if not office.floor.took_part(act.round, act.player):
        raise Refused("not_settled", round=act.round, player=act.player)
    others = office.floor.adjustments_of(act.round)
    if any(other.player == act.player and other.state != "declined" for other in others):
        raise Refused("adjusted_already")
    entry = office.round_entry(act.round)
    adjustment = StoredAdjustment(
        adjustment=office.floor.next("adjustment"),
        round=act.round,
        table=entry.table,
        player=act.player,
        amount=act.amount,
        currency=office.terms(entry.terms).currency,
        at_ms=act.at_ms,
        by=act.by,
        why=act.why,
    )
    draft = Draft(None, office.balances, act.at_ms)
    draft.batch.adjustments[adjustment.adjustment] = adjustment
    draft.note(act, _subject(adjustment), before=None, after={"state": "proposed", "amount": act.amount})
    return draft, Reply(0, made=adjustment.adjustment)


def approve(office: Office, act: ApproveAdjustment) -> tuple[Draft, Reply]:
    """A second person agrees, and the money moves; InsufficientFunds where it is to be taken and is not there."""
    adjustment = _open(office, act.adjustment)
    if act.by == adjustment.by:
        raise Refused("same_person")
    draft = Draft(None, office.balances, act.at_ms)
    draft.move(adjust(adjustment.currency, adjustment.player, adjustment.amount, adjustment.round))
    return _decided(draft, act, adjustment, "approved")


def decline(office: Office, act: DeclineAdjustment) -> tuple[Draft, Reply]:
    """It is not to be; the proposer may say so too."""
    adjustment = _open(office, act.adjustment)
    return _decided(Draft(None, office.balances, act.at_ms), act, adjustment, "declined")


def _open(office: Office, number: int) -> StoredAdjustment:
    adjustment = office.floor.adjustment(number)
    if adjustment is None:
        raise Refused("unknown_adjustment", adjustment=number)
    if adjustment.state != "proposed":
        raise Refused("decided_already", state=adjustment.state)
    return adjustment


def _decided(
    draft: Draft, act: ApproveAdjustment | DeclineAdjustment, adjustment: StoredAdjustment, state: AdjustmentState
) -> tuple[Draft, Reply]:
    decided = msgspec.structs.replace(adjustment, state=state, decided_ms=act.at_ms, decided_by=act.by)
    draft.batch.adjustments[adjustment.adjustment] = decided
    before, after = ({"state": each.state, "amount": each.amount} for each in (adjustment, decided))
    draft.note(act, _subject(adjustment), before=before, after=after)
    return draft, Reply(0, made=adjustment.adjustment)


def _subject(adjustment: StoredAdjustment) -> str:
    return f"{adjustment.round} {adjustment.player}"
