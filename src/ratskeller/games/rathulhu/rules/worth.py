"""Rathulhu: what a collection may still bring, row by row of the score sheet, as a player reckons it by hand.

Favour of the rows that are safe, and a fair guess at the rest: a lot that is won has so many tiles, each of them as
likely as the bag says. Nothing here is learnt; outlook.py is what is learnt.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.position import Position
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Floats, Ints

_LOT_TILES: float = 3.0  # that a token wins, on average
_ALTAR_LATER: float = 0.6  # how often somebody has an Altar in an Aeon that is still to come
_OLD_ONE: float = 3.0  # two points, and a tile that one may pick

# 12.3 and 12.7, by the number of types.
_TOMES: Annotated[Floats, 6] = [-5.0, 0.0, 0.0, 5.0, 10.0, 15.0]
_SITES: Annotated[Floats, 9] = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 10.0, 15.0]


class Worth(Fixed):
    """A scale for one collection: lay it on, add or take away, read."""

    hand: Annotated[Ints, KINDS]  # the collection on the scale
    most: int  # Shoggoths of the other seat that has the most
    least: int  # … the fewest
    lots: float  # that the seat may still win in this Aeon
    later: int  # Aeons after this one

    def lay_on(self, state: Position, seat: int) -> None:
        """Look at a seat's collection."""
        tokens: int = state.up[seat]
        left: int = state.time_spaces() - state.time
        self.most = 0
        self.least = 99
        for other in range(state.seats):
            if other != seat:
                self.most = max(self.most, state.held[other][SHOGGOTH])
                self.least = min(self.least, state.held[other][SHOGGOTH])
        for kind in range(KINDS):
            self.hand[kind] = state.held[seat][kind]
        self.lots = 0.0
        while tokens:
            self.lots += tokens & 1
            tokens >>= 1
        self.lots = min(self.lots, 0.7 * left)
        self.later = AEONS - state.aeon

    def add_track(self, state: Position) -> None:
        """As if the seat had won the tiles on the auction track, Setbacks resolved."""
        for space in range(TRACK_SPACES):
            if state.track[space] != EMPTY:
                self.hand[state.track[space]] += 1
        self.settle()

    def settle(self) -> None:
        """9.2, 9.3: every Setback takes two tiles, those that hurt the least."""
        self.hand[SHOGGOTH] = max(0, self.hand[SHOGGOTH] - LOST_TO_A_SETBACK * self.hand[SHOGGOTH_SETBACK])
        for _ in range(LOST_TO_A_SETBACK * self.hand[RITUAL_SETBACK]):
            if self.hand[ALTAR] > 0:
                self.hand[ALTAR] -= 1
            elif self.hand[CULTIST] > 0:
                self.hand[CULTIST] -= 1
        for _ in range(LOST_TO_A_SETBACK * self.hand[TOME_SETBACK]):
            self._lose(TOME, TOMES_END)
        for _ in range(LOST_TO_A_SETBACK * self.hand[SITE_SETBACK]):
            self._lose(SITE, SITES_END)
        for kind in range(SETBACK, SETBACKS_END):
            self.hand[kind] = 0

    def _lose(self, first: int, end: int) -> None:
        """One tile of a second pair first, then a single one, then one of a set."""
        chosen: int = 0
        rank: int
        best: int = 0
        for kind in range(first, end):
            rank = 0
            if self.hand[kind] == 2:
                rank = 3
            elif self.hand[kind] > 2:
                rank = 3 if end == TOMES_END else 1
            elif self.hand[kind] == 1:
                rank = 2
            if rank > best:
                best = rank
                chosen = kind
        if best > 0:
            self.hand[chosen] -= 1

    # ---- reading the scale ---------------------------------------------------------------------------------

    def total(self, state: Position) -> float:
        """Favour that the collection on the scale may still bring."""
        return self.tomes(state) + self.rituals(state) + self.shoggoths() + self.sites(state) + self._others()

    def _others(self) -> float:
        old_one: float = _OLD_ONE if self.lots > 0 else 2.0
        return 3.0 * self.hand[RELIC] + old_one * self.hand[OLD_ONE]

    def tomes(self, state: Position) -> float:
        """12.3, with the types that are hoped for."""
        types: int = 0
        missing: int = 0
        for kind in range(TOME, TOMES_END):
            if self.hand[kind] > 0:
                types += 1
            else:
                missing += state.bag[kind]
        hoped: float = _LOT_TILES * self.lots * missing / max(1, state.bag_tiles)
        hoped = min(hoped, 5.0 - types)
        return _between(_TOMES[types], _TOMES[min(5, types + 1)], _TOMES[min(5, types + 2)], hoped)

    def rituals(self, state: Position) -> float:
        """12.4 and 12.5, with the Altar that is hoped for."""
        altar: float = 1.0
        if self.hand[ALTAR] == 0:
            altar = min(0.9, _LOT_TILES * self.lots * state.bag[ALTAR] / max(1, state.bag_tiles))
        return self.hand[ALTAR] + self.hand[CULTIST] * (altar + _ALTAR_LATER * self.later)

    def shoggoths(self) -> float:
        """12.6, in this Aeon and in those to come."""
        return self._standing(1.0 + self.lots) + self.later * self._standing(4.0)

    def _standing(self, spread: float) -> float:
        """12.6: how likely the most and the fewest are, when the difference is still to change by about the spread."""
        over: float = 0.5 + (self.hand[SHOGGOTH] - self.most) / spread
        under: float = 0.5 + (self.least - self.hand[SHOGGOTH]) / spread
        return 5.0 * min(1.0, max(0.0, over)) - 2.0 * min(1.0, max(0.0, under))

    def sites(self, state: Position) -> float:
        """12.7 and 12.8, with what is hoped for."""
        types: int = 0
        more: float
        hoped: float = 0.0
        points: float = 0.0
        each: float = _LOT_TILES * (self.lots + 3.0 * self.later) / max(1, state.bag_tiles)
        for kind in range(SITE, SITES_END):
            more = min(1.0, each * state.bag[kind])
            if self.hand[kind] == 0:
                hoped += 0.8 * more
            else:
                types += 1
                if self.hand[kind] == 1:
                    points += 2.0 * more * more
                else:
                    points += 5.0 * (self.hand[kind] - 2) + 5.0 * more
        return points + _between(_SITES[types], _SITES[min(8, types + 1)], _SITES[min(8, types + 2)], hoped)


def _between(now: float, one_more: float, after: float, hoped: float) -> float:
    """The worth of so many types and a hoped-for part more; what is beyond two more is not counted."""
    if hoped <= 1.0:
        return now + (one_more - now) * hoped
    return one_more + (after - one_more) * min(1.0, hoped - 1.0)
