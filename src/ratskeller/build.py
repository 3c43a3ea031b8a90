"""Which rules are running, the compiled ones or the uncompiled ones, and why. Decided once, at import."""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.machinery
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

PACKAGE = Path(__file__).parent


class Build(NamedTuple):
    """The rules that run in this process."""

    kind: Literal["compiled", "pure"]
    reason: str


class SourceOnly(importlib.abc.MetaPathFinder):
    """Finds this package's modules as Python source, whatever compiled files lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """A spec for the `.py` file of a module of ours, or None for anybody else's."""
        if path is None or not name.startswith("ratskeller."):
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path:
            spec = importlib.machinery.FileFinder(folder, loader).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def choose_build(package: Path = PACKAGE) -> Build:
    """Decide from the environment and the manifest of the last compilation; a stale build is never used."""
    if os.environ.get("RATSKELLER_PURE") == "1":
        return Build("pure", "RATSKELLER_PURE=1 is set")
    try:
        manifest = json.loads((package / "compiled.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Build("pure", "the rules have not been compiled")
    for name, built in manifest["modules"].items():
        source = package.parent / Path(*name.split(".")).with_suffix(".py")
        if not source.is_file() or not (package.parent.parent / built["file"]).is_file():
            return Build("pure", f"{name} is missing from the compiled rules")
        if hashlib.sha256(source.read_bytes()).hexdigest() != built["source"]:
            return Build("pure", f"{name} has changed since it was compiled; `python3 run.py build` compiles it again")
    return Build("compiled", f"{manifest['flavour']} build")


def install(chosen: Build) -> Build:
    """Make imports follow the choice."""
    if chosen.kind == "pure":
        sys.meta_path.insert(0, SourceOnly())
    return chosen
