"""The Rats in the Walls: what a seat imagines under the cup is what six-sided dice would show, and nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import sqrt
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

FACES = (0, 0, 0, 0, 1, 2)  # rats on the six faces of a die
REDEALS = 4_000


def peeked(game: Game, dice: int, roll: str) -> Match:
    """A table at which the Giver has looked at some dice, and nobody else has."""
    match = Match(game, 3, {"start": "agreed"})
    for _ in range(dice - 1):
        match.act(match.state.mover, game.read_action("announce none"))
        match.act(match.state.mover, game.read_action("believe"))
    match.act(match.state.mover, game.read_action("peek"))
    match.deal(game.read_outcome(roll))
    return match


def throws(dice: int) -> Counter[tuple[int, int]]:
    """How often each pair of (dice with one rat, dice with two) comes up, by throwing all ways there are."""
    return Counter((faces.count(1), faces.count(2)) for faces in product(FACES, repeat=dice))


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_imagined_dice_fall_as_real_ones(rats: Game, dice: int, viewer: int) -> None:
    state: Any = peeked(rats, dice, "roll " + "2 " * dice).state
    viewer = viewer if viewer == SPECTATOR else (state.mover + viewer) % 3
    rng, seen = Rng(dice), Counter[tuple[int, int]]()
    for _ in range(REDEALS):
        state.redeal(viewer, rng)
        seen[state.ones, state.twos] += 1
    expected = {roll: REDEALS * ways / 6**dice for roll, ways in throws(dice).items()}
    assert set(seen) <= set(expected)
    assert not are_far_apart(seen, expected)


def are_far_apart(seen: Counter[tuple[int, int]], expected: dict[tuple[int, int], float]) -> bool:
    """A chi-square test at 3.5 standard deviations; the seeds are fixed, so that it fails always or never."""
    common = {roll for roll, count in expected.items() if count >= 5}
    pairs = [(seen[roll], expected[roll]) for roll in common]
    if rare := set(expected) - common:  # thrown together
        pairs.append((sum(seen[roll] for roll in rare), sum(expected[roll] for roll in rare)))
    distance = sum((found - wanted) ** 2 / wanted for found, wanted in pairs)
    freedom = len(pairs) - 1
    return distance > freedom + 3.5 * sqrt(2 * freedom)


def test_other_dice_would_be_found() -> None:
    """Dice with three blank faces instead of four are told apart, so the test above can fail."""
    wrong = Counter((faces.count(1), faces.count(2)) for faces in product((0, 0, 0, 1, 1, 2), repeat=2))
    seen = Counter({roll: round(REDEALS * ways / 36) for roll, ways in wrong.items()})
    expected = {roll: REDEALS * ways / 36 for roll, ways in throws(2).items()}
    assert are_far_apart(seen, expected)


def test_who_has_looked_imagines_nothing_else(rats: Game) -> None:
    match = peeked(rats, 3, "roll 1 2")
    row = match.state.as_row()
    for seed in range(50):
        match.state.redeal(match.state.mover, Rng(seed))
        assert match.state.as_row() == row


def test_dice_that_have_not_fallen_are_not_imagined(rats: Game) -> None:
    match = peeked(rats, 3, "roll 1 2")
    match.act(match.state.mover, rats.read_action("reroll"))
    row = match.state.as_row()
    for viewer in (0, 1, 2, SPECTATOR):
        match.state.redeal(viewer, Rng(viewer & 7))
        assert match.state.as_row() == row
