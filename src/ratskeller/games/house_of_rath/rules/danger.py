"""House of Rath, what threatens the orphans: where Rath is bound to go, and whom he will find there.

Rath is compelled, so his way can be foreseen for some turns: as if nobody stirred, with the choices between equal rooms
and between victims left to whoever's turn it is. They spare their own and rather take those whose owner is known.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.hunt import steps_now
from ratskeller.games.house_of_rath.rules.position import Position
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import NOBODY, Floats, Ints

_KNOWN: float = 1.0  # by how much more somebody's known orphan is taken than one of whom nothing is known
_LEAST: float = 0.03  # how readily somebody takes an own orphan


class Danger(Fixed):
    """How likely each orphan is to be attacked: still in this turn, and in each of the next ones."""

    odds: Annotated[Floats, SEATS_MAX * ORPHANS]  # how likely each seat owns each orphan, as the caller knows it
    now: Annotated[Floats, ORPHANS]  # in what is left of this turn
    later: Annotated[Floats, FORESEEN * ORPHANS]  # in the turns after it, one after another
    # Between two looks
    at: Annotated[Floats, ROOMS]  # where Rath may be
    then: Annotated[Floats, ROOMS]  # … and a turn later
    appeal: Annotated[Floats, ORPHANS]  # how much the next chooser likes each as a victim
    crowd: Annotated[Ints, ROOMS]  # visible orphans
    total: Annotated[Floats, ROOMS]  # their appeal

    def look(self, state: Position, turns: int) -> None:
        """Foresee so many turns, from a position as it is."""
        chooser: int = state.turn
        for orphan in range(ORPHANS):
            self.now[orphan] = 0.0
        for i in range(FORESEEN * ORPHANS):
            self.later[i] = 0.0
        for room in range(ROOMS):
            self.at[room] = 0.0
        self.at[state.rath] = 1.0
        if state.phase > ROLLING:
            self._look_at_turn(state, chooser)
            chooser = _next_chooser(state, chooser)
        for turn in range(turns):
            self._find_appeal(state, chooser)
            self._go(state)
            for orphan in range(ORPHANS):
                if self.appeal[orphan] > 0.0:
                    self.later[turn * ORPHANS + orphan] = self._share(state, orphan)
            chooser = _next_chooser(state, chooser)

    def _look_at_turn(self, state: Position, chooser: int) -> None:
        """What is left of a turn: Rath's step, the attack, or what becomes of a victim."""
        if state.phase >= CLAIMING:
            if state.phase <= DASHING:
                self.now[state.victim] = 1.0
            return
        self._find_appeal(state, chooser)
        if state.phase != ATTACKING:
            self._go(state)
        for orphan in range(ORPHANS):
            if self.appeal[orphan] > 0.0:
                self.now[orphan] = self._share(state, orphan)

    def _find_appeal(self, state: Position, chooser: int) -> None:
        """How much somebody likes each visible orphan as a victim, and what that makes in each room."""
        mine: float
        for room in range(ROOMS):
            self.crowd[room] = 0
            self.total[room] = 0.0
        for orphan in range(ORPHANS):
            self.appeal[orphan] = 0.0
            if state.room[orphan] == GONE or (state.hidden >> orphan) & 1:
                continue
            mine = 0.0
            if chooser >= 0:
                mine = self.odds[chooser * ORPHANS + orphan]
                if state.is_team:
                    mine += self.odds[state.partner_of(chooser) * ORPHANS + orphan]
            self.appeal[orphan] = (1.0 + _KNOWN * ((state.up >> orphan) & 1)) * max(_LEAST, 1.0 - mine)
            self.crowd[state.room[orphan]] += 1
            self.total[state.room[orphan]] += self.appeal[orphan]

    def _go(self, state: Position) -> None:
        """Where Rath may be after his next step: between equal rooms, rather where the chooser likes the victims."""
        rath: int = state.rath
        rooms: int
        pull: float
        for room in range(ROOMS):
            self.then[room] = 0.0
        for start in range(ROOMS):
            if self.at[start] > 0.0:
                state.rath = start
                rooms = steps_now(state)
                pull = 0.0
                for room in range(ROOMS):
                    if (rooms >> room) & 1:
                        pull += self._pull(room)
                for room in range(ROOMS):
                    if (rooms >> room) & 1:
                        self.then[room] += self.at[start] * self._pull(room) / pull
        state.rath = rath
        for room in range(ROOMS):
            self.at[room] = self.then[room]

    def _pull(self, room: int) -> float:
        mean: float
        if self.crowd[room] == 0:
            return 1.0
        mean = self.total[room] / self.crowd[room]
        return mean * mean

    def _share(self, state: Position, orphan: int) -> float:
        """How likely an orphan is the next victim, once Rath has gone."""
        return self.at[state.room[orphan]] * self.appeal[orphan] / self.total[state.room[orphan]]


def _next_chooser(state: Position, seat: int) -> int:
    """Whose turn comes after that of a seat, as things are."""
    found: int
    if seat < 0:
        return NOBODY
    found = (seat + 1) % state.seats
    while found != seat and state.is_side_out(found):
        found = (found + 1) % state.seats
    return found
