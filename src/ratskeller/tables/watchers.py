"""Who looks at a table, and what each of them is sent: nothing, unless something they may see has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.dice import late_seats
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.words import ENGLISH
from ratskeller.tables.bot_levels import stored_bot
from ratskeller.tables.evening import describe_evening, marks_of
from ratskeller.tables.seats import describe_you, link_named
from ratskeller.tables.talk import word_line
from ratskeller.tables.viewer_history import count_opening, news
from ratskeller.tables.wire import GameShown, HeldAnswer, Opening, SeatInfo, SeatScene, Table, TableInfo, Talked

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from ratskeller.kernel.match import Match
    from ratskeller.kernel.record import Attempt
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Document
    from ratskeller.tables.wire import FromHouse


class Watcher:
    """One open connection. It remembers what it was told, so that it is told everything once."""

    def __init__(self, link: str, send: Callable[[bytes], None], language: str = ENGLISH) -> None:
        """`link`: the id of the link it came in with, or empty; `send`: takes an encoded line, never waits."""
        self.link = link
        self.language = language
        self._send = send
        self._seats: tuple[int, ...] = ()
        self._table: tuple[bytes, list[str]] = (b"", [])  # and who holds its seats
        self._seqs: tuple[int, ...] = ()
        self._steps = -1  # steps that were told; not even the opening
        self._lines = 0  # … in so many lines
        self._said = 0
        self._undone = 0  # takings back that were told
        self._around: object = None  # what belongs to the game beside what is seen of it

    def send(self, line: FromHouse) -> None:
        """Send one line."""
        self._send(msgspec.json.encode(line))

    def catch_up(self, live: LiveTable, info: bytes, now: float) -> None:
        """Send whatever is new to this watcher: the table (`info`, encoded once for all), the game, the talk."""
        self._show_table(live.document, info)
        if live.match is not None:
            self._show_game(live, live.match, now)
        fresh = tuple(line for line in live.said if line.n > self._said)
        if fresh:
            self._said = fresh[-1].n
            self.send(Talked(tuple(word_line(line, self.language) for line in fresh)))

    def _show_table(self, document: Document, info: bytes) -> None:
        table = (info, [seat.link for seat in document.seats])  # of two people of one name one sees more
        if table == self._table:
            return
        link = link_named(document, self.link)
        you = describe_you(document, link) if link else None
        seats = you.seats if you else ()
        if seats != self._seats:  # other seats: everything is told anew
            self._seats, self._seqs, self._steps, self._lines = seats, (), -1, 0
        self._table = table
        self.send(Table(msgspec.Raw(info), you))

    def _show_game(self, live: LiveTable, match: Match, now: float) -> None:
        viewers = self._seats or (SPECTATOR,)
        seqs = tuple(live.viewer_history.seq(viewer) for viewer in viewers)
        may_undo = tuple(seat for seat in self._seats if _may_undo(live, seat))
        held = tuple(HeldAnswer(seat, do) for seat in self._seats if (do := live.question.said_by(seat)))
        forced = tuple(HeldAnswer(seat, do) for seat in self._seats if (do := live.question.only_answer(seat)))
        around = (may_undo, held, tuple(match.names), live.clock.running, live.question.since)
        if seqs == self._seqs and around == self._around:
            return
        self._forget_undone(live, match)
        told = live.viewer_history.story(match, self._seats, self._steps, self.language)
        scenes = tuple(
            SeatScene(viewer if viewer >= 0 else None, seq, live.viewer_history.scene(match, viewer, self.language))
            for viewer, seq in zip(viewers, seqs, strict=True)
        )
        self.send(
            GameShown(
                kept=self._lines,
                scenes=scenes,
                told=told,
                clock=live.clock.face(now),
                window=live.question.left(now),
                held=held,
                forced=forced,
                may_undo=may_undo,
                opening=count_opening(match, self._seats),
            )
        )
        self._seqs, self._around = seqs, around
        self._steps, self._lines = len(match.steps), self._lines + len(told)

    def _forget_undone(self, live: LiveTable, match: Match) -> None:
        """The lines of steps that were taken back are gone, also if others have followed before this was told."""
        kept = min(live.undone[self._undone :], default=self._steps)
        self._undone = len(live.undone)
        if kept < self._steps:
            self._steps = kept
            self._lines = len(news(match, self._seats, -1)) - len(news(match, self._seats, kept))


def _may_undo(live: LiveTable, seat: int) -> bool:
    is_lost = live.document.seats[seat].away == "forfeit"
    return live.goes_on and not is_lost and live.may_undo(seat)


def describe(live: LiveTable, here: Collection[str], language: str = ENGLISH) -> TableInfo:
    """A table as everybody sees it; `here`: the links that are connected."""
    fields = {name: getattr(live.document, name) for name in TableInfo.__struct_fields__}
    fields["stand_in"] = stored_bot(live.document.stand_in, live.game)
    fields["seats"] = tuple(_describe_seats(live, here))
    fields["attempts"], fields["opening"] = _describe_attempts(live.document)
    fields["evening"] = describe_evening(live.document)
    fields["note"] = live.note.word(language) if live.note else ""
    return TableInfo(**fields)


def _describe_attempts(document: Document) -> tuple[tuple[Attempt, ...], Opening | None]:
    """What was opened is told when the attempt is over: nobody gets to know a share before they open their own."""
    if not document.opening:
        return tuple(document.attempts), None
    waiting = tuple(late_seats(document.attempts[-1]))
    return tuple(document.attempts[:-1]), Opening(len(document.attempts), waiting)


def _describe_seats(live: LiveTable, here: Collection[str]) -> Iterator[SeatInfo]:
    marks = marks_of(live.document)
    for number, seat in enumerate(live.document.seats):
        yield SeatInfo(
            name=seat.name,
            free=seat.is_free or seat.open,
            bot=live.bot_of(number),
            away=seat.away,
            here=bool(seat.link) and seat.link in here,
            seal=seat.seal,
            must_seal=seat.seals and not seat.seal,
            mark=marks[number],
            expected=seat.expected,
        )
