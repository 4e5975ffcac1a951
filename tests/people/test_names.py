"""Names that are refused, and names that would be taken for one another."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.people.names import LONGEST, SHORTEST, likeness, shape_trouble, tidy, trouble

GOOD = [
    "Ada",
    "Marić",
    "Đuro",
    "Jean-Pierre",
    "O'Brien",
    "O\N{RIGHT SINGLE QUOTATION MARK}Brien",
    "Anna Maria",
    "željko_1",
    "Øyvind",
    "x" * 20,
    "B.B",
    "R2D2",
    "Gu3stav",
    "Tom 1985",
    "Deal3",
]

BAD = {
    "too short": ("ab", "length"),
    "empty": ("", "length"),
    "spaces": ("   ", "length"),
    "too long": ("x" * 21, "length"),
    "long once written out": ("\N{ROMAN NUMERAL EIGHT}" * 6, "length"),
    "HTML": ("<b>Ada</b>", "characters"),
    "an entity": ("Ada&amp;", "characters"),
    "quotes": ('Ada"x', "characters"),
    "right to left override": ("Ada\N{RIGHT-TO-LEFT OVERRIDE}nimda", "characters"),
    "isolate": ("\N{RIGHT-TO-LEFT ISOLATE}Ada", "characters"),
    "zero width": ("A\N{ZERO WIDTH SPACE}da", "characters"),
    "joiner": ("A\N{ZERO WIDTH JOINER}da", "characters"),
    "soft hyphen": ("A\N{SOFT HYPHEN}da", "characters"),
    "null": ("A\0da", "characters"),
    "bell": ("A\ada", "characters"),
    "stacked marks": ("Ada" + "\N{COMBINING DIAERESIS BELOW}\N{COMBINING RING BELOW}" * 2, "characters"),
    "Cyrillic": ("\N{CYRILLIC CAPITAL LETTER A}da", "characters"),
    "Greek": ("\N{GREEK CAPITAL LETTER ALPHA}da", "characters"),
    "Hebrew": ("\N{HEBREW LETTER ALEF}" * 4, "characters"),
    "script alpha": ("\N{LATIN SMALL LETTER ALPHA}da", "characters"),
    "click": ("A\N{LATIN LETTER DENTAL CLICK}da", "characters"),
    "Arabic digits": ("Ada\N{ARABIC-INDIC DIGIT ONE}", "characters"),
    "emoji": ("Ada\N{SLOT MACHINE}", "characters"),
    "a number": ("1234", "characters"),
    "separators at the end": ("Ada-", "characters"),
    "two separators": ("Ada--B", "characters"),
    "the house's": ("Support", "reserved"),
    "with a number": ("admin007", "reserved"),
    "as one of two words": ("Ada_Supervisor", "reserved"),
    "as a guest": ("Guest 1234", "reserved"),
    "look-alike": ("ADM1N", "reserved"),
    "in Croatian": ("podrska", "reserved"),
    "three for e": ("D3aler", "reserved"),
    "three for e, in French": ("Mod3rateur", "reserved"),
    "four for a": ("De4ler", "reserved"),
    "five for s": ("Hou5e", "reserved"),
    "seven for t": ("Gues7", "reserved"),
    "eight for b": ("Ada 8anco", "reserved"),
    "several": ("Gu3s7", "reserved"),
    "several, in Italian": ("C4554", "reserved"),
    "in capitals": ("CR0UP13R", "reserved"),
    "with a number as well": ("Gu3st42", "reserved"),
    "digits to the end, and a number": ("C45542", "reserved"),
    "as one of two words, with digits": ("Ada 5upp0r7", "reserved"),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_name_people_have_is_taken(name: str) -> None:
    assert trouble(tidy(name)) is None


@pytest.mark.parametrize(("name", "why"), BAD.values(), ids=BAD)
def test_a_name_that_tricks_is_refused(name: str, why: str) -> None:
    assert trouble(tidy(name)) == why


ALIKE = {
    "case": ("Marco", "mARCO"),
    "full width": ("Marco", "\N{FULLWIDTH LATIN CAPITAL LETTER M}arco"),
    "letterlike": ("Marco", "\N{SCRIPT CAPITAL M}arco"),
    "ligature": ("Fiona", "\N{LATIN SMALL LIGATURE FI}ona"),
    "long s": ("Susi", "\N{LATIN SMALL LETTER LONG S}usi"),
    "composed and not": ("Mari\u0107", "Maric\N{COMBINING ACUTE ACCENT}"),
    "marks": ("Marić", "Maric"),
    "barred": ("Đuro", "Duro"),
    "dotless": ("Nino", "N\N{LATIN SMALL LETTER DOTLESS I}no"),
    "dotted": ("Ipek", "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}pek"),
    "I and l": ("Ilaria", "llaria"),
    "one": ("Mila", "M1la"),
    "zero": ("Otto", "Ott0"),
    "rn": ("Mario", "rnario"),
    "vv": ("Wanda", "VVanda"),
    "separators": ("Anna Maria", "anna-maria"),
    "none": ("Anna Maria", "AnnaMaria"),
    "sharp s": ("Strauß", "Strauss"),
    "spaces": ("Anna Maria", "  Anna   Maria "),
}


@pytest.mark.parametrize(("one", "other"), ALIKE.values(), ids=ALIKE)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_digits_are_read_as_letters_in_the_words_of_the_house_alone() -> None:
    assert trouble("Tom7") is None
    assert len({likeness(name) for name in ("Tom7", "Tomt", "Em3", "Eme", "Ada4", "Adaa")}) == 6


def test_names_that_differ_are_two() -> None:
    assert len({likeness(name) for name in ("Ada", "Ida", "Eda", "Adam", "Ado", "Ana", "Anna", "Marco", "Mirco")}) == 9


@given(st.text(max_size=40))
def test_whatever_is_a_name_is_plain_and_stays_what_it_is(text: str) -> None:
    name = tidy(text)
    assert tidy(name) == name
    if shape_trouble(name) is None:
        assert SHORTEST <= len(name) <= LONGEST
        assert all(unicodedata.category(letter)[0] in "LNPZ" for letter in name)
        assert all(unicodedata.bidirectional(letter) in ("L", "EN", "WS", "ES", "CS", "ON") for letter in name)
        assert likeness(name) == likeness(name.upper()) == likeness(name.lower())
