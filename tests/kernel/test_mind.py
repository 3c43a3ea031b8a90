"""What a mind answers that knows nothing, and how it chooses by what it prefers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ratskeller import BUILD
from ratskeller.kernel.mind import Mind
from ratskeller.kernel.numbers import ACTIONS_MAX
from ratskeller.kernel.rng import Rng
from tests.search.little_games import Corridor, Nim

if TYPE_CHECKING:
    from ratskeller.kernel.state import State


class TakesTwo(Mind):
    """Takes two in five of ten cases, else mostly three."""

    __slots__ = ()

    def weigh(self, state: State, seat: int) -> int:
        count = state.legal(seat)
        self.preference = [0.1, 0.5, 0.4] + [0.0] * (ACTIONS_MAX - 3)
        return count


def test_who_knows_nothing_finds_everything_as_good() -> None:
    mind, nim = Mind(), Nim().begin(2, 0, 6)
    assert mind.preferences(nim, 0) == [pytest.approx(1 / 3)] * 3
    assert mind.preferences(nim, 1) == []
    assert mind.choose(nim, 0) == 1
    assert not mind.is_quiet(nim)
    assert mind.outlook(nim, 0) == mind.outlook(nim, 1) == 0.5
    assert mind.belief(nim, 0) == 1.0
    assert mind.secret(nim, 0) == 0
    assert mind.terms(nim, 0) == mind.facts(nim, 0) == []
    assert mind.reckon(nim) == []
    assert mind.reckon_choices(nim, 0) == []
    assert mind.points(nim) == mind.points_of_choices(nim, 0) == []
    assert (mind.effort, mind.temper) == (0, 0)
    mind.learn("anything", [1.0])
    assert not mind.has_memory()
    mind.notice(nim, 0, 1)
    mind.recall([1.0])
    assert mind.memory() == []
    mind.forget()


@pytest.mark.skipif(BUILD.kind == "compiled", reason="a mind written in a test cannot stand on a compiled one")
def test_it_chooses_what_it_prefers_and_draws_as_it_weighs() -> None:
    mind, nim, rng = TakesTwo(), Nim().begin(2, 0, 6), Rng(1)
    assert mind.preferences(nim, 0) == [0.1, 0.5, 0.4]
    assert mind.choose(nim, 0) == 2
    drawn = Counter(mind.sample(nim, 0, rng) for _ in range(2000))
    assert drawn[1] == pytest.approx(200, abs=50)
    assert drawn[2] == pytest.approx(1000, abs=80)
    assert drawn[3] == pytest.approx(800, abs=80)


def test_one_draw_is_taken_whatever_is_drawn() -> None:
    for state in (Nim().begin(2, 0, 6), Corridor().begin(2, 0, 5)):
        one, other = Rng(3), Rng(3)
        assert Mind().sample(state, 0, one) in state.legal_actions(0)
        other.below(2)
        assert one.position == other.position
