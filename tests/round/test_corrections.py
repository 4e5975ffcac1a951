"""A card put right: what others may see of it, and when it is too late."""

import msgspec
import pytest

from croupier.cards import parse_card, parse_cards
from croupier.games.catalogue import TABLES
from croupier.round.accept import accept
from croupier.round.commands import (
    Choose,
    CloseBetting,
    Command,
    ConfirmCards,
    CorrectCard,
    PlaceBets,
    PutCard,
    Refused,
    VoidRound,
)
from croupier.round.events import CardCorrected, RoundOpened, StageOpened
from croupier.round.model import Round, apply, begin
from croupier.round.view import view, view_event
from croupier.round.wants import WantsConfirm, wants
from croupier.rules.definition import Terms
from croupier.rules.fingerprint import fingerprint

TERMS = {table.id: table.terms for table in TABLES}


def by_hand(terms: Terms) -> Round:
    opened = RoundOpened("R1", fingerprint(terms.game), fingerprint(terms), "", 0, dealing="hand")
    return begin(opened, terms)


def after(round_: Round, *commands: Command) -> Round:
    for command in commands:
        for event in accept(round_, command):
            round_ = apply(round_, event)
    return round_


def bet(seat: int, **bets: int) -> PlaceBets:
    return PlaceBets(seat, f"player {seat}", (bets,), 10**6)


def puts(cards: str) -> list[Command]:
    return [PutCard(card) for card in parse_cards(cards)]


def refused(round_: Round, command: Command) -> str:
    with pytest.raises(Refused) as refusal:
        accept(round_, command)
    return refusal.value.code


FIX = CorrectCard("hand", 1, 0, parse_card("2c"))


def test_a_closed_hand_is_corrected_for_its_own_eyes_alone() -> None:
    terms = TERMS["venezia"]
    terms = msgspec.structs.replace(terms, policy=msgspec.structs.replace(terms.policy, seats_face_up=False))
    round_ = after(by_hand(terms), bet(1, ante=500), bet(2, ante=500), CloseBetting(), *puts("Qs Jd"))
    (event,) = accept(round_, FIX)

    assert event == CardCorrected("hand", 1, 0, parse_card("Qs"), parse_card("2c"))
    hidden = msgspec.structs.replace(event, was=None, card=None)
    assert [view_event(round_, event, viewer) for viewer in (1, 2, None)] == [event, hidden, hidden]
    seen = view(apply(round_, event), 2)
    assert seen.seats[1].piles["hand"] == (None,)


def test_where_hands_are_closed_only_their_own_choice_fixes_them() -> None:
    terms = TERMS["venezia"]
    terms = msgspec.structs.replace(terms, policy=msgspec.structs.replace(terms.policy, seats_face_up=False))
    round_ = after(by_hand(terms), bet(1, ante=500), bet(2, ante=500), CloseBetting(), *puts("Qs Jd Th 9h 8c 7c"))
    round_ = after(round_, *[PutCard(None)] * 3, Choose(2, "decision", "play"))

    after(round_, FIX)
    assert refused(after(round_, Choose(1, "decision", "play")), FIX) == "choice_made"


def test_D4_before_a_side_bet_is_paid_in_mid_round_the_cards_are_confirmed() -> None:
    """Afterwards a card of it is as good as chosen on."""
    round_ = after(by_hand(TERMS["paris"]), bet(1, ante=500, pair_plus=500), CloseBetting(), *puts("Qs Qd Th"))
    round_ = after(round_, *[PutCard(None)] * 3)

    assert wants(round_) == WantsConfirm()
    assert not round_.seats[1].settled
    round_ = after(round_, FIX)
    assert wants(round_) == WantsConfirm()
    events = accept(round_, ConfirmCards())
    assert [type(event).__name__ for event in events] == ["CardsConfirmed", "LinesSettled", "StageOpened"]
    assert events[-1] == StageOpened("decision")
    assert refused(after(round_, ConfirmCards()), CorrectCard("hand", 1, 1, parse_card("3c"))) == "choice_made"


def test_only_a_round_dealt_by_hand_that_runs_is_corrected_or_confirmed() -> None:
    terms = TERMS["venezia"]
    sealed = begin(RoundOpened("R1", fingerprint(terms.game), fingerprint(terms), "c" * 64, 0), terms)
    dealt = after(sealed, bet(1, ante=500), CloseBetting(), *puts("Qs Jd"))
    assert refused(dealt, FIX) == "not_by_hand"
    assert refused(dealt, ConfirmCards()) == "not_confirming"
    voided = after(by_hand(terms), bet(1, ante=500), CloseBetting(), *puts("Qs"), VoidRound("test"))
    assert refused(voided, FIX) == "round_over"
