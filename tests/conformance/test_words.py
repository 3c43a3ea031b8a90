"""Every language is complete: the same messages of the same facts, none unused, every sentence of every game whole."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import schema_components

import ratskeller
from ratskeller.kernel.fluent import Messages
from ratskeller.kernel.match import Match
from ratskeller.kernel.options import describe_options
from ratskeller.kernel.texts import text_schema
from ratskeller.kernel.vocabulary import tag_of
from ratskeller.kernel.words import ENGLISH, LANGUAGES, word
from ratskeller.rulebook import read_rulebook
from tests.conformance.play import Driver, examples, setups, viewers
from tools.translations import game_mistakes

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

SOURCE = Path(ratskeller.__file__).parent
COMMON = SOURCE / "kernel" / "words"
BOOKS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
BROKEN = re.compile(r"[{}\x00-\x1f]|\bNone\b|%\(|\bTrue\b|\bFalse\b|  | ,| \.|\.\.")
STEPS = 150
FORBIDDING_CODES = range(-1, 256)


def read(folder: Path, language: str) -> Messages:
    """A phrasebook in one language, with the one that it is based on."""
    texts = [(each / f"{language}.ftl").read_text(encoding="utf-8") for each in {COMMON: 0, folder: 0}]
    return Messages(language, texts)


@cache
def declared(folder: Path) -> dict[str, set[str]]:
    """By message, the facts that its comment names, for languages that need more of them than English does."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            comment = entry.comment.content if entry.comment else ""
            found[entry.id.name] = set(re.findall(r"\$(\w+)", comment or ""))
    return found


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: str(folder.relative_to(SOURCE)))
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_everything_of_the_same_facts(folder: Path, language: str) -> None:
    english, other = read(folder, ENGLISH), read(folder, language)
    assert english.names() <= other.names()
    for name in sorted(declared(folder)):
        spoken, may_speak = other.variables(name), english.variables(name) | declared(folder)[name]
        assert spoken <= may_speak, name
        shown = english.variables(name) - set(english.keys(name))
        assert shown <= spoken, name


def home_of(folder: Path) -> Path:
    """The part of the house that a phrasebook belongs to; a long one has chapters in folders of their own."""
    return next(each for each in folder.parents if "words" not in each.relative_to(SOURCE).parts)


def said_names(folder: Path) -> tuple[set[str], set[str]]:
    """All texts in the Python beside a phrasebook that could be names of messages, and beginnings of such."""
    whole: set[str] = set()
    begun: set[str] = set()
    home = home_of(folder)
    others = {"tables": [SOURCE / "server"], "kernel": [SOURCE, SOURCE / "cli"]}.get(home.name, [])  # who speak it too
    sources = [*home.rglob("*.py"), *(source for other in others for source in other.glob("*.py"))]
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            if isinstance(node, ast.ClassDef) and source.name == "events.py":  # `Happening.message`
                whole.add(f"told-{tag_of(node.name)}".replace("_", "-"))
            if isinstance(node, ast.ClassDef) and source.name == "names.py":  # what `find_obstacles` calls a kind
                tags = [word.value.value for word in node.keywords if isinstance(word.value, ast.Constant)]
                kinds = {tag_of(node.name), *(tag for tag in tags if isinstance(tag, str))}
                whole |= {f"kind-{kind}".replace("_", "-") for kind in kinds}
    return whole, {each for each in begun if each.endswith("-")}


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: str(folder.relative_to(SOURCE)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    whole, begun = said_names(folder)
    referred = set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", text))
    own = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}
    assert own
    used = whole | referred | {"number"}  # SPELL says it
    assert sorted(name for name in own - used if not name.startswith(tuple(begun) or ("\0",))) == []


def check(text: str) -> None:
    """A whole text for a person."""
    assert text
    assert text == text.strip()
    assert not BROKEN.search(text), text


def check_position(match: Match) -> None:
    """All that anybody is shown or told now, in every language."""
    for viewer in viewers(match.state):
        scenes = [match.scene(viewer, language) for language in LANGUAGES]
        for scene in scenes:
            check(scene.prompt)
            for choice in scene.choices:
                check(choice.text)
                if choice.warning is not None:
                    check(choice.warning)
        first = scenes[0]
        for scene in scenes[1:]:
            assert scene.prompt != first.prompt
            assert [choice.warning is None for choice in scene.choices] == [
                choice.warning is None for choice in first.choices
            ]


@examples(6)
@given(data=st.data())
def test_every_sentence_is_whole_in_every_language(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    match = setup.open(game)
    match.names = [f"Name{seat}" for seat in range(setup.seats)]
    driver = Driver(setup.seed)
    steps = 0
    while not match.state.is_over():
        if steps < STEPS or steps % 50 == 0:
            check_position(match)
            for viewer in viewers(match.state):
                stories = [match.story(viewer, max(steps - 1, 0), language) for language in LANGUAGES]
                for line in chain.from_iterable(stories):
                    check(line)
                assert all(one != other for one, other in zip(*stories, strict=True))
        driver.step(match)
        steps += 1
    check_position(match)


def test_every_refusal_is_whole_in_every_language(game: Game) -> None:
    match = game_begun(game)
    for _ in range(40):
        for seat in range(match.state.seats):
            for code in game.action_codes():
                refusal = game.refusal(match.state, seat, code, match.names)
                if refusal is not None:
                    said = {refusal[0].word(language) for language in LANGUAGES}
                    assert len(said) == len(LANGUAGES)
                    for each in said:
                        check(each)
        if match.state.is_over():
            break
        Driver(len(match.steps)).step(match)


def game_begun(game: Game) -> Match:
    """A table of the smallest size."""
    return Match(game, max(2, game.seats[0]))


def test_clauses_endings_options_and_packs_are_there_in_every_language(game: Game) -> None:
    clauses = [clause.says for clause in map(game.clauses.get, FORBIDDING_CODES) if clause is not None]
    endings = [ending.says for ending in game.endings.values()]
    for says in [game.tagline, *clauses, *endings]:
        texts = [word(says, language) for language in LANGUAGES]
        assert len(set(texts)) == len(LANGUAGES)
        for text in texts:
            check(text)
    for infos in zip(*(describe_options(game.options, language) for language in LANGUAGES), strict=True):
        assert len({info.description for info in infos}) == len({info.title for info in infos}) == len(LANGUAGES)
        for info in infos:
            assert len(set(info.labels)) == len(info.choices)
            for text in (info.title, *info.labels):
                check(text)
    for packs in game.shipped_packs().values():
        for pack in packs.values():
            for field in ("title", "note"):
                assert len({getattr(pack, field).word(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_rules_packs_and_lessons_are_translated_as_they_are_now(game: Game, language: str) -> None:
    assert list(game_mistakes(game, language)) == [], "see tools/translations.py"


@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_have_the_same_passages_in_every_language(game: Game, language: str) -> None:
    ours, theirs = (
        [[(passage.id, passage.kind, passage.origin) for passage in section.passages] for section in book.sections]
        for book in (read_rulebook(game, each) for each in (ENGLISH, language))
    )
    assert ours == theirs


def test_no_field_of_a_pack_belongs_to_one_language(game: Game) -> None:
    """`name_de` beside `name` is how packs were once written, and is read as that language's text."""
    shape = schema_components([*game.pack_kinds.values()], schema_hook=text_schema)[1]
    names = {name for part in shape.values() for name in part["properties"]}
    assert {"name", "title", "note"} <= names or not game.packs
    assert not [name for name in names if name.rpartition("_")[2] in LANGUAGES]
