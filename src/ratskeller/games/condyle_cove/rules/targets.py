"""Condyle Cove: whom a clause means, and where a pawn can go because of it (10.3 to 10.6, C30, C44, C46, S17, S27)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.cove import joined, reach_exactly, reach_within, spaces_of
from ratskeller.games.condyle_cove.rules.grants import passes, pawn_of
from ratskeller.games.condyle_cove.rules.position import Box, Position


def row_of(state: Position, pawn: int) -> int:
    """The row of cards that goes with a pawn; Benny has none."""
    if pawn == GHOST:
        return HIM if state.alone else -1
    return pawn


def players(state: Position) -> int:
    """The pawns of all players, as bits; alone, the Boogeyman is one."""
    return 1 | (1 << GHOST) if state.alone else state.alive


def has_selector(verb: int, what: int) -> bool:
    """Whether a clause is about somebody, so that “the same” can refer to it."""
    if verb == PEEK:
        return what == A_HAND
    return verb <= DRAW or verb == GRANT or verb == CLEAR


def is_single(who: int) -> bool:
    """Whether one pawn has to be chosen."""
    return who == WHO_OTHER or who == WHO_ANY or who == WHO_PAWN


def meant(state: Position, row: int, actor: int, same: int) -> int:
    """The pawns that a clause means, or may mean if one has to be chosen, as bits."""
    box: Box = state.content
    who: int = box.rows[row][R_WHO]
    mine: int = 1 << pawn_of(state, actor)
    found: int = players(state)
    if who == WHO_SAME:
        return same & (players(state) | (1 << GHOST))
    if who == WHO_PLAYER:
        return 1 << pawn_of(state, state.player)
    if who == WHO_YOU:
        found = mine
    elif who == WHO_OTHER or who == WHO_OTHERS:
        found &= ~mine
    elif who == WHO_PAWN and state.pawn[GHOST] >= 0:
        found |= 1 << GHOST
    if state.alone and actor == HIM and is_single(who):
        found = 1  # S27
    if box.rows[row][R_FILTER] == FILTER_NONE:
        return found
    for pawn in range(PAWNS):
        if (found >> pawn) & 1 and not passes(state, row, pawn, actor):
            found ^= 1 << pawn
    return found


def first_bit(bits: int) -> int:
    """The lowest of some bits."""
    found: int = 0
    while not (bits >> found) & 1:
        found += 1
    return found


def is_one(bits: int) -> bool:
    """Whether there is just one bit."""
    return bits != 0 and (bits & (bits - 1)) == 0


def next_meant(state: Position, pawns: int, actor: int) -> int:
    """C31: the first of some pawns, clockwise from the actor; Benny comes last. Alone there are you and he."""
    seat: int = actor
    if state.alone:
        return GHOST if actor == HIM and (pawns >> GHOST) & 1 else first_bit(pawns)
    for _ in range(state.seats):
        if (pawns >> seat) & 1:
            return seat
        seat = (seat + 1) % state.seats
    return GHOST


def last_meant(state: Position, pawns: int, actor: int) -> int:
    """The last of them."""
    found: int = GHOST
    while pawns:
        found = next_meant(state, pawns, actor)
        pawns ^= 1 << found
    return found


def ends_of(state: Position, row: int, pawn: int) -> int:
    """The spaces where a clause can bring a pawn, as bits."""
    box: Box = state.content
    found: int
    low: int = box.rows[row][R_LOW]
    if box.rows[row][R_VERB] == PLACE:
        found = joined(state, state.laid)
        if box.rows[row][R_SPACES]:
            found = spaces_of(state, box.rows[row][R_SPACES])
            if box.rows[row][R_NOT]:
                found = joined(state, state.laid) & ~found
        return found
    if state.alone:
        found = _ends_on_ring(state, row, pawn)
    elif box.rows[row][R_UP_TO]:
        found = reach_within(state, state.pawn[pawn], low)
    else:
        found = reach_exactly(state, state.pawn[pawn], low)
        if box.rows[row][R_ALT]:
            found |= reach_exactly(state, state.pawn[pawn], box.rows[row][R_ALT])
    return found & ~1 if box.rows[row][R_NOT] else found


def _ends_on_ring(state: Position, row: int, pawn: int) -> int:
    """S17: exactly so many spaces clockwise."""
    box: Box = state.content
    low: int = box.rows[row][R_LOW]
    found: int = 1 << ring_ahead(state, state.pawn[pawn], low)
    if box.rows[row][R_UP_TO]:
        for steps in range(1, low):
            found |= 1 << ring_ahead(state, state.pawn[pawn], steps)
    return found


def ring_place(state: Position, space: int) -> int:
    """Where in the ring a space lies, clockwise from the Cul-De-Sac."""
    place: int = 0
    while state.ring[place] != space:
        place += 1
    return place


def ring_ahead(state: Position, space: int, steps: int) -> int:
    """The space so many steps clockwise."""
    place: int = ring_place(state, space)
    return state.ring[(place + steps) % RING]
