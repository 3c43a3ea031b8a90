"""House of Rath, who owns what, as somebody at the table can believe it.

Each seat has a weight for each orphan, from what it did (evidence.py). A deal of the face-down cards that fits what the
viewer knows is as likely as the product of its weights. With the cards taken one by one and nothing remembered but how
many each seat has got so far, all deals are summed up exactly, for any number of seats: dead orphans first, since
whoever is not out must have a living one (20.2).
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.position import Position, count_bits
from ratskeller.games.house_of_rath.rules.redeal import pick
from ratskeller.kernel.native import Fixed, exp
from ratskeller.kernel.numbers import NOBODY, Floats, Ints, Long
from ratskeller.kernel.rng import Rng

_LET_GO: float = 0.03  # how likely an owner was to keep silent about an attack, and so to lose the orphan
_EVIDENCE_MOST: float = 4.0  # nobody is so sure of others that more would count
_PARTS: Long = 1073741824
_TRIFLE: float = 0.000001  # so that there is always something to divide by
_ROUNDS: int = 2  # of a quick guess


class Belief(Fixed):
    """What one viewer at a time can believe."""

    evidence: Annotated[Floats, SEATS_MAX * ORPHANS]  # logarithms of weights, seat * ORPHANS + orphan
    is_even: bool  # whether nothing counts but which deals fit
    odds: Annotated[Floats, SEATS_MAX * ORPHANS]  # the answer: how likely each seat owns each orphan
    # The question
    weight: Annotated[Floats, SEATS_MAX * ORPHANS]
    unseen: int  # cards that the viewer cannot place …
    dead: int  # … of orphans who are dead
    unowned: int  # how many of these lie in front of nobody
    down: Annotated[Ints, SEATS_MAX]  # how many of them each seat has
    boxed: Annotated[Ints, SEATS_MAX]  # … and has removed
    needs: int  # seats of which a living orphan must be among those
    # All deals: `ways[card * COUNTS_MAX + counts]`, before each card, by how many each seat still gets
    cards: int
    card: Annotated[Ints, ORPHANS]
    unit: Annotated[Ints, SEATS_MAX]  # what one card of a seat is in a number of counts
    counts: int
    ways: Annotated[Floats, (ORPHANS + 1) * COUNTS_MAX]
    reach: Annotated[Floats, COUNTS_MAX]
    beyond: Annotated[Floats, COUNTS_MAX]

    # ---- the question --------------------------------------------------------------------------------------

    def ask(self, state: Position, viewer: int) -> None:
        """Take in what a viewer knows; the odds of all that is certain are set."""
        living: int = state.living()
        self.unseen = 0
        self.needs = 0
        for seat in range(SEATS_MAX):
            self.down[seat] = 0
            self.boxed[seat] = 0
        for i in range(SEATS_MAX * ORPHANS):
            self.odds[i] = 0.0
        for orphan in range(ORPHANS):
            self._place(state, orphan, viewer)
        self.dead = self.unseen & ~living
        self.unowned = count_bits(self.unseen)
        for seat in range(state.seats):
            self.unowned -= self.down[seat]
            if self.down[seat] > 0 and state.out[seat] == 0 and state.children_of(seat) & state.up == 0:
                self.needs |= 1 << seat
        for seat in range(state.seats):
            self._weigh(seat)

    def _place(self, state: Position, orphan: int, viewer: int) -> None:
        """A card that the viewer has seen lies where it lies; another one is counted with its owner's."""
        holder: int = state.holder[orphan]
        is_boxed: bool = (state.boxed >> orphan) & 1 == 1
        if (state.up >> orphan) & 1 or (viewer >= 0 and holder == viewer):
            if not is_boxed:
                self.odds[holder * ORPHANS + orphan] = 1.0
            return
        self.unseen |= 1 << orphan
        if holder == NOBODY:
            return
        if is_boxed:
            self.boxed[holder] += 1
        else:
            self.down[holder] += 1

    def _weigh(self, seat: int) -> None:
        logarithm: float
        for orphan in range(ORPHANS):
            logarithm = self.evidence[seat * ORPHANS + orphan]
            logarithm = max(-_EVIDENCE_MOST, min(_EVIDENCE_MOST, logarithm))
            self.weight[seat * ORPHANS + orphan] = exp(logarithm)
            if (self.dead >> orphan) & 1:
                self.weight[seat * ORPHANS + orphan] = _LET_GO if not self.is_even else 1.0

    # ---- a quick guess -------------------------------------------------------------------------------------

    def guess(self, state: Position, viewer: int) -> None:
        """The odds, nearly: weights that are scaled until the cards of every seat are about as many as it has."""
        total: float
        scale: Annotated[Floats, 6] = [1.0] * 6
        self.ask(state, viewer)
        for _ in range(_ROUNDS):
            for orphan in range(ORPHANS):
                if (self.unseen >> orphan) & 1:
                    total = self.unowned + _TRIFLE
                    for seat in range(state.seats):
                        total += scale[seat] * self.down[seat] * self.weight[seat * ORPHANS + orphan]
                    for seat in range(state.seats):
                        self.odds[seat * ORPHANS + orphan] = (
                            scale[seat] * self.down[seat] * self.weight[seat * ORPHANS + orphan] / total
                        )
            for seat in range(state.seats):
                total = 0.0
                for orphan in range(ORPHANS):
                    if (self.unseen >> orphan) & 1:
                        total += self.odds[seat * ORPHANS + orphan]
                if total > 0.0:
                    scale[seat] *= self.down[seat] / total

    # ---- all deals -----------------------------------------------------------------------------------------

    def list_deals(self, state: Position, viewer: int) -> None:
        """Sum up all deals that fit, from the last card back to the first."""
        self.ask(state, viewer)
        self.cards = 0
        for is_dead in range(1, -1, -1):
            for orphan in range(ORPHANS):
                if (self.unseen >> orphan) & 1 and (self.dead >> orphan) & 1 == is_dead:
                    self.card[self.cards] = orphan
                    self.cards += 1
        self.counts = 1
        for seat in range(state.seats):
            self.unit[seat] = self.counts
            self.counts *= self.down[seat] + 1
        for counts in range(self.counts):
            self.ways[self.cards * COUNTS_MAX + counts] = 1.0 if counts == 0 else 0.0
        for back in range(self.cards):
            self._sum_up(state, self.cards - 1 - back)

    def _sum_up(self, state: Position, at: int) -> None:
        """All ways to deal the cards from one on, for all counts that may be left."""
        orphan: int = self.card[at]
        first: int = at * COUNTS_MAX
        next_first: int = first + COUNTS_MAX
        ways: float
        for counts in range(self.counts):
            ways = self.ways[next_first + counts]
            for seat in range(state.seats):
                if self._left(seat, counts) > 0:
                    ways += self.weight[seat * ORPHANS + orphan] * self.ways[next_first + counts - self.unit[seat]]
            self.ways[first + counts] = ways
        if at == count_bits(self.dead):  # whoever needs a living orphan has a card left for it
            for counts in range(self.counts):
                for seat in range(state.seats):
                    if (self.needs >> seat) & 1 and self._left(seat, counts) == 0:
                        self.ways[first + counts] = 0.0

    def _left(self, seat: int, counts: int) -> int:
        """How many cards a seat still gets, by a number of counts."""
        return counts // self.unit[seat] % (self.down[seat] + 1)

    def work_out(self, state: Position, viewer: int) -> None:
        """The odds, exactly."""
        orphan: int
        total: float
        self.list_deals(state, viewer)
        total = self.ways[self.counts - 1]
        for counts in range(self.counts):
            self.reach[counts] = 0.0
        self.reach[self.counts - 1] = 1.0
        for at in range(self.cards):
            orphan = self.card[at]
            for counts in range(self.counts):
                self.beyond[counts] = 0.0
            for counts in range(self.counts):
                if self.reach[counts] > 0.0 and self.ways[at * COUNTS_MAX + counts] > 0.0:
                    self._hand_out(state, at, orphan, counts, total)
            for counts in range(self.counts):
                self.reach[counts] = self.beyond[counts]

    def _hand_out(self, state: Position, at: int, orphan: int, counts: int, total: float) -> None:
        """One card, from one number of counts: to each seat that still gets some, or to nobody."""
        after: int
        ways: float
        self.beyond[counts] += self.reach[counts]
        for seat in range(state.seats):
            if self._left(seat, counts) > 0:
                after = counts - self.unit[seat]
                ways = self.reach[counts] * self.weight[seat * ORPHANS + orphan]
                self.beyond[after] += ways
                self.odds[seat * ORPHANS + orphan] += ways * self.ways[(at + 1) * COUNTS_MAX + after] / total

    # ---- one deal ------------------------------------------------------------------------------------------

    def deal(self, state: Position, rng: Rng) -> None:
        """Put the cards that were asked about somewhere, each deal as likely as it is; after `list_deals`."""
        counts: int = self.counts - 1
        left: int = self.unseen
        seat: int
        for at in range(self.cards):
            state.holder[self.card[at]] = NOBODY
            state.boxed &= ~(1 << self.card[at])
            seat = self._draw(state, at, counts, rng)
            if seat != NOBODY:
                state.holder[self.card[at]] = seat
                left &= ~(1 << self.card[at])
                counts -= self.unit[seat]
        for each in range(state.seats):
            for _ in range(self.boxed[each]):
                left = _box(state, left, each, rng)

    def _draw(self, state: Position, at: int, counts: int, rng: Rng) -> int:
        """Who gets a card: a seat, or NOBODY."""
        orphan: int = self.card[at]
        next_first: int = (at + 1) * COUNTS_MAX
        drawn: float = self.ways[at * COUNTS_MAX + counts] * rng.below(_PARTS) / _PARTS
        for seat in range(state.seats):
            if self._left(seat, counts) > 0:
                drawn -= self.weight[seat * ORPHANS + orphan] * self.ways[next_first + counts - self.unit[seat]]
                if drawn < 0.0:
                    return seat
        return NOBODY


def _box(state: Position, of: int, seat: int, rng: Rng) -> int:
    """One of some cards that nobody has was removed by a seat; the others are left."""
    orphan: int = pick(of, rng)
    state.holder[orphan] = seat
    state.boxed |= 1 << orphan
    return of & ~(1 << orphan)
