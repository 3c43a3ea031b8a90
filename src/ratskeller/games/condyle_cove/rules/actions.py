"""Condyle Cove: what an action does, told to the chapter that asked for it."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.acts import peek_at, put_him, shuffle_him, turn_up
from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.effects import select
from ratskeller.games.condyle_cove.rules.hands import discard_from_hand, discard_from_pile, stash, stop_stashing
from ratskeller.games.condyle_cove.rules.pawns import send
from ratskeller.games.condyle_cove.rules.play import answer, pick_cell, pick_end, pick_pawn, pick_swap, play_card
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.setting_up import lay_cross, place_pawn
from ratskeller.games.condyle_cove.rules.solo import note_name
from ratskeller.games.condyle_cove.rules.turns import draw_cove, draw_option, lay_drawn
from ratskeller.kernel.numbers import EVERYONE


def act(state: Position, seat: int, action: int) -> None:
    """What a seat has chosen is done; all that follows from it by itself is left to the agenda."""
    phase: int = state.phase
    if action == QUIET or action == LISTEN:
        _change_mind(state, seat, action)
        return
    state.go_on()
    if action < GO:
        _choose(state, phase, seat, action)
    else:
        _play_or_go(state, phase, seat, action)


def _change_mind(state: Position, seat: int, action: int) -> None:
    """C62."""
    state.quiet ^= 1 << seat
    state.quiet_turn[seat] = state.turns
    state.tell(EV_QUIET, EVERYONE, seat, 1 if action == QUIET else 0, 0, 0)


def _choose(state: Position, phase: int, seat: int, action: int) -> None:
    """An end, a draw, one of two, a card of the hand, an Act or a pawn."""
    if action == STOP:
        _stop(state, phase, seat)
    elif action == TURN_WINTER:
        state.flipped = True
        state.push(DO_WINTER, seat, 0, 0, 0)
    elif action == DRAW_OPTION:
        draw_option(state)
    elif action == DRAW_COVE:
        draw_cove(state)
    elif action == DISCARD_PILE:
        state.stack[state.depth - 1][2] -= 1
        discard_from_pile(state, seat, 1)
    elif action == SHUFFLE_HIM:
        shuffle_him(state)
    elif action < HAND_PLACE:
        state.line += action - WHICH
    elif phase == ASK_LOSE:
        state.stack[state.depth - 1][2] -= 1
        discard_from_hand(state, seat, action - HAND_PLACE)
    elif phase == ASK_STASH:
        stash(state, action - HAND_PLACE)
    elif phase == ASK_ACT:
        turn_up(state, action - ACT_PLACE)
    elif phase == ASK_PEEK:
        peek_at(state, action - ACT_PLACE)
    elif phase == ASK_BOOGEY:
        put_him(state, action - ACT_PLACE)
    else:
        _choose_pawn(state, action - TARGET)


def _stop(state: Position, phase: int, seat: int) -> None:
    if phase == ASK_ANSWER:
        state.replied |= 1 << seat  # not even its own echo, so that it can be taken back (ADR 7)
    elif phase == ASK_STASH:
        stop_stashing(state)
    elif phase == ASK_WHERE and state.stack[state.depth - 1][0] == DO_ANNOUNCE:
        pick_end(state, STAYED - 1)
    else:
        if phase == ASK_MOVE:
            state.tell(EV_STAYED, EVERYONE, seat, 0, 0, 0)
        state.pop()


def _choose_pawn(state: Position, pawn: int) -> None:
    top: int = state.depth - 1
    line: int = state.stack[top][1]
    row: int = state.stack[top][2]
    if state.stack[top][0] == DO_ANNOUNCE:
        pick_pawn(state, pawn)
    else:
        state.pop()
        select(state, line, row, 1 << pawn)


def _play_or_go(state: Position, phase: int, seat: int, action: int) -> None:
    """A card to be played, a space or a cell."""
    if phase == ASK_PLAY:
        if state.alone:
            note_name(state, action - PLAY)
        play_card(state, seat, action - PLAY)
    elif phase == ASK_ANSWER:
        answer(state, seat, action - PLAY)
    elif phase == ASK_MOVE:
        state.pop()
        send(state, seat, action - GO, seat, False)  # noqa: FBT003
    elif phase == ASK_PAWN:
        place_pawn(state, seat, action - GO)
    elif phase == ASK_WHERE:
        _choose_end(state, action - GO)
    elif phase == ASK_CROSS:
        lay_cross(state, action - PUT)
    elif phase == ASK_LAY:
        lay_drawn(state, action - PUT)
    elif action < PLAY:
        pick_swap(state, action - REPLACE)
    else:
        pick_cell(state, action - PUT)


def _choose_end(state: Position, space: int) -> None:
    box: Box = state.content
    top: int = state.depth - 1
    actor: int = state.stack[state.stack[top][1]][3]
    row: int = state.stack[top][2]
    pawn: int = state.stack[top][3]
    if state.stack[top][0] == DO_ANNOUNCE:
        pick_end(state, space)
    else:
        state.pop()
        send(state, pawn, space, actor, box.rows[row][R_VERB] == PLACE)
