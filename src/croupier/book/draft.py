"""One act being decided: what it would change, kept apart until it is known to be allowed."""

from collections.abc import Iterable, Mapping

import msgspec

from croupier.book.acts import StaffAct
from croupier.book.audit import Deed, as_text
from croupier.book.codec import encode_event, encode_people
from croupier.book.seating import AnyEvent, TableHappening, TableState, advance
from croupier.ledger.accounts import Transfer, covered, post
from croupier.ledger.plan import plan
from croupier.money import TRIAL
from croupier.ports.store import Batch, StoredEnd, StoredEvent, StoredResult, StoredTable, StoredTransfer
from croupier.responsible.state import PlayState
from croupier.round.events import RoundEnded, RoundOpened, RoundVoided
from croupier.round.model import Round
from croupier.rules.definition import Terms


class Numbered(msgspec.Struct, frozen=True):
    """An event in its place, and the table that it led to."""

    number: int
    event: AnyEvent
    state: TableState


class Changes(dict[str, int]):
    """New balances over those that stand: reads what has changed, and through to what has not."""

    def __init__(self, standing: Mapping[str, int]) -> None:
        """Start with nothing changed."""
        super().__init__()
        self._standing = standing

    def __missing__(self, account: str) -> int:
        return self._standing[account]


class Draft:
    """The effects of one act on one table (or on accounts alone), in order."""

    def __init__(self, state: TableState | None, balances: dict[str, int], at_ms: int) -> None:
        """Start from a table's state and from the balances as they stand."""
        self.state = state
        self.at_ms = at_ms
        self.changed = Changes(balances)
        self.batch = Batch()
        self.numbered: list[Numbered] = []
        self.deeds: list[Deed] = []
        self.plays: dict[str, PlayState] = {}

    @property
    def table(self) -> TableState:
        """The table as the act has it so far."""
        if self.state is None:
            raise ValueError("this act concerns no table")
        return self.state

    def move(self, transfers: Iterable[Transfer]) -> None:
        """Post transfers; InsufficientFunds where an account does not cover one."""
        transfers = covered(self.changed, tuple(transfers))
        self.changed.update(post(self.changed, transfers))
        table = self.state.table if self.state is not None else None
        round_ = self.state.round.id if self.state is not None and self.state.round is not None else None
        self.batch.transfers += (StoredTransfer(table, round_, self.at_ms, transfer) for transfer in transfers)

    def happen(self, event: AnyEvent, terms: Terms | None = None) -> None:
        """Let an event happen: its transfers, its place in the table's order, and what is kept of it."""
        before = self.table
        after = advance(before, event, terms)
        of_round = not isinstance(event, TableHappening)
        if of_round and not isinstance(event, RoundOpened):
            assert before.round is not None  # noqa: S101  # accept() took the round from this state
            self.move(plan(before.round, event, after.round))  # type: ignore[arg-type]  # narrowed by of_round
        self.state = after
        self.numbered.append(Numbered(after.number, event, after))
        round_ = after.round if of_round else None
        round_id = round_.id if round_ is not None else None
        record = StoredEvent(after.table, after.number, round_id, self.at_ms, encode_event(event))
        self.batch.events.append(record)
        if round_ is not None and isinstance(event, RoundEnded | RoundVoided):
            self._end(round_)

    def note(self, act: StaffAct, subject: str, *, before: object, after: object, deed: str = "") -> None:
        """Leave a row in the audit: who did this, and how ``subject`` stood before and after (as JSON).

        ``deed``: what it is called where the act's own name does not say it.
        """
        name = deed or type(act).__name__
        self.deeds.append(Deed(act.at_ms, act.by, act.role, name, subject, act.why, as_text(before), as_text(after)))

    def finish(self) -> Batch:
        """All that the act leaves behind."""
        self.batch.balances = self.changed
        if self.state is not None and self.numbered:
            state = self.state
            round_id = state.round.id if state.round is not None else None
            self.batch.tables[state.table] = StoredTable(state.table, state.number, round_id, encode_people(state))
        return self.batch

    def _end(self, round_: Round) -> None:
        self.batch.ends.append(StoredEnd(round_.id, self.at_ms, round_.phase))
        for number, seat in sorted(round_.seats.items()):
            if not seat.bets or round_.terms.currency == TRIAL.code:  # C3: what is only tried has no history
                continue
            staked = sum(seat.bets.values())
            returned = sum(result.returned for result in seat.settled)
            if round_.phase == "voided":
                returned = staked
            self.batch.results.append(StoredResult(round_.id, number, seat.player, staked, returned))
