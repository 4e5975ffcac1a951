"""Advice for one hand: the same as the whole census says, by both routes, and nothing but what a player sees."""

import random
from fractions import Fraction

import pytest

from croupier.cards import DECK, parse_card, parse_cards
from croupier.odds import compiled
from croupier.odds.advice import advise, seen_piles
from croupier.odds.census import Route, count
from croupier.odds.changes import GAMES
from croupier.odds.errors import OddsError
from croupier.odds.outcomes import Pricing
from croupier.odds.strategy import Table, main_value
from croupier.rules.definition import Game

ROUTES: list[Route] = ["c", "numpy"] if compiled.available else ["numpy"]
SMALL = ["three-card-poker-live", "three-card-poker-instant", "tequila-poker"]


def piles(game: Game, cards: list[int]) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for name in seen_piles(game):
        size = game.pile(name).count
        found[name], cards = tuple(cards[:size]), cards[size:]
    return found


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("name", SMALL)
def test_a_hand_is_worth_what_the_census_of_all_hands_says(name: str, route: Route) -> None:
    game = GAMES[name]
    pricing = Pricing(game)
    table = Table(pricing, count(pricing.shape), None, 1)
    values = main_value(table)
    chosen = random.Random(4).sample(range(len(table.states)), 12)  # noqa: S311 (a sample)
    for state in chosen:
        found = advise(game, piles(game, table.states.cards[state].tolist()), {}, route)
        assert found.counted == ()
        for place, option in enumerate(pricing.options):
            assert found.values[option.name] == Fraction(int(values[place][state]), pricing.shape.deals)


@pytest.mark.parametrize("bonus", [Fraction(0), Fraction(1, 2)])
def test_a_holdem_hand_is_worth_the_same_by_both_routes_whatever_the_suits_are_called(bonus: Fraction) -> None:
    game = GAMES["casino-holdem"]
    stakes = {"aa_bonus": bonus} if bonus else {}
    cards = random.Random(int(2 * bonus)).sample(DECK, 5)  # noqa: S311 (a sample)
    renamed = [card & ~3 | (card + 1) & 3 for card in cards]
    told = [advise(game, piles(game, hand), stakes, route) for hand in (cards, renamed) for route in ROUTES]
    assert all(one == told[0] for one in told)
    assert told[0].values["fold"] == -1 - bonus


def test_a_winning_side_bet_that_a_fold_gives_away_is_counted() -> None:
    game = GAMES["casino-holdem"]
    hand = {"hand": tuple(parse_cards("Ah 2c")), "flop": tuple(parse_cards("As Ks Qs"))}
    alone, joint = advise(game, hand, {}), advise(game, hand, {"aa_bonus": Fraction(1)})
    assert joint.counted == ("aa_bonus",)
    assert joint.values["call"] - alone.values["call"] == 7  # C8: a pair of aces pays seven
    assert joint.values["fold"] - alone.values["fold"] == -1


def test_a_side_bet_that_survives_a_fold_changes_nothing() -> None:
    game = GAMES["three-card-poker-live"]
    hand = {"hand": tuple(parse_cards("Qc 6d 4h"))}
    assert advise(game, hand, {"pair_plus": Fraction(3)}) == advise(game, hand, {})
    assert advise(game, hand, {}).best == "play"  # the least hand that is played
    assert advise(game, {"hand": tuple(parse_cards("Qc 6d 3h"))}, {}).best == "fold"


@pytest.mark.parametrize(
    ("cards", "stakes"),
    [
        ({"hand": "Qc 6d"}, {}),
        ({"hand": "Qc 6d 6d"}, {}),
        ({"hand": "Qc 6d 4h", "dealer": "2c 2d 2h"}, {}),
        ({"hand": "Qc 6d 4h"}, {"aa_bonus": Fraction(1)}),
    ],
)
def test_what_no_player_sees_when_deciding_is_refused(cards: dict[str, str], stakes: dict[str, Fraction]) -> None:
    hand = {name: tuple(parse_card(card) for card in text.split()) for name, text in cards.items()}
    with pytest.raises(OddsError):
        advise(GAMES["three-card-poker-live"], hand, stakes)
