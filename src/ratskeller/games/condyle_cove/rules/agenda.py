"""Condyle Cove: the agenda. What lies on the stack is done, topmost first, until somebody must decide something."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.acts import (
    go_on_flipping,
    go_on_peeking,
    go_on_with_haunt,
    go_on_with_winter,
    meet_boogeyman,
    use_act,
)
from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.effects import carry_out, go_on_line
from ratskeller.games.condyle_cove.rules.hands import (
    go_on_losing,
    go_on_shuffling,
    go_on_stashing,
    take_card,
    tell_seen,
)
from ratskeller.games.condyle_cove.rules.play import go_on_announcing, go_on_asking, lay_answer_away, lay_away, run_card
from ratskeller.games.condyle_cove.rules.position import Position
from ratskeller.games.condyle_cove.rules.setting_up import (
    deal_hands,
    go_on_with_cross,
    go_on_with_pawns,
    go_on_with_ring,
)
from ratskeller.games.condyle_cove.rules.solo import (
    begin_his_turn,
    begin_my_play,
    begin_my_turn,
    check_acts,
    go_on_walking,
    go_on_with_his_flip,
    go_on_with_my_draw,
    land_alone,
    lay_his_card_away,
)
from ratskeller.games.condyle_cove.rules.theft import go_on_stealing
from ratskeller.games.condyle_cove.rules.turns import (
    begin_move,
    begin_play,
    begin_turn,
    end_turn,
    go_on_drawing,
    go_on_laying,
    hear_benny,
    land,
    start_permanents,
    start_space,
)


def work_through(state: Position) -> None:
    """Do what is to be done until somebody has to decide something."""
    while state.phase == GOING:
        kind: int = state.stack[state.depth - 1][0]
        if kind < DO_LAND:
            _run_turn(state, kind)
        elif kind < DO_TAKE:
            _run_card(state, kind)
        elif kind < DO_HIS_TURN:
            _run_effect(state, kind)
        else:
            _run_alone(state, kind)
        if state.alone and state.phase != OVER and state.piled[HIM] == 0:  # 21.4, S9
            state.finish(END_DRAINED)


def _run_turn(state: Position, kind: int) -> None:
    if kind == DO_CROSS:
        go_on_with_cross(state)
    elif kind == DO_PAWNS:
        go_on_with_pawns(state)
    elif kind == DO_DEAL:
        deal_hands(state)
    elif kind == DO_TURN:
        begin_turn(state)
    elif kind == DO_KEEPS:
        start_permanents(state)
    elif kind == DO_SPACE:
        start_space(state)
    elif kind == DO_MOVE:
        begin_move(state)
    elif kind == DO_PLAY:
        if state.alone:
            begin_my_play(state)
        else:
            begin_play(state)
    elif kind == DO_DRAW:
        go_on_drawing(state)
    elif kind == DO_END:
        end_turn(state)
    else:
        hear_benny(state)


def _run_card(state: Position, kind: int) -> None:
    if kind == DO_LAND:
        if state.alone:
            land_alone(state)
        else:
            land(state)
    elif kind == DO_ANNOUNCE:
        go_on_announcing(state)
    elif kind == DO_WINDOW:
        go_on_asking(state)
    elif kind == DO_RUN:
        run_card(state)
    elif kind == DO_DONE:
        lay_away(state)
    elif kind == DO_ANSWERED:
        lay_answer_away(state)
    elif kind == DO_LINE:
        go_on_line(state)
    else:
        carry_out(state)


def _run_effect(state: Position, kind: int) -> None:
    if kind == DO_TAKE:
        take_card(state)
    elif kind == DO_LOSE:
        go_on_losing(state)
    elif kind == DO_STEAL:
        go_on_stealing(state)
    elif kind == DO_STASH:
        go_on_stashing(state)
    elif kind == DO_SHUFFLE:
        go_on_shuffling(state)
    elif kind == DO_PEEK:
        go_on_peeking(state)
    elif kind == DO_FLIP:
        go_on_flipping(state)
    elif kind == DO_WINTER:
        go_on_with_winter(state)
    elif kind == DO_HAUNT:
        go_on_with_haunt(state)
    elif kind == DO_BOOGEY:
        meet_boogeyman(state)
    else:
        go_on_laying(state)


def _run_alone(state: Position, kind: int) -> None:
    if kind == DO_HIS_TURN:
        begin_his_turn(state)
    elif kind == DO_HIS_WALK:
        go_on_walking(state)
    elif kind == DO_HIS_FLIP:
        go_on_with_his_flip(state)
    elif kind == DO_MY_ACTS:
        check_acts(state)
    elif kind == DO_MY_TURN:
        begin_my_turn(state)
    elif kind == DO_MY_DRAW:
        go_on_with_my_draw(state)
    elif kind == DO_RING:
        go_on_with_ring(state)
    elif kind == DO_ACT_SEEN:
        use_act(state)
    elif kind == DO_HIS_DONE:
        lay_his_card_away(state)
    else:
        tell_seen(state)
