"""The house's clock at a live table, without a clock: windows from a table's state and a given time.

A window gets its deadline once, when it opens; nothing that players send can move it. A bet or choice is in
time while ``now < deadline``; at the deadline itself it is late.
"""

from typing import Literal

import msgspec

from croupier.book.acts import Act, Bet, CloseBets, CloseDecisions, Decide, OpenRound
from croupier.book.seating import TableState
from croupier.games.catalogue import Table, Windows

WindowName = Literal["betting", "decision", "pause"]


class Window(msgspec.Struct, frozen=True):
    """A stretch of time in a round with a steady-clock deadline; ``stage`` for decisions."""

    name: WindowName
    round: str
    stage: str | None
    total_ms: int
    deadline_ms: int


def window_after(window: Window | None, state: TableState, windows: Windows, now_ms: int) -> Window | None:
    """The window that a table's state calls for: the same one while it lasts, a new one from now, or none."""
    wanted = _wanted(state, windows)
    if wanted is None:
        return None
    name, stage, total_ms = wanted
    round_id = state.round.id if state.round is not None else ""
    if window is not None and (window.name, window.round, window.stage) == (name, round_id, stage):
        return window
    return Window(name, round_id, stage, total_ms, now_ms + total_ms)


def due(window: Window | None, state: TableState, table: Table, now_ms: int, wall_ms: int) -> Act | None:
    """What the house does now: close a window that is over, or open a round for people who wait for one."""
    opening = OpenRound(wall_ms, state.table, table.code, table.terms) if state.chairs else None
    if window is None:
        return opening if state.running is None else None
    if now_ms < window.deadline_ms:
        return None
    if window.name == "betting":
        return CloseBets(wall_ms, state.table, window.round)
    if window.name == "decision":
        return CloseDecisions(wall_ms, state.table, window.round, window.stage or "")
    return opening


def in_time(window: Window | None, act: Act, now_ms: int) -> bool:
    """Whether a player's bet or choice arrived while its window was open; other acts know no deadline."""
    needed: dict[type, WindowName] = {Bet: "betting", Decide: "decision"}
    name = needed.get(type(act))
    if name is None or window is None or window.name != name:
        return True  # not a matter of time: the round says what is wrong with it
    return now_ms < window.deadline_ms


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
    return None
