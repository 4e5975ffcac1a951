"""Second thoughts: what is asked for in one request and happens only with another one."""

import secrets

import msgspec

from croupier.ports.clock import Clock
from croupier.round.commands import Refused
from croupier.wire.floor import VoidAsked, VoidConfirmed

CONFIRM_MS = 120_000
"""How long the token of a void is good for."""
MOST_UNCONFIRMED = 100


class Unconfirmed(msgspec.Struct, frozen=True):
    """A void that was asked for and not confirmed yet; ``until_ms`` on the steady clock."""

    by: str
    table: str
    round: str
    reason: str
    why: str
    until_ms: int


class Confirmations:
    """The first steps of voids, until they are too old. A token is good for its own person and round alone."""

    def __init__(self, clock: Clock) -> None:
        """Start with none."""
        self._clock = clock
        self._asked: dict[str, Unconfirmed] = {}

    def ask(self, by: str, table: str, asked: VoidAsked) -> str:
        """Keep a first step; the token that the second has to bring."""
        now_ms = self._clock.steady_ms()
        kept = {token: one for token, one in self._asked.items() if one.until_ms > now_ms}
        self._asked = dict(list(kept.items())[-MOST_UNCONFIRMED + 1 :])
        token = secrets.token_urlsafe(16)
        self._asked[token] = Unconfirmed(by, table, asked.round, asked.reason, asked.why, now_ms + CONFIRM_MS)
        return token

    def confirmed(self, by: str, table: str, said: VoidConfirmed) -> Unconfirmed:
        """The first step of a token; it stays good until it is too old, for an answer that got lost."""
        asked = self._asked.get(said.token)
        if asked is None or asked.until_ms <= self._clock.steady_ms():
            raise Refused("not_confirmed")
        if (asked.by, asked.table, asked.round) != (by, table, said.round):
            raise Refused("not_confirmed")
        return asked
