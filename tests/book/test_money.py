"""Deposits and withdrawals in the book (A36): held, credited, paid out and returned exactly once."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.book.acts import AskDeposit, AskWithdrawal, MoneyAct, SettleMovement, TakeBreak, TopUp
from croupier.book.book import Done
from croupier.book.money import LEAST, MOST
from croupier.ledger.accounts import Purse, cashier, house
from croupier.ports.money import StoredMovement
from tests.book.conftest import OPENING, Desk

ADA = Purse("PLAY", "ada")
AMOUNT = 2_500


def deposit(desk: Desk, name: str = "M1", amount: int = AMOUNT, key: str = "") -> AskDeposit:
    return AskDeposit(desk.now_ms, "ada", key or f"key-{name}", name, "PLAY", amount)


def withdrawal(desk: Desk, name: str = "M1", amount: int = AMOUNT, key: str = "") -> AskWithdrawal:
    return AskWithdrawal(desk.now_ms, "ada", key or f"key-{name}", name, "PLAY", amount)


def done(desk: Desk, name: str = "M1") -> SettleMovement:
    return SettleMovement(desk.now_ms, name, "done", "P-1")


def declined(desk: Desk, name: str = "M1") -> SettleMovement:
    return SettleMovement(desk.now_ms, name, "declined", "P-2", "not_covered")


def movement(desk: Desk, name: str = "M1") -> StoredMovement:
    found = desk.database.store.movement(name)
    assert found is not None
    return found


def state(desk: Desk) -> tuple[int, int, int]:
    """Ada's wallet, what is held for payouts, and what the world outside has put in; durable."""
    return desk.stored(ADA.wallet), desk.stored(ADA.payout), -desk.stored(cashier("PLAY")) - desk.stored(house("PLAY"))


def test_A36_a_deposit_is_credited_when_the_provider_says_so_and_only_once(desk: Desk) -> None:
    desk.do(deposit(desk))
    assert state(desk) == (OPENING, 0, OPENING)
    assert movement(desk).state == "waiting"
    for _ in range(3):
        desk.do(done(desk))
        assert state(desk) == (OPENING + AMOUNT, 0, OPENING + AMOUNT)
    desk.do(declined(desk))
    assert state(desk) == (OPENING + AMOUNT, 0, OPENING + AMOUNT), "what is credited stays"
    assert (movement(desk).state, movement(desk).reference) == ("done", "P-1")


def test_A36_a_provider_that_says_it_twice_in_one_batch_is_heard_once(desk: Desk) -> None:
    outcomes = desk.ask(deposit(desk), done(desk), done(desk), declined(desk))
    assert all(isinstance(outcome, Done) for outcome in outcomes)
    assert state(desk) == (OPENING + AMOUNT, 0, OPENING + AMOUNT)


def test_A36_a_declined_deposit_moves_nothing(desk: Desk) -> None:
    desk.do(deposit(desk))
    desk.do(declined(desk))
    desk.do(done(desk))
    assert state(desk) == (OPENING, 0, OPENING)
    assert (movement(desk).state, movement(desk).reason) == ("declined", "not_covered")
    assert desk.book.plays.of("ada").days[desk.now_ms // 86_400_000].deposited == 0


def test_A36_a_withdrawal_is_held_first_and_then_paid_out(desk: Desk) -> None:
    told = desk.do(withdrawal(desk))
    assert state(desk) == (OPENING - AMOUNT, AMOUNT, OPENING)
    assert [wallet.available for wallet in told.wallets] == [OPENING - AMOUNT]
    for _ in range(2):
        desk.do(done(desk))
        assert state(desk) == (OPENING - AMOUNT, 0, OPENING - AMOUNT)


def test_A36_a_declined_withdrawal_comes_back_whole(desk: Desk) -> None:
    desk.do(withdrawal(desk))
    for _ in range(2):
        desk.do(declined(desk))
        assert state(desk) == (OPENING, 0, OPENING)


def test_A36_what_is_held_for_a_payout_cannot_be_bet_nor_withdrawn_again(desk: Desk) -> None:
    desk.do(withdrawal(desk, amount=OPENING - 100))
    desk.seated("tequila", "ada")
    assert desk.refusal(desk.bet("tequila", "ada", [{"ante": 100}])) == "funds"
    assert desk.refusal(withdrawal(desk, "M2", 200)) == "funds"


def test_A36_the_same_wish_is_one_movement_and_another_amount_is_a_conflict(desk: Desk) -> None:
    first, again = desk.do(withdrawal(desk)), desk.do(withdrawal(desk))
    assert (first.again, again.again) == (False, True)
    assert state(desk)[1] == AMOUNT
    desk.reopen()
    assert desk.do(withdrawal(desk)).again
    assert desk.refusal(withdrawal(desk, amount=AMOUNT + 1)) == "key_conflict"


@pytest.mark.parametrize("amount", [0, LEAST - 1, MOST + 1])
def test_A36_amounts_have_bounds(desk: Desk, amount: int) -> None:
    assert desk.refusal(deposit(desk, amount=amount)) == "amount_range"
    assert desk.refusal(withdrawal(desk, amount=amount)) == "amount_range"


def test_a_notice_about_nothing_is_refused(desk: Desk) -> None:
    assert desk.refusal(done(desk, "nothing")) == "unknown_movement"


def test_A36_A37_on_a_break_money_goes_out_and_none_comes_in(desk: Desk) -> None:
    desk.do(deposit(desk, "M0"))
    desk.do(TakeBreak(desk.now_ms, "ada", "break-key", "exclusion", 365))
    assert desk.refusal(deposit(desk)) == "excluded"
    assert desk.refusal(TopUp(desk.now_ms, "ada", "top-up-key", "PLAY", OPENING + 1)) == "excluded"
    desk.do(done(desk, "M0"))
    assert state(desk)[0] == OPENING + AMOUNT, "what was on its way arrives"
    desk.do(withdrawal(desk, "M2", OPENING + AMOUNT))
    desk.do(done(desk, "M2"))
    assert state(desk) == (0, 0, 0)


class Teller:
    """What the ledger must say after any order of wishes and notices."""

    def __init__(self) -> None:
        self.waiting: dict[str, tuple[str, int]] = {}
        self.wallet = OPENING
        self.outside = OPENING

    def asked(self, kind: str, name: str, amount: int) -> None:
        self.waiting[name] = (kind, amount)
        if kind == "withdrawal":
            self.wallet -= amount

    def settled(self, name: str, outcome: str) -> None:
        kind, amount = self.waiting.pop(name, ("", 0))
        if (kind, outcome) in (("deposit", "done"), ("withdrawal", "declined")):
            self.wallet += amount
        if outcome == "done" and kind:
            self.outside += amount if kind == "deposit" else -amount

    @property
    def held(self) -> int:
        return sum(amount for kind, amount in self.waiting.values() if kind == "withdrawal")


_STEP = st.tuples(
    st.sampled_from(["deposit", "withdrawal", "done", "declined", "reopen"]),
    st.sampled_from(["M1", "M2", "M3"]),
    st.integers(LEAST, OPENING),
)


@settings(max_examples=15, deadline=None)
@given(st.lists(_STEP, max_size=14))
def test_A36_whatever_comes_in_whatever_order_every_movement_counts_once(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[str, str, int]]
) -> None:
    with Desk.opened(tmp_path_factory.mktemp("desk")) as desk:
        teller = Teller()
        seen: Counter[str] = Counter()
        for kind, name, amount in steps:
            if kind == "reopen":
                desk.reopen()
                continue
            if kind in ("done", "declined"):
                (outcome,) = desk.ask(done(desk, name) if kind == "done" else declined(desk, name))
                if isinstance(outcome, Done):
                    teller.settled(name, kind)
                continue
            ask: MoneyAct = (deposit if kind == "deposit" else withdrawal)(desk, name, amount)
            (outcome,) = desk.ask(ask)
            if isinstance(outcome, Done) and not outcome.again:
                seen[name] += 1
                teller.asked(kind, name, amount)
        assert state(desk) == (teller.wallet, teller.held, teller.outside)
        assert set(seen.values()) <= {1}
