"""House of Rath, what a seat cannot know: whose the face-down cards are, and who holds which Run Away card.

A viewer knows the own cards, the one removed in the setup, and all that were turned up. The other cards may be face
down in front of somebody, removed by somebody, or never dealt. One thing more is known of them: whoever is not out has
a living orphan (20.2), so a seat that has none face up has one face down. Every deal that fits is as likely as any.

They are dealt in two steps. First each seat that must have a living orphan gets some, at least one: how many is weighed
by the number of deals that are left for the others. Then everything else goes where there is room, by lot.
"""

from __future__ import annotations

from math import comb
from typing import Annotated

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.position import Position, count_bits, first_bit
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import NOBODY, Grid, Ints, Long
from ratskeller.kernel.rng import Rng


def _list_ways() -> list[list[int]]:
    """In how many ways some can be picked of so many: `_WAYS[of][some]`."""
    return [[comb(of, some) for some in range(ORPHANS + 1)] for of in range(ORPHANS + 1)]


_WAYS: Annotated[Grid, ORPHANS + 1, ORPHANS + 1] = _list_ways()


class Deal(Fixed):
    """The cards that one viewer cannot place, and the places where they may be."""

    living: int  # unplaced cards of living orphans
    dead: int  # … of dead ones
    down: Annotated[Ints, SEATS_MAX]  # how many each other seat has face down
    boxed: Annotated[Ints, SEATS_MAX]  # how many each other seat has removed: one or none
    needs: int  # seats of which a living orphan must be among those face down
    places: int  # all places where a card may be

    def gather(self, state: Position, viewer: int) -> None:
        """Take all cards away that the viewer has not seen."""
        unseen: int = 0
        living: int = state.living()
        self.needs = 0
        for seat in range(SEATS_MAX):
            self.down[seat] = 0
            self.boxed[seat] = 0
        for orphan in range(ORPHANS):
            if (state.up >> orphan) & 1 or (viewer >= 0 and state.holder[orphan] == viewer):
                continue
            unseen |= 1 << orphan
            if state.holder[orphan] == NOBODY:
                continue
            if (state.boxed >> orphan) & 1:
                self.boxed[state.holder[orphan]] += 1
            else:
                self.down[state.holder[orphan]] += 1
        self.living = unseen & living
        self.dead = unseen & ~living
        self.places = count_bits(unseen)
        if state.phase > DEALING:
            for seat in range(state.seats):
                if seat != viewer and state.out[seat] == 0 and state.children_of(seat) & state.up == 0:
                    self.needs |= 1 << seat

    def count_ways(self, seat: int, places: int, living: int) -> Long:
        """In how many ways so many living ones can lie in these places, if needy seats from here on must have some."""
        if seat == SEATS_MAX:
            return _WAYS[places][living]
        if not (self.needs >> seat) & 1:
            return self.count_ways(seat + 1, places, living)
        # All ways, but for those in which this seat has none.
        return self.count_ways(seat + 1, places, living) - self.count_ways(seat + 1, places - self.down[seat], living)

    def deal(self, state: Position, rng: Rng) -> None:
        """Put all cards back, by lot."""
        for orphan in range(ORPHANS):
            if ((self.living | self.dead) >> orphan) & 1:
                state.holder[orphan] = NOBODY
                state.boxed &= ~(1 << orphan)
        for seat in range(state.seats):
            if (self.needs >> seat) & 1:
                self._deal_needy(state, seat, rng)
        for seat in range(state.seats):
            for _ in range(self.down[seat]):
                state.holder[self._draw_any(rng)] = seat
            for _ in range(self.boxed[seat]):
                self._box(state, self._draw_any(rng), seat)

    def _deal_needy(self, state: Position, seat: int, rng: Rng) -> None:
        """The cards of a seat that must have a living orphan among them."""
        down: int = self.down[seat]
        living: int = count_bits(self.living)
        some: int = 0
        ways: Long = 0
        left: Long = rng.below(self.count_ways(seat, self.places, living))
        while left >= ways:
            left -= ways
            some += 1
            ways = _WAYS[down][some] * self.count_ways(seat + 1, self.places - down, living - some)
        for drawn in range(down):
            if drawn < some:
                state.holder[self._draw_living(rng)] = seat
            else:
                state.holder[self._draw_dead(rng)] = seat
        self.down[seat] = 0

    def _box(self, state: Position, orphan: int, seat: int) -> None:
        state.holder[orphan] = seat
        state.boxed |= 1 << orphan

    def _draw_living(self, rng: Rng) -> int:
        orphan: int = pick(self.living, rng)
        self.living &= ~(1 << orphan)
        self.places -= 1
        return orphan

    def _draw_dead(self, rng: Rng) -> int:
        orphan: int = pick(self.dead, rng)
        self.dead &= ~(1 << orphan)
        self.places -= 1
        return orphan

    def _draw_any(self, rng: Rng) -> int:
        orphan: int = pick(self.living | self.dead, rng)
        self.living &= ~(1 << orphan)
        self.dead &= ~(1 << orphan)
        self.places -= 1
        return orphan


def pick(of: int, rng: Rng) -> int:
    """One of a set, each as likely as the others."""
    left: int = rng.below(count_bits(of))
    for _ in range(left):
        of &= of - 1
    return first_bit(of)


def redeal_cards(state: Position, viewer: int, rng: Rng) -> None:
    """Adoption cards as the viewer may imagine them."""
    made: Deal = Deal()
    made.gather(state, viewer)
    made.deal(state, rng)


def redeal_lessons(state: Position, viewer: int, rng: Rng) -> None:
    """Run Away cards of others: any of those that nobody has shown and the viewer does not hold."""
    unseen: int = 0
    card: int
    held: Annotated[Ints, 6] = [0] * 6
    for each in range(CARDS):
        if state.lesson[each] != USED and (viewer < 0 or state.lesson[each] != viewer):
            unseen |= 1 << each
            if state.lesson[each] >= 0:
                held[state.lesson[each]] += 1
            state.lesson[each] = UNDRAWN
    for seat in range(state.seats):
        for _ in range(held[seat]):
            card = pick(unseen, rng)
            unseen &= ~(1 << card)
            state.lesson[card] = seat
