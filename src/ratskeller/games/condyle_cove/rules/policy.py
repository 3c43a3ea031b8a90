"""Condyle Cove: how somebody plays who knows the game: how good each legal action looks at a glance. No rule.

Every action is judged by a forecast (forecast.py): what part of a win the seat may hope for after it. Nothing here
looks at what the seat cannot know, and nothing knows a card by its name.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.forecast import (
    begin_forecast,
    hope_then,
    landing_loss,
    let_go,
    place_value,
    restart,
)
from ratskeller.games.condyle_cove.rules.forecast_lines import foresee, foresee_clause, foresee_from, is_his_walk
from ratskeller.games.condyle_cove.rules.judgement import Judgement
from ratskeller.games.condyle_cove.rules.outlook import risk_of
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.race import chance_at, chance_to_run, count_guards, gap_to
from ratskeller.games.condyle_cove.rules.slots import card_in, knows
from ratskeller.games.condyle_cove.rules.solo import may_play_name
from ratskeller.games.condyle_cove.rules.targets import ring_ahead, ring_place, row_of
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import ACTIONS_MAX, Floats

_NEAR: float = 0.004  # a step nearer to where a Cove card is wanted
_REPLACING: float = 0.01  # what it costs to trouble with a second card
_LATER: float = 0.6  # of what a card could do now, if it may be done in the next turn as well
_SEEN: float = 0.02  # to look at an Act that one knows


class Glance(Content):
    """How good each legal action looks: what may be hoped for after it."""

    looks: Annotated[Floats, ACTIONS_MAX]


def look_at_all(glance: Glance, judge: Judgement, state: Position, seat: int) -> int:
    """Judge every legal action; return how many there are."""
    count: int = state.legal(seat)
    phase: int = state.phase
    for i in range(count):
        glance.looks[i] = 0.0
    if count < 2 or not state.is_asked(seat):
        return count
    begin_forecast(judge, state, seat)
    for i in range(count):
        restart(judge, state)
        if phase == ASK_PLAY:
            glance.looks[i] = _look_at_card(judge, state, seat, state.actions[i])
        elif phase == ASK_MOVE:
            glance.looks[i] = _look_at_move(judge, state, seat, state.actions[i])
        elif phase == ASK_ANSWER:
            glance.looks[i] = _look_at_answer(judge, state, seat, state.actions[i])
        elif phase == ASK_DRAW:
            glance.looks[i] = _look_at_draw(judge, state, seat, state.actions[i])
        elif phase == ASK_LOSE or phase == ASK_STASH:
            glance.looks[i] = _look_at_giving(judge, state, seat, state.actions[i])
        elif phase == ASK_WHO:
            glance.looks[i] = _look_at_target(judge, state, seat, state.actions[i] - TARGET)
        elif phase == ASK_WHERE or phase == ASK_PAWN:
            glance.looks[i] = _look_at_space(judge, state, seat, state.actions[i])
        elif phase == ASK_WHICH:
            foresee(judge, state, state.line + state.actions[i] - WHICH, seat, seat)
            glance.looks[i] = hope_then(judge, state, seat)
        elif phase == ASK_ACT or phase == ASK_PEEK:
            glance.looks[i] = _look_at_act(state, seat, state.actions[i] - ACT_PLACE)
        elif phase == ASK_LAY or phase == ASK_DETOUR or phase == ASK_CROSS:
            glance.looks[i] = _look_at_cell(judge, state, seat, state.actions[i])
    return count


# ---- cards -------------------------------------------------------------------------------------------------


def _look_at_card(judge: Judgement, state: Position, seat: int, action: int) -> float:
    """In the Play phase: a card, a Last Winter card, or to stop."""
    if action == TURN_WINTER:
        return _look_at_winter(judge, state, seat)
    if action >= PLAY:
        return _hope_with_card(judge, state, seat, action - PLAY) - _hurry(judge, state, seat, action - PLAY)
    return hope_then(judge, state, seat)


def _look_at_winter(judge: Judgement, state: Position, seat: int) -> float:
    """The top Last Winter card: what all that are left would bring on average, whether they stay or not."""
    box: Box = state.content
    total: float = 0.0
    cards: int = 0
    for card in range(WINTERS):
        if (state.winter_left >> card) & 1:
            cards += 1
            restart(judge, state)
            foresee(judge, state, box.does[WINTER + card], seat, seat)
            foresee(judge, state, box.always[WINTER + card], seat, seat)
            foresee(judge, state, box.at_start[WINTER + card], seat, seat)
            total += hope_then(judge, state, seat)
    return total / cards


def _hope_with_card(judge: Judgement, state: Position, seat: int, card: int) -> float:
    """What may be hoped for after a card of the hand, with the better of its effects."""
    box: Box = state.content
    best: float = 0.0
    for way in range(box.choices[card]):
        restart(judge, state)
        let_go(judge, state, seat, card)
        if not box.defensive[card]:
            foresee(judge, state, box.does[card] + way, seat, seat)
        best = max(best, hope_then(judge, state, seat))
    return best


def _hurry(judge: Judgement, state: Position, seat: int, card: int) -> float:
    """What a card that ends the turn costs: the good that other cards could do before it."""
    box: Box = state.content
    cost: float = 0.0
    if not _ends_turn(box, card):
        return 0.0
    restart(judge, state)
    cost = _gain_of_cards(judge, state, seat, card)
    return _LATER * cost


def _ends_turn(box: Box, card: int) -> bool:
    line: int = box.does[card]
    for row in range(box.line_first[line], box.line_first[line] + box.line_rows[line]):
        if box.rows[row][R_VERB] == FINISH_TURN:
            return True
    return False


def _gain_of_cards(judge: Judgement, state: Position, seat: int, but: int) -> float:
    """What the cards of the hand, but for one, could do here and now, all in all."""
    box: Box = state.content
    card: int
    total: float = 0.0
    base: float
    restart(judge, state)
    base = hope_then(judge, state, seat)
    for place in range(state.held[seat]):
        card = card_in(state, state.hand[seat][place])
        if card != but and not box.defensive[card] and (not state.alone or may_play_name(state, card)):
            total += max(0.0, _hope_with_card(judge, state, seat, card) - base)
    return total


def _look_at_answer(judge: Judgement, state: Position, seat: int, action: int) -> float:
    """To let a card happen, or to spend a Defensive card on it."""
    box: Box = state.content
    line: int
    piled: int
    held: int
    extra: float
    is_for_all: bool
    if state.alone:
        _foresee_walk(judge, state, action == STOP)
    if action == STOP:
        foresee(judge, state, state.line, state.player, seat)
        return hope_then(judge, state, seat)
    line = box.does[action - PLAY]
    is_for_all = state.alone or box.rows[box.line_first[line]][R_WHAT] == FOR_ALL
    let_go(judge, state, seat, action - PLAY)
    if not is_for_all:
        piled = judge.piled[seat]
        held = judge.held[seat]
        extra = judge.extra[seat]
        foresee(judge, state, state.line, state.player, seat)
        judge.piled[seat] = piled
        judge.held[seat] = held
        judge.extra[seat] = extra
    return hope_then(judge, state, seat)


def _foresee_walk(judge: Judgement, state: Position, is_walking: bool) -> None:
    """Alone: the chance to get away after a Move card that is asked about, if he walks and if he does not."""
    below: int = state.depth - 2
    him: int = state.pawn[GHOST]
    guards: int = count_guards(state)
    if not is_his_walk(state):
        return
    if not is_walking:
        judge.run = chance_to_run(state, judge.race, guards - 1)
    elif state.stack[below][1] >= gap_to(state, state.pawn[0]):
        judge.run = 0.0
    else:
        state.pawn[GHOST] = ring_ahead(state, him, state.stack[below][1])
        judge.run = chance_to_run(state, judge.race, guards)
        state.pawn[GHOST] = him


def _look_at_draw(judge: Judgement, state: Position, seat: int, action: int) -> float:
    """An own card, a Cove card, or no more."""
    if action == DRAW_OPTION:
        judge.piled[seat] -= 1
        judge.held[seat] += 1
    return hope_then(judge, state, seat)


def _look_at_giving(judge: Judgement, state: Position, seat: int, action: int) -> float:
    """To discard a card, or to put one under the own pile."""
    if action == DISCARD_PILE:
        judge.piled[seat] -= 1
    elif action >= HAND_PLACE:
        let_go(judge, state, seat, card_in(state, state.hand[seat][action - HAND_PLACE]))
        if state.phase == ASK_STASH:
            if _draws_next(state):
                judge.held[seat] += 1
            else:
                judge.piled[seat] += 1
    return hope_then(judge, state, seat)


def _draws_next(state: Position) -> bool:
    """Whether what is put away is drawn again at once."""
    box: Box = state.content
    frame: int = state.stack[state.depth - 1][1]
    line: int = state.stack[frame][1]
    index: int = state.stack[frame][2]
    if index >= box.line_rows[line]:
        return False
    return box.rows[box.line_first[line] + index][R_LOW] == AS_MANY


# ---- pawns -------------------------------------------------------------------------------------------------


def _look_at_move(judge: Judgement, state: Position, seat: int, action: int) -> float:
    """Where to go: what the space is worth, what it costs to land there, and what the own cards could do there."""
    here: int = state.pawn[seat]
    space: int = here if action == STOP else action - GO
    hope: float
    cards: float
    lost: int = 0 if action == STOP else landing_loss(state, space)
    judge.piled[seat] -= min(lost, judge.piled[seat])
    if state.alone:
        if space == state.pawn[GHOST]:
            return 0.0
        judge.run = chance_at(state, judge.race, space, count_guards(state))
        if _passes_cemetery(state, here, space):
            judge.piled[0] += min(2, state.discarded[0])
    else:
        judge.extra[seat] += place_value(judge, state, seat, space, seat) - place_value(judge, state, seat, here, seat)
    hope = hope_then(judge, state, seat)
    state.pawn[seat] = space
    cards = _gain_of_cards(judge, state, seat, CARDS)
    state.pawn[seat] = here
    return hope + cards


def _passes_cemetery(state: Position, here: int, space: int) -> bool:
    """Alone: whether a move brings an Act."""
    place: int = ring_place(state, here)
    goal: int = ring_place(state, space)
    steps: int = (goal - place + RING) % RING
    to_cemetery: int = (RING // 2 - place + RING) % RING
    return 0 < to_cemetery <= steps


def _look_at_target(judge: Judgement, state: Position, seat: int, pawn: int) -> float:
    """Whom a clause shall mean."""
    box: Box = state.content
    top: int = state.depth - 1
    line: int = state.line
    row: int
    index: int
    frame: int
    if state.stack[top][0] == DO_ANNOUNCE:
        index = state.stack[top][1]
    else:
        frame = state.stack[top][1]
        line = state.stack[frame][1]
        index = state.stack[frame][2] - 1
    row = box.line_first[line] + index
    foresee_clause(judge, state, row, seat, pawn + 1, seat)
    foresee_from(judge, state, line, index + 1, seat, seat)
    return hope_then(judge, state, seat)


def _look_at_space(judge: Judgement, state: Position, seat: int, action: int) -> float:
    """Where a pawn shall go."""
    top: int = state.depth - 1
    pawn: int = seat
    owner: int
    here: int
    space: int
    if state.phase == ASK_WHERE:
        pawn = state.stack[top][7] if state.stack[top][0] == DO_ANNOUNCE else state.stack[top][3]
    here = state.pawn[pawn]
    space = here if action == STOP else action - GO
    owner = row_of(state, pawn)
    if owner < 0 or owner >= state.seats:
        return 0.0
    judge.extra[owner] += place_value(judge, state, owner, space, seat)
    if space != here:
        judge.piled[owner] -= min(landing_loss(state, space), judge.piled[owner])
    return hope_then(judge, state, seat)


# ---- Acts and Cove cards -----------------------------------------------------------------------------------


def _look_at_act(state: Position, seat: int, place: int) -> float:
    """A face-down Act to be turned up or looked at."""
    box: Box = state.content
    if knows(state.act_known[place], seat):
        if state.phase == ASK_PEEK:
            return -_SEEN
        return -1.0 if box.deadly[ACT + state.act[place] - 1] else 0.0
    return 0.0 if state.phase == ASK_PEEK else -risk_of(state, seat)


def _look_at_cell(judge: Judgement, state: Position, seat: int, action: int) -> float:
    """Where a Cove card is laid: what protects near oneself, what is dangerous near the others."""
    cell: int = action - PUT
    nearest: int = 2 * SIDE
    across: int
    down: int
    space: int
    if action < PUT:
        return -_REPLACING
    space = max(0, state.stack[state.depth - 1][2] - 1)
    for pawn in range(state.seats):
        if state.pawn[pawn] >= 0 and (pawn == seat) == _is_good(judge, space):
            across = cell % SIDE - REACH - state.at_x[state.pawn[pawn]]
            down = cell // SIDE - REACH - state.at_y[state.pawn[pawn]]
            nearest = min(nearest, max(across, -across) + max(down, -down))
    return -_NEAR * nearest


def _is_good(judge: Judgement, space: int) -> bool:
    """Whether one is less in danger on a space than on the Cul-De-Sac."""
    return judge.book.exposed[space] < judge.book.exposed[CORNER]
