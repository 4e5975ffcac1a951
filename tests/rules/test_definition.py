"""Definitions: finding parts by name, and being data that nothing can change."""

import msgspec
import pytest

from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.catalogue import TABLES
from croupier.games.tequila_poker import TEQUILA_POKER
from croupier.games.three_card_poker import INSTANT, LIVE
from croupier.rules.definition import Game, Pile, Terms

BY_SHEET = {table.sheet: table.terms for table in TABLES}


def test_every_sheet_has_a_table() -> None:
    assert sorted(BY_SHEET) == ["A", "B", "C", "D", "E"]


@pytest.mark.parametrize(
    ("find", "name"),
    [(LIVE.pile, "flop"), (LIVE.fact, "aa"), (LIVE.paytable, "ante"), (LIVE.stage, "river"), (LIVE.side_bet, "ante")],
)
def test_what_is_not_there_is_not_found(find: object, name: str) -> None:
    assert callable(find)
    with pytest.raises(KeyError, match=name):
        find(name)


@pytest.mark.parametrize(
    ("game", "spots", "highest_raise"),
    [
        (LIVE, ("ante", "pair_plus", "six_card_bonus"), 1),
        (INSTANT, ("ante", "pair_plus"), 1),
        (CASINO_HOLDEM, ("ante", "aa_bonus"), 2),
        (TEQUILA_POKER, ("ante",), 1),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_spots_and_the_dearest_decision(game: Game, spots: tuple[str, ...], highest_raise: int) -> None:
    assert game.spots == spots
    assert game.highest_raise == highest_raise


@pytest.mark.parametrize(("sheet", "antes"), [("A", 1), ("B", 1), ("C", 2), ("D", 0), ("E", 1)])
def test_A15_D5_antes_set_aside_for_the_decision(sheet: str, antes: int) -> None:
    assert BY_SHEET[sheet].reserve_antes == antes


@pytest.mark.parametrize(
    ("sheet", "pace", "over", "under", "repeat"),
    [
        ("A", "house", "refuse", "at_close", "double"),  # A23, A24
        ("B", "player", "refuse", "at_once", "deal"),  # B5, B13
        ("C", "player", "adjust", "at_once", "place"),  # C6
        ("D", "player", "refuse", "at_once", "place"),
        ("E", "house", "refuse", "at_close", "double"),
    ],
)
def test_house_rules_of_each_sheet(sheet: str, pace: str, over: str, under: str, repeat: str) -> None:
    policy = BY_SHEET[sheet].policy
    assert (policy.pace, policy.over_maximum, policy.under_minimum, policy.repeat) == (pace, over, under, repeat)


@pytest.mark.parametrize(("sheet", "for_fun"), [("A", False), ("B", True), ("C", True), ("D", True), ("E", False)])
def test_A16_C3_no_fun_at_live_tables(sheet: str, for_fun: bool) -> None:
    assert BY_SHEET[sheet].policy.for_fun is for_fun


@pytest.mark.parametrize("sheet", ["A", "E"])
def test_E4_E6_live_tables_show_all_seats_and_the_dealer(sheet: str) -> None:
    policy = BY_SHEET[sheet].policy
    assert policy.seats_face_up
    assert policy.shows_after_all_folded


@pytest.mark.parametrize("definition", [LIVE, BY_SHEET["A"], BY_SHEET["A"].policy, LIVE.piles[0]])
def test_a_definition_cannot_be_changed(definition: Game | Terms | Pile) -> None:
    with pytest.raises(AttributeError, match="immutable"):
        definition.name = "other"  # type: ignore[misc,union-attr]
    hash(definition)


def test_a_definition_with_a_field_too_many_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.json.decode(b'{"name":"hand","owner":"seat","count":3,"colour":"red"}', type=Pile)
