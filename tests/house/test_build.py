"""Which rules are running: the choice between compiled and uncompiled, and the honest word about it."""

from __future__ import annotations

import hashlib
import importlib
import importlib.machinery
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import ratskeller
from ratskeller.build import PACKAGE, Build, Chapters, SourceOnly, choose_build, install

if TYPE_CHECKING:
    from collections.abc import Callable

SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
Package = Path


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def rewrite(package: Path, change: Callable[[Any], None]) -> None:
    """Change the manifest."""
    manifest = json.loads((package / "compiled.json").read_text(encoding="utf-8"))
    change(manifest)
    (package / "compiled.json").write_text(json.dumps(manifest), encoding="utf-8")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """A package with one compiled module and a file whose constants went into it."""
    monkeypatch.delenv("RATSKELLER_PURE", raising=False)
    package = tmp_path / "ratskeller"
    (package / "kernel").mkdir(parents=True)
    source, constants = package / "kernel" / "state.py", package / "kernel" / "numbers.py"
    source.write_text("x = 1\n", encoding="utf-8")
    constants.write_text("y = 2\n", encoding="utf-8")
    source.with_name(f"state{SUFFIX}").touch()
    built = {"source": hash_of(source), "file": f"src/ratskeller/kernel/state{SUFFIX}"}
    inputs = {"ratskeller/kernel/numbers.py": hash_of(constants), "ratskeller/kernel/native.pyx": "not in a wheel"}
    manifest = {"flavour": "safe", "modules": {"ratskeller.kernel.state": built}, "inputs": inputs}
    (package / "compiled.json").write_text(json.dumps(manifest), encoding="utf-8")
    return package


# ---- the choice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("flavour", ["safe", "fast"])
def test_a_fresh_build_is_used(package: Package, flavour: str) -> None:
    rewrite(package, lambda manifest: manifest.update(flavour=flavour))
    assert choose_build(package) == Build("compiled", f"{flavour} build")


def test_where_the_file_was_built_does_not_matter(package: Package) -> None:
    def move(manifest: Any) -> None:
        manifest["modules"]["ratskeller.kernel.state"]["file"] = f"elsewhere/state{SUFFIX}"

    rewrite(package, move)
    assert choose_build(package).kind == "compiled"


def test_the_environment_can_ask_for_the_uncompiled_rules(package: Package, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATSKELLER_PURE", "1")
    assert choose_build(package) == Build("pure", "RATSKELLER_PURE=1 is set")
    monkeypatch.setenv("RATSKELLER_PURE", "0")
    assert choose_build(package).kind == "compiled"


def test_without_a_manifest_nothing_is_compiled(package: Package) -> None:
    (package / "compiled.json").unlink()
    assert choose_build(package) == Build("pure", "the rules have not been compiled")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"modules": 3}', '{"modules": {"x": {}}}', '{"modules": {"x": 1}}']
)
def test_a_broken_manifest_is_not_trusted(package: Package, text: str) -> None:
    (package / "compiled.json").write_text(text, encoding="utf-8")
    assert choose_build(package).kind == "pure"
    assert choose_build(package).reason.startswith("compiled.json cannot be read; ")


@pytest.mark.parametrize("name", ["state.py", f"state{SUFFIX}"])
def test_a_missing_file_is_noticed(package: Package, name: str) -> None:
    (package / "kernel" / name).unlink()
    assert choose_build(package) == Build("pure", "ratskeller.kernel.state is missing from the compiled rules")


def test_a_build_for_another_python_is_noticed(package: Package) -> None:
    name = "state.cpython-299-x86_64-linux-gnu.so"
    (package / "kernel" / f"state{SUFFIX}").rename(package / "kernel" / name)

    def rename(manifest: Any) -> None:
        manifest["modules"]["ratskeller.kernel.state"]["file"] = name

    rewrite(package, rename)
    assert choose_build(package).reason.startswith("ratskeller.kernel.state was compiled for another Python; ")


def test_a_stale_source_is_noticed(package: Package) -> None:
    (package / "kernel" / "state.py").write_text("x = 2\n", encoding="utf-8")
    assert choose_build(package) == Build(
        "pure",
        "ratskeller.kernel.state has changed since it was compiled; `python3 run.py` compiles it again",
    )


def test_a_changed_constant_is_noticed(package: Package) -> None:
    """The sizes of rows are in the C."""
    (package / "kernel" / "numbers.py").write_text("y = 3\n", encoding="utf-8")
    assert choose_build(package).reason.startswith(
        "ratskeller/kernel/numbers.py has changed since the rules were compiled; "
    )


def test_a_changed_c_side_is_noticed(package: Package) -> None:
    (package / "kernel" / "native.pyx").touch()
    assert choose_build(package).reason.startswith(
        "ratskeller/kernel/native.pyx has changed since the rules were compiled; "
    )


# ---- imports that follow it ----------------------------------------------------------------------------------------


def test_the_finder_sees_sources_only(package: Package) -> None:
    spec = SourceOnly().find_spec("ratskeller.kernel.state", [str(package / "kernel")])
    assert spec is not None
    assert spec.origin == str(package / "kernel" / "state.py")


def test_the_finder_looks_into_every_folder(package: Package) -> None:
    spec = SourceOnly().find_spec("ratskeller.kernel.state", [str(package), str(package / "kernel")])
    assert spec is not None


def test_the_finder_leaves_the_rest_to_others(package: Package) -> None:
    finder = SourceOnly()
    assert finder.find_spec("ratskeller", None) is None
    assert finder.find_spec("msgspec.json", [str(package / "kernel")]) is None
    assert finder.find_spec("ratskellers.state", [str(package / "kernel")]) is None
    assert finder.find_spec("ratskeller.kernel.missing", [str(package / "kernel")]) is None


def test_a_chapter_is_found_in_the_whole_that_it_was_compiled_into(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", [Chapters({"ratskeller.chapter": "ratskeller.build"}), *sys.meta_path])
    monkeypatch.delitem(sys.modules, "ratskeller.chapter", raising=False)
    chapter = importlib.import_module("ratskeller.chapter")
    assert chapter.choose_build is choose_build
    assert chapter.__name__ == "ratskeller.chapter"
    assert chapter.__file__ == sys.modules["ratskeller.build"].__file__
    monkeypatch.delitem(sys.modules, "ratskeller.chapter")


def test_imports_follow_the_choice(package: Package, monkeypatch: pytest.MonkeyPatch) -> None:
    finders = list(sys.meta_path)
    monkeypatch.setattr(sys, "meta_path", list(finders))

    def add(manifest: Any) -> None:
        manifest["modules"]["ratskeller.kernel.part"] = {"part_of": "ratskeller.kernel.state"}

    rewrite(package, add)
    assert install(Build("compiled", "safe build"), package) == Build("compiled", "safe build")
    chapters = sys.meta_path.pop(0)
    assert isinstance(chapters, Chapters)
    assert chapters.find_spec("ratskeller.kernel.part", None) is not None
    assert chapters.find_spec("ratskeller.kernel.state", None) is None
    assert sys.meta_path == finders
    assert install(Build("pure", "said so")) == Build("pure", "said so")
    assert isinstance(sys.meta_path[0], SourceOnly)
    assert sys.meta_path[1:] == finders


# ---- the report is true --------------------------------------------------------------------------------------------


def compiled_names() -> list[str]:
    """The modules that the project compiles."""
    from tools.compile_rules.sources import Sources

    sources = Sources.of_project(PACKAGE.parent.parent)
    return [sources.name_of(each) for each in sources.compiled]


def test_the_report_says_what_is_running() -> None:
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES if ratskeller.BUILD.kind == "compiled" else [".py"])
    for name in compiled_names():
        file = importlib.import_module(name).__file__ or ""
        assert file.endswith(suffixes), f"BUILD is {ratskeller.BUILD}, but {name} is {file}"


def test_in_another_process_the_uncompiled_rules_run_when_asked_for() -> None:
    code = "import importlib, sys, ratskeller; print(*ratskeller.BUILD)\n"
    code += "for name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    done = subprocess.run(
        [sys.executable, "-c", code, *compiled_names()],
        check=True,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"RATSKELLER_PURE": "1", "PYTHONPATH": str(PACKAGE.parent)},
    )
    report, *files = done.stdout.splitlines()
    assert report == "pure RATSKELLER_PURE=1 is set"
    assert len(files) == len(compiled_names())
    assert all(file.endswith(".py") for file in files)
