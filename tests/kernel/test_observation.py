"""How an observation is written down: seats from the viewer on, sets as yes or no, and never too much."""

from __future__ import annotations

import pytest

from ratskeller.kernel.numbers import NOBODY, OBSERVED_MAX, SPECTATOR
from ratskeller.kernel.observation import Observation
from ratskeller.kernel.state import State


def begun(seats: int, viewer: int) -> Observation:
    """An observation with nothing in it."""
    made = Observation()
    made.begin(seats, viewer)
    return made


def test_seats_are_counted_from_the_viewer() -> None:
    seen = begun(4, 2)
    assert [seen.seat_at(place) for place in range(4)] == [2, 3, 0, 1]
    assert [seen.place_of(seat) for seat in (2, 3, 0, 1, NOBODY)] == [1, 2, 3, 4, 0]
    seen.add_seats(0b0101)
    seen.add_seat(0)
    assert seen.as_list() == [1, 0, 1, 0, 3]


def test_to_a_spectator_the_first_seat_comes_first() -> None:
    seen = begun(3, SPECTATOR)
    assert [seen.seat_at(place) for place in range(3)] == [0, 1, 2]


def test_sets_and_gaps() -> None:
    seen = begun(2, 0)
    seen.add_bits(0b1010, 5)
    seen.add_zeros(2)
    assert seen.as_list() == [0, 1, 0, 1, 0, 0, 0]
    seen.begin(2, 1)
    assert seen.as_list() == []


def test_there_is_an_end_to_it() -> None:
    seen = begun(2, 0)
    seen.add_zeros(OBSERVED_MAX)
    with pytest.raises(IndexError, match="more numbers in an observation"):
        seen.add(1)


def test_a_game_that_says_nothing_shows_who_looks_and_who_is_waited_for() -> None:
    state = State()
    state.seats, state.mover = 2, 1
    assert state.observed(1) == [2, 0, 0, 1, 0]
    assert state.observed(SPECTATOR) == [0, 0, 0, 0, 1]
    state.mover = -1
    assert state.observed(0) == [1, 1, 0, 0, 0]
