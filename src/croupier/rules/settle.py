"""Facts become odds, and odds become money: the one settlement that tables, simulator and odds share."""

from collections.abc import Mapping

import msgspec

from croupier.hands.classes import IS_A
from croupier.rules.definition import (
    Game,
    Line,
    Pay,
    Pays,
    PaysByTable,
    PaysIfTable,
    Paytable,
    Push,
    Versus,
)

VERSION = 1
"""Part of every fingerprint: raised when the same definition would settle otherwise."""

Facts = Mapping[str, str]
"""Fact name -> class."""


class LineResult(msgspec.Struct, frozen=True):
    """A settled line. ``returned`` includes the stake; ``pays`` is what was applied, to one, None for no win.

    ``outcome``: win, push, lose, fold (lost by folding) or bonus (a win beside a stake settled elsewhere).
    ``result``: the showdown's, where one decided. ``hand``: the class (or points) that a paytable looked up.
    """

    line: str
    bet: str
    staked: int
    returned: int
    outcome: str
    result: str | None = None
    hand: str | None = None
    pays: int | None = None


def row_pays(paytable: Paytable, hand: str) -> int | None:
    """What a class pays to one: by its own row, else by the row of what it is a kind of; None when it loses."""
    pays = {row.hand: row.pays for row in paytable.rows}
    if hand in pays:
        return pays[hand]
    return pays.get(IS_A.get(hand, ""))


def settle_line(game: Game, line: Line, stake: int, facts: Facts) -> LineResult | None:
    """Settle one line for a stake in minor units. None for a bonus line that pays nothing.

    KeyError when a fact that the line needs is not given.
    """
    pay, result = _decided(line.pay, facts)
    pays, hand = _to_one(game, pay, facts)
    if line.bonus:
        if pays is None:
            return None
        return LineResult(line.name, line.bet, 0, stake * pays, "bonus", result, hand, pays)
    if pays is not None:
        return LineResult(line.name, line.bet, stake, stake * (pays + 1), "win", result, hand, pays)
    if isinstance(pay, Push):
        return LineResult(line.name, line.bet, stake, stake, "push", result, hand)
    return LineResult(line.name, line.bet, stake, 0, "lose", result, hand)


def forfeit(line: Line, stake: int) -> LineResult:
    """A line lost because its seat folded, whatever the cards say."""
    return LineResult(line.name, line.bet, stake, 0, "fold")


def line_facts(game: Game, line: Line) -> frozenset[str]:
    """The facts that may be needed to settle a line."""
    pays = (line.pay,) if not isinstance(line.pay, Versus) else _versus_pays(line.pay)
    facts = {game.paytable(pay.paytable).fact for pay in pays if isinstance(pay, PaysByTable | PaysIfTable)}
    if isinstance(line.pay, Versus):
        facts.add(line.pay.showdown)
    return frozenset(facts)


def _versus_pays(versus: Versus) -> tuple[Pay, ...]:
    return (versus.win, versus.tie, versus.lose, versus.not_qualified)


def _decided(pay: Pay | Versus, facts: Facts) -> tuple[Pay, str | None]:
    """The pay that applies, and the showdown's result where one decided."""
    if not isinstance(pay, Versus):
        return pay, None
    result = facts[pay.showdown]
    decided: dict[str, Pay] = {
        "win": pay.win,
        "tie": pay.tie,
        "lose": pay.lose,
        "not_qualified": pay.not_qualified,
    }
    return decided[result], result


def _to_one(game: Game, pay: Pay, facts: Facts) -> tuple[int | None, str | None]:
    """What is paid to one (None for no win), and the class of the paytable that said so, if one did."""
    if isinstance(pay, Pays):
        return pay.to_one, None
    if isinstance(pay, PaysByTable | PaysIfTable):
        paytable = game.paytable(pay.paytable)
        hand = facts[paytable.fact]
        pays = row_pays(paytable, hand)
        if pays is not None and isinstance(pay, PaysIfTable):
            pays = pay.to_one
        return pays, hand
    return None, None
