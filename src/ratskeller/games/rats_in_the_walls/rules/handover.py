"""The Rats in the Walls, the cup goes round: announcing, believing, doubting, and what it costs (6c, 6d)."""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.position import PayOut, Position
from ratskeller.games.rats_in_the_walls.rules.rounds import add_die, end_round, finish, is_anybody_out
from ratskeller.kernel.numbers import CHANCE, EVERYONE


def announce(state: Position, rats: int) -> None:
    """6c: the Giver says how many rats there are; the first to speak of any pays for it."""
    state.tell(EV_ANNOUNCED, EVERYONE, state.giver, rats, 1 if state.phase == CONTINUING else 0, 0)
    state.claim = rats
    state.said[state.giver] = rats
    if rats == 0 and state.dice == DICE_MAX:
        state.denied |= 1 << state.giver
    state.phase = ANSWERING
    state.mover = (state.giver + 1) % state.seats
    if rats > 0 and not state.fee_paid:
        _pay_fee(state)


def _pay_fee(state: Position) -> None:
    sheet: PayOut = state.content
    fee: int = min(sheet.fee, state.brains[state.giver])
    state.fee_paid = True
    state.brains[state.giver] -= fee
    state.middle += fee
    state.tell(EV_FEE, EVERYONE, state.giver, fee, state.brains[state.giver], 0)
    if not state.ends_with_round and is_anybody_out(state):
        finish(state, END_FEE)


def believe(state: Position) -> None:
    """6d: the Receiver takes the cup."""
    receiver: int = state.mover
    state.tell(EV_BELIEVED, EVERYONE, receiver, state.giver, state.claim, 0)
    if state.claim == 0:
        state.giver = receiver
        add_die(state)
        return
    _settle(state, receiver, state.giver, SAID_RATS, BELIEVED)
    if state.skull:
        _go_insane(state, receiver)
    elif not state.ends_with_round and is_anybody_out(state):
        finish(state, END_BELIEF)
    else:
        state.giver = receiver
        state.phase = CONTINUING


def doubt(state: Position) -> None:
    """6d: the Receiver lifts the cup; dice that nobody has seen fall now."""
    state.tell(EV_DOUBTED, EVERYONE, state.mover, state.giver, state.claim, 0)
    if state.seen_by == 0:
        state.phase = LIFTING
        state.mover = CHANCE
    else:
        lift(state)


def lift(state: Position) -> None:
    """6d: the dice lie open, and somebody was wrong."""
    receiver: int = (state.giver + 1) % state.seats
    rats: int = state.ones + 2 * state.twos
    row: int = SAID_RATS if state.claim > 0 else SAID_NONE
    true: bool = rats >= state.claim if state.claim > 0 else rats == 0
    wrong: int = receiver if true else state.giver
    right: int = state.giver if true else receiver
    state.seen_by = EVERYONE
    state.tell(EV_LIFTED, EVERYONE, state.ones, state.twos, state.dice, 0)
    state.tell(EV_JUDGED, EVERYONE, state.giver, 1 if true else 0, state.claim, 0)
    _settle(state, wrong, right, row, DOUBTED_TRUE if true else DOUBTED_FALSE)
    if state.skull:
        _go_insane(state, wrong)
    else:
        end_round(state, wrong)


def _settle(state: Position, loser: int, winner: int, row: int, column: int) -> None:
    """R1: what is gained comes out of what is lost; the rest of the loss goes to the middle."""
    sheet: PayOut = state.content
    owed: int = state.brains[loser] if state.skull else sheet.loses[row][column]
    lost: int = min(owed, state.brains[loser])
    gain: int = min(sheet.gains[row][column], lost + state.middle)
    state.brains[loser] -= lost
    state.brains[winner] += gain
    state.middle += lost - gain
    state.tell(EV_LOST, EVERYONE, loser, lost, state.brains[loser], 0)
    state.tell(EV_GAINED, EVERYONE, winner, gain, state.brains[winner], 0)


def _go_insane(state: Position, seat: int) -> None:
    state.insane = seat
    state.phase = KILLING
    state.mover = seat
    state.tell(EV_INSANE, EVERYONE, seat, 0, 0, 0)


def kill(state: Position, victim: int) -> None:
    """6d.7: the insane player takes another one along."""
    state.killed = victim
    state.tell(EV_KILLED, EVERYONE, victim, state.insane, 0, 0)
    finish(state, END_SKULL_DOUBT if state.seen_by == EVERYONE else END_SKULL_BELIEF)
