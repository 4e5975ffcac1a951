"""Bugs put in on purpose: a world that does not find them proves nothing by its silence."""

from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest

from croupier.adapters.shoe import RandomShoe
from croupier.book import dealing
from croupier.book.acts import Act
from croupier.book.book import Book, Done, Outcome
from croupier.book.draft import Draft
from croupier.book.seating import TableState
from croupier.book.writer import Writer
from croupier.cards import Card
from croupier.games.catalogue import TABLES, Table
from croupier.ledger import plan
from croupier.ledger.accounts import Purse, Transfer
from croupier.ports.shoe import Sealed
from croupier.ports.store import Batch
from croupier.round import accept, settlement
from croupier.round.commands import PutCard
from croupier.round.events import CardDealt, CardTurned, Event, OptionChosen
from croupier.round.model import Round, SeatState
from croupier.round.wants import WantsCard, wants
from croupier.rules import settle
from croupier.rules.definition import Paytable
from croupier.rules.settle import LineResult
from croupier.table import pace
from tests.world.world import World, WorldError, with_closed_hands

MOST_SEEDS = 12

Plant = Callable[[pytest.MonkeyPatch], None]


def publish_before_commit(patch: pytest.MonkeyPatch) -> None:
    """What an act leads to goes out as soon as it is decided."""
    begin, decide = Writer.__init__, Book._decide
    early: list[Callable[[Done], None]] = []

    def begin_early(
        writer: Writer, book: Book, published: Callable[[Done], None], reloaded: Callable[[], None]
    ) -> None:
        early[:] = [published]
        begin(writer, book, lambda _: None, reloaded)

    def decide_and_tell(book: Book, act: Act) -> Outcome:
        outcome = decide(book, act)
        if isinstance(outcome, Done):
            early[0](outcome)
        return outcome

    patch.setattr(Writer, "__init__", begin_early)
    patch.setattr(Book, "_decide", decide_and_tell)


def lose_keys(patch: pytest.MonkeyPatch) -> None:
    """First answers are not kept with what they answer."""
    finish = Draft.finish

    def without_answers(draft: Draft) -> Batch:
        draft.batch.answers.clear()
        return finish(draft)

    patch.setattr(Draft, "finish", without_answers)


def settle_twice(patch: pytest.MonkeyPatch) -> None:
    """A win is posted once more."""
    post = plan._settle

    def twice(purse: Purse, result: LineResult) -> Iterator[Transfer]:
        yield from post(purse, result)
        yield from (transfer for transfer in post(purse, result) if transfer.reason == "win")

    patch.setattr(plan, "_settle", twice)


def settle_side_bets_again(patch: pytest.MonkeyPatch) -> None:
    """What was settled before the decision is settled at the end as well."""
    at_end = settlement.settle_seat

    def again(round_: Round, seat: SeatState) -> tuple[LineResult, ...]:
        results = at_end(round_, seat)
        early = tuple(result for result in seat.settled if result.returned)
        return (*results, *early) if results else ()

    patch.setattr(accept, "settle_seat", again)


def keep_the_reserve(patch: pytest.MonkeyPatch) -> None:
    """A fold leaves its reserve where it is."""
    choose = plan._choose

    def without_release(before: Round, after: Round, event: OptionChosen) -> Iterator[Transfer]:
        return choose(before, after, event) if event.bet is not None else iter(())

    patch.setattr(plan, "_choose", without_release)


def keep_what_was_paid(patch: pytest.MonkeyPatch) -> None:
    """A void leaves a side bet's early win with the player. It takes many voids to meet one."""
    patch.setattr("tests.world.misfortune.MORE_VOIDS", 1.0)
    void = plan._void
    patch.setattr(
        plan,
        "_void",
        lambda round_, seat: (transfer for transfer in void(round_, seat) if transfer.reason != "take_back"),
    )


def pay_for_one(patch: pytest.MonkeyPatch) -> None:
    """A paytable's "to one" is taken for "for one"."""
    pays = settle.row_pays

    def for_one(paytable: Paytable, hand: str) -> int | None:
        to_one = pays(paytable, hand)
        return to_one - 1 if to_one else to_one

    patch.setattr(settle, "row_pays", for_one)


def deal_open(patch: pytest.MonkeyPatch) -> None:
    """The dealer's cards lie face down on the felt, and face up in the data."""

    def next_card(round_: Round, deck: Sequence[Card]) -> PutCard | None:
        want = wants(round_)
        return PutCard(deck[dealing.position(round_.game, want.slot)]) if isinstance(want, WantsCard) else None

    def put_card(round_: Round, command: PutCard) -> Event:
        want = wants(round_)
        assert isinstance(want, WantsCard)
        assert command.card is not None
        kind = CardTurned if want.slot.act == "turn" else CardDealt
        return kind(want.slot.pile, want.slot.seat, want.slot.index, command.card)

    patch.setattr("croupier.book.playing.next_card", next_card)
    patch.setattr("croupier.round.dealing._put", put_card)


def show_placements(patch: pytest.MonkeyPatch) -> None:
    """Everyone sees how others placed their chips."""
    patch.setattr("croupier.round.view._seat", lambda _round, _number, seat, _viewer: seat)


def tell_the_seed(patch: pytest.MonkeyPatch) -> None:
    """What is published as a commitment is the seed itself."""
    seal = RandomShoe.seal

    def open_seal(shoe: RandomShoe, round_id: str) -> Sealed:
        secret = seal(shoe, round_id).secret
        return Sealed(shoe.seed(round_id, secret), secret)

    patch.setattr(RandomShoe, "seal", open_seal)


def rearm_the_window(patch: pytest.MonkeyPatch) -> None:
    """Whatever happens at a table starts its window anew."""
    patch.setattr(
        "croupier.table.live.window_after",
        lambda _, state, windows, now_ms: pace.window_after(None, state, windows, now_ms),
    )


def know_no_deadline(patch: pytest.MonkeyPatch) -> None:
    """A bet is in time as long as nobody has closed the betting, though the house may be late with that."""
    patch.setattr("croupier.table.live.in_time", lambda *_: True)


def close_when_all_have_bet(patch: pytest.MonkeyPatch) -> None:
    """The betting ends as soon as every seat has a bet."""

    def due(window: pace.Window | None, state: TableState, table: Table, now_ms: int, wall_ms: int) -> Act | None:
        round_ = state.running
        eager = round_ is not None and round_.phase == "betting" and len(round_.seats) == len(state.chairs) > 0
        return pace.due(window, state, table, window.deadline_ms if window is not None and eager else now_ms, wall_ms)

    patch.setattr("croupier.table.live.due", due)


def remember_what_was_not_stored(patch: pytest.MonkeyPatch) -> None:
    """After a write that failed the book goes on as if it had not."""
    patch.setattr(Book, "_forget", lambda _: None)


def say_nothing_after_a_reload(patch: pytest.MonkeyPatch) -> None:
    """What was kept without an answer is never shown to anyone."""
    patch.setattr("croupier.server.house.House._refresh_all", lambda _: None)


def let_the_clock_run(patch: pytest.MonkeyPatch) -> None:
    """A paused table's window goes on as if nothing were."""
    patch.setattr(
        "croupier.table.live.window_after",
        lambda window, state, windows, now_ms: pace.window_after(
            window, msgspec.structs.replace(state, paused=None), windows, now_ms
        ),
    )


def settle_unconfirmed(patch: pytest.MonkeyPatch) -> None:
    """A round dealt by hand pays as soon as the last card is read, whatever was read."""
    patch.setattr("croupier.round.wants._is_due", lambda _: False)


FOUND_AS: dict[Plant, str] = {
    publish_before_commit: "not stored",
    lose_keys: "happened for 0 keys",
    settle_twice: "is owed|says",
    settle_side_bets_again: "settled|cannot end the round",
    keep_the_reserve: "open rounds say",
    keep_what_was_paid: "is owed",
    pay_for_one: "the sheets say",
    deal_open: "shown too soon",
    show_placements: "for the owner of a seat",
    tell_the_seed: "another seed than it committed to",
    rearm_the_window: "deadline|its window has",
    know_no_deadline: "after the deadline",
    close_when_all_have_bet: "before the deadline",
    let_the_clock_run: "its window has",
    settle_unconfirmed: "was settled on",
    remember_what_was_not_stored: "not the journal's|went from event|not stored|is kept as",
    say_nothing_after_a_reload: "knows|believes in",
}


@pytest.mark.parametrize("plant", FOUND_AS, ids=lambda plant: plant.__name__)
def test_a_planted_bug_is_found(monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch)

    with pytest.raises(WorldError, match=FOUND_AS[plant]):
        _live_through_many()


def test_a_look_into_closed_hands_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.round.view._sees_cards", lambda *_: True)

    with pytest.raises(WorldError, match=r"sees .* of"):
        _live_through_many(with_closed_hands())


def _live_through_many(tables: tuple[Table, ...] = TABLES) -> None:
    for seed in range(MOST_SEEDS):
        World(seed, tables=tables).run()


def test_a_failure_is_seen_again_at_the_same_step(monkeypatch: pytest.MonkeyPatch) -> None:
    settle_twice(monkeypatch)
    texts = []
    for _ in range(2):
        with pytest.raises(WorldError, match=r"python -m tests\.world 1$") as failure:
            World(1).run()
        texts.append(str(failure.value))

    assert texts[0] == texts[1]
    assert texts[0].startswith("seed 1, step ")
