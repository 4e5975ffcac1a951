"""Whoever folds, leaves or is slow: the other seats have the same cards, and are paid the same."""

from collections.abc import Mapping, Sequence

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.book.acts import Act, Bet, CloseBets, CloseDecisions, Decide, Leave, OpenAccount, OpenRound, Sit
from croupier.book.book import Book, Done, Failed
from croupier.cards import DECK, Card, format_cards
from croupier.round.events import CardDealt, CardTurned
from croupier.rules.settle import LineResult
from tests.book.conftest import CATALOGUE
from tests.support.fixed_shoe import FixedShoe
from tests.world.disk import MemoryDisk

TABLE = CATALOGUE["venezia"]
SEATS = range(1, TABLE.terms.seats + 1)
BETS = {"ante": 500, "pair_plus": 200, "six_card_bonus": 300}
OPENING = 10_000

Ways = Mapping[int, str]
"""Seat -> what its player does: play, fold, slow (says nothing in time), leave (gets up before the deal), play late."""


class Seen(msgspec.Struct, frozen=True):
    """What a seat got out of a round."""

    cards: tuple[Card | None, ...]
    slip: tuple[LineResult, ...]
    money: int


def played(deck: Sequence[Card], ways: Ways) -> tuple[dict[int, Seen], list[Card]]:
    """A round of seven seats from a sealed deck: what each seat saw, and the dealer's cards in their order."""
    book = Book(MemoryDisk().store, FixedShoe([format_cards(deck)]))
    done: list[Done] = []

    def do(*acts: Act) -> None:
        for outcome in book.process(acts):
            assert isinstance(outcome, Done), outcome
            done.append(outcome)

    names = {seat: f"player {seat}" for seat in SEATS}
    for seat, name in names.items():
        do(
            OpenAccount(0, name, name, guest=True, currency="PLAY", opening=OPENING),
            Sit(0, TABLE.id, name, name, 7, seat),
        )
    do(OpenRound(0, TABLE.id, TABLE.code, TABLE.terms))
    running = book.table(TABLE.id).running
    assert running is not None
    do(*(Bet(0, TABLE.id, running.id, name, (BETS,)) for name in names.values()))
    do(*(Leave(0, TABLE.id, names[seat]) for seat, way in ways.items() if way == "leave"))
    do(CloseBets(0, TABLE.id, running.id))
    do(
        *(
            Decide(0, TABLE.id, running.id, names[seat], "decision", way)
            for seat, way in sorted(ways.items(), key=lambda item: item[1])
            if way in ("play", "fold")
        )
    )
    late = [
        Decide(0, TABLE.id, running.id, names[seat], "decision", "play", late=True)
        for seat, way in ways.items()
        if way == "play late"
    ]
    assert all(isinstance(outcome, Failed) for outcome in book.process(late))
    do(CloseDecisions(0, TABLE.id, running.id, "decision"))
    round_ = book.table(TABLE.id).round
    assert round_ is not None
    assert round_.phase == "ended"
    turned = [numbered.event for outcome in done for numbered in outcome.events]
    dealer = [event.card for event in turned if isinstance(event, CardTurned)]
    assert not any(isinstance(event, CardDealt) and event.seat is None and event.card is not None for event in turned)
    return {
        seat: Seen(state.piles["hand"], state.settled, book.wallet(names[seat], "PLAY").available)
        for seat, state in round_.seats.items()
    }, dealer


ways = st.fixed_dictionaries(
    {seat: st.sampled_from(["play", "play", "fold", "slow", "leave", "play late"]) for seat in SEATS}
)


@settings(deadline=None, max_examples=60)
@given(deck=st.permutations(DECK), one=ways, other=ways)
def test_what_other_seats_do_changes_no_seats_cards_and_no_seats_payout(
    deck: Sequence[Card], one: Ways, other: Ways
) -> None:
    first, dealer = played(deck, one)
    second, dealer_again = played(deck, other)

    assert dealer == dealer_again
    assert len(dealer) == 3
    for seat in SEATS:
        assert first[seat].cards == second[seat].cards == tuple(deck[3 * seat : 3 * seat + 3])
        if (one[seat] == "play") == (other[seat] == "play"):  # all other ways are a fold in the end
            assert first[seat] == second[seat]


def test_the_ways_do_differ() -> None:
    """Or the property would hold of nothing."""
    deck = list(DECK)
    first, _ = played(deck, dict.fromkeys(SEATS, "play"))
    second, _ = played(deck, {**dict.fromkeys(SEATS, "play"), 3: "fold"})
    assert first[3] != second[3]
    assert {seat: seen for seat, seen in first.items() if seat != 3} == {
        seat: seen for seat, seen in second.items() if seat != 3
    }
