"""The floor's people: a dealer who deals by hand and sometimes misreads, a supervisor who puts right what stopped.

Each waits for the answer to one deed before the next. The cards that really lie on the table are known here alone.
"""

from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING

from croupier.book.acts import Act, Burn, ConfirmCards, Correct, OpenTable, Pause, Resume, Scan, Void
from croupier.book.seating import TableState
from croupier.cards import DECK, Card, card_name
from croupier.ports.store import StoreError
from croupier.round.commands import Refused
from croupier.round.model import Round
from croupier.round.wants import WantsBurn, WantsCard, WantsConfirm, wants
from croupier.server.house import House

if TYPE_CHECKING:
    from tests.world.world import World

DEALER, SUPERVISOR = ("dana", "dealer"), ("olga", "supervisor")
MISREADS = 0.12
"""How likely it is that the scanner reads something else than the card."""

Place = tuple[str, int | None, int]
"""Pile, seat and index of a card."""


class Floor:
    """What staff do at the live tables, a little of it in every step."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._decks: dict[str, list[Card]] = {}
        self._lying: dict[str, dict[Place, Card]] = {}

    def work(self, tables: tuple[str, ...], *, calm: bool = False) -> None:
        """One step of everybody's work; in the calm nobody makes mistakes, and nobody lets others wait."""
        chance = self._world.chance
        for table in tables:
            state = self._state(table)
            if state.paused is not None:
                if calm or chance.random() < 0.3:
                    self._start(self._put_right(table))
            elif calm or chance.random() < 0.7:
                self._start(self._deal(table, 20 if calm else chance.randint(1, 8), calm=calm))
            if calm:
                continue
            if chance.random() < 0.02:
                self._start(self._do(Pause(self._world.wall_ms(), *SUPERVISOR, table=table)))
            if chance.random() < 0.05:
                by_hand = chance.random() < 0.8
                self._start(
                    self._do(
                        OpenTable(
                            self._world.wall_ms(),
                            *DEALER,
                            table=table,
                            dealing="hand" if by_hand else "automatic",
                            dealer_name="Dana" if by_hand else None,
                        )
                    )
                )

    def true_cards(self, round_id: str) -> dict[Place, Card]:
        """What really lies on the table in a round that was dealt by hand."""
        return self._lying.get(round_id, {})

    def _state(self, table: str) -> TableState:
        states = self._world.auditor.states[table]
        return states[-1] if states else TableState(table)

    def _start(self, work: Coroutine[None, None, object]) -> None:
        self._world.running.loop.create_task(work, name="floor")

    async def _do(self, act: Act) -> bool:
        """Have something done; whether it was, and did not stop the table."""
        house: House = self._world.running.house
        try:
            done = await house.writer.submit(act)
        except (Refused, StoreError) as problem:
            self._world.tell(f"{type(act).__name__} failed: {problem}")
            return False
        if done.reply.stopped is not None:
            self._world.auditor.outcomes[done.reply.stopped] += 1
        self._world.tell(f"{type(act).__name__} done, {done.reply.stopped}")
        return done.reply.stopped is None

    async def _deal(self, table: str, most: int, *, calm: bool) -> None:
        for _ in range(most):
            act = self._next(self._state(table), calm=calm)
            if act is None or not await self._do(act):
                return

    def _next(self, state: TableState, *, calm: bool) -> Act | None:
        """What the dealer does now: what the table waits for, or something else by mistake."""
        round_ = state.running
        if round_ is None or round_.dealing != "hand" or state.paused is not None:
            return None
        wrong = not calm and self._world.chance.random() < MISREADS
        at = {"table": state.table, "round": round_.id}
        kind: Callable[..., Act] | None = None
        more: Mapping[str, object] = {}
        match wants(round_):
            case WantsBurn():
                kind, more = (Scan, {"card": "Qs"}) if wrong else (Burn, {})
            case WantsCard(slot) if slot.act == "deal_down":
                kind, more = (Burn, {}) if wrong else (Scan, {"card": None})
            case WantsCard(slot):
                true = card_name(self._card(round_.id, (slot.pile, slot.seat, slot.index)))
                misread = self._world.chance.choice(["noise", *(card_name(card) for card in DECK)])
                kind, more = Scan, {"card": misread if wrong else true}
            case WantsConfirm() if self._misread(round_):
                kind, at, more = Pause, {"table": state.table}, {"reason": "dealer_calls"}
            case WantsConfirm():
                kind = ConfirmCards
        return kind(self._world.wall_ms(), *DEALER, **at, **more) if kind is not None else None

    async def _put_right(self, table: str) -> None:
        """The supervisor looks at the cards, corrects what can be, cancels the round where it cannot, and goes on."""
        now_ms = self._world.wall_ms()
        round_ = self._state(table).running
        if round_ is not None and round_.dealing == "hand":
            for (pile, seat, index), card in self._misread(round_).items():
                place = {"pile": pile, "seat": seat, "index": index}
                right = Correct(now_ms, *SUPERVISOR, table=table, round=round_.id, **place, card=card_name(card))  # type: ignore[arg-type]  # as named
                if not await self._do(right):
                    await self._do(Void(now_ms, *SUPERVISOR, table=table, round=round_.id, reason="wrong_card"))
                    break
                self._world.auditor.outcomes["corrected"] += 1
        await self._do(Resume(now_ms, *SUPERVISOR, table=table))

    def _card(self, round_id: str, place: Place) -> Card:
        """The card that lies, or comes next, in a place."""
        if round_id not in self._decks:
            self._decks[round_id] = self._world.chance.sample(DECK, len(DECK))
        lying = self._lying.setdefault(round_id, {})
        if place not in lying:
            lying[place] = self._decks[round_id].pop()
        return lying[place]

    def _misread(self, round_: Round) -> dict[Place, Card]:
        """Places where the table believes in another card than lies there, with that card."""
        return {
            place: card
            for place, card in self.true_cards(round_.id).items()
            if believed(round_, place) not in (None, card)
        }


def believed(round_: Round, place: Place) -> Card | None:
    """The card that a round has in a place; None where it lies on its face, or none does."""
    pile, seat, index = place
    cards = (round_.piles if seat is None else round_.seats[seat].piles).get(pile, ())
    return cards[index] if index < len(cards) else None
