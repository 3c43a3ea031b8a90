"""A folder in which one process at a time works, with files that are written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Self

from ratskeller.lab.simulation_plan import CannotSimulate

if TYPE_CHECKING:
    from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: there two at work in one folder are not noticed
    fcntl = None  # type: ignore[assignment]


class HeldFolder:
    """Used as a context it is held against a second one like it."""

    what: str  # is kept in it

    def __init__(self, path: Path) -> None:
        """Name the folder; it is made when it is entered."""
        self.path = path
        self._held = -1

    def __enter__(self) -> Self:
        """Make the folder if it is missing, and hold it."""
        if self.path.exists() and not self.path.is_dir():
            raise CannotSimulate(f"{self.path} is a file; {self._one} is kept in a directory.")
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except FileNotFoundError:
            raise CannotSimulate(f"The directory {self.path} cannot be made.") from None
        if fcntl is not None:
            self._held = os.open(self.path, os.O_RDONLY)
            try:
                fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.__exit__()
                raise CannotSimulate(f"Another {self.what} is being played in {self.path} right now.") from None
            except OSError:
                pass  # a file system without locks
        return self

    def __exit__(self, *_: object) -> None:
        """Let the folder go."""
        if self._held >= 0:
            os.close(self._held)
            self._held = -1

    @property
    def _one(self) -> str:
        return f"{'an' if self.what.startswith('a') else 'a'} {self.what}"

    def _whole_lines(self, file: Path) -> list[bytes]:
        """All whole lines of a file; what a run that was killed left of one is cut away."""
        content = file.read_bytes() if file.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            self._write(file, whole)
        return whole.splitlines()

    @staticmethod
    def _write(file: Path, content: bytes) -> None:
        """Write a file beside its place, and move it there once it is safely on the disk."""
        beside = file.with_name(file.name + ".tmp")
        try:
            with beside.open("wb") as opened:
                opened.write(content)
                opened.flush()
                os.fsync(opened.fileno())
            beside.replace(file)
        except OSError as error:
            error.filename = error.filename or str(file)  # a full disk does not say what it had no room for
            with suppress(OSError):
                beside.unlink()
            raise
