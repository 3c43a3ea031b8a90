"""`pack check`: good packs are told, bad ones are refused with every mistake."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import GAMES
from ratskeller.cli.files import PACK_MAX
from ratskeller.cli.main import main

if TYPE_CHECKING:
    from pathlib import Path

PACKS = files("ratskeller.games")


def test_a_pack_of_the_house_is_told_card_by_card(capsys: pytest.CaptureFixture[str]) -> None:
    path = PACKS / "condyle_cove" / "packs" / "haunted.toml"
    assert main(["pack", "check", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 8
    assert told[0].startswith("1 × COLD HAND: Permanent. Always: you may move 1 space less ")
    assert told[-1] == "haunted.toml: a good pack of the kind “haunted” for Endangered Orphans of Condyle Cove."


def test_a_copy_of_a_pack_is_told_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    assert main(["pack", "write", "haunted", str(path)]) == 0
    assert '\n[[cards]]\nname.en = "COLD HAND"\nname.de = "KALTE HAND"\n' in path.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["pack", "check", str(path), "--language", "de"]) == 0
    assert capsys.readouterr().out.startswith("1 × KALTE HAND: Dauerhaft. Immer: deine Bewegung ist 1 Feld kürzer")


def test_a_pack_that_names_no_kind_is_taken_for_what_fits_best(capsys: pytest.CaptureFixture[str]) -> None:
    path = PACKS / "rathulhu" / "packs" / "mythos.toml"
    assert main(["pack", "check", str(path)]) == 0
    assert "“names” for Rathulhu" in capsys.readouterr().out


def test_every_mistake_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = (PACKS / "condyle_cove" / "packs" / "haunted.toml").read_text(encoding="utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text(good.replace('gives = "bare"', 'gives = "bear"').replace('"woods"', '"wood"'), encoding="utf-8")
    assert main(["pack", "check", str(broken)]) == 1
    said = capsys.readouterr().err.splitlines()
    assert [line for line in said if "“bear” is not known here; expected one of bare, " in line]
    assert [line for line in said if "“wood” is not known here; expected one of alley, " in line]
    assert said[-1].startswith("broken.toml: 2 mistakes, as a pack of the kind “haunted”")


def test_a_file_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", "nowhere.toml"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_of_what_is_no_toml_nothing_else_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "torn.toml"
    file.write_text('kind = "haunted"\nname = "torn\n', encoding="utf-8")
    assert main(["pack", "check", str(file)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "torn.toml:2: this is not TOML: a text does not end on its line.",
        "torn.toml: 1 mistake.",
    ]


def test_a_mark_that_an_editor_puts_in_front_is_no_mistake(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_bytes(b"\xef\xbb\xbf" + (PACKS / "condyle_cove" / "packs" / "haunted.toml").read_bytes())
    assert main(["pack", "check", str(file)]) == 0


def test_a_huge_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "huge.toml"
    file.write_text("#" * (PACK_MAX + 1), encoding="utf-8")
    assert main(["pack", "check", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "huge.toml is too large: more than 1 MB" in said


def test_an_empty_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "empty.toml"
    file.write_text(" \n", encoding="utf-8")
    assert main(["pack", "check", str(file)]) == 2
    said = capsys.readouterr().err
    assert said == "ratskeller: empty.toml: there is nothing in this file; `pack write` writes a pack to begin with.\n"


def test_the_line_of_what_is_no_text_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(b'kind = "options"\nname = "H\xfcgel"\n')
    assert main(["pack", "check", str(file)]) == 2
    assert "latin.toml:2: this is not a text in UTF-8 (byte 27)" in capsys.readouterr().err


def test_a_name_that_does_not_fit_is_named_even_beside_other_mistakes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = (PACKS / "condyle_cove" / "packs" / "haunted.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(good.replace('name = "haunted"', 'name = "my pack"').replace("count = 1", 'count = "1"', 1))
    assert main(["pack", "check", str(file)]) == 1
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 3
    assert said[0].startswith("mine.toml:2: name: expected a short name without blanks")


# ---- a pack to begin with ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", GAMES["condyle_cove"].packs)
def test_a_pack_to_begin_with_is_a_good_one_of_its_own_name(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my own cards.toml"
    assert main(["pack", "write", kind, str(file)]) == 0
    assert f"--pack {kind}=" in capsys.readouterr().out
    assert '\nname = "my_own_cards"\n' in file.read_text(encoding="utf-8")
    assert main(["pack", "check", str(file)]) == 0
    assert f"a good pack of the kind “{kind}”" in capsys.readouterr().out


def test_a_pack_of_the_house_is_found_by_its_name_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "mine.toml")
    assert main(["pack", "write", "creepy_carnival", file]) == 0
    assert "“creepy_carnival”, for Endangered Orphans of Condyle Cove" in capsys.readouterr().out
    assert main(["pack", "write", "creepy_carnival", file]) == 2
    assert "is there already; nothing was written." in capsys.readouterr().err
    assert main(["pack", "write", "reconstructed", str(tmp_path / "a.toml")]) == 2
    assert "say which with --game: rats_in_the_walls, condyle_cove." in capsys.readouterr().err
    assert main(["pack", "write", "reconstructed", str(tmp_path / "a.toml"), "--game", "condyle_cove"]) == 0
    assert main(["pack", "write", "opinions", str(tmp_path / "b.toml"), "--game", "rathulhu"]) == 2
    assert "There is no pack “opinions”; there are: names, " in capsys.readouterr().err
    assert main(["pack", "write", "options", str(tmp_path / "nowhere" / "b.toml")]) == 2
    assert "There is no directory " in capsys.readouterr().err
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.toml", "mine.toml"]


def test_without_a_kind_it_is_judged_as_one_whose_words_it_uses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = (PACKS / "condyle_cove" / "packs" / "haunted.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(good.replace('kind = "haunted"', "").replace('do = "', 'do = "re'), encoding="utf-8")
    assert main(["pack", "check", str(file)]) == 1
    *said, _ = capsys.readouterr().err.splitlines()
    assert sum("].do: “re" in line for line in said) == good.count('do = "')


MISTAKES = [  # what is changed, into what, and what is said of its line
    ('{ do = "lay" }', '{ do = "teleport" }', "does[0].do: “teleport” is not known here; expected one of "),
    ('count = 1\ntext = "Move any pawn', 'count = "one"\ntext = "Move any pawn', "count: expected a whole number"),
    ('[[cards]]\nname = "SCARECROW"\ncount', "[[cards]]\ncount", "name: “name” is missing"),
    ('name = "LOST"', 'name = { en = "LOST", fr = "PERDU" }', "name.fr: “fr” is not known here"),
    (
        'name = "SWEPT AWAY"',
        f'name.en = "A"\nname.de = "{"B" * 29}"',
        "name: expected text of length at most 28 in “de”",
    ),
    ('count = 1\ntext = "Move any player exactly 3', 'count = 0\ntext = "Move', "count: expected a whole number of at"),
    ('on = ["field"]', 'on = ["meadow"]', "does[0].on[0]: “meadow” is not known here; expected one of alley, "),
    ('name = "TATTLETALE"', 'name = "CRUMBS"', "name: expected a name of its own, but 'CRUMBS' is there twice"),
    ('name = "LULLABY"', 'flavour = "sleepy"\nname = "LULLABY"', "flavour: “flavour” is not known here"),
    ('effect_from = "printed"\nsource = "Line 199."', 'effect_from = "dreamt"', "effect_from: “dreamt” is not known"),
    ('cards = 2, from = "discard"', 'cards = 2, from = "either"', "does[0].from: expected one of hand, pile, discard"),
    ('do = "stash", who = "you", up_to = 2', 'do = "stash", who = "you"', "does[0].do: expected “up_to” beside “st"),
    (
        'do = "lose", who = "everyone", off = ["town", "alley"]',
        'do = "lose",  who = "the same"',
        "does[0].who: expected somebody in an earlier",
    ),
    (
        'cards = "all", from = "hand" },\n]\n\n[[cards]]\nname = "OUT',
        'cards = "every", from = "hand" },\n]\n\n[[cards]]\nname = "OUT',
        "does[0].cards: “every” is not known here; expected one of a number, all, as many",
    ),
]


def test_a_pack_with_a_dozen_different_mistakes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (PACKS / "condyle_cove" / "packs" / "reconstructed.toml").read_text(encoding="utf-8")
    for old, new, _ in MISTAKES:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    assert main(["pack", "check", str(file)]) == 1
    *said, closing = capsys.readouterr().err.splitlines()
    assert closing.startswith(f"mine.toml: {len(said)} mistakes, ")
    for _, new, told in MISTAKES:
        line = text[: text.index(new)].count("\n") + 1
        assert [each for each in said if each.startswith(f"mine.toml:{line}: cards[") and f"].{told}" in each], told
    assert len(said) == len(MISTAKES) + 1  # a name that is there twice is named twice


def test_a_pack_of_another_kind_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(PACKS / "condyle_cove" / "packs" / "haunted.toml")
    assert main(["pack", "check", path, "--game", "rathulhu"]) == 2
    said = capsys.readouterr().err
    assert said == "ratskeller: haunted.toml: Rathulhu has no packs of the kind “haunted”; its kinds are: names.\n"
    assert main(["play", "condyle_cove", "--terminal", "--pack", f"options={path}"]) == 2
    said = capsys.readouterr().err
    assert said.endswith(": this is a pack of the kind “haunted”, but one of the kind “options” is needed.\n")
    assert said.count("\n") == 1


def test_a_table_says_where_all_mistakes_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = (PACKS / "condyle_cove" / "packs" / "haunted.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(good.replace('"woods"', '"wood"'), encoding="utf-8")
    assert main(["play", "condyle_cove", "--terminal", "--pack", f"haunted={file}"]) == 2
    said = capsys.readouterr().err
    assert said.endswith(" (`pack check` names every mistake.)\n")
    assert said.count("\n") == 1
