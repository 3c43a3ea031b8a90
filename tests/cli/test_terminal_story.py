"""The story in the terminal: what comes of a step is set in, however often chance has its way in between."""

from __future__ import annotations

from ratskeller.catalogue import find_game
from ratskeller.cli.terminal_story import step_lines
from ratskeller.kernel.match import Match
from tests.conformance.play import Driver


def test_what_chance_brings_is_set_in_be_it_after_chance() -> None:
    match, driver = Match(find_game("condyle_cove"), 2), Driver(1)
    for _ in range(60):
        driver.step(match)
    chance = [step.n for step in match.steps[1:] if step.by == "chance"]
    again = [number for number in chance if number - 1 in chance]
    lines = [line for number in again for line in step_lines(match, number, lambda _event: True)]
    assert len(lines) > 4
    assert all(line.is_consequence for line in lines)
