"""A wheel as others install it: in an environment of its own, with no other packages than those it asks for."""

from __future__ import annotations

import os
import subprocess
import venv
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from packaging.requirements import Requirement

from tools.setup_env import BIN, find_uv

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


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
