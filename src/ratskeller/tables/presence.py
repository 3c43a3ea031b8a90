"""Who is here: the links with an open connection, in this process and, as they tell, in others."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

BEAT = 5.0  # seconds between two tellings
GONE = 3 * BEAT  # after such a silence a process is believed no more
LINKS_MAX = 300  # in one telling, which must be short; a table counts as two


class Beat(msgspec.Struct, frozen=True):
    """What one process tells the others: the links that are connected to it, by table; some of the tables."""

    process: str
    here: dict[str, list[str]]


class Presence:
    """Counts connections by table and link."""

    def __init__(self) -> None:
        """Nobody is here."""
        self._local: dict[str, Counter[str]] = {}
        self._others: dict[str, dict[str, tuple[float, set[str]]]] = {}  # by table and process: when it was told
        self._left: set[str] = set()  # tables that the last of this process have left since the last telling

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
            self._left.add(table)
        return True

    def links(self, table: str) -> set[str]:
        """The links that are connected anywhere."""
        found = set(self._local.get(table, ()))
        return found.union(*(links for _, links in self._others.get(table, {}).values()))

    def beats(self, process: str) -> Iterator[Beat]:
        """What to tell the others, in parts that are short enough."""
        part: dict[str, list[str]] = {}
        size = 0
        for table in [*self._local, *sorted(self._left - set(self._local))]:
            links = list(self._local.get(table, ()))
            size += len(links) + 2
            if part and size > LINKS_MAX:
                yield Beat(process, part)
                part, size = {}, len(links) + 2
            part[table] = links
        self._left.clear()
        if part:
            yield Beat(process, part)

    def hear(self, beat: Beat) -> list[str]:
        """What another process tells; the tables that others have come to or gone from."""
        now, changed = time.monotonic(), []
        for table, links in beat.here.items():
            before = self.links(table)
            self._others.setdefault(table, {})[beat.process] = (now, set(links))
            if self.links(table) != before:
                changed.append(table)
        return changed

    def forget_silent(self) -> list[str]:
        """Believe nothing that was told too long ago; the tables that this changes."""
        since, changed = time.monotonic() - GONE, []
        for table, told in list(self._others.items()):
            before = self.links(table)
            heard = {process: what for process, what in told.items() if what[0] > since and what[1]}
            if heard:
                self._others[table] = heard
            else:
                del self._others[table]
            if self.links(table) != before:
                changed.append(table)
        return changed
