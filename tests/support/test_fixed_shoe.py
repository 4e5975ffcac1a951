"""The test's own shoe keeps a shoe's promises."""

import pytest

from croupier.cards import DECK, parse_cards
from tests.support.fixed_shoe import FixedShoe


def test_decks_come_in_order_and_are_completed() -> None:
    shoe = FixedShoe(["Qs Jd", "2c"])
    first, second = shoe.seal("R1"), shoe.seal("R2")
    assert shoe.deck("R1", first.secret, "any")[:3] == parse_cards("Qs Jd 2c")
    assert shoe.deck("R2", second.secret, "any") == DECK
    assert first.commitment != second.commitment
    assert shoe.seed("R1", first.secret).startswith("Qs Jd 2c 2d")
    with pytest.raises(AssertionError, match="no deck for round R3"):
        shoe.seal("R3")


def test_a_deck_survives_a_restart() -> None:
    sealed = FixedShoe(["Ah Kh"]).seal("R")
    deck = FixedShoe([]).deck("R", sealed.secret, "")
    assert deck[:2] == parse_cards("Ah Kh")
    assert sorted(deck) == list(DECK)
