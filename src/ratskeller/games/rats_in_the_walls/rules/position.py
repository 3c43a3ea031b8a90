"""The Rats in the Walls: what lies on the table, and who has won. The chapters beside this file move it."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import EVERYONE, NOBODY, Grid, Ints
from ratskeller.kernel.state import State


class PayOut(Content):
    """The summary sheets as numbers: rows are what was said, columns how it was answered (see codes.py)."""

    fee: int
    loses: Annotated[Grid, 2, 3]
    gains: Annotated[Grid, 2, 3]


class Position(State):
    """A position of The Rats in the Walls."""

    content: PayOut
    # Table options
    ends_with_round: bool
    must_turn: bool
    # The table
    phase: int
    rounds: int
    brains: Annotated[Ints, SEATS_MAX]
    middle: int
    # The walls
    dice: int
    ones: int  # dice with one rat, once rolled
    twos: int  # dice with two rats, once rolled
    seen_by: int  # who has looked at the dice, as bits; 0: they are not rolled yet
    skull: bool
    # The round
    giver: int
    claim: int
    said: Annotated[Ints, SEATS_MAX]  # each seat's last number this round
    denied: int  # who has said "none" on five dice this round, as bits
    fee_paid: bool
    # The roll-off
    roll_offs: int
    rollers: int  # who takes part, as bits
    roller: int
    most: int
    leaders: int  # who has rolled the most, as bits
    # The end
    insane: int
    killed: int

    # ---- 4: setup ------------------------------------------------------------------------------------------

    def set_up(self, seats: int, brains: int) -> None:
        """4: so many brains in front of everybody."""
        self.seats = seats
        for seat in range(seats):
            self.brains[seat] = brains
            self.said[seat] = NO_CLAIM
        self.claim = NO_CLAIM
        self.insane = NOBODY
        self.killed = NOBODY

    # ---- 6b: the walls -------------------------------------------------------------------------------------

    def has_seen(self, viewer: int) -> bool:
        """Whether a viewer knows the dice that lie under the cup now."""
        if self.seen_by == EVERYONE:
            return True
        return viewer >= 0 and (self.seen_by >> viewer) & 1 == 1

    # ---- 7, 8: the end -------------------------------------------------------------------------------------

    def is_living(self, seat: int) -> bool:
        """Whether a seat can still win: neither insane nor killed."""
        return seat != self.insane and seat != self.killed

    def score(self, seat: int) -> int:
        """The brains in front of a seat; those of the insane and the killed no longer count."""
        return self.brains[seat] if self.is_living(seat) else 0

    def rank(self, seat: int) -> int:
        """1 for the living with the most brains; the insane and the killed come last."""
        ahead: int = 0
        living: bool = self.is_living(seat)
        for other in range(self.seats):
            if self.is_living(other) and (not living or self.brains[other] > self.brains[seat]):
                ahead += 1
        return ahead + 1
