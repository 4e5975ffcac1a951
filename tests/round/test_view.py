"""What viewers see: all that is on the table, and nothing that is not."""

import msgspec
import pytest

from croupier.cards import parse_cards
from croupier.games.catalogue import TABLES
from croupier.round.commands import Choose, CloseBetting, CloseStage, PlaceBets, PutCard
from croupier.round.events import BetsPlaced, CardDealt, CardTurned, Event, LinesSettled
from croupier.round.view import Viewer, view, view_event
from croupier.rules.definition import Terms
from croupier.rules.settle import LineResult
from tests.games.rounds import Desk

VENEZIA = next(table.terms for table in TABLES if table.id == "venezia")
CLOSED_HANDS = msgspec.structs.replace(VENEZIA, policy=msgspec.structs.replace(VENEZIA.policy, seats_face_up=False))
HANDS = parse_cards("Qs 2c Qd 3c 7h 9d")
FIRST, SECOND = (HANDS[0], HANDS[2], HANDS[4]), (HANDS[1], HANDS[3], HANDS[5])
DEALER = parse_cards("Jc Td 8h")
HIDDEN = (None, None, None)


def dealt(terms: Terms) -> Desk:
    desk = Desk(terms)
    for seat in (1, 2):
        desk.do(PlaceBets(seat, f"seat {seat}", ({"ante": 1000}, {"ante": 500}), 10**6))
    desk.do(CloseBetting())
    for card in (*HANDS, *HIDDEN):
        desk.do(PutCard(card))
    return desk


def ended(terms: Terms) -> Desk:
    desk = dealt(terms)
    desk.do(Choose(1, "decision", "play"))
    desk.do(CloseStage("decision"))
    for card in DEALER:
        desk.do(PutCard(card))
    return desk


@pytest.mark.parametrize("viewer", [None, 1, 2, 7])
def test_E6_every_seats_cards_are_seen_by_all(viewer: Viewer) -> None:
    seen = view(dealt(VENEZIA).round, viewer)
    assert [seen.seats[number].piles["hand"] for number in (1, 2)] == [FIRST, SECOND]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_A2_the_dealers_cards_are_not_seen_before_they_are_turned(viewer: Viewer) -> None:
    assert view(dealt(VENEZIA).round, viewer).piles == {"dealer": HIDDEN}
    assert view(ended(VENEZIA).round, viewer).piles == {"dealer": DEALER}


@pytest.mark.parametrize(
    ("viewer", "first", "second"), [(None, HIDDEN, HIDDEN), (1, FIRST, HIDDEN), (2, HIDDEN, SECOND)]
)
def test_cards_held_face_down_are_for_their_seat_until_the_end(
    viewer: Viewer, first: tuple[int | None, ...], second: tuple[int | None, ...]
) -> None:
    seen = view(dealt(CLOSED_HANDS).round, viewer)
    assert [seen.seats[number].piles["hand"] for number in (1, 2)] == [first, second]
    seen = view(ended(CLOSED_HANDS).round, viewer)
    assert [seen.seats[number].piles["hand"] for number in (1, 2)] == [FIRST, SECOND]


def test_placements_are_for_their_seat_alone() -> None:
    round_ = dealt(VENEZIA).round
    assert view(round_, 1).seats[1].placements == ({"ante": 1000}, {"ante": 500})
    assert view(round_, 1).seats[2].placements == ()
    assert view(round_, 1).seats[2].bets == {"ante": 1500}


@pytest.mark.parametrize(
    ("event", "seen_by_other"),
    [
        (
            BetsPlaced(1, "seat 1", {"ante": 1500}, ({"ante": 1500},)),
            BetsPlaced(1, "seat 1", {"ante": 1500}, ()),
        ),
        (CardDealt("hand", 1, 0, 40), CardDealt("hand", 1, 0, None)),
        (CardDealt("flop", None, 0, 40), CardDealt("flop", None, 0, 40)),
        (CardTurned("dealer", None, 0, 40), CardTurned("dealer", None, 0, 40)),
        (LinesSettled(1, (LineResult("ante", "ante", 1500, 0, "fold"),)), LinesSettled(1, ())),
    ],
)
def test_events_of_cards_held_face_down(event: Event, seen_by_other: Event) -> None:
    round_ = dealt(CLOSED_HANDS).round
    assert view_event(round_, event, 1) == event
    assert view_event(round_, event, 2) == view_event(round_, event, None) == seen_by_other


def test_events_on_an_open_table_are_for_all_but_placements() -> None:
    desk = ended(VENEZIA)
    for event in desk.events:
        if not isinstance(event, BetsPlaced):
            assert view_event(desk.round, event, 2) == view_event(desk.round, event, None) == event
