"""A table in memory: its document, its game, and what each viewer has seen. No I/O.

Whoever changes a live table holds its lock, takes a `Change` from it, has that written, and only then tells anybody.
If the writing fails the live table is thrown away and loaded again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

import msgspec

from ratskeller.kernel.branches import branch_off
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.numbers import CHANCE, NOBODY, SPECTATOR
from ratskeller.kernel.replay import open_match
from ratskeller.kernel.undo import why_not_undo
from ratskeller.tables.bot_levels import stored_bot
from ratskeller.tables.clock import Clock
from ratskeller.tables.errors import NotNow
from ratskeller.tables.helping import agree_on_help, tell_help
from ratskeller.tables.records import make_header
from ratskeller.tables.saved import Change, Entry
from ratskeller.tables.secret_question import SecretQuestion
from ratskeller.tables.viewer_history import ViewerHistory
from ratskeller.tables.wire import TableInfo
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.record import StepLine
    from ratskeller.kernel.words import Saying
    from ratskeller.tables.house_key import HouseKey
    from ratskeller.tables.saved import Document, Loaded, Said

# What everybody sees of a table, but for the long things that never change.
CHANGING = tuple(name for name in TableInfo.__struct_fields__ if name not in {"options", "packs"})
SAID_KEPT = 200  # lines of talk that a newcomer gets


class LiveTable:
    """One table that somebody is interested in."""

    def __init__(self, loaded: Loaded, game: Game, house_key: HouseKey, now: float) -> None:
        """Bring a stored table back to life. What cannot go on is noted in the document, and stays as it is."""
        self.document = loaded.document
        self.game = game
        self.house_key = house_key
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.viewer_history = ViewerHistory(self.document)
        self.clock = Clock(self.document.clock, self.document.left, self.document.had, now)
        self.said: list[Said] = list(loaded.said)[-SAID_KEPT:]
        self.moves: dict[tuple[int, str], str] = {}  # what was done, by seat and the sender's id for it
        self.undone: list[int] = []  # how many steps were left after each that was taken back
        self.touched = now
        self.question = SecretQuestion(self)
        self.note: Saying | None = None  # why this table cannot go on
        self._past: list[Entry] = []  # what a game that has not begun will begin with: it branches off from another one
        self._stuck: Saying | None = None  # why the log cannot be played again
        self._may_undo = (-1, NOBODY)  # as of which line of the log, and who may
        self._new_entries: list[Entry] = []
        self._new_said: list[Said] = []
        self._repeat_all(loaded.entries)
        self.run_clocks(now)
        self._was_public = self._public()

    # ---- back to life --------------------------------------------------------------------------------------

    def absorb(self, news: Loaded, now: float) -> None:
        """Take over what another process has written."""
        self.clock.settle(now)
        question = self.document.question
        self.document = news.document
        self.clock.left, self.clock.had = list(self.document.left), list(self.document.had or self.document.left)
        self.said = [*self.said, *news.said][-SAID_KEPT:]
        self._repeat_all(news.entries)
        self.viewer_history.recall(self.document)
        if self.document.question != question:
            self.question.forget()
        self.rename()
        self.run_clocks(now)
        self._was_public = self._public()

    def _repeat_all(self, entries: list[Entry]) -> None:
        """Play the log again. What stands in the way is found anew each time: other rules may be better ones."""
        document = self.document
        if not _has_begun(document):
            self._past += entries
        elif not self._stuck:
            try:
                if self.match is None:
                    self.match = self._open_match()
                for entry in entries:
                    self._repeat(self.match, entry)
            except RatskellerError as error:
                self._stuck = HOUSE("stuck", why=error.args[0])
                self.match = None
        self.note = self._stuck
        if self.is_running and not self._stuck and not self.house_key.knows(document):
            self.note = HOUSE("stuck-by-key")
        document.note = str(self.note or "")

    def _open_match(self) -> Match:
        """The game before its first step. Rules of another version are tried: every step must lead where it led."""
        match = open_match(self.game, make_header(self.document, self.game.rules_version))
        match.names = [seat.name for seat in self.document.seats]  # a record's own may be anything
        self._branch_off(match)
        for entry in self._past:
            self._repeat(match, entry)
        return match

    def _branch_off(self, match: Match) -> None:
        if match.header.branches:
            branch_off(match, self.house_key.dice(self.document))

    def _repeat(self, match: Match, entry: Entry) -> None:
        if entry.kind == "undo":
            match.take_back()
            self.undone.append(len(match.steps))
            return
        if entry.by == CHANCE:
            match.deal(match.game.read_outcome(entry.do))
        else:
            match.act(entry.by, match.game.read_action(entry.do))
        if match.steps[-1].state != entry.state:
            raise NotNow(HOUSE("step-leads-elsewhere", step=len(match.steps)))
        self._branch_off(match)
        if entry.move:
            self.moves[entry.by, entry.move] = entry.do

    # ---- what can be asked ---------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether the game is on."""
        return self.document.status == "running"

    def game_on(self) -> Match:
        """The game, if moves can be made now."""
        document = self.document
        if document.status == "lobby":
            raise NotNow(HOUSE("not-begun"))
        if document.status != "running":
            raise NotNow(HOUSE("over" if document.status == "over" else "closed"))
        if self.note or self.match is None:
            raise NotNow(self.note or "")
        if document.paused:
            raise NotNow(HOUSE("paused"))
        return self.match

    def asked(self) -> tuple[int, ...]:
        """The seats that must act now, as far as everybody may know."""
        if self.match is None or not self.is_running:
            return ()
        awaited = self.match.state.awaited(SPECTATOR)
        return tuple(seat for seat in range(self.match.state.seats) if awaited >> seat & 1)

    def is_asked(self, seat: int) -> bool:
        """Whether a seat, as it knows itself, must act now."""
        match = self.match
        if match is None or not self.goes_on:
            return False
        return bool(match.state.awaited(seat) >> seat & 1) and match.state.legal(seat) > 0

    @property
    def is_busy(self) -> bool:
        """Whether somebody writes, a clock runs, or absence is measured: then the memory is not given back."""
        is_minded = bool(self.document.absent_after) and self.goes_on
        return self.lock.locked() or bool(self.clock.running) or self.question.ends(0.0) is not None or is_minded

    @property
    def goes_on(self) -> bool:
        """Whether moves can be made now."""
        return self.is_running and not self.document.paused and not self.document.note

    def may_undo(self, seat: int) -> bool:
        """Whether it is known that nobody has learnt anything from the last action of a seat; see `look_back`."""
        return self._may_undo == (self.document.seq, seat) and not self.question.is_open

    def look_back(self) -> bool:
        """Find out whether the last action can be taken back. That takes longer than a move, so not every time."""
        match, document = self.match, self.document
        if match is None or not match.steps or document.undo == "off" or not self.goes_on or self.question.is_open:
            return False
        by = match.steps[-1].by
        if by != "chance" and self._may_undo[0] != document.seq:
            self._may_undo = (document.seq, by if why_not_undo(match, by) is None else NOBODY)
        return self.may_undo(by) if by != "chance" else False

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now, for good or for a while, such as `level:3:even`; empty for a person."""
        place = self.document.seats[seat]
        return stored_bot(place.bot or (self.document.stand_in if place.away else ""), self.game)

    def bots(self) -> set[int]:
        """The seats that bots play now."""
        return {seat for seat in range(len(self.document.seats)) if self.bot_of(seat)}

    # ---- changing ------------------------------------------------------------------------------------------

    def begin(self, now: float) -> None:
        """Deal the first cards and let the clocks run."""
        document = self.document
        document.status = "running"
        document.rules_version = self.game.rules_version
        self.fit_window()
        agree_on_help(self)
        for seat in document.seats:  # a bot plays for whoever is still at the table before, until they come
            if seat.expected:
                seat.away, seat.expected = "absent", False
        self.match = self._open_match()
        self.clock = Clock(document.clock, [float(document.clock.seconds)] * len(document.seats), [], now)
        self.deal()
        self.question.follow(goes_on=False)
        self.viewer_history.settle_all()
        self._find_end()

    def fit_window(self) -> None:
        """If it is left to the house, only people who play without others have all the time for an answer in secret."""
        document = self.document
        people = {seat.link for seat in document.seats if seat.link}
        seconds = self.game.window if len(people) > 1 else 0
        if document.is_window_usual and document.clock.kind == "none" and document.window != seconds:
            document.window = seconds
            self.question.since = None  # what is asked now has its whole time

    def step(self, seat: int, code: int, move: str) -> None:
        """Take an action and let the dice fall after it; raises Refused, and then nothing has changed."""
        match = self.game_on()
        before, was_open = match.state.copy(), self.question.is_open
        events = match.act(seat, code)
        self._log("step", seat, match.steps[-1], move)
        self.viewer_history.see_step(match, before, seat, events)
        if move:
            self.moves[seat, move] = match.steps[-1].do
        goes_on = was_open and self.question.is_open
        self.deal()
        self.question.follow(goes_on=goes_on)
        self.viewer_history.settle(match, before, seat)
        self.document.undo_request = None
        if not was_open:  # a clock that stops would tell that somebody has answered
            self.clock.moved(seat)
        self._find_end()
        self.question.do_what_was_noted()

    def deal(self) -> None:
        """Let the dice fall until somebody is asked."""
        match = self.match
        if match is None or not match.state.is_chance():
            return
        dice = self.house_key.dice(self.document)
        while match.state.is_chance():
            before = match.state.copy()
            events = match.deal_from(dice.rng_for(len(match.steps) + 1))
            self._log("step", CHANCE, match.steps[-1])
            self.viewer_history.see_step(match, before, CHANCE, events)

    def go_on(self) -> None:
        """After a pause: whoever had run out of time gets some, and the dice fall if a record ended before a roll."""
        self.document.paused = False
        if self.document.clock.time_up == "pause":
            self.clock.refill()
        if self.goes_on and self.match is not None and self.match.state.is_chance():
            self.deal()
            self.question.follow(goes_on=False)
            self.viewer_history.settle_all()
            self._find_end()

    def take_back(self, seat: int) -> None:
        """Take the last step back. Who does so is here; who was asked by it is not asked any more, nor out of time."""
        match = self.game_on()
        before, events = match.state.copy(), match.events[-1]
        match.take_back()
        self.undone.append(len(match.steps))
        self._log("undo", seat)
        self.question.follow(goes_on=False)
        self.viewer_history.see_undo(match, before, seat, events)
        self.document.undo_request = None
        self.clock.took_back(seat)
        for number, place in enumerate(self.document.seats):
            if number == seat or (place.away == "time" and not self.is_asked(number)):
                place.away = ""

    def _find_end(self) -> None:
        if self.match is not None and self.match.state.is_over():
            self.document.status = "over"
            self.document.end = self.match.end()
            self.reveal()
            tell_help(self)

    def reveal(self) -> None:
        """Open the dice for everybody; nothing will be rolled here any more."""
        if self.house_key.knows(self.document):
            self.document.secret = self.house_key.secret(self.document.id)
        self.document.undo_request = None

    def _log(self, kind: Literal["step", "undo"], by: int, line: StepLine | None = None, move: str = "") -> None:
        self.document.seq += 1
        do, state = (line.do, line.state) if line else ("", "")
        self._new_entries.append(Entry(seq=self.document.seq, kind=kind, by=by, do=do, state=state, move=move))

    def say(self, said: Said) -> None:
        """Add a line of talk."""
        self.document.said = said.n
        self.said = [*self.said[1 - SAID_KEPT :], said]
        self._new_said.append(said)

    def rename(self) -> None:
        """Let the game speak of people by their names of now."""
        if self.match is not None:
            self.match.names = [seat.name for seat in self.document.seats]
            self.viewer_history.forget()

    def run_clocks(self, now: float) -> None:
        """Charge the time that has passed, and run the clocks of those who are asked now."""
        self.clock.settle(now)
        is_secret = self.question.is_open
        if not is_secret or not self.goes_on:
            self.question.since = None
        elif self.question.since is None:
            self.question.since = now
        self.clock.run_for(self.asked() if self.goes_on and not is_secret else ())
        self.document.left = [round(each, 3) for each in self.clock.left]
        self.document.had = [round(each, 3) for each in self.clock.had]

    def take_change(self, now: float, wall: float) -> Change:
        """All that is new since the last change, to be written."""
        self.run_clocks(now)
        self.viewer_history.keep(self.document)
        self.touched = now
        self.document.version += 1
        if (public := self._public()) != self._was_public:
            self.document.updated = wall
        self._was_public = public
        change = Change(document=self.document, entries=self._new_entries, said=self._new_said)
        self._new_entries, self._new_said = [], []
        return change

    def _public(self) -> bytes:
        """All that a stranger can see of this table. Lists move with it, and with nothing else."""
        seen = [getattr(self.document, name) for name in CHANGING]
        return msgspec.json.encode([seen, self.viewer_history.seq(SPECTATOR), self.document.said])


def _has_begun(document: Document) -> bool:
    """Whether there is a game to show: not before the start, nor at a table that was closed before it."""
    past = document.branch.step if document.branch else 0
    return document.status in {"running", "over"} or document.seq > past
