"""Who is here: the links with an open connection, in this process and, as they tell, in others.

Who watches without a link counts too, under no name: bots think only for tables that somebody watches.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

# Counted in looks around and not in seconds, so that no jump of a clock loses anybody.
BEAT = 5  # looks between two tellings
GONE = 3 * BEAT  # looks of silence after which a process is believed no more
LINKS_MAX = 300  # in one telling, which must be short; a table counts as two


class Beat(msgspec.Struct, frozen=True):
    """What one process tells the others: the links that are connected to it, by table; some of the tables."""

    process: str
    here: dict[str, list[str]]


class Presence:
    """Counts connections by table and link; the link of those who have none is empty."""

    def __init__(self) -> None:
        """Nobody is here."""
        self._local: dict[str, Counter[str]] = {}
        self._others: dict[str, dict[str, tuple[int, set[str]]]] = {}  # by table and process: at which look it was told
        self._looks = 0
        self._news: set[str] = set()  # tables to which the first of this process have come, or which the last have left

    def come(self, table: str, link: str) -> bool:
        """Somebody opens a connection; whether it is their first here."""
        if table not in self._local:
            self._local[table] = Counter()
            self._news.add(table)
        counts = self._local[table]
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
            self._news.add(table)
        return True

    def links(self, table: str) -> set[str]:
        """The links that are connected anywhere."""
        found = set(self._local.get(table, ()))
        return found.union(*(links for _, links in self._others.get(table, {}).values()))

    def is_watched(self, table: str) -> bool:
        """Whether anybody is connected anywhere, with a link or without."""
        return bool(self.links(table))

    def beats(self, process: str) -> Iterator[Beat]:
        """What to tell the others now and then, in parts that are short enough."""
        return self._tell(process, [*self._local, *sorted(self._news - set(self._local))])

    def news(self, process: str) -> Iterator[Beat]:
        """What to tell them at once."""
        return self._tell(process, sorted(self._news))

    def _tell(self, process: str, tables: Collection[str]) -> Iterator[Beat]:
        here = {table: list(self._local.get(table, ())) for table in tables}
        self._news.clear()
        return _parts(process, here)

    def hear(self, beat: Beat) -> list[str]:
        """What another process tells; the tables that others have come to or gone from."""
        changed = []
        for table, links in beat.here.items():
            before = self.links(table)
            self._others.setdefault(table, {})[beat.process] = (self._looks, set(links))
            if self.links(table) != before:
                changed.append(table)
        return changed

    def forget_silent(self) -> list[str]:
        """At every look around: believe nothing that was told too long ago; the tables that this changes."""
        self._looks += 1
        since, changed = self._looks - GONE, []
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


def _parts(process: str, here: dict[str, list[str]]) -> Iterator[Beat]:
    part: dict[str, list[str]] = {}
    size = 0
    for table, links in here.items():
        size += len(links) + 2
        if part and size > LINKS_MAX:
            yield Beat(process, part)
            part, size = {}, len(links) + 2
        part[table] = links
    if part:
        yield Beat(process, part)
