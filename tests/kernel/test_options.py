"""Options: described for forms and help, read from values and from texts, refused with a sentence."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.options import (
    OptionInfo,
    Options,
    describe_options,
    expectation,
    read_option_texts,
    read_options,
)


class House(Options, frozen=True):
    end: Annotated[Literal["soon", "late"], msgspec.Meta(description="When it ends.")] = "soon"
    ending: Annotated[int, msgspec.Meta(ge=1, le=9, description="How it ends.")] = 3
    dice: Annotated[Literal[2, 4], msgspec.Meta(description="How many dice.")] = 4
    dark: Annotated[bool, msgspec.Meta(description="Whether the light is out.")] = False
    motto: Annotated[str, msgspec.Meta()] = ""


class Empty(Options, frozen=True):
    pass


class Needy(Options, frozen=True):
    must: Annotated[int, msgspec.Meta(description="Has no default, against the rules.")]


def test_options_are_described_in_order() -> None:
    assert describe_options(House) == (
        OptionInfo("end", "choice", "soon", "When it ends.", choices=("soon", "late")),
        OptionInfo("ending", "number", 3, "How it ends.", least=1, most=9),
        OptionInfo("dice", "choice", 4, "How many dice.", choices=(2, 4)),
        OptionInfo("dark", "flag", False, "Whether the light is out."),
        OptionInfo("motto", "text", "", ""),
    )
    assert describe_options(Empty) == ()


def test_values_are_read_and_the_rest_is_default() -> None:
    assert read_options(House, {}) == House()
    read = read_options(House, {"end": "late", "ending": 9, "dice": 2, "dark": True, "motto": "Nec spe nec metu"})
    assert read == House(end="late", ending=9, dice=2, dark=True, motto="Nec spe nec metu")


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"end": "never"}, "Option 'end' cannot be 'never'; it takes one of soon, late."),
        ({"end": 1}, "Option 'end' cannot be 1; it takes one of soon, late."),
        ({"end": None}, "Option 'end' cannot be None; it takes one of soon, late."),
        ({"end": ["soon"]}, "Option 'end' cannot be ['soon']; it takes one of soon, late."),
        ({"ending": 0}, "Option 'ending' cannot be 0; it takes a whole number from 1 to 9."),
        ({"ending": 10}, "Option 'ending' cannot be 10; it takes a whole number from 1 to 9."),
        ({"ending": "3"}, "Option 'ending' cannot be '3'; it takes a whole number from 1 to 9."),
        ({"ending": 1.5}, "Option 'ending' cannot be 1.5; it takes a whole number from 1 to 9."),
        ({"ending": True}, "Option 'ending' cannot be True; it takes a whole number from 1 to 9."),
        ({"dice": 3}, "Option 'dice' cannot be 3; it takes one of 2, 4."),
        ({"dark": "yes"}, "Option 'dark' cannot be 'yes'; it takes yes or no."),
        ({"motto": 5}, "Option 'motto' cannot be 5; it takes a text."),
        ({"colour": "red"}, "There is no option 'colour'; the options are: end, ending, dice, dark, motto."),
        # One name is the beginning of another.
        ({"end": "soon", "ending": 99}, "Option 'ending' cannot be 99; it takes a whole number from 1 to 9."),
    ],
)
def test_a_wrong_value_is_refused_with_a_sentence(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_options(House, values)
    assert str(caught.value) == sentence


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match=r"^There is no option 'x'; the options are: none\.$"):
        read_options(Empty, {"x": 1})


def test_what_no_option_is_to_blame_for_is_still_a_sentence() -> None:
    with pytest.raises(BadSetup, match=r"^The options do not fit: .*must.*\.$"):
        read_options(Needy, {})


@pytest.mark.parametrize("text", ["yes", "true", "on", "Yes", "TRUE"])
def test_a_flag_is_read_from_a_word_for_yes(text: str) -> None:
    assert read_option_texts(House, {"dark": text}) == {"dark": True}


@pytest.mark.parametrize("text", ["no", "false", "off", "OFF"])
def test_a_flag_is_read_from_a_word_for_no(text: str) -> None:
    assert read_option_texts(House, {"dark": text}) == {"dark": False}


def test_numbers_and_texts_are_read_from_texts() -> None:
    texts = {"ending": "7", "dice": "2", "end": "late", "motto": "7"}
    assert read_option_texts(House, texts) == {"ending": 7, "dice": 2, "end": "late", "motto": "7"}


def test_an_unknown_name_is_left_for_read_options_to_refuse() -> None:
    values = read_option_texts(House, {"colour": "red"})
    with pytest.raises(BadSetup, match="no option 'colour'"):
        read_options(House, values)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("dark", "maybe", "Option 'dark' cannot be 'maybe'; it takes yes or no."),
        ("ending", "many", "Option 'ending' cannot be 'many'; it takes a whole number from 1 to 9."),
        ("dice", "two", "Option 'dice' cannot be 'two'; it takes one of 2, 4."),
    ],
)
def test_a_wrong_text_is_refused_with_a_sentence(name: str, text: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_option_texts(House, {name: text})
    assert str(caught.value) == sentence


def test_every_kind_of_option_says_what_it_takes() -> None:
    said = {info.name: str(expectation(info)) for info in describe_options(House)}
    assert said == {
        "end": "one of soon, late",
        "ending": "a whole number from 1 to 9",
        "dice": "one of 2, 4",
        "dark": "yes or no",
        "motto": "a text",
    }


@given(
    values=st.dictionaries(
        st.sampled_from(["end", "ending", "dice", "dark", "motto", "other"]),
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers(), max_size=2),
    )
)
def test_any_values_are_read_or_refused(values: dict[str, Any]) -> None:
    with contextlib.suppress(BadSetup):
        assert isinstance(read_options(House, values), House)
