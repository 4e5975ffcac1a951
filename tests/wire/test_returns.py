"""Returns to player, as pages show them: the published figures of the sheets, from the certificates alone."""

import pytest

from croupier.cli.listing import described
from croupier.games.catalogue import TABLES, Table


def published(table: str, play: str = "optimal") -> dict[str, float]:
    """Bet -> percent with four decimals, on the basis that the table publishes."""
    shown = next(described(one) for one in TABLES if one.id == table)
    bets = next(one.bets for one in shown.returns if one.play == play)
    return {bet.bet: round(100 * bet.published, 4) for bet in bets}


@pytest.mark.parametrize("table", ["venezia", "zagreb"])
def test_A12_returns_are_those_of_the_table_in_force(table: str) -> None:
    assert published(table) == {"main": 96.6270, "pair_plus": 95.5113, "six_card_bonus": 91.4386}


def test_B14_the_return_per_amount_staked() -> None:
    assert published("tequila") == {"main": 97.3851}


def test_C15_the_three_strategies() -> None:
    assert published("roma", "basic") == {"main": 98.6820, "aa_bonus": 89.6129}
    assert published("roma") == {"main": 99.1827, "aa_bonus": 90.7816}
    assert published("roma", "basic-aa") == {"main": 98.6542, "aa_bonus": 93.5977}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_every_spot_has_both_bases_and_an_exact_ratio(table: Table) -> None:
    shown = described(table)
    sides = [spot.bet for spot in shown.spots if spot.role == "side"]
    for play in shown.returns:
        assert [bet.bet for bet in play.bets] == ["main", *sides]
        for bet in play.bets:
            exact = int(bet.expected_value.numerator) / int(bet.expected_value.denominator)
            assert bet.rtp_per_ante == pytest.approx(1 + exact, abs=1e-15)
            assert bet.house_edge == pytest.approx(-exact, abs=1e-15)
            assert (
                bet.published == {"per_ante": bet.rtp_per_ante, "per_staked": bet.rtp_per_staked}[bet.published_basis]
            )
            assert (bet.rtp_per_ante == bet.rtp_per_staked) is (bet.bet != "main")
