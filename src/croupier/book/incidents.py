"""Calling the supervisor: a table stops, or someone reports something (A39)."""

from typing import Final

import msgspec

from croupier.book.acts import CloseIncident, Halt, NoteIncident, RaiseIncident
from croupier.book.codec import Reply
from croupier.book.draft import Draft
from croupier.book.office import Office, draft_of
from croupier.book.seating import TablePaused
from croupier.ports.floor import StoredIncident
from croupier.round.commands import Refused

SYSTEM: Final = "system"


def stop(office: Office, draft: Draft, reason: str, detail: str = "") -> int:
    """The system stops a table, if it does not stand still already; the number of the incident that says why."""
    if draft.table.paused is None:
        draft.happen(TablePaused(reason, SYSTEM))
    return note_incident(office, draft, kind=reason, detail=detail, by=SYSTEM)


def note_incident(office: Office, draft: Draft, *, kind: str, detail: str, by: str) -> int:
    """Keep an incident of the draft's table and its running round; its number."""
    running = draft.table.running
    number = office.floor.next("incident")
    round_id = running.id if running is not None else None
    draft.batch.incidents[number] = StoredIncident(number, draft.at_ms, draft.table.table, round_id, kind, detail, by)
    return number


def halt(office: Office, act: Halt) -> tuple[Draft, Reply]:
    """The system found that a table cannot go on."""
    draft = draft_of(office, act.table, act.at_ms)
    made = stop(office, draft, act.reason, act.detail)
    return draft, Reply(draft.table.number, made=made)


def raise_incident(office: Office, act: RaiseIncident) -> tuple[Draft, Reply]:
    """Someone calls the supervisor; nothing stops for it."""
    draft = Draft(None, office.balances, act.at_ms)
    number = office.floor.next("incident")
    draft.batch.incidents[number] = StoredIncident(
        number, act.at_ms, act.table, act.round, act.kind, act.detail, act.by
    )
    return draft, Reply(0, made=number)


def note(office: Office, act: NoteIncident) -> tuple[Draft, Reply]:
    """A supervisor notes something; as with every deed of the staff, the audit has it too."""
    draft = Draft(None, office.balances, act.at_ms)
    number = office.floor.next("incident")
    draft.batch.incidents[number] = StoredIncident(
        number, act.at_ms, act.table or None, act.round or None, "noted", act.why, act.by
    )
    draft.note(act, f"incident {number}", before=None, after="open")
    return draft, Reply(0, made=number)


def close_incidents(office: Office, act: CloseIncident) -> tuple[Draft, Reply]:
    """Incidents have been looked into: all are closed, or where one cannot be, none."""
    draft = Draft(None, office.balances, act.at_ms)
    for number in sorted(set(act.incidents)):
        incident = office.floor.incident(number)
        if incident is None:
            raise Refused("unknown_incident", incident=number)
        if incident.closed_ms is not None:
            raise Refused("closed_already")
        closed = msgspec.structs.replace(incident, closed_ms=act.at_ms, closed_by=act.by, word=act.why)
        draft.batch.incidents[number] = closed
        draft.note(act, f"incident {number}", before="open", after="closed")
    return draft, Reply(0)
