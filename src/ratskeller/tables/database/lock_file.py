"""Keeps a second process off an SQLite database: the group commit and the news of changes are one process's own."""

from __future__ import annotations

import os
import sys
from typing import IO, TYPE_CHECKING

from ratskeller.tables.private_files import keep_private
from ratskeller.tables.store_errors import StoreDown, StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from pathlib import Path

# The system's locks do not keep out the process that holds them.
OURS: set[Path] = set()


class LockFile:
    """A lock beside the database, held until it is let go or the process has died.

    A record lock (lockf) and not flock: programs that this one forks, such as thinking bots, must not inherit it and
    keep it beyond our death.
    """

    def __init__(self, database: Path) -> None:
        self.database = database
        self.file: IO[str] | None = None

    def take(self) -> None:
        """Take the lock or say who has it."""
        if self.database in OURS:
            raise StoreError(f"{self.database} is already open in this process.")
        try:
            self.database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path = self.database.with_name(self.database.name + ".lock")
            file = os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="utf-8")
            keep_private(path)
        except OSError as error:
            raise StoreDown(f"Tables cannot be kept in {self.database.parent}: {error.strerror}.") from error
        try:
            if sys.platform == "win32":
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise StoreError(
                f"{self.database} is in use by another process; several processes need PostgreSQL."
            ) from error
        OURS.add(self.database)
        self.file = file

    def release(self) -> None:
        """Let go. The file stays: removing it would let two processes lock two files of one name."""
        if self.file:
            self.file.close()
            self.file = None
            OURS.discard(self.database)
