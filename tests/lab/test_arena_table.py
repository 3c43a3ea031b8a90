"""The table of an arena: shares, scores and ratings, whose intervals hold what they promise."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.lab.arena_plan import ArenaPlan, make_arena_plan
from ratskeller.lab.arena_playing import PlayedBlock, Result
from ratskeller.lab.arena_table import is_decided, tabulate
from ratskeller.lab.ratings import SCALE, Order, orders, rate
from ratskeller.lab.student import reach

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.kernel.game import Game


@pytest.fixture
def plan(rats: Game) -> ArenaPlan:
    """Two bots at two seats; nothing is played."""
    made = make_arena_plan(rats, 3, {}, {}, bots="search:1,random", against_rest=False, seed=1)
    return msgspec.structs.replace(made, seats=2)


def block_of(number: int, results: Sequence[Result], bots: int = 2) -> PlayedBlock:
    return PlayedBlock(number, list(results), [10] * bots, [0.02] * bots, [0.005] * bots)


def pairs(count: int, first_wins: Callable[[int, int], bool]) -> list[PlayedBlock]:
    """Blocks of two games in which the first bot wins, or the other."""
    blocks = []
    for number in range(count):
        results = []
        for seat in range(2):
            won = first_wins(number, seat)
            seating = (0, 1) if seat == 0 else (1, 0)
            ranks = tuple(1 if (bot == 0) == won else 2 for bot in seating)
            results.append(Result(seating, ranks, tuple(10 if rank == 1 else 4 for rank in ranks)))
        blocks.append(block_of(number, results))
    return blocks


def test_a_row_for_every_bot(plan: ArenaPlan) -> None:
    rows = tabulate(plan, pairs(10, lambda number, seat: number % 2 == 0 or seat == 0))
    assert [row.bot for row in rows] == ["search:1", "random"]
    assert [row.share for row in rows] == [0.75, 0.25]
    assert [row.games for row in rows] == [20, 20]
    assert [row.mean_score for row in rows] == [8.5, 5.5]
    assert [row.moves for row in rows] == [100, 100]
    assert all(row.ms_per_move == pytest.approx(2) and row.ms_slowest == 5 for row in rows)
    for row in rows:
        assert row.low < row.share < row.high
        assert row.score_low is not None
        assert row.score_high is not None
        assert row.score_low < row.mean_score < row.score_high
        assert row.rating is not None
        assert row.rating_low is not None
        assert row.rating_high is not None
        assert row.rating_low <= row.rating <= row.rating_high
    assert sum(row.rating or 0 for row in rows) == pytest.approx(0)


def test_a_shared_win_counts_for_its_part(plan: ArenaPlan) -> None:
    draw = Result((0, 1), (1, 1), (5, 5))
    nobody = Result((1, 0), (3, 3), (0, 0))  # the game itself has won
    rows = tabulate(plan, [block_of(number, [draw, nobody]) for number in range(3)])
    assert [row.share for row in rows] == [0.25, 0.25]


def test_dice_that_cancel_out_make_an_interval_narrow(plan: ArenaPlan) -> None:
    """Whoever has the better seat wins: by games that is a coin, by blocks it is certain to be even."""
    luck = Random(1)
    by_seat = tabulate(plan, pairs(60, lambda number, seat: seat == 0 or number < 3))[0]
    by_chance = tabulate(plan, pairs(60, lambda _number, _seat: luck.random() < 0.5))[0]
    by_block = tabulate(plan, pairs(60, lambda number, _seat: number % 2 == 0))[0]
    widths = [row.high - row.low for row in (by_seat, by_chance, by_block)]
    assert widths[0] < 0.6 * widths[1] < widths[2]


def test_who_wins_always_is_not_certain_to(plan: ArenaPlan) -> None:
    row, other = tabulate(plan, pairs(12, lambda _number, _seat: True))
    assert (row.share, row.high) == (1, 1)
    assert 0.8 < row.low < 0.9
    assert (other.share, other.low) == (0, 0)


def test_one_block_tells_nothing_of_how_blocks_scatter(plan: ArenaPlan) -> None:
    alone, _ = tabulate(plan, pairs(1, lambda _number, _seat: True))
    assert (alone.share, alone.low, alone.high) == (1, 0, 1)
    assert (alone.mean_score, alone.score_low, alone.score_high) == (10, None, None)
    assert alone.rating is not None
    assert (alone.rating_low, alone.rating_high) == (None, None)


def test_intervals_hold_what_they_promise(plan: ArenaPlan) -> None:
    """Games of a block have their luck in common; the share is 60 %. About 95 of 100 intervals should hold it."""
    luck = Random(5)
    held = 0
    for _ in range(300):
        chances = [luck.choice((0.3, 0.9)) for _ in range(25)]
        blocks = pairs(25, lambda number, _seat, chances=chances: luck.random() < chances[number])  # type: ignore[misc]
        bare = msgspec.structs.replace(plan, seats=1)  # without ratings, which would take long
        row = tabulate(bare, blocks)[0]
        held += row.low <= 0.6 <= row.high
    assert 0.92 < held / 300 < 0.98


def test_a_bar_of_points_decides_what_is_a_win(plan: ArenaPlan) -> None:
    alone = msgspec.structs.replace(plan, seats=1)
    results = [Result((bot,), (1,), (100 * bot,)) for bot in range(2)]
    blocks = [block_of(number, results) for number in range(4)]
    assert [row.share for row in tabulate(alone, blocks)] == [1, 1]
    assert [row.share for row in tabulate(alone, blocks, bar=100)] == [0, 1]
    assert [row.rating for row in tabulate(alone, blocks)] == [None, None]


def test_what_is_decided(plan: ArenaPlan) -> None:
    luck = Random(2)
    assert is_decided(plan, pairs(30, lambda _number, _seat: luck.random() < 0.85), 0.95)
    assert not is_decided(plan, pairs(30, lambda _number, _seat: luck.random() < 0.55), 0.95)
    assert not is_decided(plan, pairs(2, lambda _number, _seat: True), 0.99)
    assert not is_decided(plan, pairs(1, lambda _number, _seat: True), 0.5)
    assert is_decided(plan, pairs(8, lambda _number, _seat: True), 0.99)
    one = msgspec.structs.replace(plan, bots=("random",))
    assert not is_decided(one, [block_of(number, [Result((0, 0), (1, 2), (1, 0))], 1) for number in range(9)], 0.95)


# ---- ratings ---------------------------------------------------------------------------------------------------------


def test_twice_as_strong_is_120_points() -> None:
    found = rate({((0,), (1,)): 2000, ((1,), (0,)): 1000}, 2)
    assert found[0] - found[1] == pytest.approx(SCALE * math.log(2), abs=0.5)
    assert pytest.approx(120.4, abs=0.1) == SCALE * math.log(2)


def test_a_draw_is_half_of_either() -> None:
    by_draws = rate({((0,), (1,)): 1000, ((0, 1),): 2000}, 2)
    by_wins = rate({((0,), (1,)): 2000, ((1,), (0,)): 1000}, 2)
    assert by_draws == pytest.approx(by_wins, abs=0.1)


def test_strengths_are_found_again() -> None:
    """Games of three, each place drawn by strength, are rated as strong as they were."""
    luck = Random(3)
    strengths = [4.0, 2.0, 1.0, 1.0]
    results = []
    for _ in range(4000):
        seating = tuple(luck.sample(range(4), 3))
        left = list(seating)
        ranks: dict[int, int] = {}
        while left:
            (taken,) = luck.choices(left, [strengths[bot] for bot in left])
            ranks[taken] = len(ranks) + 1
            left.remove(taken)
        results.append(Result(seating, tuple(ranks[bot] for bot in seating), (0, 0, 0)))
    found = rate(orders(results), 4)
    assert found[0] - found[1] == pytest.approx(120.4, abs=15)
    assert found[1] - found[2] == pytest.approx(120.4, abs=15)
    assert found[2] - found[3] == pytest.approx(0, abs=15)


def test_who_never_loses_is_not_infinitely_strong() -> None:
    few, many = (rate({((0,), (1,)): games}, 2) for games in (10, 1000))
    assert 100 < few[0] < many[0] < 1000


def test_a_bot_may_meet_itself() -> None:
    """Alone against three of another kind, as often first as a fair share: as strong as they are."""
    counted: dict[Order, float] = {tuple((0 if place == mine else 1,) for place in range(4)): 1.0 for mine in range(4)}
    assert rate(counted, 2) == pytest.approx([0, 0], abs=0.01)
    assert orders([Result((1, 0, 1), (2, 1, 2), (0, 0, 0))]) == {((0,), (1, 1)): 1}


# ---- Student's distribution ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "observations", "expected"),
    [(0.95, 2, 12.706), (0.95, 3, 4.303), (0.95, 6, 2.571), (0.95, 11, 2.228), (0.99, 8, 3.499), (0.95, 31, 2.042)],
)
def test_reach_as_the_tables_have_it(level: float, observations: int, expected: float) -> None:
    assert reach(level, observations) == pytest.approx(expected, abs=0.001)


def test_many_observations_are_normal_and_one_says_nothing() -> None:
    assert reach(0.95, 1) == math.inf
    assert reach(0.95, 10_000) == pytest.approx(1.95996, abs=1e-5)
    assert reach(0.95, 201) == pytest.approx(reach(0.95, 202), abs=0.015)
