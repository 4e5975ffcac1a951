"""The house's clock at a live table, without a clock: windows from a table's state and a given time.

A window gets its deadline once, when it opens; nothing that players send can move it. A bet or choice is in
time while ``now < deadline``; at the deadline itself it is late. While a table is paused its window is frozen:
what was left of it is kept, and runs again from the moment the table goes on. The scanner alone gets its whole time.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from croupier.book.acts import Act, Bet, CloseBets, CloseDecisions, Decide, Halt, OpenRound
from croupier.book.seating import TableState
from croupier.games.catalogue import Table, Windows
from croupier.round.model import Round

WindowName = Literal["betting", "decision", "pause", "scan"]


class Window(msgspec.Struct, frozen=True):
    """A stretch of time in a round with a steady-clock deadline.

    ``part`` tells windows of one name apart: the stage of a decision, how far the dealer has come for a scan.
    ``frozen_ms``: what is left of it while the table is paused.
    """

    name: WindowName
    round: str
    part: str | None
    total_ms: int
    deadline_ms: int
    frozen_ms: int | None = None


def window_after(window: Window | None, state: TableState, windows: Windows, now_ms: int) -> Window | None:
    """The window that a table's state calls for: the same one while it lasts, a new one from now, or none."""
    wanted = _wanted(state, windows)
    if wanted is None:
        return None
    name, part, total_ms = wanted
    round_id = state.round.id if state.round is not None else ""
    if window is None or (window.name, window.round, window.part) != (name, round_id, part):
        window = Window(name, round_id, part, total_ms, now_ms + total_ms)
    if state.paused is not None and window.frozen_ms is None:
        return msgspec.structs.replace(window, frozen_ms=max(0, window.deadline_ms - now_ms))
    if state.paused is None and window.frozen_ms is not None:
        # A scanner that was silent for too long has nothing left: it would stop the table again at once.
        left_ms = window.total_ms if name == "scan" else window.frozen_ms
        return msgspec.structs.replace(window, deadline_ms=now_ms + left_ms, frozen_ms=None)
    return window


def remaining_ms(window: Window | None, now_ms: int) -> int:
    """What is left of a window, 0 when it is over or there is none."""
    if window is None:
        return 0
    return window.frozen_ms if window.frozen_ms is not None else max(0, window.deadline_ms - now_ms)


def due(window: Window | None, state: TableState, table: Table, now_ms: int, wall_ms: int) -> Act | None:
    """What the house does now: close a window that is over, open a round for people who wait for one, or stop."""
    if state.paused is not None or (window is not None and now_ms < window.deadline_ms):
        return None
    opening = None
    if state.chairs and not state.shut:
        opening = OpenRound(wall_ms, state.table, table.code, table.terms, burns=table.burns)
    if window is None:
        return opening if state.running is None else None
    match window.name:
        case "betting":
            return CloseBets(wall_ms, state.table, window.round)
        case "decision":
            return CloseDecisions(wall_ms, state.table, window.round, window.part or "")
        case "scan":
            return Halt(wall_ms, state.table, "scanner_silent")
        case "pause":
            return opening


def in_time(window: Window | None, act: Act, now_ms: int) -> bool:
    """Whether a player's bet or choice arrived while its window was open; other acts know no deadline."""
    needed: dict[type, WindowName] = {Bet: "betting", Decide: "decision"}
    name = needed.get(type(act))
    if name is None or window is None or window.name != name or window.frozen_ms is not None:
        return True  # not a matter of time: the book says what is wrong with it
    return now_ms < window.deadline_ms


def absences(known: Mapping[str, int], state: TableState, present: Mapping[str, bool], now_ms: int) -> dict[str, int]:
    """Since when each seated player has been away, as far as it was noticed; who is back is not away any more."""
    players = [chair.player for chair in state.chairs.values()]
    return {player: known.get(player, now_ms) for player in players if not present[player]}


def _wanted(state: TableState, windows: Windows) -> tuple[WindowName, str | None, int] | None:
    round_ = state.round
    if round_ is None:
        return None
    if round_.phase == "betting":
        return "betting", None, windows.betting_ms
    if round_.phase == "deciding":
        return "decision", round_.stage_name, windows.decision_ms
    if round_.over:
        return "pause", None, windows.pause_ms
    return ("scan", _progress(round_), windows.scanner_ms) if round_.dealing == "hand" else None


def _progress(round_: Round) -> str:
    """How far a deal by hand has come: another text after every card."""
    piles = [*round_.piles.values(), *(cards for seat in round_.seats.values() for cards in seat.piles.values())]
    lying = sum(len(cards) for cards in piles)
    known = sum(card is not None for cards in piles for card in cards)
    return f"{round_.burnt} {lying} {known} {round_.confirmed}"
