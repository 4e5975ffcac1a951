"""What happened in a round. Past tense, immutable, never edited: a round is the fold of these.

No event carries a card that nobody may know yet: a card dealt face down is dealt without its identity, which
comes with the event that turns it. Cards dealt face up to a seat may still be for that seat's eyes alone;
that is for ``round.view`` to say.
"""

from typing import Literal

import msgspec

from croupier.cards import Card
from croupier.rules.settle import LineResult

Bets = dict[str, int]
"""Spot -> amount in minor units, positive amounts only."""

DecidedBy = Literal["player", "system"]
Dealing = Literal["automatic", "hand"]
"""Who deals: the automatic dealer from a sealed deck, or a person whose cards a scanner reads."""


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of all events of a round."""


class RoundOpened(_Event, frozen=True, tag="round_opened", omit_defaults=True):
    """Betting is open. The commitment to the deck stands here, before any bet and any client seed.

    ``definition`` and ``terms`` are fingerprints: of the game alone, and of all the round is played under. A round
    that is dealt by hand has no sealed deck and commits to none (""); ``burns`` cards are burnt before its deal.
    """

    round: str
    definition: str
    terms: str
    commitment: str
    opened_ms: int
    dealing: Dealing = "automatic"
    burns: int = 0


class BetsPlaced(_Event, frozen=True, tag="bets_placed"):
    """All that stands for a seat now, replacing what stood before; ``placements`` in the order they were made."""

    seat: int
    player: str
    bets: Bets
    placements: tuple[Bets, ...]


class BetsReturned(_Event, frozen=True, tag="bets_returned"):
    """Bets of a seat that came back when betting closed."""

    seat: int
    reason: Literal["under_minimum"]
    bets: Bets


class BettingClosed(_Event, frozen=True, tag="betting_closed"):
    """No more bets. ``client_seed``: the player's share in the shuffle, at instant tables."""

    client_seed: str


class CardBurnt(_Event, frozen=True, tag="card_burnt"):
    """A card was laid aside face down before the deal; nobody ever knows which."""


class CardDealt(_Event, frozen=True, tag="card_dealt"):
    """A card came to a pile; None for one that lies face down."""

    pile: str
    seat: int | None
    index: int
    card: Card | None


class StageOpened(_Event, frozen=True, tag="stage_opened"):
    """The stage's options may be chosen now."""

    stage: str


class OptionChosen(_Event, frozen=True, tag="option_chosen"):
    """A seat's choice; its stake went to ``bet`` by itself. By the system when the time had run out."""

    seat: int
    stage: str
    option: str
    by: DecidedBy
    bet: str | None
    amount: int


class StageClosed(_Event, frozen=True, tag="stage_closed"):
    """Every seat of the stage has a choice, its own or the system's."""

    stage: str


class CardTurned(_Event, frozen=True, tag="card_turned"):
    """A card that lay face down is shown."""

    pile: str
    seat: int | None
    index: int
    card: Card


class CardCorrected(_Event, frozen=True, tag="card_corrected"):
    """A supervisor put right a card that the scanner had misread. None, in views, for who may not see it."""

    pile: str
    seat: int | None
    index: int
    was: Card | None
    card: Card | None


class CardsConfirmed(_Event, frozen=True, tag="cards_confirmed"):
    """The dealer has looked over all cards of a round dealt by hand: they may be settled on."""


class LinesSettled(_Event, frozen=True, tag="lines_settled"):
    """Lines of a seat are won, lost, pushed; in the order of settlement."""

    seat: int
    results: tuple[LineResult, ...]


class RoundEnded(_Event, frozen=True, tag="round_ended"):
    """Everything is settled."""


class RoundVoided(_Event, frozen=True, tag="round_voided"):
    """The round is cancelled: stakes go back, what was paid is taken back (A40, A41, C17)."""

    reason: str


class SeedRevealed(_Event, frozen=True, tag="seed_revealed"):
    """The secret behind the commitment, when nothing depends on it any more."""

    seed: str


Event = (
    RoundOpened
    | BetsPlaced
    | BetsReturned
    | BettingClosed
    | CardBurnt
    | CardDealt
    | StageOpened
    | OptionChosen
    | StageClosed
    | CardTurned
    | CardCorrected
    | CardsConfirmed
    | LinesSettled
    | RoundEnded
    | RoundVoided
    | SeedRevealed
)
