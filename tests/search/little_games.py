"""Games of a few lines for the search. They use only the fields that every state has, so they run on both builds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.numbers import CHANCE, HIDDEN, NOBODY
from ratskeller.kernel.state import State

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng


class Little(State):
    """`ending` holds what a position knows; below zero the game is over and it tells who has won."""

    __slots__ = ()

    def begin(self, seats: int, mover: int, ending: int) -> Little:
        self.seats, self.mover, self.ending = seats, mover, ending
        return self

    def win(self, seat: int) -> None:
        self.mover = NOBODY
        self.ending = -1 - seat

    def rank(self, seat: int) -> int:
        return 1 if self.ending == -1 - seat else 2


class Nim(Little):
    """Take one to three; whoever takes the last wins."""

    __slots__ = ()

    def legal(self, seat: int) -> int:
        self.count = 0
        for taken in range(1, min(3, self.ending) + 1 if seat == self.mover else 1):
            self.offer(taken)
        return self.count

    def apply(self, seat: int, action: int) -> None:
        self.ending -= action
        if self.ending == 0:
            self.win(seat)
        else:
            self.mover = 1 - seat


class Corridor(Little):
    """One way only, a thousand steps long."""

    __slots__ = ()

    def legal(self, seat: int) -> int:
        self.count = 0
        return self.offer(7) if seat == self.mover else 0

    def apply(self, seat: int, action: int) -> None:
        self.ending -= 1
        if self.ending == 0:
            self.win(0)


class Crossroads(Little):
    """Seat 0 sends the choice to seat 1 (action 1) or to seat 2 (action 2), who says which seat wins: 0 or 1."""

    __slots__ = ()

    def legal(self, seat: int) -> int:
        self.count = 0
        if seat == self.mover:
            self.offer(1 if seat == 0 else 10)
            self.offer(2 if seat == 0 else 11)
        return self.count

    def apply(self, seat: int, action: int) -> None:
        if action < 10:
            self.mover = action
        else:
            self.win(action - 10)


TAILS, HEADS, GUESS, ASK = 0, 1, 10, 20


class Coin(Little):
    """A coin lies under seat 0's hand: it has seen it. Seat 1 guesses (10, 11), or lets seat 0 say it (20).

    Whoever names the side that lies up wins; a wrong guess makes the other one win. `ending`: 1 + the side.
    """

    __slots__ = ()

    def legal(self, seat: int) -> int:
        self.count = 0
        if seat == self.mover:
            self.offer(GUESS + TAILS)
            self.offer(GUESS + HEADS)
            if seat == 1:
                self.offer(ASK)
        return self.count

    def outcomes(self) -> int:
        self.count = 0
        self.weigh(TAILS, 1)
        return self.weigh(HEADS, 1)

    def glimpse(self, viewer: int, seat: int, action: int) -> int:
        return HIDDEN if self.mover == CHANCE and viewer != 0 else action

    def apply(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.ending = 1 + action
            self.mover = 1
        elif action == ASK:
            self.mover = 0
        else:
            self.win(seat if self.ending == 1 + action - GUESS else 1 - seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        if seat != 0 and self.ending > 0:
            self.ending = 1 + rng.below(2)
