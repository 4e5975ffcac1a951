"""What goes wrong, where, and the count of it; and the disk as a server sees it on a bad day."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from croupier.ports.money import StoredMovement
from croupier.ports.store import (
    Batch,
    Store,
    StoredAnswer,
    StoredAudit,
    StoredCredential,
    StoredEvent,
    StoredPlayer,
    StoredRound,
    StoredTable,
    StoreError,
)
from croupier.rules.definition import Terms
from tests.world.clockwork import Killed
from tests.world.disk import Disk
from tests.world.memory_floor import UnreliableFloor

GAMES = ("three-card-poker-live", "tequila-poker", "casino-holdem", "three-card-poker-instant")
PHASES = ("betting", "deciding", "over")
"""What a table rests in. Dealing and settling are part of the acts that end betting and deciding."""

WRITE_FAULTS = {
    "crash_before_write": "the server dies before it writes",
    "crash_in_write": "the server dies in the middle of a write: nothing of it is kept",
    "crash_after_write": "the server dies right after a write, before it tells anyone",
    "lost_answer": "a write is kept, but the store says it failed",
    "refused_write": "the store takes nothing of a batch",
    "broken_write": "the store fails as no store should",
}
OTHER_FAULTS = {
    "failed_read": "the store cannot be read",
    "killed": "the server dies between two callbacks",
    "stalled": "a client stops reading",
    "vanished": "a client is gone without a word",
    "reconnected": "a client comes back, to whatever the table has become",
    "duplicated": "a command is said twice, or again much later, with the same key",
    "contradicted": "a key is used again for something else",
    "reordered": "two commands arrive in the wrong order",
    "late": "a command arrives after its time",
    "junk": "a message is no command",
    "voided": "the supervisor voids the round",
    "no_entropy": "the system has no chance to give",
}
KINDS = {**WRITE_FAULTS, **OTHER_FAULTS}
IMPOSSIBLE = {  # a round that is over cannot be voided; a deck is sealed when a round is opened
    ("voided", "over"),
    ("no_entropy", "betting"),
    ("no_entropy", "deciding"),
}


UNREADABLE = "the disk cannot be read"
NO_DISK = "this server is dead and reads and writes nothing any more"


class Cell(msgspec.Struct, frozen=True):
    """A kind of fault, and at which game in which phase."""

    kind: str
    game: str
    phase: str


CELLS = tuple(
    Cell(kind, game, phase) for kind in KINDS for game in GAMES for phase in PHASES if (kind, phase) not in IMPOSSIBLE
)
Tally = Counter[Cell]
Where = Callable[[str], tuple[str, str]]
"""The game and the phase of a table, as it is on the disk."""


def table_of(tally: Tally) -> str:
    """Faults per kind x phase x game as text; a cell that cannot be is a dash."""
    width = max(map(len, KINDS))
    lines = [f"{'':{width}} " + " ".join(f"{game:>26}" for game in GAMES)]
    lines.append(f"{'':{width}} " + " ".join(f"{' '.join(f'{phase:>8}' for phase in PHASES)}" for _ in GAMES))
    for kind in KINDS:
        counts = [
            "-" if (kind, phase) in IMPOSSIBLE else str(tally[Cell(kind, game, phase)])
            for game in GAMES
            for phase in PHASES
        ]
        lines.append(f"{kind:{width}} " + " ".join(f"{count:>8}" for count in counts))
    return "\n".join(lines)


class Faults:
    """Faults that wait for their moment, and the count of those that came."""

    def __init__(self, where: Where, told: Callable[[str], None]) -> None:
        self.tally: Tally = Counter()
        self.armed: list[Cell] = []
        self.calm = False
        self.on_read_failure: Callable[[], None] = lambda: None
        self._where = where
        self._told = told

    def arm(self, cell: Cell) -> None:
        """Let a fault of the store come when its game is touched in its phase."""
        self.armed.append(cell)

    def count(self, kind: str, table: str) -> None:
        """A fault came."""
        game, phase = self._where(table)
        self.tally[Cell(kind, game, phase)] += 1
        self._told(f"fault: {kind} at {table} ({phase})")

    def due(self, kinds: Iterable[str], tables: Iterable[str]) -> str | None:
        """The kind of an armed fault that strikes now, if there is one; it is counted and will not come again."""
        if self.calm:
            return None
        for table in tables:
            game, phase = self._where(table)
            for cell in self.armed:
                if cell.kind in kinds and (cell.game, cell.phase) == (game, phase):
                    self.armed.remove(cell)
                    self.count(cell.kind, table)
                    return cell.kind
        return None


class UnreliableStore(UnreliableFloor):
    """Implements ``ports.store.Store`` for one life of the server: the disk, with the faults that wait for it."""

    def __init__(self, disk: Disk, faults: Faults, table_of_key: Callable[[str], str | None]) -> None:
        super().__init__(self._floor_of_disk)
        self._disk = disk
        self._faults = faults
        self._table_of_key = table_of_key
        self.cut = False

    def commit(self, batch: Batch) -> None:
        self._need_disk()
        kind = self._faults.due(WRITE_FAULTS, batch.tables)
        if kind == "crash_before_write":
            raise Killed
        if kind == "crash_in_write":
            self._disk.commit_half(batch)
        if kind == "refused_write":
            raise StoreError("the disk is full")
        if kind == "broken_write":
            raise RuntimeError("the driver of the store has a fault")
        self._disk.commit(batch)
        if kind == "crash_after_write":
            raise Killed
        if kind == "lost_answer":
            raise StoreError("the connection broke after the commit")

    def balances(self, accounts: Iterable[str]) -> Mapping[str, int]:
        self._need_disk()
        return self._disk.store.balances(accounts)

    def table(self, table: str) -> StoredTable | None:
        self._reading(table)
        return self._disk.store.table(table)

    def open_tables(self) -> Sequence[str]:
        self._need_disk()
        return self._disk.store.open_tables()

    def round(self, round_id: str) -> StoredRound | None:
        self._reading(self._table_of_round(round_id))
        return self._disk.store.round(round_id)

    def round_events(self, round_id: str) -> Sequence[StoredEvent]:
        self._reading(self._table_of_round(round_id))
        return self._disk.store.round_events(round_id)

    def terms(self, fingerprint: str) -> Terms:
        self._need_disk()
        return self._disk.store.terms(fingerprint)

    def answers(self, asked: Iterable[tuple[str, str]]) -> Sequence[StoredAnswer]:
        asked = sorted(asked)
        self._reading(*(self._table_of_key(key) for _, key in asked))
        return self._disk.store.answers(asked)

    def player(self, player: str) -> StoredPlayer | None:
        self._need_disk()
        return self._disk.store.player(player)

    def credential(self, player: str) -> StoredCredential | None:
        self._need_disk()
        return self._disk.store.credential(player)

    def holder(self, likeness: str) -> StoredCredential | None:
        self._need_disk()
        return self._disk.store.holder(likeness)

    def last_audit(self) -> StoredAudit | None:
        self._need_disk()
        return self._disk.store.last_audit()

    def play(self, player: str) -> bytes | None:
        self._need_disk()
        return self._disk.store.play(player)

    def movement(self, movement: str) -> StoredMovement | None:
        self._need_disk()
        return self._disk.store.movement(movement)

    def last_sequence(self) -> int:
        self._need_disk()
        return self._disk.store.last_sequence()

    def _table_of_round(self, round_id: str) -> str | None:
        entry = self._disk.store.round(round_id)
        return entry.table if entry is not None else None

    def _reading(self, *tables: str | None) -> None:
        self._need_disk()
        if self._faults.due(("failed_read",), [table for table in tables if table is not None]) is not None:
            self._faults.on_read_failure()
            raise StoreError(UNREADABLE)

    def _floor_of_disk(self) -> Store:
        self._need_disk()
        return self._disk.store

    def _need_disk(self) -> None:
        if self.cut:
            raise StoreError(NO_DISK)
