"""What each viewer of a table has seen of it: the seats, and those who only watch.

Every viewer counts for itself: a number that went up although the viewer could not see anything would be a leak. The
numbers are kept with the table, because finding them again would mean to draw every position for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.numbers import EVERYONE, SPECTATOR
from ratskeller.kernel.obstacles import find_obstacles
from ratskeller.kernel.texts import encode
from ratskeller.kernel.words import ENGLISH
from ratskeller.tables.wire import Told

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.kernel.game import Event
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.obstacles import Obstacle
    from ratskeller.kernel.state import State
    from ratskeller.tables.saved import Document


class ViewerHistory:
    """For every seat and for spectators: the `seq` of what they see, and since which `seq` a seat's choice stands."""

    def __init__(self, document: Document) -> None:
        """What was seen when the table was last written."""
        self.viewers = (*range(len(document.seats)), SPECTATOR)
        self._scenes: dict[int, dict[str, msgspec.Raw]] = {}  # by viewer and language
        self._obstacles: dict[tuple[int, str], tuple[Obstacle, ...]] = {}  # now, by seat and language
        self._told: dict[tuple[int, int, str], Told] = {}  # of the last change: by event, reader and language
        self._seq: dict[int, int] = {}
        self._settled: dict[int, int] = {}
        self.recall(document)

    def recall(self, document: Document) -> None:
        """Take over the numbers that are kept of a table."""
        nothing = [0] * len(self.viewers)
        self._seq = dict(zip(self.viewers, document.seen or nothing, strict=True))
        self._settled = dict(zip(self.viewers, document.settled or nothing, strict=True))
        self.forget()

    def keep(self, document: Document) -> None:
        """Note the numbers in a table's document."""
        document.seen = list(self._seq.values())
        document.settled = list(self._settled.values())

    def seq(self, viewer: int) -> int:
        """How often what a viewer sees has changed."""
        return self._seq[viewer]

    def is_fresh(self, seat: int, seq: int) -> bool:
        """Whether a choice made at `seq` was made at what is asked of the seat now.

        Where several seats choose at the same time, the others' choices do not make one's own stale.
        """
        return self._settled[seat] <= seq <= self._seq[seat]

    def see_step(self, match: Match, before: State, by: int, events: Iterable[Event]) -> None:
        """A step was taken: it counts for whoever can tell. Only who was told nothing has to be shown to find out."""
        told = list(events)
        self._told.clear()
        self._obstacles.clear()
        for viewer in self.viewers:
            drawn = self._scenes.pop(viewer, {})
            is_told = viewer == by or any(event.is_for(viewer) for event in told)
            if is_told or self._has_changed(match, before, viewer, drawn):
                self._seq[viewer] += 1

    def _has_changed(self, match: Match, before: State, viewer: int, drawn: dict[str, msgspec.Raw]) -> bool:
        """Whether a viewer sees a difference: in one language, for two positions that differ do so in all of them."""
        language = next(iter(drawn), ENGLISH)
        was = drawn.get(language) or _draw(match, before, viewer, language)
        return was != self.scene(match, viewer, language)

    def see_undo(self, match: Match, before: State, by: int, events: Iterable[Event]) -> None:
        """A step was taken back; that counts for whoever could tell that it was taken."""
        self.see_step(match, before, by, events)
        self.settle_all()

    def settle(self, match: Match, before: State, by: int) -> None:
        """A choice and all that followed from it is over; `before` is the position that the choice was made in."""
        for seat in range(match.state.seats):
            if by == seat or not _goes_on(before, match.state, seat, by):
                self._settled[seat] = self._seq[seat]

    def settle_all(self) -> None:
        """Whatever anybody has in mind was made for another position."""
        self._settled.update(self._seq)

    def scene(self, match: Match, viewer: int, language: str = ENGLISH) -> msgspec.Raw:
        """What a viewer is shown, encoded once for all who look from there and read the same language."""
        drawn = self._scenes.setdefault(viewer, {})
        if language not in drawn:
            drawn[language] = _draw(match, match.state, viewer, language)
        return drawn[language]

    def obstacles(self, match: Match, seat: int, language: str = ENGLISH) -> tuple[Obstacle, ...]:
        """All that a seat is not offered, and why: found once a position, as it takes milliseconds to look at all."""
        if (seat, language) not in self._obstacles:
            words = match.game.words(language)
            self._obstacles[seat, language] = find_obstacles(match.game, match.state, seat, match.names, words)
        return self._obstacles[seat, language]

    def story(self, match: Match, seats: Sequence[int], since: int, language: str = ENGLISH) -> tuple[Told, ...]:
        """What the holder of some seats (or a spectator) may know of the steps after `since`, worded once for all."""
        return tuple(self._word_once(match, event, reader, language) for event, reader in news(match, seats, since))

    def _word_once(self, match: Match, event: Event, reader: int, language: str) -> Told:
        key = (id(event), reader, language)
        if key not in self._told:
            self._told[key] = word_event(match, event, reader, language)
        return self._told[key]

    def forget(self) -> None:
        """Names have changed: everything is drawn and told anew."""
        self._scenes.clear()
        self._told.clear()
        self._obstacles.clear()


def word_event(match: Match, event: Event, reader: int, language: str = ENGLISH) -> Told:
    """An event as somebody reads it."""
    return Told(match.sentence(event.what, reader, language), event.what, event.clause)


def word_events(match: Match, events: Iterable[Event], seats: Sequence[int], language: str) -> tuple[Told, ...]:
    """Those of some events that the holder of some seats (or a spectator) may know, as they read them."""
    return tuple(word_event(match, event, reader, language) for event, reader in readers(events, seats))


def _draw(match: Match, state: State, viewer: int, language: str) -> msgspec.Raw:
    scene = match.game.scene(state, viewer, match.names, match.game.words(language))
    return msgspec.Raw(encode(scene, language))


def _goes_on(before: State, after: State, seat: int, by: int) -> bool:
    """Whether a seat was and is asked the same, while somebody else who was asked at the same time has answered."""
    asked = before.awaited(seat)
    if not (asked >> seat & 1 and asked >> by & 1 and after.awaited(seat) >> seat & 1):
        return False
    return before.legal_actions(seat) == after.legal_actions(seat)


def count_opening(match: Match, seats: Sequence[int]) -> int:
    """How many lines tell the holder of some seats (or a spectator) what happened before anybody could choose."""
    told = list(match.opening)
    for step, events in zip(match.steps, match.events, strict=True):
        if step.by != "chance":
            break
        told += events
    return len(readers(told, seats))


def news(match: Match, seats: Sequence[int], since: int) -> list[tuple[Event, int]]:
    """The events after step `since` that the holder of some seats (or a spectator) may know, and who reads them.

    What everybody knows everybody reads as a spectator does. Before step 1 comes the opening: `since` 0 is after it,
    -1 before it.
    """
    told = list(match.opening) if since < 0 else []
    for events in match.events[max(0, since) :]:
        told += events
    return readers(told, seats)


def readers(events: Iterable[Event], seats: Sequence[int]) -> list[tuple[Event, int]]:
    """Those of some events that the holder of some seats (or a spectator) may know, and who reads them."""
    found = []
    for event in events:
        if event.audience == EVERYONE:
            found.append((event, SPECTATOR))
            continue
        reader = next((viewer for viewer in seats if event.is_for(viewer)), None)
        if reader is not None:
            found.append((event, reader))
    return found
