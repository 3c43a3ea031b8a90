"""All mistakes of a pack at once."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.mistakes import MOST, find_mistakes
from ratskeller.kernel.packs import Pack, plainly
from ratskeller.kernel.texts import Text

HEAD = 'kind = "haunted"\nname = "mine"\ntitle = "Mine"\n'
FROM = 'name_from = "printed"\ncount_from = "printed"\neffect_from = "printed"\n'
HOLDS = 'permanent = true\nalways = [{ do = "grant", who = "you", gives = "firm" }]\n'


def mistakes(text: str) -> list[str]:
    return find_mistakes(find_game("condyle_cove").pack_kinds["haunted"], text, "mine.toml")


def card(more: str) -> str:
    return f'[[cards]]\nname = "A"\ntext = "x."\n{FROM}{more}'


def test_a_good_pack_has_none() -> None:
    assert mistakes(HEAD + card(f"count = 7\n{HOLDS}")) == []


def test_what_is_no_toml_is_one_mistake() -> None:
    assert mistakes("name = \n") == ["mine.toml:1: this is not TOML: Invalid value."]


def test_each_kind_of_mistake_is_named_with_its_line() -> None:
    text = HEAD + 'colour = "red"\n' + card('count = "one"\ndoes = [{ do = "mvoe" }, { do = "draw", who = "you" }]\n')
    assert [line.partition(": ")[0] for line in mistakes(text)] == ["mine.toml:4"] + ["mine.toml:11"] + [
        "mine.toml:12"
    ] * 2
    assert mistakes(text)[0].endswith("colour: “colour” is not known here.")
    assert "expected one of cancel, clear" in mistakes(text)[2]
    assert mistakes(text)[3].endswith("expected “cards” beside “draw”.")


def test_what_is_missing_is_named() -> None:
    (found,) = mistakes(HEAD + card(HOLDS))
    assert found.endswith("cards[0].count: “count” is missing.")


def test_who_wrote_a_card_being_unsaid_hides_nothing_else() -> None:
    text = HEAD + card(f"count = 6\n{HOLDS}").replace(FROM, 'name_from = "me"\n').replace('"x."', '" x."')
    assert [line.partition(": ")[2].partition(":")[0] for line in mistakes(text)] == [
        *("cards", "cards[0].count_from", "cards[0].effect_from", "cards[0].text", "cards[0].name_from")
    ]


TOTAL = "cards: expected 7 Haunted cards, found 6."


def test_totals_are_judged_when_nothing_else_is_wrong() -> None:
    (found,) = mistakes(HEAD + card(f"count = 6\n{HOLDS}"))
    assert found.endswith(TOTAL)


def test_totals_are_judged_too_where_only_words_are_wrong_that_no_total_needs() -> None:
    text = HEAD.replace('"haunted"', '"hunted"') + card(f'count = 6\n{HOLDS}flavour = "odd"\n').replace('"x."', '""')
    assert [line.partition(": ")[2] for line in mistakes(text)] == [
        "kind: “hunted” is not known here; expected one of haunted.",
        TOTAL,
        "cards[0].text: expected text of length at least 1.",
        "cards[0].flavour: “flavour” is not known here.",
    ]


def test_totals_are_not_judged_where_a_number_had_to_be_guessed() -> None:
    assert not any(TOTAL in line for line in mistakes(HEAD + card(f'count = "six"\n{HOLDS}')))


def test_several_things_can_be_wrong_in_one_place() -> None:
    text = HEAD.replace("haunted", "options") + card(f'count = 1\nsolo = "dealt"\n{HOLDS}')
    found = find_mistakes(find_game("condyle_cove").pack_kinds["options"], text, "mine.toml")
    assert sum(": cards: expected " in line for line in found) == 4


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("Expected `int`, got `str`", "expected a whole number, found text"),
        ("Expected `int | str | null`, got `array`", "expected a whole number or text, found a list"),
        ("Expected `bool`, got `object`", "expected true or false, found a table"),
        ("Expected `int` <= 9", "expected a whole number of at most 9"),
        ("Expected `array` of length >= 2", "expected a list of length at least 2"),
        ("Expected `array` of length 2", "expected a list of length 2"),
        ("expected “up_to” beside “stash”", "expected “up_to” beside “stash”"),
    ],
)
def test_types_are_told_in_words(reason: str, told: str) -> None:
    assert plainly(reason) == told


def test_where_a_number_or_a_word_may_stand_both_are_told() -> None:
    (found,) = mistakes(HEAD + card('count = 7\ndoes = [\n{ do = "draw", who = "you", cards = "many" }]\n'))
    assert found == (
        "mine.toml:12: cards[0].does[0].cards: “many” is not known here; expected one of a number, all, as many."
    )


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a pack."""

    size: int
    is_odd: bool = False
    ink: Literal["black", "red"] = "black"
    words: Annotated[tuple[str, ...], msgspec.Meta(min_length=2)] = ("a", "b")


class Odd(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A pack of many shapes."""

    one: Part
    more: int | tuple[Part, ...] = 1
    sizes: dict[str, int] = msgspec.field(default_factory=dict)


def odd(text: str) -> list[str]:
    return find_mistakes(Odd, f'name = "odd"\ntitle = "Odd"\n{text}', "odd.toml")


def test_mistakes_of_every_shape_are_found_one_after_another() -> None:
    text = 'more = [\n{ size = "a" },\n{ is_odd = "b", size = 1 }]\n[one]\nsize = 1\nwords = ["a"]\n'
    assert odd(text) == [
        "odd.toml:4: more[0].size: expected a whole number, found text.",
        "odd.toml:5: more[1].is_odd: expected true or false, found text.",
        "odd.toml:8: one.words: expected a list of length at least 2.",
    ]


def test_words_are_listed_below_what_may_be_of_several_kinds_too() -> None:
    (found,) = odd('more = [{ size = 1, ink = "green" }]\n[one]\nsize = 1\n')
    assert found == "odd.toml:3: more[0].ink: “green” is not known here; expected one of black, red."


def test_what_is_missing_or_of_another_shape_is_replaced_as_a_whole() -> None:
    assert odd("") == ["odd.toml:1: one: “one” is missing."]
    assert odd("one = 5\n") == ["odd.toml:3: one: expected a table, found a whole number."]


def test_what_cannot_be_mended_ends_the_search() -> None:
    (found,) = odd('sizes = { a = "b" }\n[one]\nsize = 1\n')
    assert found.startswith("odd.toml:3: sizes")
    assert found.endswith("expected a whole number, found text.")


def test_there_is_an_end_to_it() -> None:
    many = "".join(f"word{number} = 1\n" for number in range(MOST + 5))
    assert len(odd(many)) == MOST


def test_a_pack_that_says_no_more_than_what_stands_there_has_no_sentences() -> None:
    assert list(Odd(name="a", title=Text("b"), one=Part(size=1)).sentences("en")) == []


def test_of_what_lies_in_a_replaced_value_nothing_more_is_said() -> None:
    (found,) = mistakes(HEAD + card('count = 7\ndoes = ["die"]\n'))
    assert found.endswith("cards[0].does[0]: expected a table, found text.")
