"""How players play, kept beside the balances: the gate that new stakes pass, and what every act adds to the figures.

The gate is asked after an act has been decided and before it is adopted, so that there is one place for it whatever
the act did. Money for fun counts nowhere.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec

from croupier.book.draft import Draft
from croupier.jurisdictions import PlayRules
from croupier.ledger.accounts import Purse
from croupier.ports.money import StoredPlay, StoredTicket
from croupier.responsible import guard
from croupier.responsible.state import PlayState, Ticket, counted, day_of, moved, played
from croupier.round.model import Round, to_come_of

CURRENCY = "PLAY"
"""What is played for in earnest here."""

_encode = msgspec.json.Encoder().encode
_play = msgspec.json.Decoder(PlayState)


class _OfTable(Protocol):
    """An act of a player at a table."""

    @property
    def at_ms(self) -> int: ...
    @property
    def player(self) -> str: ...


class Plays:
    """The players' states, read when first needed."""

    def __init__(self, read: Callable[[str], bytes | None], rules: PlayRules) -> None:
        """Read encoded states through ``read``; ``rules`` are the jurisdiction's."""
        self.rules = rules
        self._read = read
        self._states: dict[str, PlayState] = {}
        self._touched: set[str] = set()
        self._free = not (rules.ids_required.value or rules.limits_before_play.value or rules.session_cap.value)
        self._idle_ms = guard.idle_ms(rules)

    def __len__(self) -> int:
        return len(self._states)

    def of(self, player: str) -> PlayState:
        """How a player plays, as the acts so far have it."""
        if player not in self._states:
            body = self._read(player)
            self._states[player] = PlayState() if body is None else _play.decode(body)
        return self._states[player]

    def forget(self) -> None:
        """Drop everything: what the store has is what counts."""
        self._states.clear()
        self._touched.clear()

    def written(self) -> dict[str, StoredPlay]:
        """The states that have changed since this was last asked, as they are stored."""
        found = {player: StoredPlay(player, msgspec.json.encode(self._states[player])) for player in self._touched}
        self._touched.clear()
        return found

    def check_present(self, player: str, at_ms: int) -> None:
        """Refused for a player on a break."""
        guard.check_present(self.of(player), at_ms)

    def check_top_up(self, act: _OfTable, draft: Draft) -> None:
        """Refused for play money beyond the player's limits of deposits."""
        sums = moved((stored.transfer for stored in draft.batch.transfers), CURRENCY)
        if act.player in sums:
            guard.check_deposit(self.of(act.player), self.rules, sums[act.player].deposited, act.at_ms)

    def check_bet(self, act: _OfTable, before: Round | None, draft: Draft, balances: Mapping[str, int]) -> None:
        """Refused for a bet that puts more at risk than the player's limits and the law allow.

        What takes chips off, or moves them without a higher risk, is never asked.
        """
        state = self.of(act.player)
        if self._free and not state.limits and state.away is None:
            return
        after = draft.table.round
        if after is None or (risk := _risk(after, act.player)) <= _risk(before, act.player):
            return
        if after.terms.currency != CURRENCY:
            guard.check_present(state, act.at_ms)
            return
        sums = moved((stored.transfer for stored in draft.batch.transfers), CURRENCY)
        reserve = Purse(CURRENCY, act.player).reserve
        to_come = draft.changed.get(reserve, balances[reserve]) + _not_reserved(after, act.player)
        to_come += sum(amount for table, amount in state.to_come.items() if table != draft.table.table)
        more = sums[act.player].staked if act.player in sums else 0
        stake = guard.Stake(draft.table.table, more, to_come, risk)
        guard.check_stake(state, self.rules, stake, act.at_ms)

    def adopt(self, draft: Draft) -> None:
        """Count what a draft moved, keep the ids under which bets stand, and write down those of rounds that end."""
        changed = dict(draft.plays)
        round_, table = (draft.state.round, draft.state.table) if draft.state is not None else (None, "")
        for player, sums in moved((stored.transfer for stored in draft.batch.transfers), CURRENCY).items():
            state = changed.get(player) or self.of(player)
            if draft.state is None:
                changed[player] = counted(state, sums, day_of(draft.at_ms))
                continue
            state = played(state, sums, draft.at_ms, self._idle_ms)
            if round_ is not None:
                state = _with_to_come(self._with_round(state, table, round_, player), table, round_, player)
            changed[player] = state
        if changed and round_ is not None and round_.over:
            self._end(draft, round_, changed)
        self._states.update(changed)
        self._touched.update(changed)

    def _with_round(self, state: PlayState, table: str, round_: Round, player: str) -> PlayState:
        """A bet stands under the ids of the table it was made at."""
        session = state.session
        if round_.phase != "betting" or session is None or not session.id or table not in session.tickets:
            return state
        rounds = {name: ticket for name, ticket in state.rounds.items() if name != round_.id}
        if _risk(round_, player):
            rounds[round_.id] = Ticket(session.id, session.tickets[table])
        return msgspec.structs.replace(state, rounds=rounds)

    def _end(self, draft: Draft, round_: Round, changed: dict[str, PlayState]) -> None:
        """Amounts and ids of each player, recorded with the round (A38)."""
        results = {result.player: result for result in draft.batch.results if result.round == round_.id}
        for player in sorted({seat.player for seat in round_.seats.values()}):
            state = changed.get(player) or self.of(player)
            ticket = state.rounds.get(round_.id)
            if ticket is None:
                continue
            rounds = {name: other for name, other in state.rounds.items() if name != round_.id}
            changed[player] = msgspec.structs.replace(state, rounds=rounds)
            if (result := results.get(player)) is not None:
                draft.batch.tickets.append(
                    StoredTicket(
                        round_.id,
                        player,
                        ticket.session,
                        ticket.participation,
                        round_.terms.currency,
                        result.staked,
                        result.returned,
                    )
                )


def _with_to_come(state: PlayState, table: str, round_: Round, player: str) -> PlayState:
    """D5: what nothing is set aside for counts against the limits until it is decided, at every other table too."""
    amount = _not_reserved(round_, player)
    if amount == state.to_come.get(table, 0):
        return state
    others = {name: other for name, other in state.to_come.items() if name != table}
    return msgspec.structs.replace(state, to_come={**others, table: amount} if amount else others)


def _not_reserved(round_: Round, player: str) -> int:
    """What a player's decisions in a round may still cost beyond what is set aside."""
    terms = round_.terms
    if terms.policy.reserves_completing_bet or terms.currency != CURRENCY or round_.over:
        return 0
    return sum(to_come_of(terms, seat) for seat in round_.seats.values() if seat.player == player)


def _to_come(round_: Round, player: str) -> int:
    antes = sum(seat.ante for seat in round_.seats.values() if seat.player == player)
    return antes * round_.game.highest_raise


def _risk(round_: Round | None, player: str) -> int:
    """The most that a player can lose by the bets on a round that takes bets: stakes and what a decision may add."""
    if round_ is None:
        return 0
    stakes = sum(sum(seat.bets.values()) for seat in round_.seats.values() if seat.player == player)
    return stakes + _to_come(round_, player)
