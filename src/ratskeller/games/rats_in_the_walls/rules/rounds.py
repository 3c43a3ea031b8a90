"""The Rats in the Walls, who begins and how a round goes: rolling off, shaking, looking (5, 6a, 6b, 6e, 6f)."""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.position import Position
from ratskeller.kernel.numbers import CHANCE, EVERYONE, NOBODY


def begin_roll_off(state: Position, rollers: int) -> None:
    """R23: these seats roll five dice each, one after the other."""
    state.roll_offs += 1
    state.rollers = rollers
    state.leaders = 0
    state.most = -1
    state.phase = ROLLING_OFF
    state.mover = CHANCE
    state.roller = 0
    _find_roller(state)


def _find_roller(state: Position) -> None:
    while state.roller < state.seats and not (state.rollers >> state.roller) & 1:
        state.roller += 1


def roll_off(state: Position, ones: int, twos: int) -> None:
    """The next seat has rolled; after the last one the best begins, or the best roll again."""
    rats: int = ones + 2 * twos
    state.tell(EV_ROLLED_OFF, EVERYONE, state.roller, ones, twos, 0)
    if rats > state.most:
        state.most = rats
        state.leaders = 0
    if rats == state.most:
        state.leaders |= 1 << state.roller
    state.roller += 1
    _find_roller(state)
    if state.roller < state.seats:
        return
    first: int = 0
    while not (state.leaders >> first) & 1:
        first += 1
    if state.leaders == 1 << first or state.roll_offs >= ROLL_OFFS_MAX:
        state.tell(EV_BEGINS, EVERYONE, first, 0, 0, 0)
        begin_round(state, first)
    else:
        state.tell(EV_ROLL_OFF_TIED, EVERYONE, state.leaders, 0, 0, 0)
        begin_roll_off(state, state.leaders)


def begin_round(state: Position, giver: int) -> None:
    """6a: one die, the cats, and nothing said yet."""
    state.rounds += 1
    state.giver = giver
    state.dice = 1
    state.claim = NO_CLAIM
    state.denied = 0
    state.fee_paid = False
    for seat in range(state.seats):
        state.said[seat] = NO_CLAIM
    state.tell(EV_ROUND, EVERYONE, state.rounds, giver, 0, 0)
    _shake(state)


def _shake(state: Position) -> None:
    _forget_dice(state)
    state.phase = EXAMINING
    state.mover = state.giver
    state.tell(EV_SHOOK, EVERYONE, state.giver, state.dice, 0, 0)


def _forget_dice(state: Position) -> None:
    state.ones = 0
    state.twos = 0
    state.seen_by = 0


def turn_coaster(state: Position) -> None:
    """6b.8: the skull."""
    state.skull = True
    state.tell(EV_TURNED, EVERYONE, state.giver, 0, 0, 0)
    _shake(state)


def look(state: Position, ones: int, twos: int) -> None:
    """6b.2: the Giver sees the dice."""
    state.ones = ones
    state.twos = twos
    state.seen_by = 1 << state.giver
    state.phase = LOOKED
    state.mover = state.giver
    state.tell(EV_SAW, state.seen_by, state.giver, ones, twos, state.dice)


def roll_again(state: Position) -> None:
    """6b.6, 6b.7: the Giver shakes again and does not look."""
    _forget_dice(state)
    state.phase = BLIND
    state.tell(EV_REROLLED, EVERYONE, state.giver, 0, 0, 0)


def add_die(state: Position) -> None:
    """6e.3, 6e.4: one more die, if there is one left."""
    if state.dice < DICE_MAX:
        state.dice += 1
        state.tell(EV_DIE_ADDED, EVERYONE, state.giver, state.dice, 0, 0)
    _shake(state)


def end_round(state: Position, loser: int) -> None:
    """6f, 7.1: whoever lost last begins the next round, unless the game is over."""
    if is_anybody_out(state):
        finish(state, END_OF_ROUND if state.ends_with_round else END_DOUBT)
    elif state.rounds >= ROUNDS_MAX:
        finish(state, END_LIMIT)
    else:
        begin_round(state, loser)


def is_anybody_out(state: Position) -> bool:
    """7.1: whether somebody has no brain left."""
    for seat in range(state.seats):
        if state.brains[seat] == 0:
            return True
    return False


def finish(state: Position, ending: int) -> None:
    """The game is over."""
    state.ending = ending
    state.phase = OVER
    state.mover = NOBODY
    state.tell(EV_OVER, EVERYONE, ending, 0, 0, 0)
