"""The regulator's gateway, which issues the ids that play needs where the law asks for them (A38)."""

from typing import Protocol


class RegulatorDown(Exception):  # noqa: N818  # the state of the gateway, not a fault of ours
    """No answer came; the house knows no id."""


class RegulatorRefused(Exception):  # noqa: N818  # an answer
    """The gateway issues no id. The message is for the operator."""


class Regulator(Protocol):
    """Issues ids. Asked again for the same sitting or the same table of it, it may answer with another id."""

    async def open_session(self, player: str, at_ms: int) -> str:
        """The session id for a player who begins to play; RegulatorDown, RegulatorRefused."""
        ...

    async def participate(self, session: str, player: str, game: str, table: str, at_ms: int) -> str:
        """The participation id for a table in a session; RegulatorDown, RegulatorRefused."""
        ...
