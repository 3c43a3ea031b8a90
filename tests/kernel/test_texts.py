"""Texts by language: how they are read, translated, worded and limited; and packs that say `name_de` beside `name`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import BadPack
from ratskeller.kernel.match import Match
from ratskeller.kernel.mistakes import find_mistakes
from ratskeller.kernel.packs import Pack, read_pack
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import replay
from ratskeller.kernel.texts import (
    Text,
    encode,
    every_language,
    plain_values,
    read_translations,
    text_reader,
    text_schema,
)
from ratskeller.kernel.words import COMMON, ENGLISH, LANGUAGES

GAMES = Path(__file__).parent.parent / "games"
BEFORE = [  # as the packs of the house were written when German stood in fields of its own
    ("condyle_cove", "haunted", "haunted", "cards"),
    ("house_of_rath", "rooms", "mansion", "rooms"),
    ("rathulhu", "names", "mythos", "tomes"),
]


class Short(Text):
    least, most = 1, 5


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Short
    text: Text = msgspec.field(default_factory=Text)


class Things(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    things: tuple[Thing, ...] = ()


def things(text: str) -> Things:
    return read_pack(Things, f'name = "n"\ntitle = "T"\n\n{text}', "things.toml")


@pytest.mark.parametrize(
    "written",
    [
        'name = { en = "Hill", de = "Hügel" }',
        'name.en = "Hill"\nname.de = "Hügel"',
        'name.de = "Hügel"\nname.en = "Hill"',
    ],
)
def test_a_text_is_a_table_by_language(written: str) -> None:
    (thing,) = things(f"[[things]]\n{written}\n").things
    assert (thing.name.word("de"), thing.name.word("en"), thing.name.word("tlh")) == ("Hügel", "Hill", "Hill")
    assert str(thing.name) == "Hill"
    assert thing.name.plain() == {"en": "Hill", "de": "Hügel"}


def test_a_plain_text_is_for_everybody() -> None:
    (thing,) = things('[[things]]\nname = "Hill"\n').things
    assert {thing.name.word(language) for language in LANGUAGES} == {"Hill"}
    assert thing.name.plain() == "Hill"
    assert thing.text == Text("")


def test_where_a_language_is_missing_or_empty_english_stands_in() -> None:
    assert Text({"en": "Hill", "de": ""}).word("de") == "Hill"


@pytest.mark.parametrize(
    ("written", "line", "said"),
    [
        ("name = 3", 5, "expected text, found a whole number"),
        ('name = ["Hill"]', 5, "expected text, found a list"),
        ('name = { en = "Hill", de = 3 }', 5, "expected text, found a whole number"),
        ('name = { en = "Hill", de = { a = "b" } }', 5, "expected text, found a table"),
        ('name = ""', 5, "expected text of length at least 1"),
        ('name = "Hilltop"', 5, "expected text of length at most 5"),
        ('name.en = "Hill"\nname.de = "Hügelchen"', 5, "expected text of length at most 5 in “de”"),
        ('name.en = "Hill"\nname.fr = "Butte"', 6, "“fr” is not known here"),
        ('name.de = "Hügel"', 4, "“en” is missing"),
    ],
)
def test_a_mistake_is_named_with_its_line(written: str, line: int, said: str) -> None:
    text = f'name = "n"\ntitle = "T"\n\n[[things]]\n{written}\n'
    with pytest.raises(BadPack) as caught:
        read_pack(Things, text, "things.toml")
    assert str(caught.value).endswith(f": things[0].name: {said}.")
    (mistake,) = find_mistakes(Things, text, "things.toml")
    assert mistake.startswith(f"things.toml:{line}: things[0].name")
    assert mistake.endswith(f": {said}.")


def test_translations_are_found_by_the_english_text(tmp_path: Path) -> None:
    (tmp_path / "things.de.toml").write_text('"Hill" = "Hügel"\n', encoding="utf-8")
    found = read_translations(tmp_path, "things")
    assert found == {"de": {"Hill": "Hügel"}}
    pack = read_pack(Things, 'name = "n"\ntitle = "Hill"\nthings = [{ name = "Hole" }]\n', "things.toml", found)
    assert (pack.title.word("de"), pack.things[0].name.word("de")) == ("Hügel", "Hole")


def test_what_is_sent_is_worded_for_who_reads_it() -> None:
    thing = Thing(Short({"en": "Hill", "de": "Hügel"}))
    assert encode([thing]) == b'[{"name":"Hill","text":""}]'
    assert encode([thing], "de") == '[{"name":"Hügel","text":""}]'.encode()
    assert plain_values([thing]) == [{"name": {"en": "Hill", "de": "Hügel"}, "text": ""}]


def test_a_message_can_be_a_text_in_every_language() -> None:
    text = every_language(COMMON("none").word)
    assert set(text.by_language) == set(LANGUAGES)
    assert str(text) == COMMON("none").word(ENGLISH)


def test_texts_are_compared_by_all_that_they_say() -> None:
    assert Text("a") == Short("a") != Text({"en": "a", "de": "b"})
    assert hash(Text("a")) == hash(Short("a"))
    assert repr(Short("a")) == "Short('a')"


def test_only_texts_are_read_as_texts() -> None:
    with pytest.raises(NotImplementedError):
        text_reader({})(complex, "1")


# ---- the version before ------------------------------------------------------------------------------------


def before(game: str, name: str) -> str:
    return (GAMES / game / f"{name}_before.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "kind", "name", "part"), BEFORE)
def test_a_pack_of_the_version_before_says_the_same(game: str, kind: str, name: str, part: str) -> None:
    wanted = find_game(game).pack_kinds[kind]
    assert find_mistakes(wanted, before(game, name), "mine.toml") == []
    found, ours = read_pack(wanted, before(game, name), "mine.toml"), find_game(game).shipped_packs()[kind][name]
    assert found.title == ours.title
    assert found.note == ours.note
    assert [each.name for each in getattr(found, part)] == [each.name for each in getattr(ours, part)]
    assert getattr(found, part)[0].name.word("de") != str(getattr(found, part)[0].name)


@pytest.mark.parametrize(("game", "kind", "name", "part"), BEFORE)
def test_a_record_with_such_a_pack_is_played_and_kept_as_it_is(game: str, kind: str, name: str, part: str) -> None:
    values: Any = tomllib.loads(before(game, name))
    values[part][0] |= {"name_de": "", "source": ""}  # as every field was written into a record
    match = Match(find_game(game), 2, packs={kind: values})
    text = write_record(match.record())
    assert '"name_de":' in text
    again = replay(find_game(game), read_record(text))
    assert write_record(again.record()) == text
    first, second = (each.name for each in getattr(again.packs[kind], part)[:2])
    assert first.plain() == values[part][0]["name"]
    assert second.word("de") == values[part][1].get("name_de", "") or second.plain() == values[part][1]["name"]


def test_a_mistake_in_the_form_of_before_is_named_too() -> None:
    text = before("condyle_cove", "haunted").replace('name_de = "KALTE HAND"', f'name_de = "{"K" * 29}"')
    (mistake,) = find_mistakes(find_game("condyle_cove").pack_kinds["haunted"], text, "mine.toml")
    assert mistake.endswith("cards[0].name: expected text of length at most 28 in “de”.")


def test_only_what_is_worded_is_a_text_on_the_wire() -> None:
    assert msgspec.json.schema(Text, schema_hook=text_schema) == {"type": "string"}
    with pytest.raises(TypeError, match="custom types"):
        msgspec.json.schema(Path, schema_hook=text_schema)
