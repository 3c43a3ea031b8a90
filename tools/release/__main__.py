"""`python -m tools.release`: makes the wheel and the sdist from what is committed, and checks both. Nothing is sent."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from ratskeller import __version__
from tools.release.contents import faults_of_metadata, faults_of_sdist, faults_of_wheel, metadata_of
from tools.release.smoke import fetch, how_rules_run, open_house, run_readme
from tools.setup_env import BIN, ROOT, find_uv

if TYPE_CHECKING:
    from collections.abc import Callable

DIST = ROOT / "dist"
MADE = ("site", "docs")  # below src/ratskeller, by `run.py release` itself
HEADING = re.compile(r"^## (.*)$", re.MULTILINE)
DATED = re.compile(r"(\d\S*), \d{4}-\d{2}-\d{2}")


def main(arguments: list[str]) -> int:
    """Do all steps, or say of the first that fails what is wrong; `--trial` forgives what is not committed or dated."""
    if arguments not in ([], ["--trial"]):
        print("`release` takes no argument but --trial.", file=sys.stderr)
        return 2
    try:
        for label, step in steps(trial=bool(arguments)):
            print(f"{label} … ", end="", flush=True)
            found = step()
            print("; ".join(found) or "good", flush=True)
            if found:
                return 1
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired, RuntimeError, OSError) as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    print(f"Version {__version__} may be given to others:", *sorted(each.name for each in DIST.iterdir()))
    return 0


def steps(*, trial: bool) -> list[tuple[str, Callable[[], list[str]]]]:
    """What has to be done, in order; each step tells its faults."""
    before = (
        [] if trial else [("all is committed", faults_of_tree), ("the changelog has the version", faults_of_changelog)]
    )
    return [
        *before,
        ("the pages of docs/", make_docs),
        ("building", build),
        ("what is in the sdist", lambda: faults_of_sdist(only("*.tar.gz"), pages=True)),
        ("what is in the wheel", lambda: faults_of_wheel(only("*.whl"), compiled=True, pages=True)),
        ("what the wheel says of itself", lambda: faults_of_metadata(metadata_of(only("*.whl")), __version__)),
        ("an empty environment", try_it),
    ]


def faults_of_tree() -> list[str]:
    """What is not committed."""
    done = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, check=True, encoding="utf-8")
    return [f"not committed: {', '.join(line[3:] for line in done.stdout.splitlines())}"] if done.stdout else []


def faults_of_changelog(text: str | None = None) -> list[str]:
    """Whether the newest entry is the one of this version, with its day."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8") if text is None else text
    newest = HEADING.search(text)
    dated = DATED.fullmatch(newest[1]) if newest else None
    if dated and dated[1] == __version__:
        return []
    return [f"CHANGELOG.md begins with “{newest[1] if newest else ''}”, expected “{__version__}, YEAR-MONTH-DAY”"]


def make_docs() -> list[str]:
    """Make the pages anew, as they are served; a link that leads nowhere ends it."""
    made = subprocess.run(
        [sys.executable, "-m", "tools.docs_site"], cwd=ROOT, capture_output=True, check=False, encoding="utf-8"
    )
    return [made.stderr] if made.returncode else []


def build() -> list[str]:
    """Make both from what is committed, with the pages that were built from it: the sdist, and the wheel from that."""
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as place:
        tree = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
        archive, project = Path(place, "tree.tar"), Path(place, "project")
        archive.write_bytes(tree)
        with tarfile.open(archive) as content:
            content.extractall(project, filter="data")
        for name in MADE:
            shutil.copytree(ROOT / "src" / "ratskeller" / name, project / "src" / "ratskeller" / name)
        uv = find_uv() or "uv"
        command = [uv, "build", "--quiet", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(DIST)]
        done = subprocess.run(command, cwd=project, capture_output=True, check=False, encoding="utf-8")
    (DIST / ".gitignore").unlink(missing_ok=True)
    return [done.stderr] if done.returncode else []


def only(pattern: str) -> Path:
    """The one package of its kind."""
    found = list(DIST.glob(pattern))
    if len(found) != 1:
        raise RuntimeError(f"{len(found)} packages are {pattern}")
    return found[0]


def try_it() -> list[str]:
    """Install the wheel where nothing else is, from the registry in the locked versions, and use it."""
    with tempfile.TemporaryDirectory() as place:
        uv, environment = find_uv() or "uv", Path(place)
        python = str(environment / BIN / "python")
        wanted = f"ratskeller[server] @ {only('*.whl').as_uri()}"
        lock = ["--constraint", str(ROOT / "requirements.lock")]
        for command in (
            [uv, "venv", "--quiet", "--python", sys.executable, "--clear", str(environment)],
            [uv, "pip", "install", "--quiet", "--python", python, *lock, wanted],
        ):
            done = subprocess.run(command, cwd=environment, capture_output=True, check=False, encoding="utf-8")
            if done.returncode:
                return [done.stderr]
        run_readme(environment)
        with open_house(environment) as address:
            ways = {"/": "<title>", "/docs/": "<title>", "/api/games": "rathulhu"}
            found = [f"{way} answers something else" for way, word in ways.items() if word not in fetch(address + way)]
            return found + ["the rules are not compiled"] * (how_rules_run(address) != "compiled")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
