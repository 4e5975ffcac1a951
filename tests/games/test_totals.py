"""Whole games counted out and paid by the engine's own settlement, against totals that others have published.

A total is what the player wins, in units of the stake, over all equally likely deals.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, combinations
from math import comb

import pytest

from croupier.cards import DECK, Card, parse_cards
from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.games.three_card_poker import INSTANT, LIVE
from croupier.hands import five_card, three_card
from croupier.rules.definition import Game, Line
from croupier.rules.facts import judge
from croupier.rules.settle import settle_line
from tests.hands.oracles import known_counts

THREE_CARD_HANDS = tuple(combinations(DECK, 3))
DEALER_HANDS = comb(49, 3)
QUEEN_SIX_FOUR = three_card.evaluate(parse_cards("Qc 6d 4h"))  # the published strategy, not the dealer's qualifier

# Best five of six cards, as published; all others lose the 6 Card Bonus.
SIX_CARD_COUNTS = {
    "royal_flush": 188,
    "straight_flush": 1_656,
    "four_of_a_kind": 14_664,
    "full_house": 165_984,
    "flush": 205_792,
    "straight": 361_620,
    "three_of_a_kind": 732_160,
    "two_pair": 2_532_816,
    "pair": 9_730_740,
    "high_card": 6_612_900,
}


def won(game: Game, line: Line, facts: Mapping[str, str]) -> int:
    """Return what a line wins on a stake of 1, negative for a loss."""
    result = settle_line(game, line, 1, facts)
    return 0 if result is None else result.returned - result.staked


def side_bet_total(game: Game, bet: str, fact: str, counts: Mapping[str, int]) -> int:
    """Return the total of a side bet over classes that come so many times."""
    line = game.side_bet(bet).line
    return sum(count * won(game, line, {fact: hand}) for hand, count in counts.items())


@pytest.mark.parametrize(
    ("game", "total"),
    [
        # 100*4 + 40*44 + 30*52 + 5*720 + 4*1,096 + 1*3,744 - 16,440
        pytest.param(LIVE, -992, id="A12"),
        # 40*48 + 30*52 + 6*720 + 4*1,096 + 1*3,744 - 16,440
        pytest.param(INSTANT, -512, id="D8"),
    ],
)
def test_pair_plus_total(game: Game, total: int) -> None:
    hands = Counter(judge(game.fact("hand"), {"hand": hand}) for hand in THREE_CARD_HANDS)
    assert hands.total() == 22_100
    assert side_bet_total(game, "pair_plus", "hand", hands) == total
    assert side_bet_total(game, "pair_plus", "hand", known_counts("three_card")) == total


def test_A12_six_card_bonus_total() -> None:
    assert sum(SIX_CARD_COUNTS.values()) == comb(52, 6) == 20_358_520
    assert side_bet_total(LIVE, "six_card_bonus", "six_card", SIX_CARD_COUNTS) == -1_742_976


def suits_apart(size: int) -> Iterator[tuple[list[Card], int]]:
    """Yield hands that differ in more than the names of their suits, each with how many hands it stands for."""
    ranks_of_a_suit = sorted(
        (ranks for count in range(size + 1) for ranks in combinations(range(13), count)), key=lambda r: (len(r), r)
    )
    by_size = [[ranks for ranks in ranks_of_a_suit if len(ranks) == count] for count in range(size + 1)]

    def fill(suit: int, left: int, least: tuple[int, tuple[int, ...]]) -> Iterator[list[tuple[int, ...]]]:
        """Yield rank sets for this suit and those after it, in rising order, so that none comes twice."""
        if suit == 3:
            yield from ([ranks] for ranks in by_size[left] if (left, ranks) >= least)
            return
        for count in range(least[0], left // (4 - suit) + 1):
            for ranks in by_size[count]:
                if (count, ranks) >= least:
                    for rest in fill(suit + 1, left - count, (count, ranks)):
                        yield [ranks, *rest]

    for suits in fill(0, size, (0, ())):
        names = 24
        for repeated in Counter(suits).values():
            names //= (1, 1, 2, 6, 24)[repeated]
        yield [rank * 4 + suit for suit, ranks in enumerate(suits) for rank in ranks], names


def test_A8_six_card_classes_as_published() -> None:
    fact = LIVE.fact("six_card")
    counts: Counter[str] = Counter()
    for cards, times in suits_apart(6):
        hand = judge(fact, {"hand": cards[:3], "dealer": cards[3:]})
        counts["pair" if hand == "pair_of_aces" else hand] += times
    assert counts == SIX_CARD_COUNTS


def test_C11_aa_bonus_total() -> None:
    # 25 * 9,516 for a flush or better, 7 * 273,144 from a pair of aces to a straight, 2,316,300 lose.
    counts = known_counts("five_card")
    assert sum(counts.values()) == comb(52, 5) == 2_598_960
    assert side_bet_total(CASINO_HOLDEM, "aa_bonus", "aa", counts) == -166_392


class DealerHands:
    """How many dealer's hands are below a value, given the player's cards: all, less those that share a card."""

    def __init__(self) -> None:
        values = {hand: three_card.evaluate(hand) for hand in THREE_CARD_HANDS}
        self.levels = {value: level for level, value in enumerate(sorted(set(values.values())))}
        at: defaultdict[tuple[Card, ...], list[int]] = defaultdict(lambda: [0] * len(self.levels))
        for hand, value in values.items():
            for size in range(4):
                for shared in combinations(hand, size):
                    if size < 3:
                        at[shared][self.levels[value]] += 1
        self.below = {shared: [0, *accumulate(counts)] for shared, counts in at.items()}

    def count_below(self, level: int, player: tuple[Card, ...], own_level: int) -> int:
        """Return the number of dealer's hands below a level that hold none of the player's cards."""
        player = tuple(sorted(player))
        total = self.below[()][level]
        total -= sum(self.below[shared][level] for shared in combinations(player, 1))
        total += sum(self.below[shared][level] for shared in combinations(player, 2))
        return total - (own_level < level)  # the player's own three


def showdowns(hands: DealerHands, player: tuple[Card, ...]) -> dict[str, int]:
    """Return how many of the dealer's hands lead to each result."""
    own = hands.levels[three_card.evaluate(player)]
    qualified = hands.levels[three_card.QUEEN_HIGH]
    unqualified = hands.count_below(qualified, player, own)
    worse = hands.count_below(max(own, qualified), player, own)
    not_better = hands.count_below(max(own + 1, qualified), player, own)
    return {
        "not_qualified": unqualified,
        "win": worse - unqualified,
        "tie": not_better - worse,
        "lose": DEALER_HANDS - not_better,
    }


@pytest.fixture(scope="module")
def dealer_hands() -> DealerHands:
    return DealerHands()


@pytest.mark.parametrize("names", ["As Ks Qs", "2c 2d 2h", "Qh 6d 4s", "7c 7d 4h", "9s 8d 7h", "5s 3d 2c"])
def test_dealer_hands_are_counted_as_one_by_one(dealer_hands: DealerHands, names: str) -> None:
    player = parse_cards(names)
    others = [card for card in DECK if card not in player]
    one_by_one = Counter(
        judge(LIVE.fact("showdown"), {"hand": player, "dealer": dealer}) for dealer in combinations(others, 3)
    )
    assert one_by_one == Counter(showdowns(dealer_hands, player))


@pytest.mark.parametrize("game", [LIVE, INSTANT], ids=["A12", "D6"])
def test_three_card_poker_total(game: Game, dealer_hands: DealerHands) -> None:
    play, fold = (game.option("decision", name) for name in ("play", "fold"))
    deals: Counter[tuple[str, str]] = Counter()
    folded = 0
    for player in THREE_CARD_HANDS:
        value = three_card.evaluate(player)
        if value < QUEEN_SIX_FOUR:
            folded += DEALER_HANDS
            continue
        for result, count in showdowns(dealer_hands, player).items():
            deals[three_card.category(value), result] += count
    assert deals.total() + folded == 407_170_400
    total = folded * paid(game, fold.lines, {})
    for (hand, result), count in deals.items():
        total += count * paid(game, play.lines, {"hand": hand, "showdown": result})
    assert total == -13_733_780


def paid(game: Game, option_lines: Sequence[Line], facts: Mapping[str, str]) -> int:
    """Return what the lines of an option win together on stakes of one Ante each."""
    return sum(won(game, line, facts) for line in option_lines)


def test_five_card_classes_are_those_of_the_counts() -> None:
    assert set(known_counts("five_card")) == set(five_card.CATEGORIES)
