"""Names and talk: whatever people type, nothing unseen gets through."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.tables.errors import Unfit
from ratskeller.tables.text_cleaning import NAME_MAX, TALK_MAX, check_sign, clean_name, clean_talk

JOINER = "\u200d"
FAMILY = "👩\u200d👩\u200d👧"
FLAG = "🏳\ufe0f\u200d🌈"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Änne   Maier ", "Änne Maier"),
        ("A\u0308nne", "Änne"),  # composed
        ('<b>Anna</b> & "Co"', '<b>Anna</b> & "Co"'),  # markup is text; pages show it as text
        ("An\u0000na\u0007", "Anna"),
        ("\u202eAnna\u202c", "Anna"),  # bidirectional overrides
        ("An\u200bna\ufeff", "Anna"),  # zero width
        ("An\u200dna", "Anna"),
        ("\u200dAnna\u200d", "Anna"),
        ("Anna\ufe0f", "Anna"),
        ("An\u034fna\u3164", "Anna"),
        ("Anna\nBert\tCleo", "Anna Bert Cleo"),
        ("Anna\u2028Bert\u00a0Cleo\u3000Dora", "Anna Bert Cleo Dora"),
        (f"Anna {FAMILY}", f"Anna {FAMILY}"),
        (FLAG, FLAG),
        ("👍🏽", "👍🏽"),
        ("نور", "نور"),
        ("王小明", "王小明"),
    ],
)
def test_a_name_is_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "\u200d", "\u200d \u200d", "\u3164", "\u2800", "\u0301", "\u202e", "\ud800", "\ue000", "\ufe0f"],
)
def test_a_name_has_something_to_see(typed: str) -> None:
    with pytest.raises(Unfit, match="at least one letter"):
        clean_name(typed)
    with pytest.raises(Unfit, match="nothing in this line"):
        clean_talk(typed)


def test_a_long_name_is_refused_and_not_cut() -> None:
    assert clean_name("x" * NAME_MAX) == "x" * NAME_MAX
    with pytest.raises(Unfit, match="at most 32 characters; this one has 10000"):
        clean_name("x" * 10_000)
    with pytest.raises(Unfit, match="at most 500 characters; this one has 501"):
        clean_talk("x" * (TALK_MAX + 1))


@given(st.text(max_size=200))
def test_cleaned_once_is_clean(text: str) -> None:
    try:
        cleaned = clean_talk(text)
    except Unfit:
        return
    assert clean_talk(cleaned) == cleaned
    assert cleaned == cleaned.strip()
    cleaned.encode()
    assert not any(unicodedata.category(letter) in {"Cc", "Co", "Cs", "Zl", "Zp"} for letter in cleaned)
    assert not any(unicodedata.category(letter) == "Cf" for letter in cleaned if letter != JOINER)
    assert any(unicodedata.category(letter)[0] in "LNPS" for letter in cleaned)


@given(st.text(alphabet=["a", " ", JOINER, "\ufe0f", "👩", "🏽", "\u0301", "\u3164"], max_size=12))
def test_cleaning_emoji_ends(text: str) -> None:
    try:
        cleaned = clean_talk(text)
    except Unfit:
        return
    assert clean_talk(cleaned) == cleaned


def test_signs() -> None:
    assert check_sign("nod") == "nod"
    with pytest.raises(Unfit, match="There is no sign 'dance'"):
        check_sign("dance")
