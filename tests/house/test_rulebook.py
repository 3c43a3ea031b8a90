"""The rules as pages show them: nothing lost, nothing but text, every clause with its kind and its origin."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.words import ENGLISH, LANGUAGES
from ratskeller.rulebook import Passage, Run, game_in_a_minute, read_rulebook, split_rules
from tests.house.test_clauses import clauses_of

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.rulebook import Rulebook


def passages(book: Rulebook) -> list[Passage]:
    return [passage for section in book.sections for passage in section.passages]


def plain(runs: tuple[Run, ...]) -> str:
    return "".join(run.text for run in runs)


def clause(game: str, name: str) -> Passage:
    return next(passage for passage in passages(read_rulebook(find_game(game))) if passage.id == name)


def test_every_clause_is_there_once_and_in_order(game: Game) -> None:
    found = [passage.id for passage in passages(read_rulebook(game)) if passage.id]
    assert found == clauses_of(game.name)


def test_no_letter_is_lost(game: Game) -> None:
    """Whatever stands in RULES.md is on the page, but for marks, numbers of lines and table rules."""
    book = read_rulebook(game)
    shown = [book.title, *(section.title for section in book.sections)]
    for passage in passages(book):
        shown += [passage.id, plain(passage.text), plain(passage.reason), passage.lines]
        shown += [plain(cell) for row in passage.rows for cell in row]
    written = (files(f"ratskeller.games.{game.name}") / "RULES.md").read_text(encoding="utf-8")

    def letters(text: str) -> str:
        return "".join(sorted(letter for letter in text if letter.isalnum()))

    assert letters("".join(shown)) == letters(written)


def test_a_clause_that_is_named_can_be_followed(game: Game) -> None:
    known = set(clauses_of(game.name))
    runs = [run for passage in passages(read_rulebook(game)) for run in (*passage.text, *passage.reason)]
    linked = {run.text for run in runs if run.mark == "clause"}
    assert linked <= known
    # A clause stands in bold where it begins; anywhere else it is named, or it is a case of the rulebook's own.
    written = (files(f"ratskeller.games.{game.name}") / "RULES.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?<![\w.*`])(?:[A-Z]\d+|\d+[a-z]?\.\d+)(?![\w*`]|\.\d)", written))
    assert bool(named & known) == bool(linked)


def test_sections_can_be_linked_to(game: Game) -> None:
    ids = [section.id for section in read_rulebook(game).sections]
    assert len(set(ids)) == len(ids)


def test_a_ruling_has_its_reason_apart() -> None:
    ruling = clause("rathulhu", "K33")
    assert ruling.kind == "ruling"
    assert ruling.origin == "invented"
    assert plain(ruling.text).endswith("numbers.")
    assert plain(ruling.reason).startswith("The rulebook counts")


def test_a_rule_knows_its_lines_of_the_rulebook() -> None:
    rule = clause("darkhouse", "4.7")
    assert (rule.kind, rule.lines, rule.reason, rule.origin) == ("rule", "50", (), "")


def test_a_special_case_of_the_rulebook_is_no_clause() -> None:
    assert [run for run in clause("rats_in_the_walls", "6b.8").text if run.mark == "clause"] == []


def test_what_is_ours_in_a_pack_is_told_with_its_reason() -> None:
    (tower, *_) = read_rulebook(find_game("darkhouse")).packs
    assert {part.origin for part in tower.parts} == {"inferred", "invented"}
    assert any("block 6" in part.reason for part in tower.parts)


def test_a_table_keeps_its_cells() -> None:
    _, (section,) = split_rules("# T\n\n## 1 A\n\n- **1.1** See:\n\n  | a | b |\n  |---|---|\n  | **1** | 1.1 |\n")
    table = section.passages[1]
    assert table.kind == "table"
    assert table.rows == (
        ((Run("a", "plain"),), (Run("b", "plain"),)),
        ((Run("1", "strong"),), (Run("1.1", "clause"),)),
    )


@pytest.mark.parametrize("text", ["<b>1</b>", "[a](javascript:alert(1))", "![x](y)", "&amp;"])
def test_markup_that_we_do_not_know_is_text(text: str) -> None:
    _, (section,) = split_rules(f"## 1 A\n\n- **1.1** {text}\n")
    assert plain(section.passages[0].text) == text


def test_an_unknown_language_gets_the_english_rules() -> None:
    for game in GAMES.values():
        assert [read_rulebook(game, language).language for language in LANGUAGES] == list(LANGUAGES)
        assert read_rulebook(game, "tlh").language == ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_begin_with_the_game_in_a_minute(name: str, language: str) -> None:
    """Short enough to be read aloud in one, and without numbers of clauses and names of files."""
    game = find_game(name)
    told = game_in_a_minute(game, language)
    assert len(told) == len(game_in_a_minute(game)) == 3
    assert 90 <= len(" ".join(told).split()) <= 200
    first, second = read_rulebook(game, language).sections[:2]
    assert first.title == {"en": "In a minute", "de": "In einer Minute"}[language]
    assert second.title == {"en": "About these rules", "de": "Über diese Regeln"}[language]
    assert {run.mark for passage in first.passages for run in passage.text} == {"plain"}
    assert not re.search(r"packs|\.toml|§|`", " ".join(told))
