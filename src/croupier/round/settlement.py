"""The lines of a seat settled from the cards of its round, in the game's order."""

from collections.abc import Iterable

from croupier.cards import Card
from croupier.round.model import Round, SeatState
from croupier.rules.definition import Line, SideBet
from croupier.rules.facts import Piles, judge
from croupier.rules.settle import LineResult, forfeit, line_facts, settle_line


def known_piles(round_: Round, seat: SeatState) -> Piles:
    """The cards that count for a seat, its own and the shared ones, as far as they are known."""
    piles: dict[str, tuple[Card, ...]] = {}
    for name, cards in {**round_.piles, **seat.piles}.items():
        known = tuple(card for card in cards if card is not None)
        if known:
            piles[name] = known
    return piles


def settle_side_bets(round_: Round, seat: SeatState, stage: str | None) -> tuple[LineResult, ...]:
    """Side bets of a seat that settle before a stage asks (or at the end, None) and have not yet."""
    done = {result.line for result in seat.settled}
    due = [
        side_bet
        for side_bet in round_.game.side_bets
        if side_bet.settles == stage and side_bet.bet in seat.bets and side_bet.line.name not in done
    ]
    return tuple(_settle_side_bet(round_, seat, side_bet) for side_bet in due)


def settle_seat(round_: Round, seat: SeatState) -> tuple[LineResult, ...]:
    """All that is left to settle for a seat at the end, in order: its options' lines, then its side bets."""
    if not seat.bets or _is_settled(seat):
        return ()
    results: list[LineResult] = []
    for stage in round_.game.stages:
        if stage.name not in seat.choices:
            continue
        option = round_.game.option(stage.name, seat.choices[stage.name])
        if option.folds:
            results += (forfeit(line, seat.bets[line.bet]) for line in option.lines)
        else:
            results += _settled(round_, seat, option.lines)
    return (*results, *settle_side_bets(round_, seat, None))


def _is_settled(seat: SeatState) -> bool:
    """Whether every stake of the seat has its line already."""
    settled = {result.bet for result in seat.settled if result.outcome != "bonus"}
    return set(seat.bets) <= settled


def _settle_side_bet(round_: Round, seat: SeatState, side_bet: SideBet) -> LineResult:
    if seat.folded and not side_bet.survives_fold:  # C5
        return forfeit(side_bet.line, seat.bets[side_bet.bet])
    (result,) = _settled(round_, seat, (side_bet.line,))
    return result


def _settled(round_: Round, seat: SeatState, lines: Iterable[Line]) -> list[LineResult]:
    piles = known_piles(round_, seat)
    facts: dict[str, str] = {}
    results: list[LineResult] = []
    for line in lines:
        missing = line_facts(round_.game, line) - facts.keys()
        facts.update((name, judge(round_.game.fact(name), piles)) for name in missing)
        result = settle_line(round_.game, line, seat.bets[line.bet], facts)
        if result is not None:
            results.append(result)
    return results
