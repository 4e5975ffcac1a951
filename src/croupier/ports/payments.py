"""Money from and to the world outside: a provider that collects deposits and pays withdrawals out."""

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

import msgspec


class Order(msgspec.Struct, frozen=True):
    """What the provider is asked for. ``id`` is the house's own: said twice, it is one order. ``amount``: minor."""

    id: str
    kind: Literal["deposit", "withdrawal"]
    player: str
    currency: str
    amount: int


class Notice(msgspec.Struct, frozen=True):
    """What became of an order. ``reference`` is the provider's; ``reason`` a code where it was declined."""

    order: str
    outcome: Literal["done", "declined"]
    reference: str
    reason: str = ""


class PaymentsDown(Exception):  # noqa: N818  # the state of the provider, not a fault of ours
    """No answer came. The order may have reached the provider or not; ``look_up`` tells."""


Told = Callable[[Notice], Awaitable[None]]


class Payments(Protocol):
    """A payment provider. Its answers come when they come, perhaps twice, perhaps never."""

    def listen(self, told: Told) -> None:
        """Have notices brought to ``told`` from now on."""
        ...

    async def ask(self, order: Order) -> None:
        """Place an order; the same one may be placed again. PaymentsDown where no answer came."""
        ...

    async def look_up(self, order: str) -> Notice | Literal["waiting", "unknown"]:
        """What became of an order; PaymentsDown where no answer came."""
        ...
