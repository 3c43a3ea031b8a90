"""Darkhouse: pages played alone and rounds solved by the dozen, for training and measuring."""

from __future__ import annotations

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.mind import DarkhouseMind
from ratskeller.games.darkhouse.rules.page import Page
from ratskeller.games.darkhouse.rules.policy import choose
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.games.darkhouse.rules.prospect import Prospect
from ratskeller.games.darkhouse.rules.round_solver import RoundSolver
from ratskeller.games.darkhouse.rules.state import Darkhouse
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.rng import Rng


def play_page(state: Darkhouse, mind: DarkhouseMind, noise: int, rng: Rng) -> list[list[int]]:
    """Play a game alone, of a hundred moves so many at random; every page before a round, as `value_ahead` wants it.

    With effort 0 the mind plays as policy.py does.
    """
    found: list[list[int]] = []
    page: Page = Page()
    plan: PagePlan = state.content
    due: int
    while not state.is_over():
        if state.is_chance():
            state.apply(CHANCE, state.draw(rng))
            continue
        if state.loose[0] % DIGIT_MASK == DICE and state.rolls[0] == 1:
            page.look_at(state, 0)
            due = 0 if plan.gray[state.round] else state.due_block()
            found.append([state.round - 1, page.shut, due, *[page.status[block] for block in range(1, BLOCKS_END)]])
        if rng.below(100) < noise:
            state.apply(0, state.actions[rng.below(state.legal(0))])
        elif mind.effort == 0:
            state.apply(0, choose(state, 0))
        else:
            state.apply(0, mind.choose(state, 0))
    return found


def value_ahead(solver: RoundSolver, prospect: Prospect, plan: PagePlan, row: list[int], track: int) -> float:
    """What a page after a round will still bring, if the next number of the turn track is this one.

    The row has the round, the blocks with X's, the block under a deadline or 0, and the statuses of the blocks.
    """
    page: Page = Page()
    is_last_due: bool = False  # as on most tables
    square: int = plan.gray_before(row[0] + 1)
    for block in range(1, BLOCKS_END):
        page.status[block] = row[block + 2]
    prospect.round = row[0] + 1
    prospect.shut = row[1]
    prospect.due_round = plan.due_round(square, is_last_due)
    prospect.due = track if square == row[0] + 1 else row[2]
    return solver.solve(page, 1 << track)
