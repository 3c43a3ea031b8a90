"""The Rats in the Walls: how well imagined dice go with what was announced."""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.policy import is_word_true
from ratskeller.games.rats_in_the_walls.rules.solver import Solver
from ratskeller.games.rats_in_the_walls.rules.state import Rats

_A_LIE: float = 0.2  # how likely a lie is, compared with the truth, if nothing is thought through


def belief_by_habit(state: Rats) -> float:
    """Most people tell the truth."""
    return 1.0 if is_word_true(state) else _A_LIE


def belief_in_segment(solver: Solver, node: int, rats: int) -> float:
    """How likely the one who has looked would have said this with so many rats; 1 for the number it fits best."""
    most: float = 0.0
    for each in range(solver.tree.numbers):
        most = max(most, solver.suspicion(node, each) / solver.tree.chance[each])
    return solver.suspicion(node, rats) / solver.tree.chance[rats] / most
