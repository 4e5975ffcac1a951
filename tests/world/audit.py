"""Every batch that became durable, checked as it comes: money, stakes, events, cards and clocks.

The auditor keeps books of its own, from the stored records alone. What is wrong is reported, not raised: it is
found inside the server's own write.
"""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from croupier.book.codec import decode_event
from croupier.book.seating import TableState, advance
from croupier.games.catalogue import Table
from croupier.ledger.accounts import Transfer
from croupier.ports.store import Batch, StoredEvent, StoredResult
from croupier.round.events import RoundOpened
from croupier.rules.definition import Terms
from croupier.shuffle import deck_from_seed
from tests.world.clockwork import Time
from tests.world.fold import RoundFold, SeatFold, TableFold
from tests.world.oracle import LAYOUT, NAMES, RESERVES, Stakes, owed

BET_OF_LINE = {"high_tequila": "bet", "tequila_poker": "bet"}
"""Lines that are not called like the bet they settle; a bonus line settles none."""

MADE_BY = {"bets_placed": "bet", "option_chosen": "choose", "betting_closed": "deal", "seat_taken": "sit"}
"""Event kind -> the command that alone makes it happen, where a player does."""


MOVES = {
    "bets_placed",
    "bets_returned",
    "betting_closed",
    "card_burnt",
    "card_dealt",
    "card_turned",
    "cards_confirmed",
    "option_chosen",
    "stage_closed",
    "round_opened",
}
"""Event kinds that make a round go on; a paused table knows none of them."""

Place = tuple[str, int | None, int]
"""Pile, seat and index of a card."""

Shown = tuple[str, str | None]
"""A card that lies face up, and the only player who sees it; None for one that all see."""


class Said(msgspec.Struct, frozen=True):
    """A keyed command that some client sent at least once."""

    kind: str
    player: str
    table: str
    round: str | None


class Auditor:
    """The books beside the book."""

    def __init__(self, time: Time, catalogue: Mapping[str, Table], seeds: Sequence[str]) -> None:
        self.reports: list[str] = []
        self.said: dict[str, Said] = {}
        self.tables: defaultdict[str, TableFold] = defaultdict(TableFold)
        self.states: defaultdict[str, list[TableState]] = defaultdict(list)
        self._face_up: defaultdict[str, list[frozenset[Shown]]] = defaultdict(lambda: [frozenset()])
        self.events: defaultdict[str, list[Mapping[str, Any]]] = defaultdict(list)
        self.rounds_of: defaultdict[str, list[str | None]] = defaultdict(list)
        self.answers: dict[tuple[str, str], Mapping[str, Any]] = {}
        self.journal: Counter[str] = Counter()
        self.wallets: defaultdict[str, set[tuple[int, int]]] = defaultdict(set)
        self.revealed: dict[str, tuple[str, int]] = {}
        self.commitments: dict[str, str] = {}
        self.ended: list[str] = []
        self.opened_ms: dict[str, int] = {}
        self.muddled: dict[str, int] = {}
        self.paused_ms: dict[str, int] = {}
        self.true_cards: Callable[[str], Mapping[Place, int]] = lambda _: {}
        self._by_hand: set[str] = set()
        self._lying: defaultdict[str, frozenset[Shown]] = defaultdict(frozenset)
        self.outcomes: Counter[str] = Counter()
        self._time = time
        self._catalogue = catalogue
        self._seeds = seeds
        self._terms: dict[str, Terms] = {}
        self._left_by: dict[tuple[str | None, str], int] = {}
        self._moves: defaultdict[str, list[Transfer]] = defaultdict(list)

    def report(self, what: str) -> None:
        """Something is wrong."""
        self.reports.append(what)

    def entry(self, table: str) -> Table:
        """The catalogue's entry of a table; an instant one is one a player."""
        return self._catalogue[table.partition("/")[0]]

    def where(self, table: str) -> tuple[str, str]:
        """Game and phase of a table."""
        return self.entry(table).terms.game.name, self.tables[table].phase

    def restarted(self) -> None:
        """A new server: what windows had left is not known any more, they begin anew."""
        for table in self._catalogue:
            self.opened_ms[table] = self._time.now_ms
            if table in self.paused_ms:
                self.paused_ms[table] = self._time.now_ms

    def deadline_ms(self, table: str) -> int | None:
        """When the window of a live table is over, by the catalogue's word; None where it cannot be known.

        A paused table has no end in sight.
        """
        return self._deadline_ms(table) if table not in self.paused_ms else None

    def frozen_ms(self, table: str) -> int | None:
        """What a paused table has left of its window; None where it is not paused, or that cannot be known."""
        deadline_ms = self._deadline_ms(table)
        if deadline_ms is None or table not in self.paused_ms:
            return None
        return max(0, deadline_ms - self.paused_ms[table])

    def _deadline_ms(self, table: str) -> int | None:
        windows = self.entry(table).windows
        if windows is None or self.muddled.get(table, -1) >= self.opened_ms.get(table, 0):
            return None
        lengths = {"betting": windows.betting_ms, "deciding": windows.decision_ms, "over": windows.pause_ms}
        length_ms = lengths.get(self.tables[table].phase)
        return self.opened_ms.get(table, 0) + length_ms if length_ms is not None else None

    def is_stored(self, table: str, number: int) -> bool:
        """Whether a table has come to an event of that number; it begins with 0."""
        return number < len(self._face_up[table])

    def cards_for(self, table: str, number: int, player: str) -> set[str]:
        """The cards that a player may know of at an event."""
        return {card for card, owner in self._face_up[table][number] if owner in (None, player)}

    def money(self, player: str) -> tuple[int, int]:
        """What a player has by the journal: free, and held."""
        held = self.journal[f"PLAY/stakes/{player}"] + self.journal[f"PLAY/reserve/{player}"]
        return self.journal[f"PLAY/wallet/{player}"], held

    def committed(self, batch: Batch) -> None:
        """A batch became durable."""
        self._terms.update(batch.terms)
        self._move(batch)
        self._check_keys(batch)
        ended = [round_ for stored in batch.events if (round_ := self._happen(stored)) is not None]
        for table, row in batch.tables.items():
            fold = self.tables[table]
            round_id = fold.round.id if fold.round is not None else None
            if (row.number, row.round) != (fold.number, round_id):
                self.report(f"{table} is kept as {row.number}, {row.round}, its events say {fold.number}, {round_id}")
        for end in ended:
            self._settled(*end, {result.seat: result for result in batch.results if result.round == end[1].id})
        self._check_held()

    # Money.

    def _move(self, batch: Batch) -> None:
        touched: set[str] = set()
        for stored in batch.transfers:
            moved = stored.transfer
            self.journal[moved.source] -= moved.amount
            self.journal[moved.target] += moved.amount
            touched |= {moved.source, moved.target}
            if stored.round is not None:
                self._moves[stored.round].append(moved)
            for account in (moved.source, moved.target):
                player = account.rpartition("/")[2]
                self.wallets[player].add(self.money(player))
                self._left_by[stored.round, player] = self.money(player)[0]
            if moved.source.partition("/")[0] != moved.target.partition("/")[0]:
                self.report(f"money changed its currency: {moved}")
        kept = {account: self.journal[account] for account in touched}
        if kept != batch.balances:
            self.report(f"cached balances {batch.balances} are not the journal's {kept}")
        sums: Counter[str] = Counter()
        for account, balance in self.journal.items():
            sums[account.partition("/")[0]] += balance
            if balance < 0 and not account.endswith("/cashier"):
                self.report(f"{account} is below zero: {balance}")
        if any(sums.values()):
            self.report(f"accounts do not sum to zero: {dict(sums)}")

    def _check_held(self) -> None:
        """Held is exactly what stands on open rounds, and what is set aside for their decisions."""
        held: Counter[str] = Counter()
        for table, fold in self.tables.items():
            if fold.round is None or fold.round.over:
                continue
            antes = RESERVES[self.entry(table).terms.game.name]
            for seat in fold.round.seats.values():
                settled = {line["bet"] for line in seat.slip if line["outcome"] != "bonus"}
                open_bets = (amount for bet, amount in seat.bets.items() if bet not in settled)
                held[f"PLAY/stakes/{seat.player}"] += sum(open_bets)
                held[f"PLAY/reserve/{seat.player}"] += 0 if seat.choices else antes * seat.bets.get("ante", 0)
        for account in {*held, *self.journal}:
            if account.split("/")[1] in ("stakes", "reserve") and self.journal[account] != held[account]:
                self.report(f"{account} holds {self.journal[account]}, open rounds say {held[account]}")

    # Keys.

    def _check_keys(self, batch: Batch) -> None:
        asked: Counter[str] = Counter()
        for answer in batch.answers:
            if (answer.player, answer.key) in self.answers:
                self.report(f"the key {answer.key} of {answer.player} was answered before")
            said = self.said.get(answer.key)
            if said is None or said.player != answer.player:
                self.report(f"nobody said {answer.key} as {answer.player}")
                continue
            asked[said.kind] += 1
            self.answers[(answer.player, answer.key)] = msgspec.json.decode(answer.reply)
        made: Counter[str] = Counter()
        made["top_up"] = sum(stored.transfer.reason == "top_up" for stored in batch.transfers)
        for stored in batch.events:
            event = msgspec.json.decode(stored.body)
            if self._by_player(stored.table, event):
                made[MADE_BY[event["kind"]]] += 1
        for kind in ("bet", "choose", "deal", "sit", "top_up"):
            if made[kind] != asked[kind]:
                self.report(f"{made[kind]} x {kind} happened for {asked[kind]} keys")

    def _by_player(self, table: str, event: Mapping[str, Any]) -> bool:
        live = self.entry(table).live
        match event["kind"]:
            case "bets_placed":
                return True
            case "option_chosen":
                return bool(event["by"] == "player")
            case "betting_closed":
                return not live
            case "seat_taken":
                return live
            case _:
                return False

    # Events.

    def _happen(self, stored: StoredEvent) -> tuple[str, RoundFold] | None:
        """Go on by one event; the round, if this ended it."""
        table, event = stored.table, msgspec.json.decode(stored.body)
        fold = self.tables[table]
        if stored.number != fold.number + 1:
            self.report(f"{table} went from event {fold.number} to {stored.number}")
        self._check_time(table, event)
        fold.apply(event)
        decoded = decode_event(stored.body)
        before = self.states[table][-1] if self.states[table] else TableState(table)
        terms = self._terms.get(decoded.terms) if isinstance(decoded, RoundOpened) else None
        self.states[table].append(advance(before, decoded, terms))
        self.events[table].append(event)
        self.rounds_of[table].append(stored.round)
        self._look_at_cards(table, event)
        self._look_at_pauses(table, event["kind"])
        kind = event["kind"]
        if kind in ("round_opened", "stage_opened", "round_ended", "round_voided"):
            self.opened_ms[table] = self._time.now_ms
            if table in self.paused_ms:
                self.paused_ms[table] = self._time.now_ms
        if kind == "round_opened":
            self.commitments[event["round"]] = event["commitment"]
            if event.get("dealing") == "hand":
                self._by_hand.add(event["round"])
        if kind == "round_ended":
            self._check_hand(fold.running)
        if kind == "seed_revealed":
            self._check_deal(table, fold.running)
        if kind in ("round_ended", "round_voided"):
            self.ended.append(fold.running.id)
            return table, fold.running
        return None

    def _look_at_cards(self, table: str, event: Mapping[str, Any]) -> None:
        """Which cards lie face up after an event; a card must not come twice."""
        up, was = self._lying[table], frozenset[Shown]()
        self._check_side(table, event)
        if event["kind"] == "round_opened":
            up = frozenset()
        elif event["kind"] in ("round_ended", "round_voided"):
            up = frozenset((card, None) for card, _ in up)
        elif event["kind"] in ("card_dealt", "card_turned") and event["card"] is not None:
            card, seat = NAMES[event["card"]], event["seat"]
            if card in {name for name, _ in up}:
                self.report(f"{card} came twice at {table}")
            open_to_all = seat is None or self.entry(table).terms.policy.seats_face_up  # E6
            up |= {(card, None if open_to_all else self.tables[table].running.seats[seat].player)}
        elif event["kind"] == "card_corrected":
            was = frozenset(shown for shown in up if shown[0] == NAMES[event["was"]])
            up = (up - was) | {(NAMES[event["card"]], owner) for _, owner in was}
        self._lying[table] = up
        self._face_up[table].append(up | was)  # the event that corrects a card tells both

    def _look_at_pauses(self, table: str, kind: str) -> None:
        """While a table is paused nothing moves in it, and its window has what it had left afterwards."""
        if kind == "table_paused":
            self.paused_ms[table] = self._time.now_ms
        elif kind == "table_resumed":
            known = self._deadline_ms(table) is not None
            self.opened_ms[table] = self.opened_ms.get(table, 0) + self._time.now_ms - self.paused_ms.pop(table)
            if not known:
                self.muddled[table] = self.opened_ms[table]
        elif table in self.paused_ms and kind in MOVES:
            self.report(f"{kind} at {table}, which is paused")

    def _check_hand(self, round_: RoundFold) -> None:
        """A round dealt by hand was settled on the cards that really lay there."""
        if round_.id not in self._by_hand:
            return
        self.outcomes["by_hand"] += 1
        for (pile, seat, index), card in self.true_cards(round_.id).items():
            cards = (round_.piles if seat is None else round_.seats[seat].piles).get(pile, [])
            if index < len(cards) and cards[index] not in (None, card):
                self.report(f"{round_.id} was settled on {cards} in {pile} of {seat}, {NAMES[card]} lies there")

    def _check_side(self, table: str, event: Mapping[str, Any]) -> None:
        """The dealer's cards lie face down until all have decided (A2, A29, C4, C7); others come then (B8, C7)."""
        if event["kind"] not in ("card_dealt", "card_turned"):
            return
        turned, pile = event["kind"] == "card_turned", event["pile"]
        late = turned or pile in ("draw", "turn", "river")
        phase = "finishing" if late else "dealing"
        face_up = turned or pile != "dealer"
        if self.tables[table].running.phase != phase or (event["card"] is not None) != face_up:
            self.report(f"a card of {table} is shown too soon, or not at all: {event}")

    def _check_time(self, table: str, event: Mapping[str, Any]) -> None:
        """A window is the window: what players do comes before its end, what the house does at its end."""
        deadline_ms = self.deadline_ms(table)
        if deadline_ms is None:
            return
        now_ms, kind = self._time.now_ms, event["kind"]
        players = kind == "bets_placed" or (kind == "option_chosen" and event["by"] == "player")
        houses = kind in ("betting_closed", "stage_closed") or (kind == "option_chosen" and event["by"] == "system")
        if players and now_ms >= deadline_ms:
            self.report(f"{kind} at {table} {now_ms - deadline_ms} ms after the deadline")
        if houses and now_ms < deadline_ms:
            self.report(f"{kind} at {table} {deadline_ms - now_ms} ms before the deadline")

    # Ends.

    def _check_deal(self, table: str, round_: RoundFold) -> None:
        """The revealed seed is the committed one, and every card shown lay where it says."""
        seed = str(round_.seed)
        self.revealed[seed] = (table, self.tables[table].number)
        if seed not in self._seeds or hashlib.sha256(bytes.fromhex(seed)).hexdigest() != self.commitments[round_.id]:
            self.report(f"round {round_.id} reveals another seed than it committed to")
        deck = deck_from_seed(bytes.fromhex(seed), round_.id, round_.client_seed or "")
        shared, own = LAYOUT[self.entry(table).terms.game.name]
        self._check_piles(round_.id, deck, shared, round_.piles, 0)
        for number, seat in round_.seats.items():
            start = sum(shared.values()) + (number - 1) * sum(own.values())
            self._check_piles(round_.id, deck, own, seat.piles, start)

    def _check_piles(
        self, round_id: str, deck: Sequence[int], layout: Mapping[str, int], piles: Mapping[str, list[Any]], start: int
    ) -> None:
        for pile, count in layout.items():
            for place, card in enumerate(piles.get(pile, [])):
                if card is not None and card != deck[start + place]:
                    self.report(f"round {round_id} showed a card that does not follow from its seed: {pile} {place}")
            start += count

    def _settled(self, table: str, round_: RoundFold, results: Mapping[int, StoredResult]) -> None:
        """A round is over: what every seat got, by the sheets, the slip, the journal and the history alike."""
        game = self.entry(table).terms.game.name
        moves = self._moves.pop(round_.id, [])
        for number, seat in round_.seats.items():
            mine = [moved for moved in moves if str(seat.player) in (_owner(moved.source), _owner(moved.target))]
            self._check_settled_once(round_, seat, mine)
            staked = sum(seat.bets.values())
            returned = staked if round_.phase == "voided" else self._check_slip(game, round_, seat)
            wallet = f"PLAY/wallet/{seat.player}"
            net = sum(moved.amount for moved in mine if moved.target == wallet)
            net -= sum(moved.amount for moved in mine if moved.source == wallet)
            spent = round_.phase == "voided" and self._left_by.get((round_.id, str(seat.player))) == 0
            if net != returned - staked and not (spent and net > 0):  # a void takes back no more than is there
                self.report(f"{seat.player} has {net} from {round_.id}, is owed {returned - staked}: {seat}")
            kept = results.get(number)
            expected = (seat.player, staked, returned) if seat.bets else None
            if (None if kept is None else (kept.player, kept.staked, kept.returned)) != expected:
                self.report(f"the history of {round_.id} says {kept}, right is {expected}")
            self.outcomes.update(line["outcome"] for line in seat.slip)
            self.outcomes["voided"] += round_.phase == "voided" and bool(seat.bets)

    def _check_slip(self, game: str, round_: RoundFold, seat: SeatFold) -> int:
        if not seat.bets:
            if seat.slip:
                self.report(f"a seat without bets was settled: {seat}")
            return 0
        lines = owed(game, Stakes(seat.bets, seat.choices.get("decision"), {**round_.piles, **seat.piles}))
        slip = {line["line"]: line["returned"] for line in seat.slip}
        if slip != lines or len(slip) != len(seat.slip):
            self.report(f"{round_.id} settled {seat.slip}, the sheets say {lines}: {round_.piles} {seat}")
        if not game.endswith("instant") and list(slip) != list(lines):  # E4
            self.report(f"{round_.id} settled in the order {list(slip)}, the sheets say {list(lines)}")
        return sum(lines.values())

    def _check_settled_once(self, round_: RoundFold, seat: SeatFold, moves: Sequence[Transfer]) -> None:
        """Each stake left the stakes account once: won, lost, pushed or refunded."""
        stakes = f"PLAY/stakes/{seat.player}"
        standing: Counter[str] = Counter()
        times: Counter[str] = Counter()
        for moved in moves:
            bet = BET_OF_LINE.get(moved.subject, moved.subject)
            if moved.target == stakes:
                standing[bet] += moved.amount
            elif moved.source == stakes:
                standing[bet] -= moved.amount
                times[bet] += moved.reason != "unstake"
        if any(standing.values()) or times != Counter(dict.fromkeys(seat.bets, 1)):
            self.report(f"stakes of {seat.player} in {round_.id} were settled {dict(times)} times: {seat.bets}")


def _owner(account: str) -> str:
    return account.rpartition("/")[2]
