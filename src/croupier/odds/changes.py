"""Other paytables and options for a game: ``pair_plus.flush=3``, ``six_card_bonus.survives_fold=false``.

A change names a line (its paytable) or an option and one of its rows or settings. Nothing is guessed: what is not
understood is refused with a sentence that lists what there is.
"""

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import msgspec

from croupier.games.catalogue import TABLES
from croupier.hands import five_card, three_card
from croupier.odds.errors import OddsError
from croupier.odds.shapes import POINTS
from croupier.rules.definition import Game, HandFact, HandKind, Option, Paytable, Row, SideBet

GAMES: Mapping[str, Game] = MappingProxyType({table.terms.game.name: table.terms.game for table in TABLES})
"""Every game of the catalogue by its name."""

_CLASSES: Mapping[HandKind, tuple[str, ...]] = {
    "three_card": three_card.CATEGORIES,
    "five_card": five_card.CATEGORIES,
    "high_tequila": POINTS,
}
_NO_ROW = "none"
_LONGEST_NUMBER = 30
_SWITCHES = ("needs_ante", "survives_fold")


class Change(msgspec.Struct, frozen=True):
    """A row or a setting, and what it becomes, as text."""

    line: str
    row: str
    value: str

    def __str__(self) -> str:
        """As it is written on the command line."""
        return f"{self.line}.{self.row}={self.value}"


def game_named(name: str) -> Game:
    """The game of the catalogue with this name; OddsError where there is none."""
    if name not in GAMES:
        raise OddsError(f"there is no game {name!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]


def parse_change(text: str) -> Change:
    """The change of a text ``LINE.ROW=VALUE``; OddsError for any other text."""
    place, equals, value = text.partition("=")
    line, dot, row = place.partition(".")
    if not (equals and dot and line and row and value):
        raise OddsError(f"{text!r} is not a change: write LINE.ROW=PAYS, such as pair_plus.flush=3.")
    return Change(line, row, value)


def row_classes(game: Game, paytable: Paytable) -> tuple[str, ...]:
    """The rows that a paytable may have, lowest hand first."""
    fact = game.fact(paytable.fact)
    return _CLASSES[fact.kind] if isinstance(fact, HandFact) else ()


def changed(game: Game, changes: Iterable[Change]) -> Game:
    """The game with changes made, in order; OddsError for a line, row, option or value that it does not know."""
    for change in changes:
        game = _changed(game, change)
    return game


def read_changes(path: Path) -> tuple[Change, ...]:
    """The changes of a paytable file: TOML, or JSON by its name; a table for each line.

    OddsError for a file that cannot be read or holds anything else.
    """
    loads: Callable[[str], object] = json.loads if path.suffix.lower() == ".json" else tomllib.loads
    try:
        content = loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as problem:
        raise OddsError(f"the paytable {path} cannot be read: {problem}.") from problem
    return tuple(_listed(path, content))


def _listed(path: Path, content: object) -> Iterator[Change]:
    if not isinstance(content, dict):
        raise OddsError(f"the paytable {path} must hold a table for each line, such as pair_plus with flush = 3.")
    for line, rows in content.items():
        if not isinstance(rows, dict):
            raise OddsError(f"{line} in {path} must be a table of rows, not {rows!r}.")
        for row, value in rows.items():
            if isinstance(value, bool):
                yield Change(line, row, str(value).lower())
            elif isinstance(value, int | str):
                yield Change(line, row, str(value) if isinstance(value, str) else _digits(value))
            else:
                raise OddsError(f"{line}.{row} in {path} must be a whole number, true, false or none, not {value!r}.")


def _digits(value: int) -> str:
    # Printing a number of thousands of digits would raise an error of its own.
    return str(value) if value.bit_length() < 4 * _LONGEST_NUMBER else "9" * (_LONGEST_NUMBER + 1)


def _changed(game: Game, change: Change) -> Game:
    side_bets = {side_bet.bet: side_bet for side_bet in game.side_bets}
    options = {option.name: option for stage in game.stages for option in stage.options}
    paytables = {paytable.name: paytable for paytable in game.paytables}
    if change.row in _SWITCHES and change.line in side_bets:
        return _switched(game, side_bets[change.line], change)
    if change.row == "raises" and change.line in options:
        return _raised(game, options[change.line], change)
    if change.line in paytables:
        return _repaid(game, paytables[change.line], change)
    known = ", ".join(dict.fromkeys((*paytables, *side_bets, *(o for o in options if not options[o].folds))))
    raise OddsError(f"{game.name} has no line {change.line!r} that can be changed; it has {known}.")


def _switched(game: Game, side_bet: SideBet, change: Change) -> Game:
    if change.value not in {"true", "false"}:
        raise OddsError(f"{change.line}.{change.row} is true or false, not {change.value!r}.")
    setting = {change.row: change.value == "true"}
    new = msgspec.structs.replace(side_bet, **setting)
    return _replaced(game, "side_bets", side_bet, new)


def _raised(game: Game, option: Option, change: Change) -> Game:
    if option.bet is None:
        raise OddsError(f"{change.line} stakes nothing: it has no raise to change.")
    new = msgspec.structs.replace(option, raises=_number(change, least=1))
    (stage,) = (stage for stage in game.stages if option in stage.options)
    options = tuple(new if kept is option else kept for kept in stage.options)
    return _replaced(game, "stages", stage, msgspec.structs.replace(stage, options=options))


def _repaid(game: Game, paytable: Paytable, change: Change) -> Game:
    classes = row_classes(game, paytable)
    if change.row not in classes:
        known = ", ".join(row.hand for row in paytable.rows)
        raise OddsError(f"{change.line} has no row {change.row!r}; it has {known} (and may have {_spread(classes)}).")
    rows = {row.hand: row for row in paytable.rows}
    if change.value == _NO_ROW:
        rows.pop(change.row, None)
    else:
        rows[change.row] = Row(change.row, _number(change, least=0))
    best_first = sorted(rows.values(), key=lambda row: -classes.index(row.hand))
    return _replaced(game, "paytables", paytable, msgspec.structs.replace(paytable, rows=tuple(best_first)))


def _spread(classes: tuple[str, ...]) -> str:
    return f"{classes[0]} to {classes[-1]}" if classes == POINTS else ", ".join(reversed(classes))


def _number(change: Change, *, least: int) -> int:
    """A whole number written in plain digits."""
    text = change.value
    if text.startswith("-") and text[1:].isdigit():
        raise OddsError(f"{change}: this cannot be negative.")
    if not (text.isascii() and text.isdigit()):
        raise OddsError(f"{change}: {text[:40]!r} is not a whole number; pays are whole numbers, to one.")
    if len(text) > _LONGEST_NUMBER:
        raise OddsError(f"{change.line}.{change.row}: a number of {len(text)} digits would overflow every total.")
    if int(text) < least:
        raise OddsError(f"{change}: this must be at least {least}.")
    return int(text)


def _replaced(game: Game, field: str, old: object, new: object) -> Game:
    items = tuple(new if item is old else item for item in getattr(game, field))
    return msgspec.structs.replace(game, **{field: items})
