"""Whole rounds as text: a script, what it must come to, and the log of what happened.

A file has a head (``requirement: ...``, ``tables: ...``), then the script, one statement a line, then
``expected``, written by hand from the rule sheet, then ``log``, written by ``python -m tests.games.regenerate``.
Statements (any but the first three may end in ``-> refused CODE``, bets also in ``-> stands BETS``):

    cards seat 1: Qs Jd Th      in the order of the seat's piles; also ``dealer`` and ``board``
    seat 1 has 100.00           instead of 1,000.00
    seat 1 deposits 50.00
    seat 1 bets ante 10.00 pair_plus 5.00, ante 5.00       placements, in their order; or ``nothing``
    betting closes
    seat 1 chooses play
    time runs out
    round is void
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from croupier.book.dealing import next_card, position
from croupier.cards import card_name, parse_cards
from croupier.games.catalogue import TABLES, Table
from croupier.ledger.accounts import InsufficientFunds, Purse, Transfer, house, post
from croupier.ledger.plan import plan
from croupier.money import PLAY, format_amount, parse_amount
from croupier.round.accept import accept
from croupier.round.commands import Choose, CloseBetting, CloseStage, Command, PlaceBets, Refused, VoidRound
from croupier.round.events import Bets, BetsReturned, Event, LinesSettled, RoundOpened
from croupier.round.model import Round, apply, begin, reserve_of
from croupier.round.wants import Slot
from croupier.rules.fingerprint import fingerprint
from croupier.rules.settle import LineResult

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.rglob("*.txt"))
BY_ID = {table.id: table for table in TABLES}

NO_CARD = -1
WALLET = 100_000
BANK = 10**9


@dataclass(frozen=True)
class Script:
    """A file, taken apart."""

    requirements: tuple[str, ...]
    tables: tuple[Table, ...]
    statements: tuple[str, ...]
    expected: tuple[str, ...]
    log: tuple[str, ...]
    above_log: str


def read(path: Path) -> Script:
    """Return a playthrough's parts."""
    text = path.read_text("utf-8")
    above_log, _, log = text.partition("\nlog\n")
    script, _, expected = above_log.partition("\nexpected\n")
    lines = [line for line in script.splitlines() if line and not line.startswith("#")]
    head = dict(line.split(": ") for line in lines[:2])
    return Script(
        tuple(head["requirement"].split(", ")),
        tuple(BY_ID[name] for name in head["tables"].split(", ")),
        tuple(lines[2:]),
        tuple(" ".join(line.split()) for line in expected.splitlines() if line),
        tuple(log.splitlines()),
        above_log,
    )


@dataclass
class Play:
    """A round of a table, its money and its log, while a script is carried out."""

    table: Table
    deck: list[int] = field(default_factory=lambda: [NO_CARD] * 52)
    balances: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    log: list[str] = field(default_factory=list)
    outcome: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        terms = self.table.terms
        opened = RoundOpened("R1", fingerprint(terms.game), fingerprint(terms), "commitment", 0)
        self.round: Round = begin(opened, terms)
        self.opening = dict.fromkeys(range(1, terms.seats + 1), WALLET)
        self.balances[house(terms.currency)] = BANK
        for number, amount in self.opening.items():
            self.balances[self.purse(number).wallet] = amount

    def purse(self, number: int) -> Purse:
        return Purse(self.table.terms.currency, f"seat {number}")

    def run(self, statements: Sequence[str]) -> None:
        """Carry out all statements, dealing whenever a card is wanted, then sum up."""
        for line in statements:
            statement, _, answer = line.partition(" -> ")
            self.log.append(f"> {line}")
            self._carry_out(statement, answer)
        for number, opening in self.opening.items():
            if number in self.round.seats:
                gained = self.balances[self.purse(number).wallet] - opening
                self.outcome.append(f"seat {number} balance {signed(gained)}")
        self.outcome.append(f"house balance {signed(self.balances[house(self.table.terms.currency)] - BANK)}")

    def _carry_out(self, statement: str, answer: str) -> None:
        match re.split(r"[ :]+", statement):
            case ["cards", "seat", number, *cards]:
                self._stack("seat", int(number), " ".join(cards))
            case ["cards", owner, *cards]:
                self._stack(owner, None, " ".join(cards))
            case ["seat", number, "has", text]:
                self.opening[int(number)] = self.balances[self.purse(int(number)).wallet] = amount(text)
            case ["seat", number, "deposits", text]:
                self.opening[int(number)] += amount(text)
                self.balances[self.purse(int(number)).wallet] += amount(text)
            case ["seat", number, "bets", *_]:
                self._bet(int(number), statement.partition(" bets ")[2], answer)
            case ["seat", number, "chooses", option]:
                self._command(Choose(int(number), self.round.stage_name, option), answer)
            case ["betting", "closes"]:
                self._command(CloseBetting(), answer)
            case ["time", "runs", "out"]:
                self._command(CloseStage(self.round.stage_name), answer)
            case ["round", "is", "void"]:
                self._command(VoidRound("malfunction"), answer)
            case _:
                raise ValueError(f"not a statement: {statement}")

    def _stack(self, owner: str, number: int | None, names: str) -> None:
        game = self.table.terms.game
        slots = [
            Slot(pile.name, number, i, "") for pile in game.piles if pile.owner == owner for i in range(pile.count)
        ]
        for slot, card in zip(slots, parse_cards(names), strict=False):  # a fold needs no draw, no river
            self.deck[position(game, slot)] = card

    def _bet(self, number: int, text: str, answer: str) -> None:
        placements = () if text == "nothing" else tuple(bets(part) for part in text.split(", "))
        seat = self.round.seats.get(number)
        standing = sum(seat.bets.values()) + reserve_of(self.round.terms, seat) if seat else 0
        at_most = self.balances[self.purse(number).wallet] + standing
        self._command(PlaceBets(number, f"seat {number}", placements, at_most), answer)
        if answer.startswith("stands "):
            assert self.round.seats[number].bets == bets(answer.removeprefix("stands "))

    def _command(self, command: Command | None, answer: str = "") -> None:
        refused = answer.removeprefix("refused ") if answer.startswith("refused ") else None
        while command is not None:
            try:
                self._accept(command)
            except (Refused, InsufficientFunds) as error:
                if refused != (error.code if isinstance(error, Refused) else "funds"):
                    raise
                return
            command = next_card(self.round, self.deck)
        assert refused is None, f"not refused: {refused}"

    def _accept(self, command: Command) -> None:
        """Let all events of a command happen, or none."""
        round_, balances = self.round, self.balances.copy()
        log: list[str] = []
        outcome: list[str] = []
        for event in accept(round_, command):
            transfers = plan(round_, event)
            balances.update(post(balances, transfers))
            round_ = apply(round_, event)
            log += [*written(event), *(f"    {moved(transfer)}" for transfer in transfers)]
            outcome += outcomes(event)
        self.round, self.balances = round_, balances
        self.log += log
        self.outcome += outcome


def play(script: Script, table: Table) -> Play:
    """Return the round of a script at a table, played to the end of the script."""
    played = Play(table)
    played.run(script.statements)
    return played


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
