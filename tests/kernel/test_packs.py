"""Packs: read from TOML, and wrong ones refused with the file, the line and what was expected there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.errors import BadPack
from ratskeller.kernel.packs import Pack, convert_pack, line_of, read_pack
from ratskeller.kernel.texts import Text

if TYPE_CHECKING:
    from collections.abc import Iterator


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: str
    rats: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    ink: Literal["black", "red"] = "black"


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    faces: tuple[Face, ...] = ()
    back: Face | None = None


class Deck(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    board: Face | None = None
    cards: tuple[Card, ...] = ()
    row: tuple[tuple[int, ...], ...] = ()

    def mistakes(self) -> Iterator[tuple[str, str]]:
        for number, card in enumerate(self.cards):
            if not card.name:
                yield f"cards[{number}].name", "expected a name"


class Called(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["called"]


GOOD = """\
name = "deck"
title = "A deck"
row = [
    [1, 2],
    [3],
]

[board]
side = "front"
rats = 1

[[cards]]
name = "Cellar"

[[cards.faces]]
side = "a"

[[cards.faces]]
side = "b"
rats = 2

[[cards]]  # the second
name = "Attic"

[cards.back]
side = "c"

[[cards.faces]]
side = "d"
rats = 1
"""


def test_a_good_pack_is_read() -> None:
    deck = read_pack(Deck, GOOD, "deck.toml")
    assert (deck.name, deck.title, deck.note, deck.row) == ("deck", Text("A deck"), Text(), ((1, 2), (3,)))
    assert deck.board == Face("front", 1)
    assert deck.cards == (Card("Cellar", (Face("a"), Face("b", 2))), Card("Attic", (Face("d", 1),), Face("c")))


def sentence(text: str) -> str:
    with pytest.raises(BadPack) as caught:
        read_pack(Deck, text, "deck.toml")
    return str(caught.value)


def test_a_mistake_in_the_toml_is_shown_where_it_is() -> None:
    assert sentence('name = "deck"\ntitle = \n') == "deck.toml:2: this is not TOML: Invalid value."
    assert sentence('name = "deck"\nname = "twice"\n').startswith("deck.toml:2: this is not TOML: ")


def test_a_text_that_does_not_end_is_shown_where_it_begins() -> None:
    assert sentence('name = "deck"\ntitle = "A deck\n').startswith("deck.toml:2: this is not TOML: a text does not end")


def test_a_missing_end_is_shown_at_the_end() -> None:
    assert sentence('name = "deck"\nrow = [1,\n') == "deck.toml:3: this is not TOML: Invalid value."


@pytest.mark.parametrize(
    ("text", "reason"),
    [("row = " + "[" * 5_000, "a value lies too deep in others"), ("name = " + "9" * 5_000, "a number is too long")],
    ids=["deep", "long"],
)
def test_what_breaks_the_parser_is_a_bad_pack_too(text: str, reason: str) -> None:
    assert sentence(text) == f"deck.toml:1: this is not TOML: {reason}."


def test_an_empty_file_is_named() -> None:
    assert sentence("") == "deck.toml: the file: “name” is missing."


def test_a_missing_field_of_the_whole_file_is_shown_on_its_first_line() -> None:
    assert sentence('name = "deck"\n') == "deck.toml:1: the file: “title” is missing."


@pytest.mark.parametrize(
    ("old", "new", "line", "path"),
    [
        ('name = "deck"', "name = 5", 1, "name"),
        ('"front"\nrats = 1', '"front"\nrats = 3', 10, "board.rats"),
        ('side = "front"', 'wide = "front"', 9, "board"),
        ('name = "Cellar"', "name = 5", 13, "cards[0].name"),
        ('side = "a"', "side = 5", 16, "cards[0].faces[0].side"),
        ("rats = 2", "rats = 5", 20, "cards[0].faces[1].rats"),
        ('name = "Attic"', "name = 5", 23, "cards[1].name"),
        ('name = "Attic"\n', "\n", 22, "cards[1]"),
        ('side = "c"', "side = 5", 26, "cards[1].back.side"),
        ('"d"\nrats = 1', '"d"\nrats = -1', 30, "cards[1].faces[0].rats"),
        ("[3],", '["x"],', 5, "row[1][0]"),
    ],
)
def test_a_wrong_value_is_shown_where_it_is(old: str, new: str, line: int, path: str) -> None:
    assert GOOD.count(old) == 1
    assert sentence(GOOD.replace(old, new)).startswith(f"deck.toml:{line}: {path}: ")


def test_a_word_that_is_none_of_those_allowed_is_answered_with_them() -> None:
    text = GOOD.replace('side = "b"', 'side = "b"\nink = "green"')
    where = "deck.toml:20: cards[0].faces[1].ink: "
    assert sentence(text) == f"{where}“green” is not known here; expected one of black, red."


def test_below_something_that_may_be_left_out_the_words_are_listed_too() -> None:
    text = GOOD.replace('side = "front"', 'side = "front"\nink = "green"')
    assert sentence(text) == "deck.toml:10: board.ink: “green” is not known here; expected one of black, red."


def test_what_types_cannot_say_is_shown_where_it_is() -> None:
    assert sentence(GOOD.replace('"Attic"', '""')) == "deck.toml:23: cards[1].name: expected a name."


def test_values_without_a_text_have_no_line() -> None:
    with pytest.raises(BadPack) as caught:
        convert_pack(Deck, {"name": "deck", "title": "", "cards": [{"name": ""}]}, "the deck pack of this table")
    assert str(caught.value) == "the deck pack of this table: cards[0].name: expected a name."


@pytest.mark.parametrize("values", [None, 5, "deck", [], [1]])
def test_what_is_no_table_at_all_is_refused(values: Any) -> None:
    with pytest.raises(BadPack, match=r"^here: the file: expected a table, found "):
        convert_pack(Deck, values, "here")


def test_a_plain_pack_has_no_mistakes() -> None:
    assert list(Pack(name="a", title=Text("b")).mistakes()) == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("", 1),
        ("nowhere", 1),
        ("board", 8),
        ("board.side", 9),
        ("board.missing", 8),
        ("cards[0].faces[1]", 18),
        ("cards[1].back", 25),
        ("cards[1].back.rats", 25),
        ("cards[7]", 1),
    ],
)
def test_the_line_of_a_path_or_the_nearest_above(path: str, line: int) -> None:
    assert line_of(GOOD, path) == line


def test_dotted_and_quoted_keys_are_found() -> None:
    text = '# a comment\n\na.b = 1\n"c" = 2\n[d."e"]\nf = 3\n'
    assert [line_of(text, path) for path in ("a.b", "c", "d.e", "d.e.f")] == [3, 4, 5, 6]


@given(text=st.text(alphabet=st.sampled_from("abx=[]{}\".,#\n 19-'"), max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadPack, match=r"^deck\.toml"):
        read_pack(Deck, text, "deck.toml")


LISTED = """\
clauses = [ # a list of tables
    { do="a, ]", on = ["x", "y"] }, # the first, with [
    { do = "b", text = '''it's
long''' }, { do = "c" },
    # nothing

    { do = "d" },
]
ways = [
    [1,
     2], [3],
]
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("clauses", 1),
        ("clauses[0].do", 2),
        ("clauses[1].text", 3),
        ("clauses[2]", 4),
        ("clauses[3].do", 7),
        ("clauses[4]", 1),  # there is none
        ("ways[0][0]", 10),
        ("ways[0][1]", 11),
        ("ways[1][0]", 11),
    ],
)
def test_what_stands_in_a_list_over_several_lines_is_shown_where_it_is(path: str, line: int) -> None:
    assert line_of(LISTED, path) == line


@pytest.mark.parametrize(("sign", "number"), [("\\u0007", "0007"), ("\\u202e", "202E"), ("\\ue000", "E000")])
def test_signs_that_cannot_be_seen_are_refused(sign: str, number: str) -> None:
    text = GOOD.replace('"Cellar"', f'"Cel{sign}lar"')
    said = rf"^it:13: cards\[0\]\.name: expected signs that can be seen, found U\+{number}\.$"
    with pytest.raises(BadPack, match=said):
        read_pack(Deck, text, "it")


def test_a_pack_of_another_kind_is_one_sentence_and_not_all_that_its_words_are_not() -> None:
    with pytest.raises(BadPack) as refused:
        convert_pack(Called, {"kind": "board", "walls": 4}, "mine.toml")
    assert (
        str(refused.value) == "mine.toml: this is a pack of the kind “board”, but one of the kind “called” is needed."
    )


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"cards": [{}] * 5_000}, "it holds more than 5000 values"),
        ({"cards": [[0] * 2_500, [0] * 2_500]}, "it holds more than 5000 values"),
        ({str(number): 0 for number in range(5_001)}, "it holds more than 5000 values"),
        ({"title": "x" * 99_996}, "its texts have more than 100000 letters"),
        ({"x" * 100_001: 0}, "its texts have more than 100000 letters"),
        ({"row": [[[[[[[[[[[[]]]]]]]]]]]]}, "a value lies in more than 12 others"),
    ],
)
def test_what_is_too_much_for_a_pack_is_refused_before_it_is_looked_at(values: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPack) as caught:
        convert_pack(Deck, values, "this pack")
    assert str(caught.value) == f"this pack: {reason}."


def test_what_is_just_not_too_much_is_looked_at() -> None:
    large: tuple[dict[str, Any], ...] = (
        {"cards": [{}] * 4_998},
        {"title": "x" * 99_995},
        {"row": [[[[[[[[[[[]]]]]]]]]]]},
    )
    for values in large:
        with pytest.raises(BadPack, match=r"name|row"):
            convert_pack(Deck, values, "this pack")
