"""Candles: what stands on the table, and who has won."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.candles.rules.codes import *
from ratskeller.kernel.numbers import NOBODY, Ints
from ratskeller.kernel.state import State


class Position(State):
    """A position of Candles."""

    lit: int
    snuffed: Annotated[Ints, SEATS]  # by each seat
    in_the_dark: int  # the seat that has snuffed the last candle, or NOBODY

    # ---- 1: the table ----------------------------------------------------------------------------------------

    def set_up(self, candles: int) -> None:
        """1: a row of candles, and the first seat begins."""
        self.seats = SEATS
        self.lit = candles
        self.in_the_dark = NOBODY
        self.mover = 0

    # ---- 3: the end ------------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """The candles that a seat has snuffed; they decide nothing."""
        return self.snuffed[seat]

    def rank(self, seat: int) -> int:
        """3.1: whoever sits in the dark has lost."""
        return 2 if seat == self.in_the_dark else 1
