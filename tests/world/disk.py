"""What survives: a store in memory that keeps what was committed, and the real one in a file.

Both can be interrupted in the middle of a batch, and both tell an ``observer`` every batch that became durable.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Engine, event

from croupier.adapters.sqlite_database import SqliteDatabase
from croupier.ports.money import StoredMovement, StoredTicket
from croupier.ports.store import (
    Archive,
    Batch,
    HistoryEntry,
    Sessions,
    Store,
    StoredAnswer,
    StoredAudit,
    StoredCredential,
    StoredEnd,
    StoredEvent,
    StoredPlayer,
    StoredRound,
    StoredSession,
    StoredTable,
    StoredTransfer,
    StoreError,
)
from croupier.rules.definition import Terms
from tests.world.clockwork import Killed
from tests.world.memory_floor import MemoryFloor

Observer = Callable[[Batch], None]

NEVER_OVER_MS = 2**53
"""When sessions begin and were last used: later than any world lasts."""


class Disk(Protocol):
    """Where a house keeps everything."""

    observer: Observer

    @property
    def store(self) -> Store: ...

    @property
    def archive(self) -> Archive: ...

    @property
    def sessions(self) -> Sessions: ...

    def commit(self, batch: Batch) -> None:
        """Make a batch durable, and tell the observer."""
        ...

    def commit_half(self, batch: Batch) -> None:
        """Die in the middle of a batch: Killed, and nothing of it is kept."""
        ...

    def restart(self) -> None:
        """Forget all but what is durable."""
        ...

    def close(self) -> None: ...


def nobody(_: Batch) -> None:
    """An observer who does not look."""


class MemoryStore(MemoryFloor):
    """Implements ``ports.store.Store``, ``Archive`` and ``Sessions`` in memory; a session's token is the player."""

    def __init__(self) -> None:
        super().__init__()
        self.players: dict[str, StoredPlayer] = {}
        self.all_terms: dict[str, Terms] = {}
        self.rounds: dict[str, StoredRound] = {}
        self.ends: dict[str, StoredEnd] = {}
        self.events: dict[str, dict[int, StoredEvent]] = {}
        self.by_round: dict[str, list[StoredEvent]] = {}
        self.transfers: list[StoredTransfer] = []
        self.all_balances: dict[str, int] = {}
        self.tables: dict[str, StoredTable] = {}
        self.all_answers: dict[tuple[str, str], StoredAnswer] = {}
        self.audits: list[StoredAudit] = []
        self.plays: dict[str, bytes] = {}
        self.all_movements: dict[str, StoredMovement] = {}
        self.tickets: dict[tuple[str, str], StoredTicket] = {}
        self.credentials: dict[str, StoredCredential] = {}

    def commit(self, batch: Batch) -> None:
        self._check(batch)
        self.players.update({player.player: player for player in batch.players})
        self.players.update(batch.people)
        self.credentials.update(batch.credentials)
        self.all_terms = {**batch.terms, **self.all_terms}
        self.rounds.update({entry.round: entry for entry in batch.rounds})
        for stored in batch.events:
            self.events.setdefault(stored.table, {})[stored.number] = stored
            if stored.round is not None:
                self.by_round.setdefault(stored.round, []).append(stored)
        self.transfers += batch.transfers
        self.all_balances.update(batch.balances)
        self.tables.update(batch.tables)
        self.ends.update({end.round: end for end in batch.ends})
        self.results.update({(result.round, result.seat): result for result in batch.results})
        self.all_answers.update({(answer.player, answer.key): answer for answer in batch.answers})
        self.audits += batch.audit
        self.plays.update({play.player: play.body for play in batch.plays.values()})
        self.all_movements.update(batch.movements)
        self.tickets.update({(ticket.round, ticket.player): ticket for ticket in batch.tickets})
        self.commit_floor(batch)
        self.plays.update({play.player: play.body for play in batch.plays.values()})
        self.all_movements.update(batch.movements)
        self.tickets.update({(ticket.round, ticket.player): ticket for ticket in batch.tickets})

    def _check(self, batch: Batch) -> None:
        """What a database's own constraints would refuse."""
        known: Sequence[tuple[str, Mapping[Any, object], list[Any]]] = (
            ("players", self.players, [player.player for player in batch.players]),
            ("rounds", self.rounds, [entry.round for entry in batch.rounds]),
            ("answers", self.all_answers, [(answer.player, answer.key) for answer in batch.answers]),
            ("results", self.results, [(result.round, result.seat) for result in batch.results]),
            ("ends", self.ends, [end.round for end in batch.ends]),
        )
        for name, there, new in known:
            if len(set(new)) < len(new) or any(item in there for item in new):
                raise StoreError(f"{name}: a row is there already")
        numbers = [(stored.table, stored.number) for stored in batch.events]
        if len(set(numbers)) < len(numbers) or any(no in self.events.get(table, {}) for table, no in numbers):
            raise StoreError("events: a number is there already")
        if any(stored.transfer.amount <= 0 for stored in batch.transfers):
            raise StoreError("transfers: an amount is not positive")
        if any(balance < 0 and not account.endswith("/cashier") for account, balance in batch.balances.items()):
            raise StoreError("balances: below zero")

    def balances(self, accounts: Iterable[str]) -> Mapping[str, int]:
        return {account: self.all_balances[account] for account in accounts if account in self.all_balances}

    def table(self, table: str) -> StoredTable | None:
        return self.tables.get(table)

    def open_tables(self) -> Sequence[str]:
        return sorted({entry.table for entry in self.rounds.values() if entry.round not in self.ends})

    def round(self, round_id: str) -> StoredRound | None:
        return self.rounds.get(round_id)

    def round_events(self, round_id: str) -> Sequence[StoredEvent]:
        return tuple(self.by_round.get(round_id, ()))

    def table_events(self, table: str, after: int, limit: int) -> Sequence[StoredEvent]:
        return [stored for number, stored in self.events.get(table, {}).items() if number > after][:limit]

    def terms(self, fingerprint: str) -> Terms:
        if fingerprint not in self.all_terms:
            raise StoreError(f"no terms with the fingerprint {fingerprint}")
        return self.all_terms[fingerprint]

    def answers(self, asked: Iterable[tuple[str, str]]) -> Sequence[StoredAnswer]:
        return [self.all_answers[said] for said in asked if said in self.all_answers]

    def player(self, player: str) -> StoredPlayer | None:
        return self.players.get(player)

    def credential(self, player: str) -> StoredCredential | None:
        return self.credentials.get(player)

    def holder(self, likeness: str) -> StoredCredential | None:
        return next((one for one in self.credentials.values() if one.likeness == likeness), None)

    def last_audit(self) -> StoredAudit | None:
        return self.audits[-1] if self.audits else None

    def audit(self, after: int, limit: int) -> Sequence[StoredAudit]:
        return [row for row in self.audits if row.number > after][:limit]

    def play(self, player: str) -> bytes | None:
        return self.plays.get(player)

    def movement(self, movement: str) -> StoredMovement | None:
        return self.all_movements.get(movement)

    def movements(self, player: str, before: str | None, limit: int) -> Sequence[StoredMovement]:
        raise NotImplementedError  # nobody in the world asks over HTTP

    def waiting_movements(self) -> Sequence[StoredMovement]:
        return [movement for movement in self.all_movements.values() if movement.state == "waiting"]

    def ticket(self, round_id: str, player: str) -> StoredTicket | None:
        return self.tickets.get((round_id, player))

    def last_sequence(self) -> int:
        return max((entry.sequence for entry in self.rounds.values()), default=0)

    def unfinished(self, player: str) -> Sequence[str]:
        at_stake: dict[str, int] = {}
        suffix = f"/stakes/{player}"
        for stored in self.transfers:
            moved, of_round = stored.transfer, stored.round or ""
            if moved.target.endswith(suffix):
                at_stake[of_round] = at_stake.get(of_round, 0) + moved.amount
            elif moved.source.endswith(suffix):
                at_stake[of_round] = at_stake.get(of_round, 0) - moved.amount
        open_rounds = [self.rounds[name] for name, stake in at_stake.items() if stake and name not in self.ends]
        return [entry.table for entry in sorted(open_rounds, key=lambda entry: entry.sequence)]

    def history(self, player: str, table: str | None, before: str | None, limit: int) -> Sequence[HistoryEntry]:
        raise NotImplementedError  # nobody in the world asks over HTTP

    def audit_before(self, before: int, limit: int, wanted: Mapping[str, str]) -> Sequence[StoredAudit]:
        def fits(row: StoredAudit) -> bool:
            return row.number < before and all(getattr(row, field).startswith(text) for field, text in wanted.items())

        return [row for row in reversed(self.audits) if fits(row)][:limit]

    def staff(self) -> Sequence[StoredPlayer]:
        raise NotImplementedError

    def found(self, text: str, limit: int) -> Sequence[StoredPlayer]:
        raise NotImplementedError

    def create(self, token: str, player: str, created_ms: int) -> None:
        raise NotImplementedError

    def find(self, token: str) -> StoredSession | None:
        player = self.players.get(token)
        return StoredSession(token.encode(), player, NEVER_OVER_MS, NEVER_OVER_MS) if player is not None else None

    def saw(self, seen: Mapping[bytes, int]) -> None:
        """Nobody in the world is idle for long."""

    def end(self, session: bytes) -> None:
        raise NotImplementedError

    def end_all(self, player: str, but: bytes | None = None) -> int:
        raise NotImplementedError

    def count(self, player: str) -> int:
        raise NotImplementedError


class MemoryDisk:
    """A store in memory that outlives the server."""

    def __init__(self) -> None:
        self.kept = MemoryStore()
        self.observer: Observer = nobody

    @property
    def store(self) -> Store:
        return self.kept

    @property
    def archive(self) -> Archive:
        return self.kept

    @property
    def sessions(self) -> Sessions:
        return self.kept

    def commit(self, batch: Batch) -> None:
        self.kept.commit(batch)
        self.observer(batch)

    def commit_half(self, batch: Batch) -> None:
        """A transaction is kept whole or not at all, so there is nothing to do but to die."""
        del batch
        raise Killed

    def restart(self) -> None:
        """Everything kept is durable."""

    def close(self) -> None:
        """Nothing is open."""


class SqliteDisk:
    """The house's real database. Tokens of sessions are the players', as in memory."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.observer: Observer = nobody
        self._database = SqliteDatabase(path)
        self._shadow = MemoryStore()

    @property
    def store(self) -> Store:
        return self._database.store

    @property
    def archive(self) -> Archive:
        return self._database.archive

    @property
    def sessions(self) -> Sessions:
        return self._shadow

    def commit(self, batch: Batch) -> None:
        self._database.store.commit(batch)
        self._shadow.commit(batch)
        self.observer(batch)

    def commit_half(self, batch: Batch) -> None:
        """Everything is written; what is missing is the commit itself."""
        engine: Engine = self._database.store._engine
        event.listen(engine, "commit", _die)
        try:
            self._database.store.commit(batch)
        finally:
            event.remove(engine, "commit", _die)

    def restart(self) -> None:
        self._database.close()
        self._database = SqliteDatabase(self.path)

    def close(self) -> None:
        self._database.close()


def _die(*_: object) -> None:
    raise Killed
