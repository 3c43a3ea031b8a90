"""Every game's package follows the plan that ARCHITECTURE.md draws up: nothing is missing, and nothing is elsewhere."""

from __future__ import annotations

import ast
import re
import shutil
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import ratskeller
from tools.every_game import EVERY_GAME, SMALLEST
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

GAMES = Path(ratskeller.__file__).parent / "games"
ROW = re.compile(r"^\| (`[^|]+`) \| (always|optional|with packs|with a mind) \|", re.MULTILINE)
MADE = {".so", ".pyd", ".pyc"}  # by compilers, beside the sources
Plan = dict[str, str]


def read_plan() -> Plan:
    """Patterns of files, and when there must be some."""
    rows = ROW.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    return {pattern: when for patterns, when in rows for pattern in re.findall(r"`([^`]+)`", patterns)}


def is_like(file: str, pattern: str) -> bool:
    """Whether a pattern means a file; a star stands for no slash."""
    return file.count("/") == pattern.count("/") and fnmatch(file, pattern)


def is_planned(file: str, pattern: str) -> bool:
    """Whether a file is in its place; `view_hunt.py` is, as the rest of `view.py`."""
    return is_like(file, pattern) or ("/" not in pattern and is_like(file, pattern.replace(".py", "_*.py")))


def faults(package: Path, plan: Plan) -> list[str]:
    """How a package differs from the plan."""
    paths = [path for path in package.rglob("*") if path.is_file() and path.suffix not in MADE]
    files = sorted(path.relative_to(package).as_posix() for path in paths)
    found = [f"{file} is not in the plan" for file in files if not any(is_planned(file, each) for each in plan)]
    there = {pattern: any(is_like(file, pattern) for file in files) for pattern in plan}
    needed = {"always": True, "optional": False}
    for together in ("with packs", "with a mind"):
        needed[together] = any(there[pattern] for pattern, when in plan.items() if when == together)
    found += [f"{pattern} is missing" for pattern, when in plan.items() if needed[when] and not there[pattern]]
    training = GAMES.parent / "training" / f"{package.name}.py"  # how its mind learns
    used = imported([package / file for file in files if file.endswith(".py")] + [training] * training.is_file())
    parts = [file for file in files if file.endswith(".py") and file not in plan]
    return found + [f"nobody uses {file}" for file in parts if Path(file).stem not in used]


def imported(files: list[Path]) -> set[str]:
    """Every name that files import, or import something from."""
    sources = [file.read_text(encoding="utf-8") for file in files]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    modules = {(node.module or "").rpartition(".")[2] for node in nodes}
    return modules | {alias.name for node in nodes for alias in node.names}


def test_every_package_follows_the_plan(game: Game) -> None:
    assert faults(GAMES / game.name, read_plan()) == []


def test_every_package_is_a_game_that_is_tested() -> None:
    packages = {path.name for path in GAMES.iterdir() if (path / "game.py").is_file()}
    assert packages == set(EVERY_GAME)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The smallest game, elsewhere."""
    target = tmp_path / SMALLEST.name
    shutil.copytree(GAMES / SMALLEST.name, target, ignore=shutil.ignore_patterns("__pycache__"))
    assert faults(target, read_plan()) == []
    return target


@pytest.mark.parametrize(
    ("planted", "fault"),
    [
        ("helper.py", "helper.py is not in the plan"),
        ("viewer.py", "viewer.py is not in the plan"),
        ("notes.txt", "notes.txt is not in the plan"),
        ("view_more.py", "nobody uses view_more.py"),
        ("rules/notes.md", "rules/notes.md is not in the plan"),
        ("rules/stray.py", "nobody uses rules/stray.py"),
        ("rules/more/codes.py", "rules/more/codes.py is not in the plan"),
        ("words/fr.txt", "words/fr.txt is not in the plan"),
        ("packs/wax.toml", "content.py is missing"),
        ("content.py", "packs/*.toml is missing"),
        ("rules/mind.py", "levels.toml is missing"),
        ("levels.toml", "rules/zoo.py is missing"),
        ("learned/notes.md", "learned/notes.md is not in the plan"),
    ],
)
def test_a_stray_file_is_found(copied: Path, planted: str, fault: str) -> None:
    (copied / planted).parent.mkdir(parents=True, exist_ok=True)
    (copied / planted).write_text("", encoding="utf-8")
    assert fault in faults(copied, read_plan())


@pytest.mark.parametrize("pattern", [pattern for pattern, when in read_plan().items() if when == "always"])
def test_a_missing_file_is_found(copied: Path, pattern: str) -> None:
    for file in copied.glob(pattern):
        file.unlink()
    assert f"{pattern} is missing" in faults(copied, read_plan())
