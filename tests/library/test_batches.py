"""Many games as arrays: what is in them, what is refused, and that nothing depends on how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import ratskeller as rk
from ratskeller.catalogue import GAMES
from ratskeller.kernel.errors import BadSetup
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


@pytest.fixture(autouse=True)
def _smallest_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest game can be asked for by its name here."""
    monkeypatch.setitem(GAMES, SMALLEST.name, SMALLEST)


def shown(batch: rk.Batch) -> list[Any]:
    """All arrays."""
    arrays = (batch.observations, batch.masks, batch.movers, batch.rewards, batch.ends)
    return [array.tolist() for array in arrays]


def test_the_arrays_have_their_shapes(game: Game) -> None:
    seats = game.seats[-1]
    batch = rk.make_batch(game.name, 3, seats=seats, seed=1)
    assert batch.observations.shape == (3, batch.layout.size)
    assert batch.masks.shape == (3, len(game.action_codes()))
    assert (batch.movers.shape, batch.ends.shape, batch.rewards.shape) == ((3,), (3,), (3, seats))
    assert (len(batch), batch.count, batch.seats, batch.seed) == (3, 3, seats, 1)
    assert repr(batch) == f"<3 games of {batch.name}, {seats} seats, seed 1>"


def test_planes_are_those_of_the_layout(game: Game) -> None:
    batch = rk.make_batch(game.name, 4, seed=1)
    for _ in range(20):
        batch.step(batch.sample())
    for row, planes in zip(batch.observations, batch.planes(), strict=True):
        assert planes.tolist() == pytest.approx(batch.layout.planes(row.tolist()), abs=1e-6)


def test_the_same_seed_plays_the_same_games(game: Game) -> None:
    one, other = (rk.make_batch(game.name, 3, seed=5) for _ in range(2))
    for _ in range(50):
        assert shown(one) == shown(other)
        one.step(one.sample())
        other.step(other.sample())


def test_a_win_is_paid_once(game: Game) -> None:
    batch = rk.make_batch(game.name, 2, seats=game.seats[-1], options={}, seed=2)
    ended, paid = 0, 0.0
    for _ in range(300):
        here = batch.step(batch.sample())
        assert here == batch.ends.sum()
        assert not batch.rewards[~batch.ends].any()
        ended += here
        paid += float(batch.rewards.sum())
    assert paid == pytest.approx(ended)


def test_a_batch_plays_what_an_environment_plays() -> None:
    """The first decision of the same game is the same; only the dice are other ones."""
    batch = rk.make_batch("rats_in_the_walls", 2, seats=3, options={"start": "agreed"}, seed=1)
    env = rk.make("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1)
    assert batch.observations[0].tolist() == env.observe()
    assert batch.masks[0].tolist() == env.mask()


WRONG: dict[str, tuple[Any, str]] = {
    "too few": ([0, 0], "Expected 3 whole numbers, one action a game, not 2 of int64"),
    "a table": (np.zeros((3, 1), np.int32), "not 3×1 of int32"),
    "one": (4, "not no of int64"),
    "parts": ([0.0, 0.0, 0.0], "not 3 of float64"),
    "yes": ([True, True, True], "not 3 of bool"),
    "what is not legal": ([0, 16, 0], r"Action 16 \(doubt\) is not legal in game 1; these are: 0 \(peek\)"),
    "beyond the last": ([0, 0, 29], "Action 29 is not legal in game 2"),
    "far beyond": (np.array([2**40, 0, 0]), "Action 1099511627776 is not legal in game 0"),
    "below none": ([0, -2, 0], "Action -2 is not legal in game 1"),
}


@pytest.mark.parametrize("what", WRONG)
def test_actions_that_cannot_be_are_refused_and_nothing_changes(what: str) -> None:
    actions, message = WRONG[what]
    batch = rk.make_batch("rats_in_the_walls", 3, options={"start": "agreed"}, seed=1)
    before = shown(batch)
    with pytest.raises(rk.BadCall, match=message):
        batch.step(actions)
    assert shown(batch) == before
    batch.step(np.array([0, -1, 0], np.int64))


@pytest.mark.parametrize(
    ("error", "message", "settings"),
    [
        (rk.BadCall, "one game or more, not 0", {"count": 0}),
        (rk.BadCall, "one game or more, not 'all'", {"count": "all"}),
        (rk.BadCall, "A seed is", {"seed": -1}),
        (BadSetup, "seats", {"seats": 99}),
    ],
)
def test_a_batch_that_cannot_be_says_why(error: type[Exception], message: str, settings: dict[str, Any]) -> None:
    with pytest.raises(error, match=message):
        rk.make_batch(**{"game": "rathulhu", "count": 2, **settings})
