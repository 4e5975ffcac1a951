"""Rounds by chance: the same for a seed whatever plays them, and paid as the engine's own settlement pays."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.tequila_poker import TEQUILA_POKER
from croupier.games.three_card_poker import INSTANT, LIVE
from croupier.odds import chance, named
from croupier.odds.census import Route, count
from croupier.odds.errors import OddsError
from croupier.odds.outcomes import Pricing
from croupier.odds.simulate import Play, cell_nets, rounds_of, simulate
from croupier.odds.states import holdem_places, holdem_states, places_of_all
from croupier.odds.strategy import Choices, Table, best
from croupier.rules.definition import ANTE, Game
from croupier.rules.facts import judge
from croupier.rules.settle import forfeit, line_facts, settle_line
from tests.odds.conftest import needs_kernels

GAMES = [
    pytest.param(LIVE, "optimal", id="live"),
    pytest.param(INSTANT, "mimic-dealer", id="instant"),
    pytest.param(TEQUILA_POKER, "optimal", id="tequila"),
    pytest.param(CASINO_HOLDEM, "basic", id="holdem"),
]


def strategy_of(game: Game, strategy: str) -> tuple[Pricing, Choices]:
    pricing = Pricing(game)
    counted = None if pricing.shape.kind == "holdem" else count(pricing.shape)
    table = Table(pricing, counted, "numpy" if counted is None else counted.route, 1)
    return pricing, best(table, {}).choices if strategy == "optimal" else named.choose(table, strategy)


def choice_of(game: Game, choices: Choices, cards: tuple[int, ...]) -> int:
    """Return the option for the cards of a round, found by another way than the kernels': over all renamings."""
    if game is CASINO_HOLDEM:
        places, states = holdem_places(), holdem_states()
        flop = places_of_all(3)[_place(cards[4:7])]
        suits = places.suit_of[_place(cards[4:7])]
        a, b = sorted(card & ~3 | int(suits[card & 3]) for card in cards[:2])
        state = int(places.state_of[flop, b * (b - 1) // 2 + a])
        # The state holds the same ranks, in suits that meet the flop's alike.
        assert sorted(card >> 2 for card in states.cards[state, :2]) == sorted(card >> 2 for card in cards[:2])
        return int(choices[state])
    size = game.piles[0].count
    return int(choices[places_of_all(size)[_place(cards[:size])]])


def _place(cards: tuple[int, ...]) -> int:
    place = 0
    for index, card in enumerate(sorted(cards)):
        product = 1
        for i in range(index + 1):
            product = product * (card - i) // (i + 1)
        place += product
    return place


def settled(game: Game, option_place: int, cards: tuple[int, ...]) -> dict[str, int]:
    """Return what each bet of one unit wins in a round, by the engine's own facts and settlement."""
    piles, first = {}, 0
    for pile in game.piles:
        piles[pile.name] = cards[first : first + pile.count]
        first += pile.count
    facts = {fact.name: judge(fact, piles) for fact in game.facts}
    option = game.stages[0].options[option_place]
    won: Counter[str] = Counter()
    for line in option.lines:
        stake = 1 if line.bet == ANTE else option.raises
        result = forfeit(line, stake) if option.folds else settle_line(game, line, stake, facts)
        won["main"] += 0 if result is None else result.returned - result.staked
        assert line_facts(game, line) <= set(facts)
    for side_bet in game.side_bets:
        given_up = option.folds and not side_bet.survives_fold
        result = forfeit(side_bet.line, 1) if given_up else settle_line(game, side_bet.line, 1, facts)
        assert result is not None
        won[side_bet.bet] = result.returned - result.staked
    return dict(won)


@pytest.mark.parametrize(("game", "strategy"), GAMES)
def test_rounds_are_paid_as_the_engine_settles_them(game: Game, strategy: str, route: Route) -> None:
    pricing, choices = strategy_of(game, strategy)
    cards, cells = rounds_of(pricing, choices, 11, 5_000, 400, route)
    nets = {bet: cell_nets(pricing, bet)[cells].tolist() for bet in pricing.bets}
    per_option = len(pricing.groups) * len(pricing.columns)
    for number, row in enumerate(cards.tolist()):
        assert len(set(row)) == len(row)
        option = choice_of(game, choices, tuple(row))
        assert int(cells[number]) // per_option == option
        assert {bet: nets[bet][number] for bet in nets} == settled(game, option, tuple(row))


@needs_kernels
@pytest.mark.parametrize(("game", "strategy"), GAMES)
def test_a_seed_gives_the_same_rounds_on_any_route_and_number_of_cores(game: Game, strategy: str) -> None:
    rounds = 30_000
    whole = simulate(game, Play(rounds, 99, strategy, route="c", workers=1))
    assert whole.counts.sum() == rounds
    assert np.array_equal(whole.counts, simulate(game, Play(rounds, 99, strategy, route="c", workers=3)).counts)
    other = simulate(game, Play(rounds, 100, strategy, route="c"))
    assert not np.array_equal(whole.counts, other.counts)
    pricing, choices = strategy_of(game, strategy)
    in_c, in_numpy = (rounds_of(pricing, choices, 99, 0, rounds, route) for route in ("c", "numpy"))
    assert np.array_equal(in_c[0], in_numpy[0])
    assert np.array_equal(in_c[1], in_numpy[1])


def test_a_round_depends_on_its_number_alone() -> None:
    assert np.array_equal(chance.deal(5, 0, 100, 9)[40:60], chance.deal(5, 40, 20, 9))


def test_every_card_comes_as_often_in_every_place() -> None:
    rounds = 200_000
    cards = chance.deal(chance.seed_word(1), 0, rounds, 9)
    expected = rounds / 52
    for place in range(9):
        found = np.bincount(cards[:, place], minlength=52)
        # 51 degrees of freedom: beyond 110 once in two hundred thousand.
        assert ((found - expected) ** 2 / expected).sum() < 110


@pytest.mark.parametrize(("game", "strategy"), GAMES)
def test_the_mean_is_near_the_exact_value(game: Game, strategy: str) -> None:
    played = simulate(game, Play(200_000, 3, strategy))
    for bet, met in played.bets.items():
        assert met.variance is not None
        error = (float(met.variance) / played.rounds) ** 0.5
        assert abs(float(met.expected_value - played.exact[bet].expected_value)) < 5 * error


def test_sessions_end_when_the_bankroll_cannot_cover_a_round() -> None:
    played = simulate(LIVE, Play(20_000, 4, bankroll=5, session=50, stakes={"pair_plus": Fraction(1, 2)}))
    sessions = played.sessions
    assert sessions is not None
    assert sessions.sessions == 400
    assert 0 < sessions.ruined < 400
    assert sessions.rounds_played < 20_000
    results = list(sessions.results.values())
    assert results == sorted(results)
    assert results[0] >= -5


def test_sessions_are_those_of_the_rounds() -> None:
    played = simulate(LIVE, Play(6_000, 4, bankroll=30, session=60))
    pricing, choices = strategy_of(LIVE, "optimal")
    _, cells = rounds_of(pricing, choices, 4, 0, 6_000, "numpy")
    nets = (cell_nets(pricing, "main"))[cells].tolist()
    ruined = rounds = ahead = 0
    for session in range(100):
        held = 30
        for net in nets[60 * session : 60 * session + 60]:
            rounds += 1
            held += net
            if held < 2:
                ruined += 1
                break
        ahead += held > 30
    assert played.sessions is not None
    found = played.sessions
    assert (found.ruined, found.rounds_played, found.won) == (ruined, rounds, ahead)


@pytest.mark.parametrize(
    ("play", "why"),
    [
        (Play(0, 1), "1 to"),
        (Play(10**13, 1), "1 to"),
        (Play(10, 1, bankroll=50), "less than one session"),
        (Play(1_000, 1, bankroll=0), "at least one Ante"),
        (Play(1_000, 1, bankroll=1), "does not cover one round"),
        (Play(1_000, 1, bankroll=50, session=0), "a session has"),
        (Play(1_000, 1, "basic"), "has no strategy 'basic'"),
    ],
)
def test_a_simulation_that_makes_no_sense_is_refused(play: Play, why: str) -> None:
    with pytest.raises(OddsError, match=why):
        simulate(LIVE, play)
