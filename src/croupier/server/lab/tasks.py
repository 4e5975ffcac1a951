"""What the odds' process carries out. Everything is loaded there: the server itself never holds the arrays."""

# ruff: noqa: PLC0415 (see above)

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from croupier.cards import Card
from croupier.games.catalogue import TABLES
from croupier.odds.changes import GAMES, changed, game_named, parse_change
from croupier.odds.errors import OddsError
from croupier.rules.definition import Game
from croupier.rules.fingerprint import fingerprint
from croupier.wire.odds import LabGame, OddsAsked, OddsFound, lab_game

if TYPE_CHECKING:
    from croupier.odds.advice import Advice
    from croupier.odds.report import Report

WORKERS = 1
"""Of two cores one is left to the tables."""


def lab_games() -> list[LabGame]:
    """What may be changed about each game of the catalogue."""
    from croupier.odds import named
    from croupier.odds.outcomes import Pricing

    return [lab_game(game, fingerprint(game), named.names(Pricing(game)), _tables_of(game)) for game in GAMES.values()]


def lab_odds(name: str, asked: OddsAsked) -> OddsFound:
    """The exact figures; OddsError for what cannot be computed."""
    from croupier.odds.printing import report_json

    return msgspec.convert(report_json(found(name, asked)), OddsFound)


def lab_certificate(name: str, asked: OddsAsked) -> bytes:
    """The certificate of a game with changes, as a file; how it is played makes no difference to it."""
    from croupier.odds.certify import certify

    return certify(asked_game(name, asked), workers=WORKERS)


def lab_page(name: str, asked: OddsAsked) -> bytes:
    """The report on a game with changes, as one page."""
    from croupier.odds.card import strategy_card
    from croupier.odds.page import report_page

    report = found(name, asked)
    return report_page(report, strategy_card(report.game, report.counted_stakes, workers=WORKERS)).encode()


def worth(game: Game, piles: Mapping[str, tuple[Card, ...]], stakes: Mapping[str, Fraction]) -> "Advice":
    """What each option is worth for a hand."""
    from croupier.odds.advice import advise

    return advise(game, piles, stakes)


def asked_game(name: str, asked: OddsAsked) -> Game:
    """A game of the catalogue with the changes asked for; OddsError for what makes no sense."""
    return changed(game_named(name), map(parse_change, asked.changes))


def _tables_of(game: Game) -> dict[str, str]:
    return {table.id: table.name for table in TABLES if table.terms.game == game}


def found(name: str, asked: OddsAsked) -> "Report":
    """The report on a game with changes."""
    from croupier.odds.report import Request, report

    stakes = {bet: ratio_of(text) for bet, text in asked.stakes.items()}
    return report(asked_game(name, asked), Request(stakes, asked.strategy, asked.objective, workers=WORKERS))


def ratio_of(text: str) -> Fraction:
    """A stake in Antes; OddsError for a denominator of zero."""
    try:
        return Fraction(text)
    except ZeroDivisionError:
        raise OddsError(f"{text} is no stake: nothing can be divided by zero.") from None
