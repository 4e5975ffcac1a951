"""A32: how a round is asked for."""

import pytest

from croupier.desk.search import Wanted, wanted
from croupier.round.commands import Refused


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("VEN-20261129-200523-17", Wanted(beginning="VEN-20261129-200523-17")),
        (" ven-20261129 ", Wanted(beginning="VEN-20261129")),
        ("20:05:23", Wanted(time="200523")),
        ("20:05", Wanted(time="2005")),
        ("200523", Wanted(time="200523")),
        ("2026-11-29", Wanted(date="20261129")),
        ("20261129", Wanted(date="20261129")),
        ("20:05:23 venezia", Wanted(time="200523", table="VENEZIA")),
        ("VEN 2026-11-29 20:05 17", Wanted(table="VEN", date="20261129", time="2005", number="17")),
        ("17", Wanted(number="17")),
        ("20:05 000017", Wanted(time="2005", number="000017")),
        ("000099", Wanted(number="000099")),
    ],
)
def test_A32_any_part_of_a_game_code_will_do(typed: str, what: Wanted) -> None:
    assert wanted(typed) == what


@pytest.mark.parametrize(
    "typed", ["", "   ", "%", "VEN_", "20:05 21:06", "a-b-c", "'; DROP TABLE rounds", "x" * 65, "\u0662\u0660"]
)
def test_what_is_no_part_of_a_code_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        wanted(typed)
    assert refused.value.code == "no_search"
