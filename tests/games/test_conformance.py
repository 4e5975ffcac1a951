"""What every table on offer keeps to when it is played. A new entry of the catalogue is tested unasked."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.book.dealing import position
from croupier.cards import DECK, Card
from croupier.games.catalogue import TABLES, Table
from croupier.ledger.accounts import InsufficientFunds
from croupier.round.commands import (
    Choose,
    CloseBetting,
    CloseStage,
    Command,
    PlaceBets,
    PutCard,
    Refused,
    RevealSeed,
    VoidRound,
)
from croupier.round.events import CardDealt, CardTurned, Event
from croupier.round.model import Round, SeatState, apply, reserve_of
from croupier.round.view import view, view_event
from croupier.round.wants import Slot
from croupier.rules.definition import ANTE, Game, HandFact, Terms
from croupier.rules.facts import judge
from croupier.rules.settle import LineResult, line_facts, settle_line
from tests.games.rounds import Desk, opened, player, replay
from tests.games.test_definitions import CLASSES, each_table, lines

RESULTS = ("win", "tie", "lose", "not_qualified")


def check_line(result: LineResult) -> None:
    """A stake is won, pushed or lost, and what comes back is the stake and the win on it."""
    match result.outcome:
        case "win":
            assert result.pays is not None
            assert result.returned == result.staked * (result.pays + 1)
        case "push":
            assert result.returned == result.staked
        case "bonus":
            assert result.staked == 0
            assert result.returned > 0
        case outcome:
            assert outcome in {"lose", "fold"}
            assert result.returned == 0


def check_settled(seat: SeatState) -> None:
    """Every stake of a seat has exactly one line, for all of it."""
    stakes = [result for result in seat.settled if result.outcome != "bonus"]
    assert Counter(result.bet for result in stakes) == dict.fromkeys(seat.bets, 1)
    assert {result.bet: result.staked for result in stakes} == seat.bets
    for result in seat.settled:
        check_line(result)


@each_table
def test_every_outcome_of_every_line_settles(table: Table) -> None:
    game = table.terms.game
    for line in lines(game):
        names = sorted(line_facts(game, line))
        facts = [game.fact(name) for name in names]
        classes = [CLASSES[fact.kind] if isinstance(fact, HandFact) else RESULTS for fact in facts]
        for classes_at_once in product(*classes):
            result = settle_line(game, line, 1_000, dict(zip(names, classes_at_once, strict=True)))
            if result is None:
                assert line.bonus
            else:
                assert (result.line, result.bet) == (line.name, line.bet)
                assert result.staked == (0 if line.bonus else 1_000)
                check_line(result)


def chance(table: str, seed: int) -> Random:
    """Return chance that is the same in every run."""
    return Random(f"{table} {seed}")  # noqa: S311  # decks to test with, no secret


def bets_for(terms: Terms, rng: Random) -> dict[str, int]:
    """Return a bet that a table takes: an ante (where side bets may stand alone: perhaps), some side bets."""
    game = terms.game
    alone = [side_bet.bet for side_bet in game.side_bets if not side_bet.needs_ante]
    bets = {limit.bet: rng.randint(limit.minimum, limit.maximum) for limit in terms.limits}
    dropped = [bet for bet in game.spots if bet != ANTE and rng.random() < 0.4]
    if alone and rng.random() < 0.3:
        dropped = [bet for bet in game.spots if bet not in alone]
    return {bet: amount for bet, amount in bets.items() if bet not in dropped}


def commands_for(terms: Terms, rng: Random) -> list[Command]:
    """Return the commands of a whole round: some seats bet, and choose at random or not in time."""
    seats = sorted(rng.sample(range(1, terms.seats + 1), rng.randint(1, terms.seats)))
    bets = {seat: bets_for(terms, rng) for seat in seats}
    commands: list[Command] = [PlaceBets(seat, player(seat), (bets[seat],), 10**9) for seat in seats]
    commands.append(CloseBetting())
    for stage in terms.game.stages:
        names = [option.name for option in stage.options]
        in_time = terms.policy.pace == "player"
        choosing = [seat for seat in seats if ANTE in bets[seat] and (in_time or rng.random() < 0.9)]
        commands += [Choose(seat, stage.name, rng.choice(names)) for seat in rng.sample(choosing, len(choosing))]
        if not in_time:
            commands.append(CloseStage(stage.name))
    return commands


@each_table
@pytest.mark.parametrize("seed", range(100))
def test_a_round_pays_what_its_lines_say(table: Table, seed: int) -> None:
    rng = chance(table.id, seed)
    desk = Desk(table.terms, rng.sample(DECK, len(DECK)))
    for command in commands_for(table.terms, rng):
        desk.do(command)
    assert desk.round.phase == "ended"
    assert desk.held == 0
    for number, seat in desk.round.seats.items():
        check_settled(seat)
        shown = sum(result.returned - result.staked for result in seat.settled)
        assert desk.gains[number] == shown  # what is shown is what was paid
    assert sum(desk.gains.values()) + desk.house_gain == 0


@each_table
@pytest.mark.parametrize("seed", range(20))
def test_lines_are_settled_from_the_cards_on_the_table(table: Table, seed: int) -> None:
    rng = chance(table.id, seed)
    desk = Desk(table.terms, rng.sample(DECK, len(DECK)))
    for command in commands_for(table.terms, rng):
        desk.do(command)
    for seat in desk.round.seats.values():
        cards = cast("dict[str, tuple[Card, ...]]", {**desk.round.piles, **seat.piles})
        for result in seat.settled:
            if result.result is not None:
                assert result.result == judge(table.terms.game.fact("showdown"), cards)


@each_table
@pytest.mark.parametrize("seed", range(20))
def test_cards_of_a_seat_do_not_depend_on_other_seats(table: Table, seed: int) -> None:
    rng = chance(table.id, seed)
    deck = rng.sample(DECK, len(DECK))
    commands = commands_for(table.terms, rng)
    together = Desk(table.terms, deck)
    for command in commands:
        together.do(command)
    for number, seat in together.round.seats.items():
        alone = Desk(table.terms, deck)
        for command in commands:
            if getattr(command, "seat", number) == number:
                alone.do(command)
        assert alone.round.seats[number] == seat


def hidden_places(round_: Round, events: Sequence[Event], viewer: int | None) -> list[int]:
    """Return the places of the deck whose cards the viewer has not been shown, by the rules of the table."""
    game = round_.game
    shown = set()
    for event in events:
        match event:
            case CardDealt() if game.pile(event.pile).face_up:
                others = event.seat is not None and event.seat != viewer
                if not others or round_.terms.policy.seats_face_up or round_.over:
                    shown.add(place(game, event))
            case CardDealt():
                assert event.card is None
            case CardTurned():
                shown.add(place(game, event))
    return [index for index in range(len(DECK)) if index not in shown]


def place(game: Game, event: CardDealt | CardTurned) -> int:
    return position(game, Slot(event.pile, event.seat, event.index, ""))


def seen_events(terms: Terms, events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Return the events as they are sent to the viewer."""
    round_, seen = opened(terms), []
    for event in events:
        round_ = apply(round_, event)
        seen.append(view_event(round_, event, viewer))
    return seen


@each_table
@pytest.mark.parametrize("face_up", [True, False], ids=["seats face up", "seats face down"])
@pytest.mark.parametrize("seed", range(8))
def test_nobody_is_sent_a_card_that_is_hidden_from_them(table: Table, face_up: bool, seed: int) -> None:
    policy = msgspec.structs.replace(table.terms.policy, seats_face_up=face_up)
    terms = msgspec.structs.replace(table.terms, policy=policy)
    rng = chance(table.id, seed)
    deck = rng.sample(DECK, len(DECK))
    commands = commands_for(terms, rng)
    for length in range(1, len(commands) + 1):
        desk = Desk(terms, deck)
        for command in commands[:length]:
            desk.do(command)
        for viewer in (None, *range(1, terms.seats + 1)):
            hidden = hidden_places(desk.round, desk.events, viewer)
            other_deck = list(deck)
            for index, other in zip(hidden, rng.sample(hidden, len(hidden)), strict=True):
                other_deck[index] = deck[other]
            other_desk = Desk(terms, other_deck)
            for command in commands[:length]:
                other_desk.do(command)
            assert view(other_desk.round, viewer) == view(desk.round, viewer)
            assert seen_events(terms, other_desk.events, viewer) == seen_events(terms, desk.events, viewer)


AMOUNTS = (-100, 0, 1, 99, 100, 500, 5_000, 20_000, 50_000, 50_001, 10**9)


def any_command(desk: Desk, draw: st.DataObject) -> Command:
    """Return a command that makes sense now, or one that may well not."""
    game, seats = desk.terms.game, range(desk.terms.seats + 2)
    stages = [stage.name for stage in game.stages]
    options = [option.name for stage in game.stages for option in stage.options]
    seat = draw.draw(st.sampled_from(seats))
    placement = st.dictionaries(st.sampled_from((*game.spots, "table")), st.sampled_from(AMOUNTS), max_size=3)
    commands = st.one_of(
        st.lists(placement, max_size=3).map(
            lambda bets: PlaceBets(seat, player(seat), tuple(bets), desk.affordable(seat))
        ),
        st.sampled_from(game.spots).map(
            lambda bet: PlaceBets(seat, player(seat), ({ANTE: 500}, {bet: 100}), desk.affordable(seat))
        ),
        st.just(CloseBetting()),
        st.sampled_from((None, -1, 52, *DECK)).map(PutCard),
        st.builds(Choose, st.just(seat), st.sampled_from((*stages, "showdown")), st.sampled_from((*options, "raise"))),
        st.builds(Choose, st.just(seat), st.sampled_from(stages), st.sampled_from(options)),
        st.sampled_from((*stages, "showdown")).map(CloseStage),
        st.just(RevealSeed("seed")),
        st.just(VoidRound("malfunction")) if draw.draw(st.integers(0, 9)) == 0 else st.just(CloseBetting()),
    )
    command: Command = draw.draw(commands)
    return command


def written(desk: Desk) -> bytes:
    """Return all that a command might change."""
    balances = {account: balance for account, balance in desk.balances.items() if balance}
    return msgspec.json.encode((desk.round, balances, desk.events))


def check_money(desk: Desk) -> None:
    """What the round holds is what the ledger holds, and nothing has come or gone."""
    assert sum(desk.gains.values()) + desk.house_gain + desk.held == 0
    for number in range(1, desk.terms.seats + 1):
        seat = desk.round.seats.get(number)
        open_stakes = reserve = 0
        if seat is not None and not desk.round.over:
            open_stakes = sum(seat.bets.values()) - sum(result.staked for result in seat.settled)
            reserve = reserve_of(desk.terms, seat)
        purse = desk.purse(number)
        assert desk.balances[purse.stakes] == open_stakes
        assert desk.balances[purse.reserve] == reserve
    assert min(desk.balances.values()) >= 0


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_any_order_of_commands_leads_nowhere_wrong(table: Table, data: st.DataObject) -> None:
    deck = data.draw(st.permutations(DECK)) if data.draw(st.booleans()) else None
    desk = Desk(table.terms, deck, wallet=data.draw(st.sampled_from((0, 999, 5_000, 10**6))))
    for _ in range(data.draw(st.integers(1, 25))):
        command = any_command(desk, data)
        before = written(desk)
        try:
            desk.do(command)
        except (Refused, InsufficientFunds):
            assert written(desk) == before
        check_money(desk)
    if desk.round.phase == "ended":
        for seat in desk.round.seats.values():
            check_settled(seat)
    stored = msgspec.json.decode(msgspec.json.encode(desk.events), type=list[Event])
    assert stored == desk.events
    assert replay(table.terms, stored) == desk.round
