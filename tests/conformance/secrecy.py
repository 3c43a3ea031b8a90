"""Does anybody get to know what they may not? One checker for all games, and proof that it can fail in tests/kernel.

What a viewer gets of a game is a row of frames, one a step: what is seen of the step itself, the events and sentences
meant for the viewer, the scene after it, and why any action that the viewer could try would be refused. Five things
must hold, in bytes, so that the order of choices and the size of a frame count too:

1. Redealing what a viewer cannot know changes nothing in the scene.
2. A step that the game calls HIDDEN gives the same frame whatever the step was.
3. After such a step, redealing can change what the step did: a `redeal` that does nothing would pass the first test.
4. Every redealt position has a history: other hidden steps that lead to it, with the same frames all the way. What an
   event gave away earlier has none.
5. A step that the viewer sees, taken in a twin too, a redealt position in which it is possible, gives the same frame
   there, unless an event says openly what was hidden. So whether chance is asked, and for what, follows from nothing
   hidden, and a viewer's frames are as many. In a long game test 4 gives up on such a leak.

A step of which a viewer gets nothing at all, not even that it was taken, leaves no frame. In another history there may
be others of the kind, in other places.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ratskeller.kernel.game import Event
from ratskeller.kernel.numbers import HIDDEN, SPECTATOR
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.texts import encode
from ratskeller.kernel.words import ENGLISH
from tests.conformance.play import Driver, Setup, carry_out, kept_on_failure, steps, viewers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State
    from tests.conformance.traits import Hint

REDEALS = 3  # at every step, for every viewer
VARIATIONS = 40  # redeals, one of which must change something that may change
BUDGET = 1_000  # steps tried in search of one history, and two for every step of it
OFTEN = 64  # after so many steps a history is looked for less and less often, as it takes longer and longer


class Leak(AssertionError):
    """A viewer can tell what they may not know."""


class Step(NamedTuple):
    """Something done, and the frame that one viewer got of it."""

    before: State
    seat: int
    code: int
    frame: bytes
    hidden: bool


class Trail:
    """A game as one viewer has seen it so far."""

    def __init__(self, game: Game, viewer: int, names: Sequence[str], hint: Hint | None = None) -> None:
        self.game, self.viewer, self.names, self.hint = game, viewer, names, hint
        self.words, self.packs = game.words(ENGLISH), game.choose_packs({})
        self.steps: list[Step] = []
        self.unseen: dict[int, list[tuple[State, int, int]]] = {}  # steps without a frame, by the number of the next
        self.next_history = 0  # after how many steps one is looked for again
        self.found: Counter[str] = Counter()  # how often each test had something to test
        self._scenes: dict[int, bytes] = {}  # by digest: histories lead through the same positions again and again

    # ---- what is sent ------------------------------------------------------------------------------------------

    def scene(self, state: State) -> bytes:
        """What the viewer is shown and could find out by trying."""
        digest = state.digest()
        if digest not in self._scenes:
            self._scenes[digest] = self._make_scene(state)
        return self._scenes[digest]

    def _make_scene(self, state: State) -> bytes:
        scene = self.game.scene(state, self.viewer, self.names, self.words)
        if self.viewer < 0:
            return encode(scene)
        reasons = [state.forbids(self.viewer, code) for code in self.game.action_codes()]
        return encode([scene, reasons, str(self.game.not_now(state, self.viewer, self.names))])

    def carry_out(self, state: State, seat: int, code: int) -> bytes:
        """Change a state by a step; return the frame that the viewer gets."""
        glimpse = state.glimpse(self.viewer, seat, code)
        mine = self._apply(state, seat, code)
        story = [self.game.sentence(event.what, self.names, self.viewer, self.words, self.packs) for event in mine]
        return msgspec.json.encode([glimpse, mine, story]) + self.scene(state)

    def _apply(self, state: State, seat: int, code: int) -> list[Event]:
        """Change a state by a step; return what the viewer is told of it."""
        state.telling = True
        state.told = 0
        state.apply(seat, code)
        events = [Event(coded[1], self.game.event(coded)) for coded in state.told_events()]
        state.told = 0
        return [event for event in events if event.is_for(self.viewer)]

    # ---- the five tests ----------------------------------------------------------------------------------------

    def step(self, state: State, seat: int, code: int) -> None:
        """Note a step from a position that will stay as it is, after looking at what else it could have been."""
        hidden = state.glimpse(self.viewer, seat, code) == HIDDEN
        if hidden and seat == self.viewer:
            self.complain(f"seat {seat} cannot see what it did itself")
        if hidden:
            self._check_hidden(state, seat, code)
        frame = self.carry_out(state.copy(), seat, code)
        if hidden and frame == self.nothing(state):
            self.found["unseen"] += 1
            self.unseen.setdefault(len(self.steps), []).append((state, seat, code))
            return
        self.steps.append(Step(state, seat, code, frame, hidden))

    def nothing(self, state: State) -> bytes:
        """The frame of a step of which the viewer gets nothing."""
        return msgspec.json.encode([HIDDEN, [], []]) + self.scene(state)

    def check_redeal(self, state: State, rng: Rng, redeals: int = REDEALS) -> None:
        """Test 1."""
        row = state.as_row()
        for _ in range(redeals):
            imagined = state.copy()
            imagined.redeal(self.viewer, rng)
            if imagined.as_row() != row:
                self.found["redealt"] += 1
                if self.scene(imagined) != self.scene(state):
                    self.complain("the scene changed when only what is hidden from the viewer did")

    def _check_hidden(self, state: State, seat: int, code: int) -> None:
        """Tests 2 and 3."""
        frames: set[bytes] = set()
        results: list[list[int]] = []
        for by, other in steps(state):
            if by == seat and state.glimpse(self.viewer, by, other) == HIDDEN:
                after = state.copy()
                frames.add(self.carry_out(after, seat, other))
                results.append(after.as_row())
        if len(frames) != 1:
            self.complain(f"a hidden step of {seat} gives {len(frames)} different frames")
        secret = [place for place, found in enumerate(zip(*results, strict=True)) if len(set(found)) > 1]
        if not secret:
            return
        self.found["hidden"] += 1
        after = state.copy()
        after.apply(seat, code)
        rng, real = Rng(after.digest()), after.as_row()
        for _ in range(VARIATIONS):
            imagined = after.copy()
            imagined.redeal(self.viewer, rng)
            row = imagined.as_row()
            if any(row[place] != real[place] for place in secret):
                return
        self.complain(f"a hidden step of {seat} is never redealt")

    def check_twins(self, state: State, seat: int, code: int, rng: Rng, redeals: int = REDEALS) -> None:
        """Test 5. Where several are asked, the last to answer sees that it was the last; the end shows everything."""
        if state.glimpse(self.viewer, seat, code) == HIDDEN or state.awaited(self.viewer).bit_count() > 1:
            return
        real = state.copy()
        told, row = self._apply(real, seat, code), state.as_row()
        # A spectator knows no more than who acts, and what that one knows makes the step possible in every twin.
        knows = seat if self.viewer == SPECTATOR and seat >= 0 else self.viewer
        for _ in range(redeals):
            twin = state.copy()
            twin.redeal(knows, rng)
            if twin.as_row() == row or (seat, code) not in steps(twin):
                continue
            other = self._apply(twin, seat, code)
            if any(one != two for one, two in zip(told, other, strict=False)) or (real.is_over() and twin.is_over()):
                continue
            self.found["twins"] += 1
            if len(other) != len(told) or self.scene(twin) != self.scene(real):
                self.complain(f"a step of {seat} leads elsewhere when only what is hidden from the viewer differs")

    def check_history(self, state: State, rng: Rng) -> None:
        """Test 4."""
        if len(self.steps) < self.next_history:
            return
        self.next_history = len(self.steps) + max(1, (len(self.steps) - OFTEN) // 8)
        imagined = state.copy()
        imagined.redeal(self.viewer, rng)
        wanted = imagined.as_row()
        if wanted == state.as_row():
            return
        if self.hint is not None and self._follow(self.hint, state, imagined):
            self.found["histories"] += 1
            return
        budget = [BUDGET + 2 * len(self.steps)]
        if self._find_history(state.as_row(), wanted, budget):
            self.found["histories"] += 1
            return
        if budget[0] > 0:
            self.complain(
                "a redealt position cannot have come about: the viewer knows more, or less, than redeal thinks"
            )
        self.found["given up"] += 1

    def _follow(self, hint: Hint, real: State, imagined: State) -> bool:
        """Whether the hidden steps of a hint lead to a position, with the same frames all the way."""
        other: dict[int, int] = {}
        for index, step in enumerate(self.steps):
            if step.hidden:
                code = hint.step(real, imagined, step.before, step.code)
                if code != step.code:
                    other[index] = code
        if not other:
            return False
        state = self.steps[min(other)].before.copy()
        for index in range(min(other), len(self.steps)):
            step = self.steps[index]
            code = other.get(index, step.code)
            for before, seat, quietly in self.unseen.get(index, []) if index > min(other) else []:
                if not hint.is_open(real, before):
                    state.apply(seat, quietly)
            if (step.seat, code) not in steps(state) or self.carry_out(state, step.seat, code) != step.frame:
                return False
        return state.as_row() == imagined.as_row()

    def _find_history(self, real: list[int], wanted: list[int], budget: list[int]) -> bool:
        """Whether other hidden steps lead to another position than the real one, with the same frames all the way."""
        first = next((index for index, step in enumerate(self.steps) if step.hidden), None)
        if first is None:
            return False
        ways = [self._continue(self.steps[first].before, first, real, wanted, budget)]
        while ways:
            state, index = next(ways[-1], (None, 0))
            if state is None:
                ways.pop()
            elif index < len(self.steps):
                ways.append(self._continue(state, index, real, wanted, budget))
            elif state.as_row() == wanted:
                return True
        return False

    def _continue(
        self, state: State, index: int, real: list[int], wanted: list[int], budget: list[int]
    ) -> Iterator[tuple[State, int]]:
        """What may have happened instead of a step; then what is unseen.

        First the step itself, if what it did need not be otherwise; then the others, the nearest to what is wanted
        first.
        """
        step, before = self.steps[index], state.as_row()
        tried = []
        for seat, code in steps(state):
            hidden = state.glimpse(self.viewer, seat, code) == HIDDEN
            if hidden == step.hidden and (hidden or (seat, code) == (step.seat, step.code)):
                after = state.copy()
                after.apply(seat, code)
                row = after.as_row()
                is_other = (seat, code) != (step.seat, step.code)
                tried.append((is_other or _touches(before, row, real, wanted), _distance(row, wanted), seat, code))
        for _, _, seat, code in sorted(tried):
            if budget[0] <= 0:
                return
            budget[0] -= 1
            after = state.copy()
            if self.carry_out(after, seat, code) == step.frame:
                yield after, index + 1
        for seat, code in steps(state):
            if seat < 0 or seat == self.viewer or state.glimpse(self.viewer, seat, code) != HIDDEN or budget[0] <= 0:
                continue
            budget[0] -= 1
            after = state.copy()
            if self.carry_out(after, seat, code) == self.nothing(state):
                yield after, index
                return  # the order of steps that nobody sees matters to nobody

    def complain(self, what: str) -> None:
        """Say who can tell what."""
        raise Leak(f"{self.game.title}, viewer {self.viewer}, after step {len(self.steps)}: {what}.")


def _touches(before: list[int], after: list[int], real: list[int], wanted: list[int]) -> bool:
    """Whether a step changes any of the numbers that are to be other than they really are."""
    return any(a != b and c != d for a, b, c, d in zip(before, after, real, wanted, strict=True))


def _distance(one: list[int], other: list[int]) -> tuple[int, int]:
    """In how many numbers two positions differ, and in how many bits of them: a number may be a set."""
    bits = [((a ^ b) & 0xFFFFFFFF).bit_count() for a, b in zip(one, other, strict=True) if a != b]
    return len(bits), sum(bits)


def check_secrets(game: Game, setup: Setup, hint: Hint | None = None) -> Counter[str]:
    """Make all five tests in a random game; return how much there was to test."""
    match, driver = setup.open(game), Driver(setup.seed)
    return watch(match, lambda: None if match.state.is_over() else driver.choose(match.state), hint)


def watch(match: Match, choose: Callable[[], tuple[int, int] | None], hint: Hint | None = None) -> Counter[str]:
    """Play on as somebody chooses, and make all five tests at every step for every viewer."""
    rng = Rng(match.state.digest())
    trails = [Trail(match.game, viewer, match.names, hint) for viewer in viewers(match.state)]
    with kept_on_failure(match):
        while step := choose():
            before = match.state.copy()
            for trail in trails:
                trail.check_redeal(before, rng)
                trail.check_history(before, rng)
                trail.check_twins(before, *step, rng)
                trail.step(before, *step)
            carry_out(match, *step)
        for trail in trails:
            trail.check_redeal(match.state, rng)
    return sum((trail.found for trail in trails), Counter())
