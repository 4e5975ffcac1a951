"""Seats, keys, funds and ends of rounds, on a real database."""

from croupier.book.acts import Leave, OpenRound, Sit, TopUp, Void
from croupier.book.book import Done
from croupier.book.codec import decode_event
from croupier.book.seating import SeatLeaving, SeatLeft
from croupier.round.events import CardDealt, CardTurned, SeedRevealed
from tests.book.conftest import CATALOGUE, OPENING, Desk
from tests.support.fixed_shoe import FixedShoe


def test_the_same_key_moves_money_once_and_answers_alike(desk: Desk) -> None:
    desk.seated("paris", "ada")
    bet = desk.bet("paris", "ada", [{"ante": 500}], key="key-00000001")

    outcomes = desk.ask(*[bet] * 100)

    assert {outcome.reply.number for outcome in outcomes if isinstance(outcome, Done)} == {3}
    assert [isinstance(outcome, Done) and outcome.again for outcome in outcomes] == [False] + [True] * 99
    assert desk.money("ada") == (99_500, 500)
    desk.reopen()
    assert desk.do(bet).again


def test_a_key_with_another_amount_is_a_conflict(desk: Desk) -> None:
    desk.seated("paris", "ada")
    desk.do(desk.bet("paris", "ada", [{"ante": 500}], key="key-00000001"))

    assert desk.refusal(desk.bet("paris", "ada", [{"ante": 600}], key="key-00000001")) == "key_conflict"
    assert desk.money("ada") == (99_500, 500)


def test_a_refused_command_leaves_its_key_free(desk: Desk) -> None:
    """It moved nothing; once the money is there the same wish may be said again."""
    desk.seated("paris", "ada")
    bet = desk.bet("paris", "ada", [{"ante": 20_000}], key="key-00000001")
    desk.do(desk.bet("paris", "ada", [{"ante": 100}]))
    desk.account("bea", opening=100)
    desk.seated("paris", "bea")

    assert desk.refusal(desk.bet("paris", "bea", [{"ante": 20_000}], key="key-00000001")) == "funds"
    desk.do(TopUp(desk.now_ms, "bea", "key-00000002", "PLAY", OPENING))
    assert not desk.do(desk.bet("paris", "bea", [{"ante": 20_000}], key="key-00000001")).again
    assert not desk.do(bet).again, "a key belongs to one player"


def test_A15_the_reserve_for_play_is_held_with_the_ante(desk: Desk) -> None:
    desk.account("bea", opening=999)
    desk.seated("venezia", "bea")

    assert desk.refusal(desk.bet("venezia", "bea", [{"ante": 500}])) == "funds"
    desk.do(desk.bet("venezia", "bea", [{"ante": 400}]))
    assert desk.money("bea") == (199, 800)


def test_D5_without_the_money_for_play_the_hand_waits_for_a_deposit(desk: Desk) -> None:
    desk.account("bea", opening=500)
    desk.seated("paris", "bea")
    desk.do(desk.bet("paris", "bea", [{"ante": 500}]))
    desk.do(desk.deal("paris", "bea"))

    assert desk.refusal(desk.decide("paris", "bea", "play")) == "funds"
    desk.reopen()
    desk.do(TopUp(desk.now_ms, "bea", "key-00000002", "PLAY", OPENING))
    desk.do(desk.decide("paris", "bea", "play"))

    round_ = desk.book.table("paris/bea").round
    assert round_ is not None
    assert round_.phase == "ended"


def test_C6_a_bet_over_what_is_possible_is_cut_and_the_answer_says_so(desk: Desk) -> None:
    desk.seated("roma", "ada")

    over_maximum = desk.do(desk.bet("roma", "ada", [{"ante": 90_000}]))
    assert over_maximum.reply.adjusted == {"ante": 20_000}
    desk.account("bea", opening=1_000)
    desk.seated("roma", "bea")
    over_balance = desk.do(desk.bet("roma", "bea", [{"ante": 500}]))
    assert over_balance.reply.adjusted == {"ante": 333}, "an Ante of 3.33 leaves 6.66 for Call"


def test_a_bet_for_another_round_never_becomes_one_on_this(desk: Desk) -> None:
    old = desk.seated("paris", "ada")
    desk.do(desk.bet("paris", "ada", [{"ante": 500}]))
    desk.do(desk.deal("paris", "ada"))
    desk.do(desk.decide("paris", "ada", "fold"))
    desk.do(OpenRound(desk.now_ms, "paris/ada", "PAR", CATALOGUE["paris"].terms, "ada"))

    assert desk.refusal(desk.bet("paris", "ada", [{"ante": 500}], round_id=old)) == "wrong_round"
    assert desk.money("ada") == (99_500, 0)


def test_seats_are_taken_once_and_each_player_has_one(desk: Desk) -> None:
    desk.account("bea")
    desk.do(Sit(desk.now_ms, "venezia", "ada", "Ada", 7, 3))

    assert desk.refusal(Sit(desk.now_ms, "venezia", "bea", "Bea", 7, 3)) == "seat_taken"
    assert desk.refusal(Sit(desk.now_ms, "venezia", "bea", "Bea", 7, 8)) == "seat_taken"
    assert desk.refusal(Sit(desk.now_ms, "venezia", "ada", "Ada", 7)) == "already_seated"
    desk.do(Sit(desk.now_ms, "venezia", "bea", "Bea", 7))
    assert {seat: chair.player for seat, chair in desk.book.table("venezia").chairs.items()} == {1: "bea", 3: "ada"}


def test_A14_who_leaves_in_mid_round_is_dealt_in_and_the_seat_is_free_afterwards(desk: Desk) -> None:
    round_id = desk.seated("venezia", "ada")
    desk.do(desk.bet("venezia", "ada", [{"ante": 500}]))

    assert [numbered.event for numbered in desk.do(Leave(desk.now_ms, "venezia", "ada")).events] == [SeatLeaving(1)]
    assert desk.refusal(desk.bet("venezia", "ada", [])) == "not_seated", "bets stand"
    desk.do(Void(desk.now_ms, "olga", "supervisor", table="venezia", round=round_id, reason="test"))
    assert desk.book.table("venezia").chairs == {}
    assert desk.money("ada") == (OPENING, 0)


def test_A41_a_void_takes_back_what_is_there_and_never_fails_for_what_is_not(desk: Desk) -> None:
    """Pair+ paid 20.00 before the decision (D4); all of it stands at another table when the round becomes void."""
    desk.book.shoe = FixedShoe(["Ac Kd 8h 5s 5h 9c", ""])
    desk.account("bea", opening=10_000)
    round_id = desk.seated("paris", "bea")
    desk.do(desk.bet("paris", "bea", [{"ante": 1_000, "pair_plus": 2_000}]))
    desk.do(desk.deal("paris", "bea"))
    assert desk.money("bea") == (11_000, 1_000)
    desk.seated("tequila", "bea")
    desk.do(desk.bet("tequila", "bea", [{"ante": 5_500}]))

    desk.do(Void(desk.now_ms, "olga", "supervisor", table="paris/bea", round=round_id, reason="test"))

    assert desk.money("bea") == (0, 11_000), "the ante came back and went towards the win; the house bears 10.00"


def test_A14_who_has_nothing_at_stake_leaves_at_once(desk: Desk) -> None:
    desk.seated("venezia", "ada")

    assert [numbered.event for numbered in desk.do(Leave(desk.now_ms, "venezia", "ada")).events] == [SeatLeft(1)]


def test_A32_game_codes_carry_the_start_in_gmt_and_never_repeat(desk: Desk) -> None:
    desk.account("bea")

    assert desk.seated("venezia", "ada") == "VEN-20261118-110640-000001"
    assert desk.seated("zagreb", "bea") == "ZAG-20261118-110640-000002"
    desk.reopen()
    assert desk.seated("paris", "bea") == "PAR-20261118-110640-000003"


def test_a_running_round_is_not_replaced(desk: Desk) -> None:
    desk.seated("paris", "ada")

    again = OpenRound(desk.now_ms, "paris/ada", "PAR", CATALOGUE["paris"].terms, "ada")
    assert desk.refusal(again) == "round_running"


def test_the_same_cards_come_after_a_restart_in_mid_round(desk: Desk) -> None:
    """The dealer's cards were not known to anyone before; they are those that the sealed seed gives."""
    round_id = desk.seated("paris", "ada")
    desk.do(desk.bet("paris", "ada", [{"ante": 500}]))
    desk.do(desk.deal("paris", "ada"))
    deck = desk.shoe.deck(round_id, desk.book.round_entry(round_id).secret, "")

    desk.reopen()
    desk.do(desk.decide("paris", "ada", "play"))

    records = desk.database.archive.round_events(round_id)
    events = [decode_event(record.body) for record in records]
    dealt = [event.card for event in events if isinstance(event, CardDealt) and event.card is not None]
    turned = [event.card for event in events if isinstance(event, CardTurned)]
    assert (turned, dealt) == (list(deck[:3]), list(deck[3:6]))


def test_no_record_holds_a_hidden_card_or_the_seed_before_its_time(desk: Desk) -> None:
    round_id = desk.seated("roma", "ada")
    desk.do(desk.bet("roma", "ada", [{"ante": 500}]))
    desk.do(desk.deal("roma", "ada"))
    seed = desk.shoe.seed(round_id, desk.book.round_entry(round_id).secret)

    events = [decode_event(record.body) for record in desk.database.archive.round_events(round_id)]
    hidden = [event for event in events if isinstance(event, CardDealt) and event.pile == "dealer"]
    assert [event.card for event in hidden] == [None, None]
    assert not any(isinstance(event, CardTurned | SeedRevealed) for event in events)
    assert bytes.fromhex(seed) not in desk.path.read_bytes()
    desk.do(desk.decide("roma", "ada", "call"))
    last = desk.database.archive.round_events(round_id)[-1]
    assert decode_event(last.body) == SeedRevealed(seed)


def test_history_says_what_a_round_came_to(desk: Desk) -> None:
    round_id = desk.seated("paris", "ada")
    desk.do(desk.bet("paris", "ada", [{"ante": 500}]))
    desk.do(desk.deal("paris", "ada"))
    assert desk.database.archive.history("ada", None, None, 10) == []
    desk.do(desk.decide("paris", "ada", "fold"))

    (entry,) = desk.database.archive.history("ada", None, None, 10)
    assert (entry.round, entry.table, entry.outcome, entry.staked, entry.returned) == (
        round_id,
        "paris/ada",
        "ended",
        500,
        0,
    )
