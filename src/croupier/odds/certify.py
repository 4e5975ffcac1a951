"""Making certificates: counts a definition whole and writes down what it is worth."""

from fractions import Fraction

from croupier.odds import named
from croupier.odds.census import Route
from croupier.odds.certificate import (
    CENSUS,
    FORMAT,
    BetFigures,
    Certificate,
    Ending,
    PlayFigures,
    Ratio,
    encode,
)
from croupier.odds.outcomes import MAIN, Pricing
from croupier.odds.printing import percent
from croupier.odds.report import BetReport, Report, Request, report
from croupier.rules import facts, settle
from croupier.rules.definition import Game
from croupier.rules.fingerprint import fingerprint


def certify(game: Game, route: Route | None = None, workers: int = 2) -> bytes:
    """The certificate of a definition as a file: byte for byte the same by either route, whenever it is made."""
    optimal = report(game, Request(route=route, workers=workers))
    pricing = Pricing(game)
    shape = pricing.shape
    best = {
        bet: optimal.bets[bet]
        if bet == MAIN
        else report(game, Request(route=route, workers=workers, favour=bet)).bets[bet]
        for bet in pricing.bets
    }
    certificate = Certificate(
        FORMAT,
        game.name,
        fingerprint(game),
        {"facts": facts.VERSION, "settle": settle.VERSION, "census": CENSUS},
        {"all": str(shape.total), "hands": str(shape.states), "from_each_hand": str(shape.deals)},
        str(optimal.ties),
        _play(optimal),
        {bet: _figures(figures) for bet, figures in best.items()},
        {
            name: _play(report(game, Request(strategy=name, route=route, workers=workers)))
            for name in named.rules_for(pricing)
        },
        tuple(
            Ending(ending.bet, ending.option, ending.result, ending.hand, ending.net, str(ending.deals))
            for ending in optimal.outcomes
        ),
    )
    return encode(certificate)


def _play(found: Report) -> PlayFigures:
    hands = {option: str(share.hands) for option, share in found.options.items()}
    return PlayFigures(hands, {bet: _figures(figures) for bet, figures in found.bets.items()})


def _figures(bet: BetReport) -> BetFigures:
    if bet.variance is None or bet.hit_frequency is None:
        raise AssertionError("a certificate takes a full report")
    return BetFigures(
        Ratio(str(bet.numerator), str(bet.denominator)),
        _ratio(bet.average_staked),
        _ratio(bet.variance),
        _ratio(bet.hit_frequency),
        percent(bet.rtp_per_ante),
        percent(bet.rtp_per_staked),
    )


def _ratio(value: Fraction) -> Ratio:
    return Ratio(str(value.numerator), str(value.denominator))
