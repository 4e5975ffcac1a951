"""How fast people may speak."""

from croupier.desk.rate import MOST_REMEMBERED, Pace, Turns

PACE = Pace(every_ms=1_000, burst=3)


def spoken(turns: Turns, who: str, now_ms: int) -> bool:
    """Speak if it is allowed."""
    if turns.wait_ms(who, now_ms):
        return False
    turns.take(who, now_ms)
    return True


def test_a_burst_and_then_one_at_a_time() -> None:
    turns = Turns(PACE)
    assert [spoken(turns, "ann", 0) for _ in range(5)] == [True, True, True, False, False]
    assert turns.wait_ms("ann", 0) == 1_000
    assert [spoken(turns, "ann", 999), spoken(turns, "ann", 1_000), spoken(turns, "ann", 1_000)] == [False, True, False]


def test_a_refusal_costs_nothing_and_silence_fills_up_to_the_burst() -> None:
    turns = Turns(PACE)
    for _ in range(1_000):
        spoken(turns, "ann", 0)
    assert spoken(turns, "ann", 1_000)
    assert [spoken(turns, "ann", 100_000) for _ in range(4)] == [True, True, True, False]


def test_one_speakers_haste_is_not_anothers() -> None:
    turns = Turns(PACE)
    for _ in range(3):
        turns.take("ann", 0)
    assert turns.wait_ms("ann", 0) > 0
    assert turns.wait_ms("bob", 0) == 0


def test_only_so_many_speakers_are_remembered() -> None:
    turns = Turns(PACE)
    for number in range(MOST_REMEMBERED + 5):
        turns.take(str(number), 0)
    assert len(turns._due_ms) == MOST_REMEMBERED
