"""The definition of a game and of the house rules of a table. Data alone: no closures, no subclasses.

A game is a deal, stages and lines. *Piles* say which cards there are and who gets them; a *stage* deals some
piles and asks its options; a *line* is something settled, a bet and how it pays; *facts* are the classes that
lines and paytables are judged by. Amounts of options are in antes; everything paid is "to one": a line that
pays returns ``stake * (pays + 1)``.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal, Protocol, TypeVar

import msgspec

Owner = Literal["seat", "dealer", "board"]
HandKind = Literal["three_card", "five_card", "high_tequila"]
ShowdownResult = Literal["win", "tie", "lose", "not_qualified"]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Base of all definitions: immutable, comparable, hashable. What follows from the fields is worked out once."""


class Pile(_Data, frozen=True):
    """A group of cards: how many, and whose. A face-down pile is turned when the last stage has closed."""

    name: str
    owner: Owner
    count: int
    face_up: bool = True


class HandFact(_Data, frozen=True, tag="hand"):
    """The class of the best hand in some piles (or points), e.g. "straight" or "52".

    ``as_dealt``: named to the player from the cards that are out already, before all its piles are.
    """

    name: str
    kind: HandKind
    piles: tuple[str, ...]
    as_dealt: bool = False


class Showdown(_Data, frozen=True, tag="showdown"):
    """The player's cards against the dealer's, who plays only with ``qualifies`` or better."""

    name: str
    kind: HandKind
    player: tuple[str, ...]
    dealer: tuple[str, ...]
    qualifies: Literal["queen_high", "pair_of_fours"]


Fact = HandFact | Showdown


class Row(_Data, frozen=True):
    """What a class pays, to one."""

    hand: str
    pays: int


class Paytable(_Data, frozen=True):
    """Pays by the class of a fact, best row first. A class without a row pays by what it is a kind of, or nothing."""

    name: str
    fact: str
    rows: tuple[Row, ...]

    @classmethod
    def of(cls, name: str, fact: str, pays: Mapping[str, int]) -> "Paytable":
        """A paytable from class -> pays, best first."""
        return cls(name, fact, tuple(Row(hand, to_one) for hand, to_one in pays.items()))


class Pays(_Data, frozen=True, tag="pays"):
    """The stake comes back with a flat win."""

    to_one: int


class PaysByTable(_Data, frozen=True, tag="by_table"):
    """The paytable's row decides; a class that has none loses the stake."""

    paytable: str


class PaysIfTable(_Data, frozen=True, tag="if_table"):
    """A flat win for every class that the paytable pays; any other loses the stake."""

    paytable: str
    to_one: int


class Push(_Data, frozen=True, tag="push"):
    """The stake is returned by rule."""


class Lose(_Data, frozen=True, tag="lose"):
    """The stake is lost."""


Pay = Pays | PaysByTable | PaysIfTable | Push | Lose


class Versus(_Data, frozen=True, tag="versus"):
    """One pay for each result of a showdown."""

    showdown: str
    win: Pay
    tie: Pay
    lose: Pay
    not_qualified: Pay


class Line(_Data, frozen=True):
    """Something settled: the stake on ``bet``, and how it pays.

    A ``bonus`` line pays beside a stake that another line settles: it stakes nothing and never loses. (As a
    stake of its own it would falsify the element of risk.)
    """

    name: str
    bet: str
    pay: Pay | Versus
    bonus: bool = False


class Option(_Data, frozen=True):
    """A choice of a stage: it stakes ``raises`` antes on ``bet`` and says which lines settle, in order.

    One that folds gives those lines up.
    """

    name: str
    lines: tuple[Line, ...]
    bet: str | None = None
    raises: int = 0
    folds: bool = False


class Stage(_Data, frozen=True):
    """Deals piles, then asks every seat that has an ante and has not folded to choose."""

    name: str
    deals: tuple[str, ...]
    options: tuple[Option, ...]

    @cached_property
    def highest_raise(self) -> int:
        """The most antes that its dearest option adds."""
        return max(option.raises for option in self.options)


class SideBet(_Data, frozen=True):
    """An optional bet with a line of its own. ``settles``: before that stage asks, or at the end (None)."""

    line: Line
    needs_ante: bool = True
    survives_fold: bool = True
    settles: str | None = None

    @property
    def bet(self) -> str:
        """The spot the bet stands on."""
        return self.line.bet


class Game(_Data, frozen=True):
    """A game's rules. ``finish``: piles dealt after the last stage, before the face-down ones are turned."""

    name: str
    piles: tuple[Pile, ...]
    facts: tuple[Fact, ...]
    paytables: tuple[Paytable, ...]
    stages: tuple[Stage, ...]
    side_bets: tuple[SideBet, ...] = ()
    finish: tuple[str, ...] = ()

    def pile(self, name: str) -> Pile:
        """The pile of that name; KeyError where there is none."""
        return _named(self.piles, name)

    def fact(self, name: str) -> Fact:
        """The fact of that name; KeyError where there is none."""
        return _named(self.facts, name)

    def paytable(self, name: str) -> Paytable:
        """The paytable of that name; KeyError where there is none."""
        return _named(self.paytables, name)

    def stage(self, name: str) -> Stage:
        """The stage of that name; KeyError where there is none."""
        return _named(self.stages, name)

    def option(self, stage: str, name: str) -> Option:
        """An option of a stage; KeyError where there is none."""
        return _named(self.stage(stage).options, name)

    def side_bet(self, bet: str) -> SideBet:
        """The side bet on a spot; KeyError where there is none."""
        for side_bet in self.side_bets:
            if side_bet.bet == bet:
                return side_bet
        raise KeyError(bet)

    @cached_property
    def spots(self) -> tuple[str, ...]:
        """Bets that chips can be put on: the ante, then the side bets."""
        return (ANTE, *(side_bet.bet for side_bet in self.side_bets))

    @cached_property
    def highest_raise(self) -> int:
        """The most antes that the decisions of a round can add: what a seat has to keep for them."""
        return sum(stage.highest_raise for stage in self.stages)


ANTE = "ante"
"""The bet that starts a round, and the unit of every option's cost."""


class TablePolicy(_Data, frozen=True):
    """House rules of a table: what the sheets decide differently, named.

    ``pace``: at the player's, a stage closes when all have chosen; at the house's, when the clock says so.
    ``shows_after_all_folded``: the dealer turns the cards though nobody is left to play against.
    ``reserves_completing_bet``: the ante also sets aside what the dearest option will cost, so that nothing
    else can spend it in between.
    """

    pace: Literal["player", "house"]
    over_maximum: Literal["refuse", "adjust"]
    under_minimum: Literal["at_once", "at_close"]
    repeat: Literal["place", "deal", "double"]
    reserves_completing_bet: bool
    seats_face_up: bool = True
    shows_after_all_folded: bool = False
    for_fun: bool = True


class Limit(_Data, frozen=True):
    """Least and most of one bet, in minor units."""

    bet: str
    minimum: int
    maximum: int


class Terms(_Data, frozen=True):
    """What a round is played under: pinned whole, by its fingerprint, in the event that opens the round."""

    game: Game
    policy: TablePolicy
    limits: tuple[Limit, ...]
    currency: str
    seats: int

    def limit(self, bet: str) -> Limit:
        """The limit of a spot; KeyError where there is none."""
        for limit in self.limits:
            if limit.bet == bet:
                return limit
        raise KeyError(bet)

    @cached_property
    def reserve_antes(self) -> int:
        """Antes set aside with each ante for the decisions to come."""
        return self.game.highest_raise if self.policy.reserves_completing_bet else 0


class _Named(Protocol):
    @property
    def name(self) -> str: ...


_T = TypeVar("_T", bound=_Named)


def _named(items: tuple[_T, ...], name: str) -> _T:
    for item in items:
        if item.name == name:
            return item
    raise KeyError(name)
