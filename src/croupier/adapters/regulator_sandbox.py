"""A regulator's gateway for trying things out: ids that look like ids, and ways to be down or to refuse."""

import secrets

from croupier.ports.regulator import RegulatorDown, RegulatorRefused


class SandboxRegulator:
    """Implements ``ports.regulator.Regulator``. Nothing is remembered; ids are random."""

    def __init__(self) -> None:
        """Begin in good order."""
        self.down = False
        self.refuses = False

    async def open_session(self, player: str, at_ms: int) -> str:
        """A session id."""
        del player, at_ms
        self._answer()
        return f"S{_digits()}"

    async def participate(self, session: str, player: str, game: str, table: str, at_ms: int) -> str:
        """A participation id."""
        del session, player, game, table, at_ms
        self._answer()
        return f"N{_digits()}"

    def _answer(self) -> None:
        if self.down:
            raise RegulatorDown("the sandbox is down")
        if self.refuses:
            raise RegulatorRefused("the sandbox refuses")


def _digits() -> str:
    return f"{secrets.randbelow(10**12):012d}"
