"""A small module is really compiled, and must do what Python does with the same file."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import traceback
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import PlatformError

from ratskeller import BUILD
from tests.compiled import sample_rules
from tools.compile_rules import compilers
from tools.compile_rules.build import remove_leftovers
from tools.compile_rules.compilers import find_compiler, flags_for

ROOT = Path(__file__).resolve().parents[2]
PROJECT = '[tool.ratskeller]\ncompiled = ["sample.py"]\n'
COMPILE = """
import sys
from pathlib import Path
from setuptools import Distribution
from tools.compile_rules.build import make_extensions
from tools.compile_rules.compilers import BuildExtensions
command = BuildExtensions(Distribution({"ext_modules": make_extensions(Path.cwd(), fast="fast" in sys.argv)}))
command.build_lib = "built"
command.ensure_finalized()
command.run()
"""

SAME: list[tuple[str, tuple[Any, ...]]] = [
    ("transpose", ()),
    ("local_rows", (12,)),
    ("local_rows", (0,)),
    ("swap", (1, 3)),
    ("swap", (5, 5)),
    ("has", (4,)),
    ("has", (40,)),
    ("total", ()),
    ("from_table", (1, 2)),
    ("out_of_list", ([1, 2, 3], 2)),
    ("out_of_list", ([1, 2, 3], -1)),
    *(("divide", (a, b)) for a in (-7, -6, 0, 6, 7) for b in (-3, -2, 2, 3)),
    ("share", (-7, 2)),
    *(("between", numbers) for numbers in ((1, 2, 3), (2, 2, 3), (1, 3, 3), (-3, -2, -1))),
    *(("least", numbers) for numbers in ((5, 4), (1, 2), (-5, 9))),
    *(("either", numbers) for numbers in ((0, 4), (3, 2), (0, 0), (-1, -2))),
    ("root", (2.0,)),
    ("root", (0.1,)),
    ("product", (46341, -46340)),
    ("grow", (2**31 - 8,)),
    ("shift", (3, 29)),
    ("widen", (2**30,)),
    ("mixed", ()),
    ("after_loop", (5,)),
    ("caught", (3,)),
]
RAISES: list[tuple[str, tuple[Any, ...], type[Exception]]] = [
    ("out_of_list", ([1, 2, 3], 3), IndexError),
    ("divide", (1, 0), ZeroDivisionError),
    ("share", (1, 0), ZeroDivisionError),
    ("dive", (4,), ValueError),
    ("other", (None,), AttributeError),
]
# Where Python has no limit, the safe build raises instead of going on with another number.
OVERFLOWS = [("product", (46341, 46341)), ("grow", (2**31 - 7,)), ("shift", (3, 30)), ("shift", (1, 40))]


def build_sample(folder: Path, *words: str) -> Any:
    """Compile the sample in a project of its own and load it."""
    package = folder / "src" / "ratskeller"
    (package / "kernel").mkdir(parents=True)
    (folder / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    shutil.copy(ROOT / "src/ratskeller/kernel/numbers.py", package / "kernel")
    shutil.copy(Path(__file__).with_name("sample_rules.py"), package / "sample.py")
    done = subprocess.run(
        [sys.executable, "-c", COMPILE, *words],
        check=False,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    (file,) = (folder / "built" / "ratskeller").glob("sample.*")
    spec = importlib.util.spec_from_file_location("ratskeller.sample", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def outcome(module: Any, name: str, arguments: tuple[Any, ...]) -> Any:
    """What a call returns, with the fields it leaves behind, or the kind of error it raises."""
    sample = module.make()
    try:
        result = getattr(sample, name)(*arguments)
    except Exception as error:
        return type(error)
    fields = (sample.whole, sample.flag, sample.real, sample.wide, sample.bits)
    return result, fields, list(sample.row), list(sample.reals), [list(row) for row in sample.grid]


@pytest.mark.compiler
@pytest.mark.skipif(find_compiler() is None, reason="THERE IS NO C COMPILER, so nothing shows that compiling works")
@pytest.mark.skipif(BUILD.kind == "pure", reason="runs with the tests of the compiled rules")
def test_c_does_what_python_does(tmp_path: Path) -> None:
    compiled = build_sample(tmp_path)
    assert compiled.__file__.endswith((".so", ".pyd"))

    for name, arguments in SAME:
        expected = outcome(sample_rules, name, arguments)
        assert isinstance(expected, tuple), name
        assert outcome(compiled, name, arguments) == expected, (name, arguments)

    for name, arguments, error in RAISES:
        assert outcome(sample_rules, name, arguments) is error, name
        assert outcome(compiled, name, arguments) is error, name

    for name, arguments in OVERFLOWS:
        assert outcome(compiled, name, arguments) is OverflowError, name

    # An error shows the way through all the C functions, with the lines of the Python file.
    with contextlib.suppress(ValueError):
        compiled.make().dive(2)
        pytest.fail("it did not raise")
    try:
        compiled.make().dive(2)
    except ValueError as raised:
        frames = traceback.extract_tb(raised.__traceback__)[1:]
    source = Path(sample_rules.__file__).read_text(encoding="utf-8").splitlines()
    assert {Path(frame.filename).name for frame in frames} == {"sample.py"}
    lines = [source[(frame.lineno or 0) - 1].strip() for frame in frames]
    assert lines[-1] == 'raise ValueError("the bottom")'
    assert lines.count("return self._fall(depth - 1) + 1") == 2
    assert lines.count("return self._fall(depth)") == 1

    # Private functions and variables are C's alone; a row handed out is a copy.
    assert not hasattr(compiled.make(), "_fall")
    assert not hasattr(compiled, "_TABLE")
    sample = compiled.make()
    sample.row[0] = 99
    assert sample.row[0] == 1


def test_what_was_compiled_of_a_source_that_is_gone_is_removed(tmp_path: Path) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = [f"src/ratskeller/{name}{suffix}" for name in ("kernel/state", "games/old/rules")]
    for name in (*names, "src/ratskeller/other.so"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    remove_leftovers(tmp_path, {names[0]})
    left = sorted(file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.so"))
    assert left == sorted([names[0], "src/ratskeller/other.so"])


# ---- compilers of other systems --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["unix", "mingw32"])
def test_compilers_like_gcc_are_spoken_to_like_gcc(kind: str) -> None:
    assert "-fwrapv" in flags_for(kind)
    assert not [flag for flag in flags_for(kind) if flag.startswith("/")]


def test_the_compiler_of_windows_is_spoken_to_in_its_own_words() -> None:
    assert "/O2" in flags_for("msvc")
    assert [flag for flag in flags_for("msvc") if not flag.startswith("/")] == []


class VisualStudio:
    """What setuptools makes of the compiler of Windows: where it is, it knows only after it has been asked to look."""

    def __init__(self, place: str | None) -> None:
        self.place = place

    def initialize(self) -> None:
        if self.place is None:
            raise PlatformError("Microsoft Visual C++ 14.0 or greater is required.")
        self.cc = self.place


@pytest.mark.parametrize("place", ["C:/VC/cl.exe", None])
def test_on_windows_the_compiler_is_found_without_a_path(place: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("distutils.ccompiler.new_compiler", lambda: VisualStudio(place))
    monkeypatch.setattr(compilers, "SYSTEM", "nt")
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert find_compiler() == place


def test_extensions_are_built_with_the_words_of_the_compiler_that_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_ext, "build_extensions", lambda _self: None)
    extension = Extension("sample", ["sample.c"])
    command = compilers.BuildExtensions(Distribution({"ext_modules": [extension]}))
    command.ensure_finalized()
    command.compiler = SimpleNamespace(compiler_type="msvc")
    command.build_extensions()
    assert extension.extra_compile_args == flags_for("msvc")
