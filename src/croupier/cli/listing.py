"""`croupier games`: the tables on offer, for people and for programs."""

from collections.abc import Iterator

import msgspec

from croupier.games.catalogue import TABLES, Table
from croupier.money import CURRENCIES, Currency, format_amount
from croupier.odds.certificate import NotCertified, certificate_of
from croupier.wire.describe import describe
from croupier.wire.tables import PaytableShown, RowShown, SpotShown, TableDescription


def games_json() -> str:
    """Every table with its definition's fingerprint, bets, limits, paytables and policy, as a JSON array."""
    shown = msgspec.json.encode([described(table) for table in TABLES])
    return msgspec.json.format(shown, indent=2).decode() + "\n"


def games_text() -> str:
    """The same to read: one block a table."""
    return "\n".join("\n".join(_block(described(table))) + "\n" for table in TABLES)


def described(table: Table) -> TableDescription:
    """A table with what its certificate says it returns, where it has one."""
    try:
        certificate = certificate_of(table.terms.game)
    except NotCertified:
        certificate = None
    return describe(table, certificate, None if certificate is not None else "not_certified")


def _block(table: TableDescription) -> Iterator[str]:
    currency = CURRENCIES[table.currency]
    yield f"{table.name} ({table.id}): {table.game}, {table.kind}, {table.language}"
    yield f"  definition  {table.definition}"
    for spot in table.spots:
        yield f"  bet         {spot.bet:<16}{_limits(spot, currency)}"
    for play in table.returns[:1]:
        for bet in play.bets:
            yield f"  returns     {bet.bet:<16}{bet.published:.4%} {bet.published_basis.replace('_', ' ')}"
    for stage in table.stages:
        yield f"  {stage.name:<12}{', '.join(option.name for option in stage.options)}"
    for paytable in table.paytables:
        yield f"  {paytable.name:<16}{_pays(paytable)}"


def _limits(spot: SpotShown, currency: Currency) -> str:
    if spot.minimum is None or spot.maximum is None:
        return f"{spot.raises} x ante, placed by deciding"
    lone = "" if spot.needs_ante or spot.role == "ante" else ", may stand alone"
    least, most = format_amount(spot.minimum, currency), format_amount(spot.maximum, currency)
    return f"{least} to {most} {currency.code}{lone}"


def _pays(paytable: PaytableShown) -> str:
    return ", ".join(f"{_classes(row)} {row.pays}:1" for row in paytable.rows)


def _classes(row: RowShown) -> str:
    first, last = row.classes[0], row.classes[-1]
    if len(row.classes) == 1:
        return first
    if row.open_end == "up":
        return f"{first} or better"
    return f"{last} or lower" if row.open_end == "down" else f"{first} to {last}"
