"""Other paytables: what may be changed, and what is refused with a sentence."""

import json
from pathlib import Path

import pytest

from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.tequila_poker import TEQUILA_POKER
from croupier.games.three_card_poker import INSTANT, LIVE
from croupier.odds.changes import GAMES, changed, parse_change, read_changes
from croupier.odds.errors import OddsError
from croupier.rules.definition import Game
from croupier.rules.fingerprint import fingerprint


def rows(game: Game, paytable: str) -> dict[str, int]:
    return {row.hand: row.pays for row in game.paytable(paytable).rows}


def test_a_row_is_paid_otherwise_and_the_definition_is_another() -> None:
    game = changed(LIVE, [parse_change("pair_plus.flush=3")])
    assert rows(game, "pair_plus") == {**rows(LIVE, "pair_plus"), "flush": 3}
    assert fingerprint(game) != fingerprint(LIVE)
    assert changed(game, [parse_change("pair_plus.flush=4")]) == LIVE


def test_a_row_may_be_added_in_its_place_and_taken_away() -> None:
    added = changed(INSTANT, [parse_change("pair_plus.mini_royal=100")])
    assert list(rows(added, "pair_plus").items())[:2] == [("mini_royal", 100), ("straight_flush", 40)]
    assert changed(added, [parse_change("pair_plus.mini_royal=none")]) == INSTANT


def test_points_are_rows_too() -> None:
    game = changed(TEQUILA_POKER, [parse_change("high_tequila.52=5"), parse_change("high_tequila.45=1")])
    assert rows(game, "high_tequila")["52"] == 5
    assert list(rows(game, "high_tequila"))[-1] == "45"


def test_options_of_the_definition_may_be_set() -> None:
    game = changed(LIVE, [parse_change("six_card_bonus.survives_fold=false"), parse_change("play.raises=2")])
    assert not game.side_bet("six_card_bonus").survives_fold
    assert game.option("decision", "play").raises == 2


@pytest.mark.parametrize(
    ("game", "text", "why"),
    [
        (LIVE, "flush=3", "is not a change"),
        (LIVE, "pair_plus.flush", "is not a change"),
        (LIVE, "pair_plus.flush=", "is not a change"),
        (LIVE, "bonus.flush=3", "has no line 'bonus'"),
        (LIVE, "fold.raises=3", "stakes nothing"),
        (LIVE, "pair_plus.full_house=3", "has no row 'full_house'"),
        (LIVE, "pair_plus.flush=-3", "cannot be negative"),
        (LIVE, "pair_plus.flush=3.5", "is not a whole number"),
        (LIVE, "pair_plus.flush=1e3", "is not a whole number"),
        (LIVE, "pair_plus.flush=\uff13", "is not a whole number"),
        (LIVE, "pair_plus.flush=nan", "is not a whole number"),
        (LIVE, "pair_plus.flush=" + "9" * 5_000, "would overflow"),
        (LIVE, "pair_plus.survives_fold=1", "is true or false"),
        (LIVE, "play.raises=0", "at least 1"),
        (CASINO_HOLDEM, "high_tequila.52=5", "has no line 'high_tequila'"),
        (TEQUILA_POKER, "high_tequila.55=5", "has no row '55'"),
    ],
)
def test_what_is_not_understood_is_refused(game: Game, text: str, why: str) -> None:
    with pytest.raises(OddsError, match=why):
        changed(game, [parse_change(text)])


def test_paytable_files_in_toml_and_json(tmp_path: Path) -> None:
    content = {"pair_plus": {"flush": 3}, "six_card_bonus": {"survives_fold": False, "straight": "none"}}
    toml = tmp_path / "tight.toml"
    toml.write_text('[pair_plus]\nflush = 3\n[six_card_bonus]\nsurvives_fold = false\nstraight = "none"\n')
    as_json = tmp_path / "tight.json"
    as_json.write_text(json.dumps(content))
    assert read_changes(toml) == read_changes(as_json)
    assert changed(LIVE, read_changes(toml)) != LIVE


@pytest.mark.parametrize(
    "content",
    ["", "[", "pair_plus = 3", "[pair_plus]\nflush = 3.5", "[pair_plus]\nflush = [1]", "[pair_plus.flush]\nx = 1"],
)
def test_a_paytable_file_that_is_none_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "table.toml"
    path.write_text(content)
    if not content:
        assert read_changes(path) == ()
        return
    with pytest.raises(OddsError, match=r"table\.toml"):
        read_changes(path)


def test_a_number_of_thousands_of_digits_in_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text("[pair_plus]\nflush = 0x" + "f" * 6_000 + "\n")
    with pytest.raises(OddsError, match="would overflow"):
        changed(LIVE, read_changes(path))


def test_every_game_of_the_catalogue_can_be_asked_for() -> None:
    assert set(GAMES) == {"three-card-poker-live", "three-card-poker-instant", "casino-holdem", "tequila-poker"}
