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
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from croupier.book.dealing import position
from croupier.cards import parse_cards
from croupier.games.catalogue import TABLES, Table
from croupier.ledger.accounts import InsufficientFunds
from croupier.round.commands import Choose, CloseBetting, CloseStage, Command, PlaceBets, Refused, VoidRound
from croupier.round.wants import Slot
from tests.games.rounds import Desk, player
from tests.games.transcript import amount, bets, moved, outcomes, signed, written

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.rglob("*.txt"))
BY_ID = {table.id: table for table in TABLES}

NO_CARD = -1
WALLET = 100_000


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


class Play:
    """A round of a table, its money and its log, while a script is carried out."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.deck = [NO_CARD] * 52
        self.desk = Desk(table.terms, self.deck, WALLET)
        self.deposits: Counter[int] = Counter()
        self.log: list[str] = []
        self.outcome: list[str] = []

    def run(self, statements: Sequence[str]) -> None:
        """Carry out all statements, then sum up."""
        for line in statements:
            statement, _, answer = line.partition(" -> ")
            self.log.append(f"> {line}")
            self._carry_out(statement, answer)
        for number in sorted(self.desk.round.seats):
            gain = self.desk.gains[number] - self.deposits[number]
            self.outcome.append(f"seat {number} balance {signed(gain)}")
        self.outcome.append(f"house balance {signed(self.desk.house_gain)}")

    def _carry_out(self, statement: str, answer: str) -> None:
        match re.split(r"[ :]+", statement):
            case ["cards", "seat", number, *cards]:
                self._stack("seat", int(number), " ".join(cards))
            case ["cards", owner, *cards]:
                self._stack(owner, None, " ".join(cards))
            case ["seat", number, "has", text]:
                self._deposit(int(number), amount(text) - WALLET)
            case ["seat", number, "deposits", text]:
                self._deposit(int(number), amount(text))
            case ["seat", number, "bets", *_]:
                self._bet(int(number), statement.partition(" bets ")[2], answer)
            case ["seat", number, "chooses", option]:
                self._command(Choose(int(number), self.desk.round.stage_name, option), answer)
            case ["betting", "closes"]:
                self._command(CloseBetting(), answer)
            case ["time", "runs", "out"]:
                self._command(CloseStage(self.desk.round.stage_name), answer)
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

    def _deposit(self, number: int, delta: int) -> None:
        self.deposits[number] += delta
        self.desk.balances[self.desk.purse(number).wallet] += delta

    def _bet(self, number: int, text: str, answer: str) -> None:
        placements = () if text == "nothing" else tuple(bets(part) for part in text.split(", "))
        self._command(PlaceBets(number, player(number), placements, self.desk.affordable(number)), answer)
        if answer.startswith("stands "):
            assert self.desk.round.seats[number].bets == bets(answer.removeprefix("stands "))

    def _command(self, command: Command, answer: str) -> None:
        refused = answer.removeprefix("refused ") if answer.startswith("refused ") else None
        try:
            happened = self.desk.do(command)
        except (Refused, InsufficientFunds) as error:
            if refused != (error.code if isinstance(error, Refused) else "funds"):
                raise
            return
        assert refused is None, f"not refused: {refused}"
        for event, transfers in happened:
            self.log += [*written(event), *(f"    {moved(transfer)}" for transfer in transfers)]
            self.outcome += outcomes(event)


def play(script: Script, table: Table) -> Play:
    """Return the round of a script at a table, played to the end of the script."""
    played = Play(table)
    played.run(script.statements)
    return played
