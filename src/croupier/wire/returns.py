"""What a table returns to players, read from the certificate of its game: nothing is typed in (A12, B14, C15)."""

from collections.abc import Mapping

from croupier.games.catalogue import Table
from croupier.odds.certificate import BetFigures, Certificate
from croupier.wire.odds import Ratio
from croupier.wire.tables import BetReturns, PlayReturns


def returns_shown(table: Table, certificate: Certificate) -> list[PlayReturns]:
    """Every bet under optimal play of the main game, then under each simple strategy that the certificate holds."""
    plays = {"optimal": certificate.optimal, **certificate.simple}
    return [PlayReturns(play, _bets(table, figures.bets)) for play, figures in plays.items()]


def _bets(table: Table, bets: Mapping[str, BetFigures]) -> list[BetReturns]:
    return [_bet(table, name, figures) for name, figures in bets.items()]


def _bet(table: Table, name: str, figures: BetFigures) -> BetReturns:
    per_ante, per_staked = figures.return_per_ante, figures.return_per_staked
    ratio = figures.expected_value
    return BetReturns(
        bet=name,
        expected_value=Ratio(ratio.numerator, ratio.denominator),
        house_edge=float(1 - per_ante),
        element_of_risk=float(1 - per_staked),
        rtp_per_ante=float(per_ante),
        rtp_per_staked=float(per_staked),
        published_basis=table.published_basis,
        published=float(per_ante if table.published_basis == "per_ante" else per_staked),
    )
