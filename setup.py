"""What pyproject.toml cannot say: a wheel holds the compiled rules where there is a C compiler, and works without one.

`RATSKELLER_NO_COMPILE=1` leaves compiling out; run.py uses it, because it compiles in place.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

PROJECT = Path(__file__).resolve().parent
sys.path.insert(0, str(PROJECT))  # pip builds with a path that does not begin here

from tools.compile_rules.build import (  # noqa: E402
    MANIFEST,
    describe_extensions,
    make_extensions,
    make_manifest,
    write_manifest,
)

FAST = os.environ.get("RATSKELLER_FAST") == "1"


class BuildRules(build_ext):
    """Translates the rules to C, builds them and writes down what was built."""

    def finalize_options(self) -> None:
        """Translate only now: asking for the package's name must not take half a minute."""
        if self.distribution.ext_modules:
            self.distribution.ext_modules = make_extensions(PROJECT, fast=FAST)
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
        self.warn("the rules are not compiled; everything works, but bots and simulations are much slower")
        for file in [manifest, *built.values()]:
            file.unlink(missing_ok=True)


setup(
    ext_modules=[] if os.environ.get("RATSKELLER_NO_COMPILE") == "1" else describe_extensions(PROJECT),
    cmdclass={"build_ext": BuildRules},
    exclude_package_data={"": ["*.pyx", "*.pxd", "*.so", "*.pyd"]},
)
