"""What a player asks of a round: what is this hand, what may I do, what would playing on win."""

import msgspec
import pytest

from croupier.cards import parse_cards
from croupier.games.catalogue import TABLES
from croupier.round.commands import Choose, CloseBetting, CloseStage, PlaceBets, PutCard, VoidRound
from croupier.round.queries import bonus_waits, counts, hands, options
from tests.games.rounds import Desk

TERMS = {table.id: table.terms for table in TABLES}


def dealt(table: str, cards: str) -> Desk:
    """Return a table with cards dealt to seat 1, a dash for one that lies face down."""
    desk = Desk(TERMS[table])
    desk.do(PlaceBets(1, "seat 1", ({"ante": 1000},), 10**6))
    desk.do(CloseBetting())
    put(desk, cards)
    return desk


def put(desk: Desk, cards: str) -> None:
    for name in cards.split():
        desk.do(PutCard(None if name == "-" else parse_cards(name)[0]))


def named(desk: Desk) -> dict[str, str]:
    return hands(desk.round, desk.round.seats[1])


@pytest.mark.parametrize(
    ("cards", "hand"),
    [
        ("Qs Qd 7h", "pair"),
        ("9s 8d 7h", "straight"),
        ("As Ks Qs", "mini_royal"),
        ("Qs 6d 4h", "high_card"),
    ],
)
def test_A26_the_hand_is_named_after_the_deal(cards: str, hand: str) -> None:
    assert named(dealt("venezia", cards)) == {"hand": hand}
    assert named(dealt("venezia", cards + " - - -")) == {"hand": hand}


@pytest.mark.parametrize("cards", ["", "Qs", "Qs Qd"])
def test_A26_not_before(cards: str) -> None:
    assert named(dealt("venezia", cards)) == {}


def test_all_is_named_once_the_dealer_has_shown_the_cards() -> None:
    desk = dealt("venezia", "Qs Qd 7h - - -")
    desk.do(Choose(1, "decision", "play"))
    desk.do(CloseStage("decision"))
    put(desk, "Qc Jd 4h")
    assert named(desk) == {"hand": "pair", "six_card": "three_of_a_kind", "showdown": "win"}


def test_E5_a_folded_seat_has_no_showdown() -> None:
    desk = dealt("venezia", "Qs Qd 7h - - -")
    desk.do(CloseStage("decision"))
    put(desk, "Qc Jd 4h")
    assert named(desk) == {"hand": "pair", "six_card": "three_of_a_kind"}


@pytest.mark.parametrize(
    ("cards", "hand"),
    [
        ("9s 9d 5c 5h", "two_pair"),
        ("7s 7d 7h Kc", "three_of_a_kind"),
        ("As Ad 9c 5h", "pair_of_aces"),
        ("6s 6d 6h 6c", "four_of_a_kind"),
        ("Ks Kd 9c 5h", None),  # kings do not win
        ("9h 8h 7h 6h", None),  # nor do four cards of a flush
        ("As Kd 9c 5h", None),
    ],
)
def test_B7_four_cards_that_win_already_are_named(cards: str, hand: str | None) -> None:
    assert named(dealt("tequila", cards)) == ({} if hand is None else {"hand": hand})


def test_B9_points_count_once_all_six_are_out() -> None:
    desk = dealt("tequila", "Ks Kd 9c 5h")
    desk.do(Choose(1, "decision", "high_tequila"))
    put(desk, "As 2d")
    assert named(desk) == {"hand": "pair", "points": "45"}


def test_C8_the_flop_names_the_hand_and_the_bonus() -> None:
    assert named(dealt("roma", "As 7d - - Ah 9c 4s")) == {"hand": "pair_of_aces", "aa": "pair_of_aces"}


def test_options_of_each_game() -> None:
    open_options = {
        "venezia": (dealt("venezia", "Qs Qd 7h - - -"), ["play", "fold"]),
        "paris": (dealt("paris", "Qs Qd 7h - - -"), ["play", "fold"]),
        "roma": (dealt("roma", "As 7d - - Ah 9c 4s"), ["call", "fold"]),
        "tequila": (dealt("tequila", "As 7d Ah 9c"), ["high_tequila", "tequila_poker", "fold"]),
    }
    for desk, names in open_options.values():
        assert [option.name for option in options(desk.round, 1)] == names


def test_options_are_open_to_seats_that_have_to_choose_and_only_then() -> None:
    desk = dealt("venezia", "Qs Qd 7h - -")
    assert options(desk.round, 1) == ()
    put(desk, "-")
    assert options(desk.round, 2) == ()
    desk.do(Choose(1, "decision", "play"))
    assert options(desk.round, 1) == ()


@pytest.mark.parametrize(
    ("table", "cards", "bonuses"),
    [
        ("venezia", "9s 8d 7h - - -", ("ante_bonus",)),
        ("venezia", "As Ks Qs - - -", ("ante_bonus",)),
        ("paris", "8s 8d 8h - - -", ("ante_bonus",)),
        ("venezia", "Ks 9s 4s - - -", ()),  # a flush has none
        ("venezia", "9s 8d 7h - -", ()),  # the question is not open yet
        ("roma", "As 7d - - Ah 9c 4s", ()),  # a side bet is no bonus line
    ],
)
def test_A27_a_bonus_that_waits_for_play(table: str, cards: str, bonuses: tuple[str, ...]) -> None:
    assert bonus_waits(dealt(table, cards).round, 1) == bonuses


def test_A27_no_bonus_waits_after_the_choice() -> None:
    desk = dealt("venezia", "9s 8d 7h - - -")
    desk.do(Choose(1, "decision", "fold"))
    assert bonus_waits(desk.round, 1) == ()


def test_B9_what_the_cards_count_before_the_last_two() -> None:
    desk = dealt("tequila", "Ac Ad Kh Qs")
    assert counts(desk.round, desk.round.seats[1]) == {"points": (42, tuple(map(str, range(44, 55))))}
    assert named(desk) == {"hand": "pair_of_aces"}
    desk.do(Choose(1, "decision", "high_tequila"))
    put(desk, "Js")
    assert counts(desk.round, desk.round.seats[1]) == {"points": (52, ("52", "53"))}
    put(desk, "Th")
    assert counts(desk.round, desk.round.seats[1]) == {}
    assert named(desk) == {"hand": "straight", "points": "52"}


def test_B9_nothing_is_counted_of_a_folded_or_hidden_hand_or_without_points() -> None:
    desk = dealt("tequila", "Ac Ad Kh Qs")
    hidden = msgspec.structs.replace(desk.round.seats[1], piles={"hand": (None,) * 4})
    assert counts(desk.round, hidden) == {}
    desk.do(Choose(1, "decision", "fold"))
    assert counts(desk.round, desk.round.seats[1]) == {}
    other = dealt("venezia", "Qs Qd 7h - - -")
    assert counts(other.round, other.round.seats[1]) == {}


def test_A41_a_void_round_says_why() -> None:
    desk = dealt("venezia", "Qs")
    desk.do(VoidRound("malfunction"))
    assert desk.round.void_reason == "malfunction"
