"""Accounts, transfers between them, and the balances that follow: no money appears, none goes below zero."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec


class Purse(msgspec.Struct, frozen=True):
    """The accounts of a player in one currency."""

    currency: str
    player: str

    @property
    def wallet(self) -> str:
        """What the player is free to bet."""
        return f"{self.currency}/wallet/{self.player}"

    @property
    def stakes(self) -> str:
        """What the player has on open rounds."""
        return f"{self.currency}/stakes/{self.player}"

    @property
    def reserve(self) -> str:
        """What is set aside for the player's decisions in open rounds."""
        return f"{self.currency}/reserve/{self.player}"

    @property
    def payout(self) -> str:
        """What the player has asked to be paid out, until it is."""
        return f"{self.currency}/payout/{self.player}"


def house(currency: str) -> str:
    """The house's money, from which wins are paid and to which lost stakes go."""
    return f"{currency}/house"


def cashier(currency: str) -> str:
    """The world outside: what came in through the cashier stands here as a negative balance."""
    return f"{currency}/cashier"


def owner_of(account: str) -> tuple[str, str] | None:
    """The currency and the player of a player's account; None for the house's and the cashier's."""
    currency, _, rest = account.partition("/")
    _, of_player, player = rest.partition("/")
    return (currency, player) if of_player else None


TAKE_BACK = "take_back"


class Transfer(msgspec.Struct, frozen=True):
    """``amount`` minor units from ``source`` to ``target``, two accounts of one currency.

    ``reason``: fund, open, top_up, stake, unstake, reserve, release, lose, return, win, bonus, refund, take_back.
    ``subject``: the bet or line it is about.
    """

    source: str
    target: str
    amount: int
    reason: str
    subject: str = ""


class InsufficientFunds(Exception):  # noqa: N818  # an answer to a command, not a fault of the program
    """An account does not cover a transfer. Nothing was moved."""

    def __init__(self, account: str, needed: int, available: int) -> None:
        """Name the account, what was needed of it and what it has."""
        super().__init__(f"{account} has {available} of {needed}")
        self.account = account
        self.needed = needed
        self.available = available


def covered(balances: Mapping[str, int], transfers: Sequence[Transfer]) -> Sequence[Transfer]:
    """Transfers in order, those that take back cut to what their source will have by then, or left out.

    What was won may be staked elsewhere by now; a void must not fail for it, so the house bears the rest.
    """
    if all(transfer.reason != TAKE_BACK for transfer in transfers):
        return [transfer for transfer in transfers if transfer.amount]
    return [*_cut_to_what_is_there(balances, transfers)]


def _cut_to_what_is_there(balances: Mapping[str, int], transfers: Iterable[Transfer]) -> Iterator[Transfer]:
    moved: dict[str, int] = {}
    for transfer in transfers:
        there = balances[transfer.source] + moved.get(transfer.source, 0)
        amount = min(transfer.amount, there) if transfer.reason == TAKE_BACK else transfer.amount
        if amount:
            moved[transfer.source] = moved.get(transfer.source, 0) - amount
            moved[transfer.target] = moved.get(transfer.target, 0) + amount
            yield msgspec.structs.replace(transfer, amount=amount)


def post(balances: Mapping[str, int], transfers: Iterable[Transfer]) -> dict[str, int]:
    """The new balances of the accounts that transfers touch; InsufficientFunds where one would fall below zero.

    Only the cashier may: it stands for the world outside. Transfers apply in order, all or none.
    """
    changed: dict[str, int] = {}
    for transfer in transfers:
        if transfer.amount <= 0:
            raise ValueError(f"a transfer moves a positive amount, not {transfer.amount}")
        currency = transfer.source.partition("/")[0]
        if transfer.target.partition("/")[0] != currency or transfer.source == transfer.target:
            raise ValueError(f"a transfer joins two accounts of one currency, not {transfer}")
        available = changed[transfer.source] if transfer.source in changed else balances[transfer.source]
        if available < transfer.amount and transfer.source != cashier(currency):
            raise InsufficientFunds(transfer.source, transfer.amount, available)
        changed[transfer.source] = available - transfer.amount
        there = changed[transfer.target] if transfer.target in changed else balances[transfer.target]
        changed[transfer.target] = there + transfer.amount
    return changed
