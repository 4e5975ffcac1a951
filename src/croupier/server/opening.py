"""Whether a table may open: only with a certificate of its very definition, and no bet under its jurisdiction's floor.

What was opened before stays what it is: rounds that have begun are played to their end.
"""

from collections.abc import Sequence
from fractions import Fraction
from importlib.resources.abc import Traversable

import msgspec

from croupier.games.catalogue import Table
from croupier.jurisdictions import Jurisdiction
from croupier.odds.certificate import BetFigures, Certificate, NotCertified, certificate_of


class Opening(msgspec.Struct, frozen=True):
    """Whether a table is open. ``closed``: why not, as a code; ``why``: the same for whoever runs the house.

    ``certificate``: that of its game, where there is one.
    """

    certificate: Certificate | None
    closed: str | None = None
    why: str = ""


def opening(table: Table, jurisdiction: Jurisdiction, certificates: Sequence[Traversable] = ()) -> Opening:
    """Judge a table, with the certificates that are shipped and those in more folders."""
    try:
        certificate = certificate_of(table.terms.game, certificates)
    except NotCertified as problem:
        return Opening(None, "not_certified", str(problem))
    floor = jurisdiction.return_floor.percent
    for bet, figures in certificate.best.items():
        if floor is not None and (returned := published_return(table, figures)) < Fraction(floor, 100):
            short = f"{bet} returns {float(returned):.4%} {table.published_basis}"
            return Opening(certificate, "under_floor", f"{short}; the floor of {jurisdiction.name} is {floor} %")
    return Opening(certificate)


def published_return(table: Table, figures: BetFigures) -> Fraction:
    """A bet's return on the basis that the table publishes it on."""
    return figures.return_per_ante if table.published_basis == "per_ante" else figures.return_per_staked
