"""Seven hexagons: which rooms can pivot, which are landlocked, and that every shape of the house can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.catalogue import find_game
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.rules.house import forbids_pivot, forbids_rotating, is_landlocked, pivot_of
from ratskeller.kernel.numbers import PERMITTED

if TYPE_CHECKING:
    from collections.abc import Iterator

Cell = tuple[int, int]
Shape = frozenset[Cell]
AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SHAPES = 3652  # connected shapes of seven hexagons, turned and mirrored ones counted apart


def house(cells: list[Cell]) -> Any:
    """A house whose rooms lie in these cells."""
    state: Any = find_game("house_of_rath").set_up(2, {}, {})
    state.q, state.r = [q for q, _ in cells], [r for _, r in cells]
    state.survey()
    return state


def moved(shape: list[Cell]) -> Shape:
    """A shape, wherever it lies."""
    column, row = min(q for q, _ in shape), min(r for _, r in shape)
    return frozenset((q - column, r - row) for q, r in shape)


def hangs_together(cells: set[Cell]) -> bool:
    found, fresh = set[Cell](), [next(iter(cells))]
    while fresh:
        cell = fresh.pop()
        found.add(cell)
        fresh += [near for near in neighbours(cell) if near in cells and near not in found]
    return found == cells


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + column, cell[1] + row) for column, row in AROUND]


def swings(cells: list[Cell]) -> Iterator[tuple[int, int]]:
    """Every single rotation, found without the rules: by hand, with tiles on a table."""
    for room, cell in enumerate(cells):
        others = set(cells) - {cell}
        for side, target in enumerate(neighbours(cell)):
            touching = set(neighbours(cell)) & set(neighbours(target))
            is_free = target not in others and len(touching & others) == 1
            if is_free and hangs_together(others | {target}):
                yield room, side


def test_twelve_rotations_are_legal_at_the_start_and_none_of_the_middle() -> None:
    state = house([(0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)])
    found = [(room, side) for room in range(7) for side in range(6) if forbids_pivot(state, room, side) == PERMITTED]
    assert len(found) == 12
    assert {room for room, _ in found} == {1, 2, 3, 4, 5, 6}
    assert forbids_rotating(state, codes.MOURNING) == codes.LANDLOCKED


def test_every_shape_can_be_reached_and_every_rotation_is_found() -> None:
    first = [(0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    found, fresh = {moved(first)}, [first]
    while fresh:
        cells = fresh.pop()
        state = house(cells)
        legal = {(room, side) for room in range(7) for side in range(6) if not forbids_pivot(state, room, side)}
        assert legal == set(swings(cells))
        for room in range(7):
            check_landlocked(state, cells, room)
        for room, side in legal:
            after = list(cells)
            after[room] = neighbours(cells[room])[side]
            if moved(after) not in found:
                found.add(moved(after))
                fresh.append(after)
    assert len(found) == SHAPES


def check_landlocked(state: Any, cells: list[Cell], room: int) -> None:
    """Landlocked is whoever has no two empty cells in a row around it, and only such a room can pivot nowhere."""
    empty = [cell not in cells for cell in neighbours(cells[room])]
    has_two = any(empty[side] and empty[(side + 1) % 6] for side in range(6))
    can_swing = any(pivot_of(state, room, side) != codes.NO_ROOM for side in range(6))
    assert is_landlocked(state, room) == (not has_two) == (not can_swing)
