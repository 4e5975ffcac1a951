"""Choices: ties, strategies of one's own, and whatever paytable chance makes up."""

from collections import Counter
from fractions import Fraction
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.tequila_poker import TEQUILA_POKER
from croupier.games.three_card_poker import INSTANT, LIVE
from croupier.hands import three_card
from croupier.odds import literal, named
from croupier.odds.card import strategy_card
from croupier.odds.census import count
from croupier.odds.changes import Change, changed
from croupier.odds.errors import OddsError
from croupier.odds.outcomes import MAIN, Pricing
from croupier.odds.report import Request, report
from croupier.odds.strategy import Decision, Table, best
from croupier.rules.definition import Game


def play_queen_six_four(decision: Decision) -> str:
    cards = sorted((card >> 2 for card in decision.cards["hand"]), reverse=True)
    if decision.facts["hand"] != "high_card":
        return "play"
    return "play" if cards >= [10, 4, 2] else "fold"


def test_a_strategy_of_ones_own_sees_cards_and_facts() -> None:
    own = report(LIVE, rule=play_queen_six_four)
    assert own.strategy == "play_queen_six_four"
    assert own.cost == 0
    assert own.bets == report(LIVE, Request(strategy="q-6-4")).bets


def test_a_strategy_that_names_no_option_is_refused() -> None:
    with pytest.raises(OddsError, match=r"chose 'raise', but the options are play, fold"):
        report(LIVE, rule=lambda _: "raise")


def table_of(game: Game) -> Table:
    pricing = Pricing(game)
    counted = count(pricing.shape)
    return Table(pricing, counted, counted.route, 2)


def test_on_an_exact_tie_the_player_folds() -> None:
    # Losing the Ante by the fold is worth as much as playing when every way to play loses just the Ante ...
    nothing = changed(TEQUILA_POKER, [Change("high_tequila", str(points), "none") for points in range(46, 55)])
    found = best(table_of(nothing), {})
    # ... which High Tequila without a paytable never is: it loses two. So it is never taken, and nothing ties.
    assert not (found.choices == 0).any()
    assert found.ties == 0


def test_ties_are_counted_as_the_player_sees_them() -> None:
    table = table_of(LIVE)
    pricing = table.pricing
    tied = [table.values(pricing.nets(MAIN, option)) for option in pricing.options]
    ties = int(table.states.weights[tied[0] == tied[1]].sum())
    assert best(table, {}).ties == ties


PAYS = st.integers(0, 60)
ROWS = st.sampled_from(three_card.CATEGORIES)
TABLES = st.dictionaries(ROWS, PAYS, min_size=1)


@cache
def dealt_one_by_one(hand: tuple[int, ...]) -> Counter[tuple[str, ...]]:
    """Count what follows a hand; it does not depend on any paytable."""
    return literal.count(INSTANT, {"hand": hand})


@settings(max_examples=12, deadline=None)
@given(bonus=TABLES, pair_plus=TABLES)
def test_any_paytable_is_worth_what_settling_every_deal_says(bonus: dict[str, int], pair_plus: dict[str, int]) -> None:
    changes = [Change("ante_bonus", row, str(pays)) for row, pays in bonus.items()]
    changes += [Change("pair_plus", row, str(pays)) for row, pays in pair_plus.items()]
    game = changed(INSTANT, changes)
    pricing = Pricing(game)
    found = report(game, Request(route="numpy"))
    table = table_of(game)
    # One hand of each kind against all dealers, settled by the engine one by one, agrees with the census's values.
    play = pricing.options[0]
    values = table.values(pricing.nets(MAIN, play))
    state = len(values) // 2
    hand = tuple(table.states.cards[state].tolist())
    won = 0
    for classes, deals in dealt_one_by_one(hand).items():
        facts = dict(zip((fact.name for fact in game.facts), classes, strict=True))
        axes = {axis: facts[name] for name, axis in pricing.shape.axis_of}
        won += deals * pricing.paid(MAIN, play, axes).net
    assert int(values[state]) == won
    # A row's pays times its hands, less what loses.
    assert sum(o.deals * o.net for o in found.outcomes if o.bet == "pair_plus") == found.bets["pair_plus"].numerator
    assert report(game, Request(route="numpy", brief=True)).bets[MAIN].numerator == found.bets[MAIN].numerator


@settings(max_examples=8, deadline=None)
@given(ratio=st.fractions(min_value=Fraction(1, 100), max_value=100, max_denominator=100), pays=st.integers(1, 400))
def test_counting_a_side_bet_never_does_worse_together(ratio: Fraction, pays: int) -> None:
    game = changed(LIVE, [Change("six_card_bonus", "survives_fold", "false"), Change("pair_plus", "flush", str(pays))])
    game = changed(game, [Change("pair_plus", "survives_fold", "false")])
    stakes = {"six_card_bonus": ratio, "pair_plus": ratio}
    joint = report(game, Request(stakes=stakes))
    for strategy in ("always-play", "q-6-4"):
        other = report(game, Request(stakes=stakes, strategy=strategy))
        assert joint.together is not None
        assert other.together is not None
        assert other.together.expected_value <= joint.together.expected_value
        assert other.cost == joint.together.expected_value - other.together.expected_value


def test_a_strategy_card_tells_the_rule() -> None:
    assert strategy_card(LIVE).startswith("Play with Q-6-4 or better, fold everything below.")
    assert "Following this chart gives up" in strategy_card(TEQUILA_POKER)


def test_a_game_knows_its_strategies() -> None:
    assert named.names(Pricing(LIVE)) == ("optimal", "q-6-4", "mimic-dealer", "always-play")
    assert named.names(Pricing(TEQUILA_POKER)) == ("optimal", "always-high_tequila", "always-tequila_poker")


def test_values_of_an_option_do_not_depend_on_how_it_is_split() -> None:
    table = table_of(LIVE)
    pricing = table.pricing
    play = pricing.options[0]
    nets = pricing.nets(MAIN, play)
    mixed = nets * np.arange(1, len(nets) + 1)[:, None]  # pays that depend on what is seen and what is hidden at once
    whole = table.values(mixed)
    for group in range(len(nets)):
        here = table.group == group
        assert (whole[here] == (group + 1) * table.values(nets)[here]).all()
