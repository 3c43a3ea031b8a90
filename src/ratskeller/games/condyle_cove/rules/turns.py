"""Condyle Cove: the course of a turn with its three phases; Benny's scream (4 to 6, 8, 9, 17)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.acts import are_all_deadly, leave
from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.cove import approach, clear_cells, find_cells, lay, reach_within, share
from ratskeller.games.condyle_cove.rules.effects import run
from ratskeller.games.condyle_cove.rules.grants import begin_grants, declinable, end_grants, granted
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.targets import ring_ahead
from ratskeller.kernel.numbers import EVERYONE


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
    """9.1, 9.7, C8: what a space does to whoever lands there. Benny lands nowhere (C63)."""
    box: Box = state.content
    pawn: int = state.stack[state.depth - 1][1]
    state.pop()
    if pawn < GHOST and state.pawn[pawn] >= 0:
        if box.entering_kills and state.pawn[pawn] == CORNER and are_all_deadly(state):
            state.push(DO_FLIP, pawn, 0, 0, 0)
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
    room: int = HAND_MAX - state.held[seat]
    return due <= room or min(due - cove_cards(state), state.piled[seat]) <= room


def go_on_drawing(state: Position) -> None:
    """6.1 to 6.4: the next card; where there is nothing to choose, at once (C59)."""
    top: int = state.depth - 1
    seat: int = state.stack[top][1]
    due: int = draws_due(state, seat)
    can_option: bool = state.piled[seat] > 0 and state.held[seat] < HAND_MAX
    if state.stack[top][2] == 0:
        state.stack[top][2] = 1
        if state.piled[seat] == 0:
            starve(state, seat)
            return
    if state.drawn >= due or (not can_option and state.cove_left == 0):
        state.pop()
        return
    state.may_stop = state.drawn >= max(1, due + declinable(state, seat, DRAW_MORE))
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
    state.cove_left &= ~(1 << space)
    state.stack[state.depth - 1][2] = space + 1


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
