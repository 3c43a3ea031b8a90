"""House of Rath, what players do without much thought: how a search plays on.

Some hundred times faster than policy.py, and much like it: own victims are claimed and run, own orphans are hidden or
brought away from Rath, and he is sent at others, rather at those whose owner is known.
"""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.position import Position, count_bits, first_bit
from ratskeller.games.house_of_rath.rules.redeal import pick
from ratskeller.games.house_of_rath.rules.state import HouseOfRath
from ratskeller.kernel.rng import Rng


def act_by_habit(state: HouseOfRath, seat: int, rng: Rng) -> int:
    """A legal action of a seat that shows no card, drawn from what the seat can know."""
    if state.phase == CLAIMING:
        return CLAIM if state.owner_of(state.victim) == seat else LET_GO
    if state.phase == RUNNING_AWAY:
        return RUN
    if state.phase == DASHING:
        return DASH + first_bit(state.lessons_of(seat))
    if state.phase == LEARNT:
        return GO_ON
    if state.phase == ATTACKING:
        return ATTACK + _draw_victim(state, seat, rng)
    if state.phase == ACTING:
        return _act(state, seat, rng)
    if state.phase == STALKING:
        return _send(state, seat, rng)
    return _draw_any(state, seat, rng)


def _family(state: Position, seat: int) -> int:
    """The orphans that a seat knows to be its own or its partner's."""
    mine: int = state.children_of(seat)
    if state.is_team:
        mine |= state.children_of(state.partner_of(seat)) & state.up
    return mine


def _draw_any(state: HouseOfRath, seat: int, rng: Rng) -> int:
    """Any action but for showing a card; those come first in the list."""
    count: int = state.legal(seat)
    first: int = 0
    while REVEAL <= state.actions[first] < NOTHING:
        first += 1
    first += rng.below(count - first)
    return state.actions[first]


def _draw_victim(state: HouseOfRath, seat: int, rng: Rng) -> int:
    """Somebody else's, rather one that is known to be."""
    orphans: int = state.seen_in(state.rath)
    others: int = orphans & ~_family(state, seat)
    if others == 0:
        return pick(orphans, rng)
    if others & state.up and rng.below(2) == 0:
        return pick(others & state.up, rng)
    return pick(others, rng)


def _send(state: HouseOfRath, seat: int, rng: Rng) -> int:
    """Rath, rather to where no own orphan is."""
    count: int = state.legal(seat)
    mine: int = _family(state, seat)
    fewest: int = ORPHANS
    found: int = 0
    own: int
    first: int = rng.below(count)
    action: int
    for i in range(count):
        action = state.actions[(first + i) % count]
        if action >= RATH:
            own = count_bits(state.seen_in(action - RATH) & mine)
            if own < fewest:
                fewest = own
                found = action
    return found


def _act(state: HouseOfRath, seat: int, rng: Rng) -> int:
    """What the die permits, for an own orphan that Rath sees; nothing, if there is none or nothing helps."""
    seen: int = _family(state, seat) & ~state.hidden
    close: int = _close(state, seen)
    if close != 0:
        seen = close
    if state.face == WILD_FACE:
        return CHOOSE + HIDE_FACE
    if seen != 0 and (state.face == HIDE_FACE or state.face == HIDE_ONLY):
        return HIDE + pick(seen, rng)
    if state.face == MOVE_FACE and close != 0:
        seen = pick(close, rng)
        if state.open_to(state.room[seen]) != 0:
            return MOVE + seen
    return _draw_any(state, seat, rng)


def _close(state: Position, orphans: int) -> int:
    """Those of some orphans who are in Rath's room or next to it."""
    found: int = 0
    rooms: int = state.joined[state.rath] | (1 << state.rath)
    for orphan in range(ORPHANS):
        if (orphans >> orphan) & 1 and (rooms >> state.room[orphan]) & 1:
            found |= 1 << orphan
    return found
