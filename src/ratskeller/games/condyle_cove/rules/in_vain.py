"""Condyle Cove: why nothing comes of a card (7.6). All of it lies open: spaces, numbers of cards, what protects.

Nothing has happened since the line began, so it is gone through once more: the first clause that could not do anything
says why. The same is asked before a card is played, when nobody has chosen anything yet.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.cove import is_same
from ratskeller.games.condyle_cove.rules.grants import granted, holds, may_move, pawn_of
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.targets import ends_of, is_one, is_single, meant, row_of
from ratskeller.games.condyle_cove.rules.theft import is_safe_from_theft
from ratskeller.kernel.numbers import EVERYONE


def tell_in_vain(state: Position, thing: int, why: int) -> None:
    """7.6: nothing came of a card. Everybody can see that and why, so it gives nothing away."""
    box: Box = state.content
    state.tell(EV_IN_VAIN, EVERYONE, thing, box.act_title[thing - ACT] if ACT <= thing < WINTER else 0, why, 0)


def why_in_vain(state: Position, line: int, actor: int, source: int, same: int) -> int:
    """Why nothing comes of a line, or FOR_NO_REASON. `same` are the pawns of its last choice; 0 for none yet."""
    box: Box = state.content
    row: int
    why: int
    otherwise: int = FOR_ALONE if state.alone and actor == HIM else FOR_NO_REASON
    for index in range(box.line_rows[line]):
        row = box.line_first[line] + index
        if state.alone and box.rows[row][R_NOT_SOLO]:
            otherwise = FOR_ALONE
            continue
        why = _why_not(state, row, index, actor, source, same)
        if why != FOR_NO_REASON:
            return why
    return otherwise


def _why_not(state: Position, row: int, index: int, actor: int, source: int, same: int) -> int:
    """What stands in the way of one clause for all whom it means."""
    box: Box = state.content
    pawns: int
    why: int = FOR_NO_REASON
    if not holds(state, row, actor):
        return FOR_PLACE
    pawns = meant(state, row, actor, same)
    if box.rows[row][R_WHO] == WHO_SAME and pawns == 0:
        return FOR_NO_REASON  # whom it would mean was never chosen
    if pawns == 0:
        return FOR_NOBODY
    if is_single(box.rows[row][R_WHO]) and source == BY_OPTION and state.picked[index] > 0:
        pawns &= 1 << (state.picked[index] - 1)
    elif is_single(box.rows[row][R_WHO]) and (pawns & same) and is_one(same):
        pawns = same
    for pawn in range(PAWNS):
        if (pawns >> pawn) & 1:
            why = why_not_to(state, row, pawn, actor, source)
            if why == FOR_NO_REASON:
                return FOR_NO_REASON
    return why


def why_not_to(state: Position, row: int, pawn: int, actor: int, source: int) -> int:
    """What stands in the way of one clause for one pawn."""
    box: Box = state.content
    verb: int = box.rows[row][R_VERB]
    seat: int = row_of(state, pawn)
    is_full: bool
    if source == BY_OPTION and (state.immune >> pawn) & 1:
        return FOR_SAFETY
    if verb == MOVE or verb == PLACE or verb == SWAP:
        return _why_not_moved(state, row, pawn, actor)
    if seat < 0:
        return FOR_NO_REASON
    if verb == LOSE:
        if actor != seat and granted(state, seat, SAFE_LOSE) > 0:
            return FOR_SAFETY
        return FOR_EMPTINESS if _has_none(state, seat, box.rows[row][R_FROM]) else FOR_NO_REASON
    if verb == STEAL and actor != seat:
        if is_safe_from_theft(state, seat, box.rows[row][R_FROM]):
            return FOR_SAFETY
        if _has_none(state, seat, box.rows[row][R_FROM]):
            return FOR_EMPTINESS
        is_full = box.rows[row][R_TO] == TO_HAND and state.held[actor] >= HAND_MAX
        return FOR_FULLNESS if is_full and not state.is_played_alone(actor) else FOR_NO_REASON
    if verb == RECOVER and state.discarded[seat] == 0:
        return FOR_EMPTINESS
    if verb == STASH and state.held[seat] == 0:
        return FOR_EMPTINESS
    return FOR_NO_REASON


def _why_not_moved(state: Position, row: int, pawn: int, actor: int) -> int:
    box: Box = state.content
    ends: int
    is_there: bool
    mine: int = pawn_of(state, actor)
    if not may_move(state, pawn, actor):
        return FOR_SAFETY
    if box.rows[row][R_VERB] == SWAP:
        is_there = state.pawn[mine] >= 0 and is_same(state, state.pawn[pawn], state.pawn[mine])
        return FOR_STANDING if pawn == mine or is_there else FOR_NO_REASON
    ends = ends_of(state, row, pawn)
    if ends == 0:
        return FOR_NOWHERE
    return FOR_STANDING if box.rows[row][R_VERB] == PLACE and ends == 1 << state.pawn[pawn] else FOR_NO_REASON


def _has_none(state: Position, seat: int, zone: int) -> bool:
    """Whether there are no cards where a clause takes them from."""
    if zone == FROM_HAND:
        return state.held[seat] == 0 and not state.is_played_alone(seat)
    if zone == FROM_PILE:
        return state.piled[seat] == 0
    if zone == FROM_DISCARD:
        return state.discarded[seat] == 0
    return state.held[seat] == 0 and state.piled[seat] == 0
