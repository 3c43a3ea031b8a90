"""Condyle Cove: what cards do to pawns and to the map: MOVE, PLACE, SWAP, and a DETOUR that is laid (9, 10, C47)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.cove import find_neighbours, is_same, lay
from ratskeller.games.condyle_cove.rules.grants import may_move
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.targets import ends_of, first_bit, is_one, ring_place
from ratskeller.kernel.numbers import EVERYONE


def send_as_told(state: Position, top: int, row: int, pawn: int) -> None:
    """MOVE and PLACE: where to, if the pawn can be moved at all."""
    box: Box = state.content
    actor: int = state.stack[top][3]
    index: int = row - box.line_first[state.stack[top][1]]
    ends: int
    chosen: int = state.picked_end[index][pawn] if state.stack[top][4] == BY_OPTION else 0
    if not may_move(state, pawn, actor):
        return
    ends = ends_of(state, row, pawn)
    if chosen == STAYED or ends == 0:
        return
    if chosen > 0:
        send(state, pawn, chosen - 1, actor, box.rows[row][R_VERB] == PLACE)
        return
    if (is_one(ends) and not box.rows[row][R_UP_TO]) or state.is_played_alone(actor):
        send(state, pawn, first_bit(ends), actor, box.rows[row][R_VERB] == PLACE)
        return
    state.push(DO_WHERE, top, row, pawn, 0)
    state.asked_spaces = ends
    state.may_stop = box.rows[row][R_UP_TO] != 0
    state.ask(ASK_WHERE, actor)


def send(state: Position, pawn: int, space: int, by: int, is_placed: bool) -> None:
    """C47: a pawn comes to a space and lands; put where it stands, nothing happens."""
    passed: int = 0
    if is_placed and is_same(state, state.pawn[pawn], space):
        return
    if state.alone and not is_placed and passes_cemetery(state, state.pawn[pawn], space):
        passed = 1
    state.pawn[pawn] = space
    state.tell(EV_MOVED, EVERYONE, pawn, space, by, 0)
    state.push(DO_LAND, pawn, passed, 0, 0)


def passes_cemetery(state: Position, start: int, end: int) -> bool:
    """21.21: whether a way clockwise leads through the CEMETERY without ending there."""
    box: Box = state.content
    place: int = ring_place(state, start)
    while True:
        place = (place + 1) % RING
        if state.ring[place] == end:
            return False
        if box.kind[state.ring[place]] == KIND_CEMETERY:
            return True


def swap(state: Position, pawn: int, mine: int, actor: int) -> None:
    """SWAP: two pawns change places, and both land."""
    space: int = state.pawn[mine]
    if state.alone or pawn == mine or not may_move(state, pawn, actor) or space < 0:
        return
    if is_same(state, state.pawn[pawn], space):
        return
    state.pawn[mine] = state.pawn[pawn]
    state.pawn[pawn] = space
    state.tell(EV_SWAPPED, EVERYONE, mine, pawn, 0, 0)
    state.push(DO_LAND, pawn, 0, 0, 0)
    state.push(DO_LAND, mine, 0, 0, 0)


def lay_detour(state: Position, actor: int) -> None:
    """9.2, 9.3, 9.5, C19: pawns ride along, because they stand on a card and not on a cell."""
    number: int = 0
    swapped: int = state.picked_swap - 1
    while state.detour_card[number] > 0:
        number += 1
    state.detour_card[number] = state.playing
    state.playing = 0
    if swapped < 0:
        lay(state, actor, DETOUR + number, state.picked_cell - 1)
        return
    state.at_x[DETOUR + number] = state.at_x[swapped]
    state.at_y[DETOUR + number] = state.at_y[swapped]
    state.laid |= 1 << (DETOUR + number)
    find_neighbours(state, DETOUR + number)
    state.tell(EV_LAID, EVERYONE, actor, DETOUR + number, state.at_x[swapped], state.at_y[swapped])
    lay(state, actor, swapped, state.picked_cell - 1)
