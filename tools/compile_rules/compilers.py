"""The C compiler of this machine, and what it is told: each kind has words of its own for the same wishes."""

from __future__ import annotations

import os
import shutil
import sysconfig
from typing import Any

from setuptools.command.build_ext import build_ext
from setuptools.errors import PlatformError

SYSTEM = os.name
GCC_FLAGS = [
    *("-O3", "-fwrapv"),
    "-g0",  # a third of the time and four fifths of the size less; errors name the lines of the rules without it
    "-ffp-contract=off",  # some machines would round a * b + c once instead of twice, and a search take another turn
    "-Werror=incompatible-pointer-types",  # a grid taken for another one
    *("-Wno-unused-function", "-Wno-unreachable-code"),
    "-Wno-array-bounds",  # what means an error elsewhere is no index here
]
# It wraps whole numbers and warns of other pointers by itself: 4133 and 4047 are these warnings.
MSVC_FLAGS = ["/O2", "/fp:precise", "/we4133", "/we4047", "/bigobj"]


class NoCompiler(Exception):
    """There is no C compiler on this machine."""


def find_compiler() -> str | None:
    """The C compiler that would be used, or None."""
    if SYSTEM == "nt":
        return _find_msvc()
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for name in (named.split()[0], "cc", "gcc", "clang"):
        if path := shutil.which(name):
            return path
    return None


def _find_msvc() -> str | None:
    """The compiler of Visual Studio, which lies on no path: setuptools asks its installer where it is."""
    from distutils.ccompiler import new_compiler  # that of setuptools, which is imported already

    compiler: Any = new_compiler()  # which one it is depends on the system
    try:
        compiler.initialize()
    except PlatformError:
        return None
    return str(compiler.cc)


def flags_for(kind: str) -> list[str]:
    """What a compiler is told, by its kind as setuptools calls it: clang and MinGW take the words of gcc."""
    return MSVC_FLAGS if kind == "msvc" else GCC_FLAGS


class BuildExtensions(build_ext):  # type: ignore[misc] # setuptools tells no types
    """Tells the compiler what is wanted, once it is known which one it is."""

    def build_extensions(self) -> None:
        """Build them all with the flags of the compiler that was found."""
        for extension in self.extensions:
            extension.extra_compile_args = flags_for(self.compiler.compiler_type)
        super().build_extensions()
