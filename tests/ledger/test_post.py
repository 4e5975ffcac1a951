"""Posting: balances after transfers, all or none."""

from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.ledger.accounts import InsufficientFunds, Purse, Transfer, cashier, house, post

ANNA, BRUNO = Purse("PLAY", "anna"), Purse("PLAY", "bruno")
HOUSE, CASHIER = house("PLAY"), cashier("PLAY")
ACCOUNTS = (ANNA.wallet, ANNA.stakes, ANNA.reserve, BRUNO.wallet, BRUNO.stakes, HOUSE, CASHIER)


def test_names_of_accounts() -> None:
    assert (ANNA.wallet, ANNA.stakes, ANNA.reserve) == ("PLAY/wallet/anna", "PLAY/stakes/anna", "PLAY/reserve/anna")
    assert (HOUSE, CASHIER) == ("PLAY/house", "PLAY/cashier")


@pytest.mark.parametrize(
    ("balances", "transfers", "changed"),
    [
        ({}, [], {}),
        (
            {ANNA.wallet: 100, ANNA.stakes: 0},
            [Transfer(ANNA.wallet, ANNA.stakes, 100, "stake", "ante")],
            {ANNA.wallet: 0, ANNA.stakes: 100},
        ),
        (  # one after the other: the second spends what the first brought
            {HOUSE: 50, ANNA.wallet: 0, ANNA.stakes: 0},
            [Transfer(HOUSE, ANNA.wallet, 50, "win"), Transfer(ANNA.wallet, ANNA.stakes, 50, "stake")],
            {HOUSE: 0, ANNA.wallet: 0, ANNA.stakes: 50},
        ),
        (  # the cashier stands for the world outside
            {CASHIER: -10, ANNA.wallet: 0},
            [Transfer(CASHIER, ANNA.wallet, 90, "top_up")],
            {CASHIER: -100, ANNA.wallet: 90},
        ),
        (  # accounts that no transfer touches are left out
            {ANNA.wallet: 10, BRUNO.wallet: 20, HOUSE: 0},
            [Transfer(BRUNO.wallet, HOUSE, 20, "lose")],
            {BRUNO.wallet: 0, HOUSE: 20},
        ),
    ],
    ids=["nothing", "all there is", "in order", "cashier", "only what moved"],
)
def test_balances_after_transfers(
    balances: Mapping[str, int], transfers: list[Transfer], changed: dict[str, int]
) -> None:
    assert post(balances, transfers) == changed


def test_insufficient_funds_name_the_account_and_move_nothing() -> None:
    balances = {ANNA.wallet: 150, ANNA.stakes: 0}
    stakes = [Transfer(ANNA.wallet, ANNA.stakes, 100, "stake"), Transfer(ANNA.wallet, ANNA.stakes, 100, "stake")]
    with pytest.raises(InsufficientFunds, match="PLAY/wallet/anna has 50 of 100") as refusal:
        post(balances, stakes)
    assert (refusal.value.account, refusal.value.needed, refusal.value.available) == (ANNA.wallet, 100, 50)
    assert balances == {ANNA.wallet: 150, ANNA.stakes: 0}


def test_the_house_cannot_pay_what_it_has_not() -> None:
    with pytest.raises(InsufficientFunds, match="PLAY/house"):
        post({HOUSE: 99, ANNA.wallet: 0}, [Transfer(HOUSE, ANNA.wallet, 100, "win")])


@pytest.mark.parametrize("amount", [0, -1])
def test_a_transfer_moves_a_positive_amount(amount: int) -> None:
    with pytest.raises(ValueError, match="positive amount"):
        post({ANNA.wallet: 5, HOUSE: 5}, [Transfer(ANNA.wallet, HOUSE, amount, "lose")])


@pytest.mark.parametrize("target", [Purse("EUR", "anna").wallet, house("EUR"), ANNA.wallet])
def test_a_transfer_joins_two_accounts_of_one_currency(target: str) -> None:
    with pytest.raises(ValueError, match="two accounts of one currency"):
        post(defaultdict(int, {ANNA.wallet: 5}), [Transfer(ANNA.wallet, target, 1, "stake")])


TRANSFERS = st.lists(
    st.tuples(st.permutations(ACCOUNTS), st.integers(1, 200)).map(
        lambda drawn: Transfer(drawn[0][0], drawn[0][1], drawn[1], "stake")
    ),
    max_size=12,
)


@given(st.lists(st.integers(0, 300), min_size=len(ACCOUNTS), max_size=len(ACCOUNTS)), TRANSFERS)
def test_money_neither_appears_nor_vanishes(amounts: list[int], transfers: list[Transfer]) -> None:
    balances = dict(zip(ACCOUNTS, amounts, strict=True))
    before = dict(balances)
    changed: dict[str, int] = {}
    with suppress(InsufficientFunds):
        changed = post(balances, transfers)
        assert set(changed) == {account for each in transfers for account in (each.source, each.target)}
    after = {**balances, **changed}
    assert sum(after.values()) == sum(before.values())
    assert all(balance >= 0 for account, balance in after.items() if account != CASHIER)
    assert balances == before
