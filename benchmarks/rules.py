"""Settlement and whole rounds in memory: how many a second, and what each is against its neighbours.

Every table of the catalogue plays the same decks. The yardstick is a plain loop in Python, so that figures of two
machines can be compared.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from benchmarks._measure import count, per_second, show, take_turns, times, yardstick
from croupier.book.dealing import next_card
from croupier.cards import Card
from croupier.games.catalogue import TABLES, Table
from croupier.round.accept import accept
from croupier.round.commands import Choose, CloseBetting, CloseStage, Command, PlaceBets
from croupier.round.events import Event, RoundOpened
from croupier.round.model import Round, apply, begin
from croupier.round.settlement import known_piles
from croupier.round.wants import WantsBets, WantsChoices, wants
from croupier.rules.definition import Game, Line
from croupier.rules.facts import Piles, judge
from croupier.rules.settle import Facts, line_facts, settle_line
from croupier.shuffle import deck_from_seed

ROUNDS = 40
STAKE = 1_000

Step = tuple[Round, Command]


def main() -> None:
    """Print both tables."""
    _settlements()
    _rounds()


def _settlements() -> None:
    """Lines settled from facts that are known, and from the cards."""
    cases = {"yardstick": per_second(yardstick)}
    for table in TABLES:
        game = table.terms.game
        lines = [*(line for stage in game.stages for option in stage.options for line in option.lines)]
        lines += [side_bet.line for side_bet in game.side_bets]
        dealt = [_ended(table, number) for number in range(ROUNDS)]
        piles = [known_piles(round_, seat) for round_ in dealt for seat in round_.seats.values() if not seat.folded]
        facts = [{fact.name: judge(fact, cards) for fact in game.facts} for cards in piles]
        cases[f"{table.id} facts"] = per_second(partial(_settle_facts, game, lines, facts))
        cases[f"{table.id} cards"] = per_second(partial(_settle_cards, game, lines, piles))
    found = take_turns(cases)
    rows = [
        (
            table.id,
            count(found[f"{table.id} facts"]),
            times(found[f"{table.id} facts"] / found["yardstick"]),
            count(found[f"{table.id} cards"]),
            times(found[f"{table.id} cards"] / found[f"{table.id} facts"]),
        )
        for table in TABLES
    ]
    columns = ("table", "lines/s from facts", "per yardstick", "lines/s from cards", "cards : facts")
    show("Settlements (croupier.rules.settle)", columns, rows, f"yardstick: {count(found['yardstick'])}/s")


def _settle_facts(game: Game, lines: Sequence[Line], facts: Sequence[Facts]) -> int:
    for known in facts:
        for line in lines:
            settle_line(game, line, STAKE, known)
    return len(facts) * len(lines)


def _settle_cards(game: Game, lines: Sequence[Line], piles: Sequence[Piles]) -> int:
    for cards in piles:
        for line in lines:
            facts = {name: judge(game.fact(name), cards) for name in line_facts(game, line)}
            settle_line(game, line, STAKE, facts)
    return len(piles) * len(lines)


def _rounds() -> None:
    """Whole rounds through accept and apply, against the fold of the same events alone."""
    cases = {"yardstick": per_second(yardstick)}
    commands: dict[str, int] = {}
    for table in TABLES:
        steps = [list(_steps(table, number)) for number in range(ROUNDS)]
        scripts = [
            (round_steps[0][0], [event for step in round_steps for event in accept(*step)]) for round_steps in steps
        ]
        commands[table.id] = sum(len(round_steps) for round_steps in steps)
        cases[f"{table.id} whole"] = per_second(partial(_accept_and_apply, [step for part in steps for step in part]))
        cases[f"{table.id} fold"] = per_second(partial(_fold, scripts))
    found = take_turns(cases)
    rows = []
    for table in TABLES:
        whole, fold = found[f"{table.id} whole"], found[f"{table.id} fold"]
        rounds = whole * ROUNDS / commands[table.id]
        rows.append(
            (
                table.id,
                str(table.terms.seats),
                count(rounds),
                count(whole),
                times(whole / found["yardstick"]),
                times(fold / rounds),
            )
        )
    columns = ("table", "seats", "rounds/s", "commands/s", "per yardstick", "fold : rounds")
    show(
        "Whole rounds (accept, and apply of what it answers)",
        columns,
        rows,
        f"yardstick: {count(found['yardstick'])}/s",
    )


def _accept_and_apply(steps: Sequence[Step]) -> int:
    for round_, command in steps:
        _after(round_, accept(round_, command))
    return len(steps)


def _fold(scripts: Sequence[tuple[Round, Sequence[Event]]]) -> int:
    for round_, events in scripts:
        assert _after(round_, events).over
    return len(scripts)


def _ended(table: Table, number: int) -> Round:
    """A round as it stands at its end, every card on the table."""
    *_, (round_, command) = _steps(table, number)
    return _after(round_, accept(round_, command))


def _after(round_: Round, events: Iterable[Event]) -> Round:
    for event in events:
        round_ = apply(round_, event)
    return round_


def _steps(table: Table, number: int) -> Iterator[Step]:
    """Every command of a round with all seats taken and all bets placed, and the round it comes to.

    Which option a seat takes changes from seat to seat and from round to round.
    """
    terms = table.terms
    deck = deck_from_seed(bytes(32), f"benchmark-{number}", "")
    round_ = begin(RoundOpened("benchmark", "", "", "", 0), terms)
    bets = {spot: terms.limit(spot).minimum for spot in terms.game.spots}
    waiting: list[Command] = [PlaceBets(seat, f"player-{seat}", (bets,), 10**9) for seat in range(1, terms.seats + 1)]
    waiting.append(CloseBetting())
    while not round_.over:
        command = waiting.pop(0) if waiting else _next(round_, deck, number)
        yield round_, command
        round_ = _after(round_, accept(round_, command))


def _next(round_: Round, deck: Sequence[Card], number: int) -> Command:
    want = wants(round_)
    assert not isinstance(want, WantsBets)
    if not isinstance(want, WantsChoices):
        card = next_card(round_, deck)
        assert card is not None
        return card
    if not want.seats:
        return CloseStage(want.stage)
    options = round_.game.stage(want.stage).options
    return Choose(want.seats[0], want.stage, options[(number + want.seats[0]) % len(options)].name)
