"""Clocks by themselves, with times that the tests make up."""

from __future__ import annotations

import pytest

from ratskeller.tables.clock import Clock, check_clock
from ratskeller.tables.errors import Unfit
from ratskeller.tables.saved import ClockRule
from ratskeller.tables.wire import ClockFace

MOVE = ClockRule(kind="move", seconds=30)
BANK = ClockRule(kind="bank", seconds=100, increment=5)


def clock(rule: ClockRule, seats: int = 2, now: float = 1000.0) -> Clock:
    return Clock(rule, [float(rule.seconds)] * seats, [], now)


@pytest.mark.parametrize(
    "rule",
    [
        ClockRule(seconds=5),
        ClockRule(increment=5),
        ClockRule(kind="move"),
        ClockRule(kind="bank", seconds=-1),
        ClockRule(kind="bank", seconds=10**9),
        ClockRule(kind="bank", seconds=60, increment=-1),
        ClockRule(kind="bank", seconds=60, increment=10**6),
        ClockRule(kind="move", seconds=60, increment=1),
    ],
)
def test_a_clock_that_cannot_run(rule: ClockRule) -> None:
    with pytest.raises(Unfit):
        check_clock(rule)


def test_clocks_that_can_run() -> None:
    for rule in (ClockRule(), MOVE, BANK):
        check_clock(rule)


def test_without_a_clock_nothing_runs() -> None:
    none = clock(ClockRule())
    none.run_for((0, 1))
    none.settle(5000.0)
    none.moved(0)
    none.took_back(0)
    assert none.left == [0.0, 0.0]
    assert none.face(5000.0) is None
    assert none.next_to_fall(()) is None
    assert none.fallen((), 9999.0) == []


def test_a_bank_runs_for_whoever_is_asked_and_grows_with_every_move() -> None:
    bank = clock(BANK)
    bank.run_for((0,))
    assert bank.next_to_fall(()) == 1100.0
    assert bank.face(1010.0) == ClockFace((90.0, 100.0), (0,))
    bank.settle(1010.0)
    bank.moved(0)
    bank.run_for((1,))
    assert bank.left == [95.0, 100.0]
    bank.settle(1050.0)
    assert bank.left == [95.0, 60.0]
    bank.settle(2000.0)
    assert bank.left == [95.0, 0.0]
    assert bank.fallen((), 2000.0) == [1]
    assert bank.fallen((1,), 2000.0) == []


def test_every_move_has_its_time_also_the_second_of_one_turn() -> None:
    move = clock(MOVE)
    move.run_for((0,))
    move.settle(1029.0)
    assert move.left[0] == pytest.approx(1.0)
    move.moved(0)
    move.run_for((0,))
    assert move.left[0] == 30.0
    move.settle(1039.0)
    move.moved(0)
    move.run_for((1,))
    move.settle(1059.0)
    move.run_for((0, 1))  # 1 is asked still, 0 anew
    assert move.left == [30.0, 10.0]


@pytest.mark.parametrize("rule", [MOVE, BANK])
def test_nobody_gains_time_by_moving_to_and_fro(rule: ClockRule) -> None:
    some = clock(rule)
    some.run_for((0,))
    for number in range(1, 6):
        some.settle(1000.0 + 2 * number)
        some.moved(0)
        some.run_for((1,))
        some.took_back(0)
        some.run_for((0,))
    assert some.left[0] == rule.seconds - 10.0


def test_who_had_no_time_left_gets_it_all_after_a_pause() -> None:
    bank = clock(BANK)
    bank.run_for((0,))
    bank.settle(2000.0)
    bank.refill()
    assert bank.left == [100.0, 100.0]


def test_time_never_runs_backwards() -> None:
    bank = clock(BANK)
    bank.run_for((0,))
    bank.settle(500.0)
    assert bank.left[0] == 100.0
    assert bank.face(400.0) == ClockFace((100.0, 100.0), (0,))


def test_the_next_to_fall_is_never_a_bot() -> None:
    bank = Clock(BANK, [1.0, 50.0, 20.0], [], 0.0)
    bank.run_for((0, 1, 2))
    assert bank.next_to_fall(()) == 1.0
    assert bank.next_to_fall({0}) == 20.0
    assert bank.next_to_fall({0, 1, 2}) is None
    assert bank.fallen({0}, 60.0) == [1, 2]
