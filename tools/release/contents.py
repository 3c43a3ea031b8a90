"""What a wheel and an sdist must have, and what must not get into them."""

from __future__ import annotations

import json
import re
import tarfile
import tomllib
import zipfile
from email.parser import HeaderParser
from typing import TYPE_CHECKING

from packaging.metadata import Metadata
from packaging.utils import canonicalize_name

from ratskeller.catalogue import GAMES
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

RULES = [f"games/{game}/RULES{language}.md" for game in GAMES for language in ("", ".de")]
IN_EVERY_WHEEL = [f"ratskeller/{name}" for name in ("__init__.py", "py.typed", "kernel/words/de.ftl", *RULES)]
COMPILED = ["ratskeller/compiled.json"]
PAGES = [
    "ratskeller/site/index.html",
    "ratskeller/site/sw.js",
    "ratskeller/docs/index.html",
    "ratskeller/docs/search/index.html",
]
NEVER_IN_A_WHEEL = re.compile(
    r"(?!ratskeller/|ratskeller-[\d.]+\w*\.dist-info/)|.*\.(pyx|pxd|c|h|o|pyc|map|draft)$|(.*/)?(tests|__pycache__|node_modules)/"
)
IN_EVERY_SDIST = [
    *("pyproject.toml", "setup.py", "requirements.lock", "run.py", "README.md", "CHANGELOG.md", "CONTRIBUTING.md"),
    *(
        "ARCHITECTURE.md",
        "LICENSE",
        "PKG-INFO",
        "docs/hosting.md",
        "docs/pictures/desk.jpg",
        "examples/bot.py",
        "web/src/look/materials.css",
    ),
    *("tools/setup_env.py", "tools/compile_rules/build.py", "src/ratskeller/kernel/native.pyx"),
    *("src/ratskeller/kernel/native.pxd", *(f"src/{name}" for name in IN_EVERY_WHEEL)),
]
NEVER_IN_AN_SDIST = re.compile(
    r".*\.(so|pyd|o|pyc|whl|draft)$|(.*/)?(__pycache__|node_modules|\.git|\.run|\.venv|build|dist|tests)/|src/ratskeller/compiled\.json$"
)


def names_in(package: Path) -> list[str]:
    """The files of a wheel or an sdist, whose first folder is left out."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return [name for name in wheel.namelist() if not name.endswith("/")]
    with tarfile.open(package) as sdist:
        return [each.name.partition("/")[2] for each in sdist.getmembers() if each.isfile()]


def faults(names: Iterable[str], needed: Iterable[str], never: re.Pattern[str]) -> list[str]:
    """What is missing, and what should not be there."""
    there = set(names)
    return [
        *(f"{name} is missing" for name in needed if name not in there),
        *(f"{name} should not be in it" for name in sorted(there) if never.match(name)),
    ]


def faults_of_wheel(wheel: Path, *, compiled: bool, pages: bool) -> list[str]:
    """What is wrong with the files of a wheel."""
    names = names_in(wheel)
    needed = IN_EVERY_WHEEL + COMPILED * compiled + PAGES * pages
    found = faults(names, needed, NEVER_IN_A_WHEEL)
    libraries = {name for name in names if name.endswith((".so", ".pyd"))}
    with zipfile.ZipFile(wheel) as content:
        manifest = json.loads(content.read(COMPILED[0])) if COMPILED[0] in names else {"modules": {}}
    told = {module["file"].replace("\\", "/") for module in manifest["modules"].values()}
    found += [f"{name} is missing" for name in sorted(told - libraries)]
    found += [f"{name} is not in compiled.json" for name in sorted(libraries - told)]
    if wheel.name.endswith("-py3-none-any.whl") == compiled:
        found.append(f"it is called {wheel.name}")
    return found


def faults_of_sdist(sdist: Path, *, pages: bool) -> list[str]:
    """What is wrong with the files of an sdist."""
    needed = IN_EVERY_SDIST + [f"src/{name}" for name in PAGES] * pages
    return faults(names_in(sdist), needed, NEVER_IN_AN_SDIST)


def metadata_of(wheel: Path) -> str:
    """What a wheel says of itself."""
    with zipfile.ZipFile(wheel) as content:
        (name,) = (name for name in content.namelist() if name.endswith(".dist-info/METADATA"))
        return content.read(name).decode()


def faults_of_metadata(text: str, version: str) -> list[str]:
    """What is wrong with what a package says of itself, for an index and for pip."""
    try:
        told = Metadata.from_email(text.encode(), validate=True)
    except ExceptionGroup as errors:
        return [str(error) for error in errors.exceptions]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras: Sequence[str] = sorted(canonicalize_name(extra) for extra in project["optional-dependencies"])
    expected = {
        "Version": (str(told.version), version),
        "Requires-Python": (str(told.requires_python), project["requires-python"]),
        "License-Expression": (told.license_expression, project["license"]),
        "Provides-Extra": (sorted(told.provides_extra or []), extras),
        "Description-Content-Type": (told.description_content_type, "text/markdown"),
    }
    found = [f"{name} is {got}, not {wanted}" for name, (got, wanted) in expected.items() if got != wanted]
    body = HeaderParser().parsestr(text).get_payload()
    return found if body else [*found, "it has no description"]
