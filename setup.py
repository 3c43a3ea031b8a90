"""What pyproject.toml cannot say: a wheel holds the compiled rules where there is a C compiler, and works without one.

`RATSKELLER_NO_COMPILE=1` leaves compiling out; run.py uses it, because it compiles in place.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel

PROJECT = Path(__file__).resolve().parent
sys.path.insert(0, str(PROJECT))  # pip builds with a path that does not begin here

from tools.compile_rules.build import (  # noqa: E402
    MANIFEST,
    describe_extensions,
    make_extensions,
    make_manifest,
    write_manifest,
)
from tools.compile_rules.compilers import BuildExtensions, find_compiler  # noqa: E402

FAST = os.environ.get("RATSKELLER_FAST") == "1"
PACKAGE = PROJECT / "src" / "ratskeller"
# What nobody can make who only installs: where it is missing, whoever packs is told.
MADE_BEFORE = {
    PACKAGE / "site" / "index.html": "the pages for browsers are not in it; `python3 run.py build` makes them first",
    PACKAGE / "docs" / "index.html": "the pages of docs/ are not in it; `python3 run.py docs` makes them first",
}


@cache
def translate() -> list[Extension]:
    """The rules as C, once: several commands ask for them."""
    return make_extensions(PROJECT, fast=FAST)


class BuildRules(BuildExtensions):
    """Translates the rules to C, builds them and writes down what was built."""

    def finalize_options(self) -> None:
        """Translate only now: asking for the package's name must not take half a minute."""
        if self.distribution.ext_modules:
            self.distribution.ext_modules = translate()
        self.parallel = os.cpu_count() or 1
        super().finalize_options()

    def run(self) -> None:
        """Build all modules, or do without: compiled and uncompiled rules do not mix."""
        super().run()
        folder = PROJECT / "src" if self.inplace else Path(self.build_lib)
        built = {each.name: Path(self.get_ext_fullpath(each.name)) for each in self.extensions}
        manifest = folder / "ratskeller" / MANIFEST
        if built and all(file.is_file() for file in built.values()):
            files = {name: os.path.relpath(file, PROJECT if self.inplace else folder) for name, file in built.items()}
            write_manifest(manifest, make_manifest(PROJECT, files, fast=FAST))
            return
        for file in [manifest, *built.values()]:
            file.unlink(missing_ok=True)


class PackWheel(bdist_wheel):
    """Names the wheel for what is in it, and says what is not."""

    def run(self) -> None:
        """Build first: only then is it known whether the rules were compiled."""
        self.run_command("build")
        if not (Path(self.get_finalized_command("build").build_lib) / "ratskeller" / MANIFEST).is_file():
            self.distribution.ext_modules = []
            self.root_is_pure = True  # it serves every Python, on every machine
            self.warn("the rules are not compiled; everything works, but bots and simulations are much slower")
        for file, sentence in MADE_BEFORE.items():
            if not file.is_file():
                self.warn(sentence)
        super().run()


def wanted_extensions() -> list[Extension]:
    """What is to be compiled: nothing where nothing can be."""
    wants_none = os.environ.get("RATSKELLER_NO_COMPILE") == "1" or find_compiler() is None
    return [] if wants_none else describe_extensions(PROJECT)


setup(
    ext_modules=wanted_extensions(),
    cmdclass={"build_ext": BuildRules, "bdist_wheel": PackWheel},
    exclude_package_data={"": ["*.pyx", "*.pxd", "*.so", "*.pyd"]},
)
