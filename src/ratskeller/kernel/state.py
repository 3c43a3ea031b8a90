"""What a game is: the one vocabulary that every game speaks and everything else uses.

A game's rules are one subclass of `State`, written in the compiled dialect (see `numbers.py`). The methods below,
from `legal` to `rank`, are what a game answers; the rest is the same for all games.
"""

from __future__ import annotations

from ratskeller.kernel.native import Block
from ratskeller.kernel.numbers import (
    ACTIONS_MAX,
    CHANCE,
    EVENTS_MAX,
    NO_ANSWER,
    NOBODY,
    NOT_NOW,
    PERMITTED,
    Long,
)
from ratskeller.kernel.observation import Observation
from ratskeller.kernel.rng import Rng


def _overflow(message: str) -> int:
    """Raise, apart from those who call it: what is small enough C writes into its callers."""
    raise IndexError(message)


class State(Block):
    """A position: who must move, what may be done, what happens then."""

    # ---- what a game answers -------------------------------------------------------------------------------

    def legal(self, seat: int) -> int:
        """Offer every legal action of a seat; return how many. Any seat that has some may act."""
        self.count = 0
        return self.count

    def outcomes(self) -> int:
        """Weigh every outcome that chance may bring now; return how many."""
        self.count = 0
        return self.count

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action of a seat, or a possible outcome where the seat is CHANCE. Trusts its caller."""

    def forbids(self, seat: int, action: int) -> int:
        """The code of the clause that forbids an action now, or PERMITTED."""
        for i in range(self.legal(seat)):
            if self.actions[i] == action:
                return PERMITTED
        return NOT_NOW

    def glimpse(self, viewer: int, seat: int, action: int) -> int:
        """What a viewer will see of a step that a seat (or CHANCE) is about to take: the step itself, or HIDDEN."""
        return action

    def awaited(self, viewer: int) -> int:
        """The seats the game waits for, as far as a viewer may know, as bits."""
        if self.mover < 0:
            return 0
        return 1 << self.mover

    def silence(self, seat: int) -> int:
        """The answer that a seat gives by saying nothing, while a question is open that is answered in secret.

        Else NO_ANSWER, for every seat: whether such a question is open is no secret.
        """
        return NO_ANSWER

    def aside(self, seat: int) -> int:
        """What a seat that is asked in secret may say for later, besides its answer; NO_ANSWER where there is nothing.

        It may not be done yet. A table notes it, and does it as soon as nothing forbids it any more. Whether there is
        such a thing depends on nothing secret.
        """
        return NO_ANSWER

    def redeal(self, seat: int, rng: Rng) -> None:
        """Replace all that a seat (or a spectator) cannot know by a sample that fits everything it has seen."""

    def disclose(self, viewer: int, seen: Observation) -> None:
        """Write down what a viewer may know, as the game's layout says: `observe` asks for it."""

    def score(self, seat: int) -> int:
        """The points of a seat as they stand."""
        return 0

    def rank(self, seat: int) -> int:
        """The place of a seat once the game is over: 1 is best, and may be shared.

        Where the game itself has won, as it can against somebody who plays alone, all have the place `seats` + 1.
        """
        return 1

    def is_quiet(self) -> bool:
        """Whether a search may stop here and ask what is promised; nowhere in a game that it plays to the end."""
        return False

    def promise(self, seat: int) -> float:
        """What a seat may hope for in a quiet position, counted as `reward` is."""
        return 0.0

    # ---- the same for all games ----------------------------------------------------------------------------

    def offer(self, action: int) -> int:
        """Add a legal action to the answer of `legal`."""
        if self.count >= ACTIONS_MAX:
            return _overflow("more legal actions than ACTIONS_MAX")
        self.actions[self.count] = action
        self.count += 1
        return self.count

    def weigh(self, outcome: int, weight: int) -> int:
        """Add an outcome to the answer of `outcomes`."""
        if self.count >= ACTIONS_MAX:
            return _overflow("more outcomes than ACTIONS_MAX")
        self.actions[self.count] = outcome
        self.weights[self.count] = weight
        self.count += 1
        return self.count

    def tell(self, kind: int, audience: int, a: int, b: int, c: int, d: int) -> int:
        """Note an event, if anybody listens: its kind, who may see it (seats as bits, or EVERYONE), its details."""
        return self._note(kind, audience, a, b, c, d) if self.telling else 0

    def _note(self, kind: int, audience: int, a: int, b: int, c: int, d: int) -> int:
        if self.told >= EVENTS_MAX:
            return _overflow("more events in one step than EVENTS_MAX")
        self.events[self.told][0] = kind
        self.events[self.told][1] = audience
        self.events[self.told][2] = a
        self.events[self.told][3] = b
        self.events[self.told][4] = c
        self.events[self.told][5] = d
        self.told += 1
        return self.told

    def observe(self, viewer: int, seen: Observation) -> int:
        """Write down what a seat or a spectator may know, as so many numbers; return how many."""
        seen.begin(self.seats, viewer)
        seen.add(viewer + 1 if viewer >= 0 else 0)
        seen.add(1 if self.mover == CHANCE else 0)
        seen.add(self.ending)
        seen.add_seats(self.awaited(viewer))
        self.disclose(viewer, seen)
        return seen.count

    def draw(self, rng: Rng) -> int:
        """An outcome drawn at random, each as likely as its weight says."""
        self.outcomes()
        return self.pick(rng)

    def pick(self, rng: Rng) -> int:
        """One of the outcomes weighed last, each as likely as its weight says."""
        total: Long = 0
        for i in range(self.count):
            total += self.weights[i]
        left: Long = rng.below(total)
        chosen: int = 0
        while left >= self.weights[chosen]:
            left -= self.weights[chosen]
            chosen += 1
        return self.actions[chosen]

    def reward(self, seat: int) -> float:
        """What a finished game is worth to a seat: one whole win, shared among the winners.

        A game that is played alone says itself what part of a win its result is, from 0 to 1.
        """
        winners: int = 0
        if self.rank(seat) != 1:
            return 0.0
        for other in range(self.seats):
            if self.rank(other) == 1:
                winners += 1
        return 1.0 / winners

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.mover == NOBODY

    def is_chance(self) -> bool:
        """Whether an outcome must be drawn before anybody can act."""
        return self.mover == CHANCE

    # ---- for callers outside the compiled rules ------------------------------------------------------------

    def legal_actions(self, seat: int) -> list[int]:
        """The legal actions of a seat, in their stable order."""
        return [self.actions[i] for i in range(self.legal(seat))]

    def weighted_outcomes(self) -> list[tuple[int, int]]:
        """The possible outcomes with their weights, in their stable order."""
        return [(self.actions[i], self.weights[i]) for i in range(self.outcomes())]

    def observed(self, viewer: int) -> list[int]:
        """What `observe` writes down."""
        seen: Observation = Observation()
        self.observe(viewer, seen)
        return seen.as_list()

    def told_events(self) -> list[list[int]]:
        """The events noted since `told` was last set to zero."""
        return [list(self.events[i]) for i in range(self.told)]
