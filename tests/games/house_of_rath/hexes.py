"""Shapes of rooms on a grid of hexagons, worked out from the rulebook's words alone. A cell is (column, row)."""

from __future__ import annotations

from itertools import pairwise

Cell = tuple[int, int]
# Around a cell, one after another.
AROUND: dict[str, Cell] = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
SIDES = list(AROUND)


def beside(cell: Cell, side: str) -> Cell:
    """The cell on a side of another."""
    return cell[0] + AROUND[side][0], cell[1] + AROUND[side][1]


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells around one, in a circle."""
    return [beside(cell, side) for side in SIDES]


def is_connected(cells: frozenset[Cell]) -> bool:
    """Whether there are no islands."""
    seen, edge = set[Cell](), [next(iter(cells))]
    while edge:
        cell = edge.pop()
        if cell not in seen:
            seen.add(cell)
            edge += [other for other in neighbours(cell) if other in cells]
    return seen == cells


def is_landlocked(cells: frozenset[Cell], cell: Cell) -> bool:
    """Whether no two cells that follow each other around a room are empty."""
    free = [other not in cells for other in neighbours(cell)]
    return not any(one and other for one, other in pairwise([*free, free[0]]))


def pivots(cells: frozenset[Cell], cell: Cell) -> dict[str, frozenset[Cell]]:
    """To which sides a room can pivot, and the house after each: lines 133 to 140, with rooms as stiff tiles.

    Sixty degrees around a room beside it lead to the next cell of the circle around that room. On the way the tile
    sweeps over the cell on its other side, so that one must be empty too.
    """
    found = {}
    for pivot in neighbours(cell):
        if pivot not in cells:
            continue
        circle = neighbours(pivot)
        here = circle.index(cell)
        for turn in (1, -1):
            there = circle[(here + turn) % 6]
            swept = next(each for each in neighbours(cell) if each != pivot and each in neighbours(there))
            after = cells - {cell} | {there}
            if there not in cells and swept not in cells and is_connected(after):
                side = next(side for side in SIDES if beside(cell, side) == there)
                found[side] = after
    return found


def normal(cells: frozenset[Cell]) -> frozenset[Cell]:
    """The same shape, pushed into a corner."""
    left, top = min(q for q, _ in cells), min(r for _, r in cells)
    return frozenset((q - left, r - top) for q, r in cells)


def shapes(size: int) -> set[frozenset[Cell]]:
    """All connected shapes of so many cells; one that is only turned or mirrored counts anew."""
    found = {frozenset({(0, 0)})}
    for _ in range(size - 1):
        found = {
            normal(shape | {cell}) for shape in found for one in shape for cell in neighbours(one) if cell not in shape
        }
    return found
