"""Condyle Cove: what may be done, and which clause stands in the way of the rest."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.slots import card_in, find_in_hand
from ratskeller.games.condyle_cove.rules.solo import may_play_name
from ratskeller.games.condyle_cove.rules.turns import can_flip
from ratskeller.kernel.numbers import NOT_NOW, PERMITTED


def offer_all(state: Position, seat: int) -> int:
    """Every action that no clause forbids, in the order of the codes.

    They are listed as each question gives them, because trying every code would take most of the time of a game.
    """
    state.count = 0
    if seat < 0 or seat >= state.seats or state.phase == OVER:
        return 0
    if not state.is_asked(seat):
        _offer_mind(state, seat)
        return state.count
    if _forbids_stopping(state) == PERMITTED:
        state.offer(STOP)
    if state.phase == ASK_MOVE or state.phase == ASK_WHERE or state.phase == ASK_PAWN:
        _offer_bits(state, GO, state.asked_spaces)
    elif state.phase == ASK_PLAY or state.phase == ASK_ANSWER:
        _offer_cards(state, seat)
    elif state.phase == ASK_DRAW:
        _offer_draws(state, seat)
    elif state.phase == ASK_WHICH:
        _offer_bits(state, WHICH, 3)
    elif state.phase == ASK_WHO:
        _offer_bits(state, TARGET, state.asked_pawns)
    elif state.phase == ASK_LOSE or state.phase == ASK_STASH:
        _offer_places(state, seat)
    elif state.phase == ASK_ACT or state.phase == ASK_PEEK or state.phase == ASK_BOOGEY:
        _offer_acts(state)
    else:
        _offer_cells(state)
    return state.count


def _offer_bits(state: Position, first: int, bits: int) -> None:
    """The first of some actions and those after it, one for each bit."""
    while bits:
        while not bits & 15:  # most of the map is empty
            first += 4
            bits >>= 4
        if bits & 1:
            state.offer(first)
        first += 1
        bits >>= 1


def _offer_mind(state: Position, seat: int) -> None:
    for action in range(QUIET, LISTEN + 1):
        if _forbids_mind(state, seat, action) == PERMITTED:
            state.offer(action)


def _offer_draws(state: Position, seat: int) -> None:
    for action in range(DRAW_OPTION, DRAW_COVE + 1):
        if _forbids_drawing(state, seat, action) == PERMITTED:
            state.offer(action)


def _offer_cards(state: Position, seat: int) -> None:
    """The top Last Winter card, and the cards of a hand that may be played, in the order of their numbers."""
    action: int
    at: int
    if _forbids_winter(state, seat) == PERMITTED:
        state.offer(TURN_WINTER)
    for place in range(state.held[seat]):
        action = PLAY + card_in(state, state.hand[seat][place])
        if _forbids_held(state, action - PLAY) == PERMITTED:
            at = state.offer(action) - 1
            while at > 0 and state.actions[at - 1] > action:
                state.actions[at] = state.actions[at - 1]
                at -= 1
            state.actions[at] = action


def _offer_places(state: Position, seat: int) -> None:
    if _forbids_pile(state) == PERMITTED:
        state.offer(DISCARD_PILE)
    for place in range(state.held[seat]):
        state.offer(HAND_PLACE + place)


def _offer_acts(state: Position) -> None:
    if state.phase == ASK_BOOGEY:
        state.offer(SHUFFLE_HIM)
    _offer_bits(state, ACT_PLACE, state.asked_acts)


def _offer_cells(state: Position) -> None:
    """The cells of the map; a DETOUR, and it alone, asks for spaces as well."""
    _offer_bits(state, REPLACE, state.asked_spaces)
    for row in range(SIDE):
        if state.cells[row]:
            _offer_bits(state, PUT + row * SIDE, state.cells[row])


# ---- what stands in the way --------------------------------------------------------------------------------


def forbids_action(state: Position, seat: int, action: int) -> int:
    """The clause that forbids an action, or PERMITTED."""
    if seat < 0 or seat >= state.seats or state.phase == OVER or action < 0 or action >= ACTIONS_END:
        return NOT_NOW
    if action == QUIET or action == LISTEN:
        return _forbids_mind(state, seat, action)
    if not state.is_asked(seat):
        return NOT_NOW
    if action < WHICH:
        return _forbids_simple(state, seat, action)
    if action < HAND_PLACE:
        return PERMITTED if state.phase == ASK_WHICH else NOT_NOW
    if action < ACT_PLACE:
        return _forbids_place(state, seat, action - HAND_PLACE)
    if action < TARGET:
        return _forbids_act(state, action - ACT_PLACE)
    if action < GO:
        if state.phase != ASK_WHO:
            return NOT_NOW
        return PERMITTED if (state.asked_pawns >> (action - TARGET)) & 1 else NOT_MEANT
    if action < REPLACE:
        return _forbids_going(state, action - GO)
    if action < PLAY:
        return _forbids_replacing(state, action - REPLACE)
    if action < PUT:
        return _forbids_playing(state, seat, action - PLAY)
    return _forbids_cell(state, action - PUT)


def _forbids_mind(state: Position, seat: int, action: int) -> int:
    """C62."""
    if not state.is_in(seat) or state.turns == 0 or seat == state.mover or (state.asked_seats >> seat) & 1:
        return NOT_NOW
    if ((state.quiet >> seat) & 1) == (action == QUIET):
        return NOT_NOW
    return MIND_IS_MADE if state.quiet_turn[seat] == state.turns else PERMITTED


def _forbids_simple(state: Position, seat: int, action: int) -> int:
    if action == STOP:
        return _forbids_stopping(state)
    if action == TURN_WINTER:
        return _forbids_winter(state, seat)
    if action == DRAW_OPTION or action == DRAW_COVE:
        return _forbids_drawing(state, seat, action)
    if action == DISCARD_PILE:
        return _forbids_pile(state)
    return PERMITTED if state.phase == ASK_BOOGEY else NOT_NOW


def _forbids_stopping(state: Position) -> int:
    if state.phase == ASK_ANSWER or state.may_stop:
        return PERMITTED
    if state.phase == ASK_PLAY:
        return MUST_PLAY if state.alone else MUST_MAKE_ROOM
    if state.phase == ASK_DRAW:
        return MUST_DRAW
    return MUST_DISCARD if state.phase == ASK_LOSE else NOT_NOW


def _forbids_winter(state: Position, seat: int) -> int:
    if state.phase != ASK_PLAY or state.winter_left == 0:
        return NOT_NOW
    if can_flip(state, seat):
        return PERMITTED
    return ONE_FLIP if state.flipped else NOT_IN_THE_COLD


def _forbids_drawing(state: Position, seat: int, action: int) -> int:
    if state.phase != ASK_DRAW:
        return NOT_NOW
    if action == DRAW_COVE:
        if state.alone:
            return NOT_NOW
        return PERMITTED if state.cove_left else NO_COVE_CARDS
    if state.piled[seat] == 0:
        return NO_OPTION_CARDS
    return PERMITTED if state.held[seat] < HAND_MAX else HAND_IS_FULL


def _forbids_pile(state: Position) -> int:
    if state.phase != ASK_LOSE:
        return NOT_NOW
    return PERMITTED if state.stack[state.depth - 1][3] == FROM_EITHER else MUST_DISCARD


def _forbids_place(state: Position, seat: int, place: int) -> int:
    if state.phase == ASK_PLAY:
        return NO_DISCARDING
    if state.phase != ASK_LOSE and state.phase != ASK_STASH:
        return NOT_NOW
    return PERMITTED if place < state.held[seat] else NOT_HELD


def _forbids_act(state: Position, place: int) -> int:
    if state.phase != ASK_ACT and state.phase != ASK_PEEK and state.phase != ASK_BOOGEY:
        return NOT_NOW
    return PERMITTED if (state.asked_acts >> place) & 1 else ACT_IS_UP


def _forbids_going(state: Position, space: int) -> int:
    if state.phase != ASK_MOVE and state.phase != ASK_WHERE and state.phase != ASK_PAWN:
        return NOT_NOW
    if (state.asked_spaces >> space) & 1:
        return PERMITTED
    if state.phase == ASK_MOVE:
        return OUT_OF_REACH
    return NOT_SUCH_A_SPACE if state.phase == ASK_WHERE else NOT_STARTING_SPACE


def _forbids_replacing(state: Position, space: int) -> int:
    if state.phase != ASK_DETOUR or state.picked_swap > 0:
        return NOT_NOW
    if space == CORNER:
        return CORNER_STAYS
    return PERMITTED if (state.asked_spaces >> space) & 1 else NOT_NOW


def _forbids_playing(state: Position, seat: int, card: int) -> int:
    if state.phase != ASK_PLAY and state.phase != ASK_ANSWER:
        return NOT_NOW
    return _forbids_held(state, card) if find_in_hand(state, seat, card) >= 0 else NOT_HELD


def _forbids_held(state: Position, card: int) -> int:
    """Whether a card that somebody holds may be played now, or may answer."""
    if state.phase == ASK_PLAY:
        return ONE_OF_A_NAME if state.alone and not may_play_name(state, card) else PERMITTED
    box: Box = state.content
    return PERMITTED if box.defensive[card] else NOT_DEFENSIVE


def _forbids_cell(state: Position, cell: int) -> int:
    if state.phase != ASK_LAY and state.phase != ASK_DETOUR and state.phase != ASK_CROSS:
        return NOT_NOW
    if (state.cells[cell // SIDE] >> (cell % SIDE)) & 1:
        return PERMITTED
    return CROSS_ONLY if state.phase == ASK_CROSS else NOT_BESIDE
