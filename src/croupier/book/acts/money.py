"""What is asked of the house about a player's money outside rounds, their limits and the regulator's ids."""

from typing import Literal

from croupier.book.acts.base import BaseAct


class AskDeposit(BaseAct, frozen=True):
    """A player wants to pay in. Nothing is credited before the provider says so. ``movement``: its new id."""

    player: str
    key: str
    movement: str
    currency: str
    amount: int


class AskWithdrawal(BaseAct, frozen=True):
    """A player wants money paid out: it is held from now on. ``movement``: its new id."""

    player: str
    key: str
    movement: str
    currency: str
    amount: int


class SettleMovement(BaseAct, frozen=True):
    """The provider says what became of a movement. Said again, or otherwise later, it changes nothing."""

    movement: str
    outcome: Literal["done", "declined"]
    reference: str
    reason: str = ""


class TakeTrialMoney(BaseAct, frozen=True):
    """A player tries a game: trial money is filled up to an amount."""

    player: str
    up_to: int


class SetLimit(BaseAct, frozen=True):
    """A player sets a limit, or with None takes it away."""

    player: str
    key: str
    kind: str
    value: int | None


class ConfirmLimit(BaseAct, frozen=True):
    """A player still wants the raised limit that has waited."""

    player: str
    key: str
    kind: str


class TakeBreak(BaseAct, frozen=True):
    """A player steps away for some days; nobody takes it back before."""

    player: str
    key: str
    kind: Literal["cool_off", "exclusion"]
    days: int


class AnswerCheck(BaseAct, frozen=True):
    """A player has read how long they have played."""

    player: str


class Participate(BaseAct, frozen=True):
    """The regulator's gateway has issued ids for a player's part at a table."""

    player: str
    table: str
    session: str
    participation: str


MoneyAct = (
    AskDeposit
    | AskWithdrawal
    | SettleMovement
    | TakeTrialMoney
    | SetLimit
    | ConfirmLimit
    | TakeBreak
    | AnswerCheck
    | Participate
)
