"""The running house: its parts put together, started and stopped in order, and what happens brought to viewers."""

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec
import structlog

from croupier.adapters.argon2 import Argon2
from croupier.book.acts import OpenAccount, OpenRound, Sit, TakeTrialMoney
from croupier.book.book import Book, Done
from croupier.book.book import Wallet as WalletState
from croupier.book.seating import TableState
from croupier.book.writer import Writer
from croupier.games.catalogue import Table
from croupier.jurisdictions import DEMO, Jurisdiction
from croupier.money import CURRENCIES, TRIAL
from croupier.ports.clock import Clock
from croupier.ports.desk import DeskStore
from croupier.ports.passwords import Hasher
from croupier.ports.payments import Payments
from croupier.ports.regulator import Regulator
from croupier.ports.shoe import Shoe
from croupier.ports.store import Archive, Sessions, Store, StoredPlayer, StoreError
from croupier.responsible.guard import idle_ms
from croupier.round.commands import Refused
from croupier.server.desk.desk import Desk
from croupier.server.floor.closures import Closures
from croupier.server.floor.confirmations import Confirmations
from croupier.server.floor.news import FloorNews
from croupier.server.floor.stranded import Stranded
from croupier.server.hub import Connection, Hub
from croupier.server.lab.answers import Lab
from croupier.server.limits import LimitEach
from croupier.server.money.desk import MoneyDesk
from croupier.server.money.fun import fun_tables, real_id
from croupier.server.opening import Opening, opening
from croupier.server.people.reception import Reception
from croupier.table.live import RETRY_SECONDS, LiveTable
from croupier.table.watchdog import Watchdog, watch
from croupier.wire.encode import event_shown, table_shown
from croupier.wire.messages import Event, Message, Snapshot, Wallet
from croupier.wire.views import ClockShown

GUEST_MONEY = 100_000
"""Play money of a new guest, in minor units."""

PLAY = "PLAY"

CHECKS_PER_SECOND = 2
CHECKS_AT_ONCE = 20
"""How often one player may have rounds written out or checked."""

_log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode


class Parts(msgspec.Struct, frozen=True):
    """What a house is made of. Tests put other parts in here; nothing else knows of them.

    ``certificates``: folders of certificates beside those that are shipped.
    """

    store: Store
    archive: Archive
    sessions: Sessions
    shoe: Shoe
    clock: Clock
    tables: tuple[Table, ...]
    desk: DeskStore
    jurisdiction: Jurisdiction = DEMO
    certificates: tuple[Path, ...] = ()
    payments: Payments | None = None
    regulator: Regulator | None = None
    hasher: Hasher = msgspec.field(default_factory=Argon2)


class House:
    """Everything that runs: the writer, the live tables, the hub."""

    def __init__(self, parts: Parts) -> None:
        """Put the parts together; start() opens."""
        self.parts = parts
        self.clock = parts.clock
        self.hub = Hub()
        self.desk = Desk(parts.desk, parts.clock, self.hub)
        self.checks = LimitEach(parts.clock, CHECKS_PER_SECOND, CHECKS_AT_ONCE)
        self.lab = Lab(parts.clock)
        self.tables: Mapping[str, Table] = {table.id: table for table in parts.tables}
        self.fun = fun_tables(parts.tables)
        self.openings: Mapping[str, Opening] = {
            table.id: opening(table, parts.jurisdiction, parts.certificates) for table in parts.tables
        }
        self.closures = Closures(parts.archive)
        self.writer = Writer(Book(parts.store, parts.shoe, parts.jurisdiction.play), self._publish, self._refresh_all)
        self.stranded = Stranded(parts.archive, self.writer, parts.clock, idle_ms(parts.jurisdiction.play))
        self.live: Mapping[str, LiveTable] = {
            table.id: LiveTable(table, self.writer, parts.clock, self.hub.present, partial(self._closes, table.id))
            for table in parts.tables
            if table.live
        }
        self.floor = FloorNews(self.tables, self.openings, self.live, parts.archive, self._clock_shown)
        self.confirmations = Confirmations(parts.clock)
        self.reception = Reception(
            parts.archive, parts.sessions, parts.clock, parts.jurisdiction, parts.hasher, self.hub, self.writer
        )
        self.money = MoneyDesk(
            parts.payments,
            parts.regulator,
            archive=parts.archive,
            writer=self.writer,
            clock=parts.clock,
            hub=self.hub,
            rules=parts.jurisdiction.play,
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self.watchdog = Watchdog()
        self._loops: dict[str, asyncio.Task[None]] = {}
        self._stale = self._refreshing = False

    async def start(self) -> None:
        """Open: take acts, and let the live tables go on where they were."""
        for table, found in self.openings.items():
            if found.closed is not None:
                _log.error("table stays closed", table=table, reason=found.closed, why=found.why)
        self.writer.start()
        self.money.start()
        await self.desk.start()
        self._keep(self.reception.run(), "reception")
        self._keep(self.floor.run(), "floor")
        await self.closures.read()
        await self.stranded.read()
        self._keep(self.stranded.run(), "stranded")
        for table in self.live:
            self._run_table(table)
        self._keep(watch(self.watchdog, self.live, self.clock, self._run_table), "watchdog")

    async def stop(self) -> None:
        """Close in order: no more house acts, what waits is written, then nothing runs."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reception.stop()
        await self.money.stop()
        await self.writer.stop()
        await self.desk.stop()
        await self.lab.worker.stop()

    def table(self, table: str) -> Table:
        """A table of the catalogue; Refused for an unknown one."""
        found = self.tables.get(table) or self.fun.get(table)
        if found is None:
            raise Refused("unknown_table", table=table)
        return found

    def closed(self, table: str) -> str | None:
        """Why a table opens no round and takes no bets, as a code; None for one that does."""
        real = real_id(table)
        return self.openings[real].closed or ("disabled" if self.closures.cover(self.tables[real]) else None)

    def require_open(self, table: Table, *, begun: bool = False) -> None:
        """Refused for a table that may not take bets, with the code of the reason.

        ``begun``: a round that has begun is to go on; what is disabled meanwhile is played to its end.
        """
        closed = self.closed(table.id) if not begun else self.openings[real_id(table.id)].closed
        if closed is not None:
            raise Refused("table_closed", table=table.id, reason=closed)

    def instance(self, table: str, player: str) -> str:
        """The table a player really plays at: an instant table is one a player."""
        return table if self.table(table).live else f"{table}/{player}"

    async def new_guest(self) -> StoredPlayer:
        """Open an account with play money for someone who just came in."""
        player = f"p{secrets.token_hex(8)}"
        guest = StoredPlayer(
            player, f"Guest {secrets.randbelow(9000) + 1000}", guest=True, created_ms=self.clock.wall_ms()
        )
        await self.writer.submit(
            OpenAccount(guest.created_ms, guest.player, guest.name, guest.guest, PLAY, GUEST_MONEY)
        )
        return guest

    async def wallet(self, player: str) -> Wallet:
        """A player's money as shown."""
        return wallet_shown(await self.writer.wallet(player, PLAY))

    async def join(self, connection: Connection, table: str, name: str) -> None:
        """Let a client watch a table: a snapshot now, every event from then on.

        It watches before the state is read, so an event may reach it twice but never not at all.
        """
        instance = self.instance(table, connection.player)
        if not self.table(table).live and connection.session is not None and connection.session.person.role != "player":
            raise Refused("not_allowed")  # to look at an instant table is to sit there
        if self.closed(table) is not None and (await self.writer.table(instance)).running is None:
            self.require_open(self.table(table))  # a round that has begun may be watched to its end
        self.hub.join(connection, instance, table)
        if not self.table(table).live:
            with suppress(Refused):  # whoever only looks needs no ids; a bet asks again
                await self.money.admit(connection.player, self.table(table), instance)
        if table in self.fun:
            connection.post(encode(await self.trial_money(connection.player)))
        state = await self.writer.table(instance)
        if not self.table(table).live and state.round is None:
            state = await self._open_instant(self.table(table), instance, connection.player, name)
        if instance in self.live:
            self.live[instance].observe(state)  # the clock shown beside it must be this state's
        connection.post(self._snapshot(state, table, connection.player))

    async def trial_money(self, player: str) -> Wallet:
        """Fill up what a player has for trying games (C3); all of it."""
        await self.writer.submit(TakeTrialMoney(self.clock.wall_ms(), player, GUEST_MONEY))
        return wallet_shown(await self.writer.wallet(player, TRIAL.code))

    async def _open_instant(self, table: Table, instance: str, player: str, name: str) -> TableState:
        """Give a player their seat and first round at an instant table."""
        now_ms = self.clock.wall_ms()
        for act in (Sit(now_ms, instance, player, name, 1), OpenRound(now_ms, instance, table.code, table.terms)):
            try:
                await self.writer.submit(act)
            except Refused as refusal:
                if refusal.code not in ("already_seated", "round_running"):  # a second window of the player's
                    raise
        return await self.writer.table(instance)

    def _publish(self, done: Done) -> None:
        """Bring a durable act to everyone who watches."""
        at_ms = self.clock.wall_ms()
        for numbered in done.events:
            instance = numbered.state.table
            if instance in self.live:
                self.live[instance].observe(numbered.state)
            involved = _involved(numbered.state)
            cache: dict[str | None, str] = {}
            for connection in self.hub.watching(instance):
                viewer = connection.player if connection.player in involved else None
                if viewer not in cache:
                    table = connection.tables[instance]
                    shown = table_shown(numbered.state, table, viewer, self._clock_shown(table))
                    event = event_shown(numbered, viewer)
                    cache[viewer] = encode(Event(table, numbered.number, event, shown, at_ms))
                connection.post(cache[viewer])
        for wallet in done.wallets:
            message = encode(wallet_shown(wallet))
            for connection in self.hub.of_player(wallet.player):
                connection.post(message)
        self.money.observe(done)
        if not done.again:  # what was said again may have been taken back since
            self.stranded.observe(done.act)
            if self.closures.observe(done.act):
                for live in self.live.values():
                    live.observe(live.state)  # it may open a round again
        self.desk.observe(done, self.live)
        self.floor.changed()

    def _refresh_all(self) -> None:
        """The state was read again from the store: show it to all who watch, as it is."""
        self._stale = True
        if not self._refreshing:
            self._refreshing = True
            self._keep(self._refresh(), "refresh")

    async def _refresh(self) -> None:
        """Try until the store can be read: nobody may go on with what is not so any more."""
        while self._stale:
            self._stale = False
            try:
                await self._show_all()
            except StoreError:
                _log.exception("viewers not refreshed")
                self._stale = True
                await asyncio.sleep(RETRY_SECONDS)
        self._refreshing = False

    async def _show_all(self) -> None:
        await self.closures.read()
        await self.stranded.read()
        for instance in sorted({*self.hub.watched(), *self.live}):
            state = await self.writer.table(instance)
            if instance in self.live:
                self.live[instance].observe(state)
            for connection in self.hub.watching(instance):
                connection.post(self._snapshot(state, connection.tables[instance], connection.player))
        for player in sorted(self.hub.players()):  # money may have moved too, without a word to its owner
            wallet = encode(await self.wallet(player))
            for connection in self.hub.of_player(player):
                connection.post(wallet)

    def _snapshot(self, state: TableState, table: str, player: str) -> str:
        viewer = player if player in _involved(state) else None
        return encode(Snapshot(table, state.number, table_shown(state, table, viewer, self._clock_shown(table))))

    def _clock_shown(self, table: str) -> ClockShown | None:
        live = self.live.get(table)
        if live is None or live.window is None or live.table.windows is None or live.window.name == "scan":
            return None
        window = live.window
        frozen = window.frozen_ms is not None
        return ClockShown(window.name, live.remaining_ms(), window.total_ms, live.table.windows.warn_ms, frozen)

    def _closes(self, table: str) -> bool:
        return self.closed(table) is not None

    def _run_table(self, table: str) -> None:
        """Keep a live table going, with a new loop in the place of one that hangs."""
        if table in self._loops:
            self._loops[table].cancel()
        self._loops[table] = self._keep(self.live[table].run(), f"table {table}")

    def _keep(self, work: "asyncio._CoroutineLike[None]", name: str) -> "asyncio.Task[None]":
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("task failed", task=task.get_name(), exc_info=task.exception())


def wallet_shown(wallet: WalletState) -> Wallet:
    """Money as the client gets it."""
    return Wallet(wallet.currency, CURRENCIES[wallet.currency].exponent, wallet.available, wallet.held)


def encode(message: Message) -> str:
    """A message as it goes over the socket."""
    return _encode(message).decode()


def _involved(state: TableState) -> set[str]:
    """Players who see more than a stranger does; all strangers see the same."""
    seats = state.round.seats.values() if state.round is not None else ()
    return {*(chair.player for chair in state.chairs.values()), *state.last_bets, *(seat.player for seat in seats)}
