"""Darkhouse, how a game begins and how rounds and games end: writing down, deadlines, bonuses (4.10, 5.8, 7.6, 8)."""

from __future__ import annotations

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import one, sum_of
from ratskeller.games.darkhouse.rules.position import PagePlan, Position
from ratskeller.games.darkhouse.rules.scoring import factor_of
from ratskeller.kernel.numbers import CHANCE, EVERYONE, NOBODY


def begin_game(state: Position) -> None:
    """2, 3: fresh pages for everybody."""
    plan: PagePlan = state.content
    state.game += 1
    state.round = 0
    for seat in range(state.seats):
        for block in range(1, BLOCKS_END):
            state.empty[seat][block] = plan.boxes[block]
    state.tell(EV_GAME, EVERYONE, state.game, 0, 0, 0)
    _begin_round(state)


def _begin_round(state: Position) -> None:
    state.round += 1
    state.phase = TRACKING
    state.mover = CHANCE


def end_round(state: Position) -> None:
    """4.10 to 4.12, 5.8: what was laid is written down, and a block that is due is full or shut; then it goes on."""
    going_on: bool = False
    for seat in range(state.seats):
        _record(state, seat)
        _clear(state, seat)
    _meet_deadline(state)
    for seat in range(state.seats):
        if state.has_empty_box(seat):
            going_on = True
        else:
            _look_for_early_bonus(state, seat)
    if going_on and state.round < ROUNDS:
        _begin_round(state)
    else:
        _end_game(state)


def _record(state: Position, seat: int) -> None:
    plan: PagePlan = state.content
    page: int = state.page_of(seat, state.game)
    boxes: int
    factor: int
    for block in range(1, BLOCKS_END):
        if state.lying[seat][block] == 0:
            continue
        boxes = state.written[page][block] + state.lying[seat][block]
        state.written[page][block] = boxes
        state.tell(EV_WROTE, EVERYONE, seat, block, state.lying[seat][block], state.empty[seat][block])
        if state.telling and state.empty[seat][block] == 0:
            factor = factor_of(block, boxes, plan.boxes[block])
            state.tell(EV_REPAIRED, EVERYONE, seat, block, factor, factor * sum_of(boxes))


def _clear(state: Position, seat: int) -> None:
    for block in range(1, BLOCKS_END):
        state.lying[seat][block] = 0
    for pair in range(PAIRS):
        state.arcs[seat][pair] = 0
    state.loose[seat] = 0
    state.reached[seat] = 0
    state.rolls[seat] = 0


def _meet_deadline(state: Position) -> None:
    """5.8, D11: before a gray round, the block of the gray square before is full or shut."""
    plan: PagePlan = state.content
    square: int = plan.gray_before(state.round)
    block: int
    crosses: int
    if plan.due_round(square, state.last_deadline) != state.round:
        return
    block = state.track[state.game][square]
    for seat in range(state.seats):
        crosses = state.empty[seat][block]
        if crosses > 0:
            state.written[state.page_of(seat, state.game)][block] += crosses * one(CROSS)
            state.empty[seat][block] = 0
            state.tell(EV_SHUT, EVERYONE, seat, block, crosses, 0)


def _look_for_early_bonus(state: Position, seat: int) -> None:
    """7.6, D17, D24: every block full and none shut before round ten begins. No box of the page is empty."""
    bit: int = 1 << seat
    if state.round >= ROUNDS or state.early[state.game] & bit:
        return
    for block in range(1, BLOCKS_END):
        if state.is_shut(seat, block):
            return
    state.early[state.game] |= bit
    state.tell(EV_EARLY, EVERYONE, seat, state.round, 0, 0)


def _end_game(state: Position) -> None:
    state.scored = state.game
    if state.telling:  # adding up is work that searches can do without
        _tell_pages(state)
    if state.game < state.games:
        begin_game(state)
        return
    state.phase = OVER
    state.mover = NOBODY
    state.ending = END_THREE_GAMES if state.games == GAMES_MAX else END_ONE_GAME
    if state.telling:
        _tell_verdicts(state)
    state.tell(EV_OVER, EVERYONE, state.ending, 0, 0, 0)


def _tell_pages(state: Position) -> None:
    for seat in range(state.seats):
        state.tell(EV_PAGE, EVERYONE, seat, state.game, state.page_score(seat, state.game).total, 0)


def _tell_verdicts(state: Position) -> None:
    for seat in range(state.seats):
        state.tell(EV_VERDICT, EVERYONE, seat, state.score(seat), 1 if state.is_kept_on(seat) else 0, 0)
