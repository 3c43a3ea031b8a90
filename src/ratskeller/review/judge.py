"""Judges one decision from what its seat knew: the level of the best bots, and what they make of each alternative.

Where a game can be worked out, its mind says what every choice is worth. Else it is tried out (search/judging.py), the
longer the less clear it is whether a loss is worth naming.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ratskeller.bots.bot import imagine
from ratskeller.bots.minds import Minds
from ratskeller.kernel.levels import read_levels
from ratskeller.review.reviewed import Alternative, Judgement
from ratskeller.search.judging import Judging, find_chances
from ratskeller.search.sizes import COMPARED_MAX

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.mind import Mind
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State
    from ratskeller.review.reviewed import Shares

BEST = 4  # the place of level 5 among the levels
FEW_SEATS = 2
NAMED = 0.05  # of a win: a loss that is worth naming, alone or with one other
NAMED_PART = 0.2  # of a fair share, with more
NAMED_POINTS = 5.0  # in games in which one counts in points
SURELY = 2.4  # standard errors: 95 % for all three looks together
IMAGINING, JUDGING, CURVE = 1, 2, 3


class Budget(NamedTuple):
    """How much is tried."""

    # Which part of the level’s iterations a look has; who did what it likes best is asked no further.
    parts: tuple[int, ...]
    looks: int  # iterations of the first phase, where the level has no search
    tries: tuple[int, int, int]  # of the second phase, all together, at each look at what was found
    terms: int  # tries for the terms of a slip
    games: int  # played until they are quiet, for the chances in the middle of things


USUAL = Budget(parts=(4, 1), looks=400, tries=(48, 144, 384), terms=64, games=48)


class Judge:
    """Judges decisions of one game."""

    def __init__(self, game: Game, budget: Budget = USUAL) -> None:
        """The best of the game's levels."""
        self.game, self.budget = game, budget
        self._level = read_levels(game.package).level[BEST]
        self._minds = Minds(game)
        self._open_minds = Minds(game)  # of the curve: never imagines anything
        self._judging = Judging()

    def _mind(self, minds: Minds, state: State, memory: list[float]) -> Mind:
        minds.memory = memory
        mind = minds.at(state)
        mind.effort = self._level.effort
        return mind

    # ---- everybody's chances -------------------------------------------------------------------------------

    def chances(self, state: State, memory: list[float], rng: Rng) -> tuple[Shares, Shares]:
        """What everybody may hope for in a real position: parts of a win, and points where one counts in those."""
        mind = self._mind(self._open_minds, state, memory)
        if state.is_over():
            found = [state.reward(seat) for seat in range(state.seats)]
        else:
            found = mind.reckon(state) or find_chances(state, mind, rng.split(CURVE), self.budget.games)
            if state.seats > 1:
                whole = sum(found)
                found = [each / whole for each in found]
        return tuple(found), tuple(mind.points(state))

    def figures(self, state: State, seat: int, memory: list[float]) -> dict[str, float]:
        """What the mind has to say to a seat, or to SPECTATOR, of a position before a step."""
        return dict(self._mind(self._open_minds, state, memory).facts(state, seat))

    # ---- a decision ----------------------------------------------------------------------------------------

    def judge(
        self, state: State, seat: int, chosen: int, memory: list[float], rng: Rng, also: int | None = None
    ) -> Judgement | None:
        """What was given away; None where there was nothing to decide. `also`: an action to compare in any case."""
        root = imagine(state, seat, rng.split(IMAGINING))
        actions = root.legal_actions(seat)
        if len(actions) < 2:
            return None
        also = None if also == chosen else also
        mind = self._mind(self._minds, root, memory)
        rows = mind.reckon_choices(root, seat)
        if rows:
            return self._work_out(root, seat, chosen, mind, rows, also)
        return self._try_out(root, seat, chosen, mind, rng.split(JUDGING), also)

    def _work_out(
        self, root: State, seat: int, chosen: int, mind: Mind, rows: list[list[float]], also: int | None
    ) -> Judgement:
        """The mind says what every choice is worth."""
        actions = root.legal_actions(seat)
        points = mind.points_of_choices(root, seat)
        likely = mind.preferences(root, seat)
        marks = points or [row[seat] for row in rows]
        mine = actions.index(chosen)
        others = sorted((i for i in range(len(actions)) if i != mine), key=lambda i: -marks[i])
        options = [
            self._alternative(
                actions[i],
                rows[i][seat],
                (rows[i][seat] - rows[mine][seat], 0.0),
                likely[i],
                points[i] if points else None,
            )
            for i in (mine, *_first(others, also, actions))
        ]
        is_best = marks[mine] >= marks[others[0]]
        best = mine if is_best else others[0]
        return self._conclude(_Found(root, seat, options, rows[mine], rows[best], is_best, 0), mind)

    def _try_out(self, root: State, seat: int, chosen: int, mind: Mind, rng: Rng, also: int | None) -> Judgement:
        judging, by_mind = self._judging, self._level.iterations == 0
        budget = self._level.iterations or self.budget.looks
        likely = dict(zip(root.legal_actions(seat), mind.preferences(root, seat), strict=True))
        for part in self.budget.parts:
            judging.begin(root, seat, mind, rng, by_mind)
            favourite = judging.look(max(2, budget // part))
            if favourite == chosen and also is None:
                return self._agree(root, seat, mind, likely)
        judging.pick(chosen, COMPARED_MAX)
        if also is not None:
            judging.compare_also(also)
        return self._compare(root, seat, mind, likely)

    def _compare(self, root: State, seat: int, mind: Mind, likely: dict[int, float]) -> Judgement:
        """The second phase."""
        judging, bar = self._judging, bar_of(root.seats)
        for tries in self.budget.tries:
            judging.compare(tries - judging.tries)
            gain, error = judging.gain(1)
            if not gain - SURELY * error <= bar <= gain + SURELY * error:
                break
        options = []
        for i in range(judging.compared):
            code = judging.action_of(i)
            options.append(self._alternative(code, judging.rewards(i)[seat], judging.gain(i), likely[code]))
        done, best = judging.rewards(0), judging.rewards(1)
        return self._conclude(_Found(root, seat, options, done, best, False, judging.tries), mind)  # noqa: FBT003

    def advise(self, state: State, seat: int, memory: list[float], rng: Rng) -> Judgement | None:
        """What the best level would do and what comes closest, as if that had been done: so the best comes second.

        None where there is nothing to decide.
        """
        root = imagine(state, seat, rng.split(IMAGINING))
        actions = root.legal_actions(seat)
        if len(actions) < 2:
            return None
        mind = self._mind(self._minds, root, memory)
        rows = mind.reckon_choices(root, seat)
        if rows:
            marks = mind.points_of_choices(root, seat) or [row[seat] for row in rows]
            _, closest = sorted(range(len(actions)), key=lambda i: -marks[i])[:2]
            return self._work_out(root, seat, actions[closest], mind, rows, None)
        judging, by_mind = self._judging, self._level.iterations == 0
        likely = dict(zip(actions, mind.preferences(root, seat), strict=True))
        judging.begin(root, seat, mind, rng.split(JUDGING), by_mind)
        best = judging.look(max(2, self._level.iterations or self.budget.looks))
        looks = judging.looks()
        judging.pick(looks[1][0] if len(looks) > 1 else next(each for each in actions if each != best), 2)
        judging.compare_also(best)
        return self._compare(root, seat, mind, likely)

    def _agree(self, root: State, seat: int, mind: Mind, likely: dict[int, float]) -> Judgement:
        """What was done looked best: the others are told as the first phase found them."""
        looks = self._judging.looks()
        options = [
            self._alternative(code, mean, (mean - looks[0][1], 0.0), likely[code])
            for code, mean, _ in looks[:COMPARED_MAX]
        ]
        nothing = [0.0] * root.seats
        return self._conclude(_Found(root, seat, options, nothing, nothing, True, looks[0][2]), mind)  # noqa: FBT003

    def _alternative(
        self, code: int, share: float, gain: tuple[float, float], likely: float, points: float | None = None
    ) -> Alternative:
        mean, error = gain
        low, high = mean - SURELY * error, mean + SURELY * error
        return Alternative(code, self.game.write_action(code), share, mean, low, high, likely, points)

    def _conclude(self, found: _Found, mind: Mind) -> Judgement:
        options, points, is_slip = found.options, None, False
        if not found.is_best:
            done, best = options[:2]
            is_slip = best.low > 0.0 and best.gain >= bar_of(found.root.seats)
            if best.points is not None and done.points is not None:
                points = best.points - done.points
                is_slip = points >= NAMED_POINTS
        given_away = tuple(mine - best for mine, best in zip(found.done, found.best, strict=True))
        return Judgement(
            options=tuple(options),
            given_away=given_away,
            loss=-given_away[found.seat],
            points=points,
            is_slip=is_slip,
            tries=found.tries,
            terms=self._terms() if is_slip and found.tries else {},
            facts=dict(mind.facts(found.root, found.seat)) if is_slip else {},
        )

    def _terms(self) -> dict[str, tuple[float, float]]:
        """What the outlook is made of, after the best and after what was done."""
        best, done = self._judging.terms(1, self.budget.terms), self._judging.terms(0, self.budget.terms)
        return {name: (best.get(name, 0.0), done.get(name, 0.0)) for name in {**best, **done}}


def _first(others: list[int], also: int | None, actions: list[int]) -> list[int]:
    """The places of the best others, and of what is to be compared in any case."""
    found = others[: COMPARED_MAX - 1]
    wished = [place for place in others if actions[place] == also and place not in found]
    return [*found[: COMPARED_MAX - 1 - len(wished)], *wished]


class _Found(NamedTuple):
    """What was found of a decision."""

    root: State
    seat: int
    options: list[Alternative]
    done: list[float]  # what everybody may hope for after what was done
    best: list[float]  # … after the best
    is_best: bool  # whether that is the same
    tries: int


def bar_of(seats: int) -> float:
    """The loss of a win's share from which on it is worth naming."""
    return NAMED if seats <= FEW_SEATS else NAMED_PART / seats
