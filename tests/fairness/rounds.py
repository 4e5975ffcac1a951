"""Whole rounds by the rules alone, dealt from a seed of their own: the way the house plays them, without a house."""

import random
from collections.abc import Sequence

from croupier.book.dealing import next_card
from croupier.cards import Card
from croupier.games.catalogue import Table
from croupier.round.accept import accept
from croupier.round.commands import (
    BurnCard,
    Choose,
    CloseBetting,
    CloseStage,
    Command,
    ConfirmCards,
    PlaceBets,
    Refused,
    RevealSeed,
    VoidRound,
)
from croupier.round.events import Dealing, RoundOpened
from croupier.round.model import Round, apply, asked, begin
from croupier.round.wants import WantsBurn, WantsConfirm, wants
from croupier.rules.fingerprint import fingerprint
from croupier.shuffle import commitment_to, deck_from_seed
from croupier.wire.record import RoundRecord, record_of

MOST = 10**12


def played(table: Table, number: int, voided_after: int | None = None, dealing: Dealing = "automatic") -> RoundRecord:
    """The record of a random round, the same for the same number; voided after so many commands, if it lasts so long.

    It ends with money on the table and with cards dealt, unless it was voided before. Dealt by hand, its cards are
    those that the automatic dealer would have dealt.
    """
    round_ = _play(table, random.Random(number), voided_after, dealing)  # noqa: S311
    return record_of(round_, fingerprint(table.terms))


def with_cards(table: Table) -> RoundRecord:
    """The record of the first of these rounds in which cards were dealt."""
    return next(record for number in range(1000) if (record := played(table, number)).cards)


def _play(table: Table, chance: random.Random, voided_after: int | None, dealing: Dealing) -> Round:
    seed = chance.randbytes(32)
    terms = table.terms
    opened = RoundOpened(
        f"{table.code}-20260101-120000-{chance.randrange(10**6):06}",
        fingerprint(terms.game),
        fingerprint(terms),
        commitment_to(seed) if dealing == "automatic" else "",
        chance.randrange(2**42),
        dealing=dealing,
        burns=0 if dealing == "automatic" else 2,
    )
    round_ = begin(opened, terms)
    deck: Sequence[Card] = ()
    done = 0
    while not round_.over:
        if done == voided_after:
            round_ = _after(round_, VoidRound("test"))
            break
        done += 1
        try:
            round_ = _after(round_, _people(table, round_, chance))
        except Refused as refusal:
            assert refusal.code in ("no_bet", "under_minimum", "needs_ante"), refusal  # noqa: PT017
        if round_.client_seed is not None and not deck:
            deck = deck_from_seed(seed, round_.id, round_.client_seed)
        while (deed := _dealers(round_, deck)) is not None:
            round_ = _after(round_, deed)
    return _after(round_, RevealSeed(seed.hex())) if dealing == "automatic" else round_


def _dealers(round_: Round, deck: Sequence[Card]) -> Command | None:
    """What the dealer does next, if anything."""
    match wants(round_):
        case WantsBurn():
            return BurnCard()
        case WantsConfirm():
            return ConfirmCards()
        case _:
            return next_card(round_, deck)


def _people(table: Table, round_: Round, chance: random.Random) -> Command:
    """What somebody does next: bets at first, then choices, here and there none in time."""
    seats = range(1, table.terms.seats + 1)
    if round_.phase == "betting":
        if any(seat.bets for seat in round_.seats.values()) and chance.random() < 0.3:
            return CloseBetting("luck \N{BLACK SPADE SUIT}" if not table.live else "")
        seat = chance.choice(seats)
        bets = {limit.bet: _amount(chance, limit.maximum) for limit in table.terms.limits if chance.random() < 0.7}
        return PlaceBets(seat, f"player {seat}", (bets,) if bets else (), MOST)
    waiting = asked(round_)
    if not waiting or (table.live and chance.random() < 0.1):
        return CloseStage(round_.stage_name)
    stage = round_.game.stages[round_.stage]
    option = chance.choices(stage.options, [1 if option.folds else 4 for option in stage.options])[0]
    return Choose(chance.choice(waiting), stage.name, option.name)


def _amount(chance: random.Random, maximum: int) -> int:
    return chance.choice([50, 100, 700, maximum, chance.randint(100, maximum)])


def _after(round_: Round, command: Command) -> Round:
    for event in accept(round_, command):
        round_ = apply(round_, event)
    return round_
