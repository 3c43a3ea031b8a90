"""What somebody who knows a game makes of a position: the judgement behind bots, searches and reviews.

A game that has one writes it in the compiled dialect, as a subclass of `Mind` in its `rules/mind.py`. A mind is only
ever shown imagined positions, so it cannot use what its seat does not know.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import ACTIONS_MAX, Floats, Long
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State

_PARTS: Long = 1073741824  # into which a whole is cut to draw from it


class Mind(Fixed):
    """The judgement of one player. The methods from `weigh` to `terms` are what a game answers."""

    effort: int  # how hard to think, where a game can think more or less about a move; a level says so
    temper: int  # which of the game's temperaments; 0 is the even one
    preference: Annotated[Floats, ACTIONS_MAX]  # what `weigh` answered last

    # ---- what a game answers -------------------------------------------------------------------------------

    def learn(self, name: str, numbers: list[float]) -> None:
        """Take in numbers from a data file, by their name there."""

    def weigh(self, state: State, seat: int) -> int:
        """How likely a sensible player is to choose each legal action, in `preference`; return how many there are.

        The order is that of `state.actions`; the sum is 1. Depends on nothing that the seat cannot know: a search also
        asks this for the others, in positions in which they know less than it does.
        """
        count: int = state.legal(seat)
        for i in range(count):
            self.preference[i] = 1.0 / count
        return count

    def choose(self, state: State, seat: int) -> int:
        """One sensible action, the same every time: the bot `greedy`. Depends on nothing that the seat cannot know."""
        best: int = 0
        for i in range(self.weigh(state, seat)):
            if self.preference[i] > self.preference[best]:
                best = i
        return state.actions[best]

    def sample(self, state: State, seat: int, rng: Rng) -> int:
        """What a seat might do: how a search plays on."""
        return self.draw(state, seat, rng)

    def is_quiet(self, state: State) -> bool:
        """Whether a search may stop here and ask for the outlook."""
        return False

    def outlook(self, state: State, seat: int) -> float:
        """What part of a win a seat may hope for, counted as `State.reward` is."""
        return 1.0 / state.seats

    def belief(self, state: State, seat: int) -> float:
        """How likely the others, as imagined for a seat, would have done what they did: from 0 to 1."""
        return 1.0

    def imagine(self, state: State, seat: int, rng: Rng) -> None:
        """Replace all that a seat cannot know, as a search does for each try: by what fits, all alike.

        A game that can draw what is likely, after all that was done, does that here and needs no `belief`.
        """
        state.redeal(seat, rng)

    def secret(self, state: State, seat: int) -> int:
        """What a seat alone knows, as one number: equal for equal knowledge. 0 where there is nothing."""
        return 0

    # ---- what it has noticed -------------------------------------------------------------------------------
    # Only a mind that `has_memory` is shown the steps of a game; what it makes of them goes along as a row of numbers.

    def has_memory(self) -> bool:
        """Whether what was done earlier in a game tells it something."""
        return False

    def notice(self, state: State, seat: int, action: int) -> None:
        """Somebody, or CHANCE, is about to take a step that everybody sees; hidden ones are never noticed.

        The position is the one before the step, imagined for the spectator. So an action of a seat need not be legal
        in it: the card that it turns up may lie somewhere else there.
        """

    def forget(self) -> None:
        """Have noticed nothing yet."""

    def memory(self) -> list[float]:
        """What it has noticed, for `recall`."""
        return []

    def recall(self, memory: list[float]) -> None:
        """Have noticed this; nothing yet, if the list is empty."""

    # ---- where it can be worked out ------------------------------------------------------------------------
    # For reviews of games that are over. Where these answer nothing, a review tries what happens.

    def reckon(self, state: State) -> list[float]:
        """What every seat may hope for in a real position, counted as `outlook` is."""
        return []

    def reckon_choices(self, state: State, seat: int) -> list[list[float]]:
        """What every seat may hope for after each legal action of a seat, as far as that seat can know: a row each."""
        return []

    def points(self, state: State) -> list[float]:
        """The points that every seat may expect in the end, in a game in which one counts in those."""
        return []

    def points_of_choices(self, state: State, seat: int) -> list[float]:
        """The points that a seat still expects after each of its legal actions."""
        return []

    # ---- the same for all minds ----------------------------------------------------------------------------

    def draw(self, state: State, seat: int, rng: Rng) -> int:
        """An action drawn as `weigh` says."""
        left: float = rng.below(_PARTS) / _PARTS
        chosen: int = 0
        last: int = self.weigh(state, seat) - 1
        while chosen < last and left >= self.preference[chosen]:
            left -= self.preference[chosen]
            chosen += 1
        return state.actions[chosen]

    # ---- for callers outside the compiled rules ------------------------------------------------------------

    def facts(self, state: State, seat: int) -> list[tuple[str, float]]:
        """What else somebody who knows the game would say of a decision of a seat, by name."""
        return []

    def terms(self, state: State, seat: int) -> list[tuple[str, float]]:
        """What the outlook of a seat is made of, by name, in the order in which people should read it."""
        return []

    def preferences(self, state: State, seat: int) -> list[float]:
        """What `weigh` answers, as a list."""
        return [self.preference[i] for i in range(self.weigh(state, seat))]
