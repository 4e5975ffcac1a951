"""The transfers of each event: one case an event, written as a clerk would."""

import msgspec
import pytest

from croupier.cards import parse_cards
from croupier.games.catalogue import TABLES
from croupier.ledger.accounts import InsufficientFunds, post
from croupier.ledger.plan import plan
from croupier.round.commands import Choose, CloseBetting, CloseStage, Command, PlaceBets, PutCard, VoidRound
from croupier.round.events import (
    Bets,
    BetsPlaced,
    BetsReturned,
    BettingClosed,
    CardDealt,
    CardTurned,
    Event,
    LinesSettled,
    OptionChosen,
    RoundEnded,
    RoundVoided,
    SeedRevealed,
    StageClosed,
    StageOpened,
)
from croupier.rules.definition import Terms
from croupier.rules.settle import LineResult
from tests.games.rounds import Desk, replay
from tests.games.transcript import moved

TERMS = {table.id: table.terms for table in TABLES}


def placed(bets: Bets, seat: int = 1) -> BetsPlaced:
    return BetsPlaced(seat, f"seat {seat}", bets, (bets,))


def chosen(option: str, bet: str | None = None, amount: int = 0, seat: int = 1) -> OptionChosen:
    return OptionChosen(seat, "decision", option, "player", bet, amount)


CLOSED = BettingClosed("")
BET = placed({"ante": 1000, "pair_plus": 500})
PAID = LinesSettled(1, (LineResult("pair_plus", "pair_plus", 500, 1000, "win", None, "pair", 1),))
LOST = LinesSettled(1, (LineResult("pair_plus", "pair_plus", 500, 0, "lose", None, "high_card"),))
STAKE = "wallet/seat 1 to stakes/seat 1: "
BACK = "stakes/seat 1 to wallet/seat 1: "
WON = "house to wallet/seat 1: "

CASES: dict[str, tuple[str, list[Event], Event, list[str]]] = {
    "first bet, with what Play will cost": (
        "venezia",
        [],
        BET,
        [STAKE + "5.00 stake pair_plus", STAKE + "10.00 stake ante", "wallet/seat 1 to reserve/seat 1: 10.00 reserve"],
    ),
    "Call will cost twice the Ante": (
        "roma",
        [],
        placed({"ante": 1000}),
        [STAKE + "10.00 stake ante", "wallet/seat 1 to reserve/seat 1: 20.00 reserve"],
    ),
    "D5: nothing is set aside": ("paris", [], placed({"ante": 1000}), [STAKE + "10.00 stake ante"]),
    "raised": (
        "venezia",
        [BET],
        placed({"ante": 1500, "pair_plus": 500}),
        [STAKE + "5.00 stake ante", "wallet/seat 1 to reserve/seat 1: 5.00 reserve"],
    ),
    "moved to another spot: what comes off first": (
        "venezia",
        [BET],
        placed({"ante": 1000, "six_card_bonus": 500}),
        [BACK + "5.00 unstake pair_plus", STAKE + "5.00 stake six_card_bonus"],
    ),
    "lowered": (
        "venezia",
        [BET],
        placed({"ante": 400, "pair_plus": 500}),
        ["reserve/seat 1 to wallet/seat 1: 6.00 release", BACK + "6.00 unstake ante"],
    ),
    "taken back": (
        "venezia",
        [BET],
        placed({}),
        [
            "reserve/seat 1 to wallet/seat 1: 10.00 release",
            BACK + "10.00 unstake ante",
            BACK + "5.00 unstake pair_plus",
        ],
    ),
    "the same again": ("venezia", [BET], BET, []),
    "nothing where nothing stood": ("venezia", [], placed({}), []),
    "A23: returned at the close": (
        "venezia",
        [BET, CLOSED],
        BetsReturned(1, "under_minimum", {"ante": 1000, "pair_plus": 500}),
        [
            "reserve/seat 1 to wallet/seat 1: 10.00 release",
            BACK + "10.00 unstake ante",
            BACK + "5.00 unstake pair_plus",
        ],
    ),
    "A23: a side bet alone is returned": (
        "venezia",
        [BET, CLOSED],
        BetsReturned(1, "under_minimum", {"pair_plus": 500}),
        [BACK + "5.00 unstake pair_plus"],
    ),
    "A27: Play from what was set aside": (
        "venezia",
        [BET, CLOSED],
        chosen("play", "play", 1000),
        ["reserve/seat 1 to wallet/seat 1: 10.00 release", STAKE + "10.00 stake play"],
    ),
    "D5: the bet from the wallet": ("paris", [BET, CLOSED], chosen("play", "play", 1000), [STAKE + "10.00 stake play"]),
    "A3: a fold frees what was set aside": (
        "venezia",
        [BET, CLOSED],
        chosen("fold"),
        ["reserve/seat 1 to wallet/seat 1: 10.00 release"],
    ),
    "won: the stake back, the win from the house": (
        "paris",
        [BET, CLOSED],
        PAID,
        [BACK + "5.00 return pair_plus", WON + "5.00 win pair_plus"],
    ),
    "lost": ("paris", [BET, CLOSED], LOST, ["stakes/seat 1 to house: 5.00 lose pair_plus"]),
    "pushed": (
        "venezia",
        [BET, CLOSED],
        LinesSettled(1, (LineResult("ante", "ante", 1000, 1000, "push", "tie"),)),
        [BACK + "10.00 return ante"],
    ),
    "folded": (
        "venezia",
        [BET, CLOSED, chosen("fold")],
        LinesSettled(1, (LineResult("ante", "ante", 1000, 0, "fold"),)),
        ["stakes/seat 1 to house: 10.00 lose ante"],
    ),
    "E4: lines in their order, the bonus beside the stake": (
        "venezia",
        [BET, CLOSED, chosen("play", "play", 1000)],
        LinesSettled(
            1,
            (
                LineResult("play", "play", 1000, 0, "lose", "lose"),
                LineResult("ante_bonus", "ante", 0, 1000, "bonus", None, "straight", 1),
                LineResult("ante", "ante", 1000, 0, "lose", "lose"),
            ),
        ),
        [
            "stakes/seat 1 to house: 10.00 lose play",
            WON + "10.00 bonus ante_bonus",
            "stakes/seat 1 to house: 10.00 lose ante",
        ],
    ),
    "A40: void while betting": (
        "venezia",
        [BET],
        RoundVoided("x"),
        [
            BACK + "10.00 refund ante",
            BACK + "5.00 refund pair_plus",
            "reserve/seat 1 to wallet/seat 1: 10.00 release",
        ],
    ),
    "A40: void after Play": (
        "venezia",
        [BET, CLOSED, chosen("play", "play", 1000)],
        RoundVoided("x"),
        [BACK + "10.00 refund ante", BACK + "5.00 refund pair_plus", BACK + "10.00 refund play"],
    ),
    "A41: void takes back what was paid": (
        "paris",
        [BET, CLOSED, PAID],
        RoundVoided("x"),
        [BACK + "10.00 refund ante", "wallet/seat 1 to house: 5.00 take_back pair_plus"],
    ),
    "A41: void returns what was lost": (
        "paris",
        [BET, CLOSED, LOST],
        RoundVoided("x"),
        [BACK + "10.00 refund ante", "house to wallet/seat 1: 5.00 refund pair_plus"],
    ),
    "void without a bet": ("venezia", [], RoundVoided("x"), []),
    "betting closes": ("venezia", [BET], CLOSED, []),
    "a card is dealt": ("venezia", [BET, CLOSED], CardDealt("hand", 1, 0, 40), []),
    "a card is turned": ("venezia", [BET, CLOSED], CardTurned("dealer", None, 0, 41), []),
    "a stage opens": ("venezia", [BET, CLOSED], StageOpened("decision"), []),
    "a stage closes": ("venezia", [BET, CLOSED], StageClosed("decision"), []),
    "the round ends": ("venezia", [BET, CLOSED], RoundEnded(), []),
    "the seed is shown": ("venezia", [BET, CLOSED], SeedRevealed("00"), []),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_transfers_of_an_event(case: tuple[str, list[Event], Event, list[str]]) -> None:
    table, before, event, expected = case
    assert [moved(transfer) for transfer in plan(replay(TERMS[table], before), event)] == expected


def test_each_seat_has_a_purse_of_its_own() -> None:
    events: list[Event] = [
        placed({"ante": 1000}),
        placed({"ante": 2000}, seat=2),
        CLOSED,
        chosen("play", "play", 2000, seat=2),
    ]
    transfers = [moved(transfer) for transfer in plan(replay(TERMS["venezia"], events), RoundVoided("x"))]
    assert transfers == [
        "stakes/seat 1 to wallet/seat 1: 10.00 refund ante",
        "reserve/seat 1 to wallet/seat 1: 10.00 release",
        "stakes/seat 2 to wallet/seat 2: 20.00 refund ante",
        "stakes/seat 2 to wallet/seat 2: 20.00 refund play",
    ]


DECK = parse_cards("Jc 9d 4h Qs Qd 7h 2s 5d 9h 3c 4c 8d")
VOIDED = VoidRound("malfunction")
ANTE_AND_SIDE = PlaceBets(1, "seat 1", ({"ante": 1000, "pair_plus": 500},), 10_000)


@pytest.mark.parametrize("steps", range(6), ids=lambda steps: f"after {steps} steps")
def test_A40_void_in_every_phase_refunds_exactly(steps: int) -> None:
    desk = Desk(TERMS["venezia"], DECK, wallet=10_000)
    second = PlaceBets(2, "seat 2", ({"ante": 2000},), 10_000)
    commands: list[Command] = [
        ANTE_AND_SIDE,
        second,
        CloseBetting(),
        Choose(1, "decision", "play"),
        Choose(2, "decision", "fold"),
    ]
    for command in commands[:steps]:
        desk.do(command)
    desk.do(VOIDED)
    assert desk.round.phase == "voided"
    assert desk.held == desk.house_gain == 0
    assert set(desk.gains.values()) == {0}


@pytest.mark.parametrize("cards", range(7))
def test_A40_void_between_two_cards_refunds_exactly(cards: int) -> None:
    desk = Desk(TERMS["venezia"], wallet=10_000)
    desk.do(ANTE_AND_SIDE)
    desk.do(CloseBetting())
    for card in (*parse_cards("Qs Qd 7h"), None, None, None)[:cards]:
        desk.do(PutCard(card))
    desk.do(VOIDED)
    assert desk.held == desk.house_gain == desk.gains[1] == 0


@pytest.mark.parametrize("turned", range(3))
def test_A41_void_while_the_dealer_shows_the_cards_refunds_exactly(turned: int) -> None:
    desk = Desk(TERMS["zagreb"], wallet=10_000)
    desk.do(ANTE_AND_SIDE)
    desk.do(CloseBetting())
    for card in (*parse_cards("Qs Qd 7h"), None, None, None):
        desk.do(PutCard(card))
    desk.do(Choose(1, "decision", "play"))
    desk.do(CloseStage("decision"))
    for card in parse_cards("Jc 9d 4h")[:turned]:
        desk.do(PutCard(card))
    desk.do(VOIDED)
    assert desk.held == desk.house_gain == desk.gains[1] == 0


def test_D5_who_lacks_the_money_has_moved_nothing() -> None:
    desk = Desk(TERMS["paris"], DECK, wallet=1900)
    desk.do(PlaceBets(1, "seat 1", ({"ante": 1000},), 1900))
    desk.do(CloseBetting())
    before = dict(desk.balances)
    with pytest.raises(InsufficientFunds, match="has 900 of 1000"):
        desk.do(Choose(1, "decision", "play"))
    assert {account: desk.balances[account] for account in before} == before
    assert desk.round.phase == "deciding"
    assert not desk.round.seats[1].choices


def several_stages() -> Terms:
    """Return terms with a second decision like the first."""
    terms = TERMS["venezia"]
    first = terms.game.stages[0]
    second = msgspec.structs.replace(first, name="second", deals=())
    game = msgspec.structs.replace(terms.game, stages=(first, second))
    return msgspec.structs.replace(terms, game=game)


def test_the_reserve_covers_every_decision_to_come() -> None:
    terms = several_stages()
    desk = Desk(terms, wallet=3000)
    desk.do(PlaceBets(1, "seat 1", ({"ante": 1000},), 3000))
    assert desk.balances[desk.purse(1).reserve] == 2000
    after = replay(terms, [*desk.events, CLOSED])
    transfers = plan(after, chosen("play", "play", 1000))
    post(desk.balances, transfers)  # though the wallet is empty
    assert [moved(transfer) for transfer in transfers] == [
        "reserve/seat 1 to wallet/seat 1: 10.00 release",
        "wallet/seat 1 to stakes/seat 1: 10.00 stake play",
    ]
