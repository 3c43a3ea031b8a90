"""The wheel with the compiled rules, alone in an environment: the README's lines of Python work, and a house opens."""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.house.installed import Installed
from tools.release.contents import faults_of_wheel
from tools.release.smoke import fetch, how_rules_run, open_house, run_readme, variables
from tools.setup_env import BIN, ROOT, rules_are_compiled

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(not rules_are_compiled(), reason="the rules are not compiled here")
PACK = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from a copy of the sources and of what the compiler has made of them, which setuptools finds up to date."""
    project, out = tmp_path_factory.mktemp("project"), tmp_path_factory.mktemp("wheel")
    for name in ("src", "tools", "build"):
        shutil.copytree(ROOT / name, project / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.o"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, project)
    site = project / "src" / "ratskeller" / "site"
    site.mkdir(exist_ok=True)  # where no pages were built, one is enough
    if not (site / "index.html").is_file():
        (site / "index.html").write_text("<title>Ratskeller</title>", "utf-8")
    subprocess.run([sys.executable, "-c", PACK, out], cwd=project, capture_output=True, check=True, timeout=600)
    (made,) = out.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    made = Installed(tmp_path_factory.mktemp("installed"), wheel)
    made.add("server")
    return made


def test_all_that_was_compiled_is_in_it_and_named(wheel: Path) -> None:
    assert faults_of_wheel(wheel, compiled=True, pages=False) == []


def test_the_lines_of_the_front_page_work_from_the_wheel_alone(installed: Installed) -> None:
    printed = run_readme(installed.place)
    assert len(printed.split()) == 4  # a reward for each seat
    where = "import ratskeller; print(ratskeller.__file__, ratskeller.BUILD.kind)"
    told = subprocess.run(
        [installed.place / BIN / "python", "-I", "-c", where],
        cwd=installed.place,
        env=variables(),
        capture_output=True,
        check=True,
        encoding="utf-8",
        timeout=120,
    ).stdout
    assert told.startswith(str(installed.place))
    assert told.endswith(" compiled\n")


def test_a_house_opens_and_answers_from_the_wheel_alone(installed: Installed) -> None:
    with open_house(installed.place) as address:
        assert "<title>" in fetch(f"{address}/")
        assert "rathulhu" in fetch(f"{address}/api/games")
        assert how_rules_run(address) == "compiled"
