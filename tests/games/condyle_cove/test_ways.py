"""Condyle Cove: ways over maps of all kinds, counted anew: every way step by step, the two Passages as one space."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.condyle_cove.box import BASE
from tests.games.condyle_cove.table import Table

STEPS = [(1, 0), (0, 1), (-1, 0), (0, -1)]
PLAIN = [space for space in BASE if space not in {"highway", "field"}]  # nothing there happens at the start of a turn


def random_map(seed: int, spaces: list[str]) -> dict[str, tuple[int, int]]:
    """Spaces around the Cul-De-Sac, laid as 8.2 and 8.3 say."""
    dice, laid = Random(seed), {"corner": (0, 0)}
    for space in dice.sample(spaces, len(spaces)):
        taken = set(laid.values())
        beside = sorted({(x + dx, y + dy) for x, y in taken for dx, dy in STEPS} - taken)
        laid[space] = dice.choice([cell for cell in beside if not makes_square(cell, taken)])
    return laid


def makes_square(cell: tuple[int, int], taken: set[tuple[int, int]]) -> bool:
    """Whether a card there would complete a square of four."""
    x, y = cell
    return any({(x + dx, y), (x, y + dy), (x + dx, y + dy)} <= taken for dx in (1, -1) for dy in (1, -1))


def draw(laid: dict[str, tuple[int, int]]) -> str:
    """A map as `Table.cove` reads it."""
    xs, ys = [x for x, _ in laid.values()], [y for _, y in laid.values()]
    names = {cell: name for name, cell in laid.items()}
    rows = [[names.get((x, y), ".") for x in range(min(xs), max(xs) + 1)] for y in range(min(ys), max(ys) + 1)]
    return "\n".join(" ".join(row) for row in rows)


def one(space: str) -> str:
    """Both Passages are one space."""
    return "passage" if space == "passage2" else space


def next_to(laid: dict[str, tuple[int, int]]) -> dict[str, set[str]]:
    """The spaces one step from each."""
    found: dict[str, set[str]] = {one(space): set() for space in laid}
    for space, (x, y) in laid.items():
        beside = {one(other) for other, (ox, oy) in laid.items() if abs(x - ox) + abs(y - oy) == 1}
        found[one(space)] |= beside - {one(space)}
    return found


def ends(laid: dict[str, tuple[int, int]], start: str, steps: int) -> set[str]:
    """Where a way of exactly so many steps can end."""
    found = {one(start)}
    for _ in range(steps):
        found = {other for space in found for other in next_to(laid)[space]}
    return found


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("passages", [False, True])
def test_4_2_one_or_two_steps_on_any_map(seed: int, passages: bool) -> None:
    spaces = [*BASE, *(["passage", "passage2"] if passages else [])]
    laid = random_map(seed, spaces)
    table = Table(2, passages=passages).cove(draw(laid))
    for start in PLAIN:
        table.pawns(f"{start} corner").turn()
        assert table.offers("go") == ends(laid, start, 1) | ends(laid, start, 2), start


@pytest.mark.parametrize("seed", range(8))
def test_C9_up_to_four_steps_from_the_highway_on_any_map(seed: int) -> None:
    laid = random_map(seed, [*BASE, "passage", "passage2"])
    table = Table(2, passages=True).cove(draw(laid)).pawns("highway corner").turn()
    assert table.offers("go") == set().union(*(ends(laid, "highway", steps) for steps in (1, 2, 3, 4)))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("start", ["town", "beach", "passage"])
def test_C44_exactly_two_or_four_steps_on_any_map(seed: int, start: str) -> None:
    laid = random_map(seed, [*BASE, "passage", "passage2"])
    table = Table(2, passages=True).cove(draw(laid)).pawns(f"corner {start}").hand(1, "SCARECROW, LOST").playing()
    table.play("play SCARECROW")
    wanted = ends(laid, start, 2) | ends(laid, start, 4)
    assert len(wanted) > 1
    assert table.offers("go") == wanted


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("start", ["town", "beach"])
def test_C44_exactly_three_steps_and_not_onto_the_cul_de_sac(seed: int, start: str) -> None:
    laid = random_map(seed, BASE)
    table = Table(2).cove(draw(laid)).pawns(f"{start} corner").hand(1, "RUN FOR IT, LOST").playing()
    table.play("play RUN FOR IT, pawn 1")
    wanted = ends(laid, start, 3) - {"corner"}
    found = table.offers("go") if table.phase == "where" else {table.where(1)}
    assert found == (wanted or {start})


@pytest.mark.parametrize("seed", range(8))
def test_17_4_benny_comes_four_steps_nearer_or_all_the_way(seed: int) -> None:
    laid = random_map(seed, [*BASE, "ground", "passage", "passage2"])
    table = Table(2, benny="yes", passages=True).cove(draw(laid))

    def distance(start: str, goal: str) -> int:
        return next(steps for steps in range(20) if one(goal) in ends(laid, start, steps))

    for goal in PLAIN:
        before = distance("ground", goal)
        table.pawns(f"{goal} corner", ghost="ground").turn().play("scream")
        assert distance(table.where("ghost") or "", goal) == max(0, before - 4), goal
