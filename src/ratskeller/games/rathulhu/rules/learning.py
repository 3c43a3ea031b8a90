"""Rathulhu, how the outlook is learnt: from snapshots of games, which later know what every row brought.

The weights go down the gradient of the squared error, in steps of Adam, a game at a time; the spread goes up that of
the likelihood of who won.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.outlook import Outlook, stage_of
from ratskeller.games.rathulhu.rules.scoring import sheet_line
from ratskeller.games.rathulhu.rules.sizes import *
from ratskeller.games.rathulhu.rules.state import Rathulhu
from ratskeller.kernel.native import Fixed, exp, ln
from ratskeller.kernel.numbers import Floats, Ints
from ratskeller.kernel.rng import Rng

_FINE: int = 1048576
_KEEP_MEAN: float = 0.9
_KEEP_SQUARE: float = 0.999
_TINY: float = 0.00000001
_SPREAD_STEP: float = 0.002

# The term to which each row of the sheet belongs.
_TERM: Annotated[Ints, ROWS] = [
    TERM_RELICS, TERM_RELICS, TERM_TOMES, TERM_RITUALS, TERM_RITUALS, TERM_SHOGGOTHS,
    TERM_SITES, TERM_SITES, TERM_TOKENS,
]  # fmt: skip


class Learner(Fixed):
    """Takes snapshots of a game, and improves an outlook when it is over."""

    outlook: Outlook
    snapshots: int
    seats: int
    sign: Annotated[Floats, SNAPSHOTS * SEATS_MAX * SIGNS]
    favour: Annotated[Ints, SNAPSHOTS * SEATS_MAX]
    aeon: Annotated[Ints, SNAPSHOTS]
    stage: Annotated[Ints, SNAPSHOTS]
    slope: Annotated[Floats, WEIGHTS]
    mean: Annotated[Floats, WEIGHTS]
    square: Annotated[Floats, WEIGHTS]
    mean_start: float  # how much of the means is still the nothing that they began with
    square_start: float
    error: float  # squared error of the favour hoped for, of all samples so far
    surprise: float  # minus the logarithm of the share of who won, of all snapshots so far
    samples: int
    target: Annotated[Floats, TERMS]
    cell_slope: Annotated[Floats, CELLS]

    def begin(self, outlook: Outlook, rng: Rng) -> None:
        """Learn for an outlook that knows nothing."""
        self.outlook = outlook
        for place in range(WEIGHTS_TERM):
            outlook.weight[place] = 0.3 * (2.0 * rng.below(_FINE) / _FINE - 1.0)
        for place in range(WEIGHTS_TERM, WEIGHTS):
            outlook.weight[place] = 0.0
        self.mean_start = 1.0
        self.square_start = 1.0

    def forget(self) -> None:
        """A new game."""
        self.snapshots = 0

    def look(self, state: Rathulhu) -> None:
        """Take a snapshot, if there is room."""
        outlook: Outlook = self.outlook
        place: int
        if self.snapshots == SNAPSHOTS:
            return
        self.seats = state.seats
        outlook.policy.appraise(state)
        for seat in range(state.seats):
            outlook.read(state, seat)
            place = self.snapshots * SEATS_MAX + seat
            self.favour[place] = state.favour[seat]
            for number in range(SIGNS):
                self.sign[place * SIGNS + number] = outlook.sign[number]
        self.aeon[self.snapshots] = state.aeon
        self.stage[self.snapshots] = stage_of(state)
        self.snapshots += 1

    def learn(self, state: Rathulhu, rate: float) -> None:
        """The game is over: learn what would have been right."""
        for place in range(WEIGHTS):
            self.slope[place] = 0.0
        for number in range(self.snapshots):
            for seat in range(state.seats):
                self._recall(number, seat)
                self._compare(state, number, seat)
            self._learn_spread(state, number)
        if rate > 0.0:
            self._step(rate)

    def _recall(self, number: int, seat: int) -> None:
        place: int = (number * SEATS_MAX + seat) * SIGNS
        for each in range(SIGNS):
            self.outlook.sign[each] = self.sign[place + each]
        self.outlook.combine(seat)

    def _compare(self, state: Rathulhu, number: int, seat: int) -> None:
        """Add up how the weights ought to change."""
        outlook: Outlook = self.outlook
        sign: float
        hope: float = self.favour[number * SEATS_MAX + seat]
        for term in range(TERMS):
            self.target[term] = 0.0
        for row in range(ROWS):
            if row >= FINAL_ROWS:
                self.target[_TERM[row]] += state.points[sheet_line(row, AEONS)][seat]
            else:
                for aeon in range(self.aeon[number], AEONS + 1):
                    self.target[_TERM[row]] += state.points[sheet_line(row, aeon)][seat]
        for term in range(TERMS):
            hope += outlook.term[seat * TERMS + term]
            self.target[term] = 0.1 * (outlook.term[seat * TERMS + term] - self.target[term])
        outlook.hope[seat] = hope
        self.error += (hope - state.favour[seat]) * (hope - state.favour[seat])
        self.samples += 1
        for cell in range(CELLS):
            self.cell_slope[cell] = 0.0
            if outlook.cell[cell] > 0.0:
                for term in range(TERMS):
                    self.cell_slope[cell] += self.target[term] * outlook.weight[WEIGHTS_TERM + cell * TERMS + term]
                    self.slope[WEIGHTS_TERM + cell * TERMS + term] += self.target[term] * outlook.cell[cell]
        for each in range(SIGNS):
            sign = outlook.sign[each]
            if sign != 0.0:
                for cell in range(CELLS):
                    self.slope[WEIGHTS_CELL + each * CELLS + cell] += sign * self.cell_slope[cell]
                for term in range(TERMS):
                    self.slope[WEIGHTS_SIGN + each * TERMS + term] += sign * self.target[term]

    def _learn_spread(self, state: Rathulhu, number: int) -> None:
        """A wider spread where leaders lost, a narrower one where they won."""
        outlook: Outlook = self.outlook
        spread: float = outlook.spread[self.stage[number]]
        most: float = outlook.hope[0]
        total: float = 0.0
        mean: float = 0.0
        won: float = 0.0
        part: float
        for seat in range(1, state.seats):
            most = max(most, outlook.hope[seat])
        for seat in range(state.seats):
            part = exp((outlook.hope[seat] - most) / spread)
            total += part
            mean += part * outlook.hope[seat]
            won += outlook.hope[seat] * state.reward(seat)
        mean /= total
        self.surprise += ln(total) - (won - most) / spread
        spread *= exp(min(0.02, max(-0.02, _SPREAD_STEP * (mean - won) / spread)))
        outlook.spread[self.stage[number]] = min(60.0, max(1.0, spread))

    def _step(self, rate: float) -> None:
        """Adam: along the mean of the last slopes, measured by their size."""
        outlook: Outlook = self.outlook
        slope: float
        root: float
        scale: float = 1.0 / (self.snapshots * self.seats)
        self.mean_start *= _KEEP_MEAN
        self.square_start *= _KEEP_SQUARE
        for place in range(WEIGHTS):
            slope = self.slope[place] * scale
            self.mean[place] = _KEEP_MEAN * self.mean[place] + (1.0 - _KEEP_MEAN) * slope
            self.square[place] = _KEEP_SQUARE * self.square[place] + (1.0 - _KEEP_SQUARE) * slope * slope
            root = (self.square[place] / (1.0 - self.square_start)) ** 0.5
            outlook.weight[place] -= rate * self.mean[place] / (1.0 - self.mean_start) / (root + _TINY)
