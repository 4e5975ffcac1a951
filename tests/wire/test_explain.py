"""What the rules pages draw is what the evaluators and definitions say."""

from itertools import combinations, combinations_with_replacement
from pathlib import Path

import pytest

from croupier.cards import RANKS, parse_card, parse_cards, rank
from croupier.cli.listing import described, games_json
from croupier.games.catalogue import TABLES, Table
from croupier.games.three_card_poker import LIVE
from croupier.hands import five_card, three_card
from croupier.rules.facts import RANKINGS, THRESHOLDS
from croupier.wire.explain import (
    FIVE_CARD_EXAMPLES,
    LOWEST_STRAIGHTS,
    QUALIFYING,
    THREE_CARD_EXAMPLES,
    orders_shown,
    points_shown,
)

CLIENTS_COPY = Path(__file__).parents[2] / "web" / "src" / "rules" / "games.json"


def test_the_client_is_tested_against_the_tables_on_offer() -> None:
    """Where this fails: croupier games --json > web/src/rules/games.json, then the client's tests."""
    assert CLIENTS_COPY.read_text("utf-8") == games_json()


def test_C19_every_class_has_an_example_of_itself_best_first() -> None:
    assert list(THREE_CARD_EXAMPLES) == list(reversed(three_card.CATEGORIES))
    for name, example in THREE_CARD_EXAMPLES.items():
        assert three_card.category(three_card.evaluate(parse_cards(example))) == name
    assert list(FIVE_CARD_EXAMPLES) == list(reversed(five_card.CATEGORIES))
    for name, example in FIVE_CARD_EXAMPLES.items():
        cards = parse_cards(example)
        assert five_card.category(five_card.evaluate(cards)) == name
        assert [rank(card) for card in five_card.best_five(cards)] == [rank(card) for card in cards]


@pytest.mark.parametrize(("kind", "size"), [("three_card", 3), ("five_card", 5)])
def test_A10_the_lowest_straight_is_the_lowest(kind: str, size: int) -> None:
    hands = three_card if kind == "three_card" else five_card
    suits = "cdhsc"
    straights = [
        value
        for ranks in combinations(RANKS, size)
        if hands.category(value := hands.evaluate([parse_card(r + s) for r, s in zip(ranks, suits, strict=False)]))
        == "straight"
    ]
    assert hands.evaluate(parse_cards(LOWEST_STRAIGHTS[kind])) == min(straights)


@pytest.mark.parametrize(
    ("qualifies", "kind", "size"), [("queen_high", "three_card", 3), ("pair_of_fours", "five_card", 5)]
)
def test_A4_C9_the_drawn_hands_lie_on_both_sides_of_the_threshold(qualifies: str, kind: str, size: int) -> None:
    """Hands of every choice of ranks, in suits that make no flush: what qualifies starts no lower than drawn."""
    value = three_card.evaluate if kind == "three_card" else five_card.evaluate
    least, short = (value(parse_cards(example)) for example in QUALIFYING[qualifies])
    assert least == THRESHOLDS[qualifies]
    values = [
        value(_without_flush(ranks))
        for ranks in combinations_with_replacement(RANKS, size)
        if all(ranks.count(each) <= 4 for each in ranks)
    ]
    assert short == max(one for one in values if one < THRESHOLDS[qualifies])
    assert least == min(one for one in values if one >= THRESHOLDS[qualifies])


def _without_flush(ranks: tuple[str, ...]) -> list[int]:
    """Cards of these ascending ranks, suits in turn: equal ranks get different suits, and no suit all of them."""
    return [parse_card(f"{each}{'cdhs'[place % 4]}") for place, each in enumerate(ranks)]


def test_the_classes_that_nobody_is_told_of_are_left_out() -> None:
    """The six cards of Three Card Poker have a row for the royal flush, and no word for a pair of aces."""
    three, five = orders_shown(LIVE)
    assert [hand.name for hand in three.hands] == list(reversed(three_card.CATEGORIES))
    assert "royal_flush" in {hand.name for hand in five.hands}
    assert "pair_of_aces" not in {hand.name for hand in five.hands}


def test_B9_points_are_counted_as_they_are_paid() -> None:
    table = next(table for table in TABLES if table.id == "tequila")
    points = points_shown(table.terms.game)
    assert points is not None
    assert points.values == {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10} | {str(face): face for face in range(2, 10)}
    assert points.dropped in points.example
    counted = RANKINGS["high_tequila"].value(parse_cards(" ".join(points.example)))
    assert points.total == counted == sum(points.values[card[0]] for card in points.example if card != points.dropped)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_every_line_of_the_definition_is_described(table: Table) -> None:
    """What the page is drawn from names every line, bet and paytable that settlement knows."""
    shown = described(table)
    lines = [line for stage in shown.stages for option in stage.options for line in option.lines]
    lines += [spot.line for spot in shown.spots if spot.line is not None]
    assert {line.name for line in lines} == set(shown.settlement_order)
    assert {line.bet for line in lines} == {spot.bet for spot in shown.spots}
    used = {pay.paytable for line in lines for pay in line.pays.values()} - {None}
    assert used == {paytable.name for paytable in shown.paytables}
