"""How sure a lead is: the rounds and pages to come count, and what is left of the round."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.games.darkhouse.game import make_mind
from ratskeller.games.darkhouse.rules.standing import Standing
from tests.games.darkhouse.table import Table

PAGE, LATE, LAST = 1000.0, 400.0, 100.0


def shares(state: Any, *, ahead: float = 20.0, learnt: bool = True) -> float:
    """The chance of a seat that is ahead by so many points."""
    mind = make_mind(state)
    standing = mind.standing
    if learnt:
        mind.learn("page_spread", [PAGE, *[LATE] * 8, LAST])
        mind.learn("roll_spread", [1.0, 0.5, 0.25, 0.0])
    mind.foresight.depth = 1.0
    standing.look_at(state, mind.foresight)
    standing.written, standing.to_come = [ahead] + [0.0] * 5, [0.0] * 6
    found: float = standing.share(state, 0)
    return found


def of(spread: float) -> float:
    """The same with this variance for each of two seats: the curve is nearly the normal one."""
    found: float = 1.0 / (1.0 + 2.718281828 ** (-1.702 * 20.0 / (2 * spread) ** 0.5))
    return found


def test_pages_and_rounds_to_come_add_up() -> None:
    one, three = Table(2, games=1), Table(2, games=3)
    assert shares(one.match.state) == pytest.approx(of(PAGE))
    assert shares(three.match.state) == pytest.approx(of(3 * PAGE))
    assert shares(Table(2, games=1).idle(1).match.state) == pytest.approx(of(LATE))
    assert shares(Table(2, games=1).idle(9).match.state) == pytest.approx(of(LAST))


def test_of_a_round_counts_what_is_left_of_it() -> None:
    """Both have rolled once of three times; then seat 1 is done, and there is only what seat 2 may still roll."""
    table = Table(2, games=1).idle(9).open(4, "114566", "114566")
    assert shares(table.match.state) == pytest.approx(of(LAST / 2))
    table.do("stop", seat=1)
    assert shares(table.match.state) == pytest.approx(of(LAST / 4))


def test_a_page_that_is_full_brings_nothing_any_more() -> None:
    state: Any = Table(2, games=1).idle(9).match.state
    state.empty = [[0] * 7, *[list(row) for row in state.empty][1:]]
    assert shares(state) == pytest.approx(of(LAST / 2))
    state.empty = [[0] * 7] * 6
    assert shares(state) == pytest.approx(1.0)


def test_without_numbers_every_round_is_like_the_others() -> None:
    state: Any = Table(2, games=1).match.state
    standing = Standing()
    assert list(standing.page_spread)[1:11] == [140.0 * each for each in range(10, 0, -1)]
    assert list(standing.roll_spread) == [1.0, 1.0, 1.0, 0.0]
    assert shares(state, learnt=False) != shares(state)
