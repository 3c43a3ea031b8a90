"""The table of figures for machines: every loop plays, and a figure that is missed is said to be."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")

from tools import environments
from tools.environments import DIRECT, PLAIN, RATS, SPIEL, TARGETS, ZOO


def test_every_loop_makes_decisions() -> None:
    loops = environments.loops()
    assert list(loops) == [*TARGETS, SPIEL, PLAIN, DIRECT]
    assert all(play() > 0 for play in loops.values())


def test_rates_are_of_the_processor() -> None:
    assert environments.measure({"quick": lambda: 5}, 0.01)["quick"] > 0


def test_what_is_missed_is_said() -> None:
    rates = {**TARGETS, ZOO: TARGETS[ZOO] - 1, SPIEL: 1.0, PLAIN: TARGETS[RATS] / 100, DIRECT: 1.0}
    lines = environments.table(rates)[1:]
    assert [line.rpartition(" ")[2] for line in lines] == [*["met"] * 5, "MISSED", "1", "met", "1"]
    rates[PLAIN] += 1
    assert environments.table(rates)[-2].endswith("at most 15,000        MISSED")
