"""How a round is written down: amounts, events and transfers as lines of text."""

from collections.abc import Iterator

from croupier.cards import card_name
from croupier.ledger.accounts import Transfer
from croupier.money import PLAY, format_amount, parse_amount
from croupier.round.events import Bets, BetsReturned, Event, LinesSettled
from croupier.rules.settle import LineResult


def amount(text: str) -> int:
    return parse_amount(text, PLAY)


def money(minor: int) -> str:
    return format_amount(minor, PLAY).replace(",", "")


def signed(minor: int) -> str:
    return f"{'+' if minor > 0 else ''}{money(minor)}"


def bets(text: str) -> Bets:
    words = text.split()
    return {bet: amount(value) for bet, value in zip(words[::2], words[1::2], strict=True)}


def moved(transfer: Transfer) -> str:
    source, target = (account.partition("/")[2] for account in (transfer.source, transfer.target))
    return f"{source} to {target}: {money(transfer.amount)} {transfer.reason} {transfer.subject}".rstrip()


def settled(result: LineResult) -> str:
    return f"{result.line} {money(result.staked)} -> {money(result.returned)} {result.outcome}"


def outcomes(event: Event) -> Iterator[str]:
    """What a seat gets by an event, as it stands under ``expected``."""
    match event:
        case LinesSettled():
            yield from (f"seat {event.seat} {settled(result)}" for result in event.results)
        case BetsReturned():
            yield from (f"seat {event.seat} {bet} {money(sum_)} returned" for bet, sum_ in event.bets.items())


def written(event: Event) -> Iterator[str]:
    """An event as it stands in the log."""
    kind = str(event.__struct_config__.tag)
    if isinstance(event, LinesSettled):
        yield f"{kind} seat={event.seat}"
        for result in event.results:
            why = f" showdown={result.result}" if result.result else ""
            why += f" hand={result.hand}" if result.hand else ""
            yield f"  {settled(result)}{why}" + (f" pays={result.pays}" if result.pays is not None else "")
        return
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    yield " ".join([kind, *(f"{name}={_value(name, value)}" for name, value in fields.items())])


def _value(name: str, value: object) -> str:
    match value:
        case dict():
            return "[" + " ".join(f"{bet} {money(stake)}" for bet, stake in value.items()) + "]"
        case tuple():
            return "[" + ", ".join(_value("", each)[1:-1] for each in value) + "]"
        case int() if name == "card":
            return card_name(value)
        case int() if name == "amount":
            return money(value)
        case None:
            return "-"
        case _:
            return f"{value}"
