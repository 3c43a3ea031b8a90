"""The wheel as others install it: bare it plays, and whatever is for other doors says so in one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from packaging.requirements import Requirement

from tools.setup_env import BIN, ROOT, find_uv

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

BUILD_WHEEL = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
MISSING = "ratskeller: The {0}'s packages are not installed; `pip install 'ratskeller[{0}]'` does it.\n"


class Installed:
    """The wheel in an environment of its own, with no other packages than those it asks for."""

    def __init__(self, place: Path, wheel: Path) -> None:
        self.place = place
        venv.create(place, symlinks=True)
        uv = find_uv()
        assert uv is not None
        python = str(place / BIN / "python")
        subprocess.run(
            [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, wheel], check=True
        )

    def add(self, *extras: str) -> None:
        """Add what the wheel asks for, as it lies in the environment of these tests: in the locked versions."""
        (site,) = self.place.glob("lib/python*/site-packages")
        for entry in entries(closure("ratskeller", ["", *extras])):
            if not (site / entry.name).exists():
                (site / entry.name).symlink_to(entry)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return self.start(BIN + "/ratskeller", *words)

    def start(self, program: str, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.place / program, *words],
            cwd=self.place,
            env={"PATH": os.environ["PATH"], "HOME": str(self.place), "RATSKELLER_PURE": "1"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            encoding="utf-8",
            timeout=120,
        )


def closure(package: str, extras: Iterable[str]) -> set[str]:
    """All packages that one needs, with what those need, and so on."""
    found: set[str] = set()
    for requirement in map(Requirement, metadata.requires(package) or []):
        if requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in extras):
            found |= {requirement.name} | closure(requirement.name, ["", *requirement.extras])
    return found


def entries(packages: Iterable[str]) -> Iterator[Path]:
    """What lies in site-packages of some packages."""
    for package in packages:
        files = metadata.files(package) or []
        yield from {
            Path(str(file.locate())).parents[len(file.parts) - 1] / file.parts[0]
            for file in files
            if ".." not in file.parts
        }


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from a copy of the sources: making it leaves things behind. The rules need not be compiled for this."""
    project, out = tmp_path_factory.mktemp("project"), tmp_path_factory.mktemp("wheel")
    unneeded = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", "site", "compiled.json")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, project / name, ignore=unneeded)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    subprocess.run(
        [sys.executable, "-c", BUILD_WHEEL, out],
        cwd=project,
        env=os.environ | {"RATSKELLER_NO_COMPILE": "1"},
        capture_output=True,
        check=True,
        timeout=120,
    )
    (made,) = out.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    installed = Installed(tmp_path_factory.mktemp("bare"), wheel)
    installed.add()
    return installed


def test_the_bare_wheel_plays_a_game_in_the_terminal(bare: Installed) -> None:
    played = bare.run("play", "--terminal", "rathulhu", "--people", "", "--bots", "random", "--record", "game.jsonl")
    assert (played.returncode, played.stderr) == (0, "")
    verified = bare.run("verify", "game.jsonl")
    assert (verified.returncode, verified.stderr) == (0, "")
    assert "steps are legal, it ended by" in verified.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["games", "rathulhu", "--json"],
        ["bench", "rats_in_the_walls", "--seats", "3", "--seconds", "0.01"],
        ["pack", "write", "creepy_carnival", "pack.toml"],
        ["serve", "--help"],
        ["simulate", "--help"],
    ],
)
def test_the_bare_wheel_does_all_that_needs_no_more(bare: Installed, words: list[str]) -> None:
    done = bare.run(*words)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "server"),
        (["play"], "server"),
        (["simulate", "rathulhu", "--seats", "2", "--out", "out"], "lab"),
        (["study", "condyle_cove", "--seats", "2"], "lab"),
        (["bench", "server"], "server"),
    ],
)
def test_what_is_missing_is_one_sentence(bare: Installed, words: list[str], extra: str) -> None:
    done = bare.run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == MISSING.format(extra)


@pytest.mark.parametrize(
    ("module", "extra"), [("client", "client"), ("server", "server"), ("tables.database", "server")]
)
def test_a_module_says_the_same(bare: Installed, module: str, extra: str) -> None:
    done = bare.start(BIN + "/python", "-c", f"import ratskeller.{module}")
    assert done.returncode == 1
    assert done.stderr.endswith(MISSING.format(extra).removeprefix("ratskeller: "))


@pytest.mark.parametrize(
    ("extra", "code"),
    [
        ("client", "import ratskeller.client, ratskeller.client.random_crowd"),
        ("server", "import ratskeller.server.app, ratskeller.server.run, psutil"),
        (
            "lab",
            "import ratskeller.lab.simulation, pyarrow.parquet; from ratskeller.extras import require; require('lab')",
        ),
    ],
)
def test_each_door_opens_with_its_own_packages(wheel: Path, tmp_path: Path, extra: str, code: str) -> None:
    installed = Installed(tmp_path, wheel)
    installed.add(extra)
    done = installed.start(BIN + "/python", "-c", code)
    assert (done.returncode, done.stderr) == (0, "")
