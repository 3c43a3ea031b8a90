"""H53: in every house that can be laid, the right rooms can pivot to the right sides."""

from __future__ import annotations

import pytest

from ratskeller.kernel.numbers import CHANCE, PERMITTED
from tests.games.house_of_rath.hexes import SIDES, beside, is_connected, is_landlocked, normal, pivots, shapes
from tests.games.house_of_rath.table import GAME, ROOMS, Table


def test_H53_there_are_3652_shapes() -> None:
    assert [len(shapes(size)) for size in range(1, 8)] == [1, 3, 11, 44, 186, 814, 3652]


@pytest.mark.parametrize("rooms", [6, 4, 2])  # all seven: test_geometry.py
def test_H53_in_every_house_the_right_rooms_pivot_to_the_right_sides(rooms: int) -> None:
    """Every shape that exists is laid; what the rules offer is compared with the drawing, and leads to all shapes."""
    table = Table()
    state, code = table.state, GAME.read_action
    state.rooms = (1 << rooms) - 1
    known = shapes(rooms)
    start = normal(frozenset((column, 0) for column in range(rooms)))
    reached, edge = {start}, [start]
    while edge:
        shape = edge.pop()
        cells = sorted(shape)
        state.q = [*(q for q, _ in cells), *[0] * (7 - rooms)]
        state.r = [*(r for _, r in cells), *[0] * (7 - rooms)]
        state.survey()
        begun = state.copy()
        begun.begin_turn(0)
        begun.apply(CHANCE, GAME.read_outcome("roll rotate"))
        offered = {GAME.write_action(each) for each in begun.legal_actions(0)}
        for room, cell in enumerate(cells):
            wanted = pivots(shape, cell)
            assert (f"rotate {ROOMS[room]}" in offered) == bool(wanted), (shape, cell)
            if is_landlocked(shape, cell):
                assert not wanted
                assert begun.forbids(0, code(f"rotate {ROOMS[room]}")) != PERMITTED
            elif is_connected(shape - {cell}):
                assert wanted  # two empty cells in a row are enough unless the house falls apart
            if not wanted:
                continue
            chosen = begun.copy()
            chosen.apply(0, code(f"rotate {ROOMS[room]}"))
            sides = {GAME.write_action(each).removeprefix("pivot ") for each in chosen.legal_actions(0)}
            assert sides & set(SIDES) == set(wanted), (shape, cell)
            for side, after in wanted.items():
                if normal(after) in reached:
                    continue
                done = chosen.copy()
                done.apply(0, code(f"pivot {side}"))
                assert (done.q[room], done.r[room]) == beside(cell, side)
                assert normal(frozenset((done.q[each], done.r[each]) for each in range(rooms))) == normal(after)
                # H3: the way back is open.
                assert code(f"rotate {ROOMS[room]}") in done.legal_actions(0)
                reached.add(normal(after))
                edge.append(normal(after))
    assert reached == known
