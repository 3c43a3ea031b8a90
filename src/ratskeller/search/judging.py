"""What a choice was worth beside its alternatives: a comparison in two phases, generic over `State` and `Mind`.

First a guided search picks who is compared: what was chosen, and what looked best. Then each of them is tried anew, in
the same imagined positions and with the same chance. What won the first phase by luck has none in the second: the
tries that pick an alternative and those that measure it are not the same. The tries of the second phase go on in the
trees that the first has grown, so everybody answers a choice as a search would.

How everybody's chances stand in the real position, with nothing hidden, is a mean over games that go on from there.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.kernel.mind import Mind
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import CHANCE, NOBODY, Floats, Ints, Long
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State
from ratskeller.search.guided import GuidedSearch
from ratskeller.search.sizes import COMPARED_MAX, TREES_MAX

_FRESH: Long = 1073741824  # the streams of the second phase, apart from those of the first


class Judging(Fixed):
    """A comparison of a few actions of one seat."""

    search: GuidedSearch
    seats: int
    # Who is compared, what was chosen first: the place among the candidates of the search, and what was found
    compared: int
    place: Annotated[Ints, COMPARED_MAX]
    tries: int
    total: Annotated[Floats, COMPARED_MAX * TREES_MAX]  # rewards, by who is compared and seat
    gap: Annotated[Floats, COMPARED_MAX]  # rewards of the seat beyond those of what was chosen
    squares: Annotated[Floats, COMPARED_MAX]  # … each squared

    def __init__(self) -> None:
        """Nothing asked yet."""
        self.search = GuidedSearch()

    def begin(self, root: State, seat: int, mind: Mind, rng: Rng, by_mind: bool) -> None:  # noqa: FBT001
        """Ask about a decision in an imagined position."""
        self.search.begin(root, seat, mind, rng)
        self.search.by_mind = by_mind
        self.seats = root.seats

    def look(self, iterations: int) -> int:
        """The first phase: what looks best after so many iterations."""
        self.search.run(iterations)
        return self.search.action[0]

    def pick(self, chosen: int, most: int) -> int:
        """Compare what was chosen with what looked best, `most` actions in all; return how many those are."""
        search: GuidedSearch = self.search
        self.compared = 1
        self.tries = 0
        for i in range(search.candidates):
            if search.action[i] == chosen:
                self.place[0] = i
            elif self.compared < min(most, COMPARED_MAX) and search.tries[i] > 0:
                self.place[self.compared] = i
                self.compared += 1
        for i in range(self.compared):
            self.gap[i] = 0.0
            self.squares[i] = 0.0
        for i in range(self.compared * TREES_MAX):
            self.total[i] = 0.0
        return self.compared

    def compare_also(self, action: int) -> None:
        """Compare an action, too: in place of what looked least good, where there is no room for one more.

        Asked before the first try of the second phase.
        """
        search: GuidedSearch = self.search
        last: int
        for i in range(self.compared):
            if search.action[self.place[i]] == action:
                return
        last = min(self.compared, COMPARED_MAX - 1)
        for i in range(search.candidates):
            if search.action[i] == action:
                self.place[last] = i
        self.gap[last] = 0.0
        self.squares[last] = 0.0
        for i in range(TREES_MAX):
            self.total[last * TREES_MAX + i] = 0.0
        self.compared = last + 1

    def compare(self, tries: int) -> None:
        """The second phase, or more of it: so many tries of each."""
        search: GuidedSearch = self.search
        seat: int = search.seat
        stream: Rng
        first: float = 0.0
        gap: float
        for _ in range(tries):
            stream = search.rng.split(_FRESH + self.tries)
            for i in range(self.compared):
                stream.position = stream.seed
                search.walk(self.place[i], stream)
                if i == 0:
                    first = search.reward[seat]
                gap = search.reward[seat] - first
                self.gap[i] += gap
                self.squares[i] += gap * gap
                for other in range(self.seats):
                    self.total[i * TREES_MAX + other] += search.reward[other]
            self.tries += 1

    # ---- for callers outside -------------------------------------------------------------------------------

    def action_of(self, i: int) -> int:
        """Which action is compared."""
        search: GuidedSearch = self.search
        return search.action[self.place[i]]

    def rewards(self, i: int) -> list[float]:
        """What it brought to each seat on average."""
        return [self.total[i * TREES_MAX + seat] / self.tries for seat in range(self.seats)]

    def gain(self, i: int) -> tuple[float, float]:
        """What it brought beyond what was chosen, on average, and the standard error of that."""
        mean = self.gap[i] / self.tries
        variance = max(0.0, self.squares[i] / self.tries - mean * mean) * self.tries / max(1, self.tries - 1)
        return mean, (variance / self.tries) ** 0.5

    def looks(self) -> list[tuple[int, float, int]]:
        """What the first phase found: each action, its mean reward and its tries, the best first."""
        search: GuidedSearch = self.search
        found = [(search.action[i], search.gain[i], search.tries[i]) for i in range(search.candidates)]
        return [(action, gain / tries, tries) for action, gain, tries in found if tries > 0]

    def terms(self, i: int, tries: int) -> dict[str, float]:
        """What the outlook of the seat is made of after one of them, on average over some tries.

        `over` is how often it was decided by then for the seat, and `won` what it had brought in those cases.
        """
        search: GuidedSearch = self.search
        sums = {"over": 0.0, "won": 0.0}
        for number in range(tries):
            search.walk(self.place[i], search.rng.split(_FRESH + number))
            if search.state.mover == NOBODY or search.reward[search.seat] <= 0.0:
                sums["over"] += 1.0
                sums["won"] += search.reward[search.seat]
            else:
                for name, value in search.mind.terms(search.state, search.seat):
                    sums[name] = sums.get(name, 0.0) + value
        open_ = max(1.0, tries - sums["over"])  # of the tries that were undecided
        return {name: value / (tries if name in {"over", "won"} else open_) for name, value in sums.items()}


def find_chances(root: State, mind: Mind, rng: Rng, games: int) -> list[float]:
    """What every seat may hope for in a real position: the mean over so many games until they are quiet."""
    state: State = root.copy()
    found = [0.0] * root.seats
    if root.mover == NOBODY:
        return [root.reward(seat) for seat in range(root.seats)]
    if mind.is_quiet(root):
        return [mind.outlook(root, seat) for seat in range(root.seats)]
    for number in range(games):
        state.assign(root)
        _play_on(state, mind, rng.split(number))
        for seat in range(root.seats):
            found[seat] += (state.reward(seat) if state.mover == NOBODY else mind.outlook(state, seat)) / games
    return found


def _play_on(state: State, mind: Mind, rng: Rng) -> None:
    """Go on as sensible players would, until the position can be judged."""
    mover: int = state.mover
    while mover != NOBODY and not mind.is_quiet(state):
        if mover == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            state.apply(mover, mind.sample(state, mover, rng))
        mover = state.mover
