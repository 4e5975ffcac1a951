"""The exact totals, and every figure that the rule sheets publish."""

from fractions import Fraction

import pytest

from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.tequila_poker import TEQUILA_POKER
from croupier.games.three_card_poker import INSTANT, LIVE
from croupier.odds.census import Census, Route
from croupier.odds.changes import changed, parse_change
from croupier.odds.outcomes import MAIN
from croupier.odds.printing import percent
from croupier.odds.report import Report, Request, report
from croupier.rules.definition import Game
from tests.odds.conftest import needs_kernels


def total(found: Report, bet: str) -> tuple[int, int]:
    """Return the expected value of a bet, unreduced."""
    return found.bets[bet].numerator, found.bets[bet].denominator


def hands(found: Report) -> dict[str, int]:
    """Return how many hands take each option."""
    return {option: share.hands for option, share in found.options.items()}


@pytest.mark.parametrize("brief", [True, False], ids=["brief", "full"])
def test_A12_three_card_poker_live(route: Route, brief: bool) -> None:
    found = report(LIVE, Request(route=route, brief=brief))
    assert total(found, MAIN) == (-13_733_780, 407_170_400)
    assert total(found, "pair_plus") == (-992, 22_100)
    assert total(found, "six_card_bonus") == (-1_742_976, 20_358_520)
    assert hands(found) == {"play": 14_900, "fold": 7_200}
    # The sheets publish these per Ante.
    published = {MAIN: "96.63 %", "pair_plus": "95.51 %", "six_card_bonus": "91.44 %"}
    assert {bet: percent(figures.rtp_per_ante, 2) for bet, figures in found.bets.items()} == published
    assert percent(found.bets[MAIN].element_of_risk) == "2.0147 %"


def test_D8_three_card_poker_instant(route: Route) -> None:
    found = report(INSTANT, Request(route=route))
    assert total(found, MAIN) == (-13_733_780, 407_170_400)
    assert total(found, "pair_plus") == (-512, 22_100)


@pytest.mark.parametrize("brief", [True, False], ids=["brief", "full"])
def test_B14_tequila_poker(route: Route, brief: bool) -> None:
    found = report(TEQUILA_POKER, Request(route=route, brief=brief))
    assert total(found, MAIN) == (-12_870_908, 305_377_800)
    assert hands(found) == {"high_tequila": 80_025, "tequila_poker": 85_616, "fold": 105_084}
    # Published per amount staked, and cut off rather than rounded: 97.38.
    assert percent(found.bets[MAIN].rtp_per_staked) == "97.3851 %"


def check_casino_holdem(found: Report) -> None:
    """Check what the optimal play of the main game is worth."""
    assert total(found, MAIN) == (-600_123_513_880, 27_813_810_024_000)
    assert total(found, "aa_bonus") == (-2_395_824, 25_989_600)
    assert hands(found) == {"call": 21_309_024, "fold": 4_680_576}
    assert found.ties == 36  # two classes of hands tie exactly, and fold
    assert percent(found.bets[MAIN].rtp_per_staked, 2) == "99.18 %"
    assert percent(found.bets["aa_bonus"].rtp_per_staked, 2) == "90.78 %"  # the sheet prints 90.9


@needs_kernels
def test_C15_casino_holdem_by_its_worth_in_C() -> None:
    check_casino_holdem(report(CASINO_HOLDEM, Request(route="c", brief=True)))


def test_C15_casino_holdem_by_its_worth_in_numpy() -> None:
    check_casino_holdem(report(CASINO_HOLDEM, Request(route="numpy", brief=True)))


@pytest.mark.usefixtures("holdem_census")
def test_C15_casino_holdem_by_its_census() -> None:
    found = report(CASINO_HOLDEM, Request(route="c"))
    check_casino_holdem(found)
    outcomes = [outcome for outcome in found.outcomes if outcome.bet == MAIN]
    assert sum(outcome.deals for outcome in outcomes) == 27_813_810_024_000
    assert sum(outcome.deals * outcome.net for outcome in outcomes) == -600_123_513_880


@pytest.mark.usefixtures("holdem_census")
@pytest.mark.parametrize(
    "change",
    [
        "ante.flush=7",
        "ante.royal_flush=1844",  # the most that the quick sums take, to one and with the Ante
        "ante.royal_flush=300000",  # far beyond them
        "ante.high_card=0",
        "ante.pair=none",
        "call.raises=5",
    ],
)
def test_the_quick_worth_of_any_paytable_is_that_of_the_census(change: str) -> None:
    game = changed(CASINO_HOLDEM, [parse_change(change)])
    brief, full = (report(game, Request(route="c", brief=brief)) for brief in (True, False))
    assert total(brief, MAIN) == total(full, MAIN)
    assert hands(brief) == hands(full)
    assert brief.bets[MAIN].average_staked == full.bets[MAIN].average_staked
    assert brief.together is not None
    assert full.together is not None
    assert brief.together.expected_value == full.together.expected_value
    assert total(brief, MAIN) != (-600_123_513_880, 27_813_810_024_000)


@pytest.mark.usefixtures("holdem_census")
@pytest.mark.parametrize(
    ("strategy", "main", "aa"),
    [
        ("basic", "98.68 %", "89.61 %"),  # published as 98.7 and 89.6
        ("optimal", "99.18 %", "90.78 %"),  # 99.18 and 90.9, which no optimal play of the main game gives
        ("basic-aa", "98.65 %", "93.60 %"),  # 98.7 and 93.60
        ("optimal-aa", "99.13 %", "93.60 %"),
        ("always-call", "97.37 %", "93.60 %"),
    ],
)
def test_C15_strategies_of_casino_holdem(strategy: str, main: str, aa: str) -> None:
    found = report(CASINO_HOLDEM, Request(strategy=strategy, route="c"))
    assert percent(found.bets[MAIN].rtp_per_staked, 2) == main
    assert percent(found.bets["aa_bonus"].rtp_per_staked, 2) == aa
    best = Fraction(-600_123_513_880, 27_813_810_024_000)
    assert found.cost == best - found.bets[MAIN].expected_value


@pytest.mark.usefixtures("holdem_census")
def test_C11_an_AA_bonus_that_is_never_lost_is_counted_over_five_cards() -> None:
    found = report(CASINO_HOLDEM, Request(strategy="always-call", route="c"))
    assert total(found, "aa_bonus") == (-166_392, 2_598_960)
    assert percent(found.bets[MAIN].house_edge) == "7.8996 %"


@pytest.mark.usefixtures("holdem_census")
def test_C8_a_decision_that_counts_the_side_bet_never_folds_a_winner() -> None:
    joint = report(CASINO_HOLDEM, Request(stakes={"aa_bonus": Fraction(1)}, route="c"))
    assert total(joint, "aa_bonus") == (-166_392, 2_598_960)
    assert joint.together is not None
    alone = report(CASINO_HOLDEM, Request(route="c"))
    assert alone.together is not None
    assert joint.together.expected_value > alone.together.expected_value
    assert joint.bets[MAIN].expected_value < alone.bets[MAIN].expected_value


@pytest.mark.usefixtures("holdem_census")
def test_a_tiny_side_bet_moves_few_decisions() -> None:
    tiny = report(CASINO_HOLDEM, Request(stakes={"aa_bonus": Fraction(1, 1000)}, route="c"))
    large = report(CASINO_HOLDEM, Request(stakes={"aa_bonus": Fraction(5)}, route="c"))
    assert 21_309_024 < hands(tiny)["call"] < hands(large)["call"] < 25_989_600


@pytest.mark.parametrize(
    ("strategy", "edge", "played"),
    [("q-6-4", "3.3730 %", 14_900), ("mimic-dealer", "3.4491 %", 15_380), ("always-play", "7.6538 %", 22_100)],
)
def test_simple_strategies_of_three_card_poker(strategy: str, edge: str, played: int) -> None:
    # Below queen high: (120 sets of ranks, less 8 straights) in 60 mixes of suits, 6,720 hands.
    found = report(LIVE, Request(strategy=strategy))
    assert percent(found.bets[MAIN].house_edge) == edge
    assert hands(found)["play"] == played


@pytest.mark.parametrize("game", [LIVE, TEQUILA_POKER], ids=["three", "tequila"])
def test_the_lowest_element_of_risk_is_another_objective(game: Game) -> None:
    by_value = report(game).bets[MAIN]
    by_risk = report(game, Request(objective="element-of-risk")).bets[MAIN]
    assert by_risk.element_of_risk < by_value.element_of_risk
    assert by_risk.expected_value < by_value.expected_value


def test_E_side_bets_that_a_fold_loses_are_not_what_is_published(route: Route) -> None:
    forfeiting = changed(LIVE, [parse_change("six_card_bonus.survives_fold=false")])
    found = report(forfeiting, Request(route=route))
    assert percent(found.bets["six_card_bonus"].rtp_per_ante, 2) == "71.73 %"
    assert found.bets["six_card_bonus"].denominator == 407_170_400


@pytest.mark.parametrize(
    ("pays", "edge"),
    [
        ({"straight_flush": 40, "three_of_a_kind": 30, "straight": 6, "flush": 3, "pair": 1}, "7.2760 %"),
        ({"straight_flush": 40, "three_of_a_kind": 30, "straight": 5, "flush": 4, "pair": 1}, "5.5747 %"),
    ],
)
def test_published_pair_plus_tables(pays: dict[str, int], edge: str) -> None:
    changes = [parse_change(f"pair_plus.{row}={pay}") for row, pay in pays.items()]
    assert percent(report(changed(INSTANT, changes)).bets["pair_plus"].house_edge) == edge


def test_deviations_that_others_measured(holdem_census: Census) -> None:
    # By simulation, elsewhere: 1.64, 2.62 and 2.70 Antes a round.
    assert holdem_census.route == "c"
    for game, deviation in ((LIVE, 1.64), (CASINO_HOLDEM, 2.62), (TEQUILA_POKER, 2.70)):
        variance = report(game, Request(route="c")).bets[MAIN].variance
        assert variance is not None
        assert float(variance) ** 0.5 == pytest.approx(deviation, abs=0.015)


def test_the_largest_win_and_how_rare_it_is() -> None:
    win = report(LIVE).bets["six_card_bonus"].largest_win
    assert win is not None
    assert win.net == 1_000
    assert (win.deals, win.of) == (188, 20_358_520)
