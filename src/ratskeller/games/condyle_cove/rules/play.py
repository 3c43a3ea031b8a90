"""Condyle Cove: playing a card, its choices, the answers of the others, and where it goes then (5, 7, 11)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.cove import clear_cells, find_cells
from ratskeller.games.condyle_cove.rules.effects import run, run_thing
from ratskeller.games.condyle_cove.rules.grants import holds, may_move
from ratskeller.games.condyle_cove.rules.hands import discard_played
from ratskeller.games.condyle_cove.rules.in_vain import tell_in_vain
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.slots import find_in_hand, mark_known, take_from_hand
from ratskeller.games.condyle_cove.rules.targets import (
    ends_of,
    first_bit,
    has_selector,
    is_one,
    is_single,
    meant,
    next_meant,
)
from ratskeller.kernel.numbers import EVERYONE


def play_card(state: Position, seat: int, card: int) -> None:
    """5.1: a card is announced; then come its choices, the answers, its effect, and it is laid away."""
    box: Box = state.content
    place: int = find_in_hand(state, seat, card)
    mark_known(state, take_from_hand(state, seat, place), ALL_KNOW)
    state.plays += 1
    state.tell(EV_PLAYED, EVERYONE, seat, card, place, 0)
    begin_card(state, seat, card)
    state.push(DO_DONE, seat, card, 0, 0)
    state.push(DO_RUN, seat, BY_OPTION, card, 0)
    state.push(DO_WINDOW, seat, 1, 0, 0)
    if not box.defensive[card]:  # C21: it has nothing to choose
        state.push(DO_ANNOUNCE, 0, 0, 0, 0)
        if box.choices[card] > 1:
            state.ask(ASK_WHICH, seat)


def begin_card(state: Position, seat: int, card: int) -> None:
    """A card is on the table and nothing has been chosen."""
    box: Box = state.content
    state.playing = card + 1
    state.player = seat
    state.line = box.does[card]
    state.cancelled = False
    state.immune = 0
    forget_choices(state)


def forget_choices(state: Position) -> None:
    """Nothing is chosen."""
    for index in range(LINE_ROWS):
        state.picked[index] = 0
        for pawn in range(PAWNS):
            state.picked_end[index][pawn] = 0
    state.picked_cell = 0
    state.picked_swap = 0


# ---- C58: the choices --------------------------------------------------------------------------------------


def go_on_announcing(state: Position) -> None:
    """The next choice of a card. The frame: clause, stage, –, –, “the same”, pawns to be sent, the pawn asked for."""
    box: Box = state.content
    top: int = state.depth - 1
    index: int = state.stack[top][1]
    row: int = box.line_first[state.line] + index
    if index == box.line_rows[state.line]:
        state.pop()
    elif state.stack[top][2] == 0:
        if box.rows[row][R_LATE] or not holds(state, row, state.player) or (state.alone and box.rows[row][R_NOT_SOLO]):
            _next_clause(state, top)
        else:
            _choose_pawn(state, top, index, row)
    elif box.rows[row][R_VERB] == MOVE or box.rows[row][R_VERB] == PLACE:
        _choose_end(state, top, index, row)
    elif box.rows[row][R_VERB] == LAY and state.picked_cell == 0:
        find_cells(state)
        state.asked_spaces = state.laid & ~1 if state.picked_swap == 0 else 0
        state.ask(ASK_DETOUR, state.player)
    else:
        _next_clause(state, top)


def _next_clause(state: Position, top: int) -> None:
    state.stack[top][1] += 1
    state.stack[top][2] = 0


def _choose_pawn(state: Position, top: int, index: int, row: int) -> None:
    box: Box = state.content
    pawns: int = meant(state, row, state.player, state.stack[top][5])
    if is_single(box.rows[row][R_WHO]):
        if pawns and not is_one(pawns):
            state.asked_pawns = pawns
            state.ask(ASK_WHO, state.player)
            return
        if pawns:
            state.picked[index] = first_bit(pawns) + 1
    _pick_pawns(state, top, row, pawns)


def _pick_pawns(state: Position, top: int, row: int, pawns: int) -> None:
    box: Box = state.content
    if has_selector(box.rows[row][R_VERB], box.rows[row][R_WHAT]):
        state.stack[top][5] = pawns
    state.stack[top][2] = 1
    state.stack[top][6] = pawns


def pick_pawn(state: Position, pawn: int) -> None:
    """The player has chosen whom a clause means."""
    box: Box = state.content
    top: int = state.depth - 1
    index: int = state.stack[top][1]
    state.picked[index] = pawn + 1
    _pick_pawns(state, top, box.line_first[state.line] + index, 1 << pawn)


def _choose_end(state: Position, top: int, index: int, row: int) -> None:
    box: Box = state.content
    pawn: int
    ends: int
    if state.stack[top][6] == 0:
        _next_clause(state, top)
        return
    pawn = next_meant(state, state.stack[top][6], state.player)
    state.stack[top][6] ^= 1 << pawn
    if not may_move(state, pawn, state.player):
        return
    ends = ends_of(state, row, pawn)
    if is_one(ends) and not box.rows[row][R_UP_TO]:
        state.picked_end[index][pawn] = first_bit(ends) + 1
    elif ends:
        state.stack[top][7] = pawn
        state.asked_spaces = ends
        state.may_stop = box.rows[row][R_UP_TO] != 0
        state.ask(ASK_WHERE, state.player)


def pick_end(state: Position, space: int) -> None:
    """The player has chosen where a pawn will go, or STAYED - 1."""
    top: int = state.depth - 1
    state.picked_end[state.stack[top][1]][state.stack[top][7]] = space + 1


def pick_swap(state: Position, space: int) -> None:
    """9.3: the DETOUR takes the place of this card, which needs a new one."""
    state.picked_swap = space + 1
    clear_cells(state)


def pick_cell(state: Position, cell: int) -> None:
    """Where the DETOUR, or the card that it replaces, is laid."""
    state.picked_cell = cell + 1
    clear_cells(state)


# ---- 11: answers -------------------------------------------------------------------------------------------


def go_on_asking(state: Position) -> None:
    """C28: all are asked at once, until the card is cancelled or everybody has answered or let it happen."""
    top: int = state.depth - 1
    left: int
    if state.stack[top][2] == 1:
        state.stack[top][2] = 2
        state.asked_seats = _who_may_answer(state)
    left = state.asked_seats & ~state.replied
    if left:
        state.ask(ASK_ANSWER, next_meant(state, left, state.player))
    else:
        state.asked_seats = 0
        state.replied = 0
        state.pop()


def _who_may_answer(state: Position) -> int:
    """C48, C62: everybody else who holds a card, whatever it is, and wants to be asked; alone, you (S26)."""
    asked: int = 0
    for seat in range(state.seats):
        if state.is_in(seat) and state.held[seat] > 0 and (state.alone or seat != state.player):
            asked |= 1 << seat
    return asked & ~state.quiet


def forget_replies(state: Position, viewer: int) -> None:
    """In what a viewer imagines nobody else has let the card happen yet."""
    state.replied &= 1 << viewer if viewer >= 0 else 0
    if state.phase == ASK_ANSWER:
        state.mover = next_meant(state, state.asked_seats & ~state.replied, state.player)


def answer(state: Position, seat: int, card: int) -> None:
    """A Defensive card. Who has played one is not asked again; if it cancels the card for all, nobody is."""
    box: Box = state.content
    place: int = find_in_hand(state, seat, card)
    state.asked_seats &= ~(1 << seat)
    mark_known(state, take_from_hand(state, seat, place), ALL_KNOW)
    state.answering = card + 1
    state.tell(EV_ANSWERED, EVERYONE, seat, card, place, state.playing - 1)
    state.push(DO_ANSWERED, seat, card, 0, 0)
    run(state, box.does[card], seat, BY_ANSWER)


def lay_answer_away(state: Position) -> None:
    """Both cards go to their owners' discard piles."""
    top: int = state.depth - 1
    discard_played(state, state.stack[top][1], state.stack[top][2])
    state.answering = 0
    state.pop()


def run_card(state: Position) -> None:
    """Nobody answers any more: the card does what it says, unless it is cancelled."""
    box: Box = state.content
    top: int = state.depth - 1
    seat: int = state.stack[top][1]
    source: int = state.stack[top][2]
    card: int = state.stack[top][3]
    state.pop()
    if state.cancelled:
        return
    if box.defensive[card]:  # C21
        tell_in_vain(state, card, FOR_ANSWERING)
    else:
        run_thing(state, card, state.line if source == BY_OPTION else box.does[card], seat, source)


def lay_away(state: Position) -> None:
    """7.3, C42, C43: face up on the discard pile, or out of the game."""
    box: Box = state.content
    top: int = state.depth - 1
    seat: int = state.stack[top][1]
    card: int = state.stack[top][2]
    state.pop()
    if state.playing > 0:
        state.playing = 0
        if box.spent[card] and not state.cancelled:
            state.gone[card] = 1
            state.tell(EV_SPENT, EVERYONE, card, 0, 0, 0)
        else:
            discard_played(state, seat, card)
    state.cancelled = False
    state.immune = 0
    state.line = 0
    forget_choices(state)
    if state.turn_ends:
        state.tell(EV_ENDED_TURN, EVERYONE, seat, 1 if box.draws_at_end else 0, 0, 0)
        state.cut(_after_play(state) if box.draws_at_end else 1)
    elif state.benny:
        state.push(DO_SCREAM, state.turn, 0, 0, 0)


def _after_play(state: Position) -> int:
    """C27: how much of the stack comes after the Play phase."""
    depth: int = 1
    while state.stack[depth][0] != DO_PLAY:
        depth += 1
    return depth
