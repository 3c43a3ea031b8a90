"""Rathulhu, who alone has face-up tokens left: draw once more, or take what lies there? Solved backwards.

Nobody else can bid, so this is a problem of stopping. Every kind of tile is worth a fixed number of favour, as likely
as the bag says; the last Elder Sign takes everything on the track away. The best that can be had is computed for every
number of tokens, spaces of time, tiles on the track and every worth of these, beginning with the fewest.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.position import Position
from ratskeller.games.rathulhu.rules.worth import Worth
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Floats

_STEPS: int = 64  # for the worth of what lies on the track: from -16 to 47
_ZERO: int = 16
_LENGTHS: int = 9  # of the track, from none to eight tiles
_TIMES: int = 11


class Alone(Fixed):
    """The problem of one seat in one position."""

    chance: Annotated[Floats, KINDS]  # of each kind to be drawn
    gain: Annotated[Floats, KINDS]  # what a tile of it adds to the track
    track: float  # what lies there now
    value: Annotated[Floats, 25344]  # by tokens, spaces of time left, tiles and their worth: 4 * 11 * 9 * 64

    def solve(self, state: Position, seat: int, worth: Worth) -> None:
        """Fill the table for a position."""
        tokens: int = count_tokens(state.up[seat])
        self._appraise(state, seat, worth)
        for spaces in range(1, state.time_spaces() - state.time + 1):
            for token in range(1, tokens + 1):
                for lacking in range(_LENGTHS):
                    self._fill(token, spaces, TRACK_SPACES - lacking)

    def _appraise(self, state: Position, seat: int, worth: Worth) -> None:
        before: float
        worth.lay_on(state, seat)
        before = worth.total(state)
        worth.add_track(state)
        self.track = worth.total(state) - before
        for kind in range(KINDS):
            self.chance[kind] = state.bag[kind] / max(1, state.bag_tiles)
            self.gain[kind] = 0.0
            if state.bag[kind] > 0 and kind != ELDER_SIGN:
                worth.lay_on(state, seat)
                worth.hand[kind] += 1
                worth.add_track(state)
                self.gain[kind] = worth.total(state) - before - self.track

    def _fill(self, tokens: int, spaces: int, tiles: int) -> None:
        first: int = _place(tokens, spaces, tiles)
        for step in range(_STEPS):
            self.value[first + step] = max(
                self._stop(tokens, spaces, step - _ZERO), self._go_on(tokens, spaces, tiles, step - _ZERO)
            )

    def _stop(self, tokens: int, spaces: int, track: float) -> float:
        """Pay a token for what lies there, and begin anew."""
        return track + self.best(tokens - 1, spaces, 0, 0.0)

    def _go_on(self, tokens: int, spaces: int, tiles: int, track: float) -> float:
        """Draw a tile. A full track can only be discarded; what might come after that is not counted."""
        value: float
        if tiles == TRACK_SPACES:
            return 0.0
        value = self.chance[ELDER_SIGN] * self.at_elder_sign(tokens, spaces, tiles, track)
        for kind in range(ELDER_SIGN):
            value += self.chance[kind] * self.best(tokens, spaces, tiles + 1, track + self.gain[kind])
        return value

    def at_elder_sign(self, tokens: int, spaces: int, tiles: int, track: float) -> float:
        """An Elder Sign comes, with so many spaces left before it: the end, or a bid without having invoked."""
        if spaces == 1:
            return 0.0
        return max(self._stop(tokens, spaces - 1, track), self.best(tokens, spaces - 1, tiles, track))

    # ---- answers -------------------------------------------------------------------------------------------

    def best(self, tokens: int, spaces: int, tiles: int, track: float) -> float:
        """What can be had at a turn, in favour; between two steps of the worth in proportion."""
        step: int
        part: float
        place: int
        if tokens == 0:
            return 0.0
        part = min(_STEPS - 1.001, max(0.0, track + _ZERO))
        step = int(part)
        part -= step
        place = _place(tokens, spaces, tiles) + step
        return (1.0 - part) * self.value[place] + part * self.value[place + 1]

    def drawing_over_invoking(self, state: Position, seat: int) -> float:
        """By how much it is better to draw than to invoke, in favour; the track is not full."""
        tokens: int = count_tokens(state.up[seat])
        spaces: int = state.time_spaces() - state.time
        return self._go_on(tokens, spaces, state.tiles, self.track) - self._stop(tokens, spaces, self.track)

    def passing_over_bidding(self, state: Position, seat: int) -> float:
        """By how much it is better to pass than to bid when an Elder Sign came, in favour."""
        tokens: int = count_tokens(state.up[seat])
        spaces: int = state.time_spaces() - state.time
        return self.best(tokens, spaces, state.tiles, self.track) - self._stop(tokens, spaces, self.track)


def is_alone(state: Position, seat: int) -> bool:
    """Whether nobody else has a face-up token."""
    for other in range(state.seats):
        if other != seat and state.up[other]:
            return False
    return True


def count_tokens(tokens: int) -> int:
    """How many tokens there are."""
    count: int = 0
    while tokens:
        count += tokens & 1
        tokens >>= 1
    return count


def _place(tokens: int, spaces: int, tiles: int) -> int:
    """Where the worths of the track begin in the table."""
    return (((tokens - 1) * _TIMES + spaces) * _LENGTHS + tiles) * _STEPS
