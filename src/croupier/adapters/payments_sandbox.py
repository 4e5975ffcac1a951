"""A payment provider for trying things out: play money, and every way in which providers disappoint.

It can be told what to do with the next orders (``tell``). Where it is told nothing, the last two digits of an
amount decide, as with test cards: .13 is declined, .14 waits until it is looked up, .15 is answered twice, .16 loses
its answer; everything else is done at once.
"""

from collections import deque
from collections.abc import Mapping
from typing import Literal

from croupier.ports.payments import Notice, Order, PaymentsDown, Told

Conduct = Literal["done", "decline", "slow", "twice", "lose", "down"]
"""``slow``: the notice comes when ``release`` says so, or an order is looked up twice. ``lose``: the order is carried
out, but nobody hears of it before asking. ``down``: it does not even arrive."""

BY_CENTS: Mapping[int, Conduct] = {13: "decline", 14: "slow", 15: "twice", 16: "lose"}


class SandboxPayments:
    """Implements ``ports.payments.Payments``."""

    def __init__(self) -> None:
        """Begin with nothing ordered."""
        self.orders: dict[str, Order] = {}
        self.notices: dict[str, Notice] = {}
        self.down = False
        self._told: Told | None = None
        self._conducts: deque[Conduct] = deque()
        self._slow: dict[str, Notice] = {}

    def tell(self, *conducts: Conduct) -> None:
        """How to treat the next new orders, one after the other."""
        self._conducts.extend(conducts)

    def listen(self, told: Told) -> None:
        """Have notices brought to ``told`` from now on."""
        self._told = told

    async def ask(self, order: Order) -> None:
        """Take an order, and do as told."""
        if self.down:
            raise PaymentsDown("the sandbox is down")
        if order.id in self.orders:
            return await self._say(self.notices.get(order.id))
        conduct = self._conducts.popleft() if self._conducts else BY_CENTS.get(order.amount % 100, "done")
        if conduct == "down":
            raise PaymentsDown("the order did not arrive")
        self.orders[order.id] = order
        declined = conduct == "decline"
        outcome: Literal["done", "declined"] = "declined" if declined else "done"
        notice = Notice(order.id, outcome, f"SBX-{len(self.orders):06d}", "not_covered" if declined else "")
        if conduct == "slow":
            self._slow[order.id] = notice
            return None
        self.notices[order.id] = notice
        if conduct == "lose":
            raise PaymentsDown("the answer was lost")
        await self._say(notice)
        if conduct == "twice":
            await self._say(notice)
        return None

    async def look_up(self, order: str) -> Notice | Literal["waiting", "unknown"]:
        """What became of an order; one that is slow is done by the next time."""
        if self.down:
            raise PaymentsDown("the sandbox is down")
        if order in self._slow:
            self.notices[order] = self._slow.pop(order)
            return "waiting"
        return self.notices.get(order, "unknown")

    async def release(self) -> None:
        """Bring the notices of slow orders now."""
        while self._slow:
            order, notice = self._slow.popitem()
            self.notices[order] = notice
            await self._say(notice)

    async def _say(self, notice: Notice | None) -> None:
        if notice is not None and self._told is not None:
            await self._told(notice)
