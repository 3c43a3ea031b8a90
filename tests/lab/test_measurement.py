"""Measuring: the same work everywhere, turns that are fair, and a partner that may die. No test says how fast."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from ratskeller.lab import measurement
from ratskeller.lab.comparison import ROUNDS, ROUNDS_LEAST, UncompiledMeter, ratios, take_turns, typical
from ratskeller.lab.measurement import ITERATIONS, POSITIONS, CannotMeasure, Meter, Rates, Subject, decisions

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

RATS = Subject("rats_in_the_walls", 3, {}, {})


class Fake:
    """A meter that gives what it is told to give."""

    def __init__(self, *speeds: float) -> None:
        self.speeds = list(speeds)
        self.asked: list[float] = []

    def measure(self, seconds: float) -> Rates:
        self.asked.append(seconds)
        speed = self.speeds[len(self.asked) % len(self.speeds) - 1]
        return Rates(speed, 10 * speed, 100 * speed)


@pytest.mark.usefixtures("in_catalogue")
def test_every_rate_is_measured(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurement, "ITERATIONS", 5)
    rates = Meter(Subject(game.name, game.seats[0], {}, {})).measure(0.001)
    assert rates.steps > rates.games > 0
    assert rates.search > 0


def test_positions_are_choices_of_one_game_from_first_to_last(game: Game) -> None:
    found, steps = decisions(game.set_up(game.seats[0], {}, {}), POSITIONS)
    assert steps >= len(found)
    assert len(found) == POSITIONS
    assert all(len(state.legal_actions(state.mover)) > 1 for state in found)
    again, _ = decisions(game.set_up(game.seats[0], {}, {}), POSITIONS)
    assert [state.digest() for state in found] == [state.digest() for state in again]


def test_a_game_without_choices_cannot_be_searched(rats: Game) -> None:
    over = decisions(rats.set_up(3, {}, {}), 1)[0][0]
    over.mover = -2
    with pytest.raises(CannotMeasure, match="nobody ever has a choice"):
        decisions(over, 1)


def test_searches_are_of_fixed_length(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    class Counting:
        def begin(self, *_: object) -> None:
            done.append(0)

        def run(self, iterations: int) -> None:
            done[-1] += iterations

    monkeypatch.setattr("ratskeller.lab.measurement.TreeSearch", Counting)
    Meter(RATS).measure(1e-9)
    assert done == [ITERATIONS] * POSITIONS


def test_turns_are_fair() -> None:
    one, other = Fake(1.0), Fake(2.0)
    told: list[int] = []
    found = take_turns([one, other], 1000.0, told.append)
    assert [len(rates) for rates in found] == [ROUNDS, ROUNDS]
    assert one.asked == other.asked == [1000.0 / ROUNDS / 2] * ROUNDS
    assert told == [1] * ROUNDS


def test_a_few_turns_are_taken_even_without_time() -> None:
    meter = Fake(1.0)
    take_turns([meter], 1e-9, lambda _more: None)
    assert len(meter.asked) == ROUNDS_LEAST


def test_medians_and_ratios() -> None:
    these = [Rates(1, 10, 100), Rates(2, 20, 200), Rates(90, 900, 9000)]
    those = [Rates(1, 1, 1), Rates(1, 1, 1), Rates(10, 10, 10)]
    assert typical(these) == Rates(2, 20, 200)
    assert ratios(these, those) == Rates(2, 20, 200)


def test_the_uncompiled_rules_are_measured_elsewhere() -> None:
    with UncompiledMeter(RATS) as meter:
        for _ in range(2):
            rates = meter.measure(0.001)
            assert rates.steps > rates.games > 0


@pytest.mark.parametrize("code", ["pass", "input(); print('{')"])
def test_a_partner_that_dies_is_told(code: str) -> None:
    with UncompiledMeter(RATS, (sys.executable, "-c", code)) as meter:
        for _ in range(2):
            with pytest.raises(CannotMeasure, match="died"):
                meter.measure(0.001)
