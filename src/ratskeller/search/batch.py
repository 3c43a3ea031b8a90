"""Many games of one table side by side, in compiled loops: what the mover of each sees goes straight into arrays.

Chance is dealt by itself, and where a game ends the next one begins. What is dealt in a game depends on the seed, on
the slot that it is played in and on how many were played there before: not on how many slots there are.
"""

from __future__ import annotations

from ratskeller.kernel.native import Fixed, Memory
from ratskeller.kernel.numbers import CHANCE, DEALER, NO_ACTION, NOBODY, U64, Long
from ratskeller.kernel.observation import Observation
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State


class Slot(Fixed):
    """A place where one game after the other is played."""

    state: State
    stream: Rng  # of this slot
    dealer: Rng  # of the game
    games: Long  # that began here
    is_paid: bool  # the arrays still say that one has ended


class Batch(Fixed):
    """All slots, and the arrays that show them."""

    start: State
    slots: list[Slot]
    seen: Observation
    size: int  # of an observation
    actions: int  # that the game has
    observations: Memory  # what the mover of each slot may know
    masks: Memory  # which actions are legal
    movers: Memory
    rewards: Memory  # of the game that has just ended, by seat
    ends: Memory  # whether one has
    chosen: Memory  # an action for each slot


def open_batch(batch: Batch, start: State, seed: U64, count: int) -> None:
    """Begin the first game in every slot."""
    slots: list[Slot] = []
    slot: Slot
    batch.start = start
    batch.seen = Observation()
    batch.slots = slots
    for i in range(count):
        slot = Slot()
        slot.state = start.copy()
        slot.stream = Rng(seed).split(i)
        slots.append(slot)
        _begin_game(batch, slot)
        _show(batch, slot, i)


def find_illegal(batch: Batch, count: int) -> int:
    """The first slot whose chosen action is not legal, or so many as there are slots."""
    slot: Slot
    for i in range(count):
        slot = batch.slots[i]
        if batch.chosen.take(i) != NO_ACTION and not _is_offered(slot.state, batch.chosen.take(i)):
            return i
    return count


def step_batch(batch: Batch, count: int) -> int:
    """Carry out the chosen actions, which are legal or none; return how many games ended."""
    slot: Slot
    action: int
    ended: int = 0
    for i in range(count):
        slot = batch.slots[i]
        action = batch.chosen.take(i)
        if slot.is_paid:
            _clear(batch, slot, i)
        if action == NO_ACTION:
            continue
        slot.state.apply(slot.state.mover, action)
        _deal(slot.state, slot.dealer)
        if slot.state.mover == NOBODY:
            ended += 1
            _pay(batch, slot, i)
            _begin_game(batch, slot)
        _show(batch, slot, i)
    return ended


def choose_at_random(batch: Batch, count: int, rng: Rng) -> None:
    """A legal action for each slot, each as likely as the others."""
    slot: Slot
    for i in range(count):
        slot = batch.slots[i]
        batch.chosen.put(i, slot.state.actions[rng.below(slot.state.count)])


def _begin_game(batch: Batch, slot: Slot) -> None:
    slot.state.assign(batch.start)
    slot.dealer = slot.stream.split(slot.games).split(DEALER)
    slot.games += 1
    _deal(slot.state, slot.dealer)


def _deal(state: State, dealer: Rng) -> None:
    while state.mover == CHANCE:
        state.apply(CHANCE, state.draw(dealer))


def _pay(batch: Batch, slot: Slot, i: int) -> None:
    state: State = slot.state
    slot.is_paid = True
    batch.ends.put(i, 1.0)
    for seat in range(state.seats):
        batch.rewards.put(i * state.seats + seat, state.reward(seat))


def _clear(batch: Batch, slot: Slot, i: int) -> None:
    """Hardly any step ends a game, so that what has not changed is not written."""
    slot.is_paid = False
    batch.ends.put(i, 0.0)
    for seat in range(slot.state.seats):
        batch.rewards.put(i * slot.state.seats + seat, 0.0)


def _show(batch: Batch, slot: Slot, i: int) -> None:
    """The legal actions are asked for last, so that they stay in the state until the next step."""
    state: State = slot.state
    state.observe(state.mover, batch.seen)
    batch.observations.write(i * batch.size, batch.seen)
    batch.movers.put(i, state.mover)
    state.legal(state.mover)
    batch.masks.mark(i * batch.actions, batch.actions, state)


def _is_offered(state: State, action: int) -> bool:
    for i in range(state.count):
        if state.actions[i] == action:
            return True
    return False
