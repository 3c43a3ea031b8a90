"""What a room may import: the tree as it is keeps to its lists, and every room is caught that does not."""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tools.check_imports import WHOLE_STANDARD_LIBRARY, find_mistakes, read_rooms
from tools.setup_env import PACKAGE, ROOT

if TYPE_CHECKING:
    from pathlib import Path

ROOMS = read_rooms()
FOREIGN = "import scipy"
STANDARD = "def later():\n    import socket"
FOR_TYPES = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from pandas import DataFrame"
UPSTAIRS = {
    "kernel/*": "from ratskeller import shelf",
    "games/<game>/rules/*": "from ratskeller.games.rathulhu import content",
    "games/<game>/terminal*": "from ratskeller.games.darkhouse.terminal import draw",
    "games/<game>/*": "from ratskeller.games import darkhouse",
    "search/*": "from ratskeller.bots.bot import imagine",
    "bots/*": "from ratskeller import tables",
    "tables/*": "from ..server import app",
    "server/*": "import ratskeller.client",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the sources."""
    return shutil.copytree(
        PACKAGE,
        tmp_path / "ratskeller",
        ignore=lambda _, names: [name for name in names if "." in name and not name.endswith(".py")],
    )


def plant(package: Path, room: str, text: str) -> str:
    """Write some lines at the end of a file of a room; where the last of them stands."""
    pattern = room.replace("<game>", "rathulhu")
    files = sorted(package.glob(f"{pattern}.py" if pattern.endswith("*") else pattern))
    file = next(file for file in files if file.name != "__init__.py" or room == "__init__.py")
    with file.open("a", encoding="utf-8") as opened:
        opened.write(f"{text}\n")
    return f"{file}:{len(file.read_text(encoding='utf-8').splitlines())}"


def test_the_check_of_the_test_command_passes() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.check_imports"], cwd=ROOT, capture_output=True, check=False, text=True
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_every_room_is_caught_with_what_it_may_not_import(package: Path) -> None:
    planted = []
    for room, allowed in ROOMS.items():
        may = f"but {room} may import {', '.join(allowed)}."
        planted.append(f"{plant(package, room, FOREIGN)}: scipy is imported here, {may}")
        planted.append(f"{plant(package, room, FOR_TYPES)}: pandas.DataFrame is imported here, {may}")
        if WHOLE_STANDARD_LIBRARY not in allowed:
            planted.append(f"{plant(package, room, STANDARD)}: socket is imported here, {may}")
    for room, text in UPSTAIRS.items():
        planted.append(plant(package, room, text))
    found = find_mistakes(package, ROOMS)
    assert {mistake.partition(": ")[0] for mistake in found} == {each.partition(": ")[0] for each in planted}
    assert {each for each in planted if " " in each} <= set(found)


def test_a_file_outside_all_rooms_and_a_permission_that_nobody_uses_are_caught(tmp_path: Path) -> None:
    trunk = tmp_path / "attic" / "trunk.py"
    trunk.parent.mkdir()
    trunk.write_text("import re\n", encoding="utf-8")
    assert find_mistakes(tmp_path, {"cellar/*": ["re"]}) == [
        f"{trunk}:1: re is imported here, but the file belongs to no room.",
        "pyproject.toml: cellar/* may import re, but nobody does.",
    ]
