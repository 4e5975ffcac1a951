"""What dealers and supervisors do with a table as a whole; each deed leaves its row in the audit."""

from croupier.book.acts import Announce, Disable, Enable, OpenTable, Pause, Resume, ShutTable
from croupier.book.codec import Reply
from croupier.book.draft import Draft
from croupier.book.incidents import note_incident
from croupier.book.office import Office, draft_of
from croupier.book.playing import conclude
from croupier.book.seating import (
    ANNOUNCEMENTS,
    STAFF_REASONS,
    Announced,
    SeatLeft,
    TableOpened,
    TablePaused,
    TableResumed,
    TableShut,
    TableState,
)
from croupier.ports.floor import StoredClosure
from croupier.round.accept import accept
from croupier.round.commands import CloseBetting, Refused


def open_table(office: Office, act: OpenTable) -> tuple[Draft, Reply]:
    """A dealer opens a table, or takes it over from another; a round that runs is dealt as it began."""
    if act.dealing == "hand" and act.dealer_name is None:
        raise Refused("no_dealer")
    draft = draft_of(office, act.table, act.at_ms)
    before = _standing(draft.table)
    draft.happen(TableOpened(act.dealer_name, act.dealing))
    return _noted(draft, act, before)


def shut_table(office: Office, act: ShutTable) -> tuple[Draft, Reply]:
    """Close a table on which nothing stands: its empty round ends, its seats are free."""
    draft = draft_of(office, act.table, act.at_ms)
    if draft.table.shut:
        raise Refused("table_shut")
    running = draft.table.running
    if running is not None:
        if any(seat.bets for seat in running.seats.values()):
            raise Refused("open_stakes")
        for event in accept(running, CloseBetting()):  # nobody plays: the round is over with this
            draft.happen(event)
        conclude(office, draft)
    before = _standing(draft.table)
    for seat in tuple(draft.table.chairs):
        draft.happen(SeatLeft(seat))
    draft.happen(TableShut())
    return _noted(draft, act, before)


def pause(office: Office, act: Pause) -> tuple[Draft, Reply]:
    """Stop a table with its clock. A dealer who does calls the supervisor with it."""
    if act.reason not in STAFF_REASONS:
        raise Refused("unknown_reason", reason=act.reason)
    draft = draft_of(office, act.table, act.at_ms)
    if draft.table.paused is not None:
        raise Refused("table_paused")
    before = _standing(draft.table)
    by_dealer = act.role == "dealer"
    draft.happen(TablePaused(act.reason, "dealer" if by_dealer else "supervisor"))
    if by_dealer:
        note_incident(office, draft, kind=act.reason, detail=act.why, by=act.by)
    return _noted(draft, act, before)


def resume(office: Office, act: Resume) -> tuple[Draft, Reply]:
    """Let a table go on where it stood (A40)."""
    draft = draft_of(office, act.table, act.at_ms)
    if draft.table.paused is None:
        raise Refused("not_paused")
    before = _standing(draft.table)
    draft.happen(TableResumed())
    return _noted(draft, act, before)


def announce(office: Office, act: Announce) -> tuple[Draft, Reply]:
    """Have something said to all at a table (E2)."""
    if act.code not in ANNOUNCEMENTS:
        raise Refused("unknown_announcement", announcement=act.code)
    draft = draft_of(office, act.table, act.at_ms)
    draft.happen(Announced(act.code))
    draft.note(act, act.table, before=None, after=act.code)
    return draft, Reply(draft.table.number)


def disable(office: Office, act: Disable) -> tuple[Draft, Reply]:
    """No new rounds, seats or antes there from now on."""
    key = _closure(act)
    if key in office.floor.closures:
        raise Refused("disabled_already")
    draft = Draft(None, office.balances, act.at_ms)
    draft.batch.closures[key] = StoredClosure(*key, act.at_ms, act.by, act.why)
    draft.note(act, " ".join(key).strip(), before="enabled", after="disabled")
    return draft, Reply(0)


def enable(office: Office, act: Enable) -> tuple[Draft, Reply]:
    """Let rounds, seats and antes in again."""
    key = _closure(act)
    if key not in office.floor.closures:
        raise Refused("not_disabled")
    draft = Draft(None, office.balances, act.at_ms)
    draft.batch.closures[key] = None
    draft.note(act, " ".join(key).strip(), before="disabled", after="enabled")
    return draft, Reply(0)


def _closure(act: Disable | Enable) -> tuple[str, str]:
    if (act.kind == "everything") != (not act.subject):
        raise Refused("unknown_subject", subject=act.subject)
    return act.kind, act.subject


def _noted(draft: Draft, act: OpenTable | ShutTable | Pause | Resume, before: object) -> tuple[Draft, Reply]:
    draft.note(act, act.table, before=before, after=_standing(draft.table))
    return draft, Reply(draft.table.number)


def _standing(table: TableState) -> dict[str, object]:
    """How a table stands, as the audit keeps it."""
    round_ = table.running
    return {
        "shut": table.shut,
        "paused": table.paused.reason if table.paused is not None else None,
        "dealer": table.dealer,
        "dealing": table.dealing,
        "round": round_.id if round_ is not None else None,
        "phase": round_.phase if round_ is not None else None,
    }
