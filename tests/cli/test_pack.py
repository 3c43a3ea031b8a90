"""`pack check`: good packs are told, bad ones are refused with every mistake."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from ratskeller.cli.main import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

PACKS = files("ratskeller.games")


def test_a_pack_of_the_house_is_told_card_by_card(capsys: pytest.CaptureFixture[str]) -> None:
    path = PACKS / "condyle_cove" / "packs" / "haunted.toml"
    assert main(["pack", "check", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 8
    assert told[0].startswith("1 × COLD HAND: All the time: ")
    assert told[-1] == "haunted.toml: a good pack of the kind “haunted” for Endangered Orphans of Condyle Cove."


def test_the_sentences_speak_german_too(capsys: pytest.CaptureFixture[str]) -> None:
    path = PACKS / "condyle_cove" / "packs" / "haunted.toml"
    assert main(["pack", "check", str(path), "--language", "de"]) == 0
    assert capsys.readouterr().out.startswith("1 × KALTE HAND: Jederzeit: ")


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
    assert [line for line in said if "'bear'; expected one of bare, " in line]
    assert [line for line in said if "'wood'; expected one of alley, " in line]
    assert said[-1].startswith("broken.toml: 2 mistakes, as a pack of the kind “haunted”")


def test_a_file_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", "nowhere.toml"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
