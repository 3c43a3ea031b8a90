"""House of Rath, what may be done: the actions of a seat, in the order of the codes.

Each kind of action is a set, read off the table as a whole. Why something is not in it, `forbids` says: in `state.py`
and in the chapters.
"""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.house import lockable, pivots_of, rotatable, unlockable, ways_of
from ratskeller.games.house_of_rath.rules.hunt import steps_now
from ratskeller.games.house_of_rath.rules.position import Position, count_bits
from ratskeller.games.house_of_rath.rules.roll import is_possible, may_do_nothing, movable, usable
from ratskeller.games.house_of_rath.rules.turns import removable


def list_actions(state: Position, seat: int) -> int:
    """Offer whatever a seat may do while somebody must act; return how many that is."""
    if state.phase == REMOVING:
        return _list_removals(state, seat)
    if state.phase == CLAIMING:
        return _list_answers(state, seat)
    _offer_each(state, REVEAL, state.cards_down(seat))  # 18.1: at any time
    if seat != state.mover:
        return state.count
    if state.phase == ACTING:
        return _list_by_face(state, seat)
    if state.phase == TURNING:
        return _offer_each(state, PIVOT, pivots_of(state, state.chosen))
    if state.phase == MOVING:
        return _offer_each(state, GO, ways_of(state, seat, state.chosen))
    if state.phase == LEARNT:
        _offer_each(state, USE, usable(state, seat))
        return state.offer(GO_ON)
    if state.phase == SHRINKING:
        return _offer_each(state, SHRINK, removable(state))
    return _list_hunting(state, seat)


def _offer_each(state: Position, first: int, some: int) -> int:
    """Offer one action for each of a set; `first` is that for its number 0."""
    action: int = first
    while some != 0:
        if some & 1:
            state.offer(action)
        some >>= 1
        action += 1
    return state.count


def _list_removals(state: Position, seat: int) -> int:
    """3.7: one of four cards."""
    cards: int = state.cards_of(seat)
    return _offer_each(state, REMOVE, cards) if count_bits(cards) > CARDS_KEPT else 0


def _list_by_face(state: Position, seat: int) -> int:
    """4.2: what the die, or a card, permits."""
    face: int = state.face
    if may_do_nothing(state, seat):
        state.offer(NOTHING)
    if face == WILD_FACE:
        for other in range(WILD_FACE):
            if is_possible(state, seat, other):
                state.offer(CHOOSE + other)
    elif face == ROTATE_FACE or face == ROTATE_ONCE:
        _offer_each(state, ROTATE, rotatable(state))
    elif face == MOVE_FACE:
        _offer_each(state, MOVE, movable(state, seat))
    elif face == LOCK_FACE:
        _offer_each(state, LOCK, lockable(state))
        _offer_each(state, UNLOCK, unlockable(state))
    if face == HIDE_FACE or face == HIDE_ONLY:
        _offer_each(state, HIDE, state.living() & ~state.hidden)
    if face == HIDE_FACE or face == UNHIDE_ONLY:
        _offer_each(state, UNHIDE, state.living() & state.hidden)
    if face == HIDE_FACE or face == EXPOSE_ONLY:
        _offer_each(state, EXPOSE, state.with_cards_down())
    return state.count


def _list_hunting(state: Position, seat: int) -> int:
    """The Boogeyman phase, but for the window in which a victim is claimed."""
    if state.phase == STALKING:
        return _offer_each(state, RATH, steps_now(state))
    if state.phase == ATTACKING:
        return _offer_each(state, ATTACK, state.seen_in(state.rath))
    if state.phase == FLEEING:
        return _offer_each(state, GO, ways_of(state, seat, state.victim))
    if state.phase == DASHING:
        _offer_each(state, DASH, state.lessons_of(seat))
        return state.offer(GIVE_UP)
    state.offer(RUN)
    return state.count if state.is_last(state.victim) else state.offer(STAY)


def _list_answers(state: Position, seat: int) -> int:
    """12.3, H39, H43, H57, H58: to be claimed or let go, by whoever may own the victim and has not answered."""
    down: int = state.cards_down(seat)
    is_mine: bool = state.owner_of(state.victim) == seat
    _offer_each(state, REVEAL, down & ~(1 << state.victim))
    if down == 0 or state.out[seat] != 0 or (state.answered >> seat) & 1:
        return state.count
    if is_mine:
        state.offer(CLAIM)
    return state.count if is_mine and state.is_last(state.victim) else state.offer(LET_GO)
