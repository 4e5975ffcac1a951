"""Every route counts the same facts as cards dealt one by one."""

from collections import Counter
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from croupier.cards import DECK, Card
from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.tequila_poker import TEQUILA_POKER
from croupier.games.three_card_poker import INSTANT, LIVE
from croupier.hands import five_card
from croupier.odds import compiled, holdem, levels, literal
from croupier.odds.census import Census, Route, count
from croupier.odds.shapes import shape_of
from croupier.odds.states import HoldemStates, holdem_states
from croupier.rules.definition import Game
from croupier.rules.facts import judge
from tests.odds.conftest import needs_kernels


def row(census: Census, state: int) -> dict[tuple[str, ...], int]:
    """Return what the census counted for a state, by the classes of all facts, in the order of the definition."""
    seen = census.groups[census.group[state]]
    found: Counter[tuple[str, ...]] = Counter()
    for column, deals in zip(census.columns, census.counts[state].tolist(), strict=True):
        facts = census.shape.facts(seen | column)
        if deals:
            found[tuple(facts.values())] += deals
    return found


@cache
def one_by_one(game: Game, pile: str, cards: tuple[Card, ...]) -> dict[tuple[str, ...], int]:
    """Return the same from cards dealt one by one, with the facts in the order of their names."""
    names = [fact.name for fact in game.facts]
    order = sorted(range(len(names)), key=names.__getitem__)
    counts = literal.count(game, {pile: cards})
    return {tuple(classes[place] for place in order): deals for classes, deals in counts.items()}


@pytest.mark.parametrize("game", [LIVE, INSTANT, TEQUILA_POKER], ids=["live", "instant", "tequila"])
def test_sampled_hands_are_counted_as_dealt_one_by_one(game: Game, route: Route) -> None:
    census = count(shape_of(game), route, 2)
    (pile,) = census.shape.piles
    assert (census.counts.sum(axis=1) == census.shape.deals).all()
    assert int(census.states.weights.sum()) == census.shape.states
    for state in range(7, len(census.states), len(census.states) // 4):
        cards = tuple(census.states.cards[state].tolist())
        assert row(census, state) == one_by_one(game, pile.name, cards)


@needs_kernels
@pytest.mark.parametrize("game", [LIVE, INSTANT, TEQUILA_POKER], ids=["live", "instant", "tequila"])
def test_C_and_numpy_count_the_same(game: Game) -> None:
    shape = shape_of(game)
    assert np.array_equal(count(shape, "c", 2).counts, count(shape, "numpy", 2).counts)


@needs_kernels
def test_the_number_of_workers_changes_nothing() -> None:
    shape = shape_of(TEQUILA_POKER)
    assert np.array_equal(count(shape, "c", 1).counts, count(shape, "c", 3).counts)


def brute_force(cards: tuple[Card, ...]) -> np.ndarray:
    """Count one hand and flop of Casino Hold'em over every turn, river and dealer's hand."""
    own, flop = cards[:2], cards[2:]
    left = np.array([card for card in DECK if card not in cards], np.uint8)
    four = np.array(list(combinations(range(len(left)), 4)))
    splits = [(0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2), (1, 2, 0, 3), (1, 3, 0, 2), (2, 3, 0, 1)]
    counts = np.zeros((11, 4), np.int64)
    qualifies = five_card.PAIR_OF_FOURS
    for split in splits:
        board = np.concatenate([np.tile(np.array(flop, np.uint8), (len(four), 1)), left[four[:, split[:2]]]], axis=1)
        dealer = compiled.evaluate(np.concatenate([board, left[four[:, split[2:]]]], axis=1))
        player = compiled.evaluate(np.concatenate([board, np.tile(np.array(own, np.uint8), (len(four), 1))], axis=1))
        result = np.where(dealer < qualifies, 3, np.where(player > dealer, 0, np.where(player == dealer, 1, 2)))
        np.add.at(counts, (levels.category(player.astype(np.int64)), result), 1)
    return counts


def test_a_hand_and_flop_is_counted_as_dealt_one_by_one(holdem_census: Census) -> None:
    states = holdem_census.states
    assert (holdem_census.counts.sum(axis=1) == 1_070_190).all()
    for state in range(1_234, len(states), len(states) // 12):
        cards = tuple(states.cards[state].tolist())
        assert np.array_equal(holdem_census.counts[state].reshape(11, 4), brute_force(cards))


@needs_kernels
def test_dealing_one_by_one_agrees_with_the_brute_force_it_is_too_slow_for() -> None:
    cards = {"hand": (50, 37), "flop": (48, 0, 21), "turn": (33,), "river": (29,)}
    found = literal.count(CASINO_HOLDEM, cards)
    assert found.total() == 990
    board = (*cards["flop"], *cards["turn"], *cards["river"])
    left = [card for card in DECK if card not in (*cards["hand"], *board)]
    expected: Counter[str] = Counter()
    own = five_card.evaluate((*cards["hand"], *board))
    for dealer in combinations(left, 2):
        value = int(compiled.evaluate(np.array([[*dealer, *board]], np.uint8))[0])
        expected[
            "not_qualified"
            if value < five_card.PAIR_OF_FOURS
            else "win"
            if own > value
            else "tie"
            if own == value
            else "lose"
        ] += 1
    place = [fact.name for fact in CASINO_HOLDEM.facts].index("showdown")
    by_result: Counter[str] = Counter()
    for classes, deals in found.items():
        by_result[classes[place]] += deals
    assert by_result == expected


def test_numpy_counts_flops_as_C_does(holdem_census: Census) -> None:
    whole = holdem_states()
    chosen = np.arange(3, len(whole.flops), 45)
    rows = np.concatenate([np.arange(whole.start[flop], whole.start[flop + 1]) for flop in chosen])
    sizes = whole.start[chosen + 1] - whole.start[chosen]
    start = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
    part = HoldemStates(whole.flops[chosen], start, whole.cards[rows], whole.weights[rows])
    assert np.array_equal(holdem.count(part, five_card.PAIR_OF_FOURS), holdem_census.counts[rows])


def test_the_seen_facts_of_states_are_the_engines(holdem_census: Census) -> None:
    for state in range(99, len(holdem_census.states), 50_021):
        cards = holdem_census.states.cards[state].tolist()
        seen = holdem_census.groups[holdem_census.group[state]]["flop_hand"]
        assert seen == judge(CASINO_HOLDEM.fact("aa"), {"hand": cards[:2], "flop": cards[2:]})
