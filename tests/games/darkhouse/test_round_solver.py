"""Rounds that are solved exactly, compared with an oracle that tries everything by the rules themselves."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from ratskeller import BUILD
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.guess import Guess
from ratskeller.games.darkhouse.rules.page import Page, laid, points_for, status_of
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.games.darkhouse.rules.powered import chance_of, powered_end, powered_of, top_of, without
from ratskeller.games.darkhouse.rules.prospect import Prospect
from ratskeller.games.darkhouse.rules.round_choice import RoundChoice
from ratskeller.games.darkhouse.rules.round_solver import RoundSolver
from ratskeller.games.darkhouse.rules.state import begin
from tests.games.darkhouse.table import GAME, Table, own_board

IS_SLOW = BUILD.kind == "pure"
FEW = [(1, 2), (2, 3)]


def plan_of(
    sizes: tuple[int, ...], arcs: list[tuple[int, int]] = FEW, gray: tuple[int, ...] = (1, 4, 7, 10)
) -> PagePlan:
    """A board of any sizes, which no pack could describe."""
    plan = PagePlan()
    plan.boxes = [0, *sizes]
    pairs = list(combinations(range(1, codes.BLOCKS_END), 2))
    plan.wired = [int(pair in arcs) for pair in pairs]
    plan.gray = [int(square in gray) for square in range(codes.ROUNDS + 1)]
    out = [
        [
            number
            for number, (one, other) in enumerate(pairs)
            if (one, other) in arcs and (reached >> one & 1) != (reached >> other & 1)
        ]
        for reached in range(codes.BLOCK_SETS)
    ]
    plan.arcs_out = [len(each) for each in out]
    plan.arc_out = [each + [0] * (codes.PAIRS - len(each)) for each in out]
    return plan


def tiny(sizes: tuple[int, ...], number: int, **options: Any) -> Any:
    """One page of a tiny board, before the turn track of a round; the rounds before were idle."""
    state = begin(1, 1, options.get("x_penalty", codes.X_EACH), options.get("last_deadline", False), plan_of(sizes))
    state.telling = False
    state.round = number
    return state


class Oracle:
    """The best that the rules allow, by trying everything."""

    def __init__(self) -> None:
        self.known: dict[int, float] = {}

    def value(self, state: Any) -> float:
        """The mean final score under the best play."""
        if state.is_over():
            return float(state.score(0))
        arcs, state.arcs = state.arcs, [[0] * codes.PAIRS] * codes.SEATS_MAX  # which dice paid makes no difference
        key = state.digest()
        state.arcs = arcs
        if key not in self.known:
            self.known[key] = self.best(state)
        return self.known[key]

    def best(self, state: Any) -> float:
        """The mean over chance, or the best action."""
        if state.is_chance():
            chances = state.weighted_outcomes()
            whole: float = sum(weight for _, weight in chances)
            total: float = sum(weight * self.value(after(state, -1, code)) for code, weight in chances)
            return total / whole
        return max(self.value(after(state, 0, action)) for action in state.legal_actions(0))


def after(state: Any, seat: int, action: int) -> Any:
    """The position after a step."""
    made = state.copy()
    made.telling = False
    made.apply(seat, action)
    return made


def solved(state: Any) -> float:
    """The same by the solver, for a page in its last round."""
    prospect, solver, page = Prospect(), RoundSolver(), Page()
    solver.sit_down(state.content, prospect)
    total = 0.0
    for track in range(codes.LEAST, codes.BLOCKS_END):
        begun = after(state, -1, track)
        page.look_back_at(begun, 0)
        prospect.look_at(begun, page.shut)
        total += begun.score(0) + solver.solve(page, 1 << track)
    return total / codes.NUMBERS


@pytest.mark.skipif(IS_SLOW, reason="the same numbers, only slower")
@pytest.mark.parametrize(
    ("sizes", "options"),
    [
        ((0, 1, 0, 0, 0, 0), {}),
        ((0, 1, 0, 0, 0, 0), {"last_deadline": True}),
        ((1, 0, 1, 0, 0, 0), {"x_penalty": codes.X_ONCE}),
        ((0, 3, 0, 0, 0, 0), {}),
        ((2, 1, 0, 0, 0, 0), {"last_deadline": True}),
    ],
)
def test_the_last_round_is_solved_exactly(sizes: tuple[int, ...], options: dict[str, Any]) -> None:
    state = tiny(sizes, codes.ROUNDS, **options)
    assert solved(state) == pytest.approx(Oracle().value(state), abs=1e-9)


def test_what_is_welcome_about_scatter_is_added() -> None:
    """More is hoped for by those who like risks, less by those who do not."""
    prospect, solver, page = Prospect(), RoundSolver(), Page()
    state = after(tiny((0, 2, 0, 0, 0, 0), codes.ROUNDS), -1, 2)
    solver.sit_down(state.content, prospect)
    page.look_back_at(state, 0)
    prospect.look_at(state, page.shut)
    values = []
    for risk in (-0.01, 0.0, 0.01):
        solver.risk = risk
        values.append(solver.solve(page, 1 << 2))
    assert values[0] < values[1] < values[2]


@pytest.mark.parametrize(
    ("penalty", "shut", "cost"),
    [
        (codes.X_EACH, 0, 40),
        (codes.X_EACH, 1, 40),
        (codes.X_BLOCK, 1, 20),
        (codes.X_ONCE, 0, 20),
        (codes.X_ONCE, 1, 0),
    ],
)
def test_deadlines_and_bonuses_are_exact(penalty: int, shut: int, cost: int) -> None:
    """5.8, 7.4, 7.6, 7.7: two boxes of block 4 are empty; it is due, or it is full in time."""
    prospect, page = Prospect(), Page()
    prospect.x_penalty, prospect.round, prospect.due, prospect.due_round, prospect.shut = penalty, 3, 4, 3, shut
    page.status = [0, 0, 0, 0, 2 * 7 + 6, 0, 0]
    assert prospect.after_round(page) == -cost
    page.status = [0, 7, 0, 0, 2 * 7 + 6, 0, 0]
    assert prospect.after_round(page) == -cost
    assert page.shut == shut + 1
    page.status = [0] * 7
    assert prospect.after_round(page) == (0 if shut else 44)
    prospect.round = codes.ROUNDS
    assert prospect.after_round(page) == (0 if shut else 22)


def test_statuses() -> None:
    assert status_of(0, 6) == 6 * 7
    assert status_of(0x2000000, 4) == 4 * 7 + 6
    assert status_of(0x1100000, 4) == 4 * 7 + codes.MIXED
    assert status_of(0x6000000, 0) == 0
    assert laid(6 * 7, 5) == 5 * 7 + 5
    assert laid(5 * 7 + 5, 5) == 4 * 7 + 5
    assert laid(5 * 7 + 5, 4) == 4 * 7 + codes.MIXED
    assert laid(4 * 7 + codes.MIXED, 4) == 3 * 7 + codes.MIXED
    assert laid(7 + 5, 5) == 0


def test_points_of_a_die() -> None:
    """7.2, 7.3: the last of equal numbers brings the whole block once more, in block 1 twice."""
    assert points_for(2 * 7 + 6, 6, 4, 6) == 6
    assert points_for(7 + 6, 6, 4, 6) == 6 + 36
    assert points_for(7 + 6, 6, 1, 4) == 6 + 2 * 24
    assert points_for(7 + 6, 5, 4, 6) == 5
    assert points_for(7 + codes.MIXED, 6, 4, 6) == 6
    assert points_for(7, 6, 4, 1) == 6 + 6


def test_handfuls_without_ones() -> None:
    assert powered_end(6) == codes.POWERED
    assert powered_of(0x2000010) == powered_of(0x2000000)
    assert top_of(powered_of(0x1200010)) == 6
    assert without(powered_of(0x1200010), 6) == powered_of(0x0200000)
    assert without(powered_of(0x0200000), 6) == powered_of(0x0200000)
    for dice in range(codes.DICE + 1):
        assert sum(chance_of(dice, number) for number in range(codes.POWERED)) == pytest.approx(1.0)


@pytest.mark.skipif(IS_SLOW, reason="the same rows, only slower")
@pytest.mark.parametrize("track", range(2, 7))
def test_the_largest_round_has_room(track: int) -> None:
    """Nothing is larger than an untouched page with an arc between any two blocks, all as large as they may be."""
    plan = plan_of((8, 8, 8, 8, 8, 8), list(combinations(range(1, codes.BLOCKS_END), 2)))
    solver, page = RoundSolver(), Page()
    solver.sit_down(plan, Prospect())
    page.status = [0] + [8 * codes.STATUS_KINDS] * codes.BLOCKS
    solver.prospect.round = codes.ROUNDS
    solver.solve(page, 1 << track)
    tree = solver.tree
    assert tree.spots <= codes.SPOTS_MAX
    assert tree.links <= codes.LINKS_MAX
    assert solver.start[tree.spots - 1] < codes.WORTHS_MAX


# ---- choosing ------------------------------------------------------------------------------------------------


def worths(state: Any, choice: RoundChoice) -> dict[str, float]:
    """What each action of a lone seat is worth, by notation."""
    count = choice.value(state, 0, 1, 0.0)
    return {GAME.write_action(state.actions[i]): choice.worth[i] for i in range(count)}


def nearly_full(*, fill_first: bool = False) -> Table:
    """Round eight or nine: two boxes of block 4 are empty, and if not filled, all of block 1."""
    rounds = [(block, f"666666, 6>{block} x6") for block in (2, 3, 5, 6)]
    rounds += [(6, "666666, 6>6 x2"), (4, "666611, 6>4 x4"), (2, "666666, 6>1-2, 6>1 x4" if fill_first else "")]
    return Table(games=1).rounds(rounds).open(4, "123566")


def test_actions_are_worth_what_they_lead_to() -> None:
    table = nearly_full()
    state: Any = table.match.state
    guess, choice = Guess(), RoundChoice()
    guess.sit_down(state.content)
    choice.sit_down(state.content, guess)
    found = worths(state, choice)
    assert max(found, key=lambda each: found[each]) == "place 6 in 4"
    assert found["reroll"] > found["stop"]
    assert found["place 6 in 4"] > found["place 5 in 4"]
    table.do("place 6 in 4")
    again = worths(state, choice)
    fresh = RoundChoice()
    fresh.sit_down(state.content, guess)
    assert again == worths(state, fresh)
    assert again["place 6 in 4"] == pytest.approx(found["place 6 in 4"] - 6)
    table.do("reroll")
    table.roll("11126")
    second = worths(state, choice)
    table.do("reroll")
    table.roll("11126")
    assert max(second.values()) > 6
    assert max(worths(state, choice).values()) > worths(state, choice)["stop"]


def test_an_arc_that_leads_nowhere_is_worth_nothing() -> None:
    """Only block 4 has empty boxes, and every way but one has been paid for already."""
    table = nearly_full(fill_first=True).work(1, "2>3-4", "3>2-4", "5>4-6", "6>3-5")
    state: Any = table.match.state
    guess, choice = Guess(), RoundChoice()
    guess.sit_down(state.content)
    choice.sit_down(state.content, guess)
    found = worths(state, choice)
    assert found["arc 1-2 with 6"] < -1000
    assert max(found, key=lambda each: found[each]) == "place 6 in 4"


def test_every_board_can_be_solved() -> None:
    """A board of one's own, whose block 1 is large, in its last round."""
    board = own_board(sizes=(8, 4, 6, 6, 6, 6))
    state: Any = GAME.set_up(1, {"games": 1}, {"board": board})
    state.telling = False
    state.round = 10
    state = after(state, -1, 2)
    prospect, solver, page = Prospect(), RoundSolver(), Page()
    solver.sit_down(state.content, prospect)
    page.look_back_at(state, 0)
    page.status = [0, 0, 2 * 7 + 6, 7 + 5, 0, 0, 0]
    prospect.look_at(state, 1)
    assert 20 < solver.solve(page, 1 << 2) < 80
