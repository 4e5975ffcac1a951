"""How an endpoint of the staff becomes an act of the book: signed by whoever asks, written, answered."""

from croupier.book.acts import StaffAct
from croupier.server.access import person
from croupier.server.api import AnyRequest, house_of
from croupier.wire.floor import Carried

Signature = tuple[int, str, str, str]
"""What every staff act begins with: when it was asked for, by whom, in which role, and why."""


async def signed(request: AnyRequest, why: str = "") -> Signature:
    """The beginning of an act of whoever asks."""
    someone = await person(request)
    return house_of(request).clock.wall_ms(), someone.player, someone.role, why


async def carry_out(request: AnyRequest, act: StaffAct) -> Carried:
    """Have an act of the staff written; the answer to whoever wished it."""
    done = await house_of(request).writer.submit(act)  # type: ignore[arg-type]  # every staff act is one of the acts
    return Carried(done.reply.number, done.reply.stopped, done.reply.made)
