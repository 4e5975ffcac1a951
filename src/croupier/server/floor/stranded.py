"""What somebody who may not play any more left open at instant tables, where no clock runs that would end it.

Barred by an admin, or taken out of play by a supervisor, a player has as long as an idle session lasts (C16) to be let
in again, or to finish what was dealt where that is still possible. Then what stands in a round that is not dealt goes
back, and what is not decided is folded, as by the clock of a live table (A28): so every stake comes to an end.
"""

import asyncio
from collections.abc import Mapping
from typing import Final

import structlog

from croupier.book.acts import Act, Bar, Bet, CloseDecisions, Disable, Enable, Readmit
from croupier.book.writer import Writer
from croupier.ports.clock import Clock
from croupier.ports.store import ABOVE_ALL_AUDIT, Archive, StoreError
from croupier.round.commands import Refused
from croupier.round.model import Round

LOOK_SECONDS: Final = 30.0
"""How often it is looked whether somebody's time is over."""

PAGE_ROWS: Final = 200
_log = structlog.get_logger()


class Stranded:
    """Who may not play, since when: kept until nothing of theirs is open at an instant table."""

    def __init__(self, archive: Archive, writer: Writer, clock: Clock, patience_ms: int) -> None:
        """End what is open ``patience_ms`` after its player was kept from playing. Nobody is known before read()."""
        self._archive = archive
        self._writer = writer
        self._clock = clock
        self._patience_ms = patience_ms
        self._since: dict[tuple[str, str], int] = {}
        self._observed = 0

    async def read(self) -> None:
        """Take over what is stored; StoreError where it cannot be read."""
        stored: Mapping[tuple[str, str], int] = {}
        observed = -1
        while observed != self._observed:  # what happens meanwhile may not be in what was read
            observed = self._observed
            stored = await asyncio.to_thread(_stored, self._archive)
        self._since = {**stored}

    def observe(self, act: Act) -> None:
        """Follow a durable act."""
        if not isinstance(act, Bar | Readmit | Disable | Enable):
            return
        self._observed += 1
        match act:
            case Bar():
                self._since["person", act.player] = act.at_ms
            case Readmit():
                self._since.pop(("person", act.player), None)
            case Disable(kind="player"):
                self._since["player", act.subject] = act.at_ms
            case Enable(kind="player"):
                self._since.pop(("player", act.subject), None)

    async def run(self) -> None:
        """Look from time to time. Does not end by itself."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look_over()
            except StoreError:
                _log.exception("stranded rounds not looked over")

    async def look_over(self) -> None:
        """End what is open of those whose time is over; what cannot be ended now is tried at the next look."""
        over = self._clock.wall_ms() - self._patience_ms
        for key, since_ms in tuple(self._since.items()):
            if since_ms <= over and await self._ended(key[1]) and self._since.get(key) == since_ms:
                del self._since[key]

    async def _ended(self, player: str) -> bool:
        """End all that is open of a player's at instant tables; whether nothing was."""
        tables = await asyncio.to_thread(self._archive.unfinished, player)
        instances = [table for table in tables if table.partition("/")[2] == player]
        for instance in instances:
            round_ = (await self._writer.table(instance)).running
            if round_ is None or (act := _ending(round_, instance, player, self._clock.wall_ms())) is None:
                continue
            try:
                await self._writer.submit(act)
            except Refused as refusal:  # the player was quicker, or there is no deck to go on with
                _log.warning("stranded round not ended", round=round_.id, code=refusal.code)
            else:
                _log.info("stranded round ended", round=round_.id, player=player)
        return not instances


def _ending(round_: Round, instance: str, player: str, now_ms: int) -> Act | None:
    """What brings a round to its end that waits for a player who does not come; None for one that does not wait."""
    match round_.phase:
        case "betting":
            return Bet(now_ms, instance, round_.id, player, ())
        case "deciding":
            return CloseDecisions(now_ms, instance, round_.id, round_.stage_name)
        case _:
            return None


def _stored(archive: Archive) -> Mapping[tuple[str, str], int]:
    """Who is barred or out of play, since when: the audit says since when somebody is barred."""
    since = {("player", one.subject): one.at_ms for one in archive.closures() if one.kind == "player"}
    before = ABOVE_ALL_AUDIT
    while page := archive.audit_before(before, PAGE_ROWS, {"act": Bar.__name__}):
        before = page[-1].number
        for row in page:
            person = archive.player(row.subject.partition("/")[2])
            if person is not None and person.barred:
                since.setdefault(("person", person.player), row.at_ms)
    return since
