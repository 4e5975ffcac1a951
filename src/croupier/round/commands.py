"""What may be asked of a round, in the imperative. People, time and chance all speak through these."""

import msgspec

from croupier.cards import Card
from croupier.round.events import Bets


class _Command(msgspec.Struct, frozen=True):
    """Base of all commands to a round."""


class PlaceBets(_Command, frozen=True):
    """A seat's whole bet, as ordered placements.

    ``at_most``: the most that its owner can afford for it in all, reserve included.
    """

    seat: int
    player: str
    placements: tuple[Bets, ...]
    at_most: int


class CloseBetting(_Command, frozen=True):
    """No more bets: by the player at an instant table, by the clock at a live one."""

    client_seed: str = ""


class PutCard(_Command, frozen=True):
    """The card for the slot that the round waits for; None when it is to lie face down."""

    card: Card | None


class BurnCard(_Command, frozen=True):
    """A card of a round dealt by hand is laid aside face down."""


class CorrectCard(_Command, frozen=True):
    """The card that really lies in a place, where the scanner read another."""

    pile: str
    seat: int | None
    index: int
    card: Card


class ConfirmCards(_Command, frozen=True):
    """All cards of a round dealt by hand lie as they were read."""


class Choose(_Command, frozen=True):
    """A seat takes an option of the open stage."""

    seat: int
    stage: str
    option: str


class CloseStage(_Command, frozen=True):
    """The decision time is over: who has not chosen folds."""

    stage: str


class VoidRound(_Command, frozen=True):
    """Cancel the round."""

    reason: str


class RevealSeed(_Command, frozen=True):
    """Publish the secret of a round that is over."""

    seed: str


Dealt = PutCard | BurnCard | CorrectCard | ConfirmCards
Command = PlaceBets | CloseBetting | Dealt | Choose | CloseStage | VoidRound | RevealSeed


class Refused(Exception):  # noqa: N818  # the domain's word for it, and it is an answer, not a fault
    """A command that changed nothing: a code and its arguments, worded for people elsewhere."""

    def __init__(self, code: str, **args: str | int) -> None:
        """Keep the code and the arguments; the text is for logs."""
        super().__init__(code, args)
        self.code = code
        self.arguments = args
