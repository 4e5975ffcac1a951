"""A world from a seed: people, tables, time and misfortune, one step after the other, all checked after each."""

import hashlib
from collections.abc import Callable
from random import Random

import msgspec

from croupier.adapters.shoe import RandomShoe
from croupier.adapters.vault import Vault
from croupier.book.acts import OpenAccount, TopUp, Void
from croupier.book.book import Book
from croupier.games.catalogue import TABLES, Table
from croupier.ports.store import StoreError
from croupier.round.commands import Refused
from croupier.server import hub
from croupier.server.socket import TRY_AGAIN_LATER
from tests.world.audit import Auditor, Said
from tests.world.client import Client
from tests.world.clockwork import Time
from tests.world.disk import Disk, MemoryDisk, SqliteDisk
from tests.world.faults import NO_DISK, UNREADABLE, Faults, UnreliableStore
from tests.world.floor import Floor
from tests.world.misfortune import Misfortune
from tests.world.network import Line
from tests.world.people import next_command, to_the_end
from tests.world.server import Server
from tests.world.viewers import Watchman

STEPS = 160
PLAYERS = ("ada", "bea", "cleo", "dora", "emil")
SPECTATORS = ("sven",)
OPENING = (100_000, 100_000, 30_000, 3_000, 450)
"""What players begin with, in minor units: some have plenty, some can hardly play."""
TOP_UP = 100_000
MOST_REPORTED = 5
STEP_OF_CALM_MS = 500
SHORT_OUTBOX = 8
"""Messages that may wait for a client: few, so that a deaf one is dropped within a seed."""

LIVE = tuple(table.id for table in TABLES if table.live)
INSTANT = tuple(table.id for table in TABLES if not table.live)


class WorldError(AssertionError):
    """The world found something wrong; the text says what, when, and how to see it again."""


def with_closed_hands() -> tuple[Table, ...]:
    """The catalogue, but at its live tables the hands are not dealt face up for all."""

    def closed(table: Table) -> Table:
        policy = msgspec.structs.replace(table.terms.policy, seats_face_up=False)
        return msgspec.structs.replace(table, terms=msgspec.structs.replace(table.terms, policy=policy))

    return tuple(closed(table) if table.live else table for table in TABLES)


class World:
    """Everything there is. ``told``: a listener for every step."""

    def __init__(
        self,
        seed: int,
        disk: Disk | None = None,
        told: Callable[[str], None] | None = None,
        tables: tuple[Table, ...] = TABLES,
    ) -> None:
        self.seed = seed
        self.chance = Random(seed)  # noqa: S311  # repeatable is the point
        self.time = Time()
        self.step = 0
        self.disk = disk if disk is not None else MemoryDisk()
        self.seeds: list[str] = []
        self.tables = {table.id: table for table in tables}
        self.auditor = Auditor(self.time, self.tables, self.seeds)
        self.faults = Faults(self.auditor.where, self.tell)
        self.clients: list[Client] = []
        self.server: Server | None = None
        self._story = hashlib.sha256()
        self.last_read_failure_ms = -10_000
        self._told = told
        self._again = self._command(STEPS)
        self._vault = Vault(hashlib.sha256(str(seed).encode()).digest())
        self.disk.observer = self.auditor.committed
        self.misfortune = Misfortune(self)
        self.floor = Floor(self)
        self.auditor.true_cards = self.floor.true_cards
        self.faults.on_read_failure = self._not_read

    # Telling.

    def tell(self, what: str) -> None:
        """Note what happens: for whoever listens, and for comparing two runs."""
        line = f"{self.step:4} {self.time.now_ms:8} ms  {what}"
        self._story.update(line.encode())
        if self._told is not None:
            self._told(line)

    @property
    def fingerprint(self) -> str:
        """Of all that was done and heard: the same for the same seed, in any process."""
        heard = "".join(client.fingerprint.hexdigest() for client in self.clients)
        return hashlib.sha256((self._story.hexdigest() + heard).encode()).hexdigest()

    def fail(self, what: str) -> None:
        """End the world."""
        raise WorldError(self._text(what))

    def _command(self, steps: int) -> str:
        """What plays this very story again."""
        command = f"python -m tests.world {self.seed}"
        command += f" --steps {steps}" if steps != STEPS else ""
        command += " --sqlite" if isinstance(self.disk, SqliteDisk) else ""
        return command + (" --closed-hands" if tuple(self.tables.values()) != TABLES else "")

    def _text(self, what: str) -> str:
        return f"seed {self.seed}, step {self.step}, at {self.time.now_ms} ms: {what}\nsee it again with: {self._again}"

    # The whole story.

    def run(self, steps: int = STEPS) -> "World":
        """Live through a seed; WorldError when something is wrong."""
        self._again = self._command(steps)
        patience, hub.MOST_UNSENT = hub.MOST_UNSENT, SHORT_OUTBOX
        try:
            self._begin()
            for self.step in range(1, steps + 1):
                self._one_step()
                self._check()
            self._calm_down()
        except WorldError:
            raise
        except Exception as problem:
            raise WorldError(self._text(f"the world itself stumbled: {problem!r}")) from problem
        finally:
            hub.MOST_UNSENT = patience
            if self.server is not None:
                self.server.end()
            self.disk.close()
        return self

    def _begin(self) -> None:
        self.restart()
        watchman = Watchman(self.auditor, self.time, [f"id-{name}-x" for name in (*PLAYERS, *SPECTATORS)])
        for number, name in enumerate((*PLAYERS, *SPECTATORS)):
            spectator = name in SPECTATORS
            wanted = LIVE if spectator else (LIVE[number % 2], *self.chance.sample(INSTANT, 2))
            player = f"id-{name}-x"
            client = Client(player, {table: self.tables[table] for table in wanted}, spectator, self.auditor, watchman)
            opening = OPENING[number % len(OPENING)]
            act = OpenAccount(self.wall_ms(), player, name.title(), guest=True, currency="PLAY", opening=opening)
            house = self.running.house
            self.running.loop.create_task(house.writer.submit(act), name="open")
            self.running.run()
            self.clients.append(client)
            self.dial(client)
        self.running.run()
        self._check()

    def _one_step(self) -> None:
        luck = self.chance.random()
        if luck < 0.30:
            self.act(self.chance.choice(self.clients))
        elif luck < 0.56:  # several at once, for one batch
            for _ in range(self.chance.randint(2, 7)):
                self.act(self.chance.choice(self.clients))
        elif luck < 0.72:
            self.pass_time()
        else:
            self.misfortune.strike()
        self.run_server()
        self.floor.work(LIVE)
        self.misfortune.let_pass()
        self.run_server()

    # What people do.

    def act(self, client: Client) -> None:
        """Let someone do something, if their client is there."""
        if not client.there:
            return
        table = self.chance.choice([table for table in client.tables for _ in range(self._interest(client, table))])
        raw = self.wish(client, table)
        if raw is not None:
            self.tell(f"{client.player} says {raw}")
            client.say(raw)

    def _interest(self, client: Client, table: str) -> int:
        """How much someone looks to a table: to one with a clock most; a decision without a clock takes time."""
        phase = self.auditor.tables[client.instance(table)].phase
        if table in LIVE:
            return 2 if phase == "over" else 6
        return 1 if phase == "deciding" else 4

    def wish(self, client: Client, table: str) -> str | None:
        """What someone would say next at a table; None for nothing."""
        seen = client.seen[table]
        if seen.stale:
            client.join(table)
            return None
        if client.spectator:
            return None
        if self.auditor.money(client.player)[0] < 500 and self.chance.random() < 0.5:
            self.top_up(client)
            return None
        command = next_command(self.tables[table], seen.view, self.chance)
        return client.with_key(command) if command is not None else None

    def top_up(self, client: Client) -> None:
        """Ask the cashier, sometimes twice with one key."""
        key = client.new_key()
        self.auditor.said[key] = Said("top_up", client.player, "", None)
        act = TopUp(self.wall_ms(), client.player, key, "PLAY", TOP_UP)
        self.tell(f"{client.player} tops up")
        for _ in range(self.chance.randint(1, 2)):
            self.submit(act)

    def submit(self, act: TopUp | Void) -> None:
        """An act that does not come over a socket; what it is answered does not matter here."""
        house = self.running.house

        async def ask() -> None:
            try:
                await house.writer.submit(act)
            except (Refused, StoreError) as problem:
                self.tell(f"{type(act).__name__} failed: {problem}")

        self.running.loop.create_task(ask(), name="desk")

    def dial(self, client: Client) -> None:
        """Give a client a new line to the server."""
        line = Line(client.player, client.hear, self._hung_up)
        line.answered_by(self.running.house, self.running.loop)
        client.dial(line)

    def _hung_up(self, code: int, reason: str) -> None:
        """The server closed a line: on a deaf client, or because it could not even read who is there."""
        if code == TRY_AGAIN_LATER:
            self.auditor.outcomes["dropped"] += 1
        elif UNREADABLE not in reason and NO_DISK not in reason:
            self.auditor.report(f"the server hangs up with {code}: {reason}")

    # Server and time.

    @property
    def running(self) -> Server:
        """The server; there always is one between steps."""
        assert self.server is not None
        return self.server

    def wall_ms(self) -> int:
        """What a clock on the wall shows."""
        return self.running.house.clock.wall_ms()

    def restart(self) -> None:
        """End the server, if there is one, and start another on the same disk."""
        if self.server is not None:
            self._take_note()
            self.server.end()
            for client in self.clients:
                client.hang_up()
            self.disk.restart()
            self.tell("the server starts again")
        store = UnreliableStore(self.disk, self.faults, self._table_of_key)
        shoe = RandomShoe(self._vault, self._entropy)
        self.auditor.restarted()
        self.server = Server(self.time, self.disk, store, shoe, tuple(self.tables.values()))
        self.server.run()

    def run_server(self, until_ms: int | None = None) -> None:
        """Let the server work, and start it again when it has died of it."""
        for _ in range(20):
            if until_ms is None:
                self.running.run()
            else:
                self.running.run_until(until_ms)
            if not self.running.dead:
                return
            self.restart()
        self.fail("the server dies again and again")

    def pass_time(self) -> None:
        """Some milliseconds, or up to a deadline, or to just before it."""
        deadlines = [
            deadline_ms
            for table in LIVE
            if (deadline_ms := self.auditor.deadline_ms(table)) is not None and deadline_ms > self.time.now_ms
        ]
        luck = self.chance.random()
        if deadlines and luck < 0.15:
            self._at_the_bell(min(deadlines))
            return
        if deadlines and luck < 0.65:
            then_ms = min(deadlines) - self.chance.choice((0, 0, 1, 400))
        else:
            then_ms = self.time.now_ms + self.chance.choice((1, 20, 150, 700, 1_500, 4_000))
        if self.chance.random() < 0.02:
            self.time.wall_jump_ms += self.chance.randint(-3_600_000, 3_600_000)
        then_ms = max(then_ms, self.time.now_ms)
        self.tell(f"time passes to {then_ms}")
        self.run_server(then_ms)

    def _at_the_bell(self, deadline_ms: int) -> None:
        """A busy server: people's messages are read at the deadline or a little later, before the house acts."""
        self.time.now_ms = deadline_ms + self.chance.choice((0, 0, 3))
        self.tell("at the bell")
        for _ in range(self.chance.randint(2, 6)):
            self.act(self.chance.choice(self.clients))
        self.run_server()

    def _entropy(self, count: int) -> bytes:
        if self.faults.due(("no_entropy",), self.misfortune.idle_tables()) is not None:
            raise OSError("the system has no chance to give")
        drawn = self.chance.randbytes(count)
        self.seeds.append(drawn.hex())
        return drawn

    def _not_read(self) -> None:
        """The server tries again in a second; until then it cannot know, nor tell, all that is kept."""
        self.last_read_failure_ms = self.time.now_ms
        for table in self.tables:
            self.auditor.muddled[table] = self.time.now_ms

    def _table_of_key(self, key: str) -> str | None:
        said = self.auditor.said.get(key)
        return said.table if said is not None and said.table else None

    # Checking.

    def _take_note(self) -> None:
        """What has been found wrong ends the world."""
        self.auditor.reports += self.running.complaints()
        if self.auditor.reports:
            self.fail("\n".join(self.auditor.reports[:MOST_REPORTED]))

    def _check(self) -> None:
        self._take_note()
        if self.time.now_ms - self.last_read_failure_ms < 3_000:
            return
        for client in self.clients:
            if client.there:
                self._check_client(client)

    def _check_client(self, client: Client) -> None:
        """Everything is quiet: who is connected knows all, and who asked has been answered."""
        if client.left_waiting():
            self.fail(f"{client.player} waits for an answer to {client.left_waiting()}")
        if client.wallet != self.auditor.money(client.player):
            self.fail(f"{client.player} believes in {client.wallet}, has {self.auditor.money(client.player)}")
        for table, seen in client.seen.items():
            if seen.number < 0 and client.refused_unread:
                continue
            number = self.auditor.tables[client.instance(table)].number
            if (seen.number, seen.stale) != (number, False):
                self.fail(f"{client.player} knows {table} at {seen.number}, it is at {number}")

    # The end.

    def _calm_down(self) -> None:
        """Faults stop; then every round ends in bounded time, everyone sees it, and the books are right."""
        self.tell("calm")
        self.faults.calm = True
        self.misfortune.give_up()
        self.run_server(self.time.now_ms + 3_100)
        for client in self.clients:
            if not client.there:
                client.hang_up()
                self.dial(client)
        self.run_server()
        self._check()
        open_live = {table: fold.round.id for table in LIVE if (fold := self.auditor.tables[table]).round is not None}
        windows = [table.windows for table in TABLES if table.windows is not None]
        longest_ms = max(sum((each.betting_ms, each.decision_ms)) for each in windows)
        then_ms = self.time.now_ms + longest_ms + 1_000 + 2 * STEP_OF_CALM_MS
        while self.time.now_ms < then_ms:  # people deal and put right as fast as they are asked
            self.floor.work(LIVE, calm=True)
            self.run_server(self.time.now_ms + STEP_OF_CALM_MS)
        self._check()
        for table, round_id in open_live.items():
            if round_id not in self.auditor.ended:
                self.fail(f"{round_id} at {table} has not ended in {longest_ms} ms of calm")
        for client in self.clients:
            if not client.spectator:
                self._play_out(client)
        self._check_the_books()

    def _play_out(self, client: Client) -> None:
        """An unfinished instant round waits for its player, and can be brought to an end."""
        for table in client.tables:
            if self.tables[table].live:
                continue
            for _ in range(6):
                if self.auditor.tables[client.instance(table)].phase == "over":
                    break
                self.time.now_ms += 1_000
                if self.auditor.money(client.player)[0] < 500:
                    self.top_up(client)
                    self.run_server()
                raw = client.with_key(to_the_end(self.tables[table], client.seen[table].view))
                self.tell(f"{client.player} says {raw}")
                client.say(raw)
                self.run_server()
                self._check()
            else:
                self.fail(f"{client.player} cannot end the round at {table}")

    def _check_the_books(self) -> None:
        left = {account: held for account, held in self.auditor.journal.items() if "/stakes/" in account and held}
        if left:
            self.fail(f"all rounds are over, and yet stakes are held: {left}")
        kept = self.disk.store.balances(list(self.auditor.journal))
        if dict(kept) != dict(self.auditor.journal):
            self.fail(f"the disk has {kept}, the journal {self.auditor.journal}")
        book = Book(self.disk.store, RandomShoe(self._vault, self._entropy))
        for table, states in self.auditor.states.items():
            if book.table(table) != states[-1]:
                self.fail(f"a restart would read {book.table(table)}, its events say {states[-1]}")
