"""A game that is over, moment by moment, as any seat or a spectator saw it.

Nothing in here can change any more, so whoever has a moment may keep it: its address names the `edition`, which is
another one when the program that draws it is another one.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Literal

import msgspec

from ratskeller import __version__
from ratskeller.catalogue import find_game
from ratskeller.kernel.epilogue import Epilogue, Past
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.game import Scene
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.record import EndLine, Record
from ratskeller.kernel.replay import seen_notation, walk
from ratskeller.kernel.texts import text_schema
from ratskeller.kernel.turns import NO_TURN, name_round
from ratskeller.tables.errors import NotNow, Unfit
from ratskeller.tables.evening import marks_of
from ratskeller.tables.records import make_record
from ratskeller.tables.review_wire import Retry
from ratskeller.tables.viewer_history import word_events
from ratskeller.tables.wire import Told
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State
    from ratskeller.tables.saved import Loaded

MOMENTS_MAX = 64  # in one answer


class ReplayLine(msgspec.Struct, frozen=True):
    """A line of the story, and the clause of the rules behind it."""

    text: str
    clause: str


class ReplayStep(msgspec.Struct, frozen=True):
    """One step in the list of all: who took it, its notation unless that is secret to the viewer, and what it did."""

    by: int | Literal["chance"]
    do: str
    told: tuple[ReplayLine, ...]


class ReplayTurn(msgspec.Struct, frozen=True):
    """Where a turn, a round or both begin, by the rules of the game, and what they are called; empty: none does."""

    step: int  # of the moment
    turn: str
    round: str


class Outline(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, at a glance. Moment 0 is the beginning; moment n comes after `steps[n - 1]`."""

    game: str
    names: tuple[str, ...]
    marks: tuple[int, ...]  # the sign of each seat
    seat: int | None  # whose view; null: a spectator's
    edition: str  # goes into the addresses of the moments, which may then be kept for ever
    opening: tuple[ReplayLine, ...]
    steps: tuple[ReplayStep, ...]
    turns: tuple[ReplayTurn, ...]
    end: EndLine | None


class Moment(msgspec.Struct, frozen=True):
    """The table after a step. The scene offers nothing: it is all over."""

    step: int
    scene: Scene
    told: tuple[Told, ...]  # what the step did


class TableReplay:
    """All positions of one game."""

    def __init__(self, game: Game, record: Record, names: list[str], marks: list[int]) -> None:
        """Play a record once from the first step to the last; an error names the step that is wrong."""
        self._states: list[State] = []
        for match in walk(game, record):
            self._states.append(match.state.copy())
            self._match: Match = match
        self._match.names = names
        self.names, self.marks = tuple(names), tuple(marks)
        self.game = game
        self._outlines: dict[tuple[int, str], Outline] = {}
        self._epilogues: dict[tuple[int, str, bool], Epilogue] = {}
        self.edition = _edition(self._match)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self._states) - 1

    def outline(self, seat: int | None, language: str) -> Outline:
        """All steps as somebody saw them."""
        viewer = self._viewer(seat)
        if (viewer, language) not in self._outlines:
            self._outlines[viewer, language] = self._draw_outline(viewer, seat, language)
        return self._outlines[viewer, language]

    def _draw_outline(self, viewer: int, seat: int | None, language: str) -> Outline:
        match = self._match
        steps = tuple(
            ReplayStep(
                line.by,
                seen_notation(self.game, line, self._states[number - 1], viewer),
                self._lines(number, viewer, language),
            )
            for number, line in enumerate(match.steps, start=1)
        )
        return Outline(
            game=self.game.name,
            names=tuple(match.names),
            marks=self.marks,
            seat=seat,
            edition=self.edition,
            opening=self._lines(0, viewer, language),
            steps=steps,
            turns=tuple(self._turns(language)),
            end=match.end(),
        )

    def _turns(self, language: str) -> Iterator[ReplayTurn]:
        """Every moment at which a turn or a round begins; everybody is told the same."""
        game, words = self.game, self.game.words(language)
        seats = max(len(self._match.names), 2)  # who plays alone has somebody against them
        before, first, rounds = NO_TURN, None, 0
        for step, state in enumerate(self._states):
            now = game.turn(game.view(state, SPECTATOR), self._match.names, words)
            if now == NO_TURN:
                continue
            is_turn, is_round = now.is_after(before), now.round != before.round
            title = now.title
            if is_turn and not now.round and now.seat is not None:  # then a round is once around the table
                first = now.seat if first is None else first
                is_round = before.seat is None or (now.seat - first) % seats <= (before.seat - first) % seats
                rounds += is_round
                title = name_round(rounds, words)
            if is_turn or is_round:
                yield ReplayTurn(step, now.text if is_turn else "", title if is_round else "")
            before = now

    def _lines(self, step: int, viewer: int, language: str) -> tuple[ReplayLine, ...]:
        return tuple(ReplayLine(told.text, told.clause) for told in self._told(step, viewer, language))

    def moments(self, first: int, count: int, seat: int | None, language: str) -> list[Moment]:
        """Some moments in a row, fewer at the end."""
        viewer = self._viewer(seat)
        if not 0 <= first <= self.last:
            raise Unfit(HOUSE("no-such-step", last=self.last))
        numbers = range(first, min(first + min(count, MOMENTS_MAX), self.last + 1))
        return [
            Moment(number, self._scene(number, viewer, language), self._told(number, viewer, language))
            for number in numbers
        ]

    def _scene(self, step: int, viewer: int, language: str) -> Scene:
        words = self.game.words(language)
        scene = self.game.scene(self._states[step], viewer, self._match.names, words)
        return msgspec.structs.replace(scene, choices=())

    def _told(self, step: int, viewer: int, language: str) -> tuple[Told, ...]:
        match, seats = self._match, (viewer,) if viewer >= 0 else ()
        events = match.events[step - 1] if step else match.opening
        return word_events(match, events, seats, language)

    def epilogue(self, seat: int | None, language: str, *, named: bool = True) -> Epilogue:
        """What is said of the game now that it is over; if not `named`, the player in the first seat is `[1]`."""
        viewer, match = self._viewer(seat), self._match
        if not match.state.is_over():
            raise NotNow(HOUSE("not-over"))
        key = (viewer, language, named)
        if key not in self._epilogues:
            names = match.names if named else [f"[{number}]" for number in range(1, len(match.names) + 1)]
            self._epilogues[key] = self.game.epilogue(
                Past(match, self._states, viewer, names, self.game.words(language))
            )
        return self._epilogues[key]

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end."""
        return self._match.state.is_over()

    def record(self) -> Record:
        """The game by the rules of today, with the names of the table."""
        record = self._match.record()
        return Record(msgspec.structs.replace(record.header, names=list(self.names)), record.steps, record.end)

    def retry(self, step: int, language: str) -> Retry:
        """The table before a step that a seat took, as it saw it, with its choices."""
        seat = self.decided(step)
        words = self.game.words(language)
        return Retry(step, seat, self.game.scene(self._states[step - 1], seat, self._match.names, words))

    def decided(self, step: int, code: int | None = None) -> int:
        """The seat that took a step; Unfit if none did, or if it could not have taken an action there."""
        if not 1 <= step <= self.last:
            raise Unfit(HOUSE("no-such-step", last=self.last))
        seat = self._match.steps[step - 1].by
        if seat == "chance":
            raise Unfit(HOUSE("no-decision", step=step))
        if code is not None and code not in self._states[step - 1].legal_actions(seat):
            raise Unfit(HOUSE("not-offered", step=step))
        return seat

    def check_goes_on(self, step: int, seat: int) -> None:
        """Refuse to play on for somebody whom there is not, or from where there is nothing left to play."""
        self._viewer(seat)
        if not 0 <= step <= self.last:
            raise Unfit(HOUSE("no-such-step", last=self.last))
        if self._states[step].is_over():
            raise Unfit(HOUSE("over-there", step=step))

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < len(self._match.names):
            raise Unfit(HOUSE("no-such-seat", seat=seat + 1, seats=len(self._match.names)))
        return seat


def make_replay(loaded: Loaded) -> TableReplay:
    """The game of a stored table. Rules of another version are tried: every step must lead where it led."""
    game = find_game(loaded.document.game)
    record = make_record(loaded)
    header = msgspec.structs.replace(record.header, rules_version=game.rules_version)
    try:
        names = [seat.name for seat in loaded.document.seats]
        return TableReplay(game, Record(header, record.steps, None), names, marks_of(loaded.document))
    except RatskellerError as error:
        raise NotNow(HOUSE("no-replay", why=error.args[0])) from error


def _edition(match: Match) -> str:
    """Another one for every program that would draw the moments differently: by its version, or by their form."""
    sent = (Outline, Moment, type(match.game.view(match.state, SPECTATOR)))
    form = [msgspec.json.schema(each, schema_hook=text_schema) for each in sent]

    last = match.steps[-1].state if match.steps else ""
    text = msgspec.json.encode([__version__, match.game.rules_version, match.names, last, form], order="sorted")
    return hashlib.sha256(text).hexdigest()[:12]
