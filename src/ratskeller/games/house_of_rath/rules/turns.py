"""House of Rath, turns: who is next, the Shrinking House, who is out, and the end (4, 19, 20, 22)."""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.house import forbids_removing, take_room
from ratskeller.games.house_of_rath.rules.position import Position, count_bits, first_bit
from ratskeller.kernel.numbers import CHANCE, EVERYONE, NOBODY, PERMITTED

# ---- 4: turns ----------------------------------------------------------------------------------------------


def begin_turn(state: Position, seat: int) -> None:
    """4.2: the Options die is about to be rolled."""
    state.turn = seat
    state.turns += 1
    state.is_attacked = False
    state.by_card = False
    state.phase = ROLLING
    state.mover = CHANCE


def end_turn(state: Position) -> None:
    """19.2, H28: a room goes, if the house shrinks and one qualifies; then it is the next player's turn."""
    rooms: int = 0
    state.victim = NONE
    if not is_shrinking(state):
        close_turn(state)
        return
    rooms = removable(state)
    if count_bits(rooms) > 1:
        state.phase = SHRINKING
        state.mover = state.turn
        return
    if rooms == 0:
        state.tell(EV_NO_ROOM, EVERYONE, state.turn, 0, 0, 0)
    else:
        take_room(state, first_bit(rooms))
    close_turn(state)


def close_turn(state: Position) -> None:
    """H37, H64, H66: day may break, the night may have been too long; else the next player rolls."""
    state.quiet = 0 if state.is_attacked else state.quiet + 1
    if state.dawn > 0 and state.quiet >= state.dawn:
        state.quiet = 0
        if state.hidden != 0:
            state.hidden = 0
            state.tell(EV_DAWN, EVERYONE, 0, 0, 0, 0)
    if state.turns >= TURNS_MAX:
        finish(state, END_LIMIT)
    else:
        begin_turn(state, _next_seat(state))


def _next_seat(state: Position) -> int:
    """20.1, 22.2, H41: clockwise to whoever still takes turns."""
    seat: int = (state.turn + 1) % state.seats
    while state.is_side_out(seat):
        seat = (seat + 1) % state.seats
    return seat


# ---- 19: the Shrinking House -------------------------------------------------------------------------------


def is_shrinking(state: Position) -> bool:
    """19.1, 19.8: whether a room goes at the end of this turn, if one qualifies."""
    return 0 < state.shrinks_from <= state.turns and count_bits(state.rooms) > ROOMS_LEAST


def removable(state: Position) -> int:
    """The rooms that qualify."""
    rooms: int = state.rooms & ~state.lived_in()
    for room in range(ROOMS):
        if (rooms >> room) & 1 and forbids_removing(state, room) != PERMITTED:
            rooms &= ~(1 << room)
    return rooms


# ---- 20, 22: who is out ------------------------------------------------------------------------------------


def leave(state: Position, seat: int) -> None:
    """20.1, H31, H44, H61: a seat has no orphan left; its cards are laid open, and the game may be over."""
    opened: int = state.cards_down(seat)
    order: int = 1
    for other in range(state.seats):
        if state.out[other] > 0:
            order += 1
    state.out[seat] = order
    state.tell(EV_OUT, EVERYONE, seat, 0, 0, 0)
    state.up |= opened
    for orphan in range(ORPHANS):
        if (opened >> orphan) & 1:
            state.tell(EV_OPENED, EVERYONE, seat, orphan, 0, 0)
    _discard_lessons(state)
    if _sides_left(state) == 1:
        finish(state, END_PAIR if state.is_team else END_TWO if state.seats == 2 else END_LAST)
    elif state.shrinks_from == 0:
        state.shrinks_from = state.turns + 1
        state.tell(EV_SHRINKS, EVERYONE, 0, 0, 0, 0)


def _discard_lessons(state: Position) -> None:
    """H31, H41: the Run Away cards of those who take no more turns."""
    for card in range(CARDS):
        if state.lesson[card] >= 0 and state.is_side_out(state.lesson[card]):
            state.tell(EV_SHOWN, EVERYONE, state.lesson[card], card, 0, 0)
            state.lesson[card] = USED


def _sides_left(state: Position) -> int:
    """How many players, or pairs, have a living orphan."""
    left: int = 0
    for seat in range(state.seats):
        if not state.is_side_out(seat):
            left += 1
    return left // 2 if state.is_team else left


def finish(state: Position, how: int) -> None:
    """20.5, H30: the last with a living orphan has won."""
    state.ending = how
    state.phase = OVER
    state.mover = NOBODY
    for seat in range(state.seats):
        if state.telling and place_of(state, seat) == 1:
            state.tell(EV_WON, EVERYONE, seat, count_bits(state.children_of(seat)), 0, 0)
    state.tell(EV_OVER, EVERYONE, how, 0, 0, 0)


def place_of(state: Position, seat: int) -> int:
    """H64, H65: the place of a seat, shared with its partner."""
    ahead: int = 0
    mine: int = _standing(state, seat)
    for other in range(state.seats):
        if _standing(state, other) > mine:
            ahead += 1
    return ahead + 1


def _standing(state: Position, seat: int) -> int:
    """More for whoever is out later, most for those who are not, and then by their living orphans."""
    other: int = state.partner_of(seat) if state.is_team else seat
    children: int
    if state.is_side_out(seat):
        return max(state.out[seat], state.out[other])
    children = state.children_of(seat)
    if other != seat:
        children |= state.children_of(other)
    return SEATS_MAX + count_bits(children)
