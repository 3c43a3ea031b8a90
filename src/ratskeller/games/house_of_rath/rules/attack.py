"""House of Rath, the Boogeyman phase: Rath goes and attacks, and whoever owns the victim runs away (10, 12 to 16)."""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.house import bring, take_lock, ways_of
from ratskeller.games.house_of_rath.rules.hunt import reason_of, steps_now
from ratskeller.games.house_of_rath.rules.position import Position, count_bits, first_bit
from ratskeller.games.house_of_rath.rules.turns import end_turn, leave
from ratskeller.kernel.numbers import CHANCE, EVERYONE

# ---- 11: where Rath goes -----------------------------------------------------------------------------------


def begin_stalking(state: Position) -> None:
    """11.5, H51: Rath goes where he must; between equal rooms the player chooses."""
    rooms: int = steps_now(state)
    if count_bits(rooms) > 1:
        state.phase = STALKING
        state.mover = state.turn
    else:
        walk(state, first_bit(rooms))


def walk(state: Position, room: int) -> None:
    """11.1, H16: one step, through a lock if it must be, or none."""
    start: int = state.rath
    reason: int = reason_of(state) if state.telling else NONE  # only people ask why
    state.rath = room
    if (state.locked[start] >> room) & 1:
        take_lock(state, start, room)
        state.tell(EV_BROKE, EVERYONE, start, room, 0, 0)
    state.tell(EV_RATH, EVERYONE, start, room, reason, 0)
    _begin_attack(state)


# ---- 12: the attack ----------------------------------------------------------------------------------------


def _begin_attack(state: Position) -> None:
    """12.1, 12.2, H51: one visible orphan in his room, if there is one."""
    orphans: int = state.seen_in(state.rath)
    if orphans == 0:
        end_turn(state)
    elif count_bits(orphans) > 1:
        state.phase = ATTACKING
        state.mover = state.turn
    else:
        attack(state, first_bit(orphans))


def attack(state: Position, orphan: int) -> None:
    """12.3, H20, H39: the owner of a face-up card is asked alone, else everybody who has one face down."""
    state.victim = orphan
    state.is_attacked = True
    state.answered = 0
    state.tell(EV_ATTACKED, EVERYONE, state.turn, orphan, state.rath, 0)
    if state.is_up(orphan):
        state.phase = RUNNING_AWAY
        state.mover = state.holder[orphan]
    else:
        state.phase = CLAIMING
        ask_on(state)


def ask_on(state: Position) -> None:
    """H39: the question is open until everybody has let the victim go; then it was an extra (12.4)."""
    left: int = state.asked() & ~state.answered
    if left != 0:
        state.mover = first_bit(left)
        return
    state.tell(EV_EXTRA, EVERYONE, state.victim, 0, 0, 0)
    _bury(state)
    end_turn(state)


def let_go(state: Position, seat: int) -> None:
    """12.6, H39: one answer that nobody hears. Not even its own echo, so that it can be taken back (ADR 7)."""
    state.answered |= 1 << seat
    ask_on(state)


def claim(state: Position, seat: int) -> None:
    """12.3, H45: the card is turned up, and the roll is made at once."""
    state.up |= 1 << state.victim
    state.tell(EV_CLAIMED, EVERYONE, seat, state.victim, 0, 0)
    run(state)


# ---- 13 to 15: running away --------------------------------------------------------------------------------


def run(state: Position) -> None:
    """13.2: the Fate die is about to be rolled."""
    state.answered = 0
    state.phase = FATE
    state.mover = CHANCE


def stay(state: Position) -> None:
    """H59: no roll, and so no cards."""
    state.tell(EV_STAYED, EVERYONE, state.mover, state.victim, 0, 0)
    lose(state)


def is_escape(state: Position, number: int) -> bool:
    """14.1, 15.1, 16.4, H62: what the Fate board says to a number."""
    if state.fate_board == ROOMS_BOARD:
        return state.rath == number - 1 + OUTER
    return number >= ESCAPES_FROM


def meet_fate(state: Position, number: int) -> None:
    """13.5: the number is looked up."""
    escapes: bool = is_escape(state, number)
    how: int = (1 if escapes else 0) + 2 * state.fate_board
    state.tell(EV_FATE, EVERYONE, state.holder[state.victim], state.victim, number, how)
    if escapes:
        _escape(state)
    else:
        _fail(state)


def _escape(state: Position) -> None:
    """15.2, H25, H51: the orphan must go, if it can."""
    owner: int = state.holder[state.victim]
    rooms: int = ways_of(state, owner, state.victim)
    if rooms == 0:
        state.tell(EV_CORNERED, EVERYONE, state.victim, 0, 0, 0)
        end_turn(state)
    elif count_bits(rooms) > 1:
        state.phase = FLEEING
        state.mover = owner
    else:
        flee(state, first_bit(rooms))


def flee(state: Position, room: int) -> None:
    """15.2: the orphan is somewhere else."""
    state.tell(EV_FLED, EVERYONE, state.victim, state.rath, room, 0)
    bring(state, state.victim, room)
    end_turn(state)


def _fail(state: Position) -> None:
    """13.3, H23: whoever has Run Away cards may try on."""
    owner: int = state.holder[state.victim]
    if state.lessons_of(owner) != 0:
        state.phase = DASHING
        state.mover = owner
    else:
        lose(state)


def dash(state: Position, card: int) -> None:
    """16.2, 16.7: a Run Away card for one more roll."""
    state.tell(EV_DASHED, EVERYONE, state.mover, state.victim, card, 0)
    state.lesson[card] = USED
    run(state)


def give_up(state: Position) -> None:
    """H23: no more cards."""
    state.tell(EV_GAVE_UP, EVERYONE, state.mover, state.victim, 0, 0)
    lose(state)


def lose(state: Position) -> None:
    """14.2 to 14.5: the orphan is gone; its owner learns from it, or is out."""
    owner: int = state.holder[state.victim]
    state.tell(EV_LOST, EVERYONE, owner, state.victim, 0, 0)
    _bury(state)
    if state.children_of(owner) == 0:
        leave(state, owner)
        if state.phase != OVER:
            end_turn(state)
    elif state.lessons_left > 0:
        state.phase = LEARNING
        state.mover = CHANCE
    else:
        end_turn(state)


def _bury(state: Position) -> None:
    """1.2, 14.2: the token leaves the board."""
    state.room[state.victim] = GONE
    state.answered = 0


def learn(state: Position, card: int) -> None:
    """14.3, 16.1: a Run Away card for the owner of the victim, who alone sees it."""
    owner: int = state.holder[state.victim]
    state.lesson[card] = owner
    state.lessons_left -= 1
    state.tell(EV_LEARNT, EVERYONE, owner, state.lessons_left, 0, 0)
    state.tell(EV_LESSON, 1 << owner, owner, card, 0, 0)
    end_turn(state)
