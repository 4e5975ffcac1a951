"""The misfortunes of a world: which one strikes where, and what it does there."""

import json
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from croupier.book.acts import Void
from tests.world.client import Client
from tests.world.faults import CELLS, GAMES, WRITE_FAULTS, Cell
from tests.world.people import junk

if TYPE_CHECKING:
    from tests.world.world import World

MOST_ARMED = 10
LONGEST_WAIT_MS = 40_000
READS_ON, COMES_BACK = 0.04, 0.06
"""How likely it is, a step, that a deaf client reads again, and that one that is away dials."""

MORE_VOIDS = 0.1
"""How often a round is voided in mid-decision besides: that is where most has to be undone."""

AGENDAS = 5
"""Each seed has one cell in so many on its agenda, so that a few seeds in a row meet every cell."""


class Held:
    """A message on its way that takes too long."""

    def __init__(self, client: Client, table: str, raw: str, cell: Cell, until_ms: int) -> None:
        self.client = client
        self.table = table
        self.raw = raw
        self.cell = cell
        self.until_ms = until_ms


class Misfortune:
    """Strikes at random; what lasts, lasts for a while."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._held: list[Held] = []
        self._agenda = [cell for number, cell in enumerate(CELLS) if number % AGENDAS == world.seed % AGENDAS]
        world.chance.shuffle(self._agenda)
        self._kinds: dict[str, Callable[[Cell], bool]] = {
            **dict.fromkeys((*WRITE_FAULTS, "failed_read", "no_entropy"), self._arm),
            "killed": self._kill,
            "stalled": self._stall,
            "vanished": self._vanish,
            "reconnected": self._reconnect,
            "duplicated": self._duplicate,
            "contradicted": self._contradict,
            "reordered": self._reorder,
            "late": self._delay,
            "junk": self._junk,
            "voided": self._void,
        }

    def strike(self) -> None:
        """One misfortune: the first of the agenda that is fit for the moment, or any other."""
        if self._world.chance.random() < MORE_VOIDS and self._void(Cell("voided", self._a_game(), "deciding")):
            return
        for cell in self._agenda:
            if self._kinds[cell.kind](cell):
                self._agenda.remove(cell)
                return
        for _ in range(12):
            cell = self._world.chance.choice(CELLS)
            if self._kinds[cell.kind](cell):
                return

    def _a_game(self) -> str:
        return self._world.chance.choice(GAMES)

    def let_pass(self) -> None:
        """What was held up arrives when its time has passed; who stalled may read on; who is away may come back."""
        for held in [held for held in self._held if self._is_due(held)]:
            self._held.remove(held)
            self._deliver(held)
        for client in self._world.clients:
            if client.there:
                client.join_again()
            elif client.line is not None and client.line.stalled:
                if self._world.chance.random() < READS_ON:
                    self._world.tell(f"{client.player} reads on")
                    client.line.read_on()
                    client.join_again()
            elif self._world.chance.random() < COMES_BACK:
                self._come_back(client)

    def give_up(self) -> None:
        """No more misfortune: everything that is held up arrives, everyone reads."""
        self._world.faults.armed.clear()
        for held in self._held:
            self._deliver(held)
        self._held.clear()
        for client in self._world.clients:
            if client.line is not None:
                client.line.read_on()
                client.join_again()

    def idle_tables(self) -> list[str]:
        """Tables that wait for a round."""
        tables = self._world.auditor.tables
        return [table for table in tables if tables[table].phase == "over"]

    def _is_due(self, held: Held) -> bool:
        now = self._world.auditor.where(held.client.instance(held.table))
        return self._world.time.now_ms >= held.until_ms or now != (held.cell.game, held.cell.phase)

    def _deliver(self, held: Held) -> None:
        self._world.tell(f"late: {held.client.player} says {held.raw}")
        held.client.say(held.raw)

    # Where.

    def _places(self, cell: Cell, clients: Iterable[Client]) -> list[tuple[Client, str]]:
        """Clients and their tables that are in a cell's game and phase."""
        where = self._world.auditor.where
        return [
            (client, table)
            for client in clients
            for table in client.tables
            if where(client.instance(table)) == (cell.game, cell.phase)
        ]

    def _place(self, cell: Cell, *, there: bool = True, players: bool = True) -> tuple[Client, str] | None:
        clients = [
            client for client in self._world.clients if client.there == there and not (players and client.spectator)
        ]
        places = self._places(cell, clients)
        return self._world.chance.choice(places) if places else None

    def _count(self, kind: str, client: Client, table: str) -> None:
        self._world.faults.count(kind, client.instance(table))

    # What.

    def _arm(self, cell: Cell) -> bool:
        armed = self._world.faults.armed
        if len(armed) >= MOST_ARMED:
            return False
        armed.append(cell)
        return True

    def _kill(self, cell: Cell) -> bool:
        world = self._world
        if not self._places(cell, world.clients):
            return False
        for _ in range(world.chance.randint(0, 4)):
            world.act(world.chance.choice(world.clients))
        world.running.run(world.chance.randint(1, 60))
        for table in sorted(world.auditor.tables):
            world.faults.count("killed", table)
        if world.chance.random() < 0.5:
            world.time.now_ms += world.chance.randint(1, 30_000)
        world.restart()
        return True

    def _stall(self, cell: Cell) -> bool:
        place = self._place(cell, players=False)
        if place is None or place[0].line is None:
            return False
        place[0].line.stall()
        place[0].prompt = False
        self._count("stalled", *place)
        return True

    def _vanish(self, cell: Cell) -> bool:
        place = self._place(cell, players=False)
        if place is None:
            return False
        if self._world.chance.random() < 0.5:
            self._world.act(place[0])  # the last word is lost, or its answer
        self._count("vanished", *place)
        place[0].hang_up()
        return True

    def _reconnect(self, cell: Cell) -> bool:
        place = self._place(cell, there=False, players=False)
        if place is None:
            return False
        self._come_back(place[0])
        return True

    def _come_back(self, client: Client) -> None:
        for table in client.tables:
            self._count("reconnected", client, table)
        client.hang_up()
        self._world.dial(client)

    def _duplicate(self, cell: Cell) -> bool:
        return self._again(cell, "duplicated", lambda raw: raw)

    def _contradict(self, cell: Cell) -> bool:
        return self._again(cell, "contradicted", self._contradicted)

    def _again(self, cell: Cell, kind: str, change: Callable[[str], str | None]) -> bool:
        place = self._place(cell)
        if place is None:
            return False
        client, table = place
        said = [raw for at, raw in client.log if at == table][-6:]
        raw = change(self._world.chance.choice(said)) if said else None
        if raw is None:
            return False
        self._count(kind, client, table)
        for _ in range(self._world.chance.randint(1, 3)):
            self._world.tell(f"again: {client.player} says {raw}")
            client.say(raw)
        return True

    def _contradicted(self, raw: str) -> str | None:
        said = json.loads(raw)
        if said["type"] == "bet":
            said["placements"] = [*said["placements"], {"ante": 100}]
        elif said["type"] == "choose":
            said["option"] = "fold" if said["option"] != "fold" else "play"
        elif said["type"] == "deal":
            said["client_seed"] += "0"
        else:
            return None
        return json.dumps(said)

    def _reorder(self, cell: Cell) -> bool:
        place = self._place(cell)
        if place is None:
            return False
        wishes = self._wishes(place, 2)
        if len(wishes) < 2:
            return False
        self._count("reordered", *place)
        for raw in reversed(wishes):
            self._world.tell(f"reordered: {place[0].player} says {raw}")
            place[0].say(raw)
        return True

    def _wishes(self, place: tuple[Client, str], count: int) -> list[str]:
        """So many things that someone would say, if they can think of them."""
        wishes: list[str] = []
        for _ in range(8):
            raw = self._world.wish(*place)
            if raw is not None:
                wishes.append(raw)
            if len(wishes) == count:
                break
        return wishes

    def _delay(self, cell: Cell) -> bool:
        place = self._place(cell)
        wishes = self._wishes(place, 1) if place is not None else []
        if place is None or not wishes:
            return False
        self._count("late", *place)
        until_ms = self._world.time.now_ms + self._world.chance.randint(1, LONGEST_WAIT_MS)
        self._held.append(Held(*place, wishes[0], cell, until_ms))
        return True

    def _junk(self, cell: Cell) -> bool:
        place = self._place(cell)
        wishes = self._wishes(place, 1) if place is not None else []
        if place is None or not wishes:
            return False
        self._count("junk", *place)
        for _ in range(self._world.chance.randint(1, 4)):
            spoilt = junk(self._world.chance, wishes[0])
            self._world.tell(f"junk: {place[0].player} says {spoilt!r}")
            place[0].say(spoilt)
        return True

    def _void(self, cell: Cell) -> bool:
        world = self._world
        tables = [table for table in world.auditor.tables if world.auditor.where(table) == (cell.game, cell.phase)]
        if not tables:
            return False
        table = world.chance.choice(tables)
        world.faults.count("voided", table)
        running = world.auditor.tables[table].running.id
        world.submit(Void(world.wall_ms(), "sup", "supervisor", table=table, round=running, reason="malfunction"))
        return True
