"""Which rules are running, compiled or uncompiled, and why. Asked for once, when the package is imported."""

from __future__ import annotations

import hashlib
import importlib
import importlib.abc
import importlib.machinery
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

PACKAGE = Path(__file__).parent
AGAIN = "`python3 run.py` compiles it again"


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


class Chapters(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the chapters of a game in the one compiled file that holds them all."""

    def __init__(self, wholes: Mapping[str, str]) -> None:
        """Take which module each chapter is a part of."""
        self.wholes = wholes

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None,  # noqa: ARG002 (the whole is found by its name)
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> importlib.machinery.ModuleSpec | None:
        """A spec for a chapter, or None for anything else."""
        return importlib.machinery.ModuleSpec(name, self) if name in self.wholes else None

    def exec_module(self, module: ModuleType) -> None:
        """Give the chapter what the whole has; nobody asks a chapter for what another one defines."""
        whole = importlib.import_module(self.wholes[module.__name__])
        module.__file__ = whole.__file__
        vars(module).update({name: value for name, value in vars(whole).items() if not name.startswith("_")})


def choose_build(package: Path = PACKAGE) -> Build:
    """Decide from the environment and the manifest of the last compilation.

    All or nothing: a build that is stale or not complete is not used even in part, because compiled and uncompiled
    states do not mix.
    """
    if os.environ.get("RATSKELLER_PURE") == "1":
        return Build("pure", "RATSKELLER_PURE=1 is set")
    try:
        manifest = _read_manifest(package)
        reason = _why_not(manifest, package)
        return Build("pure", reason) if reason else Build("compiled", f"{manifest['flavour']} build")
    except FileNotFoundError:
        return Build("pure", "the rules have not been compiled")
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return Build("pure", f"compiled.json cannot be read; {AGAIN}")


def _why_not(manifest: dict[str, Any], package: Path) -> str | None:
    """Why a build cannot be used, if it cannot."""
    for name, built in manifest["modules"].items():
        source = package.parent / Path(*name.split(".")).with_suffix(".py")
        # It lies beside its source, in the checkout as well as in an installed wheel.
        compiled = source.with_name(Path(built["file"]).name)
        if not source.is_file() or not compiled.is_file():
            return f"{name} is missing from the compiled rules"
        stem = built.get("part_of", name).rpartition(".")[2]
        if compiled.name.removeprefix(stem) not in importlib.machinery.EXTENSION_SUFFIXES:
            return f"{name} was compiled for another Python; {AGAIN}"
        if _hash(source) != built["source"]:
            return f"{name} has changed since it was compiled; {AGAIN}"
    for path, text in manifest["inputs"].items():
        # An installed wheel goes without the C sides, and needs none.
        if (package.parent / path).is_file() and _hash(package.parent / path) != text:
            return f"{path} has changed since the rules were compiled; {AGAIN}"
    return None


def _hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _read_manifest(package: Path) -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads((package / "compiled.json").read_text(encoding="utf-8"))
    return manifest


def install(chosen: Build, package: Path = PACKAGE) -> Build:
    """Make imports follow the choice."""
    if chosen.kind == "pure":
        sys.meta_path.insert(0, SourceOnly())
    else:
        modules = _read_manifest(package)["modules"]
        parts = {name: built["part_of"] for name, built in modules.items() if "part_of" in built}
        sys.meta_path.insert(0, Chapters(parts))
    return chosen
