"""Every playthrough comes to what is written in it, and together they leave no rule out."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from croupier.games.catalogue import TABLES, Table
from croupier.hands.classes import IS_A
from croupier.rules.definition import Game, Line, Option, Pay, PaysByTable, PaysIfTable, Versus
from croupier.rules.settle import LineResult
from tests.games.playthrough import FILES, FOLDER, Play, play, read

RESULTS = ("win", "tie", "lose", "not_qualified")

Case = tuple[str, ...]


@cache
def plays(path: Path) -> tuple[Play, ...]:
    """The round of a file at each of its tables."""
    script = read(path)
    return tuple(play(script, table) for table in script.tables)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).with_suffix("").as_posix())
def test_playthrough(path: Path) -> None:
    script = read(path)
    assert all(re.fullmatch("[A-E][0-9]+", requirement) for requirement in script.requirements)
    for played in plays(path):
        assert tuple(played.outcome) == script.expected
        assert tuple(played.log) == script.log
        assert played.desk.round.over
        assert played.desk.held == 0
        assert sum(played.desk.gains.values()) + played.desk.house_gain == played.deposits.total()


def by_table(game: Game, pay: Pay | Versus) -> Iterator[str]:
    """Names of the paytables that a line may look at."""
    pays = (pay.win, pay.tie, pay.lose, pay.not_qualified) if isinstance(pay, Versus) else (pay,)
    yield from {game.paytable(p.paytable).name for p in pays if isinstance(p, PaysByTable | PaysIfTable)}


def line_cases(option: str, line: Line) -> Iterator[Case]:
    """How a line of an option can end."""
    if isinstance(line.pay, Versus):
        yield from ((option, line.name, result) for result in RESULTS)
    elif line.bonus:
        yield (option, line.name, "bonus")
    else:
        yield from ((option, line.name, outcome) for outcome in ("win", "lose"))


def required(table: Table) -> Iterator[Case]:
    """All that the playthroughs of a table have to show."""
    game = table.terms.game
    for paytable in game.paytables:
        yield from ((table.id, "paytable", paytable.name, row.hand) for row in paytable.rows)
    for stage in game.stages:
        for option in stage.options:
            if option.folds:
                yield (table.id, option.name, "player")
                yield from [(table.id, option.name, "system")] if table.live else []
                for side_bet in game.side_bets:
                    kept = ("win", "lose") if side_bet.survives_fold else ("fold",)
                    yield from ((table.id, option.name, side_bet.line.name, outcome) for outcome in kept)
            else:
                lines = (*option.lines, *(side_bet.line for side_bet in game.side_bets))
                yield from ((table.id, *case) for line in lines for case in line_cases(option.name, line))
    yield from ((table.id, "alone", bet.bet) for bet in game.side_bets if not bet.needs_ante)


def shown(played: Play) -> Iterator[Case]:
    """What of that a playthrough shows."""
    table, game = played.table.id, played.table.terms.game
    for seat in played.desk.round.seats.values():
        for result in seat.settled:
            option = next((game.option(stage, name) for stage, name in seat.choices.items()), None)
            yield from ((table, *case) for case in rows_hit(game, option, result))
            if option is None:
                yield (table, "alone", result.bet)
            else:
                yield (table, option.name, result.line, result.result or result.outcome)
        for stage, option_name in seat.choices.items():
            yield (table, option_name, seat.decided_by[stage])


def rows_hit(game: Game, option: Option | None, result: LineResult) -> Iterator[Case]:
    """The paytable row that a settled line was paid by."""
    lines = [*(option.lines if option else ()), *(side_bet.line for side_bet in game.side_bets)]
    line = next(line for line in lines if line.name == result.line)
    for name in by_table(game, line.pay):
        rows = {row.hand for row in game.paytable(name).rows}
        if result.hand is not None:
            yield ("paytable", name, result.hand if result.hand in rows else IS_A.get(result.hand, ""))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_every_row_and_every_outcome_of_a_table_is_played(table: Table) -> None:
    seen = {case for path in FILES for played in plays(path) for case in shown(played)}
    assert sorted(set(required(table)) - seen) == []


def test_every_file_is_read() -> None:
    assert len(FILES) > 80
