"""The shuffle: every order equally likely, the same for the same inputs, and computed as it is published."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import DECK, format_cards
from croupier.shuffle import below, commitment_to, deck_from_seed, shuffled

SEEDS = st.binary(min_size=32, max_size=32)
ROUND_IDS = st.text(st.characters(codec="utf-8", exclude_characters="|"))
CLIENT_SEEDS = st.text(st.characters(codec="utf-8"))


@pytest.mark.parametrize("word_bits", range(1, 10))
def test_every_number_comes_from_equally_many_words_and_no_word_is_wasted(word_bits: int) -> None:
    words = range(1 << word_bits)
    for bound in range(1, len(words) + 1):
        counts: Counter[int | None] = Counter()
        for word in words:
            try:
                counts[below(bound, iter([word]), word_bits)] += 1
            except StopIteration:
                counts[None] += 1  # rejected: it asked for another word
        share, wasted = divmod(len(words), bound)
        assert counts.pop(None, 0) == wasted
        assert counts == dict.fromkeys(range(bound), share)


def test_a_rejected_word_is_followed_by_the_next() -> None:
    words = iter([255, 254, 253, 252, 251, 7])  # 255 to 252 lie above 4 * 63
    assert below(63, words, 8) == 251 % 63
    assert next(words) == 7


@pytest.mark.parametrize(("bound", "word_bits"), [(0, 32), (-1, 32), (2**32 + 1, 32), (9, 3)])
def test_a_bound_that_a_word_cannot_serve_is_refused(bound: int, word_bits: int) -> None:
    with pytest.raises(ValueError, match="cannot choose among"):
        below(bound, iter([0]), word_bits)


@pytest.mark.parametrize("count", range(6))
def test_every_sequence_of_draws_gives_a_different_order(count: int) -> None:
    items = "abcde"[:count]
    bounds: list[int] = []

    def deal(draws: Iterator[int]) -> tuple[str, ...]:
        def draw(bound: int) -> int:
            bounds.append(bound)
            return next(draws)

        order = shuffled(items, draw)
        assert bounds == list(range(count, 1, -1))
        bounds.clear()
        return order

    orders = Counter(deal(iter(draws)) for draws in product(*(range(bound) for bound in range(count, 1, -1))))
    assert orders == Counter(permutations(items))


@given(SEEDS, ROUND_IDS, CLIENT_SEEDS)
def test_a_deck_has_every_card_once_and_is_the_same_again(seed: bytes, round_id: str, client_seed: str) -> None:
    deck = deck_from_seed(seed, round_id, client_seed)
    assert sorted(deck) == list(DECK)
    assert deck_from_seed(seed, round_id, client_seed) == deck


@given(SEEDS, ROUND_IDS, CLIENT_SEEDS, st.data())
def test_each_input_changes_the_deck(seed: bytes, round_id: str, client_seed: str, data: st.DataObject) -> None:
    deck = deck_from_seed(seed, round_id, client_seed)
    other_seed = data.draw(SEEDS.filter(lambda other: other != seed))
    other_round = data.draw(ROUND_IDS.filter(lambda other: other != round_id))
    other_client = data.draw(CLIENT_SEEDS.filter(lambda other: other != client_seed))
    assert deck_from_seed(other_seed, round_id, client_seed) != deck
    assert deck_from_seed(seed, other_round, client_seed) != deck
    assert deck_from_seed(seed, round_id, other_client) != deck


def test_a_separator_in_the_client_seed_is_harmless_and_in_the_round_id_refused() -> None:
    seed = bytes(32)
    assert deck_from_seed(seed, "R", "|0") != deck_from_seed(seed, "R", "")
    with pytest.raises(ValueError, match=r"has no \|"):
        deck_from_seed(seed, "R|", "0")


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, spelled out, for keys of at most one block."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def published(seed: bytes, round_id: str, client_seed: str) -> tuple[int, ...]:
    """The deck as the description has it, written a second time in the plainest way."""
    stream = b"".join(hmac_sha256(seed, f"{round_id}|{client_seed}|{number}".encode()) for number in range(20))
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    deck = list(range(52))
    for size in range(52, 1, -1):
        while words[0] >= 2**32 // size * size:
            words.pop(0)
        chosen = words.pop(0) % size
        deck[chosen], deck[size - 1] = deck[size - 1], deck[chosen]
    return tuple(deck)


@given(SEEDS, ROUND_IDS, CLIENT_SEEDS)
def test_the_deck_is_the_one_that_was_described(seed: bytes, round_id: str, client_seed: str) -> None:
    assert deck_from_seed(seed, round_id, client_seed) == published(seed, round_id, client_seed)


def test_the_deck_of_old_rounds_never_changes() -> None:
    seed = bytes(range(32))
    assert commitment_to(seed) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert format_cards(deck_from_seed(seed, "VEN-20260101-120000-000001", "luck ♠")) == (
        "9h As 3c Tc Js 6s 5c 6h 5d 2h 2c 9c 3s 4s Td Th 8d 6c 5h Jd 8c 6d 2d Ks Kh 5s "
        "9s 7d 4c Ah 4d Qs Qc 3h Kd 7c 8h 8s 2s 9d Ac 7h Kc Ad Qh Ts 7s Qd 3d Jh 4h Jc"
    )
