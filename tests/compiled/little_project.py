"""A little project for the generator: the real kernel, some constants, and rules that a test writes."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path
from textwrap import dedent

from tools.compile_rules.merge import Merged, Merger
from tools.compile_rules.order import Effects
from tools.compile_rules.sources import Sources

ROOT = Path(__file__).resolve().parents[2]

CODES = """
from typing import Final

SEATS: Final = 4
CELLS: Final[int] = 3 * SEATS - 2
BITS: Final = (1 << SEATS) | 1
ABSENT: Final = -2
WIDE: Final = 1 << 40
UNSIGNED: Final = (1 << 64) - 1
HUGE: Final = 1 << 70
BROKEN: Final = SEATS // 0
TITLES: Final = ("rat", "cat")
_HIDDEN: Final = 6
plain = 7


def helper() -> int:
    return 1
"""

HEAD = """\
from __future__ import annotations
from math import factorial
from typing import Annotated
from ratskeller.codes import *
from ratskeller.kernel.native import Content, Fixed, ln
from ratskeller.kernel.numbers import CHANCE, Floats, Grid, Ints, Long, U64
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State
"""


def make_sources(folder: Path, text: str) -> Sources:
    """A project whose `ratskeller.rules` is the given text."""
    package = folder / "src" / "ratskeller"
    (package / "kernel").mkdir(parents=True)
    for name in ("native.py", "native.pxd", "numbers.py", "observation.py", "rng.py", "state.py"):
        shutil.copy(ROOT / "src" / "ratskeller" / "kernel" / name, package / "kernel")
    (package / "codes.py").write_text(CODES, encoding="utf-8")
    (package / "rules.py").write_text(text, encoding="utf-8")
    kernel = ("kernel/rng.py", "kernel/native.pyx", "kernel/observation.py", "kernel/state.py", "rules.py")
    return Sources(folder / "src", [Path("ratskeller") / each for each in kernel])


def merge(sources: Sources, name: str = "ratskeller.rules") -> Merged:
    """What the generator makes of an extension."""
    return Merger(sources, sources.unit(name), Effects.of(sources)).merge()


def translate(folder: Path, text: str, *, head: str = HEAD) -> list[str]:
    """What is declared to C: classes and variables, then every function with what makes it C."""
    source = head + dedent(text)
    ast.parse(source)  # a test's own slip is not a refusal
    merged = merge(make_sources(folder, source))
    declared = merged.declarations.partition("cdef extern from *:")
    constant = re.compile(r'    #define .*|    """|    const .*')
    lines = [line for line in (declared[0] + declared[2]).splitlines()[2:] if line and "cimport" not in line]
    lines = [line for line in lines if not constant.fullmatch(line)]
    code = [line for line in merged.source.splitlines() if line.startswith(("@", "def "))]
    return lines + code
