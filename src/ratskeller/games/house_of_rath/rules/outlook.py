"""House of Rath, what can be hoped for: named terms for each seat, and what share of a win they make together.

The terms of a seat are added up, weighed by learnt numbers, to its strength. The shares of a win are as the
exponentials of the strengths. Who owns an orphan is a matter of odds: in an imagined position all or nothing, for a
player at the table what is believed (see belief.py).
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.danger import Danger
from ratskeller.games.house_of_rath.rules.position import Position, count_bits
from ratskeller.kernel.native import Fixed, exp, ln
from ratskeller.kernel.numbers import NOBODY, Floats, Ints

_SURVIVORS_LEAST: float = 0.02
_CARDS_COUNTED: int = 3  # more Run Away cards are worth no more
_FAILS: float = 4.0 / 6.0  # 14.1: one roll on the standard board …
_FAILS_BY_ROOM: float = 5.0 / 6.0  # … and on that of rooms (16.4)


class Outlook(Fixed):
    """What each seat may hope for in a position."""

    danger: Danger
    public: Annotated[Floats, SEATS_MAX * ORPHANS]  # how likely everybody thinks that a seat owns an orphan
    weight: Annotated[Floats, TERMS]
    care: float  # how much whoever judges minds the danger to own orphans: 1, or more, or less
    zeal: float  # … and that to the orphans of others
    term: Annotated[Floats, SEATS_MAX * TERMS]  # seat * TERMS + term
    share: Annotated[Floats, SEATS_MAX]  # of a win
    strength: Annotated[Floats, SEATS_MAX]
    doom: Annotated[Floats, SEATS_MAX]  # how likely an attack on an orphan of a seat succeeds
    away: Annotated[Ints, ROOMS]  # steps from Rath, or FAR_AWAY where locks keep him out

    def know_all(self, state: Position) -> None:
        """Take everybody's cards for what they are: for imagined positions."""
        for i in range(SEATS_MAX * ORPHANS):
            self.danger.odds[i] = 0.0
        for orphan in range(ORPHANS):
            if state.owner_of(orphan) >= 0:
                self.danger.odds[state.holder[orphan] * ORPHANS + orphan] = 1.0

    def judge(self, state: Position, who: int) -> None:
        """Work out the terms of all seats and their shares, with the odds as they are set, in the eyes of one seat."""
        if state.mover == NOBODY:
            for seat in range(state.seats):
                self.share[seat] = state.reward(seat)
            return
        self.danger.look(state, FORESEEN)
        self._measure(state)
        for i in range(SEATS_MAX * TERMS):
            self.term[i] = 0.0
        for seat in range(state.seats):
            self._find_doom(state, seat)
            if state.out[seat] == 0:
                self._list_terms(state, seat)
        self._divide(state, who)

    # ---- the terms -----------------------------------------------------------------------------------------

    def _measure(self, state: Position) -> None:
        """How far Rath is from each room, by open doors."""
        reached: int = 1 << state.rath
        ring: int = reached
        fresh: int
        for room in range(ROOMS):
            self.away[room] = FAR_AWAY
        for steps in range(FAR_AWAY):
            fresh = 0
            for room in range(ROOMS):
                if (ring >> room) & 1:
                    self.away[room] = steps
                    fresh |= state.open_to(room)
            ring = fresh & ~reached
            reached |= ring

    def _find_doom(self, state: Position, seat: int) -> None:
        """13.2, 13.3: all rolls of the Fate die must fail, the one that is free and one for each Run Away card."""
        fails: float = _FAILS if state.fate_board == STANDARD_BOARD else _FAILS_BY_ROOM
        self.doom[seat] = fails
        for _ in range(count_bits(state.lessons_of(seat))):
            self.doom[seat] *= fails

    def _list_terms(self, state: Position, seat: int) -> None:
        """All terms of a seat that is not out."""
        first: int = seat * TERMS
        alive: float = 0.0
        perils: float = 0.0
        mine: float
        peril: float
        for orphan in range(ORPHANS):
            mine = self.danger.odds[seat * ORPHANS + orphan]
            if mine <= 0.0 or state.room[orphan] == GONE:
                continue
            mine *= 1.0 - self.doom[seat] * self.danger.now[orphan]
            alive += mine
            self._add_orphan(state, first, orphan, mine, self.public[seat * ORPHANS + orphan])
            for turn in range(FORESEEN):
                peril = mine * self.doom[seat] * self.danger.later[turn * ORPHANS + orphan]
                self.term[first + PERIL + turn] += peril
                perils += peril
        self.term[first + SURVIVES] = ln(max(_SURVIVORS_LEAST, min(1.0, alive)))
        self.term[first + SECOND] = max(0.0, min(1.0, alive - 1.0))
        self.term[first + THIRD] = max(0.0, min(1.0, alive - 2.0))
        self.term[first + LAST_IN_PERIL] = perils * max(0.0, min(1.0, 2.0 - alive))
        self.term[first + RUN_AWAYS] = min(_CARDS_COUNTED, count_bits(state.lessons_of(seat)))
        if state.phase == ROLLING and state.turn == seat:
            self.term[first + ROLLS] = 1.0

    def _add_orphan(self, state: Position, first: int, orphan: int, mine: float, known: float) -> None:
        """What a living orphan adds, if it is a seat's with so much likelihood."""
        room: int = state.room[orphan]
        if (state.up >> orphan) & 1:
            self.term[first + SHOWN] += mine
        else:
            self.term[first + GUESSED] += mine * known
        if (state.hidden >> orphan) & 1:
            self.term[first + UNSEEN] += mine
        elif self.away[room] == FAR_AWAY:
            self.term[first + LOCKED_AWAY] += mine
        elif self.away[room] <= 1:
            self.term[first + CLOSE] += mine
            self.term[first + SHIELDED] += mine * (1.0 - 1.0 / max(1, self.danger.crowd[room]))

    # ---- the shares ----------------------------------------------------------------------------------------

    def _divide(self, state: Position, who: int) -> None:
        """From terms to strengths, from strengths to shares of a win; partners share theirs (H65)."""
        minds: float
        most: float = -1000.0
        total: float = 0.0
        strength: float
        for seat in range(state.seats):
            strength = 0.0
            minds = self.care if seat == who else self.zeal
            for term in range(TERMS):
                strength += self.weight[term] * self.term[seat * TERMS + term] * (minds if term >= UNSEEN else 1.0)
            self.strength[seat] = strength
            if state.out[seat] == 0:
                most = max(most, strength)
        for seat in range(state.seats):
            self.share[seat] = exp(self.strength[seat] - most) if state.out[seat] == 0 else 0.0
            total += self.share[seat]
        for seat in range(state.seats):
            self.share[seat] /= total
        if state.is_team:
            for seat in range(state.seats // 2):
                strength = (self.share[seat] + self.share[seat + state.seats // 2]) / 2.0
                self.share[seat] = strength
                self.share[seat + state.seats // 2] = strength
