"""Files from outside: their text, and what the operating system says about them as a sentence."""

from __future__ import annotations

import errno
import os
import sys
from codecs import BOM_UTF8
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ratskeller.kernel.errors import RatskellerError

if TYPE_CHECKING:
    from typing import TextIO

TEXT_MAX = 256 * 1024 * 1024  # bytes; the longest possible game is far shorter
PACK_MAX = 1024 * 1024  # bytes; the packs of the house have less than a fiftieth of it


class Unreadable(RatskellerError):
    """A file is there, but it does not hold text."""


def read_text(path: str | Path, most: int | None = None) -> str:
    """The text of a file; an OSError or Unreadable says why there is none."""
    most = TEXT_MAX if most is None else most
    with Path(path).open("rb") as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise Unreadable(f"{path} is too large: more than {most // 1024 // 1024} MB cannot be a file of ours.")
    try:
        return found.removeprefix(BOM_UTF8).decode("utf-8")  # some editors put a mark in front
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise Unreadable(f"{path}:{line}: this is not a text in UTF-8 (byte {error.start + 1}).") from None


def open_missing_streams() -> None:
    """Give a program that was started without output (`>&-`) one that leads nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115


def flush_or_drop(stream: TextIO) -> None:
    """Write what is left. If nobody takes it, Python must not try again on its way out and end with its code."""
    try:
        stream.flush()
    except OSError:
        with suppress(OSError), Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())


def file_error(error: OSError) -> str:
    """What an error of the operating system means, as a sentence."""
    name = os.fsdecode(error.filename) if isinstance(error.filename, (str, bytes, os.PathLike)) else ""
    match error:
        case FileNotFoundError():
            return f"There is no file {name or 'of that name'}."
        case IsADirectoryError():
            return f"{name} is a directory; a file was expected."
        case NotADirectoryError() | FileExistsError():
            return f"{name} is a file or lies below one; a directory was expected."
        case PermissionError():
            return f"There is no permission to use {name or 'that file'}."
    where = f"{name} could not be written" if name else "the output could not be written"
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return f"The disk is full; {where}."
    if error.errno == errno.EROFS:
        return f"The disk is read-only; {where}."
    if error.errno == errno.ENAMETOOLONG:
        return f"The file name {name[:40]}… is too long."
    reason = (error.strerror or str(error) or type(error).__name__).rstrip(".")
    return f"{name}: {reason}." if name else f"The operating system says: {reason}."
