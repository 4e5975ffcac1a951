"""Rounds to test with: opened, dealt from a deck, and followed by a ledger."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from croupier.book.dealing import next_card
from croupier.cards import Card
from croupier.ledger.accounts import Purse, Transfer, house, post
from croupier.ledger.plan import plan
from croupier.round.accept import accept
from croupier.round.commands import Command
from croupier.round.events import Dealing, Event, RoundOpened
from croupier.round.model import Round, apply, begin, reserve_of
from croupier.rules.definition import Terms
from croupier.rules.fingerprint import fingerprint

Happened = tuple[Event, tuple[Transfer, ...]]

BANK = 10**12
WALLET = 10**9


def opened(terms: Terms, dealing: Dealing = "automatic") -> Round:
    """Return a round that is open for bets; one dealt by hand burns a card."""
    of = (fingerprint(terms.game), fingerprint(terms))
    if dealing == "hand":
        return begin(RoundOpened("R1", *of, "", 0, dealing="hand", burns=1), terms)
    return begin(RoundOpened("R1", *of, "commitment", 0), terms)


def replay(terms: Terms, events: Sequence[Event]) -> Round:
    """Return the fold of a round's events."""
    round_ = opened(terms)
    for event in events:
        round_ = apply(round_, event)
    return round_


def player(seat: int) -> str:
    """Return the name of who sits there."""
    return f"seat {seat}"


@dataclass
class Desk:
    """A round with its money: whatever is accepted is paid at once, and the deck is dealt."""

    terms: Terms
    deck: Sequence[Card] | None = None
    wallet: int = WALLET
    dealing: Dealing = "automatic"
    events: list[Event] = field(default_factory=list)
    balances: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))

    def __post_init__(self) -> None:
        self.round = opened(self.terms, self.dealing)
        self.balances[house(self.terms.currency)] = BANK
        for seat in range(1, self.terms.seats + 1):
            self.balances[self.purse(seat).wallet] = self.wallet

    def purse(self, seat: int) -> Purse:
        return Purse(self.terms.currency, player(seat))

    def do(self, command: Command) -> list[Happened]:
        """Carry out all of a command or nothing of it, then deal while cards are wanted and there is a deck."""
        happened = self._accept(command)
        while self.deck is not None and (card := next_card(self.round, self.deck)) is not None:
            happened += self._accept(card)
        return happened

    def _accept(self, command: Command) -> list[Happened]:
        round_, balances = self.round, self.balances.copy()
        happened: list[Happened] = []
        for event in accept(round_, command):
            transfers = plan(round_, event)
            balances.update(post(balances, transfers))
            round_ = apply(round_, event)
            happened.append((event, transfers))
        self.round, self.balances = round_, balances
        self.events += [event for event, _ in happened]
        return happened

    def affordable(self, seat: int) -> int:
        """Return what a seat's whole bet may cost: its wallet, and what the bet that stands sets free."""
        state = self.round.seats.get(seat)
        standing = 0 if state is None else sum(state.bets.values()) + reserve_of(self.terms, state)
        return self.balances[self.purse(seat).wallet] + standing

    @property
    def held(self) -> int:
        """Return what is on the round: stakes and reserves."""
        purses = [self.purse(seat) for seat in range(1, self.terms.seats + 1)]
        return sum(self.balances[purse.stakes] + self.balances[purse.reserve] for purse in purses)

    @property
    def gains(self) -> dict[int, int]:
        """Return what every seat has won so far, negative for a loss."""
        seats = range(1, self.terms.seats + 1)
        return {seat: self.balances[self.purse(seat).wallet] - self.wallet for seat in seats}

    @property
    def house_gain(self) -> int:
        return self.balances[house(self.terms.currency)] - BANK
