"""A table in memory: its document, its game, and what each viewer has seen. No I/O.

Whoever changes a live table holds its lock, takes a `Change` from it, has that written, and only then tells anybody.
If the writing fails the live table is thrown away and loaded again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

from ratskeller.kernel.dice import SCHEME
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.numbers import CHANCE, SPECTATOR
from ratskeller.kernel.record import FORMAT, Dice, Header
from ratskeller.kernel.replay import open_match
from ratskeller.tables.clock import Clock
from ratskeller.tables.eyes import Eyes
from ratskeller.tables.faults import NotNow
from ratskeller.tables.saved import Change, Entry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.tables.dealer import Dealer
    from ratskeller.tables.saved import Loaded, Said

SAID_KEPT = 200  # lines of talk that a newcomer gets


class LiveTable:
    """One table that somebody is interested in."""

    def __init__(self, loaded: Loaded, game: Game, dealer: Dealer, now: float) -> None:
        """Bring a stored table back to life. What cannot go on is noted in the document, and stays as it is."""
        self.document = loaded.document
        self.game = game
        self.dealer = dealer
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.eyes = Eyes(len(self.document.seats))
        self.clock = Clock(self.document.clock, list(self.document.left), now)
        self.said: list[Said] = list(loaded.said)[-SAID_KEPT:]
        self.moves: dict[tuple[int, str], tuple[str, int]] = {}  # by seat and id: what it was, and the seq after it
        self.touched = now
        self._new_entries: list[Entry] = []
        self._new_said: list[Said] = []
        self._repeat_all(loaded.entries)
        self.run_clocks(now)

    # ---- back to life --------------------------------------------------------------------------------------

    def absorb(self, news: Loaded, now: float) -> None:
        """Take over what another process has written."""
        self.clock.settle(now)
        self.document = news.document
        self.clock.left = list(self.document.left)
        self.said = [*self.said, *news.said][-SAID_KEPT:]
        self.rename()
        self._repeat_all(news.entries)
        self.run_clocks(now)

    def _repeat_all(self, entries: list[Entry]) -> None:
        if self.document.status == "lobby":
            return
        try:
            if self.match is None:
                self.match = self._open_match()
            for choice in _choices(entries):
                before = self.match.state.copy()
                for entry in choice:
                    self._repeat(self.match, entry)
                self.eyes.settle(self.match, before, choice[0].by)
        except RatskellerError as error:
            self.document.note = f"This table cannot go on: {error}"
            self.match = None
        else:
            if self.is_running and not self.dealer.knows(self.document):
                self.document.note = "This table cannot go on: the key of the house is not the one it began with."

    def _open_match(self) -> Match:
        """The game before its first step. Rules of another version are tried: every step must lead where it led."""
        return open_match(self.game, self.header(rules_version=self.game.rules_version))

    def _repeat(self, match: Match, entry: Entry) -> None:
        if entry.kind == "undo":
            self._see_undo(entry.by)
            return
        before = match.state.copy()
        if entry.by == CHANCE:
            events = match.deal(match.game.read_outcome(entry.do))
        else:
            events = match.act(entry.by, match.game.read_action(entry.do))
        if match.steps[-1].state != entry.state:
            raise NotNow(f"by the rules of today, step {len(match.steps)} leads elsewhere.")
        self.eyes.see_step(match, before, entry.by, events)
        if entry.move:
            self.moves[entry.by, entry.move] = (entry.do, self.eyes.seq(entry.by))

    def header(self, rules_version: int | None = None) -> Header:
        """The header of this table's record."""
        document = self.document
        if document.imported is not None:
            return document.imported
        return Header(
            record=FORMAT,
            game=document.game,
            rules_version=rules_version or document.rules_version,
            seats=len(document.seats),
            options=document.options,
            packs=document.packs,
            names=[seat.name for seat in document.seats],
            bots=[seat.bot for seat in document.seats],
            dice=Dice(
                scheme=SCHEME,
                commitment=document.commitment,
                salts=document.salts,
                secret=document.secret or None,
                first=document.first_roll,
            ),
        )

    # ---- what can be asked ---------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether the game is on."""
        return self.document.status == "running"

    def game_on(self) -> Match:
        """The game, if moves can be made now."""
        document = self.document
        if document.status == "lobby":
            raise NotNow("The game has not begun yet.")
        if document.status != "running":
            raise NotNow("The game is over." if document.status == "over" else "This table is closed.")
        if document.note or self.match is None:
            raise NotNow(document.note)
        if document.paused:
            raise NotNow("The table is paused.")
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
        if match is None or not self.is_running or self.document.paused or self.document.note:
            return False
        return bool(match.state.awaited(seat) >> seat & 1) and match.state.legal(seat) > 0

    @property
    def is_busy(self) -> bool:
        """Whether somebody writes, a clock runs or a bot is to move: then the memory must not be given back."""
        bots = any(self.bot_of(seat) and self.is_asked(seat) for seat in range(len(self.document.seats)))
        return self.lock.locked() or bool(self.clock.running) or bots

    def bot_of(self, seat: int) -> str:
        """The level of the bot that plays a seat now, for good or for a while; empty for a person."""
        place = self.document.seats[seat]
        return place.bot or (self.document.stand_in if place.away else "")

    # ---- changing ------------------------------------------------------------------------------------------

    def begin(self, now: float) -> None:
        """Deal the first cards and let the clocks run."""
        document = self.document
        document.status = "running"
        document.rules_version = self.game.rules_version
        self.match = self._open_match()
        self.match.names = [seat.name for seat in document.seats]
        document.left = [float(document.clock.seconds)] * len(document.seats)
        self.clock = Clock(document.clock, list(document.left), now)
        self.deal()
        self.eyes.settle_all()
        self._find_end()

    def step(self, seat: int, code: int, move: str) -> None:
        """Take an action and let the dice fall after it; raises Refused, and then nothing has changed."""
        match = self.game_on()
        before = match.state.copy()
        events = match.act(seat, code)
        self._log("step", seat, move)
        self.eyes.see_step(match, before, seat, events)
        if move:
            self.moves[seat, move] = (match.steps[-1].do, self.eyes.seq(seat))
        self.deal()
        self.eyes.settle(match, before, seat)
        self.document.undo_request = None
        self.clock.moved(seat)
        self._find_end()

    def deal(self) -> None:
        """Let the dice fall until somebody is asked."""
        match = self.match
        if match is None or not match.state.is_chance():
            return
        dice = self.dealer.dice(self.document)
        while match.state.is_chance():
            before = match.state.copy()
            events = match.deal_from(dice.rng_for(len(match.steps) + 1))
            self._log("step", CHANCE)
            self.eyes.see_step(match, before, CHANCE, events)

    def take_back(self, seat: int) -> None:
        """Take the last step back."""
        self._see_undo(seat)
        self._log("undo", seat)
        self.document.undo_request = None

    def _see_undo(self, seat: int) -> None:
        match = self._must_match()
        before, events = match.state.copy(), match.events[-1]
        match.take_back()
        self.eyes.see_undo(match, before, seat, events)

    def _must_match(self) -> Match:
        if self.match is None:
            raise NotNow("The game has not begun yet.")
        return self.match

    def _find_end(self) -> None:
        if self.match is not None and self.match.state.is_over():
            self.document.status = "over"
            self.document.end = self.match.end()
            self.reveal()

    def reveal(self) -> None:
        """Open the dice for everybody; nothing will be rolled here any more."""
        self.document.secret = self.dealer.secret(self.document.id)
        self.document.undo_request = None

    def _log(self, kind: Literal["step", "undo"], by: int, move: str = "") -> None:
        self.document.seq += 1
        line = self._must_match().steps[-1] if kind == "step" else None
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
            self.eyes.forget_scenes()

    def run_clocks(self, now: float) -> None:
        """Charge the time that has passed, and run the clocks of those who are asked now."""
        self.clock.settle(now)
        self.clock.run_for(() if self.document.paused or self.document.note else self.asked())
        self.document.left = [round(each, 3) for each in self.clock.left]

    def take_change(self, now: float, wall: float) -> Change:
        """All that is new since the last change, to be written."""
        self.run_clocks(now)
        self.touched = now
        self.document.version += 1
        self.document.updated = wall
        change = Change(document=self.document, entries=self._new_entries, said=self._new_said)
        self._new_entries, self._new_said = [], []
        return change


def _choices(entries: list[Entry]) -> Iterator[list[Entry]]:
    """The log in parts: a choice of somebody and all that chance made of it; the opening rolls come first."""
    part: list[Entry] = []
    for entry in entries:
        if entry.by != CHANCE and part:
            yield part
            part = []
        part.append(entry)
    if part:
        yield part
