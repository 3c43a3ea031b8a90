"""Arrays of others that the rules write into: the same compiled and uncompiled, and nothing is written beside them."""

from __future__ import annotations

from array import array

import pytest

from ratskeller.kernel.native import Memory
from ratskeller.kernel.observation import Observation
from ratskeller.kernel.state import State


def truth_values(count: int) -> memoryview[bool]:
    """Bytes as truth values."""
    return memoryview(bytearray(count)).cast("?")


def seen(*numbers: int) -> Observation:
    """An observation of some numbers."""
    made = Observation()
    for number in numbers:
        made.add(number)
    return made


def offering(*actions: int) -> State:
    """A state that has just offered some actions."""
    state = State()
    for action in actions:
        state.offer(action)
    return state


def test_an_observation_is_written_where_it_belongs() -> None:
    numbers = array("i", [9] * 6)
    memory = Memory(numbers, "i")
    memory.write(2, seen(1, -2, 3))
    assert (numbers.tolist(), memory.size) == ([9, 9, 1, -2, 3, 9], 6)
    assert memory.take(3) == -2


def test_legal_actions_are_marked_and_others_are_not() -> None:
    marks = truth_values(6)
    memory = Memory(marks, "?")
    memory.mark(2, 4, offering(0, 3))
    memory.mark(2, 4, offering(1, 3))
    assert marks.tolist() == [False, False, False, True, False, True]


def test_single_numbers_are_put() -> None:
    whole, part, marks = array("i", [0, 0]), array("d", [0, 0]), truth_values(2)
    Memory(whole, "i").put(1, 7)
    Memory(part, "d").put(1, 0.5)
    Memory(marks, "?").put(1, 1)
    assert (whole.tolist(), part.tolist(), marks.tolist()) == ([0, 7], [0, 0.5], [False, True])


def test_rows_of_rows_are_one_after_the_other() -> None:
    numbers = array("i", [0] * 6)
    Memory(memoryview(numbers).cast("B").cast("i", [2, 3]), "i").write(3, seen(1, 2, 3))
    assert numbers.tolist() == [0, 0, 0, 1, 2, 3]


@pytest.mark.parametrize("at", [-1, 2, 100])
def test_nothing_is_written_beside_it(at: int) -> None:
    numbers, marks = array("i", [5, 5, 5]), truth_values(3)
    memory = Memory(numbers, "i")
    with pytest.raises(IndexError):
        memory.write(at, seen(1, 2))
    with pytest.raises(IndexError):
        Memory(marks, "?").mark(at, 2, offering(1))
    for reach in (-1, 3):
        with pytest.raises(IndexError):
            memory.put(reach, 1)
        with pytest.raises(IndexError):
            memory.take(reach)
    assert (numbers.tolist(), marks.tolist()) == ([5, 5, 5], [False] * 3)


def test_an_action_that_the_game_does_not_have_is_not_marked() -> None:
    with pytest.raises(IndexError):
        Memory(truth_values(3), "?").mark(0, 2, offering(2))


def test_numbers_of_another_kind_are_refused() -> None:
    for owner, kind in ((array("l", [0]), "i"), (array("i", [0]), "d"), (array("i", [0]), "l"), (bytearray(1), "?")):
        with pytest.raises(TypeError, match="expected numbers of the kind"):
            Memory(owner, kind)
    with pytest.raises(TypeError):
        Memory(truth_values(1), "?").take(0)
    with pytest.raises(TypeError):
        Memory(array("d", [0]), "d").write(0, seen(1))
    with pytest.raises(TypeError):
        Memory(array("i", [0]), "i").mark(0, 1, offering())


def test_what_cannot_be_written_to_is_refused() -> None:
    with pytest.raises(BufferError):
        Memory(memoryview(array("i", [1])).toreadonly(), "i")
    with pytest.raises(BufferError):
        Memory(memoryview(array("i", [1, 2, 3, 4]))[::2], "i")
