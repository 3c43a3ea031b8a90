"""Condyle Cove: the map. Where Cove cards may lie, which spaces are neighbours, where a pawn can get (8, 9, 15)."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.kernel.numbers import EVERYONE, Ints


def lay(state: Position, seat: int, space: int, cell: int) -> None:
    """Lay a Cove card on a cell."""
    state.at_x[space] = cell % SIDE - REACH
    state.at_y[space] = cell // SIDE - REACH
    state.laid |= 1 << space
    find_neighbours(state, space)
    state.tell(EV_LAID, EVERYONE, seat, space, state.at_x[space], state.at_y[space])


def cell_of(x: int, y: int) -> int:
    """The number of a cell; 0, 0 is the Cul-De-Sac, x grows to the right and y down."""
    return (y + REACH) * SIDE + x + REACH


def find_neighbours(state: Position, laid: int) -> None:
    """4.3: spaces that share a side are one step apart. Just one of them was laid, or has moved."""
    near: int = 0
    for space in range(SPACES):
        state.near[space] &= ~(1 << laid)
        if (state.laid >> space) & 1 and _are_beside(state, space, laid):
            state.near[space] |= 1 << laid
            near |= 1 << space
    state.near[laid] = near
    if has_passage(state):
        _join_passages(state)


def _join_passages(state: Position) -> None:
    """15.1: both are one space."""
    near: int = 0
    for space in range(SPACES):
        if (state.near[space] >> PASSAGE) & 3:
            near |= 1 << space
    near &= ~(3 << PASSAGE)
    state.near[PASSAGE] = near
    state.near[PASSAGE + 1] = near


def _are_beside(state: Position, space: int, other: int) -> bool:
    across: int = state.at_x[space] - state.at_x[other]
    down: int = state.at_y[space] - state.at_y[other]
    return across * across + down * down == 1


def has_passage(state: Position) -> bool:
    """Whether both Passages are in play."""
    return ((state.laid >> PASSAGE) & 3) == 3


def is_same(state: Position, one: int, other: int) -> bool:
    """Whether two spaces are one."""
    if one == other:
        return True
    return has_passage(state) and (one >> 1) == PASSAGE >> 1 and (other >> 1) == PASSAGE >> 1


def joined(state: Position, spaces: int) -> int:
    """Of two Passages only the first is a space to go to, as bits."""
    if has_passage(state) and (spaces >> PASSAGE) & 3:
        return (spaces | (1 << PASSAGE)) & ~(2 << PASSAGE)
    return spaces


def share(state: Position, one: int, other: int) -> bool:
    """Whether two pawns stand on the same space."""
    if state.pawn[one] < 0 or state.pawn[other] < 0:
        return False
    return is_same(state, state.pawn[one], state.pawn[other])


def is_alone(state: Position, pawn: int) -> bool:
    """Whether no other pawn stands there."""
    for other in range(PAWNS):
        if other != pawn and share(state, pawn, other):
            return False
    return True


def kind_at(state: Position, pawn: int) -> int:
    """The kind of space that a pawn stands on, as a bit."""
    box: Box = state.content
    return 1 << box.kind[state.pawn[pawn]]


def spaces_of(state: Position, kinds: int) -> int:
    """The spaces in play of some kinds, as bits."""
    box: Box = state.content
    found: int = 0
    for space in range(SPACES):
        if (state.laid >> space) & 1 and (kinds >> box.kind[space]) & 1:
            found |= 1 << space
    return joined(state, found)


# ---- walking -----------------------------------------------------------------------------------------------


def step_on(state: Position, spaces: int) -> int:
    """All spaces one step from some, as bits."""
    found: int = 0
    space: int = 0
    while spaces >> space:
        if (spaces >> space) & 1:
            found |= state.near[space]
        space += 1
    return joined(state, found)


def reach_exactly(state: Position, space: int, steps: int) -> int:
    """C44: where a way of exactly so many steps can end; it may go back on itself."""
    found: int = joined(state, 1 << space)
    for _ in range(steps):
        found = step_on(state, found)
    return found


def reach_within(state: Position, space: int, steps: int) -> int:
    """C9: where a way of one to so many steps can end."""
    found: int = 0
    ends: int = joined(state, 1 << space)
    for _ in range(steps):
        ends = step_on(state, ends)
        found |= ends
    return found


def approach(state: Position, space: int, goal: int, steps: int) -> int:
    """17.4, C63: so many steps by a shortest way toward a space, or until it is reached."""
    ring: int
    beside: int
    for _ in range(steps):
        if is_same(state, space, goal):
            return space
        ring = joined(state, 1 << goal)
        beside = step_on(state, joined(state, 1 << space))
        while not ring & beside:  # the Cove hangs together: they meet
            ring |= step_on(state, ring)
        space = 0
        while not (ring & beside) >> space & 1:
            space += 1
    return space


# ---- where a card may lie ----------------------------------------------------------------------------------


def find_cells(state: Position) -> None:
    """8.2, 8.3: free cells that share a side with a card and do not complete a square of four."""
    taken: Annotated[Ints, 31] = [0] * 31  # the map with an empty row and column around it, a row each, as bits
    free: int
    for space in range(SPACES):
        if (state.laid >> space) & 1:
            taken[state.at_y[space] + (REACH + 1)] |= 1 << (state.at_x[space] + (REACH + 1))
    for row in range(SIDE):
        state.cells[row] = 0
        if taken[row] | taken[row + 1] | taken[row + 2]:
            free = taken[row] | taken[row + 2] | (taken[row + 1] << 1) | (taken[row + 1] >> 1)
            free &= ~taken[row + 1] & ~_squares(taken[row], taken[row + 1]) & ~_squares(taken[row + 2], taken[row + 1])
            state.cells[row] = (free >> 1) & ((1 << SIDE) - 1)


def _squares(beyond: int, here: int) -> int:
    """The cells of a row of the map that complete a square with the row beyond it, as bits."""
    return (beyond & (beyond << 1) & (here << 1)) | (beyond & (beyond >> 1) & (here >> 1))


def find_arms(state: Position) -> None:
    """3.4: the free cells around the Cul-De-Sac."""
    clear_cells(state)
    state.cells[REACH - 1] = 1 << REACH
    state.cells[REACH] = 5 << (REACH - 1)
    state.cells[REACH + 1] = 1 << REACH
    for space in range(SPACES):
        if (state.laid >> space) & 1:
            state.cells[state.at_y[space] + REACH] &= ~(1 << (state.at_x[space] + REACH))


def clear_cells(state: Position) -> None:
    """Nothing is to be laid now."""
    for row in range(SIDE):
        state.cells[row] = 0


def only_arm(state: Position) -> int:
    """3.4: the one cell around the Cul-De-Sac that is left, or -1 if there are several."""
    found: int = -1
    for row in range(REACH - 1, REACH + 2):
        for column in range(REACH - 1, REACH + 2):
            if (state.cells[row] >> column) & 1:
                if found >= 0:
                    return -1
                found = row * SIDE + column
    return found
