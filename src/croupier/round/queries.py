"""Questions about a round that a player asks: what do I hold, what may I do, what would I win by going on."""

from croupier.round.model import Round, SeatState, asked
from croupier.round.settlement import known_piles
from croupier.rules.definition import HandFact, Option, PaysByTable, Showdown
from croupier.rules.facts import Piles, classify, count_so_far, judge, judge_so_far, piles_of
from croupier.rules.settle import row_pays


def hands(round_: Round, seat: SeatState) -> dict[str, str]:
    """Fact -> class for all that the seat's cards decide so far; a folded seat has no showdown (E5)."""
    piles = known_piles(round_, seat)
    classes: dict[str, str] = {}
    for fact in round_.game.facts:
        if isinstance(fact, Showdown) and seat.folded:
            continue
        if is_complete(round_, piles_of(fact), piles):
            classes[fact.name] = judge(fact, piles)
        elif isinstance(fact, HandFact) and fact.as_dealt:
            so_far = _so_far(round_, fact, piles)
            if so_far is not None:
                classes[fact.name] = so_far
    return classes


def counts(round_: Round, seat: SeatState) -> dict[str, tuple[int, tuple[str, ...]]]:
    """Fact -> what the cards count so far and the classes in reach, until the last card of them is out (B9).

    From the first decision on: before, there is nothing to decide by them. A folded seat counts no more.
    """
    if round_.phase not in ("deciding", "finishing") or seat.folded:
        return {}
    piles = known_piles(round_, seat)
    counted: dict[str, tuple[int, tuple[str, ...]]] = {}
    for fact in round_.game.facts:
        if not isinstance(fact, HandFact) or is_complete(round_, piles_of(fact), piles):
            continue
        if is_complete(round_, fact.piles[:1], piles):
            count = count_so_far(fact, piles)
            if count is not None:
                counted[fact.name] = count
    return counted


def dealer_hand(round_: Round) -> str | None:
    """The class of the dealer's hand, once every card of it is known."""
    piles = known_piles(round_, SeatState(""))
    for fact in round_.game.facts:
        if isinstance(fact, Showdown) and is_complete(round_, fact.dealer, piles):
            return classify(fact.kind, fact.dealer, piles)
    return None


def options(round_: Round, number: int) -> tuple[Option, ...]:
    """What the seat may choose now."""
    if round_.phase != "deciding" or number not in asked(round_):
        return ()
    return round_.game.stages[round_.stage].options


def bonus_waits(round_: Round, number: int) -> tuple[str, ...]:
    """Bonus lines that the seat's cards win already, if only it plays on (A27)."""
    classes = hands(round_, round_.seats[number])
    return tuple(
        line.name
        for option in options(round_, number)
        for line in option.lines
        if line.bonus and isinstance(line.pay, PaysByTable) and _pays(round_, line.pay.paytable, classes)
    )


def is_complete(round_: Round, names: tuple[str, ...], piles: Piles) -> bool:
    """Whether every card of these piles is known."""
    return all(name in piles and len(piles[name]) == round_.game.pile(name).count for name in names)


def _so_far(round_: Round, fact: HandFact, piles: Piles) -> str | None:
    """The class of the cards that are out, once it is one that some paytable pays (B7)."""
    hand = judge_so_far(fact, piles)
    if hand is None:
        return None
    tables = [paytable for paytable in round_.game.paytables if paytable.fact == fact.name]
    return hand if any(row_pays(paytable, hand) is not None for paytable in tables) else None


def _pays(round_: Round, name: str, classes: dict[str, str]) -> bool:
    paytable = round_.game.paytable(name)
    return paytable.fact in classes and row_pays(paytable, classes[paytable.fact]) is not None
