"""What every definition on offer keeps to: names that exist, cards that suffice, a fingerprint that means it."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from croupier.book.dealing import position
from croupier.games.catalogue import TABLES, Table
from croupier.hands import five_card, three_card
from croupier.hands.classes import IS_A
from croupier.round.wants import Slot
from croupier.rules.definition import (
    ANTE,
    Game,
    HandFact,
    HandKind,
    Line,
    Pay,
    Pays,
    PaysByTable,
    PaysIfTable,
    Row,
    Showdown,
    Terms,
    Versus,
)
from croupier.rules.facts import RANKINGS, THRESHOLDS, piles_of
from croupier.rules.fingerprint import fingerprint

each_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)

FINGERPRINTS = Path(__file__).parent / "fingerprints.txt"

CLASSES: dict[HandKind, tuple[str, ...]] = {
    "three_card": three_card.CATEGORIES,
    "five_card": five_card.CATEGORIES,
    "high_tequila": tuple(map(str, range(12, 55))),
}


def pays(line: Line) -> tuple[Pay, ...]:
    if isinstance(line.pay, Versus):
        return (line.pay.win, line.pay.tie, line.pay.lose, line.pay.not_qualified)
    return (line.pay,)


def lines(game: Game) -> Iterator[Line]:
    for stage in game.stages:
        for option in stage.options:
            yield from option.lines
    yield from (side_bet.line for side_bet in game.side_bets)


def best_pay(game: Game, line: Line) -> int:
    """Return the most that a line can pay, to one."""
    best = 0
    for pay in pays(line):
        if isinstance(pay, PaysByTable):
            best = max(best, *(row.pays for row in game.paytable(pay.paytable).rows))
        elif isinstance(pay, Pays | PaysIfTable):
            best = max(best, pay.to_one)
    return best


def slots(game: Game, seats: int) -> list[Slot]:
    holders = {"seat": [*range(1, seats + 1)], "dealer": [None], "board": [None]}
    return [
        Slot(pile.name, holder, index, "")
        for pile in game.piles
        for holder in holders[pile.owner]
        for index in range(pile.count)
    ]


def test_tables_have_their_own_ids() -> None:
    assert len({table.id for table in TABLES}) == len({table.code for table in TABLES}) == len(TABLES)


@each_table
def test_names_in_a_definition_are_unique(table: Table) -> None:
    game = table.terms.game
    names = [game.piles, game.facts, game.paytables, game.stages, *(stage.options for stage in game.stages)]
    for items in names:
        assert len({item.name for item in items}) == len(items)
    assert len(set(game.spots)) == len(game.spots)


@each_table
def test_names_in_a_definition_refer_to_something(table: Table) -> None:
    game = table.terms.game
    piles = {pile.name for pile in game.piles}
    for fact in game.facts:
        assert set(piles_of(fact)) <= piles
        assert fact.kind in RANKINGS
        assert not isinstance(fact, Showdown) or fact.qualifies in THRESHOLDS
    for line in lines(game):
        for pay in pays(line):
            if isinstance(pay, PaysByTable | PaysIfTable):
                assert isinstance(game.fact(game.paytable(pay.paytable).fact), HandFact)
        if isinstance(line.pay, Versus):
            assert isinstance(game.fact(line.pay.showdown), Showdown)
    stages = {stage.name for stage in game.stages}
    assert {side_bet.settles for side_bet in game.side_bets} <= {None, *stages}
    assert {limit.bet for limit in table.terms.limits} == set(game.spots)


@each_table
def test_every_paytable_is_used(table: Table) -> None:
    game = table.terms.game
    used = {p.paytable for line in lines(game) for p in pays(line) if isinstance(p, PaysByTable | PaysIfTable)}
    assert used == {paytable.name for paytable in game.paytables}


@each_table
def test_every_pile_is_dealt_once(table: Table) -> None:
    game = table.terms.game
    dealt = Counter([*(name for stage in game.stages for name in stage.deals), *game.finish])
    assert dealt == {pile.name: 1 for pile in game.piles}


@each_table
def test_rows_are_classes_of_their_fact_best_first(table: Table) -> None:
    game = table.terms.game
    for paytable in game.paytables:
        classes = CLASSES[game.fact(paytable.fact).kind]
        order = [classes.index(row.hand) for row in paytable.rows]
        assert all(low < high for high, low in pairwise(order)), paytable.name
        assert all(row.pays > 0 for row in paytable.rows)


@each_table
def test_finer_classes_pay_no_less_than_plain_ones(table: Table) -> None:
    for paytable in table.terms.game.paytables:
        rows = {row.hand: row.pays for row in paytable.rows}
        for fine, plain in IS_A.items():
            if fine in rows and plain in rows:
                assert rows[fine] >= rows[plain], paytable.name


@each_table
def test_every_option_settles_every_stake_in_one_line(table: Table) -> None:
    for stage in table.terms.game.stages:
        assert stage.options
        for option in stage.options:
            stakes = Counter(line.bet for line in option.lines if not line.bonus)
            bets = {ANTE} if option.bet is None else {ANTE, option.bet}
            assert stakes == dict.fromkeys(bets, 1), option.name
            assert {line.bet for line in option.lines if line.bonus} <= bets
            assert (option.raises > 0) == (option.bet is not None)


@each_table
def test_A28_a_stage_can_close_without_a_choice(table: Table) -> None:
    for stage in table.terms.game.stages:
        assert sum(option.folds for option in stage.options) == 1


@each_table
def test_a_round_can_be_bet_on(table: Table) -> None:
    for limit in table.terms.limits:
        assert 0 < limit.minimum <= limit.maximum
    assert list(table.chips) == sorted(set(table.chips))
    assert table.chips[0] <= min(limit.minimum for limit in table.terms.limits)
    assert table.live == (table.windows is not None)
    assert table.live or table.terms.seats == 1


@each_table
def test_A11_one_deck_suffices_and_every_card_has_its_own_place(table: Table) -> None:
    game, seats = table.terms.game, table.terms.seats
    places = [position(game, slot) for slot in slots(game, seats)]
    assert len(set(places)) == len(places)
    assert set(places) <= set(range(52))


@each_table
def test_cards_of_a_seat_do_not_depend_on_how_many_seats_there_are(table: Table) -> None:
    game = table.terms.game
    most = {(slot.seat, slot.pile, slot.index): position(game, slot) for slot in slots(game, table.terms.seats)}
    for seats in range(1, table.terms.seats + 1):
        for slot in slots(game, seats):
            assert most[slot.seat, slot.pile, slot.index] == position(game, slot)


@each_table
def test_the_largest_payout_of_a_round_can_be_stored(table: Table) -> None:
    terms = table.terms
    total = 0
    for stage in terms.game.stages:
        most = 0
        for option in stage.options:
            stakes = {ANTE: terms.limit(ANTE).maximum}
            if option.bet is not None:
                stakes[option.bet] = option.raises * stakes[ANTE]
            most = max(most, sum(stakes[line.bet] * (best_pay(terms.game, line) + 1) for line in option.lines))
        total += most
    for side_bet in terms.game.side_bets:
        total += terms.limit(side_bet.bet).maximum * (best_pay(terms.game, side_bet.line) + 1)
    assert total * terms.seats < 2**63


@each_table
def test_definitions_come_back_from_json(table: Table) -> None:
    terms = table.terms
    again = msgspec.json.decode(msgspec.json.encode(terms), type=Terms)
    assert again == terms
    assert hash(again) == hash(terms)
    assert fingerprint(again) == fingerprint(terms)
    assert fingerprint(again.game) == fingerprint(terms.game)


def test_definitions_are_what_they_were() -> None:
    # Rounds and certificates refer to these: a line may be added; changing one is changing a game on purpose.
    now = [f"{table.id} {fingerprint(table.terms.game)} {fingerprint(table.terms)}" for table in TABLES]
    assert FINGERPRINTS.read_text("utf-8").splitlines() == now


def with_rows(terms: Terms, paytable: int, rows: tuple[Row, ...]) -> Terms:
    tables = list(terms.game.paytables)
    tables[paytable] = msgspec.structs.replace(tables[paytable], rows=rows)
    return msgspec.structs.replace(terms, game=msgspec.structs.replace(terms.game, paytables=tuple(tables)))


@each_table
def test_every_cell_of_a_paytable_is_in_the_fingerprint(table: Table) -> None:
    terms = table.terms
    seen = {fingerprint(terms.game)}
    variants = 1
    for number, paytable in enumerate(terms.game.paytables):
        for index, row in enumerate(paytable.rows):
            for changed in ((Row(row.hand, row.pays + 1),), ()):
                rows = (*paytable.rows[:index], *changed, *paytable.rows[index + 1 :])
                seen.add(fingerprint(with_rows(terms, number, rows).game))
                variants += 1
    assert len(seen) == variants


@each_table
def test_house_rules_are_in_the_terms_fingerprint_and_not_in_the_games(table: Table) -> None:
    terms = table.terms
    policy = msgspec.structs.replace(terms.policy, seats_face_up=not terms.policy.seats_face_up)
    other = msgspec.structs.replace(terms, policy=policy)
    assert fingerprint(other) != fingerprint(terms)
    assert fingerprint(other.game) == fingerprint(terms.game)


def test_E3_the_croatian_table_has_the_pays_of_its_sheet_and_the_rules_of_the_italian_one() -> None:
    on_offer = {table.id: table for table in TABLES}
    game = on_offer["zagreb"].terms.game
    assert game == on_offer["venezia"].terms.game
    pays = {table.name: {row.hand: row.pays for row in table.rows} for table in game.paytables}
    assert pays["ante_bonus"] == {"straight_flush": 5, "three_of_a_kind": 4, "straight": 1}
    assert pays["pair_plus"] == {
        "mini_royal": 100,
        "straight_flush": 40,
        "three_of_a_kind": 30,
        "straight": 5,
        "flush": 4,
        "pair": 1,
    }
    assert pays["six_card_bonus"] == {
        "royal_flush": 1000,
        "straight_flush": 200,
        "four_of_a_kind": 100,
        "full_house": 20,
        "flush": 15,
        "straight": 10,
        "three_of_a_kind": 7,
    }
