"""Cards and their names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import DECK, RANKS, SUITS, card_name, format_cards, parse_card, parse_cards, rank, suit


def test_A11_one_deck_of_52_without_jokers() -> None:
    assert len(DECK) == 52
    assert list(DECK) == list(range(52))
    assert len({card_name(card) for card in DECK}) == 52


def test_card_is_rank_times_four_plus_suit() -> None:
    for card in DECK:
        assert card == rank(card) * 4 + suit(card)
        assert card_name(card) == RANKS[rank(card)] + SUITS[suit(card)]
        assert parse_card(card_name(card)) == card


def test_names() -> None:
    assert [card_name(card) for card in (0, 3, 35, 43, 51)] == ["2c", "2s", "Ts", "Qs", "As"]


@pytest.mark.parametrize("name", ["", "Q", "s", "sQ", "QS", "qs", "10s", "1s", "Qx", " Qs", "Qs\n", "QsJd", "Q♠"])
def test_refuses_what_is_no_card(name: str) -> None:
    with pytest.raises(ValueError, match="such as Qs or Td"):
        parse_card(name)


@pytest.mark.parametrize("card", [-1, 52])
def test_refuses_numbers_that_are_no_card(card: int) -> None:
    with pytest.raises(ValueError, match="0 to 51"):
        card_name(card)


@given(st.lists(st.sampled_from(DECK), unique=True))
def test_lists_of_cards_are_read_back_in_order(cards: list[int]) -> None:
    assert parse_cards(format_cards(cards)) == tuple(cards)


def test_a_card_stands_once() -> None:
    with pytest.raises(ValueError, match="Qs stands twice"):
        parse_cards("Qs Jd Qs")
