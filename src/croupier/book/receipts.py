"""Receipts for what players say too late at a live table: it changes nothing, and that it came is kept."""

from collections.abc import Callable

import msgspec

from croupier.book.acts import Act, Bet, Decide
from croupier.book.seating import TableState
from croupier.ports.floor import StoredReceipt
from croupier.round.commands import Refused

MOST_A_ROUND = 20
"""Receipts for one player and round; whoever goes on gets the last one again, so that nobody can fill the disk."""
MOST_REMEMBERED = 10_000

LATE = ("too_late", "betting_closed", "wrong_round", "not_deciding")
"""Refusals that may mean that something came after its time."""


class Receipts:
    """Which receipts were given in this life of the house: the same words get the same receipt."""

    def __init__(self) -> None:
        """Begin with none."""
        self._given: dict[tuple[str, str], dict[bytes, int]] = {}

    def forget(self) -> None:
        """Drop all: some may not have been stored."""
        self._given.clear()

    def give(self, act: Bet | Decide, next_number: Callable[[], int]) -> tuple[int, StoredReceipt | None]:
        """The number of the receipt for an act, and the receipt itself if it is new."""
        if len(self._given) > MOST_REMEMBERED:
            self._given.clear()
        given = self._given.setdefault((act.round, act.player), {})
        body = _body(act)
        if body in given:
            return given[body], None
        if len(given) >= MOST_A_ROUND:
            return [*given.values()][-1], None
        given[body] = number = next_number()
        said = "bet" if isinstance(act, Bet) else "choice"
        return number, StoredReceipt(number, act.at_ms, act.table, act.round, act.player, said, body)


def is_late(state: TableState, act: Act, refusal: Refused, was_at: Callable[[str, str], bool]) -> bool:
    """Whether someone at a live table was refused something only for its time.

    ``was_at`` says whether at a table a round with an id has been played.
    """
    round_ = state.round
    if not isinstance(act, Bet | Decide) or refusal.code not in LATE or round_ is None:
        return False
    if round_.terms.policy.pace != "house" or state.seat_of(act.player) is None:
        return False
    if act.round != round_.id:
        return was_at(act.table, act.round)
    if act.late:
        return True
    return round_.phase != "betting" if isinstance(act, Bet) else round_.phase in ("finishing", "ended", "voided")


def _body(act: Bet | Decide) -> bytes:
    if isinstance(act, Bet):
        return msgspec.json.encode({"placements": act.placements})
    return msgspec.json.encode({"stage": act.stage, "option": act.option})
