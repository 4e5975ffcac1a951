"""The book itself: decides acts in memory, one after the other, and hands what they changed to the store.

Refusals are decided here and cost no transaction. What the store does not take is forgotten: the state is
read again, and the acts of the batch are tried one by one, so that one that cannot be stored takes no other
with it.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from croupier.book import gate
from croupier.book.acts import Act, Bet, Decide, StaffAct
from croupier.book.audit import chained
from croupier.book.codec import Reply, decode_event, decode_people, decode_reply, encode_reply
from croupier.book.decide import decide
from croupier.book.draft import Draft, Numbered
from croupier.book.floor import FloorBook
from croupier.book.plays import Plays
from croupier.book.receipts import Receipts, is_late
from croupier.book.seating import TableState, advance
from croupier.jurisdictions import DEMO, PlayRules
from croupier.ledger.accounts import InsufficientFunds, Purse, owner_of
from croupier.ports.money import StoredMovement
from croupier.ports.shoe import Shoe
from croupier.ports.store import (
    Batch,
    Store,
    StoredAnswer,
    StoredAudit,
    StoredCredential,
    StoredPlayer,
    StoredRound,
    StoreError,
)
from croupier.round.commands import Refused
from croupier.round.events import RoundOpened
from croupier.rules.definition import Terms

_encode = msgspec.json.Encoder().encode

_TIME = {"at_ms": 0}
_OF_ARRIVAL: Mapping[type[Act], Mapping[str, Any]] = {kind: {**_TIME, "late": False} for kind in (Bet, Decide)}
"""What an act says of when it came, and the values that stand for no time."""

MOST_CACHED = 100_000
"""Tables and balances kept in memory before they are read from the store again."""


class Wallet(msgspec.Struct, frozen=True):
    """A player's money: free to bet, and held in open rounds."""

    player: str
    currency: str
    available: int
    held: int


class Done(msgspec.Struct, frozen=True):
    """An act that was carried out and is durable. ``again``: it was before; this is the first answer."""

    act: Act
    reply: Reply
    events: tuple[Numbered, ...] = ()
    wallets: tuple[Wallet, ...] = ()
    again: bool = False


class Failed(msgspec.Struct, frozen=True):
    """An act that changed nothing: refused, not storable, or stopped by a fault of the program."""

    act: Act
    error: Exception


Outcome = Done | Failed


class Balances(dict[str, int]):
    """Balances read from the store when first asked for; an account nobody used has nothing."""

    def __init__(self, read: Callable[[Sequence[str]], Mapping[str, int]]) -> None:
        """Read through ``read``, which answers for the accounts that exist."""
        super().__init__()
        self._read = read

    def __missing__(self, account: str) -> int:
        balance = self._read([account]).get(account, 0)
        self[account] = balance
        return balance


class Book:
    """All tables and balances of one database. Not thread-safe: one caller, the writer."""

    def __init__(self, store: Store, shoe: Shoe, rules: PlayRules = DEMO.play) -> None:
        """Read what is needed from the store when it is needed; ``rules`` protect the players."""
        self._store = store
        self.shoe = shoe
        self.balances = Balances(store.balances)
        self.plays = Plays(store.play, rules)
        self._tables: dict[str, TableState] = {}
        self._answers: dict[tuple[str, str], StoredAnswer] = {}
        self._rounds: dict[str, StoredRound] = {}
        self._sequence: int | None = None
        self._audited: StoredAudit | None = None
        self._batch = Batch()
        self.floor = FloorBook(store)
        self._receipts = Receipts()
        self.reloads = 0

    def process(self, acts: Sequence[Act]) -> list[Outcome]:
        """Decide acts in order and make them durable in one transaction, or where that fails each in its own."""
        try:
            return self._together(acts)
        except StoreError:
            self._forget()
        outcomes: list[Outcome] = []
        for act in acts:
            try:
                outcomes += self._together([act])
            except StoreError as error:
                self._forget()
                outcomes.append(Failed(act, error))
        return outcomes

    def table(self, table: str) -> TableState:
        """A table as it stands; a new one where nothing happened yet."""
        if table not in self._tables:
            self._tables[table] = self._read_table(table)
        return self._tables[table]

    def wallet(self, player: str, currency: str) -> Wallet:
        """A player's money as it stands."""
        purse = Purse(currency, player)
        held = self.balances[purse.stakes] + self.balances[purse.reserve]
        return Wallet(player, currency, self.balances[purse.wallet], held)

    def _together(self, acts: Sequence[Act]) -> list[Outcome]:
        self._batch = Batch()
        self._answers = self._first_answers(acts)  # everything before this batch is in the store
        self.floor.begin()
        if len(self._tables) + len(self.balances) + len(self.plays) > MOST_CACHED:
            self._tables.clear()
            self.plays.forget()
            self.balances.clear()
        outcomes = [self._decide(act) for act in acts]
        if self._batch.receipts or any(isinstance(outcome, Done) and not outcome.again for outcome in outcomes):
            self._batch.plays = self.plays.written()
            with _store_errors():
                self._store.commit(self._batch)
        return outcomes

    def _decide(self, act: Act) -> Outcome:
        said = _said(act)
        try:
            digest = _digest(act) if said is not None else ""
            if said is not None and said in self._answers:
                first = self._answers[said]
                if first.digest != digest:
                    raise Refused("key_conflict")  # noqa: TRY301  # one place turns errors into outcomes
                return Done(act, decode_reply(first.reply), again=True)
            draft, reply = decide(self, act)
            gate.check(self, act, draft)
            if said is not None:
                draft.batch.answers.append(StoredAnswer(*said, digest, encode_reply(reply)))
            self._adopt(draft)
        except InsufficientFunds as lack:
            return Failed(act, Refused("funds", needed=lack.needed, available=lack.available))
        except Refused as refusal:
            return Failed(act, self._with_receipt(act, refusal))
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001  # a fault in one act must not take the others with it
            return Failed(act, error)
        return Done(act, reply, tuple(draft.numbered), self._touched(draft))

    def _with_receipt(self, act: Act, refusal: Refused) -> Refused:
        """A refusal as it is; one that came only of lateness with the number of the receipt for what was said."""
        if not isinstance(act, Bet | Decide) or not is_late(self.table(act.table), act, refusal, self._was_at):
            return refusal
        number, new = self._receipts.give(act, lambda: self.floor.next("receipt"))
        if new is not None:
            self._batch.receipts.append(new)
        return Refused(refusal.code, **refusal.arguments, receipt=number)

    def _was_at(self, table: str, round_id: str) -> bool:
        """Whether a round was played at a table."""
        entry = self._rounds.get(round_id) or self._store.round(round_id)
        return entry is not None and entry.table == table

    def _first_answers(self, acts: Sequence[Act]) -> dict[tuple[str, str], StoredAnswer]:
        """What acts with these keys were answered before, asked for all at once."""
        asked = {said for act in acts if (said := _said(act)) is not None}
        with _store_errors():
            return {(answer.player, answer.key): answer for answer in self._store.answers(asked)} if asked else {}

    def round_entry(self, round_id: str) -> StoredRound:
        """The entry of a round, with its sealed deck."""
        entry = self._rounds.get(round_id) or self._store.round(round_id)
        if entry is None:
            raise StoreError(f"round {round_id} is not in the store")
        self._rounds[round_id] = entry
        return entry

    def person(self, player: str) -> StoredPlayer | None:
        """Someone the house knows, as the acts before in this batch left them."""
        new = (one for one in self._batch.players if one.player == player)
        return self._batch.people.get(player) or next(new, None) or self._store.player(player)

    def credential(self, player: str) -> StoredCredential | None:
        """How someone signs in; None for a guest."""
        return self._batch.credentials.get(player) or self._store.credential(player)

    def holder(self, likeness: str) -> StoredCredential | None:
        """Whose name looks like this."""
        new = (one for one in self._batch.credentials.values() if one.likeness == likeness)
        return next(new, None) or self._store.holder(likeness)

    def movement(self, movement: str) -> StoredMovement | None:
        """A deposit or withdrawal as it stands, with what this batch has done to it."""
        return self._batch.movements.get(movement) or self._store.movement(movement)

    def terms(self, fingerprint: str) -> Terms:
        """The terms that a round is pinned to."""
        return self._store.terms(fingerprint)

    def next_sequence(self) -> int:
        """A number that no round has had."""
        if self._sequence is None:
            self._sequence = self._store.last_sequence()
        self._sequence += 1
        return self._sequence

    def _adopt(self, draft: Draft) -> None:
        """Take a draft's effects into the state in memory and into the batch to be stored."""
        self.plays.adopt(draft)
        part = draft.finish()
        for name, more in zip(Batch.__struct_fields__, msgspec.structs.astuple(part), strict=True):
            if more and isinstance(more, list):
                getattr(self._batch, name).extend(more)
            elif more:
                getattr(self._batch, name).update(more)
        self.balances.update(draft.changed)
        self.floor.adopt(part)
        for deed in draft.deeds:
            self._audited = chained(self._audited or self._store.last_audit(), deed)
            self._batch.audit.append(self._audited)
        if draft.state is not None:
            self._tables[draft.state.table] = draft.state
        for answer in part.answers:
            self._answers[answer.player, answer.key] = answer
        for entry in part.rounds:
            self._rounds[entry.round] = entry
        for end in part.ends:
            self._rounds.pop(end.round, None)

    def _touched(self, draft: Draft) -> tuple[Wallet, ...]:
        """The wallets of the players whose money an act moved."""
        players = {owner for account in draft.changed if (owner := owner_of(account)) is not None}
        return tuple(self.wallet(player, currency) for currency, player in sorted(players))

    def _forget(self) -> None:
        """Drop everything in memory: what the store has is what counts."""
        self._tables.clear()
        self.balances.clear()
        self._answers.clear()
        self._rounds.clear()
        self.plays.forget()
        self.floor.forget()
        self._receipts.forget()
        self._sequence = None
        self._audited = None
        self.reloads += 1

    def _read_table(self, table: str) -> TableState:
        stored = self._store.table(table)
        if stored is None:
            return TableState(table)
        people = msgspec.structs.asdict(decode_people(stored.people))
        state = TableState(table, stored.number, round=None, **people)
        if stored.round is None:
            return state
        for record in self._store.round_events(stored.round):
            event = decode_event(record.body)
            terms = self._store.terms(event.terms) if isinstance(event, RoundOpened) else None
            state = advance(state, event, terms)
        return msgspec.structs.replace(state, number=stored.number, **people)


@contextmanager
def _store_errors() -> Iterator[None]:
    """StoreError whatever the store raises: what it may not have kept must not stay in memory."""
    try:
        yield
    except StoreError:
        raise
    except Exception as fault:
        raise StoreError(f"{type(fault).__name__}: {fault}") from fault


def _said(act: Act) -> tuple[str, str] | None:
    """Who says an act and with which key; None for one that may be carried out as often as it comes."""
    key: str | None = getattr(act, "key", None)
    who: str | None = act.by if isinstance(act, StaffAct) else getattr(act, "player", None)
    return (who, key) if who is not None and key is not None else None


def _digest(act: Act) -> str:
    """What an act asks for, without when it came: a key stands for exactly this."""
    return hashlib.sha256(_encode(msgspec.structs.replace(act, **_OF_ARRIVAL.get(type(act), _TIME)))).hexdigest()
