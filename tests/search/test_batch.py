"""Many games side by side: each is what it would be alone, and the arrays say what its mover may know."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import pytest

from ratskeller.kernel.native import Memory
from ratskeller.kernel.numbers import DEALER, NO_ACTION
from ratskeller.kernel.rng import Rng
from ratskeller.search.batch import Batch, choose_at_random, find_illegal, open_batch, step_batch
from tests.conformance.play import UNCOMPILED

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State

STEPS = 40 if UNCOMPILED else 400


class Arrays:
    """A batch with arrays of its own."""

    def __init__(self, game: Game, count: int, seed: int, seats: int) -> None:
        self.count, self.seats = count, seats
        self.size, self.actions = game.layout(seats).size, len(game.action_codes())
        self.observations = array("i", [0] * count * self.size)
        self.masks = memoryview(bytearray(count * self.actions)).cast("?")
        self.movers, self.chosen = array("i", [0] * count), array("i", [0] * count)
        self.rewards, self.ends = array("d", [0] * count * seats), memoryview(bytearray(count)).cast("?")
        self.batch = Batch()
        self.batch.size, self.batch.actions = self.size, self.actions
        self.batch.observations, self.batch.masks = Memory(self.observations, "i"), Memory(self.masks, "?")
        self.batch.movers, self.batch.chosen = Memory(self.movers, "i"), Memory(self.chosen, "i")
        self.batch.rewards, self.batch.ends = Memory(self.rewards, "d"), Memory(self.ends, "?")
        open_batch(self.batch, silent(game, seats), seed, count)

    def shown(self, slot: int) -> tuple[int, list[int], list[int]]:
        """What one slot shows: mover, observation, legal actions."""
        mask = self.masks[slot * self.actions : (slot + 1) * self.actions]
        row = self.observations[slot * self.size : (slot + 1) * self.size]
        return self.movers[slot], row.tolist(), [code for code, is_legal in enumerate(mask) if is_legal]

    def paid(self, slot: int) -> list[float]:
        """The rewards of a slot."""
        return self.rewards[slot * self.seats : (slot + 1) * self.seats].tolist()


def silent(game: Game, seats: int) -> State:
    """A first position that notes no events."""
    state: State = game.set_up(seats, {}, {})
    state.telling = False
    return state


def as_seen(state: State) -> tuple[int, list[int], list[int]]:
    """What a slot with this position must show."""
    return state.mover, state.observed(state.mover), state.legal_actions(state.mover)


def deal(state: State, dealer: Rng) -> None:
    """Let chance have its way, in Python."""
    while state.is_chance():
        state.apply(-1, state.draw(dealer))


def test_every_slot_is_a_game_played_as_it_would_be_alone(game: Game) -> None:
    seats, slots = game.seats[-1], 3
    arrays, rng = Arrays(game, slots, 5, seats), Rng(8)
    states = [silent(game, seats) for _ in range(slots)]
    games = [0] * slots
    dealers = [Rng(5).split(slot).split(0).split(DEALER) for slot in range(slots)]
    ended = 0
    for state, dealer in zip(states, dealers, strict=True):
        deal(state, dealer)
    for _ in range(STEPS):
        assert [arrays.shown(slot) for slot in range(slots)] == [as_seen(state) for state in states]
        choose_at_random(arrays.batch, slots, rng)
        assert find_illegal(arrays.batch, slots) == slots
        ended += step_batch(arrays.batch, slots)
        for slot, state in enumerate(states):
            state.apply(state.mover, arrays.chosen[slot])
            deal(state, dealers[slot])
            assert arrays.ends[slot] == state.is_over()
            assert arrays.paid(slot) == [state.reward(seat) if state.is_over() else 0.0 for seat in range(seats)]
            if state.is_over():
                games[slot] += 1
                dealers[slot] = Rng(5).split(slot).split(games[slot]).split(DEALER)
                states[slot] = silent(game, seats)
                deal(states[slot], dealers[slot])
    assert ended == sum(games)


def test_how_many_slots_there_are_changes_no_game(game: Game) -> None:
    seats = game.seats[0]
    few, many = Arrays(game, 2, 1, seats), Arrays(game, 5, 1, seats)
    for _ in range(STEPS):
        assert [few.shown(slot) for slot in range(2)] == [many.shown(slot) for slot in range(2)]
        choose_at_random(many.batch, 5, Rng(3))
        few.chosen[:] = many.chosen[:2]
        step_batch(few.batch, 2)
        step_batch(many.batch, 5)


def test_an_action_that_is_not_legal_is_found(game: Game) -> None:
    arrays = Arrays(game, 3, 1, game.seats[0])
    choose_at_random(arrays.batch, 3, Rng(1))
    for wrong in (-2, arrays.actions, 10**9):
        arrays.chosen[1] = wrong
        assert find_illegal(arrays.batch, 3) == 1


@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_same_seed_gives_the_same_games(rats: Game, seed: int) -> None:
    one, other, another = Arrays(rats, 4, seed, 3), Arrays(rats, 4, seed, 3), Arrays(rats, 4, seed ^ 1, 3)
    assert one.observations == other.observations
    assert one.observations != another.observations


def test_a_game_can_be_left_as_it_is(game: Game) -> None:
    arrays = Arrays(game, 2, 3, game.seats[0])
    for _ in range(STEPS):
        before = arrays.shown(1)
        choose_at_random(arrays.batch, 2, Rng(4))
        arrays.chosen[1] = NO_ACTION
        assert find_illegal(arrays.batch, 2) == 2
        step_batch(arrays.batch, 2)
        assert (arrays.shown(1), arrays.ends[1], sum(arrays.paid(1))) == (before, False, 0)
