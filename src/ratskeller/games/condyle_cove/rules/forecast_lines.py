"""Condyle Cove: what a line of clauses would change, estimated from what one seat knows. No rule, only judgement.

Where the actor has a choice, the better half is assumed.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.forecast import place_value, public_risk
from ratskeller.games.condyle_cove.rules.grants import granted, holds, may_move, pawn_of
from ratskeller.games.condyle_cove.rules.judgement import Judgement
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.targets import ends_of, has_selector, is_single, meant, row_of
from ratskeller.games.condyle_cove.rules.theft import is_safe_from_theft
from ratskeller.games.condyle_cove.rules.turns import draws_due
from ratskeller.kernel.native import ln

_LOOK: float = 0.02  # a look at an Act or a hand
_SHIELD: float = 0.05  # to be protected for a while
_LEAST: float = 0.02  # of a chance, before its logarithm is taken


def foresee(judge: Judgement, state: Position, line: int, actor: int, looker: int) -> None:
    """What a whole line would change; of a card that is being played the choices that were made hold."""
    judge.same = 0
    foresee_from(judge, state, line, 0, actor, looker)


def foresee_from(judge: Judgement, state: Position, line: int, index: int, actor: int, looker: int) -> None:
    """The same from a clause on."""
    box: Box = state.content
    first: int = box.line_first[line]
    is_chosen: bool = state.playing > 0 and state.player == actor and state.line == line
    for i in range(index, box.line_rows[line]):
        if state.alone and box.rows[first + i][R_NOT_SOLO]:
            continue
        if holds(state, first + i, actor):
            foresee_clause(judge, state, first + i, actor, state.picked[i] if is_chosen else 0, looker)


def foresee_clause(judge: Judgement, state: Position, row: int, actor: int, picked: int, looker: int) -> None:
    """One clause, for the pawn that was picked (+ 1), or for whom it means."""
    box: Box = state.content
    pawns: int = meant(state, row, actor, judge.same)
    who: int = box.rows[row][R_WHO]
    if box.rows[row][R_VERB] == MOVE and is_his_walk(state):
        judge.same = 1  # 21.15: the movement is his
        return
    if picked > 0:
        pawns = 1 << (picked - 1)
    elif is_single(who) and pawns:
        pawns = 1 << _best_target(state, row, actor, pawns)
    if has_selector(box.rows[row][R_VERB], box.rows[row][R_WHAT]):
        judge.same = pawns
    for pawn in range(PAWNS):
        if (pawns >> pawn) & 1:
            _change(judge, state, row, actor, pawn, looker)


def is_his_walk(state: Position) -> bool:
    """Alone: whether a Move card is on the table, which the orphan may answer."""
    return state.alone and state.depth >= 2 and state.stack[state.depth - 2][0] == DO_HIS_WALK


def _best_target(state: Position, row: int, actor: int, pawns: int) -> int:
    """Whom the actor would pick: of those who would lose something by it whoever has most to live on."""
    found: int = -1
    worth: float
    best: float = 0.0
    for pawn in range(PAWNS):
        if (pawns >> pawn) & 1:
            worth = 0.01
            if pawn != pawn_of(state, actor) and row_of(state, pawn) >= 0:
                worth = 0.1 + state.piled[row_of(state, pawn)]
                if not _is_hit(state, row, actor, row_of(state, pawn)):
                    worth *= 0.1
            if found < 0 or worth > best:
                found = pawn
                best = worth
    return found


def _is_hit(state: Position, row: int, actor: int, seat: int) -> bool:
    """Whether a clause about cards would take something from a seat."""
    box: Box = state.content
    verb: int = box.rows[row][R_VERB]
    zone: int = box.rows[row][R_FROM]
    if verb == STEAL and is_safe_from_theft(state, seat, zone):
        return False
    if verb == LOSE and actor != seat and granted(state, seat, SAFE_LOSE) > 0:
        return False
    if (verb == STEAL or verb == LOSE) and not state.is_played_alone(seat):
        if zone == FROM_HAND:
            return state.held[seat] > 0
        if zone == FROM_DISCARD:
            return state.discarded[seat] > 0
    return True


def _change(judge: Judgement, state: Position, row: int, actor: int, pawn: int, looker: int) -> None:
    """What a clause changes for one pawn."""
    box: Box = state.content
    verb: int = box.rows[row][R_VERB]
    seat: int = row_of(state, pawn)
    due: int
    if (state.immune >> pawn) & 1 and state.playing > 0 and state.player == actor:
        return
    if verb == MOVE or verb == PLACE:
        if may_move(state, pawn, actor) and pawn < GHOST:
            _move(judge, state, row, actor, pawn, looker)
    elif verb == SWAP:
        if not state.alone and pawn < GHOST and may_move(state, pawn, actor):
            _trade_places(judge, state, actor, pawn, looker)
    elif verb == FINISH_TURN:
        if not box.draws_at_end and not state.is_played_alone(actor):
            due = max(0, HAND_MAX - judge.held[actor]) if state.alone else draws_due(state, actor)
            due = min(due - min(due, judge.cove[actor]), judge.piled[actor])
            judge.piled[actor] += due
            judge.held[actor] -= due
    elif verb == FLIP:
        if box.rows[row][R_WHAT] == AN_ACT and not state.alone:
            judge.extra[actor] += ln(max(_LEAST, 1.0 - public_risk(state)))
    elif verb == DIE:
        judge.extra[actor] -= 4.0
    elif verb == PEEK:
        if actor < state.seats:
            judge.extra[actor] += _LOOK
    elif seat >= 0:
        _change_cards(judge, state, row, actor, seat)


def _move(judge: Judgement, state: Position, row: int, actor: int, pawn: int, looker: int) -> None:
    """A pawn goes where its mover likes it best."""
    ends: int = ends_of(state, row, pawn)
    here: float = place_value(judge, state, pawn, state.pawn[pawn], looker)
    best: float = 0.0
    change: float
    is_own: bool = pawn == pawn_of(state, actor)
    is_first: bool = True
    for space in range(SPACES):
        if (ends >> space) & 1:
            change = place_value(judge, state, pawn, space, looker) - here
            if is_first or (change > best) == is_own:
                best = change
                is_first = False
    judge.extra[pawn] += best


def _trade_places(judge: Judgement, state: Position, actor: int, pawn: int, looker: int) -> None:
    own: float = place_value(judge, state, actor, state.pawn[actor], looker)
    other: float = place_value(judge, state, pawn, state.pawn[pawn], looker)
    judge.extra[actor] += other - own
    judge.extra[pawn] += own - other


def _change_cards(judge: Judgement, state: Position, row: int, actor: int, seat: int) -> None:
    """Everything that is about the cards of one player."""
    box: Box = state.content
    verb: int = box.rows[row][R_VERB]
    cards: int = min(HAND_MAX, box.rows[row][R_LOW])
    if not _is_hit(state, row, actor, seat):
        return
    if verb == STEAL:
        if actor != seat:
            _steal(judge, state, row, actor, seat, cards)
    elif verb == LOSE:
        if box.rows[row][R_FROM] == FROM_HAND and not state.is_played_alone(seat):
            judge.held[seat] -= min(judge.held[seat], cards)
        elif not (state.is_played_alone(seat) and box.rows[row][R_LOW] == ALL_CARDS):
            judge.piled[seat] -= min(judge.piled[seat], cards)
    elif verb == RECOVER:
        judge.piled[seat] += min(state.discarded[seat], cards)
    elif verb == STASH:
        if not state.is_played_alone(seat):
            cards = min(judge.held[seat], cards)
            judge.held[seat] -= cards
            judge.piled[seat] += cards
    elif verb == DRAW:
        if not state.is_played_alone(seat):
            cards = min(judge.piled[seat], cards, HAND_MAX - judge.held[seat])
            judge.held[seat] += cards
            judge.piled[seat] -= cards
    elif verb == GRANT:
        _grant(judge, state, row, seat)


def _steal(judge: Judgement, state: Position, row: int, actor: int, seat: int, cards: int) -> None:
    box: Box = state.content
    zone: int = box.rows[row][R_FROM]
    if box.rows[row][R_TO] == TO_HAND and not state.is_played_alone(actor):
        cards = max(0, min(cards, HAND_MAX - judge.held[actor]))
    if zone == FROM_DISCARD:
        cards = min(cards, state.discarded[seat])
    elif zone == FROM_HAND and not state.is_played_alone(seat):
        cards = min(cards, judge.held[seat])
        judge.held[seat] -= cards
    else:
        cards = min(cards, judge.piled[seat])
        judge.piled[seat] -= cards
    if box.rows[row][R_TO] == TO_HAND and not state.is_played_alone(actor):
        judge.held[actor] += cards
    else:
        judge.piled[actor] += cards


def _grant(judge: Judgement, state: Position, row: int, seat: int) -> None:
    box: Box = state.content
    attribute: int = box.rows[row][R_ATTRIBUTE]
    value: int = box.rows[row][R_VALUE]
    if state.is_played_alone(seat):
        return
    if attribute == DRAW_MORE:
        value = max(value, -judge.held[seat])
        judge.piled[seat] -= value
        judge.held[seat] += value
    elif attribute == STEPS_MORE:
        judge.extra[seat] += judge.weight[F_STEPS] * value
    elif attribute == STUCK:
        judge.extra[seat] += judge.weight[F_STUCK] * value
    elif attribute == OPEN_HAND or attribute == BARE:
        judge.extra[seat] -= _SHIELD * value
    else:
        judge.extra[seat] += _SHIELD * value
