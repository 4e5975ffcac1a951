"""A table's definition as the shapes that pages are drawn from: felt, paytables, limits, options."""

from collections.abc import Sequence

import msgspec

from croupier.games.catalogue import Table
from croupier.hands import five_card, three_card
from croupier.money import CURRENCIES
from croupier.odds.certificate import Certificate
from croupier.rules.definition import ANTE, Game, HandFact, Line, PaysByTable, Paytable, Row, Showdown, SideBet, Versus
from croupier.rules.facts import piles_of
from croupier.rules.fingerprint import fingerprint
from croupier.wire.explain import facts_shown, line_pays, orders_shown, points_shown
from croupier.wire.returns import returns_shown
from croupier.wire.tables import (
    PaytableShown,
    PileShown,
    PolicyShown,
    RowShown,
    SpotShown,
    StageOption,
    StageShown,
    TableDescription,
    WindowsShown,
)

HIGHEST = {three_card.CATEGORIES[-1], five_card.CATEGORIES[-1]}
LOWEST = {three_card.CATEGORIES[0], five_card.CATEGORIES[0]}


def describe(
    table: Table, certificate: Certificate | None, closed: str | None = None, *, quick_play: bool = True
) -> TableDescription:
    """Everything a page needs to draw a table, what it returns from the certificate of its game."""
    terms, game = table.terms, table.terms.game
    currency = CURRENCIES[terms.currency]
    return TableDescription(
        id=table.id,
        game=game.name,
        name=table.name,
        kind="live" if table.live else "instant",
        language=table.language,
        currency=currency.code,
        exponent=currency.exponent,
        seats=terms.seats,
        chips=list(table.chips),
        spots=_spots(table),
        piles=[PileShown(pile.name, pile.owner, pile.count, pile.face_up) for pile in game.piles],
        finish=list(game.finish),
        stages=[_stage(game, index) for index in range(len(game.stages))],
        paytables=[_paytable(game, paytable) for paytable in game.paytables],
        settlement_order=_settlement_order(game),
        qualifies=next((fact.qualifies for fact in game.facts if isinstance(fact, Showdown)), None),
        policy=PolicyShown(
            pace=terms.policy.pace,
            over_maximum=terms.policy.over_maximum,
            under_minimum=terms.policy.under_minimum,
            repeat=terms.policy.repeat,
            seats_face_up=terms.policy.seats_face_up,
            reserves_completing_bet=terms.policy.reserves_completing_bet,
            shows_after_all_folded=terms.policy.shows_after_all_folded,
            for_fun=terms.policy.for_fun,
        ),
        windows=_windows(table),
        dealer=table.dealer,
        instant_sibling=table.instant_sibling,
        facts=facts_shown(game),
        orders=orders_shown(game),
        points=points_shown(game),
        definition=fingerprint(game),
        terms=fingerprint(terms),
        returns=returns_shown(table, certificate) if certificate is not None else [],
        closed=closed,
        advice=table.advice,
        stream=table.stream,
        quick_play=quick_play,
    )


def groups(rows: Sequence[Row]) -> list[RowShown]:
    """Rows best first, neighbours that pay alike as one, its classes lowest first."""
    grouped: list[list[Row]] = []
    for row in rows:
        if grouped and grouped[-1][-1].pays == row.pays:
            grouped[-1].append(row)
        else:
            grouped.append([row])
    shown: list[RowShown] = []
    for group in grouped:
        classes = [row.hand for row in reversed(group)]
        open_end = None
        if len(classes) > 1:
            open_end = "up" if classes[-1] in HIGHEST else "down" if classes[0] in LOWEST else None
        shown.append(RowShown(classes, group[0].pays, open_end))
    return shown


def _spots(table: Table) -> list[SpotShown]:
    terms = table.terms
    spots = [_chip_spot(table, ANTE, "ante", needs_ante=False)]
    spots += [_side_spot(table, side) for side in terms.game.side_bets]
    completing: dict[str, int] = {}
    for stage in terms.game.stages:
        for option in stage.options:
            if option.bet is not None:
                completing[option.bet] = option.raises
    spots += [
        SpotShown(bet, "completing", None, None, needs_ante=True, raises=raises) for bet, raises in completing.items()
    ]
    return spots


def _chip_spot(table: Table, bet: str, role: str, *, needs_ante: bool) -> SpotShown:
    limit = table.terms.limit(bet)
    return SpotShown(bet, role, limit.minimum, limit.maximum, needs_ante, None)


def _side_spot(table: Table, side: SideBet) -> SpotShown:
    spot = _chip_spot(table, side.bet, "side", needs_ante=side.needs_ante)
    return msgspec.structs.replace(
        spot, line=line_pays(side.line), survives_fold=side.survives_fold, settles=side.settles
    )


def _stage(game: Game, index: int) -> StageShown:
    stage = game.stages[index]
    options = [
        StageOption(option.name, option.bet, option.raises, option.folds, [line_pays(line) for line in option.lines])
        for option in stage.options
    ]
    return StageShown(stage.name, list(stage.deals), options)


def _lines(game: Game) -> list[Line]:
    options = [option for stage in game.stages for option in stage.options if not option.folds]
    return [*(line for option in options for line in option.lines), *(side.line for side in game.side_bets)]


def _settlement_order(game: Game) -> list[str]:
    early = [side.line.name for side in game.side_bets if side.settles is not None]
    return list(dict.fromkeys([*early, *(line.name for line in _lines(game))]))


def _paytable(game: Game, paytable: Paytable) -> PaytableShown:
    line = next(line for line in _lines(game) if _pays_by(line, paytable.name))
    fact = game.fact(paytable.fact)
    return PaytableShown(
        name=paytable.name,
        line=line.name,
        bet=line.bet,
        fact=fact.name,
        piles=list(piles_of(fact)) if isinstance(fact, HandFact) else [],
        rows=groups(paytable.rows),
    )


def _pays_by(line: Line, paytable: str) -> bool:
    pays = (line.pay.win, line.pay.not_qualified) if isinstance(line.pay, Versus) else (line.pay,)
    return any(isinstance(pay, PaysByTable) and pay.paytable == paytable for pay in pays)


def _windows(table: Table) -> WindowsShown | None:
    windows = table.windows
    if windows is None:
        return None
    return WindowsShown(windows.betting_ms, windows.decision_ms, windows.pause_ms, windows.warn_ms)
