"""Builds the compiled rules, in place or into a wheel, and writes down what was built from which source."""

from __future__ import annotations

import hashlib
import json
import os
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

from tools.compile_rules.compilers import BuildExtensions, NoCompiler, find_compiler
from tools.compile_rules.finish_c import finish_c, is_finished
from tools.compile_rules.merge import WRAPPING, Merged, Merger
from tools.compile_rules.order import Effects
from tools.compile_rules.sources import PACKAGE, Sources

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from setuptools import Extension

    from tools.compile_rules.merge import Place

PROJECT = Path(__file__).resolve().parents[2]
MANIFEST = "compiled.json"  # inside the package
DIRECTIVES: dict[str, bool | int] = {
    "language_level": 3,
    "annotation_typing": False,  # types come from the .pxd alone
    "infer_types": True,  # loop variables become C numbers
    "cdivision": False,  # // and % as in Python, also below zero
    "auto_pickle": False,  # nobody needs it, and it mistakes grids with equally many rows for one another
    "cpow": True,  # a whole number to a whole power is one, and a root is no complex number
}
# Each turns a wrong number or a crash into an error. The fast build goes without; docs/compiled.md says what they cost.
GUARDS = ("boundscheck", "wraparound", "nonecheck", "overflowcheck")


def describe_extensions(project: Path = PROJECT) -> list[Extension]:
    """The extensions to be made, not translated yet: enough to know that there is something to build."""
    from setuptools import Extension

    sources = Sources.of_project(project)
    return [
        Extension(
            unit.name,
            [str(_source_of(sources, unit.name).relative_to(project))],
            optional=True,
        )
        for unit in sources.units()
    ]


def _source_of(sources: Sources, name: str) -> Path:
    """The file of a module, C's own where there is one."""
    path = sources.root / Path(*name.split("."))
    return path.with_suffix(".pyx") if path.with_suffix(".pyx").is_file() else path.with_suffix(".py")


def make_extensions(project: Path = PROJECT, *, fast: bool = False) -> list[Extension]:
    """Translate the compiled modules to C. The current directory must be the project's."""
    from Cython.Build import cythonize

    sources = Sources.of_project(project)
    folder = project / "build" / ("fast" if fast else "safe")
    merged = _merge_all(sources, folder / "merged")
    noted = _read_notes(folder / "translated.json")
    made: list[Extension] = []
    for extension in describe_extensions(project):
        guards = {guard: not fast and not (guard == "overflowcheck" and extension.name in WRAPPING) for guard in GUARDS}
        directives = DIRECTIVES | guards
        if extension.name in merged:
            extension.sources = [str((folder / "merged" / _place(extension.name)).relative_to(project))]
        # cythonize() goes by the age of files, which says nothing after a change of settings or a copy with old times;
        # and it does not see the C sides, where one more method moves all the others (a call would reach a wrong one).
        inputs = [Path(extension.sources[0]), *c_sides(sources, extension.name, folder / "merged")]
        places = merged[extension.name].places if extension.name in merged else {}
        note = make_note(directives, inputs, places)
        (translated,) = cythonize(  # type: ignore[no-untyped-call]
            [extension],
            include_path=[str(folder / "merged"), str(project / "src")],
            build_dir=str(folder / "c"),
            compiler_directives=directives,
            force=noted.get(extension.name) != note,
            quiet=True,
        )
        file = Path(translated.sources[0])
        text = file.read_text(encoding="utf-8")
        if places and not is_finished(text):
            file.write_text(finish_c(text, places, project), encoding="utf-8")
        made.append(translated)
        noted[extension.name] = note
        (folder / "translated.json").write_text(json.dumps(noted), encoding="utf-8")
    for extension in made:
        extension.optional = True  # cythonize() drops it; without it an install without a compiler fails
    return made


def make_note(directives: Mapping[str, object], inputs: Iterable[Path], places: Mapping[int, Place]) -> str:
    """A fingerprint of all that decides what the C of an extension says; a moved line is named by its errors too."""
    lines = [place.line for place in places.values()]
    return hashlib.sha256(
        repr((directives, lines)).encode() + b"".join(each.read_bytes() for each in inputs)
    ).hexdigest()


def _place(name: str) -> Path:
    return Path(*name.split(".")).with_suffix(".py")


def _merge_all(sources: Sources, folder: Path) -> dict[str, Merged]:
    """Write every extension that is made of Python files below `folder`, with its `.pxd`, where it has changed."""
    effects = Effects.of(sources)
    made: dict[str, Merged] = {}
    for unit in sources.units():
        if _source_of(sources, unit.name).suffix == ".pyx":
            continue
        merged = made[unit.name] = Merger(sources, unit, effects).merge()
        target = folder / _place(unit.name)
        target.parent.mkdir(parents=True, exist_ok=True)
        for file, text in ((target, merged.source), (target.with_suffix(".pxd"), merged.declarations)):
            if not file.is_file() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")
    return made


def c_sides(sources: Sources, name: str, folder: Path) -> list[Path]:
    """The `.pxd` files that an extension depends on, its own included, written by hand or by us."""
    names = {each for module in sources.unit(name).modules for each in sources.reached_from(module.name)}
    places = [Path(*each.split(".")).with_suffix(".pxd") for each in sorted(names)]
    return [path for place in places for path in (sources.root / place, folder / place) if path.is_file()]


def _read_notes(file: Path) -> dict[str, str]:
    try:
        return dict(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def build_in_place(*, fast: bool) -> dict[str, object]:
    """Compile everything beside its source; return the manifest."""
    from setuptools import Distribution

    if find_compiler() is None:
        raise NoCompiler
    os.chdir(PROJECT)
    extensions = make_extensions(fast=fast)
    for extension in extensions:
        extension.optional = False
    command = BuildExtensions(Distribution({"name": PACKAGE, "package_dir": {"": "src"}, "ext_modules": extensions}))
    command.inplace = True
    command.parallel = os.cpu_count() or 1
    command.build_temp = str(PROJECT / "build" / ("fast" if fast else "safe") / "o")
    command.ensure_finalized()
    manifest_file = PROJECT / "src" / PACKAGE / MANIFEST
    manifest_file.unlink(missing_ok=True)  # whoever starts meanwhile must not take half a build for a whole one
    command.run()
    files = {each.name: os.path.relpath(command.get_ext_fullpath(each.name), PROJECT) for each in extensions}
    remove_leftovers(PROJECT, set(files.values()))
    manifest = make_manifest(PROJECT, files, fast=fast)
    write_manifest(manifest_file, manifest)
    return manifest


def remove_leftovers(project: Path, built: set[str]) -> None:
    """Delete what an earlier build has left of sources that are gone or lie elsewhere now."""
    for file in (project / "src" / PACKAGE).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        if os.path.relpath(file, project) not in built:
            file.unlink()


def make_manifest(project: Path, files: dict[str, str], *, fast: bool) -> dict[str, object]:
    """What was built, from which texts: how a stale build is noticed (see ratskeller/build.py)."""
    sources = Sources.of_project(project)
    modules: dict[str, dict[str, str]] = {}
    inputs: set[Path] = set()
    extensions = {module.name: unit.name for unit in sources.units() for module in unit.modules}
    for relative in sources.compiled:
        name = sources.name_of(relative)
        source = relative.with_suffix(".py")
        built = {"source": _hash(sources.root / source), "file": files[extensions[name]]}
        modules[name] = built if extensions[name] == name else {**built, "part_of": extensions[name]}
        inputs |= {each for each in (relative, source.with_suffix(".pxd")) if each != source}
        inputs |= {module.path.relative_to(sources.root) for module in sources.constants_for(name)}
    found = {each.as_posix(): _hash(sources.root / each) for each in sorted(inputs) if (sources.root / each).is_file()}
    return {"flavour": "fast" if fast else "safe", "modules": modules, "inputs": found}


def _hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def write_manifest(file: Path, manifest: dict[str, object]) -> None:
    """Put the manifest where `ratskeller.build` looks for it, all at once."""
    draft = file.with_suffix(".draft")
    draft.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    draft.replace(file)
