"""Condyle Cove: setting up and the course of a turn with its three phases; Benny's scream (2 to 6, 17)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.acts import leave
from ratskeller.games.condyle_cove.box import Box
from ratskeller.games.condyle_cove.codes import *
from ratskeller.games.condyle_cove.cove import (
    approach,
    cell_of,
    clear_cells,
    find_arms,
    find_cells,
    find_neighbours,
    joined,
    lay,
    only_cell,
    reach_within,
    share,
)
from ratskeller.games.condyle_cove.effects import run
from ratskeller.games.condyle_cove.grants import begin_grants, declinable, end_grants, granted
from ratskeller.games.condyle_cove.position import Position
from ratskeller.games.condyle_cove.slots import new_slot, put_on_top
from ratskeller.games.condyle_cove.targets import ring_ahead
from ratskeller.kernel.numbers import EVERYONE

# ---- 2, 3: setting up --------------------------------------------------------------------------------------


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
    find_neighbours(state)


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
        cell = only_cell(state)
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


def go_on_with_pawns(state: Position) -> None:
    """3.6, C3: in turn order; 17.2, 17.3: Benny's too."""
    top: int = state.depth - 1
    if state.stack[top][1] < state.seats:
        state.asked_spaces = joined(state, state.laid)
        state.ask(ASK_PAWN, (state.first + state.stack[top][1]) % state.seats)
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


# ---- 4 to 6: a turn ----------------------------------------------------------------------------------------


def begin_turn(state: Position) -> None:
    """4.1: what comes in a turn, the last thing first; C43: there is a limit."""
    seat: int = state.stack[state.depth - 1][1]
    state.pop()
    if state.turns == TURNS_MAX:
        state.finish(END_LIMIT)
        return
    start_turn(state, seat)
    state.push(DO_END, seat, 0, 0, 0)
    state.push(DO_DRAW, seat, 0, 0, 0)
    if state.benny:
        state.push(DO_SCREAM, seat, 0, 0, 0)
    state.push(DO_PLAY, seat, 0, 0, 0)
    if state.benny:
        state.push(DO_SCREAM, seat, 0, 0, 0)
    state.push(DO_MOVE, seat, 0, 0, 0)
    state.push(DO_SPACE, seat, 0, 0, 0)
    state.push(DO_KEEPS, seat, 0, 0, 0)
    if state.benny:
        state.push(DO_SCREAM, seat, 0, 0, 0)


def start_turn(state: Position, seat: int) -> None:
    """Nothing has happened in it yet."""
    state.turns += 1
    state.turn = seat
    state.drawn = 0
    state.plays = 0
    state.flipped = False
    state.screams = 0
    state.turn_ends = False
    state.names_low = 0
    state.names_high = 0
    begin_grants(state, seat)
    state.tell(EV_TURN, EVERYONE, seat, state.turns, 0, 0)


def start_permanents(state: Position) -> None:
    """What the own Permanent cards say for the start of a turn, in the order in which they came."""
    box: Box = state.content
    top: int = state.depth - 1
    seat: int = state.stack[top][1]
    index: int = state.stack[top][2]
    if index >= state.keeps:
        state.pop()
        return
    state.stack[top][2] += 1
    if state.keeper[index] == seat:
        run(state, box.at_start[state.kept[index]], seat, BY_KEEP)


def start_space(state: Position) -> None:
    """9.6, 9.9: what the space says for the start of a turn; 17.5: Benny."""
    box: Box = state.content
    seat: int = state.stack[state.depth - 1][1]
    space: int = state.pawn[seat]
    state.pop()
    if state.benny and share(state, seat, GHOST):
        state.push(DO_HAUNT, seat, 0, 0, 0)
    if not (state.alone and space == CORNER):
        run(state, box.space_start[space], seat, BY_SPACE)


def begin_move(state: Position) -> None:
    """4.2, C9: up to two steps, or what cards and spaces make of it."""
    seat: int = state.stack[state.depth - 1][1]
    steps: int = STEPS + granted(state, seat, STEPS_MORE)
    ends: int = 0
    if granted(state, seat, STUCK) <= 0 and steps > 0 and state.pawn[seat] >= 0:
        if state.alone:
            for step in range(1, min(steps, RING - 1) + 1):
                ends |= 1 << ring_ahead(state, state.pawn[seat], step)
        else:
            ends = reach_within(state, state.pawn[seat], steps)
    if ends == 0:
        state.pop()
        return
    state.asked_spaces = ends
    state.may_stop = True
    state.ask(ASK_MOVE, seat)


def land(state: Position) -> None:
    """9.1, 9.7: what a space does to whoever lands there. Benny lands nowhere (C63)."""
    box: Box = state.content
    pawn: int = state.stack[state.depth - 1][1]
    state.pop()
    if pawn < GHOST and state.pawn[pawn] >= 0:
        run(state, box.on_landing[state.pawn[pawn]], pawn, BY_SPACE)


def begin_play(state: Position) -> None:
    """5.1 to 5.3: ask for the next card; with nothing to play the phase is over (C59)."""
    seat: int = state.stack[state.depth - 1][1]
    if state.plays >= PLAYS_MAX or (state.held[seat] == 0 and not can_flip(state, seat)):
        state.pop()
        return
    state.may_stop = can_leave_play(state, seat)
    state.ask(ASK_PLAY, seat)


def can_flip(state: Position, seat: int) -> bool:
    """16.3, C36, C55: whether a Last Winter card may be turned up now."""
    return not state.flipped and state.winter_left != 0 and state.pawn[seat] == COLD


def draws_due(state: Position, seat: int) -> int:
    """6.1, C51: how many cards are to be drawn in this Draw phase."""
    due: int = DRAWS + granted(state, seat, DRAW_MORE)
    if state.cold_draws and state.flipped:
        due -= 1
    return max(1, due)


def cove_cards(state: Position) -> int:
    """How many Cove cards are in the pile."""
    found: int = 0
    for space in range(COVE, DETOUR):
        found += (state.cove_left >> space) & 1
    return found


def can_leave_play(state: Position, seat: int) -> bool:
    """7.1, 7.2, C14: whether there is room for the Options cards that must be drawn."""
    due: int = max(1, draws_due(state, seat) + declinable(state, seat, DRAW_MORE))
    options: int = min(due - cove_cards(state), state.piled[seat])
    return options <= 0 or state.held[seat] + options <= HAND_MAX


def go_on_drawing(state: Position) -> None:
    """6.1 to 6.4: the next card; where there is nothing to choose, at once (C59)."""
    top: int = state.depth - 1
    seat: int = state.stack[top][1]
    due: int = draws_due(state, seat)
    least: int = max(1, due + declinable(state, seat, DRAW_MORE))
    can_option: bool = state.piled[seat] > 0 and state.held[seat] < HAND_MAX
    if state.stack[top][2] == 0:
        state.stack[top][2] = 1
        if state.piled[seat] == 0:
            starve(state, seat)
            return
    if state.drawn >= due or (not can_option and state.cove_left == 0):
        state.pop()
        return
    state.may_stop = state.drawn >= least
    if can_option and state.cove_left == 0 and not state.may_stop:
        draw_option(state)
    elif not can_option and not state.may_stop:
        draw_cove(state)
    else:
        state.ask(ASK_DRAW, seat)


def starve(state: Position, seat: int) -> None:
    """3.2, 6.4, C16."""
    leave(state, seat, END_OPTIONS)
    if state.phase == GOING:
        state.cut(1)


def draw_option(state: Position) -> None:
    """From the own draw pile."""
    seat: int = state.stack[state.depth - 1][1]
    state.drawn += 1
    state.push(DO_TAKE, seat, 0, 0, 0)


def draw_cove(state: Position) -> None:
    """6.3: it is laid out at once."""
    seat: int = state.stack[state.depth - 1][1]
    state.drawn += 1
    state.push(DO_LAY, seat, 0, 0, 0)


def go_on_laying(state: Position) -> None:
    """8.1: a Cove card is drawn, then laid."""
    top: int = state.depth - 1
    if state.stack[top][2] == 0:
        state.wait(CH_COVE)
    else:
        find_cells(state)
        state.ask(ASK_LAY, state.stack[top][1])


def draw_cove_card(state: Position, space: int) -> None:
    """Chance has said which Cove card it is."""
    top: int = state.depth - 1
    if state.stack[top][0] == DO_CROSS:
        hold_for_cross(state, space)
    elif state.stack[top][0] == DO_RING:
        lay_ring(state, space)
    else:
        state.cove_left &= ~(1 << space)
        state.stack[top][2] = space + 1


def lay_drawn(state: Position, cell: int) -> None:
    """8.2: the player has found a place for it."""
    top: int = state.depth - 1
    seat: int = state.stack[top][1]
    space: int = state.stack[top][2] - 1
    state.pop()
    clear_cells(state)
    lay(state, seat, space, cell)


def end_turn(state: Position) -> None:
    """3.7: clockwise."""
    seat: int = state.stack[state.depth - 1][1]
    state.pop()
    end_grants(state, seat)
    state.push(DO_TURN, state.next_seat(seat), 0, 0, 0)


# ---- 17: Benny ---------------------------------------------------------------------------------------------


def hear_benny(state: Position) -> None:
    """C39: a moment at which he may scream."""
    state.wait(CH_SCREAM)


def scream(state: Position) -> None:
    """17.4, 17.7."""
    seat: int = state.stack[state.depth - 1][1]
    state.pop()
    state.screams += 1
    state.pawn[GHOST] = approach(state, state.pawn[GHOST], state.pawn[seat], GHOST_STEPS)
    state.tell(EV_SCREAM, EVERYONE, state.screams, state.pawn[GHOST], seat, 0)
    if state.screams >= DEAD_SCREAMS:
        leave(state, seat, END_SCREAMS)
        if state.phase == GOING:
            state.cut(1)


# ---- 21: the ring ------------------------------------------------------------------------------------------


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
