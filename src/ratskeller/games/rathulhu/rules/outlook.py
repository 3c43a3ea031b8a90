"""Rathulhu, what a seat may hope for: the favour that the rows of the sheet will still bring, and the part of a win.

A position is read as a list of signs, every one about from -1 to 1: what is held, which tokens are face up and how many
of the others they beat, how long the Aeon lasts, what lies on the track and what it is worth to whom. Learnt weights
turn signs into the terms; who may expect the most favour is the likeliest to win, the more so the later it is.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.policy import Policy
from ratskeller.games.rathulhu.rules.position import Position, highest_token, token_total
from ratskeller.games.rathulhu.rules.sizes import *
from ratskeller.games.rathulhu.rules.worth import Worth
from ratskeller.kernel.native import Fixed, exp
from ratskeller.kernel.numbers import NOBODY, Floats

_UNIT: float = 10.0  # favour is learnt in tens
_SPREAD_AT_FIRST: float = 10.0


class Outlook(Fixed):
    """Judges positions of one number of seats."""

    policy: Policy
    worth: Worth
    weight: Annotated[Floats, WEIGHTS]
    spread: Annotated[Floats, STAGES]  # the favour by which one must lead to win e times as often, by stage
    sign: Annotated[Floats, SIGNS]
    cell: Annotated[Floats, CELLS]
    term: Annotated[Floats, SEATS_MAX * TERMS]  # in favour
    hope: Annotated[Floats, SEATS_MAX]  # favour in the end
    share: Annotated[Floats, SEATS_MAX]  # of a win
    lean: float  # how much more, or less, than it is worth everybody is thought to like a face-up token
    signs: int  # read so far

    def __init__(self) -> None:
        """Nothing learnt yet: every collection brings what worth.py says of it."""
        self.policy = Policy()
        self.worth = Worth()
        for stage in range(STAGES):
            self.spread[stage] = _SPREAD_AT_FIRST

    def judge(self, state: Position) -> None:
        """What part of a win every seat may hope for, in `share`."""
        if state.mover == NOBODY:
            for seat in range(state.seats):
                self.share[seat] = state.reward(seat)
            return
        self.expect(state)
        self.share_out(state)

    def expect(self, state: Position) -> None:
        """The terms and the favour to hope for, of every seat."""
        self.policy.appraise(state)
        for seat in range(state.seats):
            self.read(state, seat)
            self.combine(seat)
            self.hope[seat] = state.favour[seat] + self.lean * self.policy.price_of_all(state, seat)
            for term in range(TERMS):
                self.hope[seat] += self.term[seat * TERMS + term]

    def share_out(self, state: Position) -> None:
        """Of the favour to hope for, what part of a win it is."""
        most: float = self.hope[0]
        total: float = 0.0
        spread: float = self.spread[stage_of(state)]
        for seat in range(1, state.seats):
            most = max(most, self.hope[seat])
        for seat in range(state.seats):
            self.share[seat] = exp((self.hope[seat] - most) / spread)
            total += self.share[seat]
        for seat in range(state.seats):
            self.share[seat] /= total

    def combine(self, seat: int) -> None:
        """From signs to cells to terms."""
        sign: float
        place: int
        first: int = seat * TERMS
        for cell in range(CELLS):
            self.cell[cell] = 0.0
        for term in range(TERMS):
            self.term[first + term] = 0.0
        for number in range(SIGNS):
            sign = self.sign[number]
            if sign != 0.0:
                place = WEIGHTS_CELL + number * CELLS
                for cell in range(CELLS):
                    self.cell[cell] += sign * self.weight[place + cell]
                place = WEIGHTS_SIGN + number * TERMS
                for term in range(TERMS):
                    self.term[first + term] += sign * self.weight[place + term]
        for cell in range(CELLS):
            if self.cell[cell] > 0.0:
                place = WEIGHTS_TERM + cell * TERMS
                for term in range(TERMS):
                    self.term[first + term] += self.cell[cell] * self.weight[place + term]
        for term in range(TERMS):
            self.term[first + term] *= _UNIT

    # ---- reading -------------------------------------------------------------------------------------------

    def _note(self, sign: float) -> None:
        self.sign[self.signs] = sign
        self.signs += 1

    def _note_if(self, holds: bool) -> None:
        self._note(1.0 if holds else 0.0)

    def read(self, state: Position, seat: int) -> None:
        """The signs of a position for one seat; the policy has appraised it before."""
        self.signs = 0
        self.worth.lay_on(state, seat)
        self._read_time(state)
        self._read_tokens(state, seat)
        self._read_rituals(state)
        self._read_tomes(state)
        self._read_sites(state)
        self._read_track(state, seat)

    def _read_time(self, state: Position) -> None:
        self._note(1.0)
        self._note_if(state.aeon == 1)
        self._note_if(state.aeon == AEONS)
        self._note((state.time_spaces() - state.time) * 0.1)
        self._note_if(state.time_spaces() - state.time == 1)
        self._note(4.0 * state.bag[ELDER_SIGN] / max(1, state.bag_tiles))
        self._note(state.bag_tiles / 180.0)

    def _read_tokens(self, state: Position, seat: int) -> None:
        """Each of the four highest tokens that are face up, by how many of all it beats; then all tokens together."""
        tokens: int = 0
        mine: int = 0
        total: int = token_total(state.up[seat] | state.down[seat])
        theirs: int
        most: int = 0
        least: int = 999
        left: int = state.time_spaces() - state.time
        first: int = self.signs
        below: int = 0
        for token in range(1, TOKENS_END):
            for other in range(state.seats):
                tokens += (state.up[other] >> token) & 1
            mine += (state.up[seat] >> token) & 1
        for _ in range(4):
            self._note(0.0)
        place: int = first + mine
        for token in range(1, TOKENS_END):
            for other in range(state.seats):
                if (state.up[other] >> token) & 1:
                    below += 1
                    if other == seat:
                        place -= 1
                        self.sign[place] = below / tokens
        for other in range(state.seats):
            if other != seat:
                theirs = token_total(state.up[other] | state.down[other])
                most = max(most, theirs)
                least = min(least, theirs)
        self._note(mine * 0.25)
        self._note((tokens - mine) * 0.125)
        self._note(0.5 * left / (tokens + 1))
        self._note(0.5 * mine * left / (tokens + 1))
        self._note_if(mine == 0)
        self._note_if(mine > 0 and mine == tokens)
        self._note(left * 0.1 if mine > 0 and mine == tokens else 0.0)
        self._note(total / 30.0)
        self._note(_within((total - most) * 0.1))
        self._note(_within((total - least) * 0.1))
        self._note_if(total > most)
        self._note_if(total < least)
        self._note(highest_token(state.up[seat] | state.down[seat]) / 16.0)
        self._note(state.board_token / 16.0)

    def _read_rituals(self, state: Position) -> None:
        """Shoggoths, Cultists, Altars; Relics and Old Ones too."""
        worth: Worth = self.worth
        shoggoths: int = worth.hand[SHOGGOTH]
        cultists: float = worth.hand[CULTIST] * 0.125
        self._note(shoggoths * 0.125)
        self._note(_within((shoggoths - worth.most) * 0.25))
        self._note(_within((shoggoths - worth.least) * 0.25))
        self._note_if(shoggoths > worth.most)
        self._note_if(shoggoths == worth.most)
        self._note_if(shoggoths < worth.least)
        self._note_if(shoggoths == worth.least)
        self._note(cultists)
        self._note(cultists if worth.hand[ALTAR] > 0 else 0.0)
        self._note(cultists * worth.later * 0.5)
        self._note(worth.hand[ALTAR] * 0.33)
        self._note_if(worth.hand[ALTAR] > 0)
        self._note(5.0 * state.bag[ALTAR] / max(1, state.bag_tiles))
        self._note(worth.hand[RELIC] * 0.33)
        self._note(worth.hand[OLD_ONE] * 0.33)

    def _read_tomes(self, state: Position) -> None:
        types: int = 0
        more: int = 0
        missing: int = 0
        for kind in range(TOME, TOMES_END):
            if self.worth.hand[kind] > 0:
                types += 1
                more += self.worth.hand[kind] - 1
            else:
                missing += state.bag[kind]
        for number in range(6):
            self._note_if(types == number)
        self._note(more * 0.25)
        self._note(5.0 * missing / max(1, state.bag_tiles))

    def _read_sites(self, state: Position) -> None:
        types: int = 0
        pairs: int = 0
        threes: int = 0
        more: int = 0
        lost: int = 0
        coming: int = 0
        for kind in range(SITE, SITES_END):
            if self.worth.hand[kind] > 0:
                types += 1
            elif state.bag[kind] == 0:
                lost += 1
            if self.worth.hand[kind] > 1:
                coming += state.bag[kind]
                if self.worth.hand[kind] == 2:
                    pairs += 1
                elif self.worth.hand[kind] == 3:
                    threes += 1
                else:
                    more += 1
        self._note(types * 0.125)
        self._note_if(types >= 6)
        self._note_if(types >= 7)
        self._note_if(types == 8)
        self._note(pairs * 0.33)
        self._note(threes * 0.5)
        self._note(more)
        self._note(coming * 0.2)
        self._note(lost * 0.125)

    def _read_track(self, state: Position, seat: int) -> None:
        """What lies there, what it is worth to whom; whose turn it is; what worth.py makes of the collection."""
        worth: Worth = self.worth
        mine: float = self.policy.margin[seat]
        best: float = 0.0
        ahead: int = (seat - state.turn + state.seats) % state.seats
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.policy.margin[other])
        self._note(state.tiles * 0.125)
        self._note(mine * 0.1)
        self._note(best * 0.1)
        self._note(max(0.0, mine - best) * 0.1)
        self._note_if(ahead == 0)
        self._note_if(ahead == 1)
        self._note(mine * 0.1 if ahead == 0 else 0.0)
        self._note(worth.tomes(state) * 0.1)
        self._note(worth.rituals(state) * 0.1)
        self._note(worth.shoggoths() * 0.1)
        self._note(worth.sites(state) * 0.1)


def stage_of(state: Position) -> int:
    """How late it is: the Aeon and the spaces left on the time track."""
    return (state.aeon - 1) * STAGES_IN_AEON + state.time_spaces() - state.time


def _within(sign: float) -> float:
    return min(1.0, max(-1.0, sign))
