"""Condyle Cove: cards that go from one player to another: STEAL (13.1 to 13.5, C24)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.grants import granted
from ratskeller.games.condyle_cove.rules.hands import see_new_card
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.slots import (
    card_in,
    put_in_hand,
    put_on_top,
    put_under,
    take_from_discard,
    take_from_hand,
    take_from_pile,
)
from ratskeller.kernel.numbers import EVERYONE


def is_safe_from_theft(state: Position, seat: int, zone: int) -> bool:
    """C26: whether something protects these cards of a player."""
    if zone == FROM_HAND:
        return granted(state, seat, SAFE_HAND) > 0
    if zone == FROM_PILE:
        return granted(state, seat, SAFE_PILE) > 0
    return False


def go_on_stealing(state: Position) -> None:
    """13.1, 13.5, C24: the next card of a theft, as long as there are cards and room."""
    box: Box = state.content
    top: int = state.depth - 1
    thief: int = state.stack[top][1]
    victim: int = state.stack[top][2]
    row: int = state.stack[top][4]
    zone: int = box.rows[row][R_FROM]
    to: int = box.rows[row][R_TO]
    if state.is_played_alone(victim) and zone == FROM_HAND:
        zone = FROM_PILE  # S28
    if state.stack[top][3] == 0 or not _has_room(state, thief, to) or _is_empty(state, victim, zone):
        state.pop()
        if to == TO_SHUFFLE:
            state.push(DO_SHUFFLE, thief, 0, 0, 0)
        return
    state.stack[top][3] -= 1
    if zone == FROM_HAND:
        if state.held[victim] > 1:
            state.wait(CH_PLACE)
        else:
            steal_place(state, 0)
    elif zone == FROM_PILE:
        _bring(state, thief, victim, zone, to, take_from_pile(state, victim))
    else:
        _bring(state, thief, victim, zone, to, take_from_discard(state, victim))


def _has_room(state: Position, thief: int, to: int) -> bool:
    return to != TO_HAND or state.is_played_alone(thief) or state.held[thief] < HAND_MAX


def _is_empty(state: Position, victim: int, zone: int) -> bool:
    if zone == FROM_HAND:
        return state.held[victim] == 0
    return (state.piled[victim] if zone == FROM_PILE else state.discarded[victim]) == 0


def steal_place(state: Position, place: int) -> None:
    """Chance has picked a card of a hand."""
    box: Box = state.content
    top: int = state.depth - 1
    thief: int = state.stack[top][1]
    victim: int = state.stack[top][2]
    to: int = box.rows[state.stack[top][4]][R_TO]
    _bring(state, thief, victim, FROM_HAND, to, take_from_hand(state, victim, place))


def _bring(state: Position, thief: int, victim: int, zone: int, to: int, slot: int) -> None:
    """A stolen card arrives. From hand to hand only thief and victim see it."""
    state.tell(EV_STOLE, EVERYONE, thief, victim, zone, to)
    if to == TO_HAND and state.is_played_alone(thief):
        put_on_top(state, thief, slot)  # S15
    elif to == TO_HAND:
        if zone == FROM_HAND:
            state.tell(EV_STOLEN, 1 << victim, thief, victim, card_in(state, slot), 0)
        put_in_hand(state, thief, slot)
        see_new_card(state, thief)
    elif to == TO_TOP:
        put_on_top(state, thief, slot)
    else:
        put_under(state, thief, slot)
