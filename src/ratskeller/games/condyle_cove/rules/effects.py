"""Condyle Cove: what cards and spaces do. A line of clauses is carried out clause by clause and target by target.

The frame of a line holds: the line, the next clause, who acts, what it is run for, whom the last clause meant (“the
same”), how many cards the last clause handled (“as many”), and the card or other thing of which it is, + 1.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.grants import clear_permanents, grant, holds, pawn_of
from ratskeller.games.condyle_cove.rules.hands import look, lose, recover
from ratskeller.games.condyle_cove.rules.in_vain import tell_in_vain, why_in_vain
from ratskeller.games.condyle_cove.rules.pawns import lay_detour, send_as_told, swap
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.targets import has_selector, is_one, is_single, last_meant, meant, row_of
from ratskeller.games.condyle_cove.rules.theft import is_safe_from_theft
from ratskeller.kernel.numbers import EVERYONE


def run(state: Position, line: int, actor: int, source: int) -> None:
    """Begin a line."""
    if line > 0:
        state.push(DO_LINE, line, 0, actor, source)


def run_thing(state: Position, thing: int, line: int, actor: int, source: int) -> None:
    """Begin the line of a card or Act, which all have one; if nothing comes of it, that is told (7.6)."""
    run(state, line, actor, source)
    state.stack[state.depth - 1][7] = thing + 1
    state.in_vain = True


def go_on_line(state: Position) -> None:
    """The next clause of the line on top: find out whom it means."""
    box: Box = state.content
    top: int = state.depth - 1
    line: int = state.stack[top][1]
    index: int = state.stack[top][2]
    actor: int = state.stack[top][3]
    row: int = box.line_first[line] + index
    pawns: int
    why: int
    is_chosen: bool
    if index == box.line_rows[line] or not (state.alone or state.is_in(actor)):
        if state.in_vain and state.stack[top][7] > 0:
            why = why_in_vain(state, line, actor, state.stack[top][4], state.stack[top][5])
            tell_in_vain(state, state.stack[top][7] - 1, why)
        state.pop()
        return
    state.stack[top][2] += 1
    if state.alone and box.rows[row][R_NOT_SOLO]:
        return
    if state.stack[top][4] == BY_MOVE_CARD and box.rows[row][R_VERB] == MOVE:
        state.stack[top][5] = 1  # 21.15: the movement is his; who else is meant is you
        return
    if not holds(state, row, actor):
        state.stack[top][6] = 0
        if has_selector(box.rows[row][R_VERB], box.rows[row][R_WHAT]) and box.rows[row][R_WHO] != WHO_SAME:
            state.stack[top][5] = 0
        return
    pawns = meant(state, row, actor, state.stack[top][5])
    is_chosen = state.stack[top][4] == BY_OPTION and state.picked[index] > 0
    if not is_single(box.rows[row][R_WHO]):
        is_chosen = True
    elif is_chosen:
        pawns &= 1 << (state.picked[index] - 1)
    # A look is always asked for, so that what one player draws and what the next one sees are two steps.
    if not is_chosen and pawns and (not is_one(pawns) or _is_look(state, row, actor)):
        state.push(DO_WHO, top, row, 0, 0)
        state.asked_pawns = pawns
        state.ask(ASK_WHO, actor)
        return
    select(state, top, row, pawns)


def _is_look(state: Position, row: int, actor: int) -> bool:
    box: Box = state.content
    if state.is_played_alone(actor):
        return False
    return box.rows[row][R_VERB] == PEEK and box.rows[row][R_WHAT] == A_HAND


def select(state: Position, top: int, row: int, pawns: int) -> None:
    """A clause means these pawns: one after another, clockwise from the actor (C31)."""
    box: Box = state.content
    pawn: int
    if has_selector(box.rows[row][R_VERB], box.rows[row][R_WHAT]):
        state.stack[top][5] = pawns
    while pawns:
        pawn = last_meant(state, pawns, state.stack[top][3])
        pawns ^= 1 << pawn
        state.push(DO_TARGET, top, row, pawn, 0)


def carry_out(state: Position) -> None:
    """A clause, for one pawn."""
    box: Box = state.content
    top: int = state.stack[state.depth - 1][1]
    row: int = state.stack[state.depth - 1][2]
    pawn: int = state.stack[state.depth - 1][3]
    actor: int = state.stack[top][3]
    source: int = state.stack[top][4]
    verb: int = box.rows[row][R_VERB]
    state.pop()
    if source == BY_OPTION and (state.immune >> pawn) & 1:
        return
    if verb == MOVE or verb == PLACE:
        send_as_told(state, top, row, pawn)
    elif verb == SWAP:
        swap(state, pawn, pawn_of(state, actor), actor)
    elif verb == LAY:
        lay_detour(state, actor)
    elif verb == FINISH_TURN:
        state.turn_ends = True
        state.his_move_ends = True
        state.in_vain = False
    elif verb == CANCEL:
        _cancel(state, box.rows[row][R_WHAT], actor)
    elif verb == FLIP:
        _flip(state, box.rows[row][R_WHAT], actor)
    elif verb == DIE:
        state.push(DO_BOOGEY, actor, 0, 0, 0)
    elif verb == PEEK and box.rows[row][R_WHAT] == AN_ACT:
        state.push(DO_PEEK, actor, box.rows[row][R_LOW], 0, 0)
    elif row_of(state, pawn) >= 0:
        _handle_cards(state, top, row, row_of(state, pawn))


def _flip(state: Position, what: int, actor: int) -> None:
    if state.is_played_alone(actor):
        return  # S16
    if what == AN_ACT:
        state.push(DO_FLIP, actor, 0, 0, 0)
    elif what == A_WINTER:
        state.push(DO_WINTER, actor, 0, 0, 0)
    else:
        state.push(DO_HAUNT, actor, 0, 0, 0)


def _cancel(state: Position, what: int, actor: int) -> None:
    """11.3, C28, C49, S22."""
    if what == FOR_ALL or state.alone:
        state.cancelled = True
        state.asked_seats = 0
        state.replied = 0
        state.tell(EV_CANCELLED, EVERYONE, state.playing - 1, EVERYONE, 0, 0)
    else:
        state.immune |= 1 << actor
        state.tell(EV_CANCELLED, EVERYONE, state.playing - 1, actor, 0, 0)


def _handle_cards(state: Position, top: int, row: int, seat: int) -> None:
    """Everything that is about the cards of one player."""
    box: Box = state.content
    actor: int = state.stack[top][3]
    verb: int = box.rows[row][R_VERB]
    cards: int = box.rows[row][R_LOW]
    if cards == AS_MANY:
        cards = state.stack[top][6]
    if verb == STEAL:
        if actor != seat and not is_safe_from_theft(state, seat, box.rows[row][R_FROM]):
            state.push(DO_STEAL, actor, seat, cards, row)
    elif verb == LOSE:
        lose(state, actor, seat, cards, box.rows[row][R_FROM])
    elif verb == RECOVER:
        recover(state, seat, cards, box.rows[row][R_TO])
    elif verb == STASH:
        state.stack[top][6] = 0
        if not state.is_played_alone(seat):  # S28
            state.push(DO_STASH, top, seat, cards, 0)
    elif verb == DRAW and not state.is_played_alone(seat):  # S28
        for _ in range(min(cards, HAND_MAX)):
            state.push(DO_TAKE, seat, 0, 0, 0)
    elif verb == PEEK:
        look(state, actor, seat)
    elif verb == GRANT:
        _grant(state, row, seat, actor, state.stack[top][4])
    else:
        clear_permanents(state, seat)


def _grant(state: Position, row: int, seat: int, actor: int, source: int) -> None:
    box: Box = state.content
    lasts: int = box.rows[row][R_LASTS]
    if state.alone and source == BY_ACT and lasts == LASTS_NOW:
        if box.rows[row][R_ATTRIBUTE] == STEPS_MORE or state.turn == HIM:
            lasts = LASTS_NEXT  # S29
    if state.is_played_alone(seat) and box.rows[row][R_ATTRIBUTE] == STUCK:
        return  # S21
    grant(state, seat, box.rows[row][R_ATTRIBUTE], box.rows[row][R_VALUE], lasts, actor)
