"""The packages as others get them: what is in them, and that bare they play; what is for other doors says so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from typing import TYPE_CHECKING

import pytest

from ratskeller import __version__
from tests.house.installed import Installed
from tools.release.contents import (
    NEVER_IN_A_WHEEL,
    NEVER_IN_AN_SDIST,
    faults,
    faults_of_metadata,
    faults_of_sdist,
    faults_of_wheel,
    metadata_of,
)
from tools.setup_env import BIN, ROOT

if TYPE_CHECKING:
    import re
    from pathlib import Path

PACK = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
MISSING = "ratskeller: The {0}'s packages are not installed; `pip install 'ratskeller[{0}]'` does it.\n"
NOT_THERE = ["the rules are not compiled", "the pages for browsers are not in it", "the pages of docs/ are not in it"]


def pack(what: str, project: Path, out: Path, **variables: str) -> tuple[Path, str]:
    """A wheel or an sdist, and what was said of it."""
    done = subprocess.run(
        [sys.executable, "-c", PACK, f"build_{what}", out],
        cwd=project,
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stdout
    (made,) = out.iterdir()
    return made, done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from a copy of the sources, because making it leaves things behind; nothing was built there."""
    project = tmp_path_factory.mktemp("project")
    unneeded = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", "site", "compiled.json")
    for name in ("src", "tools", "docs", "examples", "web/src/look"):
        shutil.copytree(ROOT / name, project / name, ignore=unneeded)
    shutil.rmtree(project / "src" / "ratskeller" / "docs", ignore_errors=True)
    for file in ROOT.iterdir():
        if file.is_file() and not file.name.startswith("."):
            shutil.copy(file, project)
    return pack("sdist", project, tmp_path_factory.mktemp("sdist"), RATSKELLER_NO_COMPILE="1")[0]


@pytest.fixture(scope="module")
def packed(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A wheel made from that, on a machine whose compiler nobody finds: the path is empty."""
    unpacked = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as content:
        content.extractall(unpacked, filter="data")
    (project,) = unpacked.iterdir()
    return pack("wheel", project, tmp_path_factory.mktemp("wheel"), PATH=str(unpacked), CC="none")


@pytest.fixture(scope="module")
def wheel(packed: tuple[Path, str]) -> Path:
    return packed[0]


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    installed = Installed(tmp_path_factory.mktemp("bare"), wheel)
    installed.add()
    return installed


def test_the_sdist_has_what_it_is_built_from_and_what_one_reads(sdist: Path) -> None:
    assert faults_of_sdist(sdist, pages=False) == []


def test_without_a_compiler_the_wheel_is_for_every_machine_and_who_packs_is_told(packed: tuple[Path, str]) -> None:
    wheel, said = packed
    assert faults_of_wheel(wheel, compiled=False, pages=False) == []
    assert [sentence for sentence in NOT_THERE if sentence not in said] == []


def test_what_is_missing_in_a_wheel_is_found(wheel: Path) -> None:
    found = faults_of_wheel(wheel, compiled=True, pages=True)
    assert "ratskeller/compiled.json is missing" in found
    assert "ratskeller/site/index.html is missing" in found
    assert f"it is called {wheel.name}" in found


@pytest.mark.parametrize(
    ("name", "never"),
    [
        ("tests/house/test_wheel.py", NEVER_IN_A_WHEEL),
        ("tools/golden.py", NEVER_IN_A_WHEEL),
        ("ratskeller/kernel/native.pyx", NEVER_IN_A_WHEEL),
        ("ratskeller/kernel/__pycache__/game.cpython-311.pyc", NEVER_IN_A_WHEEL),
        ("src/ratskeller/kernel/rng.cpython-311-x86_64-linux-gnu.so", NEVER_IN_AN_SDIST),
        ("src/ratskeller/compiled.json", NEVER_IN_AN_SDIST),
        ("web/node_modules/svelte/package.json", NEVER_IN_AN_SDIST),
    ],
)
def test_what_should_not_be_in_a_package_is_found(name: str, never: re.Pattern[str]) -> None:
    assert faults([name], [], never) == [f"{name} should not be in it"]


def test_a_package_says_of_itself_what_pyproject_says(wheel: Path) -> None:
    text = metadata_of(wheel)
    assert faults_of_metadata(text, __version__) == []
    assert faults_of_metadata(text, "9.9") == [f"Version is {__version__}, not 9.9"]
    assert faults_of_metadata(text.replace("Provides-Extra: server\n", ""), __version__)
    assert faults_of_metadata(text.replace("Name: ratskeller\n", "Name: rat/skeller\n"), __version__)


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
