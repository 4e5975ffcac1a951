"""A table that a person deals: short ways to say what dealers and supervisors do there."""

from collections.abc import Sequence
from typing import Any

from croupier.book.acts import (
    Act,
    Burn,
    CloseBets,
    CloseDecisions,
    ConfirmCards,
    Correct,
    OpenRound,
    OpenTable,
    Pause,
    Resume,
    Scan,
    Sit,
    Void,
)
from croupier.book.book import Done
from croupier.book.seating import TableState
from croupier.round.model import Round
from tests.book.conftest import CATALOGUE, Desk

TABLE = "venezia"
VENEZIA = CATALOGUE[TABLE]
DEALER = ("dana", "dealer")
SUPERVISOR = ("olga", "supervisor")


class HandTable:
    """Venezia, opened by a dealer, with players who have sat down; the first round is open for bets."""

    def __init__(self, desk: Desk, players: Sequence[str] = ("ada", "bea"), burns: int = 1) -> None:
        self.desk = desk
        self.burns = burns
        desk.do(self.staff(OpenTable, DEALER, dealing="hand", dealer="dana", dealer_name="Dana"))
        for player in players:
            if player != "ada":
                desk.account(player)
            desk.do(Sit(desk.now_ms, TABLE, player, player.title(), 7))
        self.next_round()

    def next_round(self) -> None:
        self.desk.do(OpenRound(self.desk.now_ms, TABLE, VENEZIA.code, VENEZIA.terms, burns=self.burns))

    @property
    def state(self) -> TableState:
        return self.desk.book.table(TABLE)

    @property
    def round(self) -> Round:
        assert self.state.round is not None
        return self.state.round

    def staff(self, kind: type[Any], who: tuple[str, str], **fields: object) -> Any:  # noqa: ANN401  # an act of that kind
        return kind(self.desk.now_ms, *who, table=TABLE, **fields)

    def dealers(self, kind: type[Any], **fields: object) -> Any:  # noqa: ANN401  # the same
        return self.staff(kind, DEALER, round=self.round.id, **fields)

    def bet(self, **bets: dict[str, int]) -> None:
        """What each player bets; then no more bets."""
        for player, placement in bets.items():
            self.desk.do(self.desk.bet(TABLE, player, [placement]))
        self.desk.do(CloseBets(self.desk.now_ms, TABLE, self.round.id))

    def scan(self, cards: str) -> list[Done]:
        """Cards one after the other, ?? for one that goes down on its face."""
        return [self.desk.do(self.scanned(card)) for card in cards.split()]

    def scanned(self, card: str) -> Act:
        act: Act = self.dealers(Scan, card=None if card == "??" else card)
        return act

    def burn(self) -> Done:
        return self.desk.do(self.dealers(Burn))

    def decide(self, **options: str) -> None:
        """What players choose; then the time is over."""
        for player, option in options.items():
            self.desk.do(self.desk.decide(TABLE, player, option))
        self.desk.do(CloseDecisions(self.desk.now_ms, TABLE, self.round.id, "decision"))

    def confirm(self) -> Done:
        return self.desk.do(self.dealers(ConfirmCards))

    def correct(self, pile: str, seat: int | None, index: int, card: str) -> Act:
        place = {"pile": pile, "seat": seat, "index": index}
        act: Act = self.staff(Correct, SUPERVISOR, round=self.round.id, **place, card=card, why="the scanner misread")
        return act

    def pause(self, reason: str = "check") -> Done:
        return self.desk.do(self.staff(Pause, SUPERVISOR, reason=reason))

    def resume(self) -> Done:
        return self.desk.do(self.staff(Resume, SUPERVISOR))

    def void(self) -> Act:
        act: Act = self.staff(Void, SUPERVISOR, round=self.round.id, reason="malfunction", why="cards fell")
        return act
