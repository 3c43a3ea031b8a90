"""House of Rath, the Roll phase: what the Options die permits, and the special abilities after it (4 to 9, 16)."""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.attack import begin_stalking
from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.house import (
    bring,
    can_any_rotate,
    forbids_locking,
    forbids_rotating,
    forbids_unlocking,
    lockable,
    one_of,
    other_of,
    pivot,
    put_lock,
    take_lock,
    unlockable,
    ways_of,
)
from ratskeller.games.house_of_rath.rules.position import Box, Position
from ratskeller.kernel.numbers import CHANCE, EVERYONE, NOT_NOW, PERMITTED

# ---- what a face permits -----------------------------------------------------------------------------------


def forbids_by_face(state: Position, seat: int, action: int) -> int:
    """4.2, 9.1, H52, H67: why a player cannot do something with what the die, or a card, has brought."""
    if action == NOTHING:
        return PERMITTED if may_do_nothing(state, seat) else MUST_FINISH
    if CHOOSE <= action < ROTATE:
        return _forbids_choosing(state, seat, action - CHOOSE)
    if ROTATE <= action < PIVOT:
        if state.face != ROTATE_FACE and state.face != ROTATE_ONCE:
            return DIE_SAYS_OTHERWISE
        return forbids_rotating(state, action - ROTATE)
    if MOVE <= action < GO:
        return _forbids_moving(state, seat, action - MOVE) if state.face == MOVE_FACE else DIE_SAYS_OTHERWISE
    if HIDE <= action < UNHIDE:
        return _forbids_hiding(state, action - HIDE)
    if UNHIDE <= action < EXPOSE:
        return _forbids_unhiding(state, action - UNHIDE)
    if EXPOSE <= action < LOCK:
        return _forbids_exposing(state, action - EXPOSE)
    if LOCK <= action < UNLOCK:
        return forbids_locking(state, action - LOCK) if state.face == LOCK_FACE else DIE_SAYS_OTHERWISE
    if UNLOCK <= action < USE:
        return forbids_unlocking(state, action - UNLOCK) if state.face == LOCK_FACE else DIE_SAYS_OTHERWISE
    return NOT_NOW


def may_do_nothing(state: Position, seat: int) -> bool:
    """H52, H67: what was begun is finished, unless others have meanwhile revealed the last card to be had."""
    return state.rotations == 0 and not (state.by_card and is_possible(state, seat, state.face))


def _forbids_choosing(state: Position, seat: int, face: int) -> int:
    if state.face != WILD_FACE:
        return DIE_SAYS_OTHERWISE
    return PERMITTED if is_possible(state, seat, face) else NOT_POSSIBLE


def _forbids_moving(state: Position, seat: int, orphan: int) -> int:
    if not state.is_on_board(orphan):
        return ORPHAN_IS_GONE
    if ways_of(state, seat, orphan) != 0:
        return PERMITTED
    return DOOR_LOCKED


def _forbids_hiding(state: Position, orphan: int) -> int:
    if state.face != HIDE_FACE and state.face != HIDE_ONLY:
        return DIE_SAYS_OTHERWISE
    if not state.is_on_board(orphan):
        return ORPHAN_IS_GONE
    return IS_HIDDEN if state.is_hidden(orphan) else PERMITTED


def _forbids_unhiding(state: Position, orphan: int) -> int:
    if state.face != HIDE_FACE and state.face != UNHIDE_ONLY:
        return DIE_SAYS_OTHERWISE
    if not state.is_on_board(orphan):
        return ORPHAN_IS_GONE
    return PERMITTED if state.is_hidden(orphan) else IS_NOT_HIDDEN


def _forbids_exposing(state: Position, seat: int) -> int:
    if seat >= state.seats:
        return NOT_NOW
    if state.face != HIDE_FACE and state.face != EXPOSE_ONLY:
        return DIE_SAYS_OTHERWISE
    return PERMITTED if state.cards_down(seat) != 0 else NO_CARD_DOWN


def is_possible(state: Position, seat: int, face: int) -> bool:
    """Whether anything can be done with a face of the die or an ability."""
    if face == ROTATE_FACE or face == ROTATE_ONCE:
        return can_any_rotate(state)
    if face == MOVE_FACE:
        return movable(state, seat) != 0
    if face == LOCK_FACE:
        return lockable(state) != 0 or unlockable(state) != 0
    if face == HIDE_ONLY:
        return (state.living() & ~state.hidden) != 0
    if face == UNHIDE_ONLY:
        return state.hidden != 0
    if face == EXPOSE_ONLY:
        return state.with_cards_down() != 0
    return True  # Hide: somebody is always there; and the die can always be rolled


def movable(state: Position, seat: int) -> int:
    """6.2, 17.1: the orphans that a seat can bring into another room."""
    found: int = 0
    with_doors: int = 0
    for room in range(ROOMS):
        if state.open_to(room) != 0:
            with_doors |= 1 << room
    for orphan in range(ORPHANS):
        if state.is_on_board(orphan):
            if (with_doors >> state.room[orphan]) & 1 or ways_of(state, seat, orphan) != 0:
                found |= 1 << orphan
    return found


# ---- doing it ----------------------------------------------------------------------------------------------


def take_face(state: Position, face: int) -> None:
    """4.2: the Options die lies on the table."""
    state.tell(EV_ROLLED, EVERYONE, state.turn, face, 0, 0)
    _begin_acting(state, face)


def _begin_acting(state: Position, face: int) -> None:
    state.face = face
    state.rotations = 0
    state.phase = ACTING
    state.mover = state.turn


def act(state: Position, action: int) -> None:
    """One of the actions that a face permits."""
    if action == NOTHING:
        state.tell(EV_NOTHING, EVERYONE, state.turn, 0, 0, 0)
        _finish_acting(state)
    elif CHOOSE <= action < ROTATE:
        state.tell(EV_CHOSE, EVERYONE, state.turn, action - CHOOSE, 0, 0)
        _begin_acting(state, action - CHOOSE)
    elif ROTATE <= action < PIVOT:
        state.chosen = action - ROTATE
        state.phase = TURNING
    elif MOVE <= action < GO:
        state.chosen = action - MOVE
        state.phase = MOVING
    elif HIDE <= action < UNHIDE:
        state.hidden |= 1 << (action - HIDE)
        state.tell(EV_HID, EVERYONE, state.turn, action - HIDE, 0, 0)
        _finish_acting(state)
    elif UNHIDE <= action < EXPOSE:
        state.hidden &= ~(1 << (action - UNHIDE))
        state.tell(EV_UNHID, EVERYONE, state.turn, action - UNHIDE, 0, 0)
        _finish_acting(state)
    elif EXPOSE <= action < LOCK:
        state.chosen = action - EXPOSE
        state.phase = EXPOSING
        state.mover = CHANCE
        state.tell(EV_EXPOSING, EVERYONE, state.turn, state.chosen, 0, 0)
    else:
        _turn_key(state, action)


def _turn_key(state: Position, action: int) -> None:
    """8.1: a lock is laid or taken off."""
    pair: int = action - LOCK if action < UNLOCK else action - UNLOCK
    one: int = one_of(pair)
    other: int = other_of(pair)
    if action < UNLOCK:
        put_lock(state, one, other)
        state.tell(EV_LOCKED, EVERYONE, state.turn, one, other, 0)
    else:
        take_lock(state, one, other)
        state.tell(EV_UNLOCKED, EVERYONE, state.turn, one, other, 0)
    _finish_acting(state)


def swing(state: Position, side: int) -> None:
    """5.1, 5.2, H3: the chosen room pivots; a second rotation follows, if there can be one."""
    pivot(state, state.chosen, side)
    state.chosen = NONE
    state.rotations += 1
    if state.face == ROTATE_FACE and state.rotations == 1 and can_any_rotate(state):
        state.phase = ACTING
    else:
        _finish_acting(state)


def go(state: Position, room: int) -> None:
    """6.1: the chosen orphan changes its room."""
    orphan: int = state.chosen
    state.tell(EV_MOVED, EVERYONE, state.turn, orphan, state.room[orphan], room)
    bring(state, orphan, room)
    _finish_acting(state)


def expose(state: Position, orphan: int) -> None:
    """7.6, H9: a card of the chosen seat is turned up."""
    state.up |= 1 << orphan
    state.tell(EV_EXPOSED, EVERYONE, state.chosen, orphan, 0, 0)
    _finish_acting(state)


def _finish_acting(state: Position) -> None:
    """16.6, H60: whoever has Run Away cards may use them now; then comes the Boogeyman phase."""
    state.face = NONE
    state.chosen = NONE
    state.rotations = 0
    state.by_card = False
    if state.lessons_of(state.turn) != 0:
        state.phase = LEARNT
        state.mover = state.turn
    else:
        begin_stalking(state)


# ---- 16: special abilities ---------------------------------------------------------------------------------


def forbids_using(state: Position, seat: int, card: int) -> int:
    """16.5, H67: why the ability of a Run Away card cannot be used."""
    box: Box = state.content
    if state.lesson[card] != seat:
        return NOT_YOUR_LESSON
    return PERMITTED if is_possible(state, seat, box.ability[card]) else ABILITY_IS_VAIN


def usable(state: Position, seat: int) -> int:
    """The Run Away cards whose ability a seat can use."""
    box: Box = state.content
    found: int = state.lessons_of(seat)
    for card in range(CARDS):
        if (found >> card) & 1 and not is_possible(state, seat, box.ability[card]):
            found &= ~(1 << card)
    return found


def use(state: Position, card: int) -> None:
    """16.5, 16.7: the ability of a card, once."""
    box: Box = state.content
    state.lesson[card] = USED
    state.tell(EV_USED, EVERYONE, state.turn, card, 0, 0)
    if box.ability[card] == ROLL_AGAIN:
        state.phase = ROLLING
        state.mover = CHANCE
    else:
        state.by_card = True
        _begin_acting(state, box.ability[card])


def go_on(state: Position) -> None:
    """4.3: on to the Boogeyman phase."""
    begin_stalking(state)
