"""The money desk: orders to the payment provider and what it says of them, ids of the regulator's gateway."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog

from croupier.book.acts import AskDeposit, AskWithdrawal, Bet, MoneyAct, Participate, SettleMovement
from croupier.book.book import Done
from croupier.book.plays import CURRENCY
from croupier.book.writer import Writer
from croupier.games.catalogue import Table
from croupier.jurisdictions import PlayRules
from croupier.ports.clock import Clock
from croupier.ports.money import MovementKind, StoredMovement
from croupier.ports.payments import Notice, Order, Payments, PaymentsDown
from croupier.ports.regulator import Regulator, RegulatorDown, RegulatorRefused
from croupier.ports.store import Archive, StoreError
from croupier.responsible.guard import idle_ms
from croupier.round.commands import Refused
from croupier.server.hub import Hub
from croupier.wire.money import MoneyChanged

RECONCILE_SECONDS = 15
"""How often the provider is asked about movements that it has not decided."""

GATEWAY_SECONDS = 5
"""How long the regulator's gateway may take for an answer."""

ADMISSIONS_KEPT = 10_000

_CHANGED = msgspec.json.encode(MoneyChanged()).decode()
_log = structlog.get_logger()


class MoneyDesk:
    """Between the house and what lies outside. Both ends may be missing: then there is no cashier, or no ids."""

    def __init__(  # noqa: PLR0913  # what a desk stands between
        self,
        payments: Payments | None,
        regulator: Regulator | None,
        *,
        archive: Archive,
        writer: Writer,
        clock: Clock,
        hub: Hub,
        rules: PlayRules,
    ) -> None:
        """Put the ends together; start() listens to them."""
        self.payments = payments
        self.rules = rules
        self._regulator = regulator
        self._archive = archive
        self._writer = writer
        self._clock = clock
        self._hub = hub
        self._tasks: set[asyncio.Task[None]] = set()
        self._admitted: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._admitting: dict[str, asyncio.Lock] = {}

    def start(self) -> None:
        """Listen to the provider, and ask it about what was on its way when the house was last open."""
        if self.payments is not None:
            self.payments.listen(self._told)
            self._keep(self._reconcile_for_ever(), "reconcile")

    async def stop(self) -> None:
        """Ask no more. What is on its way is asked about at the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def observe(self, done: Done) -> None:
        """An act is durable: a player's pages are told that something of theirs is new."""
        act = done.act
        if isinstance(act, Bet) and (act.player, act.table) in self._admitted:
            self._remember(act.player, act.table, act.at_ms)
        if done.again or not isinstance(act, MoneyAct):
            return
        players = {wallet.player for wallet in done.wallets} | {getattr(act, "player", "")}
        for player in sorted(players):
            for connection in self._hub.of_player(player):
                connection.post(_CHANGED)

    # Money in and out.

    async def deposit(self, player: str, key: str, amount: int) -> str:
        """Ask the provider for a player's money; the movement's id. What comes of it is told later."""
        movement = _movement_id(player, key)
        act = AskDeposit(self._clock.wall_ms(), player, key, movement, CURRENCY, amount)
        await self._order(act, Order(movement, "deposit", player, CURRENCY, amount))
        return movement

    async def withdraw(self, player: str, key: str, amount: int) -> str:
        """Hold money and have the provider pay it out; the movement's id."""
        movement = _movement_id(player, key)
        act = AskWithdrawal(self._clock.wall_ms(), player, key, movement, CURRENCY, amount)
        await self._order(act, Order(movement, "withdrawal", player, CURRENCY, amount))
        return movement

    async def reconcile(self) -> None:
        """Ask the provider what became of every movement that waits; order again what never reached it."""
        if self.payments is None:
            return
        for movement in await asyncio.to_thread(self._archive.waiting_movements):
            try:
                found = await self.payments.look_up(movement.movement)
                if isinstance(found, Notice):
                    await self._told(found)
                elif found == "unknown":
                    await self.payments.ask(_order_of(movement))
            except PaymentsDown as silence:
                _log.warning("payment provider does not answer", movement=movement.movement, why=str(silence))
                return

    async def _order(self, act: AskDeposit | AskWithdrawal, order: Order) -> None:
        if self.payments is None:
            raise Refused("cashier_closed")
        done = await self._writer.submit(act)
        if not done.again:
            self._keep(self._place(self.payments, order), f"order {order.id}")

    async def _place(self, payments: Payments, order: Order) -> None:
        try:
            await payments.ask(order)
        except PaymentsDown as silence:
            _log.warning("payment order unanswered", movement=order.id, why=str(silence))

    async def _told(self, notice: Notice) -> None:
        """Settle a movement; a second notice finds it settled."""
        act = SettleMovement(self._clock.wall_ms(), notice.order, notice.outcome, notice.reference, notice.reason)
        try:
            await self._writer.submit(act)
        except StoreError:
            _log.exception("payment notice not stored", movement=notice.order)  # it waits, and is asked about again
        except Refused as refusal:
            _log.error("payment notice refused", movement=notice.order, reason=refusal.code)

    async def _reconcile_for_ever(self) -> None:
        while True:
            try:
                await self.reconcile()
            except StoreError:
                _log.exception("movements not read")
            await asyncio.sleep(RECONCILE_SECONDS)

    # The regulator's ids.

    async def admit(self, player: str, table: Table, instance: str) -> None:
        """See that a player has ids for a table; Refused where the law wants them and there are none to be had."""
        if table.terms.currency != CURRENCY:
            return  # C3: what is only tried is nobody's business
        if self._regulator is None:
            if self.rules.ids_required.value:
                raise Refused("regulator_down")
            return
        if self._is_admitted(player, instance):
            return
        async with self._admitting.setdefault(player, asyncio.Lock()):
            if not self._is_admitted(player, instance):
                await self._take_ids(self._regulator, player, table, instance)

    def _is_admitted(self, player: str, instance: str) -> bool:
        """Whether the book surely has ids: a bet keeps its session going, and nothing makes it shorter."""
        last_ms = self._admitted.get((player, instance))
        return last_ms is not None and self._clock.wall_ms() - last_ms <= idle_ms(self.rules)

    def _remember(self, player: str, instance: str, now_ms: int) -> None:
        self._admitted[player, instance] = now_ms
        self._admitted.move_to_end((player, instance))
        if len(self._admitted) > ADMISSIONS_KEPT:
            self._admitted.popitem(last=False)
            self._admitting.clear()

    async def _take_ids(self, regulator: Regulator, player: str, table: Table, instance: str) -> None:
        now_ms = self._clock.wall_ms()
        state = await self._writer.play(player)
        sitting = state.sitting(now_ms, idle_ms(self.rules))
        if state.excluded(now_ms) or (sitting is not None and sitting.id and instance in sitting.tickets):
            return
        try:
            async with asyncio.timeout(GATEWAY_SECONDS):
                session = sitting.id if sitting is not None else ""
                session = session or await regulator.open_session(player, now_ms)
                game = table.terms.game.name
                ticket = await regulator.participate(session, player, game, table.id, now_ms)
        except (RegulatorDown, TimeoutError) as silence:
            self._without_ids("regulator_down", silence)
            return
        except RegulatorRefused as refusal:
            self._without_ids("regulator_refused", refusal)
            return
        await self._writer.submit(Participate(self._clock.wall_ms(), player, instance, session, ticket))
        self._remember(player, instance, now_ms)

    def _without_ids(self, code: str, why: Exception) -> None:
        _log.warning("no ids from the regulator", reason=code, why=str(why))
        if self.rules.ids_required.value:
            if code == "regulator_down":
                raise Refused("regulator_down")
            raise Refused("regulator_refused")

    def _keep(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("task failed", task=task.get_name(), exc_info=task.exception())


def _movement_id(player: str, key: str) -> str:
    """The same wish has the same movement, whenever it is said."""
    return f"M{hashlib.sha256(f'{player}/{key}'.encode()).hexdigest()[:20]}"


def _order_of(movement: StoredMovement) -> Order:
    kind: MovementKind = movement.kind
    return Order(movement.movement, kind, movement.player, movement.currency, movement.amount)
