"""Builds the compiled rules in place and writes down what was built from which source."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

from tools.compile_rules.pxd import write_pxd
from tools.compile_rules.sources import Sources

if TYPE_CHECKING:
    from setuptools import Extension

PROJECT = Path(__file__).resolve().parents[2]
MANIFEST = "src/ratskeller/compiled.json"
DIRECTIVES: dict[str, object] = {
    "language_level": 3,
    "annotation_typing": False,  # types come from the .pxd alone
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "nonecheck": False,
    "infer_types": True,
}


class NoCompiler(Exception):
    """There is no C compiler on this machine."""


def find_compiler() -> str | None:
    """The C compiler that would be used, or None."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for name in (named.split()[0], "cc", "gcc", "clang"):
        if path := shutil.which(name):
            return path
    return None


def write_pxds(sources: Sources, folder: Path, *, fast: bool) -> None:
    """Write the `.pxd` of every compiled Python file below `folder`; leave unchanged ones alone."""
    for relative in sources.compiled:
        if relative.suffix != ".py":
            continue
        text = write_pxd(sources, sources.name_of(relative), fast=fast)
        target = folder / relative.with_suffix(".pxd")
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.is_file() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")


def make_extensions(project: Path = PROJECT, *, fast: bool = False, quiet: bool = True) -> list[Extension]:
    """Translate the compiled modules to C and describe how to build them."""
    from Cython.Build import cythonize
    from setuptools import Extension

    sources = Sources.of_project(project)
    folder = project / "build" / ("fast" if fast else "safe")
    write_pxds(sources, folder / "pxd", fast=fast)
    flags = ["-O3", "-fwrapv", "-Wno-unused-function", "-Wno-unreachable-code"] if os.name != "nt" else ["/O2"]
    wanted = [
        Extension(
            sources.name_of(relative),
            [str((project / "src" / relative).relative_to(project))],
            extra_compile_args=flags,
        )
        for relative in sources.compiled
    ]
    made: list[Extension] = cythonize(
        wanted,
        include_path=[str(folder / "pxd"), str(project / "src")],
        build_dir=str(folder / "c"),
        compiler_directives=DIRECTIVES | {"cdivision": fast},
        quiet=quiet,
    )
    for extension in made:
        extension.optional = True  # cythonize() drops it; without it an install without a compiler fails
    return made


def build_in_place(*, fast: bool) -> dict[str, object]:
    """Compile everything beside its source; return the manifest."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    if find_compiler() is None:
        raise NoCompiler
    os.chdir(PROJECT)
    sources = Sources.of_project(PROJECT)
    extensions = make_extensions(fast=fast)
    for extension in extensions:
        extension.optional = False
    command = build_ext(Distribution({"name": "ratskeller", "package_dir": {"": "src"}, "ext_modules": extensions}))
    command.inplace = True
    command.parallel = os.cpu_count() or 1
    command.build_temp = str(PROJECT / "build" / ("fast" if fast else "safe") / "o")
    command.ensure_finalized()
    command.run()
    files = {each.name: os.path.relpath(command.get_ext_fullpath(each.name), PROJECT) for each in extensions}
    manifest = make_manifest(sources, files, fast=fast)
    (PROJECT / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    return manifest


def make_manifest(sources: Sources, files: dict[str, str], *, fast: bool) -> dict[str, object]:
    """What was built, from which text: how a stale build is noticed (see ratskeller/build.py)."""
    modules = {}
    for relative in sources.compiled:
        name = sources.name_of(relative)
        text = (sources.root / relative.with_suffix(".py")).read_bytes()
        modules[name] = {"source": hashlib.sha256(text).hexdigest(), "file": files[name]}
    return {"flavour": "fast" if fast else "safe", "modules": modules}
