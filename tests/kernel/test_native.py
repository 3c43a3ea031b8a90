"""The memory of a state: native.py and native.pyx must not be told apart."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import pytest

from ratskeller import BUILD
from ratskeller.kernel import native
from ratskeller.kernel.native import Block, Content, Fixed, ln
from ratskeller.kernel.numbers import Grid, Ints  # noqa: TC001  fields are read from the annotations
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State
from ratskeller.search.playouts import playout

if TYPE_CHECKING:
    from types import ModuleType

    from ratskeller.kernel.game import Game

needs_compiled_rules = pytest.mark.skipif(BUILD.kind == "pure", reason="about compiled classes")


def load_uncompiled(*, checked: bool, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """native.py itself, whatever build is running."""
    monkeypatch.setenv("RATSKELLER_CHECKED", "1" if checked else "0")
    name = f"native_uncompiled_{checked}"
    spec = importlib.util.spec_from_file_location(name, Path(native.__file__).parent / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)  # get_type_hints looks there
    spec.loader.exec_module(module)
    return module


def middle_of(game: Game, steps: int) -> State:
    """A position some way into a game."""
    state: State = game.set_up(4, {"start": "agreed"}, {})
    state.telling = False
    rng = Rng(3)
    for _ in range(steps):
        if state.is_chance():
            state.apply(-1, state.draw(rng))
        else:
            actions = state.legal_actions(state.mover)
            state.apply(state.mover, actions[rng.below(len(actions))])
    return state


def fnv(row: list[int]) -> int:
    """FNV-1a over 32-bit words, written down a second time."""
    mixed = 14695981039346656037
    for word in row:
        mixed = (mixed ^ (word % 2**32)) * 1099511628211 % 2**64
    return mixed


# ---- rows and digest -------------------------------------------------------------------------------------------------


def test_a_position_is_its_fields_in_order() -> None:
    state = State()
    assert state.as_row() == [0, 0, 0]
    state.seats, state.mover, state.ending = 3, -1, 7
    assert state.as_row() == [3, -1, 7]


def test_the_digest_is_the_same_in_both_builds() -> None:
    state = State()
    state.seats, state.mover, state.ending = 3, -1, 7
    assert state.digest() == 0x28A6A5688F05E290
    assert state.digest() == fnv([3, -1, 7])


def test_the_digest_is_made_of_all_words(rats: Game) -> None:
    for steps in range(40):
        state = middle_of(rats, steps)
        assert len(state.as_row()) % 2 == 1  # with the word that pads C memory
        assert state.digest() == fnv(state.as_row())


def test_scratch_is_no_part_of_the_position(rats: Game) -> None:
    state = middle_of(rats, 7)
    before = state.as_row(), state.digest()
    state.legal(state.mover)
    state.tell(1, -1, 2, 3, 4, 5)
    assert (state.as_row(), state.digest()) == before


# ---- copy and assign ---------------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_independent(rats: Game) -> None:
    state: Any = middle_of(rats, 9)
    made = state.copy()
    assert type(made) is type(state)
    assert made is not state
    assert made.as_row() == state.as_row()
    assert made.content is state.content

    row = state.as_row()
    playout(made, Rng(1), Rng(2))
    made.brains = [99] * len(made.brains)
    assert made.as_row() != row
    assert state.as_row() == row


def test_a_change_of_the_original_does_not_reach_the_copy(rats: Game) -> None:
    state: Any = middle_of(rats, 9)
    made = state.copy()
    row = made.as_row()
    state.said = [5] * len(state.said)
    state.apply(state.mover, state.draw(Rng(1)) if state.is_chance() else state.legal_actions(state.mover)[0])
    assert made.as_row() == row


def test_assigning_overwrites_every_field(rats: Game) -> None:
    state, other = middle_of(rats, 30), middle_of(rats, 5)
    assert state.as_row() != other.as_row()
    state.assign(other)
    assert state.as_row() == other.as_row()
    assert state.content is other.content
    state.assign(state)
    assert state.as_row() == other.as_row()


def test_only_states_of_one_game_are_assigned(rats: Game) -> None:
    with pytest.raises(TypeError, match="cannot assign a State to a Rats"):
        middle_of(rats, 1).assign(State())
    with pytest.raises(TypeError, match="cannot assign a Rats to a State"):
        State().assign(middle_of(rats, 1))


# ---- recalling ---------------------------------------------------------------------------------------------------


def test_a_recalled_position_is_the_one_described(rats: Game) -> None:
    for steps in range(0, 40, 3):
        state, other = middle_of(rats, steps), middle_of(rats, 17)
        content = other.content
        other.recall(state.as_row())
        assert (other.as_row(), other.digest()) == (state.as_row(), state.digest())
        assert other.content is content
        playout(other, Rng(1), Rng(2))
        assert state.as_row() == middle_of(rats, steps).as_row()


@pytest.mark.parametrize("row", [[], [1, 2], [1, 2, 3, 4]])
def test_rows_of_another_length_are_refused(row: list[int]) -> None:
    state = State()
    with pytest.raises(ValueError, match=rf"^a position of State has 3 numbers, not {len(row)}$"):
        state.recall(row)


@pytest.mark.parametrize("wrong", [2**31, -(2**31) - 1, 10**30])
def test_a_word_that_no_c_int_holds_changes_nothing(wrong: int) -> None:
    state = State()
    state.recall([4, -1, 2**31 - 1])
    with pytest.raises(OverflowError):
        state.recall([1, 1, wrong])
    assert state.as_row() == [4, -1, 2**31 - 1]


def test_new_memory_is_zero() -> None:
    assert State().actions[0] == 0
    assert list(State().events[63]) == [0] * 6
    assert issubclass(State, Block)
    assert issubclass(Block, Fixed)
    assert issubclass(Content, Fixed)


def test_logarithms_are_natural() -> None:
    assert ln(1.0) == 0.0
    assert ln(2.718281828459045) == 1.0


# ---- classes that tests write ----------------------------------------------------------------------------------------


class WithField(State):
    extra: int


class WithoutFields(State):
    __slots__ = ()

    def score(self, seat: int) -> int:
        return 10 * self.ending + seat


@needs_compiled_rules
def test_a_field_that_c_does_not_know_is_refused() -> None:
    state = WithField()
    state.extra = 3
    for ask in (state.copy, state.as_row, state.digest, lambda: state.assign(WithField()), lambda: state.recall([])):
        with pytest.raises(TypeError, match="WithField is an uncompiled class on top of compiled ones"):
            ask()


def test_a_class_without_fields_of_its_own_works_in_both_builds() -> None:
    state = WithoutFields()
    state.seats, state.ending = 2, 4
    made = state.copy()
    assert type(made) is WithoutFields
    assert made.as_row() == [2, 0, 4]
    assert made.score(1) == 41


# ---- native.py, in either build ----------------------------------------------------------------------------------


@pytest.mark.parametrize("checked", [False, True])
def test_uncompiled_memory_pads_as_c_does(checked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = load_uncompiled(checked=checked, monkeypatch=monkeypatch)

    class Odd(plain.Block):  # type: ignore[misc, name-defined]
        grid: Annotated[Grid, 2, 3]

    class Even(plain.Block):  # type: ignore[misc, name-defined]
        flag: bool
        row: Annotated[Ints, 2]

    odd, even = Odd(), Even()
    odd.grid[1][2] = 5
    odd.seats = 2
    assert odd.as_row() == [2, 0, 0, 0, 0, 0, 0, 0, 5]
    even.row[1] = -4
    even.flag = True
    assert even.as_row() == [0, 0, 0, 1, 0, -4, 0]
    made = odd.copy()
    made.grid[0][0] = 1
    assert odd.grid[0][0] == 0
    assert made.digest() == fnv(made.as_row())
    with pytest.raises(TypeError, match="cannot assign a Even to a Odd"):
        odd.assign(even)


@pytest.mark.parametrize("checked", [False, True])
def test_uncompiled_memory_is_recalled_field_by_field(checked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = load_uncompiled(checked=checked, monkeypatch=monkeypatch)

    class Mixed(plain.Block):  # type: ignore[misc, name-defined]
        flag: bool
        row: Annotated[Ints, 2]
        grid: Annotated[Grid, 2, 3]
        last: int

    block = Mixed()
    numbers = [2, -1, 0, 1, 5, -6, 1, 2, 3, 4, 5, 6, -7]
    row = block.row
    block.recall(numbers)
    assert block.as_row() == numbers
    assert (block.flag, list(block.row), [list(each) for each in block.grid], block.last) == (
        True,
        [5, -6],
        [[1, 2, 3], [4, 5, 6]],
        -7,
    )
    assert block.flag is True  # as C's truth values are read
    assert block.row is row
    with pytest.raises(ValueError, match="a position of Mixed has 13 numbers, not 14"):
        block.recall([*numbers, 0])


def test_checked_rows_refuse_an_index_below_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = load_uncompiled(checked=True, monkeypatch=monkeypatch)
    block = plain.Block()
    block.actions[511] = 3
    assert block.actions[511] == 3
    with pytest.raises(IndexError, match="index -1 of a fixed row"):
        block.actions[-1]
    with pytest.raises(IndexError, match="index -2 of a fixed row"):
        block.actions[-2] = 3
    with pytest.raises(IndexError, match="index -1 of a fixed row"):
        block.events[0][-1]
    with pytest.raises(IndexError):
        block.actions[512]
    assert type(block.copy().actions) is plain.CheckedRow


def test_unchecked_rows_are_plain_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(load_uncompiled(checked=False, monkeypatch=monkeypatch).Block().actions) is list
