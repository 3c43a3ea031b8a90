"""A third language is a matter of files: some are added to a copy of the project, and everybody reads it everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.languages.pseudo import LANGUAGE, accented, accented_messages, add_language, copy_project
from tools.every_game import EVERY_GAME
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from pathlib import Path

KINDS = {
    "tagline",
    "option",
    "ending",
    "clause",
    "rules",
    "prompt",
    "offer",
    "warning",
    "stakes",
    "story",
    "refusal",
    "frame",
}
TEXTS = 15_000  # and more are read in the few games that are played


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("third")
    copy_project(root)
    before = contents(root)
    add_language(root)
    after = contents(root)
    assert before.items() <= after.items(), "files were changed, not only added"
    added = {name for name in after if name not in before}
    assert len(added) > 40
    assert all(re.search(rf"\b{LANGUAGE}\.\w+$", name) for name in added)
    return root


def contents(root: Path) -> dict[str, bytes]:
    return {str(file.relative_to(root)): file.read_bytes() for file in root.rglob("*") if file.is_file()}


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with the copy in place of this project."""
    variables = os.environ | {"PYTHONPATH": str(root / "src"), "RATSKELLER_PURE": "1", "PYTHONUTF8": "1"}
    variables = {name: value for name, value in variables.items() if not name.startswith(("RATSKELLER_EXPECT", "COV"))}
    return subprocess.run(
        [sys.executable, "-m", *arguments], cwd=ROOT, env=variables, text=True, capture_output=True, check=False
    )


def test_every_text_of_every_game_is_in_it(copy: Path) -> None:
    ran = run(copy, "tests.languages.everything", LANGUAGE)
    assert ran.stdout == "", ran.stdout
    assert ran.returncode == 0, ran.stderr
    counts = {kind: int(count) for kind, count in re.findall(r"^(.+): (\d+)$", ran.stderr, re.MULTILINE)}
    assert sum(counts.values()) > TEXTS
    assert {f"{name} {kind}" for name in EVERY_GAME for kind in KINDS} <= counts.keys()
    assert {"condyle_cove view", "condyle_cove pack", "condyle_cove lesson"} <= counts.keys()


def test_what_says_that_a_language_is_whole_says_it_of_this_one(copy: Path) -> None:
    tests = "translated_as_they_are or same_passages or says_everything or clauses_endings"
    ran = run(copy, "pytest", "tests/conformance/test_words.py", "-q", "-p", "no:cacheprovider", "-k", tests)
    assert ran.returncode == 0, ran.stdout
    assert (copy / "src").is_dir()


def test_an_english_text_that_nobody_translated_is_found(copy: Path) -> None:
    lost = copy / "src" / "ratskeller" / "games" / "condyle_cove" / "packs" / f"haunted.{LANGUAGE}.toml"
    text = lost.read_text(encoding="utf-8")
    try:
        lost.write_text(text.replace('"COLD HAND"', '"WARM HAND"'), encoding="utf-8")
        said = run(copy, "tools.translations").stdout.splitlines()
    finally:
        lost.write_text(text, encoding="utf-8")
    assert said == [
        f"condyle_cove/packs/haunted.{LANGUAGE}.toml: “COLD HAND” is missing",
        f"condyle_cove/packs/haunted.{LANGUAGE}.toml: “WARM HAND” is no English text here",
    ]


def test_only_words_get_accents() -> None:
    assert accented("See 6c.4, R12: {name} does `roll 1`.") == "Śéé 6c.4, R12: {name} đóéś `roll 1`."
    made = accented_messages("a = { $n ->\n    [one] One { b }\n   *[other] { SPELL($n) } all\n}\n    .title = T\n")
    assert "[one] Óńé { b }" in made
    assert "{ SPELL($n) } áłł" in made
    assert ".title = Ť" in made
