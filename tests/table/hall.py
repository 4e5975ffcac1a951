"""A live table on a real database whose clock the test turns."""

from croupier.book.acts import Act
from croupier.book.seating import TableState
from croupier.games.catalogue import Windows
from croupier.table.pace import Window, due, window_after
from tests.book.conftest import CATALOGUE, Desk

VENEZIA = CATALOGUE["venezia"]
WINDOWS = VENEZIA.windows or Windows(0, 0, 0, 0)


class Hall:
    """A live table whose clock the test turns."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.now_ms = 0
        self.window: Window | None = None

    @property
    def state(self) -> TableState:
        return self.desk.book.table("venezia")

    def look(self) -> Window | None:
        self.window = window_after(self.window, self.state, WINDOWS, self.now_ms)
        return self.window

    def due(self) -> Act | None:
        return due(self.look(), self.state, VENEZIA, self.now_ms, self.desk.now_ms)

    def run_to(self, now_ms: int) -> list[str]:
        """Let time pass in small steps and the house act; the names of its acts."""
        acts: list[str] = []
        while self.now_ms <= now_ms:
            act = self.due()
            if act is None:
                self.now_ms += 500
            else:
                acts.append(type(act).__name__)
                self.desk.do(act)
        return acts


def sit(hall: Hall, player: str) -> None:
    """A new player takes a seat, and there is a round."""
    hall.desk.account(player)
    hall.desk.seated("venezia", player)
