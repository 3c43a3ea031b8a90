"""Who is here: the links with an open connection, in this process and, as they tell, in others."""

from __future__ import annotations

import time
from collections import Counter

import msgspec

BEAT = 5.0  # seconds between two tellings
GONE = 3 * BEAT  # after such a silence a process is believed no more


class Beat(msgspec.Struct, frozen=True):
    """What one process tells the others: the links that are connected to it, by table."""

    process: str
    here: dict[str, list[str]]


class Presence:
    """Counts connections by table and link."""

    def __init__(self) -> None:
        """Nobody is here."""
        self._local: dict[str, Counter[str]] = {}
        self._others: dict[str, tuple[float, Beat]] = {}

    def come(self, table: str, link: str) -> bool:
        """Somebody opens a connection; whether it is their first here."""
        counts = self._local.setdefault(table, Counter())
        counts[link] += 1
        return counts[link] == 1

    def go(self, table: str, link: str) -> bool:
        """Somebody closes one; whether it was their last here."""
        counts = self._local[table]
        counts[link] -= 1
        if counts[link]:
            return False
        del counts[link]
        if not counts:
            del self._local[table]
        return True

    def links(self, table: str) -> set[str]:
        """The links that are connected anywhere."""
        found = set(self._local.get(table, ()))
        now = time.monotonic()
        for told, beat in self._others.values():
            if now - told < GONE:
                found.update(beat.here.get(table, ()))
        return found

    def beat(self, process: str) -> Beat:
        """What to tell the others."""
        return Beat(process, {table: list(counts) for table, counts in self._local.items()})

    def hear(self, beat: Beat) -> None:
        """What another process tells."""
        self._others[beat.process] = (time.monotonic(), beat)
