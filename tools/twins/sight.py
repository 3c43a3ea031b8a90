"""What one viewer may learn of steps, by the rules alone: what they see of each, are told of it, and see then.

Two courses of a game that look the same here must look the same over the wire, and at the same moments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ratskeller.kernel.game import Event
from ratskeller.kernel.numbers import CHANCE, HIDDEN, NO_ANSWER, SPECTATOR
from ratskeller.kernel.texts import encode
from ratskeller.kernel.words import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State

OUTCOMES_MAX = 500  # after one action


class Course(NamedTuple):
    """Some actions and all that chance made of them, and what a viewer got of it."""

    outcomes: list[tuple[int, int]]  # what the viewer saw of each, and what it was
    told: list[bytes]
    scene: bytes
    after: State

    def looks_like(self, other: Course) -> bool:
        """Whether the viewer learns the same from both."""
        return self.told == other.told and self.scene == other.scene

    def plan(self) -> list[int]:
        """What chance has to bring."""
        return [code for _, code in self.outcomes]


def asked_seats(state: State) -> list[int]:
    """The seats that everybody sees being waited for."""
    awaited = state.awaited(SPECTATOR)
    return [seat for seat in range(state.seats) if awaited >> seat & 1]


def is_question(state: State) -> bool:
    """Whether something is asked now that is answered in secret."""
    return not state.is_chance() and not state.is_over() and state.silence(0) != NO_ANSWER


def can_keep_silent(state: State, seat: int) -> bool:
    """Whether nobody sees what the silence of a seat means."""
    return state.glimpse(SPECTATOR, seat, state.silence(seat)) == HIDDEN


class Sight:
    """The eyes of one viewer, who may also look on without a seat."""

    def __init__(self, game: Game, viewer: int, names: Sequence[str]) -> None:
        """`names`: of all seats."""
        self.game = game
        self.viewer = viewer
        self.names = names
        self._viewers = (viewer, SPECTATOR)
        self._words = game.words(ENGLISH)

    def scene(self, state: State) -> bytes:
        """What is seen of a position, and what would be refused and why."""
        shown = [self.game.scene(state, viewer, self.names, self._words) for viewer in self._viewers]
        if self.viewer < 0:
            return encode(shown)
        reasons = [state.forbids(self.viewer, code) for code in self.game.action_codes()]
        return encode([shown, reasons])

    def sees(self, state: State, seat: int, code: int) -> bool:
        """Whether the viewer sees what a step is."""
        return state.glimpse(self.viewer, seat, code) != HIDDEN

    def follow(
        self, before: State, steps: Sequence[tuple[int, int]], chance: Random, like: Course | None = None
    ) -> Course | None:
        """What comes of some actions, or None if they are not possible; chance looks as in another course."""
        state, told = before.copy(), []
        outcomes: list[tuple[int, int]] = []
        shown = [code for seen, code in like.outcomes if seen != HIDDEN] if like else None
        for seat, code in steps:
            if code not in state.legal_actions(seat):
                return None
            told += self._apply(state, seat, code)
            while state.is_chance():
                outcome = self.choose(state, chance, shown)
                if outcome is None or len(outcomes) > OUTCOMES_MAX:
                    return None
                outcomes.append((state.glimpse(self.viewer, CHANCE, outcome), outcome))
                told += self._apply(state, CHANCE, outcome)
        return Course(outcomes, told, self.scene(state), state)

    def choose(self, state: State, chance: Random, shown: list[int] | None) -> int | None:
        """An outcome that the viewer cannot see, or the next of those that they saw elsewhere; None if it cannot be."""
        possible = [(code, weight) for code, weight in state.weighted_outcomes() if weight > 0]
        hidden = [code for code, _ in possible if not self.sees(state, CHANCE, code)]
        if hidden:  # what will be seen later cannot lie hidden now
            return chance.choice([code for code in hidden if code not in (shown or ())] or hidden)
        if shown is None:
            if chance.random() < 0.5:  # rare outcomes too
                return chance.choice(possible)[0]
            return chance.choices([code for code, _ in possible], [weight for _, weight in possible])[0]
        code = shown.pop(0) if shown else None
        return code if code in {each for each, _ in possible} else None

    def _apply(self, state: State, seat: int, code: int) -> list[bytes]:
        state.telling, state.told = True, 0
        state.apply(seat, code)
        events = [Event(coded[1], self.game.event(coded)) for coded in state.told_events()]
        state.told = 0
        return [encode([viewer, event]) for event in events for viewer in self._viewers if event.is_for(viewer)]
