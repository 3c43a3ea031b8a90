"""House of Rath, setting up: rooms for the orphans, who begins hidden, Adoption cards, who begins (3, H50)."""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.position import Position, count_bits, first_bit
from ratskeller.games.house_of_rath.rules.turns import begin_turn
from ratskeller.kernel.numbers import CHANCE, EVERYONE, Long
from ratskeller.kernel.rng import Rng


def place(state: Position, room: int) -> None:
    """3.3: a room for the next orphan."""
    state.room[state.placed] = room
    state.tell(EV_PLACED, EVERYONE, state.placed, room, 0, 0)
    state.placed += 1
    if state.placed == ORPHANS:
        state.phase = HIDING


def beds_in(state: Position, room: int) -> int:
    """3.3: how many more orphans begin in a room."""
    beds: int = A_ROOM_AT_FIRST
    for orphan in range(state.placed):
        if state.room[orphan] == room:
            beds -= 1
    return beds


def draw_bed(state: Position, rng: Rng) -> int:
    """3.3: the room of a bed drawn by lot."""
    room: int = OUTER
    left: Long = rng.below(ORPHANS - state.placed)
    beds: int = beds_in(state, room)
    while left >= beds:
        left -= beds
        room += 1
        beds = beds_in(state, room)
    return room


def begin_hidden(state: Position, orphan: int) -> None:
    """3.5: one of three."""
    state.hidden |= 1 << orphan
    state.tell(EV_BEGINS_HIDDEN, EVERYONE, orphan, 0, 0, 0)
    if count_bits(state.hidden) == HIDDEN_AT_FIRST:
        state.phase = DEALING


def deal(state: Position, orphan: int) -> None:
    """3.7, 3.8: the next card, which its owner looks at."""
    seat: int = state.dealt_to()
    cards: int
    state.holder[orphan] = seat
    state.dealt += 1
    cards = count_bits(state.cards_of(seat)) if state.telling else NONE  # only people count
    state.tell(EV_DEALT, EVERYONE, seat, cards, 0, 0)
    state.tell(EV_CARD, 1 << seat, seat, orphan, 0, 0)
    if state.dealt == state.seats * _cards_each(state):
        if state.seats <= REMOVING_SEATS:
            state.phase = REMOVING
            state.mover = 0
        else:
            state.phase = STARTING


def _cards_each(state: Position) -> int:
    """3.7, 3.8: how many Adoption cards everybody is dealt."""
    return CARDS_KEPT + 1 if state.seats <= REMOVING_SEATS else CARDS_KEPT


def remove(state: Position, seat: int, orphan: int) -> None:
    """3.7: into the box, unseen."""
    left: int
    state.boxed |= 1 << orphan
    state.tell(EV_REMOVED, EVERYONE, seat, 0, 0, 0)
    state.tell(EV_BOXED, 1 << seat, seat, orphan, 0, 0)
    left = state.removing()
    if left != 0:
        state.mover = first_bit(left)
    else:
        state.phase = STARTING
        state.mover = CHANCE


def start(state: Position, seat: int) -> None:
    """H50: who begins."""
    state.tell(EV_BEGINS, EVERYONE, seat, 0, 0, 0)
    begin_turn(state, seat)
