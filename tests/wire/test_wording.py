import re
from pathlib import Path

import pytest

import croupier
from croupier.wire.wording import SENTENCES, sentence

SOURCES = sorted(Path(croupier.__file__).parent.rglob("*.py"))
CODES = sorted(
    {code for path in SOURCES for code in re.findall(r'Refused\(\s*"(\w+)"', path.read_text(encoding="utf-8"))}
    | {code for path in SOURCES for code in re.findall(r'_require\(.*"(\w+)"\)', path.read_text(), re.MULTILINE)}
)


def test_refusals_are_found_at_all() -> None:
    assert {"funds", "too_late", "betting_closed", "bad_message"} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence(code: str) -> None:
    assert code in SENTENCES


def test_a_sentence_names_what_was_wrong() -> None:
    assert sentence("over_maximum", {"bet": "ante", "maximum": 500}).startswith(
        "The most that can stand on ante is 500"
    )
