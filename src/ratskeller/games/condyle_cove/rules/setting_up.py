"""Condyle Cove: setting up, for several players (2, 3, 17.2) and alone (20, 21.1 to 21.3)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.cove import (
    cell_of,
    clear_cells,
    find_arms,
    joined,
    lay,
    only_arm,
)
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.slots import new_slot, put_on_top
from ratskeller.kernel.numbers import EVERYONE


def set_up(state: Position, seats: int) -> None:
    """2.3 to 2.5: all cards are in the bag, the Cul-De-Sac lies in the middle."""
    box: Box = state.content
    state.seats = seats
    state.alive = (1 << seats) - 1
    for pawn in range(PAWNS):
        state.pawn[pawn] = NOWHERE
    for card in range(CARDS):
        state.unseen[card] = box.used[card]
        state.unseen_cards += box.used[card]
    for space in range(COVE, DETOUR):
        state.cove_left |= box.space_used[space] << space
    for place in range(ACTS):
        if not (state.alone and box.deadly[ACT + place]):
            state.act_places |= 1 << place
            state.acts_hidden |= 1 << place
    state.laid = 1


def deal(state: Position, first: int) -> None:
    """2.1, C1, C2: the first player is found, and the deck is dealt out, round from there."""
    seat: int = first
    state.first = first
    for _ in range(state.unseen_cards):
        put_on_top(state, seat, new_slot(state, 0))
        seat = (seat + 1) % state.seats
    state.tell(EV_FIRST, EVERYONE, first, 0, 0, 0)
    seat = first
    for _ in range(state.seats):
        state.tell(EV_DEALT, EVERYONE, seat, state.piled[seat], 0, 0)
        seat = (seat + 1) % state.seats
    state.push(DO_TURN, first, 0, 0, 0)
    state.push(DO_DEAL, 0, 0, 0, 0)
    state.push(DO_PAWNS, 0, 0, 0, 0)
    state.push(DO_CROSS, 0, 0, 0, 0)
    if state.benny and not state.harder:
        hold_for_cross(state, GROUND)


# ---- 3.4: the cross ----------------------------------------------------------------------------------------


def hold_for_cross(state: Position, space: int) -> None:
    """3.4: one of the four cards of the cross."""
    top: int = state.depth - 1
    state.cove_left &= ~(1 << space)
    state.stack[top][5] += 1
    state.stack[top][state.stack[top][5]] = space + 1


def go_on_with_cross(state: Position) -> None:
    """3.4: four cards are drawn, then the first player lays them, in the order in which they came."""
    top: int = state.depth - 1
    cell: int
    if state.stack[top][5] < ARMS:
        state.wait(CH_COVE)
    elif cross_card(state) < 0:
        state.pop()
    else:
        find_arms(state)
        cell = only_arm(state)
        if cell >= 0:
            lay_cross(state, cell)
        else:
            state.ask(ASK_CROSS, state.first)


def cross_card(state: Position) -> int:
    """The next card of the cross to be laid, or -1."""
    top: int = state.depth - 1
    for number in range(1, ARMS + 1):
        if state.stack[top][number] > 0:
            return state.stack[top][number] - 1
    return -1


def lay_cross(state: Position, cell: int) -> None:
    """One arm of the cross."""
    top: int = state.depth - 1
    number: int = 1
    while state.stack[top][number] == 0:
        number += 1
    lay(state, state.first, state.stack[top][number] - 1, cell)
    state.stack[top][number] = 0
    clear_cells(state)


# ---- 3.6, 3.8: pawns and hands -----------------------------------------------------------------------------


def go_on_with_pawns(state: Position) -> None:
    """3.6, C3: the first player comes last; 17.2, 17.3: Benny's too."""
    top: int = state.depth - 1
    placed: int = state.stack[top][1]
    if placed < state.seats:
        state.asked_spaces = joined(state, state.laid)
        state.ask(ASK_PAWN, (state.first + 1 + placed) % state.seats)
        return
    if state.benny:
        state.pawn[GHOST] = CORNER if state.harder else GROUND
        state.tell(EV_PAWN, EVERYONE, GHOST, state.pawn[GHOST], 0, 0)
    state.pop()


def place_pawn(state: Position, seat: int, space: int) -> None:
    """C4: this is not landing."""
    state.pawn[seat] = space
    state.stack[state.depth - 1][1] += 1
    state.tell(EV_PAWN, EVERYONE, seat, space, 0, 0)


def deal_hands(state: Position) -> None:
    """3.8: two cards each, from the first player on."""
    state.pop()
    for number in range(state.seats, 0, -1):
        for _ in range(HAND_AT_FIRST):
            state.push(DO_TAKE, (state.first + number - 1) % state.seats, 0, 0, 0)


# ---- 20, 21: the ring, alone -------------------------------------------------------------------------------


def set_up_ring(state: Position) -> None:
    """20.3, 20.4, 21.1 to 21.3: two decks of fourteen and the Move deck, the ring, both pawns."""
    box: Box = state.content
    grave: int = COVE
    half: int = state.unseen_cards // 2
    for _ in range(half):
        put_on_top(state, 0, new_slot(state, 0))
    for _ in range(state.unseen_cards - half):
        put_on_top(state, HIM, new_slot(state, 0))
    while box.kind[grave] != KIND_CEMETERY:
        grave += 1
    state.ring[0] = CORNER
    state.ring[RING // 2] = grave
    state.cove_left &= ~(1 << grave)
    lay(state, 0, grave, cell_of(ring_x(RING // 2), ring_y(RING // 2)))
    state.pawn[0] = grave
    state.pawn[GHOST] = CORNER
    state.move_left = (1 << MOVE_CARDS) - 1
    state.push(DO_MY_TURN, 0, 0, 0, 0)
    state.push(DO_TAKE, 0, 0, 0, 0)
    state.push(DO_TAKE, 0, 0, 0, 0)
    state.push(DO_RING, 1, 0, 0, 0)


def go_on_with_ring(state: Position) -> None:
    """Eight cards, four on each side."""
    top: int = state.depth - 1
    if state.stack[top][1] == RING // 2:
        state.stack[top][1] += 1
    if state.stack[top][1] == RING:
        state.pop()
    else:
        state.wait(CH_COVE)


def lay_ring(state: Position, space: int) -> None:
    """21.1, S30: the next space of the ring, clockwise."""
    top: int = state.depth - 1
    place: int = state.stack[top][1]
    state.cove_left &= ~(1 << space)
    state.ring[place] = space
    lay(state, 0, space, cell_of(ring_x(place), ring_y(place)))
    state.stack[top][1] += 1


def ring_x(place: int) -> int:
    """The ring is the edge of four by three cells, the Cul-De-Sac and the CEMETERY in opposite corners."""
    if place <= 3:
        return place
    if place <= 5:
        return 3
    return 8 - place if place < 8 else 0


def ring_y(place: int) -> int:
    """Down the right side, back below, up the left side."""
    if place <= 3:
        return 0
    if place <= 5:
        return place - 3
    return 2 if place < 9 else 1
