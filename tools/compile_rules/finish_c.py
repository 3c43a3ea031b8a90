"""Adds what Cython cannot say to the C of a merged extension: true places of errors, and what is always inlined."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tools.compile_rules.merge import Place

FILES = re.compile(r"(static const char\* const __pyx_f\[\] = \{\n)(.*?)(\};)", re.DOTALL)
ERROR = re.compile(r"__PYX_ERR\(0, (\d+), ")
INLINE = re.compile(r"^static CYTHON_INLINE (?=.*\b__pyx_f_)", re.MULTILINE)
# A C compiler counts the way of an error as part of a function, and takes it for too large.
ALWAYS = """\
#if defined(__GNUC__)
  #define RK_INLINE inline __attribute__((always_inline))
#else
  #define RK_INLINE CYTHON_INLINE
#endif
"""


def finish_c(text: str, places: Mapping[int, Place], root: Path) -> str:
    """The C text as it is compiled."""
    head, _, rest = name_lines(text, places, root).partition("\n")  # Cython knows its files by their first line
    return f"{head}\n{ALWAYS}{INLINE.sub('static RK_INLINE ', rest)}"


def is_finished(text: str) -> bool:
    """Whether this was done to a C text already."""
    return ALWAYS in text


def name_lines(text: str, places: Mapping[int, Place], root: Path) -> str:
    """The C text with the true place in every error; the merged file is the first one that it names."""
    files = FILES.search(text)
    if files is None:
        raise ValueError("this C names no files")
    first = files[2].count("\n")
    paths = {path: first + at for at, path in enumerate(dict.fromkeys(place.path for place in places.values()))}
    added = "".join(f'  "{path.relative_to(root).as_posix()}",\n' for path in paths)

    def name(error: re.Match[str]) -> str:
        place = places.get(int(error[1]))
        return f"__PYX_ERR({paths[place.path]}, {place.line}, " if place else error[0]

    whole = text[: files.start(3)] + added + text[files.start(3) :]
    return ERROR.sub(name, whole)
